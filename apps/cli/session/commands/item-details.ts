/** The look command: the texts of the cards and other items in sight. */
import type { AnyParts, Watcher } from '@ludoteca/kernel';
import { foldForSearch, type TextRow, type ZoneItem } from '@ludoteca/kit';
import { MAX_ECHOED_INPUT, quote } from '../../terminal/sanitize.ts';
import type { NextStep, TerminalSession } from '../terminal-session.ts';
import { showRows } from './show-rows.ts';

/** The visible items that have a detail text, each name once. */
export function findItemsWithDetails(
  { gameTexts, feed, seating }: TerminalSession,
  watcher: Watcher,
): readonly ZoneItem<AnyParts>[] {
  const { view, asked } = feed.observation(watcher);
  const items = gameTexts.zones(view, watcher, seating.names, asked).flatMap((zone) => zone.items);
  const detailed = items.filter(({ detail }) => detail !== undefined);
  return [...new Map(detailed.map((item) => [item.name, item])).values()];
}

const formatItem = ({ name, detail = '' }: ZoneItem<AnyParts>): readonly TextRow[] => [
  [{ text: name, role: 'possible' }],
  ...detail.split('\n').map((text): TextRow => [{ text }]),
  [],
];

/** The items whose names contain the text, all without a text; else the lines of any item that begin with it. */
function formatDetails(session: TerminalSession, watcher: Watcher, wanted: string): readonly TextRow[] {
  const text = foldForSearch(wanted);
  const items = findItemsWithDetails(session, watcher);
  const found = items.filter(({ name }) => foldForSearch(name).includes(text));
  if (found.length > 0) return found.flatMap(formatItem);
  const lines = new Set(items.flatMap(({ detail = '' }) => detail.split('\n')));
  return [...lines].filter((line) => foldForSearch(line).startsWith(text)).map((line) => [{ text: line }]);
}

export async function showDetails(
  session: TerminalSession,
  watcher: Watcher,
  wanted: string,
): Promise<NextStep> {
  const { look } = session.texts;
  const rows = formatDetails(session, watcher, wanted);
  if (rows.length > 0) return showRows(session, look.title, rows);
  session.messages.setError(look.none(quote(wanted, MAX_ECHOED_INPUT)));
  return 'again';
}
