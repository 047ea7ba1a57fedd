import type { Choice, Game, Parts, Seat, AnyParts, Watcher } from '@ludoteca/kernel';
import type { AddOnLoader } from './add-ons.ts';
import type { BotProtocol } from '../bots/bot-protocol.ts';
import type { Observation } from '../table/chair.ts';
import type { OriginalFiles } from './original-files.ts';
import type { Form } from '../settings/settings-form.ts';
import type { Heuristics } from '../players/heuristics.ts';
import type { Character } from '../players/player.ts';
import type { StopSignal, IsolationMode, Referee } from '../bots/referee.ts';
import type { AutoPassRules } from '../table/auto-pass.ts';
import type { ByLanguage, Language, PlayerNames, TextRole, GameTexts } from '../text/game-texts.ts';

/** A stretch of a terminal line in one colour. */
export interface TextSpan {
  readonly text: string;
  readonly role?: TextRole;
  /** Whose colour it has, where its role is `seat`. */
  readonly seat?: Seat;
}

/** A line of a terminal. */
export type TextRow = readonly TextSpan[];

/** What there is to draw, for whom, in which language, and how much room there is. Margins are taken off already. */
export interface RenderContext<P extends Parts> extends Observation<P> {
  readonly watcher: Watcher;
  readonly names: PlayerNames;
  readonly language: Language;
  readonly width: number;
}

/** How a game draws its own view in a terminal, in rows no wider than it is told. Without one the generic face draws its zones. */
export interface TerminalRenderer<P extends Parts> {
  draw(drawing: RenderContext<P>): readonly TextRow[];
  /** What the watcher wants of it at any question, in a few rows, for where not all of it has room: the own hand. */
  drawBrief?(drawing: RenderContext<P>): readonly TextRow[];
  /** What an option would come to, as far as the table shows it: said behind the option. */
  previewOption?(drawing: Omit<RenderContext<P>, 'width'>, option: Choice<P>): string | undefined;
  /** What whoever is asked may say instead of an answer. */
  standingOrders?(drawing: Omit<RenderContext<P>, 'width'>): readonly StandingOrder<P>[];
}

/** A word that answers for somebody, question after question, until it has no answer: to attack until so many armies are left. */
export interface StandingOrder<P extends Parts> {
  readonly word: string;
  /** What is said after it, in a word. */
  readonly takes: string;
  readonly about: string;
  /** What it does when this is said after the word; a sentence where it cannot. */
  begin(said: string): ((sight: Observation<P>) => Choice<P> | undefined) | string;
}

/** What a command of a game may do to the world. The apps hand it in: games read no file by themselves. */
export interface CommandEnvironment {
  read(path: string): Promise<Uint8Array>;
  /** Crash-safe; what was there before stays beside it. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Puts a text in place of whatever was there. */
  replaceText(path: string, text: string): Promise<void>;
  /** Adds a text to the end of a file, which may be new. */
  append(path: string, text: string): Promise<void>;
  /** Makes a folder, and those it lies in, unless it is there. */
  makeFolder(path: string): Promise<void>;
  /** The paths of the files in a folder, and the folders in it, that the system could start, by name. */
  programsIn(folder: string): Promise<readonly string[]>;
  /** The path of the sample bot for a game: a program of the project's own against which others can be tried. */
  sampleBot(game: string): string;
  /** In colours where it has roles and somebody can see them. */
  print(line: string | TextRow): void;
  printError(line: string): void;
  /** The next line that is typed; undefined when there is no more. */
  readLine(): Promise<string | undefined>;
  /** What whoever called speaks. */
  readonly language: Language;
  /** A number from 0 to below - 1 that nobody can foresee: for a seed that nobody gave. */
  randomInt(below: number): number;
  /** Whether it was called by the game's own name, as scripts of the world that the game comes from do. */
  readonly calledByOwnName: boolean;
  /** Somebody who plays matches among bot programs, kept apart as wished. */
  referee(isolation: IsolationMode): Promise<Referee>;
  /** From now on Ctrl-C asks to stop instead of ending the program. */
  interceptInterrupt(): StopSignal;
}

/** The help of a command. Lines are given as they are typed after the command's name. */
export interface CommandHelp {
  readonly usage: string;
  readonly about: string;
  /** Words and options, each with what it is. */
  readonly parameters: readonly (readonly [word: string, what: string])[];
  readonly examples: readonly string[];
  /** What it ends with, and when: after `Exit code:`. */
  readonly exitCodes: string;
}

/** A command of a game's own: `ludoteca GAME NAME …`. One without a name takes all words that are no command's name. */
export interface GameCommand {
  readonly name: string;
  readonly usage: ByLanguage<string>;
  /** What its own help says; by itself no more than the usage. */
  readonly help?: ByLanguage<CommandHelp>;
  /** Resolves to the exit code. */
  run(words: readonly string[], hands: CommandEnvironment): Promise<number>;
}

/** What the catalogue holds of a game. */
export interface CatalogueEntry<P extends Parts> {
  readonly game: Game<P>;
  readonly texts: ByLanguage<GameTexts<P>>;
  readonly form: Form;
  readonly heuristics: Heuristics<P>;
  /** Whether menus show it. Games that exist to teach or to test are played by name only. */
  readonly listed: boolean;
  readonly terminal?: TerminalRenderer<P>;
  /** Where most questions are answered by passing. */
  readonly autoPass?: AutoPassRules<P>;
  /** Its own computer players, by name, besides those that play every game. */
  readonly players?: { readonly [name: string]: Character<P> };
  readonly files?: OriginalFiles<P>;
  readonly addOns?: AddOnLoader;
  readonly commands?: readonly GameCommand[];
  readonly botProtocol?: BotProtocol<P>;
}

export type AnyCatalogueEntry = CatalogueEntry<AnyParts>;

/** Forgets which game an entry is of. The one cast that lets apps hold all games in one list and know none. */
export const eraseGameType = <P extends Parts>(entry: CatalogueEntry<P>): AnyCatalogueEntry =>
  entry as unknown as AnyCatalogueEntry;
