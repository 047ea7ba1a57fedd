/** Rates the answers that were given in a recorded match. */
import {
  type AnyParts,
  type Archive,
  at,
  deepEqual,
  type Match,
  type Question,
  replay,
  type Seat,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry, RatedAnswer } from '@ludoteca/kit';
import { rateAnswers } from './rate-answers.ts';

/** A question with several options that was answered. */
export interface AnalysedQuestion {
  /** The number of entries before it. */
  readonly number: number;
  readonly seat: Seat;
  readonly question: Question<AnyParts>;
  readonly view: AnyParts['view'];
  /** The best ones and the one that was given, the best first. */
  readonly answers: readonly RatedAnswer<AnyParts>[];
  /** The answer that was given. */
  readonly played: RatedAnswer<AnyParts>;
}

/** Questions by their numbers. */
export interface QuestionRange {
  readonly first: number;
  readonly last: number;
}

export interface AnalysisPlan {
  readonly iterations: number;
  readonly seed: string;
  /** Default: all questions. */
  readonly range?: QuestionRange | undefined;
  readonly onEntry?: () => void;
  readonly onAnalysed?: (analysed: AnalysedQuestion) => void;
}

/** A better answer by at least that chance makes a turning point; so many are listed. */
const TURNING_POINT = 0.1;
const MAX_TURNING_POINTS = 5;

/** How much better the best answer is than the one that was given. */
export const lossOf = ({ answers, played }: Pick<AnalysedQuestion, 'answers' | 'played'>): number =>
  at(answers, 0).chance - played.chance;

/** The greatest losses, the greatest first. */
export const findTurningPoints = <Q extends Pick<AnalysedQuestion, 'answers' | 'played'>>(
  analysed: readonly Q[],
): readonly Q[] =>
  analysed
    .filter((one) => lossOf(one) >= TURNING_POINT)
    .toSorted((one, other) => lossOf(other) - lossOf(one))
    .slice(0, MAX_TURNING_POINTS);

/** Rates each answer from what its seat knew at that moment. Lapses and answers without alternative are left out. */
export function analyseMatch(
  entry: AnyCatalogueEntry,
  archive: Archive,
  plan: AnalysisPlan,
): readonly AnalysedQuestion[] {
  const analysed: AnalysedQuestion[] = [];
  const { first, last } = plan.range ?? { first: 0, last: archive.entries.length };
  replay(entry.game, archive, plan.range?.last, (match) => {
    if (match.number >= first && match.number <= last) {
      const found = analyseQuestion(entry, archive, match, plan);
      if (found !== undefined) {
        analysed.push(found);
        plan.onAnalysed?.(found);
      }
    }
    plan.onEntry?.();
  });
  return analysed;
}

function analyseQuestion(
  entry: AnyCatalogueEntry,
  { entries }: Archive,
  match: Match<AnyParts>,
  { iterations, seed }: AnalysisPlan,
): AnalysedQuestion | undefined {
  const { number, question } = match;
  const given = entries[number];
  if (question === undefined || question.options.length < 2 || given === undefined || !('answer' in given))
    return undefined;
  const choice = question.options.find((option) => deepEqual(option, given.answer));
  if (choice === undefined) return undefined;
  const { seat } = question;
  const answers = rateAnswers(entry, match.perspective(seat), {
    iterations,
    seed: `${seed} ${number}`,
    played: choice,
  });
  const played = answers.find((answer) => answer.choice === choice);
  if (played === undefined) return undefined;
  return { number, seat, question, view: match.view(seat), answers, played };
}
