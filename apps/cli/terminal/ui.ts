/** The interface between the program and the person at the terminal. */
import type { TablePart, TextRow } from '@ludoteca/kit';

export type { TextRow };

export interface ScreenOption {
  /** Its number in the list; if a number is asked, that number. */
  readonly key: string;
  readonly label: string;
}

/** A command that can be typed instead of an option: `undo`, `save NAME`. */
export interface ScreenCommand {
  readonly word: string;
  /** The word in the language of the person, which is shown and can be typed too; absent: `word`. */
  readonly label?: string;
  /** The placeholder of its argument. */
  readonly takes?: string;
  /** On the full screen this key runs the command while nothing is typed: `right`, `space`, `+`, `f1`. */
  readonly key?: string;
  readonly about: string;
}

/** What the person sees. It is drawn for any width. */
export interface Screen {
  /** The game and the deciding seat. */
  readonly title: TextRow;
  /** The table or another main content. */
  body(width: number): readonly TextRow[];
  /** The parts of the body, for screens that cannot show all of it. */
  parts?(width: number): readonly TablePart[];
  /** The events since the last question, oldest first. */
  readonly news: readonly TextRow[];
  /** The keys that can be pressed while the screen is shown without a question. */
  readonly hint?: string;
}

export interface QuestionScreen extends Screen {
  readonly question: TextRow;
  readonly options: readonly ScreenOption[];
  /** Whether several options may be picked at once. */
  readonly multiple?: boolean;
  readonly commands: readonly ScreenCommand[];
  /** The result of the previous command. */
  readonly note?: string;
  /** Why the previous input was not accepted. */
  readonly error?: string;
  /** The key of Enter alone; absent: none. */
  readonly defaultKey?: string;
  /** Whether keys typed before the question appears are ignored. */
  readonly discardTypeahead?: boolean;
  /** Whether a text that matches no option is a reply, so that the caller can say why it is not possible. */
  readonly explainsUnmatched?: boolean;
  /** The question is repeatedly replaced during playback: unfinished input is kept for the next one. */
  readonly transient?: boolean;
}

/** A screen during the turns of others: commands can be typed. */
export interface WaitingScreen extends Screen {
  readonly waiting: TextRow;
  readonly commands: readonly ScreenCommand[];
  /** The result of the previous command. */
  readonly note?: string;
  /** Why the previous input was not accepted. */
  readonly error?: string;
}

export type UiReply =
  /** No keys: Enter alone after a text or a curtain. */
  | { readonly kind: 'picks'; readonly keys: readonly string[] }
  | { readonly kind: 'word'; readonly word: string; readonly rest: string }
  /** A text that matches no option, at a question that explains such texts. */
  | { readonly kind: 'unmatched'; readonly text: string }
  /** The question was withdrawn, or the person pressed Escape. */
  | { readonly kind: 'gone' }
  /** The input has ended. */
  | { readonly kind: 'end' }
  /** Ctrl-C. */
  | { readonly kind: 'stop' };

export interface TypedText {
  readonly kind: 'text';
  readonly text: string;
}

/** It has two implementations: the full screen, which is redrawn, and plain lines, which are only added. */
export interface Ui {
  /** Whether lines stay where they are printed, for pipes and screen readers. */
  readonly isPlain: boolean;
  /** Waits for an option, a command or the end. `gone` withdraws the question. */
  ask(question: QuestionScreen, gone?: AbortSignal): Promise<UiReply>;
  /** Shows the screen without waiting. Plain output prints only its news. */
  show(screen: Screen): void;
  /** Prints lines that stay, outside any screen. */
  print(rows: readonly TextRow[]): void;
  /** Shows a long text until it is closed. */
  showText(
    title: TextRow,
    body: (width: number) => readonly TextRow[],
    from?: 'start' | 'end',
  ): Promise<UiReply>;
  /** Hides all previous output until the called person confirms. Without a terminal it does not wait. */
  showCurtain(title: TextRow, body: readonly TextRow[]): Promise<UiReply>;
  /** Asks for a free text, such as a name or a path. Escape cancels while nothing is typed. */
  askText(question: TextRow, defaultText: string): Promise<UiReply | TypedText>;
  /**
   * Waits so that people can follow; undefined when the time has passed. Space pauses and resumes, Enter continues, `+`
   * and `-` are commands (in plain output `pace` too), Ctrl-C stops. Other input is kept for the next question; on the
   * full screen lines that were ended before it appears are discarded.
   */
  pause(milliseconds: number): Promise<UiReply | undefined>;
  /** Shows the screen until `gone`. At a terminal a command may come before; piped answers wait for their questions. */
  wait(waiting: WaitingScreen, gone: AbortSignal): Promise<UiReply>;
  /** Restores the terminal. */
  close(): void;
}

/** How a conversation with the user is interrupted. */
export type Interruption = 'input ended' | 'stopped';

/** Undefined if the reply does not interrupt the conversation. */
export function interruptionOf(reply: UiReply | TypedText | undefined): Interruption | undefined {
  if (reply?.kind === 'stop') return 'stopped';
  return reply?.kind === 'end' ? 'input ended' : undefined;
}
