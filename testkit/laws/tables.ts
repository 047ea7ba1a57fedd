import { at, type Dice, type Watcher } from '@ludoteca/kernel';
import { drawTable, drawZones, LANGUAGES, toPlainText, type TextRow, rowWidth, observe } from '@ludoteca/kit';
import { bytes, must } from '../breach.ts';
import { oneOf } from '../scale.ts';
import { type Here, watchersOf } from '../walk.ts';
import { NAMES, said } from './words.ts';

/** Widths that terminals have. */
const NARROWEST = 20;
const WIDEST = 200;

const widthBy = (dice: Dice): number => NARROWEST + dice.int(WIDEST - NARROWEST + 1);

/** In every terminal the game's own face and the generic one have something to show, and nothing beyond its edge. */
export function fitsAnyTerminal({ trial, match, step, dice }: Here): void {
  const { entry } = trial;
  const language = at(LANGUAGES, step % LANGUAGES.length);
  const names = NAMES.slice(0, match.seats);
  const watchers = watchersOf(match);
  for (const watcher of watchers) {
    // Moments are many: each is drawn for one of them or so.
    if (dice.int(oneOf(watchers.length)) > 0) continue;
    const drawing = { ...observe(match, watcher), watcher, names, language, width: widthBy(dice) };
    const rows = drawTable(entry, drawing);
    mustFit(rows, watcher, drawing.width);
    must(bytes(drawTable(entry, drawing)) === bytes(rows), `what ${watcher} sees is drawn in two ways`);
    mustFit(drawZones(entry.texts[language], drawing), watcher, drawing.width);
  }
}

function mustFit(rows: readonly TextRow[], watcher: Watcher, width: number): void {
  said(`the table of ${watcher}`, rows.map(toPlainText).join('\n'));
  for (const row of rows) {
    const line = toPlainText(row);
    must(rowWidth(row) <= width, `"${line}" is drawn for ${watcher} in ${width} columns`);
    must(!/\p{Cc}/u.test(line), `${bytes(line)} moves the cursor of ${watcher}`);
  }
}
