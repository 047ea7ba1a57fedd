import type { Reason } from '@ludoteca/kernel';
import type { BotFailure, Language } from '@ludoteca/kit';
import { texts } from '../text/index.ts';
import { asWritten, type RefereeWords, refereeWords } from './words/index.ts';

/** A reason comes from the rules or from the protocol, as data; whatever else it were has the general words. */
const reasonIn = (language: Language, reason: unknown): string => {
  const { why = '', ...rest } = (reason ?? {}) as Partial<Reason>;
  return texts[language].reason({ why, ...rest }, []);
};

/** Why a bot lost its turn or its seat: what it tried, if anything, and what was wrong. */
export function lossLines(language: Language, name: string, note: BotFailure): readonly string[] {
  const words = refereeWords[language];
  if (note.why === 'refused')
    return [words.tried(name, asWritten(note.line)), words.refused(reasonIn(language, note.reason))];
  return [words.lost(name, lossOf(words, note))];
}

/** The same in one line. */
export const lossLine = (language: Language, name: string, note: BotFailure): string =>
  lossLines(language, name, note).join('. ');

function lossOf({ losses, problems }: RefereeWords, note: Exclude<BotFailure, { why: 'refused' }>): string {
  switch (note.why) {
    case 'late':
      return losses.late(note);
    case 'ended':
      return losses.ended(note);
    case 'not started':
      return losses['not started'](problems[note.problem] ?? note.problem);
    case 'deaf':
      return losses.deaf(note);
    case 'flood':
      return losses.flood(note);
  }
}
