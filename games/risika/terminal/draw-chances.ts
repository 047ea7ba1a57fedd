/** Draws the exact chances of attacks. */
import { at, type Seat } from '@ludoteca/kernel';
import { placeSideBySide, type RenderContext, optionsOf, type TextRow } from '@ludoteca/kit';
import type { Territory } from '../board.ts';
import { expectedArmiesLeft, conquestChance } from '../odds.ts';
import type { AttackChoice, Risika } from '../parts.ts';
import { terminalTexts } from './texts/index.ts';

const COLUMN_GAP = 3;
/** Longer lists are split into two columns. */
const MAX_ROWS = 8;

/** The chance of the current attack, or of every possible attack with its option number. */
export function drawChances(context: RenderContext<Risika>): readonly TextRow[] {
  const { asked, watcher, language } = context;
  if (asked === undefined) return [];
  if (asked.prompt === 'dice' || asked.prompt === 'defend') {
    const { from, to } = asked.frame;
    return [[...toChanceRow(context, from, to), ...toArmiesLeftRow(context, from, to)]];
  }
  const attacks = asked.prompt === 'fight' ? listAttacks(context, watcher) : [];
  if (attacks.length === 0) return [];
  const rows = attacks.map((attack) => toKeyedRow(context, attack));
  return [[{ text: terminalTexts[language].chances, role: 'quiet' }], ...placeInColumns(rows, context.width)];
}

interface KeyedAttack extends AttackChoice {
  readonly key: string;
}

const toKeyedRow = (context: RenderContext<Risika>, { key, from, attack }: KeyedAttack): TextRow => [
  { text: `${key} `.padStart(3), role: 'possible' },
  ...toChanceRow(context, from, attack),
];

function listAttacks({ asked }: RenderContext<Risika>, watcher: Seat | string): readonly KeyedAttack[] {
  if (asked?.seat !== watcher) return [];
  return optionsOf<Risika>(asked).flatMap((option, i) =>
    typeof option === 'object' && 'attack' in option ? [{ ...option, key: String(i + 1) }] : [],
  );
}

/** `Lettere 7 → Filosofia 3  68 %`, with the short names of the map, so that all of it fits. */
function toChanceRow({ view, language }: RenderContext<Risika>, from: Territory, to: Territory): TextRow {
  const { names } = terminalTexts[language];
  const format = (territory: Territory): string => `${at(names, territory)} ${at(view.armies, territory)}`;
  const chance = conquestChance(at(view.armies, from), at(view.armies, to));
  return [
    { text: `${format(from)} → ${format(to)}  ` },
    { text: terminalTexts[language].chance(formatPercent(chance)), role: chance < 0.5 ? 'warn' : 'good' },
  ];
}

function toArmiesLeftRow({ view, language }: RenderContext<Risika>, from: Territory, to: Territory): TextRow {
  const left = expectedArmiesLeft(at(view.armies, from), at(view.armies, to));
  return left === 0 ? [] : [{ text: `  ${terminalTexts[language].left(left.toFixed(1))}`, role: 'quiet' }];
}

/** Shows 0 or 100 only if certain. */
function formatPercent(chance: number): string {
  const percent = chance * 100;
  if (percent > 0 && percent < 0.1) return '< 0.1';
  return percent > 99.9 && percent < 100 ? '> 99.9' : percent.toFixed(1);
}

function placeInColumns(rows: readonly TextRow[], width: number): readonly TextRow[] {
  if (rows.length <= MAX_ROWS || width < 96) return rows;
  const half = Math.ceil(rows.length / 2);
  return placeSideBySide([rows.slice(0, half), rows.slice(half)], COLUMN_GAP);
}
