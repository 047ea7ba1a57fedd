/** Decides by exhaustive search whether an exercise can be done against every answer of the other seats. */
import { type Choice, deepEqual, type Json, type Match, type Parts, type Position } from '@ludoteca/kernel';
import { advanceAttempt, type ExerciseAttempt, NEW_ATTEMPT } from './attempt.ts';
import { type Exercise, matchesPattern } from './exercise.ts';

/** `forced`: the seat can do it; `refuted`: the others can prevent it; `unknown`: the limit was reached before. */
export type SolverVerdict = 'forced' | 'refuted' | 'unknown';

export interface Solution<P extends Parts> {
  readonly verdict: SolverVerdict;
  /** If it is forced: the answers of one line that leads to the goal, of all seats. */
  readonly line: readonly Choice<P>[];
  /** The number of positions that were searched. */
  readonly positions: number;
}

/** A match with the attempt that its events amount to. */
export interface AttemptedMatch<P extends Parts> {
  readonly match: Match<P>;
  readonly attempt: ExerciseAttempt;
}

/** Orders the options of the seat, the most promising first; it saves time and changes no verdict. */
export type OptionOrder<P extends Parts> = (match: Match<P>) => readonly Choice<P>[];

/** Positions that are searched unless a caller sets another limit: some seconds. */
export const DEFAULT_POSITION_LIMIT = 20_000;

/** Depth of the search, which is recursive. */
const MAX_DEPTH = 200;

export function solveExercise<P extends Parts>(
  exercise: Exercise,
  match: Match<P>,
  { limit = DEFAULT_POSITION_LIMIT, attempt = NEW_ATTEMPT, order = optionsOfMatch<P> }: SolverOptions<P> = {},
): Solution<P> {
  const search = new Search(exercise, limit, order);
  const { verdict, line } = search.solve({ match, attempt }, match.position(), 0);
  return { verdict, line: line.toReversed(), positions: search.positions };
}

interface SolverOptions<P extends Parts> {
  readonly limit?: number;
  readonly attempt?: ExerciseAttempt;
  readonly order?: OptionOrder<P>;
}

const optionsOfMatch = <P extends Parts>({ question }: Match<P>): readonly Choice<P>[] =>
  question?.options ?? [];

/** A verdict with its line, the last answer first. */
interface SearchResult<P extends Parts> {
  readonly verdict: SolverVerdict;
  readonly line: readonly Choice<P>[];
}

const REFUTED = { verdict: 'refuted', line: [] } as const;
const UNKNOWN = { verdict: 'unknown', line: [] } as const;

/** The match after one more answer; undefined if an event happens whose result the person cannot know. */
function tryAnswer<P extends Parts>(
  exercise: Exercise,
  { match, attempt }: AttemptedMatch<P>,
  option: Choice<P>,
): AttemptedMatch<P> | undefined {
  const events: P['event'][] = [];
  const next = match.fork();
  const index = match.question?.options.indexOf(option) ?? -1;
  const same = next.question?.options[index];
  if (same === undefined) throw new Error('this answer is not offered');
  next.setEventSink(events);
  next.choose(same);
  next.setEventSink(undefined);
  // Events after the end of the attempt do not matter.
  const unknown = events.findIndex((event) =>
    exercise.unknowns?.some((pattern) => matchesPattern(pattern, event)),
  );
  const known = unknown === -1 ? events : events.slice(0, unknown);
  const outcome = unknown === -1 ? next.outcome : undefined;
  const advanced = advanceAttempt(exercise, attempt, known, outcome);
  return unknown !== -1 && advanced.state === 'open' ? undefined : { match: next, attempt: advanced };
}

class Search<P extends Parts> {
  positions = 0;
  private readonly exercise: Exercise;
  private readonly limit: number;
  private readonly order: OptionOrder<P>;
  private readonly known = new Map<string, SearchResult<P>>();

  constructor(exercise: Exercise, limit: number, order: OptionOrder<P>) {
    this.exercise = exercise;
    this.limit = limit;
    this.order = order;
  }

