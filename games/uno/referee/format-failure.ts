/** Sentences about why a bot lost its turn or its seat. */
import type { Reason } from '@ludoteca/kernel';
import type { BotFailure, Language } from '@ludoteca/kit';
import { texts } from '../text/index.ts';
import { quote, type RefereeTexts, refereeTexts } from './texts/index.ts';

/** Reasons come from the rules or the protocol; any other data gets the general sentence. */
const formatRefusalReason = (language: Language, reason: unknown): string => {
  const { why = '', ...rest } = (reason ?? {}) as Partial<Reason>;
  return texts[language].reason({ why, ...rest }, []);
};

/** Two lines for a refused action, one for any other failure. */
export function formatFailureLines(language: Language, name: string, failure: BotFailure): readonly string[] {
  const own = refereeTexts[language];
  if (failure.why === 'refused')
    return [own.tried(name, quote(failure.line)), own.refused(formatRefusalReason(language, failure.reason))];
  return [own.lost(name, describeFailure(own, failure))];
}

export const formatFailure = (language: Language, name: string, failure: BotFailure): string =>
  formatFailureLines(language, name, failure).join('. ');

function describeFailure(
  { failures, startProblems }: RefereeTexts,
  failure: Exclude<BotFailure, { why: 'refused' }>,
): string {
  switch (failure.why) {
    case 'late':
      return failures.late(failure);
    case 'ended':
      return failures.ended(failure);
    case 'not started':
      return failures['not started'](startProblems[failure.problem] ?? failure.problem);
    case 'deaf':
      return failures.deaf(failure);
    case 'flood':
      return failures.flood(failure);
  }
}
