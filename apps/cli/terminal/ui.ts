import type { TextRow } from '@ludoteca/kit';

export type { TextRow };

/** Something that can be picked. */
export interface ScreenOption {
  /** What to type for it: its number in the list; where a number is asked, that number itself. */
  readonly key: string;
  readonly label: string;
}

/** A word that can be typed instead of a pick: `undo`, `save NAME`. */
export interface ScreenCommand {
  readonly word: string;
  /** What stands for what may follow it. */
  readonly takes?: string;
  /** On the full screen this key means the word at once while nothing is typed: `right`, `left`, `space`, `+`, `f1`. */
  readonly key?: string;
  readonly about: string;
}

/** What lies before somebody: made anew whenever something changes, drawn for whatever width there is. */
export interface Screen {
  /** What this is and whose decision it is. */
  readonly title: TextRow;
  /** The table, or whatever else there is to look at. */
  body(width: number): readonly TextRow[];
  /** What whoever is asked wants of it in any case, for where not all of it has room. */
  brief?(width: number): readonly TextRow[];
  /** What happened since whoever looks was last asked, oldest first. */
  readonly news: readonly TextRow[];
}

/** A sheet that asks. */
export interface QuestionScreen extends Screen {
  readonly question: TextRow;
  readonly options: readonly ScreenOption[];
  /** Several options may be picked in one gesture, in this order. */
  readonly multiple?: boolean;
  readonly commands: readonly ScreenCommand[];
  /** What came of what was typed before. */
  readonly note?: string;
  /** Why what was typed before was not taken. */
  readonly error?: string;
  /** What Enter alone means; absent: nothing. */
  readonly defaultKey?: string;
  /** Must be read before it is answered: what was typed until now does not count. */
  readonly discardTypeahead?: boolean;
  /** Where lines are told that stay, it is one of them: nothing is covered, and a key answers at once. */
  readonly inline?: boolean;
  /** Taken back again and again while something goes on: what is typed meanwhile is for the question that follows. */
  readonly transient?: boolean;
}

/** A sheet for somebody who waits for others: nothing is asked, but words can be typed. */
export interface WaitingScreen extends Screen {
  /** What for, in a sentence. */
  readonly waiting: TextRow;
  readonly commands: readonly ScreenCommand[];
  /** What came of what was wanted before. */
  readonly note?: string;
  /** Why what was wanted before was not done. */
  readonly error?: string;
}

/** What somebody wants. */
export type UiReply =
  /** None at all: Enter alone, where something was to be read or somebody had to come. */
  | { readonly kind: 'picks'; readonly keys: readonly string[] }
  | { readonly kind: 'word'; readonly word: string; readonly rest: string }
  /** What was asked is no longer asked, or whoever was asked has turned away from it. */
  | { readonly kind: 'gone' }
  /** The input has ended. */
  | { readonly kind: 'end' }
  /** Ctrl-C. */
  | { readonly kind: 'stop' };

export interface TypedText {
  readonly kind: 'text';
  readonly text: string;
}

/**
 * How a program talks with whoever sits at the terminal. There are two: the full screen, which is redrawn, and plain lines, which
 * only ever add. Everything above them is written once.
 */
export interface Ui {
  /** Lines stay where they are written: for pipes and screen readers. */
  readonly isPlain: boolean;
  /** Shows the sheet and waits for a pick, a word, the end. `gone` takes the question back. */
  ask(question: QuestionScreen, gone?: AbortSignal): Promise<UiReply>;
  /** Shows the sheet to somebody who is not asked. Plain lines add its news alone. */
  show(screen: Screen): void;
  /** Adds lines that stay, outside any sheet: narration, farewells. */
  print(rows: readonly TextRow[]): void;
  /** Something long to read, from its beginning or its end, until it is put away. */
  showText(
    title: TextRow,
    body: (width: number) => readonly TextRow[],
    from?: 'start' | 'end',
  ): Promise<UiReply>;
  /**
   * Hides everything that was shown until whoever is called has come: nothing of the sheets before is left on the screen. Where
   * nobody sits at a terminal nobody has to come.
   */
  showCurtain(title: TextRow, body: readonly TextRow[]): Promise<UiReply>;
  /** A text is typed: a name, a path. Escape turns away from it while nothing is typed. */
  askText(question: TextRow, defaultText: string): Promise<UiReply | TypedText>;
  /**
   * Lets time pass, so that people can follow: undefined when it has. Space holds and lets go, Enter goes on at once, `+` and `-` are
   * words, Ctrl-C stops; where lines are typed `pace` is a word too. Whatever else is typed is for the question that follows; on the
   * full screen what is ended before that question is shown does not count.
   */
  pause(milliseconds: number): Promise<UiReply | undefined>;
  /**
   * Shows the sheet until `gone`. Where somebody sits at the terminal a word may come before; answers that are piped in wait for
   * their questions.
   */
  wait(waiting: WaitingScreen, gone: AbortSignal): Promise<UiReply>;
  /** Gives the terminal back as it was. */
  close(): void;
}
