import type { AnyParts, Watcher } from '@ludoteca/kernel';
import { foldForSearch, type TextRow, type ZoneItem } from '@ludoteca/kit';
import type { Here } from './here.ts';

/** The things that a watcher sees and that have more to say, each name once. */
export function thingsToLookAt(here: Here, watcher: Watcher): readonly ZoneItem<AnyParts>[] {
  const { texts, room, seating } = here;
  const { view, asked } = room.sight(watcher);
  const things = texts.zones(view, watcher, seating.names, asked).flatMap((zone) => zone.items);
  const detailed = new Map(
    things.flatMap((thing) => (thing.detail === undefined ? [] : [[thing.name, thing] as const])),
  );
  return [...detailed.values()];
}

const rowsFor = ({ name, detail = '' }: ZoneItem<AnyParts>): readonly TextRow[] => [
  [{ text: name, role: 'possible' }],
  ...detail.split('\n').map((text): TextRow => [{ text }]),
  [],
];

/** The lines that explain a word: those that begin with it, in whatever is in sight. */
function wordRows(here: Here, watcher: Watcher, word: string): readonly TextRow[] {
  const lines = thingsToLookAt(here, watcher).flatMap(({ detail = '' }) => detail.split('\n'));
  return [...new Set(lines)].filter((line) => foldForSearch(line).startsWith(word)).map((text) => [{ text }]);
}

/** What there is to say of the things that are called so, or of all; else what a word on them means. */
export function lookRows(here: Here, watcher: Watcher, wanted: string): readonly TextRow[] {
  const named = foldForSearch(wanted);
  const found = thingsToLookAt(here, watcher).filter(({ name }) => foldForSearch(name).includes(named));
  return found.length > 0 ? found.flatMap(rowsFor) : wordRows(here, watcher, named);
}
