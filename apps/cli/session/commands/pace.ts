/** The pace command: how long computer players seem to think. */
import { MAX_ECHOED_INPUT, quote } from '../../terminal/sanitize.ts';
import { PACES } from '../play-options.ts';
import type { TerminalSession } from '../terminal-session.ts';

/** `+` is faster, `-` slower; a pace is named in the language of the session or in English; without a name it is told. */
export function changePace(session: TerminalSession, wanted: string): void {
  const { texts, messages, settings } = session;
  const all = PACES.map((pace) => texts.paces[pace]).join(', ');
  const step = { '+': -1, '-': 1 }[wanted];
  const named = PACES.find((pace) => pace === wanted || texts.paces[pace] === wanted);
  if (named === undefined && step === undefined && wanted !== '') {
    messages.setError(texts.noPace(quote(wanted, MAX_ECHOED_INPUT), all));
    return;
  }
  const pace = named ?? PACES[PACES.indexOf(settings.pace) + (step ?? 0)] ?? settings.pace;
  session.changeSettings({ pace });
  messages.setNote(texts.pace(texts.paces[pace], all));
}
