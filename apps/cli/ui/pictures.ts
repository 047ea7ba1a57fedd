import type { TextRow } from '@ludoteca/kit';
import type { Line } from './line.ts';
import {
  accented,
  after,
  type Air,
  airOf,
  blankRows,
  framed,
  heading,
  innerWidth,
  inputRow,
  laid,
  lastNews,
  LEAST_NEWS,
  type Picture,
  quiet,
  type Scrolled,
  type Size,
  stretchOf,
  warning,
  worthNews,
  wrapped,
} from './picture.ts';
import type { Sheet } from './ui.ts';
import type { Words } from './words.ts';

/** A sheet that asks nothing: the table, and below it what happened last. */
export const sheetPicture = (sheet: Sheet, size: Size, hint: string, words: Words): Picture =>
  laid(size, (air) => layOutSheet(sheet, size, hint, words, air));

function layOutSheet(
  sheet: Sheet,
  size: Size,
  hint: string,
  words: Words,
  air: Air,
): Picture & { readonly whole: boolean } {
  const width = innerWidth(size);
  const head = heading(sheet.title, width, air);
  const foot = after(air, hint === '' ? [] : [quiet(hint)]);
  const body = sheet.body(width);
  const news = wrapped(sheet.news, width).length;
  const free = Math.max(0, size.rows - head.length - foot.length);
  const newsRoom = Math.min(news, Math.max(LEAST_NEWS, free - body.length - 2 * air.gap));
  const room = free - newsRoom - (newsRoom > 0 ? 2 : 1) * air.gap;
  const table = stretchOf(body, room, 0, words.moreRows);
  const rows = [
    ...head,
    ...after(air, table.rows),
    ...after(air, lastNews(sheet.news, width, newsRoom)),
    ...foot,
  ];
  return { ...framed(rows, size), whole: room >= body.length && newsRoom >= worthNews(news, size) };
}

/** Something long to read. */
export function pagePicture(
  title: TextRow,
  body: readonly TextRow[],
  scroll: number,
  size: Size,
  words: Words,
): Scrolled {
  const air = airOf(size);
  const width = innerWidth(size);
  const head = heading(title, innerWidth(size), air);
  const foot = after(air, [quiet(words.pager)]);
  const room = size.rows - head.length - foot.length - air.gap;
  const page = stretchOf(wrapped(body, width), room, scroll, words.moreRows);
  return {
    ...framed([...head, ...after(air, page.rows), ...foot], size),
    scroll: page.scroll,
    page: page.page,
  };
}

/** What stands there while somebody else takes the seat before the screen, and nothing besides. */
export function curtainPicture(title: TextRow, body: readonly TextRow[], size: Size, words: Words): Picture {
  const air = airOf(size);
  const rows = after(air, wrapped(body, innerWidth(size)));
  return framed(
    [...heading(title, innerWidth(size), air), ...rows, ...after(air, [quiet(words.goOn)])],
    size,
  );
}

/** A text that is being typed. */
export interface TextField {
  readonly question: TextRow;
  readonly usual: string;
  readonly line: Line;
  readonly complaint: string | undefined;
}

export function fieldPicture(
  { question, usual, line, complaint }: TextField,
  size: Size,
  words: Words,
): Picture {
  const air = airOf(size);
  const width = innerWidth(size);
  const asked: TextRow = usual === '' ? accented(question) : [...accented(question), ...quiet(` [${usual}]`)];
  const { row: input, column } = inputRow(line, width);
  const rows = [
    ...after(air, wrapped([asked], width)),
    ...(complaint === undefined ? blankRows(air.gap) : wrapped([warning(complaint)], width)),
  ];
  const hint = after(air, [quiet(words.typing)]);
  return framed([...rows, input, ...hint], size, { row: rows.length, column });
}
