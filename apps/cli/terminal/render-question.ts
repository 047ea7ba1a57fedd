/** Renders a question on the full screen. */
import { at } from '@ludoteca/kernel';
import { distributeRows, LAYOUT_PRIORITIES, type LayoutPart, type TextRow, truncateRow } from '@ludoteca/kit';
import { formatCommandHint } from './command-hint.ts';
import { type QuestionState, visibleOptions } from './question-state.ts';
import { countColumns, layOutGrid, maxGridHeight, clipGrid } from './option-grid.ts';
import {
  accentRow,
  blankRows,
  fixedPart,
  frameRows,
  gapPart,
  headingParts,
  innerWidth,
  quietRow,
  type RenderedQuestion,
  renderInput,
  type ScreenSize,
  successRow,
  warningRow,
  wrapToHeight,
} from './render-parts.ts';
import { addTableKey, eventsParts, layOutTable } from './render-table.ts';
import type { QuestionScreen } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

const MAX_ERROR_ROWS = 2;
/** Greatest part of the screen for a note. */
const NOTE_SHARE = 1 / 3;
/** Parts of the screen that the options get at least, and before the table is whole. */
/** Rows of title, question, message, input and hint. */
const FIXED_ROWS = 5;
const OPTIONS_SHARE = { min: 1 / 4, usual: 2 / 5 };

/**
 * Question and input are always visible. The other rows go to the own side, the options and the latest events first, then to
 * the rest of the table.
 */
export function renderQuestion(
  question: QuestionScreen,
  state: QuestionState,
  size: ScreenSize,
  texts: TerminalTexts,
): RenderedQuestion {
  const width = innerWidth(size);
  const { row: input, column } = renderInput(state.line, width);
  const table = layOutTable(question, { width, height: size.rows, scroll: state.scroll }, texts);
  const options = layOutOptions(question, state, size, texts);
  const heading = headingParts(question.title, width);
  const below = [
    ...eventsParts(question.news, width),
    gapPart('question'),
    fixedPart(
      'question',
      wrapToHeight(accentRow(question.question), width, Math.max(1, Math.floor(size.rows / 3))),
    ),
    options.part,
    messagePart(question, state, size),
    fixedPart('input', [input]),
    gapPart('heading'),
    fixedPart('hint', [renderHint(question, width, texts)]),
  ];
  const drawn = distributeRows([...heading, ...table.parts, ...below], size.rows).slice();
  const tableRows = drawn.slice(heading.length, heading.length + table.parts.length);
  if (table.isShortened(tableRows) && at(drawn, 1).length > 0)
    drawn[1] = [addTableKey(question.title, width, texts)];
  return {
    ...frameRows(drawn.flat(), size, { row: drawn.slice(0, -3).flat().length, column }),
    ...table.scrollOf(tableRows),
    lines: options.lines,
  };
}

/** The options in columns. They keep their height while they are filtered, so that nothing moves. */
function layOutOptions(
  question: QuestionScreen,
  state: QuestionState,
  size: ScreenSize,
  texts: TerminalTexts,
): { readonly part: LayoutPart; readonly lines: RenderedQuestion['lines'] } {
  const width = innerWidth(size);
  const grid = { ...state, options: question.options, multiple: question.multiple === true, width };
  const usual = Math.ceil(size.rows * OPTIONS_SHARE.usual);
  const others = FIXED_ROWS + question.body(width).length + question.news.length;
  const columns = countColumns(grid, size.rows - others);
  const height = maxGridHeight(grid, columns);
  const lines = layOutGrid(visibleOptions(question, state), grid, columns);
  const draw = (rows: number): readonly TextRow[] => {
    const clipped = clipGrid(lines, Math.min(rows, height), state.highlight, texts.moreOptions);
    return [...clipped, ...blankRows(Math.min(rows, height) - clipped.length)];
  };
  const min = Math.ceil(size.rows * OPTIONS_SHARE.min);
  return {
    part: { priority: LAYOUT_PRIORITIES.options, min: Math.min(height, min), usual, draw },
    lines: lines.map(({ keys }) => keys),
  };
}

/** The error, else the note, else a blank row, so that nothing moves when a message appears. */
function messagePart(question: QuestionScreen, state: QuestionState, size: ScreenSize): LayoutPart {
  const { note } = question;
  const error = state.error ?? question.error;
  const width = innerWidth(size);
  if (error !== undefined)
    return fixedPart('message', wrapToHeight(warningRow(error), width, MAX_ERROR_ROWS));
  if (note === undefined) return gapPart('question');
  return fixedPart('message', wrapToHeight(successRow(note), width, Math.ceil(size.rows * NOTE_SHARE)));
}

function renderHint({ commands, multiple }: QuestionScreen, width: number, texts: TerminalTexts): TextRow {
  const marks = multiple === true ? `${texts.marks} · ` : '';
  return truncateRow(
    quietRow(marks + formatCommandHint(commands, { keys: texts.keys, width: width - marks.length })),
    width,
  );
}
