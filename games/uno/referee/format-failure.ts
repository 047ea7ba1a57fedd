import type { Reason } from '@ludoteca/kernel';
import type { BotFailure, Language } from '@ludoteca/kit';
import { texts } from '../text/index.ts';
import { quote, type RefereeTexts, refereeTexts } from './texts/index.ts';

/** A reason comes from the rules or from the protocol, as data; whatever else it were has the general words. */
const formatRefusalReason = (language: Language, reason: unknown): string => {
  const { why = '', ...rest } = (reason ?? {}) as Partial<Reason>;
  return texts[language].reason({ why, ...rest }, []);
};

/** Why a bot lost its turn or its seat: what it tried, if anything, and what was wrong. */
export function formatFailureLines(language: Language, name: string, note: BotFailure): readonly string[] {
  const words = refereeTexts[language];
  if (note.why === 'refused')
    return [words.tried(name, quote(note.line)), words.refused(formatRefusalReason(language, note.reason))];
  return [words.lost(name, describeFailure(words, note))];
}

/** The same in one line. */
export const formatFailure = (language: Language, name: string, note: BotFailure): string =>
  formatFailureLines(language, name, note).join('. ');

function describeFailure(
  { failures: losses, startProblems: problems }: RefereeTexts,
  note: Exclude<BotFailure, { why: 'refused' }>,
): string {
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
