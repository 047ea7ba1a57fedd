import type {
  Choice,
  Dice,
  Game,
  Json,
  Line,
  Parts,
  Question,
  Seat,
  SomeParts,
  Watcher,
} from '@ludoteca/kernel';
import type { Sight } from './chair.ts';
import type { Form } from './form.ts';
import type { Asked, ByLanguage, Language, Names, Role, Texts } from './texts.ts';

/** What a game tells computer players. They see what their seat sees, never more. */
export interface Heuristics<P extends Parts> {
  /** The canonical random player, where uniform choice would not be a sensible measure. */
  random?(question: Question<P>, dice: Dice): Choice<P>;
  /** A sensible move without looking ahead. */
  greedy(line: Line<P>, question: Question<P>, dice: Dice): Choice<P>;
  /** How good the position looks from this seat: 0 lost, 1 won. */
  value?(view: P['view'], seat: Seat): number;
}

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
}

/** A command of a game's own: `ludoteca GAME NAME …`. */
export interface Command {
  readonly name: string;
  readonly usage: ByLanguage<string>;
  /** Resolves to the exit code. */
  run(words: readonly string[], hands: CommandHands): Promise<number>;
}

/** What a line from a bot program means. Skipped lines cost nothing; a refused one is for the referee to judge. */
export type BotSaid<P extends Parts> =
  | { readonly kind: 'answer'; readonly choices: readonly Choice<P>[] }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'skip' }
  | { readonly kind: 'refused'; readonly note: Json };

/** A line protocol of a game's own for bot programs: pure text, the process is somebody else's. */
export interface BotProtocol<P extends Parts> {
  /** What a bot hears before the first question. */
  greet(view: P['view'], seat: Seat, names: Names): readonly string[];
  /** What a bot hears of events it may know. */
  tell(events: readonly P['event'][], seat: Seat, names: Names): readonly string[];
  /** What a bot hears when somebody is asked. */
  ask(asked: Asked<P>, seat: Seat, names: Names): readonly string[];
  /** What a line of the bot whose question is open means. Several choices answer that question and those that follow it, one by one. */
  read(line: string, question: Question<P>, view: P['view']): BotSaid<P>;
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
