import { toPlainText, type TextRow } from '@ludoteca/kit';
import type { RowEncoder } from './row-encoder.ts';
import { formatHint } from './command-hint.ts';
import { MAX_LINE_LENGTH, parseInput, parseText } from './parse-input.ts';
import { blankRows, successRow, quietRow, warningRow } from './render-parts.ts';
import { ELLIPSIS, rangeEnds, isNumberRange } from './number-range.ts';
import type {
  ScreenOption,
  QuestionScreen,
  UiReply,
  Screen,
  TypedText,
  Ui,
  WaitingScreen,
  ScreenCommand,
} from './ui.ts';
import type { TerminalTexts } from './texts.ts';

export interface PlainTerminal {
  readonly texts: TerminalTexts;
  readonly encode: RowEncoder;
  /** How wide bodies are drawn. */
  readonly width: number;
  /** How many rows somebody sees at once. */
  readonly height: () => number;
  /** Somebody sits at both ends: there is a prompt, time passes, and whoever is called must come. */
  readonly isInteractive: boolean;
  readonly write: (text: string) => void;
  /** The next line; undefined when there is nothing more to come. */
  readonly readLine: () => Promise<string | undefined>;
  /** What was typed until now counts no more. */
  readonly discardInput: () => void;
  /** Aborted by Ctrl-C. */
  readonly stop: AbortSignal;
}

const CONTINUE: UiReply = { kind: 'picks', keys: [] };

const whenAborted = (signal: AbortSignal, reply: UiReply): Promise<UiReply> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(reply);
    signal.addEventListener('abort', () => resolve(reply), { once: true });
  });

/** A question may be asked about many lines: its signal is listened to once. */
const GONE_PROMISES = new WeakMap<AbortSignal, Promise<UiReply>>();
function whenGone(signal: AbortSignal): Promise<UiReply> {
  const gone = GONE_PROMISES.get(signal) ?? whenAborted(signal, { kind: 'gone' });
  GONE_PROMISES.set(signal, gone);
  return gone;
}

const formatOption = ({ key, label }: ScreenOption): string => `${key}. ${label}`;

/** The options, a line each; a long run of numbers is one line, from its first to its last. */
const formatOptions = (options: readonly ScreenOption[]): readonly string[] =>
  isNumberRange(options)
    ? [rangeEnds(options).map(formatOption).join(` ${ELLIPSIS} `)]
    : options.map(formatOption);

/** `+`, `-`, `pace slow`. */
const PACE_COMMAND = /^\s*([+-]|pace(?=\s))\s*(.*?)\s*$/;

/** More than is on the screen, also when it is made taller. */
const CURTAIN_SCREENS = 2;

/** Lines that are only ever added: for pipes, for screen readers, for terminals that can do no more. */
export class PlainUi implements Ui {
  readonly isPlain = true;
  private readonly terminal: PlainTerminal;
  private readonly stopped: Promise<UiReply>;
  /** A line that is awaited: when its question goes, it is for the next. */
  private pendingLine: Promise<string | undefined> | undefined;
  private lastHint = '';
  /** What was last said to be waited for. */
  private lastWaiting = '';

  constructor(terminal: PlainTerminal) {
    this.terminal = terminal;
    this.stopped = whenAborted(terminal.stop, { kind: 'stop' });
  }

  async ask(question: QuestionScreen, gone?: AbortSignal): Promise<UiReply> {
    if (question.discardTypeahead === true) this.discardTypeahead();
    this.present(question);
    for (;;) {
      const line = await this.nextLine(gone);
      if (typeof line !== 'string') return line;
      const parsed = parseInput(line, question, this.terminal.texts);
      if (parsed.ok) {
        this.print([[]]);
        return parsed.reply;
      }
      this.print([warningRow(parsed.error), question.question]);
    }
  }

  private present(question: QuestionScreen): void {
    const { title, news, note, error, options } = question;
    const said = note === undefined ? [] : [successRow(note)];
    // Whoever mistyped has the table before them already.
    const table = error === undefined ? [title, ...question.body(this.terminal.width)] : [];
    const wrong: readonly TextRow[] = error === undefined ? [] : [warningRow(error)];
    const menu = formatOptions(options).map((text): TextRow => [{ text }]);
    this.print([...news, ...said, ...table, ...wrong, question.question, ...menu]);
    this.hint(question.commands);
    this.lastWaiting = '';
  }

  /** Once is enough where the words stay the same. */
  private hint(texts: readonly ScreenCommand[]): void {
    const hint = formatHint(texts);
    if (hint !== this.lastHint && hint !== '') this.print([[{ text: hint, role: 'quiet' }]]);
    this.lastHint = hint;
  }

