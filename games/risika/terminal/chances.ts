import { at, type Seat } from '@ludoteca/kernel';
import { placeSideBySide, type RenderContext, optionsOf, type TextRow } from '@ludoteca/kit';
import type { Territory } from '../board.ts';
import { armiesLeft, conquest } from '../odds.ts';
import type { Attack, Risika } from '../parts.ts';
import { words as texts } from '../text/index.ts';
import { words } from './words.ts';

const COLUMNS_APART = 3;
/** More than this in one column are hard to read. */
const MOST_ROWS = 8;

/** Of the fight that is on, or of every attack that is possible, with what to type for it: the exact chance to conquer. */
export function chances(drawing: RenderContext<Risika>): readonly TextRow[] {
  const { asked, watcher, language } = drawing;
  if (asked === undefined) return [];
  if (asked.prompt === 'dice' || asked.prompt === 'defend') {
    const { from, to } = asked.frame;
    return [[...chanceRow(drawing, from, to), ...leftRow(drawing, from, to)]];
  }
  const attacks = asked.prompt === 'fight' ? attacksOf(drawing, watcher) : [];
  if (attacks.length === 0) return [];
  const rows = attacks.map((attack) => keyedRow(drawing, attack));
  return [[{ text: words[language].chances, role: 'quiet' }], ...columns(rows, drawing.width)];
}

interface Keyed extends Attack {
  readonly key: string;
}

const keyedRow = (drawing: RenderContext<Risika>, { key, from, attack }: Keyed): TextRow => [
  { text: `${key} `.padStart(3), role: 'possible' },
  ...chanceRow(drawing, from, attack),
];

function attacksOf({ asked }: RenderContext<Risika>, watcher: Seat | string): readonly Keyed[] {
  if (asked?.seat !== watcher) return [];
  return optionsOf<Risika>(asked).flatMap((option, i) =>
    typeof option === 'object' && 'attack' in option ? [{ ...option, key: String(i + 1) }] : [],
  );
}

/** `Lettere 7 → Filosofia 3  68 %` */
function chanceRow({ view, language }: RenderContext<Risika>, from: Territory, to: Territory): TextRow {
  const { territories } = texts[language];
  const named = (territory: Territory): string =>
    `${at(territories, territory)} ${at(view.armies, territory)}`;
  const chance = conquest(at(view.armies, from), at(view.armies, to));
  return [
    { text: `${named(from)} → ${named(to)}  ` },
    { text: words[language].chance(percentOf(chance)), role: chance < 0.5 ? 'warn' : 'good' },
  ];
}

function leftRow({ view, language }: RenderContext<Risika>, from: Territory, to: Territory): TextRow {
  const left = armiesLeft(at(view.armies, from), at(view.armies, to));
  return left === 0 ? [] : [{ text: `  ${words[language].left(left.toFixed(1))}`, role: 'quiet' }];
}

/** Never 0 or 100 where it is not certain. */
function percentOf(chance: number): string {
  const percent = chance * 100;
  if (percent > 0 && percent < 0.1) return '< 0.1';
  return percent > 99.9 && percent < 100 ? '> 99.9' : percent.toFixed(1);
}

/** One under the other; where they are many and there is room, in two columns. */
function columns(rows: readonly TextRow[], width: number): readonly TextRow[] {
  if (rows.length <= MOST_ROWS || width < 96) return rows;
  const half = Math.ceil(rows.length / 2);
  return placeSideBySide([rows.slice(0, half), rows.slice(half)], COLUMNS_APART);
}
