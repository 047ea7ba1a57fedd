/** How a battlefield is laid out, so that it can be read with thirty permanents on it. */
import type { Seat } from '@ludoteca/kernel';
import type { VisiblePermanent, View } from '../view-types.ts';

/** A permanent, and what is attached to it. */
export interface PermanentGroup {
  readonly permanent: VisiblePermanent;
  readonly attached: readonly VisiblePermanent[];
}

/** Permanents that are alike in all that is to be seen. */
export interface LandPile {
  readonly key: string;
  readonly card: string;
  readonly tapped: boolean;
  readonly permanents: readonly VisiblePermanent[];
}

export interface BattlefieldLayout {
  readonly creatures: readonly PermanentGroup[];
  readonly others: readonly PermanentGroup[];
  /** Lands that are alike lie together, tapped ones apart. */
  readonly lands: readonly LandPile[];
  /** Lands with something on them, which lie alone. */
  readonly marked: readonly PermanentGroup[];
}

const isCreature = ({ types }: VisiblePermanent): boolean => types.includes('creature');
const isLand = (one: VisiblePermanent): boolean => one.types.includes('land') && !isCreature(one);

const isUnmarked = ({ permanent, attached }: PermanentGroup): boolean =>
  attached.length === 0 && Object.keys(permanent.counters).length === 0;

/** What is attached stands with its host, whoever controls it; on a player it stands alone. */
export function layOutBattlefield({ battlefield }: View, seat: Seat): BattlefieldLayout {
  const there = new Set(battlefield.map(({ id }) => id));
  const own = battlefield
    .filter(({ controller, host }) => controller === seat && !there.has(host))
    .map((permanent): PermanentGroup => ({
      permanent,
      attached: battlefield.filter(({ host }) => host === permanent.id),
    }));
  const lands = own.filter(({ permanent }) => isLand(permanent));
  return {
    creatures: own.filter(({ permanent }) => isCreature(permanent)),
    others: own.filter(({ permanent }) => !isCreature(permanent) && !isLand(permanent)),
    lands: pileLands(lands.filter(isUnmarked).map(({ permanent }) => permanent)),
    marked: lands.filter((land) => !isUnmarked(land)),
  };
}

/** In the order in which the first of each kind came; what is untapped before what is tapped. */
function pileLands(lands: readonly VisiblePermanent[]): LandPile[] {
  const cards = [...new Set(lands.map(({ card }) => card))];
  return cards.flatMap((card) =>
    [false, true].flatMap((tapped) => {
      const permanents = lands.filter((land) => land.card === card && land.tapped === tapped);
      return permanents.length === 0
        ? []
        : [{ key: `${card}${tapped ? ' tapped' : ''}`, card, tapped, permanents }];
    }),
  );
}

/** How many tiles are in the rows of a field: the more, the smaller they are. */
export const layoutDensity = ({ creatures, others, marked }: BattlefieldLayout): 'few' | 'some' | 'many' => {
  const count = Math.max(creatures.length, others.length + marked.length);
  return count > 12 ? 'many' : count > 6 ? 'some' : 'few';
};
