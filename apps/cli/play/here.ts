import { Fault, type Seat, type SomeParts } from '@ludoteca/kernel';
import type { Chair, Names, SomeEntry, Texts } from '@ludoteca/kit';
import { messageOf } from '../foreign.ts';
import type { Reply, Ui } from '../ui/ui.ts';
import type { LocalDeeds } from './deeds.ts';
import { Room } from './room.ts';
import type { Ended, Manner, Pace } from './sitting.ts';
import { type Words, words } from './words/index.ts';

/** Who sits where at this terminal, and what they hold of the match. */
export interface Seating {
  readonly entry: SomeEntry;
  /** By seat, wherever they sit. */
  readonly names: Names;
  /** The chairs of those who decide here; none: everybody only watches. */
  readonly people: readonly Chair<SomeParts>[];
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
    const chairs = [...people, spectator];
    this.texts = entry.texts[manner.language];
    this.words = words[manner.language];
    this.room = new Room(chairs, local?.past(chairs.map(({ watcher }) => watcher)));
    this.pace = manner.pace;
  }

  /** The chair of the seat, if whoever sits there is here. */
  chairOf(seat: Seat): Chair<SomeParts> | undefined {
    return this.seating.people.find(({ watcher }) => watcher === seat);
  }

  /** Between several people nobody's hand is shown. */
  get audience(): Seat | 'spectator' {
    const [only, ...others] = this.seating.people;
    return only !== undefined && others.length === 0 ? (only.watcher as Seat) : 'spectator';
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

  /** Why something that should have worked has not. */
  trouble(error: unknown): string {
    return this.words.trouble[error instanceof Fault ? 'broken' : 'notKept'](messageOf(error));
  }
}

/** How a sitting ends with a reply, if it does. */
export function endedBy(reply: Reply | undefined): Ended | undefined {
  if (reply?.kind === 'stop') return 'stopped';
  return reply?.kind === 'end' ? 'input ended' : undefined;
}
