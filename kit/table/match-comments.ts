/** The file format of comments on the entries of a match, which is stored beside its archive. */
import { encodeJson, parseJson, schema } from '@ludoteca/kernel';

const { integer, list, object, text } = schema;

export const MAX_COMMENT_LENGTH = 500;
const MAX_COMMENTS = 2000;

const commentsSchema = object({
  format: integer(1, 1),
  /** By entry, each number once; 0 is the start of the match. */
  comments: list(object({ entry: integer(0, 10_000_000), text: text(MAX_COMMENT_LENGTH, 1) }), MAX_COMMENTS),
});

/** The comment after each number of entries. */
export type MatchComments = ReadonlyMap<number, string>;

export const commentsFileName = (archive: string): string => `${archive}.comments.json`;

/** Undefined if the text is not a file of comments. */
export function parseMatchComments(file: string): MatchComments | undefined {
  const stored = parseJson(commentsSchema, file);
  return stored && new Map(stored.comments.map((comment) => [comment.entry, comment.text]));
}

export function makeMatchComments(all: MatchComments): Uint8Array {
  const comments = Array.from(all, ([entry, written]) => ({ entry, text: written }))
    .toSorted((a, b) => a.entry - b.entry)
    .slice(0, MAX_COMMENTS);
  return encodeJson({ format: 1, comments });
}

/** An empty text removes the comment. */
export function withComment(comments: MatchComments, entry: number, comment: string): MatchComments {
  const changed = new Map(comments);
  if (comment === '') changed.delete(entry);
  else changed.set(entry, comment.slice(0, MAX_COMMENT_LENGTH));
  return changed;
}
