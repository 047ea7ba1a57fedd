import type { Seat, SomeParts, Watcher } from '@ludoteca/kernel';
import type { Chair, Names, SomeEntry, Texts } from '@ludoteca/kit';
import { messageOf } from '../foreign.ts';
import type { Manner, Pace } from '../manner.ts';
import { NotKept } from '../saves/slots.ts';
import type { Ui } from '../ui/ui.ts';
import type { LocalDeeds } from './deeds.ts';
import { Room } from './room.ts';
import { type Words, words } from './words/index.ts';

/** Somebody who decides at this terminal. */
export interface Person {
  readonly seat: Seat;
  readonly chair: Chair<SomeParts>;
}

/** Who sits where at this terminal, and what they hold of the match. */
export interface Seating {
  readonly entry: SomeEntry;
  /** By seat, wherever they sit. */
  readonly names: Names;
  /** None: everybody only watches. */
  readonly people: readonly Person[];
  readonly spectator: Chair<SomeParts>;
  /** Absent where the match is hosted elsewhere. */
  readonly local?: LocalDeeds;
}

/** All that goes by while a match is played at this terminal. */
export class Here {
  readonly ui: Ui;
  readonly seating: Seating;
  readonly manner: Manner;
  readonly texts: Texts<SomeParts>;
  readonly words: Words;
  readonly room: Room;
  pace: Pace;
  /** Who last saw a hand on this screen. */
  looker: Seat | undefined;
  /** What whoever is asked next must know besides. */
  note: string | undefined;
  complaint: string | undefined;
  private readonly withdrawn = new Set<Seat>();

  constructor(ui: Ui, seating: Seating, manner: Manner) {
    this.ui = ui;
    this.seating = seating;
    this.manner = manner;
    const { entry, people, spectator, local } = seating;
    this.texts = entry.texts[manner.language];
    this.words = words[manner.language];
    const chairs = [...people.map(({ chair }) => chair), spectator];
    this.room = new Room(chairs, local?.past(this.watchers));
    this.pace = manner.pace;
  }

  /** Whoever sits there, if they are here. */
  personAt(seat: Seat): Person | undefined {
    return this.seating.people.find((person) => person.seat === seat);
  }

  /** Through whose eyes the match is seen at this terminal. */
  get watchers(): readonly Watcher[] {
    return [...this.seating.people.map(({ seat }) => seat), 'spectator'];
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

  /** Why something that should have worked has not. What the system says stays in its own language. */
  trouble(error: unknown): string {
    const { trouble } = this.words;
    if (!(error instanceof NotKept)) return trouble.broken(messageOf(error));
    return error.system === undefined ? trouble.elsewhere : trouble.notKept(error.system);
  }
}
