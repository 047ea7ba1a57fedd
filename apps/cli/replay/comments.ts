/** Comments on the entries of a match, in a file beside its archive. */
import { encodeJson, type Infer, parseJson, refuse, ok, type Result, schema } from '@ludoteca/kernel';
import { readFileBytes } from '../files/read-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf } from '../terminal/sanitize.ts';

const { integer, list, object, text } = schema;

const MAX_COMMENT_LENGTH = 500;
const MAX_COMMENTS = 2000;

const commentsSchema = object({
  format: integer(1, 1),
  /** By entry, each number once; 0 is the start of the match. */
  comments: list(object({ entry: integer(0, 10_000_000), text: text(MAX_COMMENT_LENGTH, 1) }), MAX_COMMENTS),
});
type StoredComments = Infer<typeof commentsSchema>;

export class ReplayComments {
  private readonly path: string;
  private readonly byEntry: Map<number, string>;

  private constructor(path: string, { comments }: StoredComments) {
    this.path = path;
    this.byEntry = new Map(comments.map((comment) => [comment.entry, comment.text]));
  }

  /** Undefined if there is a file that is not one of comments: it is left as it is. */
  static async load(archive: string): Promise<ReplayComments | undefined> {
    const path = `${archive}.comments.json`;
    const bytes = await readFileBytes(path);
    if (!bytes.ok)
      return bytes.problem.what === 'missing'
        ? new ReplayComments(path, { format: 1, comments: [] })
        : undefined;
    const stored = parseJson(commentsSchema, Buffer.from(bytes.value).toString('utf8'));
    return stored && new ReplayComments(path, stored);
  }

  get(entry: number): string | undefined {
    return this.byEntry.get(entry);
  }

  /** An empty text removes the comment. Durable when it resolves; the problem is the message of the system. */
  async set(entry: number, comment: string): Promise<Result<undefined, string>> {
    const before = this.byEntry.get(entry);
    if (comment === '') this.byEntry.delete(entry);
    else this.byEntry.set(entry, comment.slice(0, MAX_COMMENT_LENGTH));
    const comments = [...this.byEntry]
      .map(([number, written]) => ({ entry: number, text: written }))
      .toSorted((a, b) => a.entry - b.entry)
      .slice(0, MAX_COMMENTS);
    try {
      await saveAtomically(this.path, encodeJson({ format: 1, comments }));
      return ok(undefined);
    } catch (error) {
      if (before === undefined) this.byEntry.delete(entry);
      else this.byEntry.set(entry, before);
      return refuse(messageOf(error));
    }
  }
}
