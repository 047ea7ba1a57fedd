/** Comments on the entries of a match, in a file beside its archive. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import {
  commentsFileName,
  makeMatchComments,
  type MatchComments,
  parseMatchComments,
  withComment,
} from '@ludoteca/kit';
import { readFileBytes } from '../files/read-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf } from '../terminal/sanitize.ts';

export class ReplayComments {
  private readonly path: string;
  private comments: MatchComments;

  private constructor(path: string, comments: MatchComments) {
    this.path = path;
    this.comments = comments;
  }

  /** Undefined if there is a file that is not one of comments: it is left as it is. */
  static async load(archive: string): Promise<ReplayComments | undefined> {
    const path = commentsFileName(archive);
    const bytes = await readFileBytes(path);
    if (!bytes.ok) return bytes.problem.what === 'missing' ? new ReplayComments(path, new Map()) : undefined;
    const comments = parseMatchComments(Buffer.from(bytes.value).toString('utf8'));
    return comments && new ReplayComments(path, comments);
  }

  get(entry: number): string | undefined {
    return this.comments.get(entry);
  }

  /** An empty text removes the comment. Durable when it resolves; the problem is the message of the system. */
  async set(entry: number, comment: string): Promise<Result<undefined, string>> {
    const changed = withComment(this.comments, entry, comment);
    try {
      await saveAtomically(this.path, makeMatchComments(changed));
      this.comments = changed;
      return ok(undefined);
    } catch (error) {
      return refuse(messageOf(error));
    }
  }
}
