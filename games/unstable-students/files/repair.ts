/** Makes a table of what was found in a save: cards that lie where the rules allow none are put where they belong, and it is said. */
import { at, type Reason } from '@ludoteca/kernel';
import type { CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { normalizeName, isStudent } from '../deck/deck.ts';
import type { LocatedCard, DecodedPlayer, DecodedSave } from './decoder.ts';
import type { Save, SavedPlayer } from './codec.ts';

export type RepairWarning = 'save misplaced' | 'save twice' | 'save freshmen' | 'save missing';

export interface RepairedSave {
  readonly save: Save;
  readonly warnings: readonly Reason[];
}

export function repairSave(table: DecodedSave): RepairedSave {
  const mending = new SaveRepair(table);
  return { save: mending.save(), warnings: [...mending.warnings, ...countMissingCards(table.kinds)] };
}

class SaveRepair {
  readonly #table: DecodedSave;
  readonly warnings: Reason[] = [];
  /** What was put away, to lie on top of the piles. */
  readonly #discards: number[] = [];
  readonly #nursery: number[] = [];

  constructor(table: DecodedSave) {
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
  #player({ name, hand, room, area }: DecodedPlayer): SavedPlayer {
    const homes = { room: [] as number[], area: [] as number[] };
    for (const [where, found] of [...withZone('room', room), ...withZone('area', area)]) {
      const home = zoneOf(this.#kind(found));
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
  #freshmen(list: readonly LocatedCard[]): void {
    for (const found of list) if (this.#kind(found).type === 'MATRICOLA') this.#warn('save freshmen', found);
  }

  #kind({ card }: LocatedCard): CardKind {
    return at(this.#table.kinds, card);
  }

  #putAway(found: LocatedCard): void {
    (this.#kind(found).type === 'MATRICOLA' ? this.#nursery : this.#discards).push(found.card);
  }

  #warn(why: RepairWarning, found: LocatedCard): void {
    this.warnings.push({ why, facts: { offset: found.offset, name: normalizeName(this.#kind(found).name) } });
  }
}

type CardZone = 'room' | 'area';

const withZone = (home: CardZone, list: readonly LocatedCard[]): (readonly [CardZone, LocatedCard])[] =>
  list.map((found) => [home, found]);

const zoneOf = (kind: CardKind): CardZone | undefined =>
  isStudent(kind) ? 'room' : kind.type === 'BONUS' || kind.type === 'MALUS' ? 'area' : undefined;

const cardsOf = (list: readonly LocatedCard[]): number[] => list.map(({ card }) => card);

/** How many cards of the deck that ships were lost on the way, if the save is of that deck. */
function countMissingCards(kinds: readonly CardKind[]): readonly Reason[] {
  const copies = new Map(kinds.map((kind) => [normalizeName(kind.name), kind.copies]));
  if (STANDARD_DECK.filter(({ name }) => copies.has(name)).length !== kinds.length) return [];
  const lost = STANDARD_DECK.reduce(
    (sum, kind) => sum + Math.max(0, kind.copies - (copies.get(kind.name) ?? 0)),
    0,
  );
  return lost === 0 ? [] : [{ why: 'save missing', facts: { cards: lost } }];
}
