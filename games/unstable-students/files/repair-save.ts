/** Moves cards of a layout save that are in a zone where the rules allow none, each with a warning. */
import { at, type Reason } from '@ludoteca/kernel';
import type { CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { normalizeName, isFreshman, isStudent } from '../deck/deck.ts';
import type { LocatedCard, PlayerLayout, SaveLayout } from './parse-layout.ts';
import type { Save, SavedPlayer } from './save.ts';

export type RepairWarning = 'save misplaced' | 'save twice' | 'save freshmen' | 'save missing';

export interface RepairedSave {
  readonly save: Save;
  readonly warnings: readonly Reason[];
}

export function repairSave(layout: SaveLayout): RepairedSave {
  const repair = new SaveRepair(layout);
  return { save: repair.save(), warnings: [...repair.warnings, ...countMissingCards(layout.kinds)] };
}

class SaveRepair {
  readonly #layout: SaveLayout;
  readonly warnings: Reason[] = [];
  /** Cards that were put away; they go on top of the piles. */
  readonly #discards: number[] = [];
  readonly #nursery: number[] = [];

  constructor(layout: SaveLayout) {
    this.#layout = layout;
  }

  save(): Save {
    const { kinds, draw, discards, round, extras } = this.#layout;
    const players = this.#layout.players.map((player) => this.#repairPlayer(player));
    const nursery = this.#repairNursery();
    for (const list of [draw, discards, ...this.#layout.players.map(({ hand }) => hand)])
      this.#warnAboutFreshmen(list);
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

  /** 12.3 */
  #repairPlayer({ name, hand, room, area }: PlayerLayout): SavedPlayer {
    const zones = { room: [] as number[], area: [] as number[] };
    for (const [current, located] of [...withZone('room', room), ...withZone('area', area)]) {
      const zone = zoneOf(this.#kind(located));
      if (zone !== current) this.#warn('save misplaced', located);
      if (zone !== undefined && !zones[zone].includes(located.card)) {
        zones[zone].push(located.card);
        continue;
      }
      if (zone !== undefined) this.#warn('save twice', located);
      this.#putAway(located);
    }
    return { name, hand: cardsOf(hand), ...zones };
  }

  #repairNursery(): readonly number[] {
    const strays = this.#layout.nursery.filter((located) => !isFreshman(this.#kind(located)));
    for (const located of strays) {
      this.#warn('save misplaced', located);
      this.#putAway(located);
    }
    return cardsOf(this.#layout.nursery.filter((located) => !strays.includes(located)));
  }

  /** Some versions of the original program leave freshmen among other cards: they stay there. */
  #warnAboutFreshmen(list: readonly LocatedCard[]): void {
    for (const located of list) if (isFreshman(this.#kind(located))) this.#warn('save freshmen', located);
  }

  #kind({ card }: LocatedCard): CardKind {
    return at(this.#layout.kinds, card);
  }

  #putAway(located: LocatedCard): void {
    (isFreshman(this.#kind(located)) ? this.#nursery : this.#discards).push(located.card);
  }

  #warn(why: RepairWarning, located: LocatedCard): void {
    this.warnings.push({
      why,
      facts: { offset: located.offset, name: normalizeName(this.#kind(located).name) },
    });
  }
}

type CardZone = 'room' | 'area';

const withZone = (home: CardZone, list: readonly LocatedCard[]): (readonly [CardZone, LocatedCard])[] =>
  list.map((located) => [home, located]);

const zoneOf = (kind: CardKind): CardZone | undefined =>
  isStudent(kind) ? 'room' : kind.type === 'BONUS' || kind.type === 'MALUS' ? 'area' : undefined;

const cardsOf = (list: readonly LocatedCard[]): number[] => list.map(({ card }) => card);

/** Warns about missing cards, if the save has only cards of the shipped deck. */
function countMissingCards(kinds: readonly CardKind[]): readonly Reason[] {
  const copies = new Map(kinds.map((kind) => [normalizeName(kind.name), kind.copies]));
  if (STANDARD_DECK.filter(({ name }) => copies.has(name)).length !== kinds.length) return [];
  const lost = STANDARD_DECK.reduce(
    (sum, kind) => sum + Math.max(0, kind.copies - (copies.get(kind.name) ?? 0)),
    0,
  );
  return lost === 0 ? [] : [{ why: 'save missing', facts: { cards: lost } }];
}
