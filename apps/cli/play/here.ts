import type { Seat, AnyParts, Watcher } from '@ludoteca/kernel';
import type { Chair, PlayerNames, TextRow, AnyCatalogueEntry, GameTexts } from '@ludoteca/kit';
import type { Complaint } from '../complaint.ts';
import { messageOf } from '../foreign.ts';
import type { Manner, Pace, Rounds } from '../manner.ts';
import { NotKept } from '../saves/slots.ts';
import type { Ui } from '../ui/ui.ts';
import type { LocalDeeds } from './deeds.ts';
import type { Diary, Told } from './diary.ts';
import { Room } from './room.ts';
import type { Standing } from './said.ts';
import { type Words, words } from './words/index.ts';

/** Somebody who decides at this terminal. */
export interface Person {
  readonly seat: Seat;
  readonly chair: Chair<AnyParts>;
}

/** Who sits where at this terminal, and what they hold of the match. */
export interface Seating {
  readonly entry: AnyCatalogueEntry;
  /** By seat, wherever they sit. */
  readonly names: PlayerNames;
  /** None: everybody only watches. */
  readonly people: readonly Person[];
  /** Absent where one person alone decides here, who sees for herself. */
  readonly spectator?: Chair<AnyParts>;
  /** Absent where the match is hosted elsewhere. */
  readonly local?: LocalDeeds;
  /** The table where the match is hosted, if not here. */
  readonly remote?: Remote;
}

/** What there is to know of a table elsewhere besides the match. */
export interface Remote {
  /** What was learned there before one sat down here. */
  past(): Diary<Told>;
  /** Hears in a sentence whatever else is worth knowing, from what is so now on: who is away, that the connection is lost. */
  observe(hear: (notice: string) => void): () => void;
  /** Why the match cannot go on from here, if it cannot. */
  gone(): Complaint | undefined;
}

export const chairsOf = ({ people, spectator }: Seating): readonly Chair<AnyParts>[] => [
  ...people.map(({ chair }) => chair),
  ...(spectator === undefined ? [] : [spectator]),
];

/** More of what was said meanwhile has no room. */
const MOST_NOTICES = 3;

/** All that goes by while a match is played at this terminal. */
export class Here {
  readonly ui: Ui;
  readonly seating: Seating;
  readonly manner: Manner;
  readonly texts: GameTexts<AnyParts>;
  readonly words: Words;
  readonly room: Room;
  pace: Pace;
  rounds: Rounds;
  /** Whether computers say why they choose as they do. */
  reasons: boolean;
  /** The number of the question at which saving was last offered. */
  offered: number | undefined;
  /** Where whoever sits here wants to be asked although the answer goes without saying; undefined: everywhere. */
  stops: ReadonlySet<string> | undefined;
  /** The questions whose answers went without saying, by their numbers. */
  readonly passed = new Set<number>();
  /** What somebody wants to go on doing. */
  standing: Standing | undefined;
  /** Who last saw a hand on this screen. */
  looker: Seat | undefined;
  /** What whoever is asked next must know besides. */
  note: string | undefined;
  complaint: string | undefined;
  private readonly withdrawn = new Set<Seat>();
  /** What was said besides the match since it was last looked at. */
  private notices: readonly string[] = [];
  private readonly stop: (() => void) | undefined;

  constructor(ui: Ui, seating: Seating, manner: Manner) {
    this.ui = ui;
    this.seating = seating;
    this.manner = manner;
    const { entry, local, remote } = seating;
    this.texts = entry.texts[manner.language];
    this.words = words[manner.language];
    this.room = new Room(chairsOf(seating), local?.past(this.watchers) ?? remote?.past());
    this.pace = manner.pace;
    this.stops = new Set(entry.autoPass?.usual);
    this.rounds = manner.rounds;
    this.reasons = manner.reasons === 'auto' ? seating.people.length === 0 : manner.reasons === 'yes';
    this.stop = remote?.observe((notice) => {
      this.notice(notice);
      this.room.stir(remote.gone() !== undefined);
    });
  }

  /** Throws where there is no way on; hears of what has failed and does not matter to the match. */
  check(): void {
    const { remote, local } = this.seating;
    const gone = remote?.gone();
    if (gone !== undefined) throw gone;
    const failure = local?.files?.takeFailure();
    if (failure !== undefined) this.notice(this.words.rounds.unkept(failure));
  }

  private notice(notice: string): void {
    this.notices = [...this.notices, notice].slice(-MOST_NOTICES);
  }

  leave(): void {
    this.stop?.();
    this.room.leave();
  }

  /** What is worth knowing besides the match. */
  get aside(): readonly TextRow[] {
    return this.notices.map((text) => [{ text, role: 'warn' }]);
  }

  /** The watcher has seen all that there is until now. */
  look(watcher: Watcher): void {
    this.room.look(watcher);
    this.notices = [];
  }

  /** Whoever sits there, if they are here. */
  personAt(seat: Seat): Person | undefined {
    return this.seating.people.find((person) => person.seat === seat);
  }

  /** Through whose eyes the match is seen at this terminal. */
  get watchers(): readonly Watcher[] {
    return chairsOf(this.seating).map(({ watcher }) => watcher);
  }

  /** Between several people nobody's hand is shown. */
  get audience(): Seat | 'spectator' {
    const [only, ...others] = this.seating.people;
    return only !== undefined && others.length === 0 ? only.seat : 'spectator';
  }

  /** Nobody here has anything left to decide. */
  get onlyWatches(): boolean {
    return this.withdrawn.size === this.seating.people.length;
  }

  /** Whoever has withdrawn need not wait for the rest. */
  withdraw(seat: Seat): void {
    this.withdrawn.add(seat);
    if (this.onlyWatches) this.pace = 'none';
  }

  /** Why something that should have worked has not. What the system says stays in its own language; a table elsewhere has its own words. */
  trouble(error: unknown): string {
    this.check();
    if (this.seating.remote !== undefined) return messageOf(error);
    const { trouble } = this.words;
    if (!(error instanceof NotKept)) return trouble.broken(messageOf(error));
    return error.system === undefined ? trouble.elsewhere : trouble.notKept(error.system);
  }
}
