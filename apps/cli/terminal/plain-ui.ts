/** The user interface that only prints lines, for pipes and screen readers. */
import { toPlainText, type TextRow } from '@ludoteca/kit';
import type { RowEncoder } from './row-encoder.ts';
import { formatCommandHint } from './command-hint.ts';
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
  readonly width: number;
  readonly height: () => number;
  /** Whether there is a prompt, pauses take time, and curtains wait for a person. */
  readonly isInteractive: boolean;
  readonly write: (text: string) => void;
  /** Undefined at the end of the input. */
  readonly readLine: () => Promise<string | undefined>;
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

/** A question may be asked for many lines; its signal is subscribed to once. */
const GONE_PROMISES = new WeakMap<AbortSignal, Promise<UiReply>>();
function whenGone(signal: AbortSignal): Promise<UiReply> {
  const gone = GONE_PROMISES.get(signal) ?? whenAborted(signal, { kind: 'gone' });
  GONE_PROMISES.set(signal, gone);
  return gone;
}

const formatOption = ({ key, label }: ScreenOption): string => `${key}. ${label}`;

/** One line each; a range of numbers is one line. */
const formatOptions = (options: readonly ScreenOption[]): readonly string[] =>
  isNumberRange(options)
    ? [rangeEnds(options).map(formatOption).join(` ${ELLIPSIS} `)]
    : options.map(formatOption);

/** `+`, `-`, `pace slow`. */
const PACE_COMMAND = /^\s*([+-]|pace(?=\s))\s*(.*?)\s*$/;

/** Enough blank lines to hide the previous output, even if the window is enlarged. */
const CURTAIN_SCREENS = 2;

export class PlainUi implements Ui {
  readonly isPlain = true;
  private readonly terminal: PlainTerminal;
  private readonly stopped: Promise<UiReply>;
  /** A line that is being read. If its question closes, it is used for the next. */
  private pendingLine: Promise<string | undefined> | undefined;
  private lastHint = '';
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
    const noteRows = note === undefined ? [] : [successRow(note)];
    // After an error the table is still above the question.
    const table = error === undefined ? [title, ...question.body(this.terminal.width)] : [];
    const errorRows: readonly TextRow[] = error === undefined ? [] : [warningRow(error)];
    const menu = formatOptions(options).map((text): TextRow => [{ text }]);
    this.print([...news, ...noteRows, ...table, ...errorRows, question.question, ...menu]);
    this.hint(question.commands);
    this.lastWaiting = '';
  }

  /** Only if the commands have changed. */
  private hint(commands: readonly ScreenCommand[]): void {
    const hint = formatCommandHint(commands);
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
    // A later line belongs to the next pause.
    const over = new AbortController();
    try {
      return await Promise.race([this.stopped, passed, this.readPaceCommand(over.signal)]);
    } finally {
      over.abort();
      clearTimeout(timer);
    }
  }

  /** Resolves with a command about the pace; any other line is kept for the next question. */
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
    const noteRows = note === undefined ? [] : [successRow(note)];
    this.print([...news, ...noteRows, ...(error === undefined ? [] : [warningRow(error)])]);
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

  /** Piped input is typed ahead on purpose. */
  private discardTypeahead(): void {
    if (!this.terminal.isInteractive) return;
    this.terminal.discardInput();
    this.pendingLine = undefined;
  }

  private async nextLine(
    gone?: AbortSignal,
    prompts = this.terminal.isInteractive,
  ): Promise<string | UiReply> {
    const { write, stop } = this.terminal;
    if (stop.aborted) return { kind: 'stop' };
    if (gone?.aborted === true) return { kind: 'gone' };
    if (prompts) write('> ');
    this.pendingLine ??= this.terminal.readLine();
    const closed = gone === undefined ? [] : [whenGone(gone)];
    const line = await Promise.race([this.pendingLine, this.stopped, ...closed]);
    if (prompts && typeof line !== 'string') write('\n');
    if (typeof line === 'object') return line;
    this.pendingLine = undefined;
    return line ?? { kind: 'end' };
  }
}
