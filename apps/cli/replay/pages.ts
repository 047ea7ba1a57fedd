/** What is read at length while a match is watched. */
import { type TextRow, wrapRow } from '@ludoteca/kit';
import { columns, wrapped } from '../layout.ts';
import { keySign, typedText } from '../ui/hint.ts';
import { words as uiWords } from '../ui/words.ts';
import { wordsOf } from './commands.ts';
import { kindsOf, type Spot } from './moves.ts';
import { logLines, type Showing } from './telling.ts';

type Page = (width: number) => readonly TextRow[];

/** Where the lines after the first of one that is too long begin. */
const HANGING = 6;

const rowsOf = (lines: readonly string[]): readonly TextRow[] => lines.map((text) => [{ text }]);

export const logRows =
  (showing: Showing, { watcher, place }: Spot): Page =>
  (width) =>
    rowsOf(logLines(showing, watcher, place)).flatMap((row) => wrapRow(row, width, HANGING));

export const ruleRows =
  ({ texts: { about, rules } }: Showing): Page =>
  (width) =>
    rowsOf([about, ...rules].flatMap((text) => wrapped(text, width).concat('')));

/** The kinds of event that these eyes see, each with the first of them. */
export const eventRows =
  ({ film, texts, names }: Showing, { watcher }: Spot): Page =>
  (width) => {
    const rows = Array.from(kindsOf(film, watcher), ([kind, place]) => {
      const first = film.heard(place, watcher).find(({ did }) => did === kind);
      return [kind, (first && texts.event(first, names)) ?? ''];
    });
    return rowsOf(columns(rows, { width }));
  };

/** The words, with their keys where there are any. */
export const helpRows =
  ({ words, language }: Showing, withKeys: boolean): Page =>
  (width) => {
    const { keys } = uiWords[language];
    const rows = wordsOf(words).map((word) =>
      withKeys ? [typedText(word), keySign(word, keys) ?? '', word.about] : [typedText(word), word.about],
    );
    return rowsOf(columns(rows, { width }));
  };
