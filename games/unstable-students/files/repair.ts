/** Moves cards of a decoded save that are in a zone where the rules allow none, each with a warning. */
import { at, type Reason } from '@ludoteca/kernel';
import type { CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { normalizeName, isFreshman, isStudent } from '../deck/deck.ts';
import type { LocatedCard, DecodedPlayer, DecodedSave } from './decoder.ts';
import type { Save, SavedPlayer } from './codec.ts';

export type RepairWarning = 'save misplaced' | 'save twice' | 'save freshmen' | 'save missing';

export interface RepairedSave {
  readonly save: Save;
  readonly warnings: readonly Reason[];
}

export function repairSave(decoded: DecodedSave): RepairedSave {
  const repair = new SaveRepair(decoded);
  return { save: repair.save(), warnings: [...repair.warnings, ...countMissingCards(decoded.kinds)] };
}

class SaveRepair {
  readonly #decoded: DecodedSave;
  readonly warnings: Reason[] = [];
  /** Cards that were put away; they go on top of the piles. */
  readonly #discards: number[] = [];
  readonly #nursery: number[] = [];

  constructor(decoded: DecodedSave) {
    this.#decoded = decoded;
  }

  save(): Save {
    const { kinds, draw, discards, round, extras } = this.#decoded;
    const players = this.#decoded.players.map((player) => this.#repairPlayer(player));
    const nursery = this.#repairNursery();
    for (const list of [draw, discards, ...this.#decoded.players.map(({ hand }) => hand)])
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
  #repairPlayer({ name, hand, room, area }: DecodedPlayer): SavedPlayer {
    const zones = { room: [] as number[], area: [] as number[] };
    for (const [current, found] of [...withZone('room', room), ...withZone('area', area)]) {
      const zone = zoneOf(this.#kind(found));
      if (zone !== current) this.#warn('save misplaced', found);
      if (zone !== undefined && !zones[zone].includes(found.card)) {
        zones[zone].push(found.card);
        continue;
      }
      if (zone !== undefined) this.#warn('save twice', found);
      this.#putAway(found);
    }
    return { name, hand: cardsOf(hand), ...zones };
  }

  #repairNursery(): readonly number[] {
    const strays = this.#decoded.nursery.filter((found) => !isFreshman(this.#kind(found)));
    for (const found of strays) {
      this.#warn('save misplaced', found);
      this.#putAway(found);
    }
    return cardsOf(this.#decoded.nursery.filter((found) => !strays.includes(found)));
  }

  /** Some versions of the original program leave freshmen among other cards: they stay there. */
  #warnAboutFreshmen(list: readonly LocatedCard[]): void {
    for (const found of list) if (isFreshman(this.#kind(found))) this.#warn('save freshmen', found);
  }

  #kind({ card }: LocatedCard): CardKind {
    return at(this.#decoded.kinds, card);
  }

  #putAway(found: LocatedCard): void {
    (isFreshman(this.#kind(found)) ? this.#nursery : this.#discards).push(found.card);
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
