import type { AnyParts, Watcher } from '@ludoteca/kernel';
import { foldForSearch, type TextRow, type ZoneItem } from '@ludoteca/kit';
import type { TerminalSession } from './terminal-session.ts';

/** The things that a watcher sees and that have more to say, each name once. */
export function findItemsWithDetails(
  session: TerminalSession,
  watcher: Watcher,
): readonly ZoneItem<AnyParts>[] {
  const { gameTexts, feed, seating } = session;
  const { view, asked } = feed.observation(watcher);
  const things = gameTexts.zones(view, watcher, seating.names, asked).flatMap((zone) => zone.items);
  const detailed = new Map(
    things.flatMap((thing) => (thing.detail === undefined ? [] : [[thing.name, thing] as const])),
  );
  return [...detailed.values()];
}

const formatItem = ({ name, detail = '' }: ZoneItem<AnyParts>): readonly TextRow[] => [
  [{ text: name, role: 'possible' }],
  ...detail.split('\n').map((text): TextRow => [{ text }]),
  [],
];

/** The lines that explain a word: those that begin with it, in whatever is in sight. */
function formatMatchingLines(session: TerminalSession, watcher: Watcher, word: string): readonly TextRow[] {
  const lines = findItemsWithDetails(session, watcher).flatMap(({ detail = '' }) => detail.split('\n'));
  return [...new Set(lines)].filter((line) => foldForSearch(line).startsWith(word)).map((text) => [{ text }]);
}

/** What there is to say of the things that are called so, or of all; else what a word on them means. */
export function formatDetails(
  session: TerminalSession,
  watcher: Watcher,
  wanted: string,
): readonly TextRow[] {
  const named = foldForSearch(wanted);
  const found = findItemsWithDetails(session, watcher).filter(({ name }) =>
    foldForSearch(name).includes(named),
  );
  return found.length > 0 ? found.flatMap(formatItem) : formatMatchingLines(session, watcher, named);
}