  show({ news }: Screen): void {
    this.print(news);
  }

  print(rows: readonly TextRow[]): void {
    for (const row of rows) this.terminal.write(`${this.terminal.encode(row).trimEnd()}\n`);
  }

  async showText(title: TextRow, body: (width: number) => readonly TextRow[]): Promise<UiReply> {
    this.print([title, ...body(this.terminal.width), []]);
    return this.terminal.stop.aborted ? { kind: 'stop' } : CONTINUE;
  }

  async showCurtain(title: TextRow, body: readonly TextRow[]): Promise<UiReply> {
    const { isInteractive, height, texts } = this.terminal;
    if (!isInteractive) return this.showText(title, () => body);
    this.discardTypeahead();
    this.print(blankRows(CURTAIN_SCREENS * height()));
    this.print([title, ...body, quietRow(texts.goOn)]);
    const line = await this.nextLine();
    return typeof line === 'string' ? CONTINUE : line;
  }

  async askText(question: TextRow, defaultText: string): Promise<UiReply | TypedText> {
    this.print([defaultText === '' ? question : [...question, { text: ` [${defaultText}]`, role: 'quiet' }]]);
    for (;;) {
      const line = await this.nextLine();
      if (typeof line !== 'string') return line;
      const text = parseText(line, defaultText);
      if (text !== undefined) return { kind: 'text', text };
      this.print([warningRow(this.terminal.texts.tooLong(MAX_LINE_LENGTH))]);
    }
  }

  async pause(milliseconds: number): Promise<UiReply | undefined> {
    if (!this.terminal.isInteractive && !this.terminal.stop.aborted) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const passed = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, milliseconds, undefined);
    });
    // A line that comes later is for the next pause.
    const over = new AbortController();
    try {
      return await Promise.race([this.stopped, passed, this.readPaceCommand(over.signal)]);
    } finally {
      over.abort();
      clearTimeout(timer);
    }
  }

  /** A line about the pace, when one comes; whatever else comes is for the question that follows. */
  private async readPaceCommand(over: AbortSignal): Promise<UiReply> {
    this.pendingLine ??= this.terminal.readLine();
    const line = (await this.pendingLine) ?? '';
    const [, word = '', rest = ''] = PACE_COMMAND.exec(line) ?? [];
    if (word === '' || over.aborted) return new Promise(() => {});
    this.pendingLine = undefined;
    return { kind: 'word', word, rest };
  }

  async wait(screen: WaitingScreen, gone: AbortSignal): Promise<UiReply> {
    const { isInteractive, stop, texts } = this.terminal;
    const { news, note, error } = screen;
    const said = note === undefined ? [] : [successRow(note)];
    this.print([...news, ...said, ...(error === undefined ? [] : [warningRow(error)])]);
    const waiting = toPlainText(screen.waiting);
    if (waiting !== this.lastWaiting) this.print([screen.waiting]);
    this.lastWaiting = waiting;
    if (stop.aborted) return { kind: 'stop' };
    if (!isInteractive) return Promise.race([this.stopped, whenGone(gone)]);
    this.hint(screen.commands);
    for (;;) {
      const line = await this.nextLine(gone, false);
      if (typeof line !== 'string') return line;
      const parsed = parseInput(line, { ...screen, question: screen.waiting, options: [] }, texts);
      if (parsed.ok) return parsed.reply;
      this.print([warningRow(parsed.error)]);
    }
  }

  close(): void {}

  /** A file of answers is typed ahead as a whole, and on purpose. */
  private discardTypeahead(): void {
    if (!this.terminal.isInteractive) return;
    this.terminal.discardInput();
    this.pendingLine = undefined;
  }

  /** The next line, or why there is none. */
  private async nextLine(
    gone?: AbortSignal,
    prompts = this.terminal.isInteractive,
  ): Promise<string | UiReply> {
    const { write, stop } = this.terminal;
    if (stop.aborted) return { kind: 'stop' };
    if (gone?.aborted === true) return { kind: 'gone' };
    if (prompts) write('> ');
    this.pendingLine ??= this.terminal.readLine();
    const left = gone === undefined ? [] : [whenGone(gone)];
    const line = await Promise.race([this.pendingLine, this.stopped, ...left]);
    if (prompts && typeof line !== 'string') write('\n');
    if (typeof line === 'object') return line;
    this.pendingLine = undefined;
    return line ?? { kind: 'end' };
  }
}
