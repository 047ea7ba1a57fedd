import { at, type Seat } from '@ludoteca/kernel';
import { placeSideBySide, type RenderContext, optionsOf, type TextRow } from '@ludoteca/kit';
import type { Territory } from '../board.ts';
import { expectedArmiesLeft, conquestChance } from '../odds.ts';
import type { AttackChoice, Risika } from '../parts.ts';
import { risikaTexts as texts } from '../text/index.ts';
import { terminalTexts } from './texts/index.ts';

const COLUMN_GAP = 3;
/** More than this in one column are hard to read. */
const MAX_ROWS = 8;

/** Of the fight that is on, or of every attack that is possible, with what to type for it: the exact chance to conquer. */
export function drawChances(drawing: RenderContext<Risika>): readonly TextRow[] {
  const { asked, watcher, language } = drawing;
  if (asked === undefined) return [];
  if (asked.prompt === 'dice' || asked.prompt === 'defend') {
    const { from, to } = asked.frame;
    return [[...toChanceRow(drawing, from, to), ...toArmiesLeftRow(drawing, from, to)]];
  }
  const attacks = asked.prompt === 'fight' ? listAttacks(drawing, watcher) : [];
  if (attacks.length === 0) return [];
  const rows = attacks.map((attack) => toKeyedRow(drawing, attack));
  return [[{ text: terminalTexts[language].chances, role: 'quiet' }], ...placeInColumns(rows, drawing.width)];
}

interface KeyedAttack extends AttackChoice {
  readonly key: string;
}

const toKeyedRow = (drawing: RenderContext<Risika>, { key, from, attack }: KeyedAttack): TextRow => [
  { text: `${key} `.padStart(3), role: 'possible' },
  ...toChanceRow(drawing, from, attack),
];

function listAttacks({ asked }: RenderContext<Risika>, watcher: Seat | string): readonly KeyedAttack[] {
  if (asked?.seat !== watcher) return [];
  return optionsOf<Risika>(asked).flatMap((option, i) =>
    typeof option === 'object' && 'attack' in option ? [{ ...option, key: String(i + 1) }] : [],
  );
}

/** `Lettere 7 → Filosofia 3  68 %` */
function toChanceRow({ view, language }: RenderContext<Risika>, from: Territory, to: Territory): TextRow {
  const { territories } = texts[language];
  const named = (territory: Territory): string =>
    `${at(territories, territory)} ${at(view.armies, territory)}`;
  const chance = conquestChance(at(view.armies, from), at(view.armies, to));
  return [
    { text: `${named(from)} → ${named(to)}  ` },
    { text: terminalTexts[language].chance(formatPercent(chance)), role: chance < 0.5 ? 'warn' : 'good' },
  ];
}

function toArmiesLeftRow({ view, language }: RenderContext<Risika>, from: Territory, to: Territory): TextRow {
  const left = expectedArmiesLeft(at(view.armies, from), at(view.armies, to));
  return left === 0 ? [] : [{ text: `  ${terminalTexts[language].left(left.toFixed(1))}`, role: 'quiet' }];
}

/** Never 0 or 100 where it is not certain. */
function formatPercent(chance: number): string {
  const percent = chance * 100;
  if (percent > 0 && percent < 0.1) return '< 0.1';
  return percent > 99.9 && percent < 100 ? '> 99.9' : percent.toFixed(1);
}

/** One under the other; where they are many and there is room, in two columns. */
function placeInColumns(rows: readonly TextRow[], width: number): readonly TextRow[] {
  if (rows.length <= MAX_ROWS || width < 96) return rows;
  const half = Math.ceil(rows.length / 2);
  return placeSideBySide([rows.slice(0, half), rows.slice(half)], COLUMN_GAP);
}
