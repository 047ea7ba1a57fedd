import type { Pace, SavePromptMode } from '../play-options.ts';

/** What can be typed instead of an answer, what is needed most first: a narrow hint ends early. */
export const SESSION_COMMANDS = [
  '?',
  'undo',
  'quit',
  'log',
  'look',
  'save',
  'rules',
  'pace',
  'stop',
  'control',
  'reasons',
  'rounds',
] as const;
export type SessionCommand = (typeof SESSION_COMMANDS)[number];

/** All that the playing of a game says by itself; the rest are the words of the game. */
export interface SessionTexts {
  /** After the name of whoever decides while others wait. */
  readonly thinks: string;
  /** While somebody elsewhere decides. */
  waiting(name: string): string;
  readonly curtain: {
    calls(name: string): string;
    readonly others: string;
  };
  /** What the keys do where everybody only watches. */
  readonly watching: string;
  readonly about: { readonly [W in SessionCommand]: string };
  readonly takes: {
    readonly look: string;
    readonly save: string;
    readonly pace: string;
    readonly rounds: string;
    readonly stop: string;
  };
  /** What Enter alone stands for. */
  enter(label: string): string;
  /** What to type where an option is wanted. */
  pick(first: string, last: string): string;
  readonly help: {
    readonly title: string;
    /** Before what is not possible now. */
    readonly barred: string;
    /** Two things and why neither is possible. */
    because(things: readonly string[], reason: string): string;
  };
  readonly log: { readonly title: string; readonly empty: string };
  /** What more there is to say of things on the table. */
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
  /** Whether computers say why they choose as they do. */
  readonly reasons: { readonly yes: string; readonly no: string };
  readonly stops: {
    /** Where one is asked, and where one could be. */
    set(stops: readonly string[], others: readonly string[]): string;
    /** There is no such stop; these there are. */
    none(name: string, all: readonly string[]): string;
    /** One is asked everything, or not any more. */
    readonly all: string;
    readonly some: string;
  };
  /** Where the game lets people save as its own world does. */
  readonly rounds: {
    readonly question: string;
    readonly save: string;
    readonly board: string;
    readonly goOn: string;
    /** Going on, and not being asked again. */
    readonly noMore: string;
    readonly leave: string;
    saved(path: string): string;
    failed(why: string): string;
    /** Before what was odd with a save that was opened. */
    readonly mended: string;
    /** It is not such a moment; the ending is that of the files. */
    notNow(ending: string): string;
    /** The files of the game's world cannot be written: what the system says. */
    unkept(why: string): string;
    /** What the two ways are called, which is taken, and that there is no other. */
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
  readonly trouble: {
    /** The disk is full, or the like: what the system says. */
    notKept(why: string): string;
    /** Another program has gone on with the match. */
    readonly elsewhere: string;
    /** A rule, or whatever else should not fail, has failed. */
    broken(why: string): string;
    /** A computer's answer has met with trouble. */
    question(name: string): string;
    readonly again: string;
  };
  readonly over: string;
  /** What is said outside the match; the way back is a command. */
  readonly aside: {
    /** The seed tells every hidden card: it is said to whoever gave it, and at the end. */
    seed(seed: string): string;
    readonly leave: string;
    stopped(wayBack: string): string;
    'input ended'(wayBack: string): string;
    left(wayBack: string): string;
    out(path: string): string;
    /** Of a name that cannot be had as it was given. */
    renamed(given: string, name: string): string;
  };
}
