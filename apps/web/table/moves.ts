import { at, type AnyParts } from '@ludoteca/kernel';
import type { ZoneItem, Zone } from '@ludoteca/kit';

type SomeZone = Zone<AnyParts>;
type SomeThing = ZoneItem<AnyParts>;

/** Something that went from one zone to another, as it looks where it arrived. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly thing: SomeThing;
  readonly count: number;
}

const countOf = ({ count = 1 }: SomeThing): number => count;
const sum = ({ items: things }: SomeZone): number =>
  things.reduce((total, thing) => total + countOf(thing), 0);

/** The first thing of which there is more than before. */
function gained(before: SomeZone, after: SomeZone): SomeThing | undefined {
  const had = (name: string): number =>
    before.items.filter((thing) => thing.name === name).reduce((total, thing) => total + countOf(thing), 0);
  return after.items.find((thing) => {
    const has = after.items.filter(({ name }) => name === thing.name);
    return has.reduce((total, other) => total + countOf(other), 0) > had(thing.name);
  });
}

/**
 * What moved between two sights of a table, as far as zones can tell: a zone that has as many more as another has fewer got them from
 * there. Where that is not clear nothing moves: motion explains, it does not guess.
 */
export function movesBetween(before: readonly SomeZone[], after: readonly SomeZone[]): Move[] {
  const changes = after.flatMap((zone) => {
    const old = before.find(({ id }) => id === zone.id);
    return old === undefined ? [] : [{ old, zone, change: sum(zone) - sum(old) }];
  });
  const losses = changes.filter(({ change }) => change < 0);
  return changes.flatMap(({ old, zone, change }) => {
    const givers = losses.filter((loss) => loss.change === -change);
    const takers = changes.filter((other) => other.change === change);
    const thing = change > 0 ? gained(old, zone) : undefined;
    if (thing === undefined || givers.length !== 1 || takers.length !== 1) return [];
    return [{ from: at(givers, 0).zone.id, to: zone.id, thing, count: change }];
  });
}
