import { toPlainText, type TextRow } from '@ludoteca/kit';
import type { Ink } from './colours.ts';
import { hintOf } from './hint.ts';
import { LONGEST_LINE, meaningOf, textIn } from './meaning.ts';
import { blankRows, good, quiet, warning } from './picture.ts';
import { ELLIPSIS, endsOf, isRun } from './runs.ts';
import type { Option, Question, Reply, Sheet, Typed, Ui, Waiting, Word } from './ui.ts';
import type { Words } from './words.ts';

export interface PlainTerminal {
  readonly words: Words;
  readonly ink: Ink;
  /** How wide bodies are drawn. */
  readonly width: number;
  /** How many rows somebody sees at once. */
  readonly height: () => number;
  /** Somebody sits at both ends: there is a prompt, time passes, and whoever is called must come. */
  readonly attended: boolean;
  readonly write: (text: string) => void;
  /** The next line; undefined when there is nothing more to come. */
  readonly read: () => Promise<string | undefined>;
  /** What was typed until now counts no more. */
  readonly forget: () => void;
  /** Aborted by Ctrl-C. */
  readonly stop: AbortSignal;
}

const WENT_ON: Reply = { kind: 'picks', keys: [] };

const whenAborted = (signal: AbortSignal, reply: Reply): Promise<Reply> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(reply);
    signal.addEventListener('abort', () => resolve(reply), { once: true });
  });

/** A question may be asked about many lines: its signal is listened to once. */
const GONE = new WeakMap<AbortSignal, Promise<Reply>>();
function whenGone(signal: AbortSignal): Promise<Reply> {
  const gone = GONE.get(signal) ?? whenAborted(signal, { kind: 'gone' });
  GONE.set(signal, gone);
  return gone;
}

const optionText = ({ key, label }: Option): string => `${key}. ${label}`;

/** The options, a line each; a long run of numbers is one line, from its first to its last. */
const menuOf = (options: readonly Option[]): readonly string[] =>
  isRun(options) ? [endsOf(options).map(optionText).join(` ${ELLIPSIS} `)] : options.map(optionText);

/** `+`, `-`, `pace slow`. */
const PACE = /^\s*([+-]|pace(?=\s))\s*(.*?)\s*$/;

/** More than is on the screen, also when it is made taller. */
const SCREENFULS = 2;

/** Lines that are only ever added: for pipes, for screen readers, for terminals that can do no more. */
export class PlainUi implements Ui {
  readonly plain = true;
  private readonly terminal: PlainTerminal;
  private readonly stopped: Promise<Reply>;
  /** A line that is awaited: when its question goes, it is for the next. */
  private awaited: Promise<string | undefined> | undefined;
  private hinted = '';
  /** What was last said to be waited for. */
  private waiting = '';

  constructor(terminal: PlainTerminal) {
    this.terminal = terminal;
    this.stopped = whenAborted(terminal.stop, { kind: 'stop' });
  }

  async ask(question: Question, gone?: AbortSignal): Promise<Reply> {
    if (question.fresh === true) this.forget();
    this.present(question);
    for (;;) {
      const line = await this.line(gone);
      if (typeof line !== 'string') return line;
      const meaning = meaningOf(line, question, this.terminal.words);
      if (meaning.ok) {
        this.tell([[]]);
        return meaning.reply;
      }
      this.tell([warning(meaning.complaint), question.question]);
    }
  }

  private present(question: Question): void {
    const { title, news, note, complaint, options } = question;
    const said = note === undefined ? [] : [good(note)];
    // Whoever mistyped has the table before them already.
    const table = complaint === undefined ? [title, ...question.body(this.terminal.width)] : [];
    const wrong: readonly TextRow[] = complaint === undefined ? [] : [warning(complaint)];
    const menu = menuOf(options).map((text): TextRow => [{ text }]);
    this.tell([...news, ...said, ...table, ...wrong, question.question, ...menu]);
    this.hint(question.words);
    this.waiting = '';
  }

  /** Once is enough where the words stay the same. */
  private hint(words: readonly Word[]): void {
    const hint = hintOf(words);
    if (hint !== this.hinted && hint !== '') this.tell([[{ text: hint, role: 'quiet' }]]);
    this.hinted = hint;
  }

