/** What is read at length while a match is watched. */
import { type Row, wrapRow } from '@ludoteca/kit';
import { columns, wrapped } from '../layout.ts';
import { kindsOf, type Spot } from './moves.ts';
import { wordsOf } from './sheet.ts';
import { logLines, type Showing } from './telling.ts';

type Page = (width: number) => readonly Row[];

/** Where the lines after the first of one that is too long begin. */
const HANGING = 6;

const rowsOf = (lines: readonly string[]): readonly Row[] => lines.map((text) => [{ text }]);

export const logRows =
  (showing: Showing, { watcher, place }: Spot): Page =>
  (width) =>
    rowsOf(logLines(showing, watcher, place)).flatMap((row) => wrapRow(row, width, HANGING));

export const ruleRows =
  ({ texts: { about, rules } }: Showing): Page =>
  (width) =>
    rowsOf([about, ...rules].flatMap((text, i) => [...(i === 0 ? [] : ['']), ...wrapped(text, width)]));

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

const SIGNS: { readonly [key: string]: string } = {
  right: '→',
  left: '←',
  up: '↑',
  down: '↓',
  home: 'Home',
  end: 'End',
  tab: 'Tab',
  f1: 'F1',
};

/** The words, with their keys where there are any. */
export const helpRows =
  (showing: Showing, withKeys: boolean): Page =>
  (width) => {
    const { space } = showing.words.around;
    const rows = wordsOf(showing).map(({ word, takes, key, about }) => {
      const name = key === undefined || key === word ? '' : key === 'space' ? space : (SIGNS[key] ?? key);
      const typed = takes === undefined ? word : `${word} ${takes}`;
      return withKeys ? [typed, name, about] : [typed, about];
    });
    return rowsOf(columns(rows, { width }));
  };
