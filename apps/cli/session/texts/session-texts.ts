/** The texts of a session, apart from those of the game. */
import type { Pace, SavePromptMode } from '../play-options.ts';

/** The most important first: a narrow hint is cut off. */
export const SESSION_COMMANDS = [
  '?',
  'undo',
  'quit',
  'log',
  'hint',
  'look',
  'save',
  'rules',
  'pace',
  'stop',
  'control',
  'repeat',
  'reasons',
  'rounds',
  'agree',
  'decline',
  'claim',
  'return',
  'clock',
  'chat',
  'skip',
  'abort',
] as const;
export type SessionCommand = (typeof SESSION_COMMANDS)[number];

export interface SessionTexts {
  /** Follows the name of the deciding seat. */
  readonly thinks: string;
  /** While a seat elsewhere decides. */
  waiting(name: string): string;
  readonly curtain: {
    calls(name: string): string;
    readonly others: string;
  };
  /** The keys for watchers. */
  readonly watching: string;
  /** Before the events since the own turn. */
  readonly sinceTurn: string;
  /** The commands as they are shown and typed; the English words work too. */
  readonly words: { readonly [W in SessionCommand]: string };
  readonly about: { readonly [W in SessionCommand]: string };
  readonly takes: {
    readonly look: string;
    readonly save: string;
    readonly pace: string;
    readonly rounds: string;
    readonly stop: string;
    readonly repeat: string;
    readonly claim: string;
    readonly chat: string;
  };
  /** The option that Enter picks. */
  enter(label: string): string;
  /** The valid keys. */
  pick(first: string, last: string): string;
  readonly help: {
    readonly title: string;
    /** Heading of the barred choices. */
    readonly barred: string;
    /** Several choices and why they are barred. */
    because(things: readonly string[], reason: string): string;
  };
  readonly log: { readonly title: string; readonly empty: string };
  /** The detail texts of items. */
  readonly look: { readonly title: string; none(name: string): string };
  readonly undo: { readonly done: string; readonly nothing: string; readonly final: string };
  readonly save: {
    here(name: string, path: string): string;
    copied(name: string, path: string): string;
    failed(why: string): string;
  };
  readonly paces: { readonly [P in Pace]: string };
  pace(now: string, all: string): string;
  noPace(pace: string, all: string): string;
  /** Explanations are switched on or off. */
  readonly reasons: { readonly yes: string; readonly no: string };
  /** Why there is no hint. */
  readonly hints: { readonly off: string; readonly notAsked: string };
  readonly stops: {
    /** The stops that are set, and the others. */
    set(stops: readonly string[], others: readonly string[]): string;
    /** The stop does not exist; these do. */
    none(name: string, all: readonly string[]): string;
    /** Full control is on or off. */
    readonly all: string;
    readonly some: string;
  };
  /** Orders that the host follows until they end, by their names. */
  readonly orders: {
    given(order: string): string;
    readonly ended: string;
    list(orders: readonly string[]): string;
    unknown(name: string, orders: readonly string[]): string;
  };
  /** Saving in the game's original format. */
  readonly rounds: {
    readonly question: string;
    readonly save: string;
    readonly board: string;
    readonly goOn: string;
    /** Continues, and stops offering. */
    readonly noMore: string;
    readonly leave: string;
    saved(path: string): string;
    failed(why: string): string;
    /** Heading of the warnings about an opened save. */
    readonly mended: string;
    /** Saving is not possible now; `ending` is the extension. */
    notNow(ending: string): string;
    /** The original files cannot be written: message of the system. */
    unkept(why: string): string;
    /** The names of the modes, the present one, an unknown one. */
    readonly ways: { readonly [R in SavePromptMode]: string };
    now(way: string, all: string): string;
    none(way: string, all: string): string;
  };
  readonly confirm: {
    question(label: string): string;
    readonly yes: string;
    readonly no: string;
  };
  readonly quit: {
    readonly question: string;
    readonly leave: string;
    readonly withdraw: string;
    readonly stay: string;
    readonly sure: string;
  };
  readonly failures: {
    /** The match could not be saved: message of the system. */
    notKept(why: string): string;
    /** Another program has continued the match. */
    readonly elsewhere: string;
    /** A rule or another part of the program failed. */
    broken(why: string): string;
    /** The answer of a computer player failed. */
    question(name: string): string;
    readonly again: string;
  };
  readonly over: string;
  /** The result of an exercise. */
  readonly exercise: { readonly solved: string; readonly failed: string; readonly again: string };
  /** Lines after the session; `wayBack` is a command. */
  readonly afterwards: {
    /** The seed reveals all hidden cards: it is shown to the user who gave it, and at the end. */
    seed(seed: string): string;
    readonly leave: string;
    stopped(wayBack: string): string;
    'input ended'(wayBack: string): string;
    left(wayBack: string): string;
    /** The match was left at a question whose answer failed. */
    readonly failed: string;
    /** The match is new and no person has answered. */
    readonly unsaved: string;
    out(path: string): string;
    /** A file of the game's folder gave the deck. */
    settingFile(path: string): string;
    /** A given name was changed. */
    renamed(given: string, name: string): string;
  };
}
