import { truncateRow, type TextRow } from '@ludoteca/kit';
import { hintOf } from './hint.ts';
import { type Looking, shownOptions } from './looking.ts';
import { columnsFor, gridOf, tallest, windowOf } from './option-grid.ts';
import {
  accented,
  after,
  type Air,
  type Asking,
  blankRows,
  fitted,
  framed,
  good,
  heading,
  innerWidth,
  inputRow,
  laid,
  lastNews,
  quiet,
  type Size,
  stretchOf,
  warning,
  worthNews,
  wrapped,
} from './picture.ts';
import type { Question } from './ui.ts';
import type { Words } from './words.ts';

/** How many rows a complaint may take. */
const COMPLAINT_ROWS = 2;
/** Which part of the screen what must be seen of a table may take. */
const BRIEF_SHARE = 1 / 6;
/** Which part of the screen the answer to a word may take. */
const NOTE_SHARE = 1 / 3;

/**
 * A question as somebody looks at it. Where room is short it goes first to what is asked and typed, then to what must be seen of the
 * table, then to the options, then to the rest of the table, then to the news.
 */
export const questionPicture = (question: Question, looking: Looking, size: Size, words: Words): Asking =>
  laid(size, (air) => layOut(question, looking, size, words, air));

function layOut(
  question: Question,
  looking: Looking,
  size: Size,
  words: Words,
  air: Air,
): Asking & { readonly whole: boolean } {
  const { gap } = air;
  const width = innerWidth(size);
  const grid = { ...looking, options: question.options, several: question.several === true, width };
  const head = heading(question.title, width, air);
  const asked = fitted(accented(question.question), width, Math.ceil(size.rows / 3));
  const said = saidRows(question, looking, size);
  // The blank row above the input is where complaints appear: nothing moves.
  const wrong = said.length === 0 ? blankRows(gap) : said;
  const { row: input, column } = inputRow(looking.line, width);
  const hint = after(air, [questionHint(question, width, words)]);
  const taken = head.length + air.asked + asked.length + wrong.length + 1 + hint.length;
  const body = question.body(width);
  const free = size.rows - taken;
  const newsRows = wrapped(question.news, width).length;
  const worth = worthNews(newsRows, size);
  const columns = columnsFor(grid, free - around(body.length, gap) - around(worth, gap));
  const height = tallest(grid, columns);
  const spacious = share(free, height, body.length, gap);
  const brief = spacious.body < body.length ? briefRows(question, size) : [];
  const room = brief.length === 0 ? spacious : share(free - brief.length, height, body.length, gap);
  const lines = gridOf(shownOptions(question, looking), grid, columns);
  const options = windowOf(lines, room.options, looking.highlight, words.moreOptions);
  const table = stretchOf(body, room.body, looking.scroll, words.moreRows);
  const rows = [
    ...head,
    ...after(air, table.rows),
    ...brief,
    ...after(air, lastNews(question.news, width, room.news)),
    ...blankRows(air.asked),
    ...asked,
    ...options,
    ...blankRows(room.options - options.length),
    ...wrong,
  ];
  return {
    ...framed([...rows, input, ...hint], size, { row: rows.length, column }),
    scroll: table.scroll,
    page: table.page,
    lines: lines.map(({ keys }) => keys),
    whole: room.options === height && spacious.body === body.length && (worth === 0 || room.news >= worth),
  };
}

const briefRows = (question: Question, size: Size): readonly TextRow[] =>
  question.brief?.(innerWidth(size)).slice(0, Math.ceil(size.rows * BRIEF_SHARE)) ?? [];

/** Why what was typed last was not taken, or else what came of it: whatever else has no room, this is an answer. */
function saidRows(question: Question, looking: Looking, size: Size): readonly TextRow[] {
  const { note } = question;
  const complaint = looking.complaint ?? question.complaint;
  const width = innerWidth(size);
  if (complaint !== undefined) return fitted(warning(complaint), width, COMPLAINT_ROWS);
  return note === undefined ? [] : fitted(good(note), width, Math.ceil(size.rows * NOTE_SHARE));
}

/** Rows with the blank ones that part them from the rest. */
const around = (rows: number, gap: number): number => (rows === 0 ? 0 : rows + gap);

/** What the options, the table and the news get of the rows that are free; all that the options want is theirs up to two thirds. */
function share(
  rows: number,
  options: number,
  body: number,
  gap: number,
): { readonly options: number; readonly body: number; readonly news: number } {
  const free = Math.max(0, rows);
  const forOptions = Math.min(options, Math.max(Math.ceil((free * 2) / 3), free - around(body, gap)));
  const forBody = Math.min(body, Math.max(0, free - forOptions - gap));
  const news = free - forOptions - around(forBody, gap) - gap;
  return { options: forOptions, body: forBody, news };
}

function questionHint({ words: known, several }: Question, width: number, words: Words): TextRow {
  const marks = several === true ? `${words.marks} · ` : '';
  return truncateRow(quiet(marks + hintOf(known, { keys: words.keys, width: width - marks.length })), width);
}
