/** Renders screens without a question: tables, texts, curtains, text fields. */
import type { TextRow } from '@ludoteca/kit';
import type { InputLine } from './input-line.ts';
import {
  accentRow,
  withGapBefore,
  type Spacing,
  defaultSpacing,
  blankRows,
  frameRows,
  renderHeading,
  innerWidth,
  renderInput,
  renderWithSpacing,
  clipNews,
  MIN_NEWS_ROWS,
  type RenderedScreen,
  quietRow,
  type ScrolledScreen,
  type ScreenSize,
  scrollRows,
  warningRow,
  limitNews,
} from './render-parts.ts';
import { wrapRows } from './text-layout.ts';
import type { Screen } from './ui.ts';
import type { TerminalTexts } from './texts.ts';

/** The table, and below it the latest events. */
export const renderScreen = (
  screen: Screen,
  size: ScreenSize,
  hint: string,
  texts: TerminalTexts,
): RenderedScreen => renderWithSpacing(size, (spacing) => layOutScreen(screen, size, hint, texts, spacing));

function layOutScreen(
  screen: Screen,
  size: ScreenSize,
  hint: string,
  texts: TerminalTexts,
  spacing: Spacing,
): RenderedScreen & { readonly whole: boolean } {
  const width = innerWidth(size);
  const head = renderHeading(screen.title, width, spacing);
  const foot = withGapBefore(spacing, hint === '' ? [] : [quietRow(hint)]);
  const body = screen.body(width);
  const news = wrapRows(screen.news, width).length;
  const free = Math.max(0, size.rows - head.length - foot.length);
  const newsRoom = Math.min(news, Math.max(MIN_NEWS_ROWS, free - body.length - 2 * spacing.gap));
  const room = free - newsRoom - (newsRoom > 0 ? 2 : 1) * spacing.gap;
  const table = scrollRows(body, room, 0, texts.moreRows);
  const rows = [
    ...head,
    ...withGapBefore(spacing, table.rows),
    ...withGapBefore(spacing, clipNews(screen.news, width, newsRoom)),
    ...foot,
  ];
  return { ...frameRows(rows, size), whole: room >= body.length && newsRoom >= limitNews(news, size) };
}

export function renderPage(
  title: TextRow,
  body: readonly TextRow[],
  scroll: number,
  size: ScreenSize,
  texts: TerminalTexts,
): ScrolledScreen {
  const spacing = defaultSpacing(size);
  const width = innerWidth(size);
  const head = renderHeading(title, innerWidth(size), spacing);
  const foot = withGapBefore(spacing, [quietRow(texts.pager)]);
  const room = size.rows - head.length - foot.length - spacing.gap;
  const page = scrollRows(wrapRows(body, width), room, scroll, texts.moreRows);
  return {
    ...frameRows([...head, ...withGapBefore(spacing, page.rows), ...foot], size),
    scroll: page.scroll,
    page: page.page,
  };
}

/** Contains nothing of the match. */
export function renderCurtain(
  title: TextRow,
  body: readonly TextRow[],
  size: ScreenSize,
  texts: TerminalTexts,
): RenderedScreen {
  const spacing = defaultSpacing(size);
  const rows = withGapBefore(spacing, wrapRows(body, innerWidth(size)));
  return frameRows(
    [
      ...renderHeading(title, innerWidth(size), spacing),
      ...rows,
      ...withGapBefore(spacing, [quietRow(texts.goOn)]),
    ],
    size,
  );
}

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
  const spacing = defaultSpacing(size);
  const width = innerWidth(size);
  const asked: TextRow =
    defaultText === '' ? accentRow(question) : [...accentRow(question), ...quietRow(` [${defaultText}]`)];
  const { row: input, column } = renderInput(line, width);
  const rows = [
    ...withGapBefore(spacing, wrapRows([asked], width)),
    ...(error === undefined ? blankRows(spacing.gap) : wrapRows([warningRow(error)], width)),
  ];
  const hint = withGapBefore(spacing, [quietRow(texts.typing)]);
  return frameRows([...rows, input, ...hint], size, { row: rows.length, column });
}
