/** Laws of terminal renderers. */
import { at, type Dice, type Watcher } from '@ludoteca/kernel';
import {
  drawTableParts,
  drawZones,
  LANGUAGES,
  stackParts,
  type TablePart,
  toPlainText,
  rowWidth,
  observe,
} from '@ludoteca/kit';
import { toJsonText, assert } from '../assertions.ts';
import { sampleInterval } from '../scale.ts';
import { type MatchMoment, watchersOf } from '../random-match.ts';
import { NAMES, requireText } from './texts.ts';

/** Widths to try. */
const NARROWEST = 20;
const WIDEST = 200;

const pickWidth = (dice: Dice): number => NARROWEST + dice.int(WIDEST - NARROWEST + 1);

/** The game's own renderer and the generic one draw something and stay within the width. */
export function fitsTerminalWidth({ trial, match, step, dice }: MatchMoment): void {
  const { entry } = trial;
  const language = at(LANGUAGES, step % LANGUAGES.length);
  const names = NAMES.slice(0, match.seats);
  const watchers = watchersOf(match);
  for (const watcher of watchers) {
    // Each position is drawn for about one width, since there are many positions.
    if (dice.int(sampleInterval(watchers.length)) > 0) continue;
    const context = { ...observe(match, watcher), watcher, names, language, width: pickWidth(dice) };
    const parts = drawTableParts(entry, context);
    requireFit(parts, watcher, context.width);
    assert(
      toJsonText(drawTableParts(entry, context)) === toJsonText(parts),
      `what ${watcher} sees is drawn in two ways`,
    );
    requireFit(drawZones(entry.texts[language], context), watcher, context.width);
  }
}

/** Every form of every part fits. */
function requireFit(parts: readonly TablePart[], watcher: Watcher, width: number): void {
  requireText(`the table of ${watcher}`, stackParts(parts).map(toPlainText).join('\n'));
  for (const row of parts.flatMap(({ forms }) => forms.flat())) {
    const line = toPlainText(row);
    assert(rowWidth(row) <= width, `"${line}" is drawn for ${watcher} in ${width} columns`);
    assert(!/\p{Cc}/u.test(line), `${toJsonText(line)} moves the cursor of ${watcher}`);
  }
}