  solve(node: AttemptedMatch<P>, position: Position<P>, depth: number): SearchResult<P> {
    const { match, attempt } = node;
    if (attempt.state !== 'open')
      return attempt.state === 'solved' ? { verdict: 'forced', line: [] } : REFUTED;
    if (++this.positions > this.limit || depth > MAX_DEPTH) return UNKNOWN;
    const { number: _, ...rest } = position;
    const key = JSON.stringify([attempt.done, rest]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const isOwn = match.question?.seat === this.exercise.seat;
    const result = isOwn ? this.findForcing(node, position, depth) : this.findRefuting(node, position, depth);
    if (result.verdict !== 'unknown') this.known.set(key, result);
    return result;
  }

  /** One answer of the seat must be enough. */
  private findForcing(node: AttemptedMatch<P>, position: Position<P>, depth: number): SearchResult<P> {
    let best: SearchResult<P> = REFUTED;
    for (const option of this.order(node.match)) {
      const result = this.solveAfter(node, position, option, depth);
      if (result.verdict === 'forced') return result;
      if (result.verdict === 'unknown') best = UNKNOWN;
      if (this.positions > this.limit) return UNKNOWN;
    }
    return best;
  }

  /** Every answer of the others must be met; the listed one is their only one. */
  private findRefuting(node: AttemptedMatch<P>, position: Position<P>, depth: number): SearchResult<P> {
    let longest: SearchResult<P> | undefined;
    const listed = findListedReply(this.exercise, node.match);
    for (const option of listed === undefined ? optionsOfMatch(node.match) : [listed]) {
      const result = this.solveAfter(node, position, option, depth);
      if (result.verdict !== 'forced') return result;
      if (longest === undefined || result.line.length > longest.line.length) longest = result;
    }
    return longest ?? REFUTED;
  }

  /** A result that depends on dice is no solution, unless the exercise fixes them. */
  private solveAfter(
    node: AttemptedMatch<P>,
    { dice }: Position<P>,
    option: Choice<P>,
    depth: number,
  ): SearchResult<P> {
    const next = tryAnswer(this.exercise, node, option);
    const position = next?.match.position();
    if (next === undefined || position === undefined) return REFUTED;
    if (this.exercise.chance !== 'fixed' && !deepEqual(position.dice, dice)) return REFUTED;
    const result = this.solve(next, position, depth + 1);
    return result.verdict === 'forced' ? { verdict: 'forced', line: [...result.line, option] } : result;
  }
}

/** An answer of another seat that prevents the goal; undefined if the search finds none within the limit. */
export function findRefutation<P extends Parts>(
  exercise: Exercise,
  node: AttemptedMatch<P>,
  limit: number,
): Choice<P> | undefined {
  const options = optionsOfMatch(node.match);
  if (options.length < 2) return undefined;
  return options.find((option) => {
    const next = tryAnswer(exercise, node, option);
    if (next === undefined) return false;
    const { match, attempt } = next;
    return (
      solveExercise(exercise, match, { attempt, limit: Math.ceil(limit / options.length) }).verdict ===
      'refuted'
    );
  });
}

/** The answer that the exercise lists for the open question of another seat. */
const findListedReply = <P extends Parts>(
  { replies = [] }: Exercise,
  { question }: Match<P>,
): Choice<P> | undefined =>
  replies
    .map((reply: Json) => question?.options.find((option) => matchesPattern(reply, option)))
    .find((option) => option !== undefined);

/** Positions that are searched while the person waits for a reply. */
const REPLY_POSITION_LIMIT = 4000;

/** How another seat answers: as the exercise lists it, else so that the goal is prevented; undefined if it makes no difference. */
export const findReply = <P extends Parts>(
  exercise: Exercise,
  node: AttemptedMatch<P>,
): Choice<P> | undefined =>
  findListedReply(exercise, node.match) ??
  (exercise.replies === undefined ? findRefutation(exercise, node, REPLY_POSITION_LIMIT) : undefined);
