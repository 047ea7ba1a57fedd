/** Inference of moved items from two views, for animations of the generic board. */
import { at, type AnyParts } from '@ludoteca/kernel';
import type { ZoneItem, Zone } from '@ludoteca/kit';

type AnyZone = Zone<AnyParts>;
type AnyItem = ZoneItem<AnyParts>;

/** An item that moved between zones, as it appears at its destination. */
export interface ZoneMove {
  readonly from: string;
  readonly to: string;
  readonly item: AnyItem;
  readonly count: number;
}

const countOf = ({ count = 1 }: AnyItem): number => count;
const countItems = ({ items }: AnyZone): number => items.reduce((total, item) => total + countOf(item), 0);

function findGainedItem(before: AnyZone, after: AnyZone): AnyItem | undefined {
  const had = (name: string): number =>
    before.items.filter((item) => item.name === name).reduce((total, item) => total + countOf(item), 0);
  return after.items.find((item) => {
    const has = after.items.filter(({ name }) => name === item.name);
    return has.reduce((total, other) => total + countOf(other), 0) > had(item.name);
  });
}

/** Infers moves: if exactly one zone lost as many items as another gained, they moved. Ambiguous changes are not animated. */
export function inferMoves(before: readonly AnyZone[], after: readonly AnyZone[]): ZoneMove[] {
  const changes = after.flatMap((zone) => {
    const old = before.find(({ id }) => id === zone.id);
    return old === undefined ? [] : [{ old, zone, change: countItems(zone) - countItems(old) }];
  });
  const losses = changes.filter(({ change }) => change < 0);
  return changes.flatMap(({ old, zone, change }) => {
    const givers = losses.filter((loss) => loss.change === -change);
    const takers = changes.filter((other) => other.change === change);
    const item = change > 0 ? findGainedItem(old, zone) : undefined;
    if (item === undefined || givers.length !== 1 || takers.length !== 1) return [];
    return [{ from: at(givers, 0).zone.id, to: zone.id, item, count: change }];
  });
}
