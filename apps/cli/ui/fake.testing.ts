import { toPlainText } from '@ludoteca/kit';
import type { Option, Question, Reply, Sheet, Typed, Ui, Waiting, Word } from './ui.ts';

/** Something that was shown, as plain text. */
export interface Shown {
  readonly by: 'ask' | 'show' | 'tell' | 'read' | 'curtain' | 'type' | 'pause' | 'wait';
  readonly title: string;
  readonly body: readonly string[];
  readonly news: readonly string[];
  /** What is asked or waited for, where something is. */
  readonly question: string;
  readonly options: readonly Option[];
  readonly words: readonly Word[];
  readonly complaint?: string;
  /** Whether it must be read before it is answered. */
  readonly fresh?: boolean;
}

const NOTHING = { title: '', body: [], news: [], question: '', options: [], words: [] };

/** What a person does when asked: the same whatever is asked, or depending on it. */
export type Step = Reply | Typed | ((shown: Shown) => Reply | Typed | Promise<Reply | Typed>);

export const picks = (...keys: readonly string[]): Reply => ({ kind: 'picks', keys });
export const says = (word: string, rest = ''): Reply => ({ kind: 'word', word, rest });
export const types = (text: string): Typed => ({ kind: 'text', text });
/** Picks the one option that has this in its label. */
export const picksLabel =
  (part: string) =>
  ({ options }: Shown): Reply => {
    const meant = options.filter(({ label }) => label.includes(part));
    if (meant.length !== 1) throw new Error(`${part} is in ${meant.length} of ${JSON.stringify(options)}`);
    return picks(meant[0]!.key);
  };

export interface Habits {
  readonly plain?: boolean;
  /** How wide bodies are drawn. */
  readonly width?: number;
  /** What comes of curtains, of long texts and of pauses; by itself Enter, Enter and nothing. */
  readonly curtain?: Reply;
  readonly read?: Reply;
  pause?(milliseconds: number): Reply | undefined;
  /** Called with everything at the moment it is shown. */
  look?(shown: Shown): void;
  /** What somebody types while others decide; undefined, and by itself: nothing. */
  wait?(shown: Shown): Reply | undefined | Promise<Reply | undefined>;
}

/** A terminal with a script: each question and each text takes the next step; after the last the input has ended. */
export interface FakeUi extends Ui {
  readonly shown: readonly Shown[];
  /** Every line that was told. */
  readonly told: readonly string[];
  /** How often the terminal was given back. */
  readonly closed: number;
}

const whenGone = (gone: AbortSignal | undefined): Promise<Reply> =>
  new Promise((resolve) => {
    if (gone?.aborted === true) resolve({ kind: 'gone' });
    gone?.addEventListener('abort', () => resolve({ kind: 'gone' }));
  });

export function fakeUi(script: readonly Step[], habits: Habits = {}): FakeUi {
  const { plain = false, width = 80, curtain = picks(), read = picks() } = habits;
  const steps = [...script];
  const shown: Shown[] = [];
  let closed = 0;
  const show = (by: Shown['by'], what: Partial<Shown>): Shown => {
    const latest = { ...NOTHING, ...what, by };
    shown.push(latest);
    habits.look?.(latest);
    return latest;
  };
  const next = async (latest: Shown): Promise<Reply | Typed> => {
    const step = steps.shift() ?? { kind: 'end' };
    return typeof step === 'function' ? step(latest) : step;
  };
  const drawn = (sheet: Sheet) => ({
    title: toPlainText(sheet.title),
    body: sheet.body(width).map(toPlainText),
    news: sheet.news.map(toPlainText),
  });
  return {
    plain,
    shown,
    get told() {
      return shown.flatMap(({ by, body }) => (by === 'tell' ? body : []));
    },
    get closed() {
      return closed;
    },
    ask: async (question: Question, gone?: AbortSignal) => {
      const { options, words, note, complaint, fresh = false } = question;
      const latest = show('ask', {
        ...drawn(question),
        news: [...question.news.map(toPlainText), ...(note === undefined ? [] : [note])],
        question: toPlainText(question.question),
        options,
        words,
        ...(complaint === undefined ? {} : { complaint }),
        ...(fresh ? { fresh } : {}),
      });
      if (gone?.aborted === true) return { kind: 'gone' };
      const reply = await Promise.race([next(latest), whenGone(gone)]);
      if (reply.kind === 'text') throw new Error('a text was typed where a question was asked');
      return reply;
    },
    show: (sheet) => void show('show', drawn(sheet)),
    tell: (rows) => void show('tell', { body: rows.map(toPlainText) }),
    read: async (title, body) => {
      show('read', { title: toPlainText(title), body: body(width).map(toPlainText) });
      return read;
    },
    curtain: async (title, body) => {
      show('curtain', { title: toPlainText(title), body: body.map(toPlainText) });
      return curtain;
    },
    type: (question) => next(show('type', { question: toPlainText(question) })),
    pause: async (milliseconds) => {
      show('pause', {});
      return habits.pause?.(milliseconds);
    },
    wait: async (sheet: Waiting, gone: AbortSignal) => {
      const { waiting, words, complaint } = sheet;
      const question = toPlainText(waiting);
      const latest = show('wait', {
        ...drawn(sheet),
        question,
        words,
        ...(complaint === undefined ? {} : { complaint }),
      });
      const typed = habits.wait?.(latest);
      const left = whenGone(gone);
      return (await Promise.race([typed, left])) ?? left;
    },
    close: () => void closed++,
  };
}
