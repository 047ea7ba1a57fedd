/** Sentences about why a bot lost its turn or its seat. */
import { type BotFailure, formatBotFailure, formatRefusedAnswer, type Language } from '@ludoteca/kit';
import { texts } from '../text/index.ts';
import { refereeTexts } from './texts/index.ts';

/** Two lines for a refused action, one for any other failure. */
export function formatFailureLines(language: Language, name: string, failure: BotFailure): readonly string[] {
  const own = refereeTexts[language];
  if (failure.why !== 'refused') return [own.lost(name, `${formatBotFailure(language, failure)}.`)];
  const reason = formatRefusedAnswer(language, failure.reason, (given) => texts[language].reason(given, []));
  return [own.tried(name, `"${failure.line}"`), own.refused(reason)];
}

export const formatFailure = (language: Language, name: string, failure: BotFailure): string =>
  formatFailureLines(language, name, failure).join('. ');
