/** Renders screens without a question: tables, texts, curtains, text fields. */
import { at } from '@ludoteca/kernel';
import { distributeRows, LAYOUT_PRIORITIES, type LayoutPart, type TextRow } from '@ludoteca/kit';
import type { InputLine } from './input-line.ts';
import {
  accentRow,
  fixedPart,
  frameRows,
  gapPart,
  headingParts,
  innerWidth,
  quietRow,
  type RenderedScreen,
  renderInput,
  type ScreenSize,
  type ScrolledScreen,
  scrollRows,
  warningRow,
} from './render-parts.ts';
import { eventsParts, layOutTable } from './render-table.ts';
import { wrapRows } from './text-layout.ts';
import type { Screen } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

/** Draws parts in all rows of the screen. */
const renderParts = (parts: readonly LayoutPart[], size: ScreenSize): RenderedScreen =>
  frameRows(distributeRows(parts, size.rows).flat(), size);

/** The table, and below it the latest events. */
export function renderScreen(
  screen: Screen,
  size: ScreenSize,
  hint: string,
  texts: TerminalTexts,
): RenderedScreen {
  const width = innerWidth(size);
  return renderParts(
    [
      ...headingParts(screen.title, width),
      ...layOutTable(screen, { width, height: size.rows, scroll: undefined }, texts).parts,
      ...eventsParts(screen.news, width),
      ...footParts(hint),
    ],
    size,
  );
}

const footParts = (hint: string): readonly LayoutPart[] =>
  hint === '' ? [] : [gapPart('question'), fixedPart('hint', [quietRow(hint)])];

/** A long text, of which a page is shown. */
export function renderPage(
  title: TextRow,
  body: readonly TextRow[],
  scroll: number,
  size: ScreenSize,
  texts: TerminalTexts,
): ScrolledScreen {
  const width = innerWidth(size);
  const heading = headingParts(title, width);
  const rows = wrapRows(body, width);
  const draw = (room: number) => scrollRows(rows, room, scroll, texts.moreRows);
  const text: LayoutPart = { priority: LAYOUT_PRIORITIES.own, min: 1, draw: (room) => draw(room).rows };
  const parts = [...heading, gapPart('table'), text, ...footParts(texts.pager)];
  const drawn = distributeRows(parts, size.rows);
  const page = draw(at(drawn, parts.indexOf(text)).length);
  return { ...frameRows(drawn.flat(), size), scroll: page.scroll, page: page.page };
}

/** Contains nothing of the match. */
export const renderCurtain = (
  title: TextRow,
  body: readonly TextRow[],
  size: ScreenSize,
  texts: TerminalTexts,
): RenderedScreen =>
  renderParts(
    [
      ...headingParts(title, innerWidth(size)),
      gapPart('table'),
      fixedPart('message', wrapRows(body, innerWidth(size))),
      ...footParts(texts.goOn),
    ],
    size,
  );

export interface RenderedTextField {
  readonly question: TextRow;
  readonly defaultText: string;
  readonly line: InputLine;
  readonly error: string | undefined;
}

export function renderTextField(
  { question, defaultText, line, error }: RenderedTextField,
  size: ScreenSize,
  texts: TerminalTexts,
): RenderedScreen {
  const width = innerWidth(size);
  const asked: TextRow =
    defaultText === '' ? accentRow(question) : [...accentRow(question), ...quietRow(` [${defaultText}]`)];
  const { row: input, column } = renderInput(line, width);
  const parts = [
    gapPart('question'),
    fixedPart('question', wrapRows([asked], width)),
    error === undefined ? gapPart('question') : fixedPart('message', wrapRows([warningRow(error)], width)),
    fixedPart('input', [input]),
    ...footParts(texts.typing),
  ];
  const drawn = distributeRows(parts, size.rows);
  return frameRows(drawn.flat(), size, { row: drawn.slice(0, -3).flat().length, column });
}
