/** Arranges a player's permanents in rows, so that even thirty of them stay readable. */
import type { Seat } from '@ludoteca/kernel';
import type { VisiblePermanent, View } from '../view-types.ts';

/** A permanent with the permanents attached to it. */
export interface PermanentGroup {
  readonly permanent: VisiblePermanent;
  readonly attached: readonly VisiblePermanent[];
}

/** Lands that look the same. */
export interface LandPile {
  readonly key: string;
  readonly card: string;
  readonly tapped: boolean;
  readonly permanents: readonly VisiblePermanent[];
}

export interface BattlefieldLayout {
  readonly creatures: readonly PermanentGroup[];
  readonly others: readonly PermanentGroup[];
  /** Equal lands are piled, tapped ones separately. */
  readonly lands: readonly LandPile[];
  /** Lands with counters or attachments, which are shown alone. */
  readonly marked: readonly PermanentGroup[];
}

const isCreature = ({ types }: VisiblePermanent): boolean => types.includes('creature');
const isLand = (one: VisiblePermanent): boolean => one.types.includes('land') && !isCreature(one);

const isUnmarked = ({ permanent, attached }: PermanentGroup): boolean =>
  attached.length === 0 && Object.keys(permanent.counters).length === 0;

/** An attached permanent is shown with its host, regardless of its controller; attached to a player it is shown alone. */
export function layOutBattlefield({ battlefield }: View, seat: Seat): BattlefieldLayout {
  const ids = new Set(battlefield.map(({ id }) => id));
  const own = battlefield
    .filter(({ controller, host }) => controller === seat && !ids.has(host))
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

/** In the order in which the first land of each name entered, untapped before tapped. */
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

/** The more tiles a row has, the smaller they are drawn. */
export const layoutDensity = ({ creatures, others, marked }: BattlefieldLayout): 'few' | 'some' | 'many' => {
  const count = Math.max(creatures.length, others.length + marked.length);
  return count > 12 ? 'many' : count > 6 ? 'some' : 'few';
};
