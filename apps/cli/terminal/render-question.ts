/** Renders a question on the full screen. */
import { truncateRow, type TextRow } from '@ludoteca/kit';
import { formatHint } from './command-hint.ts';
import { type QuestionState, visibleOptions } from './question-state.ts';
import { countColumns, layOutGrid, maxGridHeight, clipGrid } from './option-grid.ts';
import {
  accentRow,
  withGapBefore,
  type Spacing,
  type RenderedQuestion,
  blankRows,
  wrapToHeight,
  frameRows,
  successRow,
  renderHeading,
  innerWidth,
  renderInput,
  renderWithSpacing,
  clipNews,
  quietRow,
  type ScreenSize,
  scrollRows,
  warningRow,
  limitNews,
} from './render-parts.ts';
import { wrapRows } from './text-layout.ts';
import type { QuestionScreen } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

const MAX_ERROR_ROWS = 2;
/** Greatest part of the screen for the short form of the table. */
const BRIEF_SHARE = 1 / 6;
/** Greatest part of the screen for a note. */
const NOTE_SHARE = 1 / 3;

/**
 * Space goes first to question and input, then to the short form of the table, the options, the rest of the table, and
 * the news.
 */
export const renderQuestion = (
  question: QuestionScreen,
  state: QuestionState,
  size: ScreenSize,
  texts: TerminalTexts,
): RenderedQuestion => renderWithSpacing(size, (spacing) => layOut(question, state, size, texts, spacing));

function layOut(
  question: QuestionScreen,
  state: QuestionState,
  size: ScreenSize,
  texts: TerminalTexts,
  spacing: Spacing,
): RenderedQuestion & { readonly whole: boolean } {
  const { gap } = spacing;
  const width = innerWidth(size);
  const grid = { ...state, options: question.options, multiple: question.multiple === true, width };
  const head = renderHeading(question.title, width, spacing);
  const asked = wrapToHeight(accentRow(question.question), width, Math.ceil(size.rows / 3));
  const message = renderMessage(question, state, size);
  // Errors replace the blank row above the input, so that nothing moves.
  const messageRows = message.length === 0 ? blankRows(gap) : message;
  const { row: input, column } = renderInput(state.line, width);
  const hint = withGapBefore(spacing, [renderHint(question, width, texts)]);
  const taken = head.length + spacing.asked + asked.length + messageRows.length + 1 + hint.length;
  const body = question.body(width);
  const free = size.rows - taken;
  const newsRows = wrapRows(question.news, width).length;
  const newsLimit = limitNews(newsRows, size);
  const columns = countColumns(grid, free - withGap(body.length, gap) - withGap(newsLimit, gap));
  const height = maxGridHeight(grid, columns);
  const spacious = shareRows(free, height, body.length, gap);
  const brief = spacious.body < body.length ? renderBrief(question, size) : [];
  const room = brief.length === 0 ? spacious : shareRows(free - brief.length, height, body.length, gap);
  const lines = layOutGrid(visibleOptions(question, state), grid, columns);
  const options = clipGrid(lines, room.options, state.highlight, texts.moreOptions);
  const table = scrollRows(body, room.body, state.scroll, texts.moreRows);
  const rows = [
    ...head,
    ...withGapBefore(spacing, table.rows),
    ...brief,
    ...withGapBefore(spacing, clipNews(question.news, width, room.news)),
    ...blankRows(spacing.asked),
    ...asked,
    ...options,
    ...blankRows(room.options - options.length),
    ...messageRows,
  ];
  return {
    ...frameRows([...rows, input, ...hint], size, { row: rows.length, column }),
    scroll: table.scroll,
    page: table.page,
    lines: lines.map(({ keys }) => keys),
    whole:
      room.options === height && spacious.body === body.length && (newsLimit === 0 || room.news >= newsLimit),
  };
}

const renderBrief = (question: QuestionScreen, size: ScreenSize): readonly TextRow[] =>
  question.brief?.(innerWidth(size)).slice(0, Math.ceil(size.rows * BRIEF_SHARE)) ?? [];

/** The error, else the note; it is shown even if other parts have no room. */
function renderMessage(question: QuestionScreen, state: QuestionState, size: ScreenSize): readonly TextRow[] {
  const { note } = question;
  const error = state.error ?? question.error;
  const width = innerWidth(size);
  if (error !== undefined) return wrapToHeight(warningRow(error), width, MAX_ERROR_ROWS);
  return note === undefined ? [] : wrapToHeight(successRow(note), width, Math.ceil(size.rows * NOTE_SHARE));
}

const withGap = (rows: number, gap: number): number => (rows === 0 ? 0 : rows + gap);

/** The options get what they need, up to two thirds of the free rows. */
function shareRows(
  rows: number,
  options: number,
  body: number,
  gap: number,
): { readonly options: number; readonly body: number; readonly news: number } {
  const free = Math.max(0, rows);
  const forOptions = Math.min(options, Math.max(Math.ceil((free * 2) / 3), free - withGap(body, gap)));
  const forBody = Math.min(body, Math.max(0, free - forOptions - gap));
  const news = free - forOptions - withGap(forBody, gap) - gap;
  return { options: forOptions, body: forBody, news };
}

function renderHint({ commands, multiple }: QuestionScreen, width: number, texts: TerminalTexts): TextRow {
  const marks = multiple === true ? `${texts.marks} · ` : '';
  return truncateRow(
    quietRow(marks + formatHint(commands, { keys: texts.keys, width: width - marks.length })),
    width,
  );
}
