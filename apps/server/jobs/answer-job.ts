/** The answer of an expert as a job: what the seat knows of the match, and the answer that a worker computes from it. */
import { createHash } from 'node:crypto';
import {
  type AnyParts,
  canonicalJson,
  type Json,
  type Match,
  parseJson,
  type Position,
  resumeMatch,
  schema,
  type Infer,
} from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, strengthOf } from '@ludoteca/players';
import { MAX_PLAN_CHARACTERS } from './job-run.ts';
import type { JobTask } from './job-worker.ts';

const { anyJson, integer, list, object, optional, pattern, text } = schema;

export const ANSWER_KIND = 'answer';
/** The level whose answers are worth a job. */
export const DELEGATED_LEVEL = 'expert';
/** A search that takes fewer rollouts is faster than a job. */
const MIN_ITERATIONS = 2;

const MAX_SEATS = 1000;
const MAX_SEED = 200;
const MAX_AGENDA = 100_000;

const answerPlan = object({
  seats: integer(1, MAX_SEATS),
  seat: integer(0, MAX_SEATS - 1),
  seed: text(MAX_SEED),
  // Imagined: it tells nothing that the view of the seat does not.
  position: object({
    state: anyJson,
    agenda: list(anyJson, MAX_AGENDA, 1),
    dice: anyJson,
    number: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  // Of the state with its cards by name: installations may give cards other numbers.
  cards: optional(pattern(/^[\da-f]{64}$/, 64)),
});
type AnswerPlan = Infer<typeof answerPlan>;

const answerValue = object({ answer: anyJson });

/**
 * The plan of the job that answers the open question with this seed. It contains only what the asked seat knows: never the position
 * itself, nor the settings. Undefined if the answer is not worth a job.
 */
export function createAnswerPlan(
  entry: AnyCatalogueEntry,
  match: Match<AnyParts>,
  seed: string,
): string | undefined {
  const { question, header } = match;
  if (question === undefined || !isSearched(entry, match)) return undefined;
  const { seat } = question;
  const position = match.imaginePosition(seat, seed) as unknown as AnswerPlan['position'];
  const cards = hashCards(entry, position.state);
  const plan: AnswerPlan = {
    seats: header.seats,
    seat,
    seed,
    position,
    ...(cards === undefined ? {} : { cards }),
  };
  const planText = canonicalJson(plan);
  return planText.length > MAX_PLAN_CHARACTERS ? undefined : planText;
}

/** Workers have only the newest rules. A game leaves some questions to its policy, which needs no search. */
function isSearched(entry: AnyCatalogueEntry, { question, header }: Match<AnyParts>): boolean {
  return (
    question !== undefined &&
    question.options.length > 1 &&
    header.version === entry.game.version &&
    strengthOf(entry, DELEGATED_LEVEL).iterations >= MIN_ITERATIONS &&
    entry.heuristics.candidates?.(question).length !== 0
  );
}

/** Undefined in games without a card table. */
const hashCards = ({ game }: AnyCatalogueEntry, state: Json): string | undefined =>
  game.cards === undefined
    ? undefined
    : createHash('sha256')
        .update(canonicalJson(game.cards.exportState(state as unknown as AnyParts['state'])))
        .digest('hex');

/** The answer in the result of a job; undefined if it is something else. */
export const parseAnswer = (value: string): Json | undefined => parseJson(answerValue, value)?.answer;

/** The task of a worker for the answers of experts in one game. */
export const createAnswerTask = (entry: AnyCatalogueEntry): JobTask => ({
  kind: ANSWER_KIND,
  game: entry.game.id,
  version: entry.game.version,
  execute: async (plan) => ({
    value: JSON.stringify({ answer: findAnswer(entry, plan) }),
    content: new Uint8Array(0),
  }),
});

function findAnswer(entry: AnyCatalogueEntry, planText: string): Json {
  const plan = parseJson(answerPlan, planText);
  if (plan === undefined) throw new Error('the plan is not that of an answer');
  const { seats, seat, seed, position, cards } = plan;
  if (hashCards(entry, position.state) !== cards)
    throw new Error(`this machine has other cards of ${entry.game.id}`);
  const { id: game, version } = entry.game;
  const header = { game, version, seats, settings: {}, seed: '', dice: 'fast', entries: [] } as const;
  const match = resumeMatch(entry.game, header, position as unknown as Position<AnyParts>);
  if (match.question?.seat !== seat) throw new Error('the seat is not asked');
  return createPlayer(entry, DELEGATED_LEVEL, seed, match.number).choose(match.perspective(seat));
}
