import { cutRow, type Row } from '@ludoteca/kit';
import { hintOf } from './hint.ts';
import type { Line } from './line.ts';
import { type Looking, shownOptions } from './looking.ts';
import { gridOf, heightOf, windowOf } from './option-grid.ts';
import {
  type Asking,
  blankRows,
  framed,
  gapOf,
  heading,
  innerWidth,
  inputRow,
  type Picture,
  quiet,
  type Scrolled,
  type Size,
  stretchOf,
  warning,
  wrapped,
} from './picture.ts';
import type { Question, Sheet } from './ui.ts';
import type { Words } from './words.ts';

const before = (gap: number, rows: readonly Row[]): readonly Row[] =>
  rows.length === 0 ? [] : [...blankRows(gap), ...rows];
/** What is asked is what the eye should meet first. */
const accented = (row: Row): Row =>
  row.map((span) => (span.role === undefined ? { ...span, role: 'possible' } : span));
const lastOf = (rows: readonly Row[], count: number): readonly Row[] => (count > 0 ? rows.slice(-count) : []);

/**
 * A question as somebody looks at it. Where room is short it goes first to what is asked and typed, then to the options, then to the
 * table, then to the news.
 */
export function questionPicture(question: Question, looking: Looking, size: Size, words: Words): Asking {
  const gap = gapOf(size);
  const width = innerWidth(size);
  const { several = false } = question;
  const grid = { ...looking, options: question.options, several, width };
  const lines = gridOf(shownOptions(question, looking), grid);
  const complaint = looking.complaint ?? question.complaint;
  const head = heading(question.title, size);
  const asked = wrapped([accented(question.question)], width).slice(0, Math.ceil(size.rows / 3));
  // The blank row above the input is where complaints appear: nothing moves.
  const wrong = complaint === undefined ? blankRows(gap) : wrapped([warning(complaint)], width).slice(0, 2);
  const { row: input, column } = inputRow(looking.line, width);
  const hint = questionHint(question, width, words);
  const fixed = [head, asked, wrong, [input], before(gap, [hint])].reduce(
    (sum, { length }) => sum + length,
    gap,
  );
  const free = Math.max(0, size.rows - fixed);
  const body = question.body(width);
  const wantedByOptions = heightOf(gridOf(question.options, grid));
  const wantedByBody = body.length === 0 ? 0 : body.length + gap;
  const optionRoom = Math.min(wantedByOptions, Math.max(Math.ceil((free * 2) / 3), free - wantedByBody));
  const bodyRoom = Math.min(body.length, Math.max(0, free - optionRoom - gap));
  const newsRoom = free - optionRoom - (bodyRoom > 0 ? bodyRoom + gap : 0) - gap;
  const table = stretchOf(body, bodyRoom, looking.scroll, words.moreRows);
  const options = windowOf(lines, optionRoom, looking.highlight, words.moreOptions);
  const rows = [
    ...head,
    ...before(gap, table.rows),
    ...before(gap, lastOf(wrapped(question.news, width), newsRoom)),
    ...before(gap, asked),
    ...options,
    ...blankRows(optionRoom - options.length),
    ...wrong,
  ];
  return {
    ...framed([...rows, input, ...before(gap, [hint])], size, { row: rows.length, column }),
    scroll: table.scroll,
    page: table.page,
    lines: lines.map(({ keys }) => keys),
  };
}

function questionHint({ words: known, several }: Question, width: number, words: Words): Row {
  const marks = several === true ? `${words.marks} · ` : '';
  return cutRow(quiet(marks + hintOf(known, { keys: true, width: width - marks.length })), width);
}

/** A sheet that asks nothing: the table, and below it what happened last. */
export function sheetPicture(sheet: Sheet, size: Size, hint: string, words: Words): Picture {
  const gap = gapOf(size);
  const width = innerWidth(size);
  const head = heading(sheet.title, size);
  const foot = before(gap, hint === '' ? [] : [quiet(hint)]);
  const body = sheet.body(width);
  const news = wrapped(sheet.news, width);
  const free = Math.max(0, size.rows - head.length - foot.length);
  const newsRoom = Math.min(news.length, Math.max(LEAST_NEWS, free - body.length - 2 * gap));
  const table = stretchOf(body, free - newsRoom - (newsRoom > 0 ? 2 * gap : gap), 0, words.moreRows);
  return framed([...head, ...before(gap, table.rows), ...before(gap, lastOf(news, newsRoom)), ...foot], size);
}

/** Whoever only watches came for the news: so many keep their place however tall the table is. */
const LEAST_NEWS = 3;

/** Something long to read. */
export function pagePicture(
  title: Row,
  body: readonly Row[],
  scroll: number,
  size: Size,
  words: Words,
): Scrolled {
  const gap = gapOf(size);
  const width = innerWidth(size);
  const head = heading(title, size);
  const foot = before(gap, [quiet(words.pager)]);
  const room = size.rows - head.length - foot.length - gap;
  const page = stretchOf(wrapped(body, width), room, scroll, words.moreRows);
  return {
    ...framed([...head, ...before(gap, page.rows), ...foot], size),
    scroll: page.scroll,
    page: page.page,
  };
}

/** What stands there while somebody else takes the seat before the screen, and nothing besides. */
export function curtainPicture(title: Row, body: readonly Row[], size: Size, words: Words): Picture {
  const gap = gapOf(size);
  const rows = before(gap, wrapped(body, innerWidth(size)));
  return framed([...heading(title, size), ...rows, ...before(gap, [quiet(words.goOn)])], size);
}

/** A text that is being typed. */
export interface TextField {
  readonly question: Row;
  readonly usual: string;
  readonly line: Line;
  readonly complaint: string | undefined;
}

export function fieldPicture(
  { question, usual, line, complaint }: TextField,
  size: Size,
  words: Words,
): Picture {
  const gap = gapOf(size);
  const width = innerWidth(size);
  const asked: Row = usual === '' ? accented(question) : [...accented(question), ...quiet(` [${usual}]`)];
  const { row: input, column } = inputRow(line, width);
  const rows = [
    ...before(gap, wrapped([asked], width)),
    ...(complaint === undefined ? blankRows(gap) : [warning(complaint)]),
  ];
  const hint = before(gap, [quiet(words.typing)]);
  return framed([...rows, input, ...hint], size, { row: rows.length, column });
}
