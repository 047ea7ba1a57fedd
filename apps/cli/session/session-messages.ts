/** Messages that wait for the next screen: the result of a command, an error, notices from outside the match. */
import type { TextRow } from '@ludoteca/kit';

const MAX_NOTICES = 3;

/** The two messages of a question, ready to be spread into its screen. */
interface QuestionMessages {
  readonly note?: string;
  readonly error?: string;
}

export class SessionMessages {
  private pending: QuestionMessages = {};
  private notices: readonly string[] = [];

  setNote(note: string): void {
    this.pending = { ...this.pending, note };
  }

  setError(error: string): void {
    this.pending = { ...this.pending, error };
  }

  /** Returns and clears the note and the error. */
  take(): QuestionMessages {
    const { pending } = this;
    this.pending = {};
    return pending;
  }

  /** Returns and clears the error; a note stays for the next question of the match. */
  takeError(): Pick<QuestionMessages, 'error'> {
    const { error, ...rest } = this.pending;
    this.pending = rest;
    return error === undefined ? {} : { error };
  }

  /** Keeps only the latest notices. */
  addNotice(notice: string): void {
    this.notices = [...this.notices, notice].slice(-MAX_NOTICES);
  }

  get noticeRows(): readonly TextRow[] {
    return this.notices.map((text) => [{ text, role: 'warn' }]);
  }

  clearNotices(): void {
    this.notices = [];
  }
}
