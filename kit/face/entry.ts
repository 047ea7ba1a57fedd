import type { Choice, Game, Parts, Seat, SomeParts, Watcher } from '@ludoteca/kernel';
import type { AddOns } from './add-ons.ts';
import type { BotProtocol } from './bots.ts';
import type { Sight } from './chair.ts';
import type { Files } from './files.ts';
import type { Form } from './form.ts';
import type { Heuristics } from './heuristics.ts';
import type { Character } from './player.ts';
import type { Interruption, Isolation, Referee } from './referee.ts';
import type { Stops } from './stops.ts';
import type { ByLanguage, Language, Names, Role, Texts } from './texts.ts';

/** A stretch of a terminal line in one colour. */
export interface Span {
  readonly text: string;
  readonly role?: Role;
  /** Whose colour it has, where its role is `seat`. */
  readonly seat?: Seat;
}

/** A line of a terminal. */
export type Row = readonly Span[];

/** What there is to draw, for whom, in which language, and how much room there is. Margins are taken off already. */
export interface Drawing<P extends Parts> extends Sight<P> {
  readonly watcher: Watcher;
  readonly names: Names;
  readonly language: Language;
  readonly width: number;
}

/** How a game draws its own view in a terminal, in rows no wider than it is told. Without one the generic face draws its zones. */
export interface TerminalFace<P extends Parts> {
  draw(drawing: Drawing<P>): readonly Row[];
  /** What the watcher wants of it at any question, in a few rows, for where not all of it has room: the own hand. */
  brief?(drawing: Drawing<P>): readonly Row[];
  /** What an option would come to, as far as the table shows it: said behind the option. */
  preview?(drawing: Omit<Drawing<P>, 'width'>, option: Choice<P>): string | undefined;
  /** What whoever is asked may say instead of an answer. */
  gestures?(drawing: Omit<Drawing<P>, 'width'>): readonly Gesture<P>[];
}

/** A word that answers for somebody, question after question, until it has no answer: to attack until so many armies are left. */
export interface Gesture<P extends Parts> {
  readonly word: string;
  /** What is said after it, in a word. */
  readonly takes: string;
  readonly about: string;
  /** What it does when this is said after the word; a sentence where it cannot. */
  begin(said: string): ((sight: Sight<P>) => Choice<P> | undefined) | string;
}

/** What a command of a game may do to the world. The apps hand it in: games read no file by themselves. */
export interface CommandHands {
  read(path: string): Promise<Uint8Array>;
  /** Crash-safe; what was there before stays beside it. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Puts a text in place of whatever was there. */
  put(path: string, text: string): Promise<void>;
  /** Adds a text to the end of a file, which may be new. */
  append(path: string, text: string): Promise<void>;
  /** Makes a folder, and those it lies in, unless it is there. */
  makeFolder(path: string): Promise<void>;
  /** The paths of the files in a folder, and the folders in it, that the system could start, by name. */
  programsIn(folder: string): Promise<readonly string[]>;
  /** The path of the sample bot for a game: a program of the project's own against which others can be tried. */
  sample(game: string): string;
  /** In colours where it has roles and somebody can see them. */
  print(line: string | Row): void;
  complain(line: string): void;
  /** The next line that is typed; undefined when there is no more. */
  readLine(): Promise<string | undefined>;
  /** What whoever called speaks. */
  readonly language: Language;
  /** A number from 0 to below - 1 that nobody can foresee: for a seed that nobody gave. */
  draw(below: number): number;
  /** Whether it was called by the game's own name, as scripts of the world that the game comes from do. */
  readonly alone: boolean;
  /** Somebody who plays matches among bot programs, kept apart as wished. */
  referee(isolation: Isolation): Promise<Referee>;
  /** From now on Ctrl-C asks to stop instead of ending the program. */
  interruption(): Interruption;
}

/** The help of a command. Lines are given as they are typed after the command's name. */
export interface CommandHelp {
  readonly form: string;
  readonly about: string;
  /** Words and options, each with what it is. */
  readonly takes: readonly (readonly [word: string, what: string])[];
  readonly examples: readonly string[];
  /** What it ends with, and when: after `Exit code:`. */
  readonly exits: string;
}

/** A command of a game's own: `ludoteca GAME NAME …`. One without a name takes all words that are no command's name. */
export interface Command {
  readonly name: string;
  readonly usage: ByLanguage<string>;
  /** What its own help says; by itself no more than the usage. */
  readonly help?: ByLanguage<CommandHelp>;
  /** Resolves to the exit code. */
  run(words: readonly string[], hands: CommandHands): Promise<number>;
}

/** What the catalogue holds of a game. */
export interface Entry<P extends Parts> {
  readonly game: Game<P>;
  readonly texts: ByLanguage<Texts<P>>;
  readonly form: Form;
  readonly heuristics: Heuristics<P>;
  /** Whether menus show it. Games that exist to teach or to test are played by name only. */
  readonly listed: boolean;
  readonly terminal?: TerminalFace<P>;
  /** Where most questions are answered by passing. */
  readonly stops?: Stops<P>;
  /** Its own computer players, by name, besides those that play every game. */
  readonly players?: { readonly [name: string]: Character<P> };
  readonly files?: Files<P>;
  readonly addOns?: AddOns;
  readonly commands?: readonly Command[];
  readonly bots?: BotProtocol<P>;
}

export type SomeEntry = Entry<SomeParts>;

/** Forgets which game an entry is of. The one cast that lets apps hold all games in one list and know none. */
export const someEntry = <P extends Parts>(entry: Entry<P>): SomeEntry => entry as unknown as SomeEntry;
