/** Exercises: start positions with a task, such as the lessons of a tutorial and puzzles. */
import {
  type Game,
  type Infer,
  type Json,
  type Match,
  type ObjectOf,
  type Parts,
  type Reason,
  type Result,
  type Schema,
  schema,
  startMatch,
} from '@ludoteca/kernel';
import type { ByLanguage } from '../text/game-texts.ts';

const { anyJson, describe, integer, list, object, oneOf, optional, pattern, record, text, union } = schema;

const textByLanguage = object({
  it: text(2000, 1),
  en: text(2000, 1),
  pt: text(2000, 1),
} satisfies ByLanguage<Schema<string>>);

const eventPattern = describe(
  record(anyJson, 20, 100),
  'An event that has at least these values in these fields.',
);
/** Some fields of an event with their values. */
export type EventPattern = Infer<typeof eventPattern>;

const stepFields = {
  text: describe(textByLanguage, 'What the person is told, in every language.'),
  goal: describe(
    union(oneOf('win'), eventPattern),
    'The step is done when the seat has won, or when such an event happens.',
  ),
};
export interface ExerciseStep extends ObjectOf<typeof stepFields> {}

const exerciseFields = {
  id: describe(pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 60), 'Lower-case words joined by hyphens.'),
  name: textByLanguage,
  settings: optional(
    describe(record(anyJson, 100, 100), 'Settings of the match. Default: those of the game.'),
  ),
  start: describe(anyJson, 'The start position in the format of the game.'),
  seat: describe(integer(0, 100), 'The seat of the person, counted from 0.'),
  steps: describe(list(object(stepFields), 20, 1), 'The steps of the task, done one after another.'),
  failures: optional(
    describe(list(eventPattern, 20), 'The task has failed when one of these events happens.'),
  ),
  unknowns: optional(
    describe(
      list(eventPattern, 20),
      'Events whose result the person cannot know, such as draws: no solution may need them.',
    ),
  ),
  replies: optional(
    describe(
      list(anyJson, 100),
      'Answers of the other seats: the first that is offered is given. If none is offered, or there is no list, the computer looks for an answer that prevents the goal.',
    ),
  ),
  chance: optional(
    describe(
      oneOf('fixed'),
      'The dice fall in the same way at every attempt, and a solution may depend on them. Default: no solution may.',
    ),
  ),
  closing: optional(describe(textByLanguage, 'What the person is told when the task is done.')),
};
/** A start position with a task for one seat. */
export interface Exercise extends ObjectOf<typeof exerciseFields> {}
export const exerciseSchema: Schema<Exercise> = object(exerciseFields);

/** Exercises that belong together, such as a tutorial. */
export interface ExerciseCollection {
  /** Part of URLs and of commands. */
  readonly id: string;
  readonly name: ByLanguage<string>;
  readonly about: ByLanguage<string>;
  /** Loads the exercises on demand. */
  load(): Promise<readonly Exercise[]>;
}

/** The seed is public and the same for every attempt. */
export const startExercise = <P extends Parts>(
  game: Game<P>,
  { id, settings, start }: Exercise,
  eventSink?: P['event'][],
): Result<Match<P>, readonly Reason[]> =>
  startMatch(game, { seats: game.seats.min, seed: `exercise ${id}`, settings, from: start }, eventSink);

/** Whether a value has at least the fields of the pattern, at every depth. */
export function matchesPattern(part: Json, value: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === value;
  if (typeof value !== 'object' || value === null || Array.isArray(part) !== Array.isArray(value))
    return false;
  return Object.entries(part).every(
    ([key, field]) =>
      Object.hasOwn(value, key) && matchesPattern(field, (value as { [key: string]: unknown })[key]),
  );
}
