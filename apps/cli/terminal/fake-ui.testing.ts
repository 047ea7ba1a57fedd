/** A user interface with a scripted person. */
import { toPlainText } from '@ludoteca/kit';
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

/** A shown screen as plain text. */
export interface ShownScreen {
  readonly by: 'ask' | 'show' | 'tell' | 'read' | 'curtain' | 'type' | 'pause' | 'wait';
  readonly title: string;
  readonly body: readonly string[];
  readonly news: readonly string[];
  /** The question, or what is waited for. */
  readonly question: string;
  readonly options: readonly ScreenOption[];
  readonly commands: readonly ScreenCommand[];
  readonly error?: string;
  readonly hint?: string;
  readonly discardTypeahead?: boolean;
}

const EMPTY_SCREEN = { title: '', body: [], news: [], question: '', options: [], commands: [] };

/** A reply, or a function of the screen. */
export type ScriptStep =
  | UiReply
  | TypedText
  | ((shown: ShownScreen) => UiReply | TypedText | Promise<UiReply | TypedText>);

export const pick = (...keys: readonly string[]): UiReply => ({ kind: 'picks', keys });
export const typeCommand = (word: string, rest = ''): UiReply => ({ kind: 'word', word, rest });
export const typeText = (text: string): TypedText => ({ kind: 'text', text });
/** Fails unless exactly one label contains the text. */
export const pickLabel =
  (part: string) =>
  ({ options }: ShownScreen): UiReply => {
    const meant = options.filter(({ label }) => label.includes(part));
    if (meant.length !== 1) throw new Error(`${part} is in ${meant.length} of ${JSON.stringify(options)}`);
    return pick(meant[0]!.key);
  };

export interface FakeUiOptions {
  readonly plain?: boolean;
  readonly width?: number;
  /** The reply to curtains and texts (default: Enter) and pauses (default: none). */
  readonly curtain?: UiReply;
  readonly read?: UiReply;
  pause?(milliseconds: number): UiReply | undefined;
  /** Called with everything that is shown. */
  onShow?(shown: ShownScreen): void;
  /** Called with every question. */
  onAsk?(question: QuestionScreen): void;
  /** Input while others decide; default: none. */
  wait?(shown: ShownScreen): UiReply | undefined | Promise<UiReply | undefined>;
}

/** Each question takes the next step of the script; then the input ends. */
export interface FakeUi extends Ui {
  readonly shown: readonly ShownScreen[];
  /** Every printed line. */
  readonly printed: readonly string[];
  /** How often the terminal was restored. */
  readonly closed: number;
}

const whenGone = (gone: AbortSignal | undefined): Promise<UiReply> =>
  new Promise((resolve) => {
    if (gone?.aborted === true) resolve({ kind: 'gone' });
    gone?.addEventListener('abort', () => resolve({ kind: 'gone' }));
  });

export function fakeUi(script: readonly ScriptStep[], habits: FakeUiOptions = {}): FakeUi {
  const { plain = false, width = 80, curtain = pick(), read = pick() } = habits;
  const steps = [...script];
  const shown: ShownScreen[] = [];
  let closed = 0;
  const show = (by: ShownScreen['by'], what: Partial<ShownScreen>): ShownScreen => {
    const latest = { ...EMPTY_SCREEN, ...what, by };
    shown.push(latest);
    habits.onShow?.(latest);
    return latest;
  };
  const next = async (latest: ShownScreen): Promise<UiReply | TypedText> => {
    const step = steps.shift() ?? { kind: 'end' };
    return typeof step === 'function' ? step(latest) : step;
  };
  const drawn = (screen: Screen) => ({
    title: toPlainText(screen.title),
    body: screen.body(width).map(toPlainText),
    news: screen.news.map(toPlainText),
    ...(screen.hint === undefined ? {} : { hint: screen.hint }),
  });
  return {
    isPlain: plain,
    shown,
    get printed() {
      return shown.flatMap(({ by, body }) => (by === 'tell' ? body : []));
    },
    get closed() {
      return closed;
    },
    ask: async (question: QuestionScreen, gone?: AbortSignal) => {
      const { options, commands: texts, note, error, discardTypeahead = false } = question;
      habits.onAsk?.(question);
      const latest = show('ask', {
        ...drawn(question),
        news: [...question.news.map(toPlainText), ...(note === undefined ? [] : [note])],
        question: toPlainText(question.question),
        options,
        commands: texts,
        ...(error === undefined ? {} : { error }),
        ...(discardTypeahead ? { discardTypeahead } : {}),
      });
      if (gone?.aborted === true) return { kind: 'gone' };
      const reply = await Promise.race([next(latest), whenGone(gone)]);
      if (reply.kind === 'text') throw new Error('a text was typed where a question was asked');
      return reply;
    },
    show: (screen) => void show('show', drawn(screen)),
    print: (rows) => void show('tell', { body: rows.map(toPlainText) }),
    showText: async (title, body) => {
      show('read', { title: toPlainText(title), body: body(width).map(toPlainText) });
      return read;
    },
    showCurtain: async (title, body) => {
      show('curtain', { title: toPlainText(title), body: body.map(toPlainText) });
      return curtain;
    },
    askText: (question) => next(show('type', { question: toPlainText(question) })),
    pause: async (milliseconds) => {
      show('pause', {});
      return habits.pause?.(milliseconds);
    },
    wait: async (screen: WaitingScreen, gone: AbortSignal) => {
      const { waiting, commands: texts, error } = screen;
      const question = toPlainText(waiting);
      const latest = show('wait', {
        ...drawn(screen),
        question,
        commands: texts,
        ...(error === undefined ? {} : { error }),
      });
      const typed = habits.wait?.(latest);
      const left = whenGone(gone);
      return (await Promise.race([typed, left])) ?? left;
    },
    close: () => void closed++,
  };
}
