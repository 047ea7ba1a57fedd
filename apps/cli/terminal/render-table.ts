/** Renders the table and the latest events of a screen as parts of its layout. */
import {
  LAYOUT_PRIORITIES,
  type LayoutPart,
  padRow,
  rowWidth,
  type TextRow,
  toLayoutPart,
  truncateRow,
  wrapRow,
} from '@ludoteca/kit';
import { gapPart, joinRows, quietRow, scrollRows, wrapToHeight } from './render-parts.ts';
import { wrapRows } from './text-layout.ts';
import type { Screen } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

/** Part of the screen that a table without parts, or a scrolled one, gets at least. */
const BODY_SHARE = 1 / 3;
/** Rows of the latest events: at least, and before the rest of the table is whole. */
const EVENT_ROWS = { min: 2, usual: 3 };

export interface TableView {
  readonly width: number;
  /** Rows of the screen. */
  readonly height: number;
  readonly scroll: number | undefined;
}

/** The parts of a table, and what is known after they are drawn. */
export interface TableLayout {
  readonly parts: readonly LayoutPart[];
  /** Whether the drawn rows are less than the whole table. */
  isShortened(drawn: readonly (readonly TextRow[])[]): boolean;
  /** The scroll position and the rows per page. */
  scrollOf(drawn: readonly (readonly TextRow[])[]): {
    readonly scroll: number | undefined;
    readonly page: number;
  };
}

/** The parts of the table, fitted to the screen; while it is scrolled, or without parts, the rows of the whole table. */
export function layOutTable(screen: Screen, view: TableView, texts: TerminalTexts): TableLayout {
  const { width, height, scroll } = view;
  const tableParts = scroll === undefined ? screen.parts?.(width) : undefined;
  if (tableParts === undefined) return layOutRows(screen.body(width), view, texts);
  const present = tableParts.filter(({ forms }) => (forms[0]?.length ?? 0) > 0);
  return {
    parts: present.flatMap((part) => [gapPart('table'), toLayoutPart(part)]),
    isShortened: (drawn) => present.some(({ forms }, i) => drawn[2 * i + 1] !== forms[0]),
    scrollOf: () => ({ scroll: undefined, page: height }),
  };
}

function layOutRows(
  body: readonly TextRow[],
  { height, scroll = 0 }: TableView,
  texts: TerminalTexts,
): TableLayout {
  const draw = (rows: number) => scrollRows(body, rows, scroll, texts.moreRows);
  const part: LayoutPart = {
    priority: LAYOUT_PRIORITIES.own,
    min: Math.min(body.length, Math.ceil(height * BODY_SHARE)),
    draw: (rows) => draw(rows).rows,
  };
  return {
    parts: body.length === 0 ? [] : [gapPart('table'), part],
    isShortened: () => false,
    scrollOf: (drawn) => {
      const { scroll: position, page } = draw(drawn[1]?.length ?? 0);
      return { scroll: position, page };
    },
  };
}

/** The title with the key that shows the whole table at its right. */
export function addTableKey(title: TextRow, width: number, texts: TerminalTexts): TextRow {
  const key = quietRow(texts.wholeTable);
  const room = width - rowWidth(key);
  return room < 2 ? title : [...padRow(truncateRow(title, room - 2), room), ...key];
}

/** The latest events; the last one is never left out. */
export function eventsParts(events: readonly TextRow[], width: number): readonly LayoutPart[] {
  const last = events.at(-1);
  if (last === undefined) return [];
  const part: LayoutPart = {
    priority: LAYOUT_PRIORITIES.events,
    min: Math.min(wrapRow(last, width).length, EVENT_ROWS.min),
    usual: EVENT_ROWS.usual,
    draw: (rows) => renderEvents(events, width, rows),
  };
  return [gapPart('question'), part];
}

/** The note before one of the events, such as “Since your turn:”, which stays if the event itself is left out. */
const findNote = (events: readonly TextRow[]): TextRow =>
  events.findLast((row) => row.length > 1 && row[0]?.role === 'quiet')?.slice(0, 1) ?? [];

/** One event in a row if all fit; else one paragraph of the latest. */
function renderEvents(events: readonly TextRow[], width: number, room: number): readonly TextRow[] {
  const rows = wrapRows(events, width);
  if (rows.length <= room) return rows;
  let paragraph: readonly TextRow[] = [];
  for (let count = 1; count <= events.length; count++) {
    const latest = joinRows(events.slice(-count), [{ text: ' ' }]);
    const longer = wrapRow([...findNote(events.slice(0, -count)), ...quietRow('… '), ...latest], width);
    if (longer.length > room) break;
    paragraph = longer;
  }
  return paragraph.length > 0 ? paragraph : wrapToHeight(events.at(-1) ?? [], width, room);
}
