import type { Game, Parts, Seat, SomeParts, Watcher } from '@ludoteca/kernel';
import type { BotProtocol } from './bots.ts';
import type { Sight } from './chair.ts';
import type { Form } from './form.ts';
import type { Heuristics } from './heuristics.ts';
import type { Interruption, Isolation, Referee } from './referee.ts';
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
}

/** What a command of a game may do to the world. The apps hand it in: games read no file by themselves. */
export interface CommandHands {
  read(path: string): Promise<Uint8Array>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  print(line: string): void;
  complain(line: string): void;
  /** Somebody who plays matches among bot programs, kept apart as wished. */
  referee(isolation: Isolation): Promise<Referee>;
  /** From now on Ctrl-C asks to stop instead of ending the program. */
  interruption(): Interruption;
}

/** A command of a game's own: `ludoteca GAME NAME …`. */
export interface Command {
  readonly name: string;
  readonly usage: ByLanguage<string>;
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
  readonly commands?: readonly Command[];
  readonly bots?: BotProtocol<P>;
}

export type SomeEntry = Entry<SomeParts>;

/** Forgets which game an entry is of. The one cast that lets apps hold all games in one list and know none. */
export const someEntry = <P extends Parts>(entry: Entry<P>): SomeEntry => entry as unknown as SomeEntry;
