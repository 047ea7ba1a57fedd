/** Makes a table of what was found in a save: cards that lie where the rules allow none are put where they belong, and it is said. */
import { at, type Reason } from '@ludoteca/kernel';
import type { Kind } from '../cards/codes.ts';
import { SHIPPED } from '../cards/shipped.ts';
import { identityOf, isStudent } from '../deck/deck.ts';
import type { Found, FoundPlayer, FoundTable } from './parse.ts';
import type { Save, SavedPlayer } from './save.ts';

export type MendWarning = 'save misplaced' | 'save twice' | 'save freshmen' | 'save missing';

export interface Mended {
  readonly save: Save;
  readonly warnings: readonly Reason[];
}

export function mend(table: FoundTable): Mended {
  const mending = new Mending(table);
  return { save: mending.save(), warnings: [...mending.warnings, ...missing(table.kinds)] };
}

class Mending {
  readonly #table: FoundTable;
  readonly warnings: Reason[] = [];
  /** What was put away, to lie on top of the piles. */
  readonly #discards: number[] = [];
  readonly #nursery: number[] = [];

  constructor(table: FoundTable) {
    this.#table = table;
  }

  save(): Save {
    const { kinds, draw, discards, round, extras } = this.#table;
    const players = this.#table.players.map((player) => this.#player(player));
    const nursery = this.#resting();
    for (const list of [draw, discards, ...this.#table.players.map(({ hand }) => hand)]) this.#freshmen(list);
    return {
      kinds,
      players,
      draw: cardsOf(draw),
      discards: [...this.#discards, ...cardsOf(discards)],
      nursery: [...this.#nursery, ...nursery],
      round,
      ...(extras === undefined ? {} : { extras }),
    };
  }

  /** Students lie in the room, bonus and malus cards in the area, and no two of a name in either. */
  #player({ name, hand, room, area }: FoundPlayer): SavedPlayer {
    const homes = { room: [] as number[], area: [] as number[] };
    for (const [where, found] of [...named('room', room), ...named('area', area)]) {
      const home = homeOf(this.#kind(found));
      if (home !== where) this.#warn('save misplaced', found);
      if (home !== undefined && !homes[home].includes(found.card)) {
        homes[home].push(found.card);
        continue;
      }
      if (home !== undefined) this.#warn('save twice', found);
      this.#putAway(found);
    }
    return { name, hand: cardsOf(hand), ...homes };
  }

  #resting(): readonly number[] {
    const strays = this.#table.nursery.filter((found) => this.#kind(found).type !== 'MATRICOLA');
    for (const found of strays) {
      this.#warn('save misplaced', found);
      this.#putAway(found);
    }
    return cardsOf(this.#table.nursery.filter((found) => !strays.includes(found)));
  }

  /** Some programs of that world let freshmen lie among other cards: they stay there. */
  #freshmen(list: readonly Found[]): void {
    for (const found of list) if (this.#kind(found).type === 'MATRICOLA') this.#warn('save freshmen', found);
  }

  #kind({ card }: Found): Kind {
    return at(this.#table.kinds, card);
  }

  #putAway(found: Found): void {
    (this.#kind(found).type === 'MATRICOLA' ? this.#nursery : this.#discards).push(found.card);
  }

  #warn(why: MendWarning, found: Found): void {
    this.warnings.push({ why, facts: { offset: found.offset, name: identityOf(this.#kind(found).name) } });
  }
}

type Home = 'room' | 'area';

const named = (home: Home, list: readonly Found[]): (readonly [Home, Found])[] =>
  list.map((found) => [home, found]);

const homeOf = (kind: Kind): Home | undefined =>
  isStudent(kind) ? 'room' : kind.type === 'BONUS' || kind.type === 'MALUS' ? 'area' : undefined;

const cardsOf = (list: readonly Found[]): number[] => list.map(({ card }) => card);

/** How many cards of the deck that ships were lost on the way, if the save is of that deck. */
function missing(kinds: readonly Kind[]): readonly Reason[] {
  const copies = new Map(kinds.map((kind) => [identityOf(kind.name), kind.copies]));
  if (SHIPPED.filter(({ name }) => copies.has(name)).length !== kinds.length) return [];
  const lost = SHIPPED.reduce(
    (sum, kind) => sum + Math.max(0, kind.copies - (copies.get(kind.name) ?? 0)),
    0,
  );
  return lost === 0 ? [] : [{ why: 'save missing', facts: { cards: lost } }];
}
