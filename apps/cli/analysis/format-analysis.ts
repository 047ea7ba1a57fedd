/** Formats an analysis as lines and as JSON. */
import { type AnyParts, at, type Choice, type Json } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, Language, PlayerNames, RatedAnswer } from '@ludoteca/kit';
import { replaceUnprintable } from '../terminal/sanitize.ts';
import { formatColumns, wrapText } from '../terminal/text-layout.ts';
import { ANALYSIS_TEXTS } from './analysis-texts.ts';
import { type AnalysedQuestion, findTurningPoints, lossOf } from '@ludoteca/players';

const BAR_WIDTH = 20;
/** The chance is shown with its 95 % interval. */
const INTERVAL = 1.96;

export interface AnalysisContext {
  readonly entry: AnyCatalogueEntry;
  readonly language: Language;
  readonly names: PlayerNames;
  readonly width: number;
}

const percent = (chance: number): string => (chance * 100).toFixed(0);

const formatBar = (chance: number): string => {
  const filled = Math.round(chance * BAR_WIDTH);
  return '#'.repeat(filled) + '-'.repeat(BAR_WIDTH - filled);
};

const formatAnswer = (
  { entry, language, names }: AnalysisContext,
  { question, view }: AnalysedQuestion,
  choice: Choice<AnyParts>,
): string => replaceUnprintable(entry.texts[language].option(choice, question, names, view));

/** How the best answer is expected to go on. */
function formatVariation(
  { entry, language, names, width }: AnalysisContext,
  { variation = [] }: RatedAnswer<AnyParts>,
): readonly string[] {
  if (variation.length === 0) return [];
  const steps = variation.map(({ question, choice }) => {
    const text = replaceUnprintable(entry.texts[language].option(choice, question, names));
    return `${at(names, question.seat)}: ${text}`;
  });
  return ['', ...wrapText(ANALYSIS_TEXTS[language].continuation(steps.join('; ')), width)];
}

/** The best answers to one question. */
export function formatQuestion(context: AnalysisContext, analysed: AnalysedQuestion): readonly string[] {
  const { questionHeads, given } = ANALYSIS_TEXTS[context.language];
  const rows = analysed.answers.map((answer) => {
    const text = formatAnswer(context, analysed, answer.choice);
    return [
      `${percent(answer.chance)} % ± ${percent(INTERVAL * answer.error)}`,
      String(answer.rollouts),
      answer === analysed.played ? `${text} (${given})` : text,
    ];
  });
  return [
    ...formatColumns([questionHeads, ...rows], { right: [0, 1], width: context.width }),
    ...formatVariation(context, at(analysed.answers, 0)),
  ];
}

/** The curve of a match, one row per answer, and its turning points. */
export function formatMatch(
  context: AnalysisContext,
  analysed: readonly AnalysedQuestion[],
): readonly string[] {
  const { matchHeads, turningPoints, noTurningPoints, better, nothing } = ANALYSIS_TEXTS[context.language];
  if (analysed.length === 0) return [nothing];
  const toRow = (one: AnalysedQuestion): readonly string[] => [
    String(one.number + 1),
    at(context.names, one.seat),
    formatBar(one.played.chance),
    `${percent(one.played.chance)} %`,
    formatAnswer(context, one, one.played.choice),
  ];
  const turns = findTurningPoints(analysed).map((one) => {
    const best = formatAnswer(context, one, at(one.answers, 0).choice);
    const [number, player, , , answer] = toRow(one) as [string, string, string, string, string];
    return [number, player, `${answer}; ${better(best, percent(lossOf(one)))}`];
  });
  const { width } = context;
  return [
    ...formatColumns([matchHeads, ...analysed.map(toRow)], { right: [0, 3], width }),
    '',
    ...(turns.length === 0
      ? [noTurningPoints]
      : [turningPoints, ...formatColumns(turns, { right: [0], width })]),
  ];
}

/** The value of `--json` for one question. */
export const toJsonAnalysis = ({ number, seat, question, answers, played }: AnalysedQuestion): Json => ({
  number,
  seat,
  prompt: question.prompt,
  played: played.choice,
  answers: answers.map(({ choice, chance, error, rollouts, variation = [] }) => ({
    answer: choice,
    chance,
    error,
    rollouts,
    variation: variation.map((step) => ({
      seat: step.question.seat,
      prompt: step.question.prompt,
      answer: step.choice,
    })),
  })),
});