  show({ news }: Sheet): void {
    this.tell(news);
  }

  tell(rows: readonly TextRow[]): void {
    for (const row of rows) this.terminal.write(`${this.terminal.ink(row).trimEnd()}\n`);
  }

  async read(title: TextRow, body: (width: number) => readonly TextRow[]): Promise<Reply> {
    this.tell([title, ...body(this.terminal.width), []]);
    return this.terminal.stop.aborted ? { kind: 'stop' } : WENT_ON;
  }

  async curtain(title: TextRow, body: readonly TextRow[]): Promise<Reply> {
    const { attended, height, words } = this.terminal;
    if (!attended) return this.read(title, () => body);
    this.forget();
    this.tell(blankRows(SCREENFULS * height()));
    this.tell([title, ...body, quiet(words.goOn)]);
    const line = await this.line();
    return typeof line === 'string' ? WENT_ON : line;
  }

  async type(question: TextRow, usual: string): Promise<Reply | Typed> {
    this.tell([usual === '' ? question : [...question, { text: ` [${usual}]`, role: 'quiet' }]]);
    for (;;) {
      const line = await this.line();
      if (typeof line !== 'string') return line;
      const text = textIn(line, usual);
      if (text !== undefined) return { kind: 'text', text };
      this.tell([warning(this.terminal.words.tooLong(LONGEST_LINE))]);
    }
  }

  async pause(milliseconds: number): Promise<Reply | undefined> {
    if (!this.terminal.attended && !this.terminal.stop.aborted) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const passed = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, milliseconds, undefined);
    });
    // A line that comes later is for the next pause.
    const over = new AbortController();
    try {
      return await Promise.race([this.stopped, passed, this.paceTyped(over.signal)]);
    } finally {
      over.abort();
      clearTimeout(timer);
    }
  }

  /** A line about the pace, when one comes; whatever else comes is for the question that follows. */
  private async paceTyped(over: AbortSignal): Promise<Reply> {
    this.awaited ??= this.terminal.read();
    const line = (await this.awaited) ?? '';
    const [, word = '', rest = ''] = PACE.exec(line) ?? [];
    if (word === '' || over.aborted) return new Promise(() => {});
    this.awaited = undefined;
    return { kind: 'word', word, rest };
  }

  async wait(sheet: Waiting, gone: AbortSignal): Promise<Reply> {
    const { attended, stop, words } = this.terminal;
    const { news, note, complaint } = sheet;
    const said = note === undefined ? [] : [good(note)];
    this.tell([...news, ...said, ...(complaint === undefined ? [] : [warning(complaint)])]);
    const waiting = toPlainText(sheet.waiting);
    if (waiting !== this.waiting) this.tell([sheet.waiting]);
    this.waiting = waiting;
    if (stop.aborted) return { kind: 'stop' };
    if (!attended) return Promise.race([this.stopped, whenGone(gone)]);
    this.hint(sheet.words);
    for (;;) {
      const line = await this.line(gone, false);
      if (typeof line !== 'string') return line;
      const meaning = meaningOf(line, { ...sheet, question: sheet.waiting, options: [] }, words);
      if (meaning.ok) return meaning.reply;
      this.tell([warning(meaning.complaint)]);
    }
  }

  close(): void {}

  /** A file of answers is typed ahead as a whole, and on purpose. */
  private forget(): void {
    if (!this.terminal.attended) return;
    this.terminal.forget();
    this.awaited = undefined;
  }

  /** The next line, or why there is none. */
  private async line(gone?: AbortSignal, prompts = this.terminal.attended): Promise<string | Reply> {
    const { write, stop } = this.terminal;
    if (stop.aborted) return { kind: 'stop' };
    if (gone?.aborted === true) return { kind: 'gone' };
    if (prompts) write('> ');
    this.awaited ??= this.terminal.read();
    const left = gone === undefined ? [] : [whenGone(gone)];
    const line = await Promise.race([this.awaited, this.stopped, ...left]);
    if (prompts && typeof line !== 'string') write('\n');
    if (typeof line === 'object') return line;
    this.awaited = undefined;
    return line ?? { kind: 'end' };
  }
}
