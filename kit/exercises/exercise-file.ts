/** Files of exercises, which designers write and commands create. */
import {
  decodeUtf8,
  type Game,
  type ObjectOf,
  ok,
  type Parts,
  type Reason,
  refuse,
  type Result,
  type Schema,
  schema,
  type SchemaIssue,
  validate,
} from '@ludoteca/kernel';
import { skipByteOrderMark } from '../text/decode-unknown-text.ts';
import { type Exercise, exerciseSchema, startExercise } from './exercise.ts';

const { describe, integer, list, object, text } = schema;

const fileFields = {
  format: describe(integer(1, 1), 'The version of this format.'),
  game: describe(text(100, 1), 'The id of the game.'),
  exercises: list(exerciseSchema, 500, 1),
};
/** The content of a file of exercises. */
export interface ExerciseFile extends ObjectOf<typeof fileFields> {}
export const exerciseFileSchema: Schema<ExerciseFile> = object(fileFields);

/** A defect of a file: it is no JSON, a field is wrong, it is for another game, or a position is refused. */
export type ExerciseFileProblem =
  | { readonly what: 'json' }
  | { readonly what: 'field'; readonly issue: SchemaIssue }
  | { readonly what: 'game'; readonly game: string }
  | { readonly what: 'repeated'; readonly id: string }
  | { readonly what: 'start'; readonly id: string; readonly reasons: readonly Reason[] };

/** Parses an untrusted file. Every start position is one that the game accepts. */
export function parseExerciseFile<P extends Parts>(
  game: Game<P>,
  bytes: Uint8Array,
): Result<readonly Exercise[], ExerciseFileProblem> {
  const parsed = parseJsonBytes(bytes);
  if (!parsed.ok) return refuse({ what: 'json' });
  const valid = validate(exerciseFileSchema, parsed.value);
  if (!valid.ok) {
    const [issue = { problem: 'not plain', path: '' }] = valid.problem;
    return refuse({ what: 'field', issue });
  }
  const { exercises } = valid.value;
  if (valid.value.game !== game.id) return refuse({ what: 'game', game: valid.value.game });
  const ids = new Set<string>();
  for (const exercise of exercises) {
    const { id } = exercise;
    if (ids.has(id)) return refuse({ what: 'repeated', id });
    ids.add(id);
    const started = startExercise(game, exercise);
    if (!started.ok) return refuse({ what: 'start', id, reasons: started.problem });
  }
  return ok(exercises);
}

function parseJsonBytes(bytes: Uint8Array): Result<unknown, undefined> {
  try {
    return ok(JSON.parse(decodeUtf8(skipByteOrderMark(bytes)) ?? ''));
  } catch {
    return refuse(undefined);
  }
}
