/** Draws the turn, the stack and the declared attacks. */
import { at } from '@ludoteca/kernel';
import { drawBox, truncateRow, type TablePart, type TextRow, seatSymbol } from '@ludoteca/kit';
import { forecastCombats, isCombatPending, refOfNamedObject } from '../combat-forecast.ts';
import { formatCombatForecast } from '../text/combat-forecast.ts';
import { terms } from '../text/terms.ts';
import { formatStackItem } from '../text/piece-details.ts';
import type { StackItemView } from '../view-types.ts';
import type { DrawingContext } from './drawing-context.ts';
import { terminalTexts } from './terminal-texts.ts';

/** Columns that the borders of a box take. */
const BOX_WIDTH = 4;

function drawStackItem(
  { format, keys }: DrawingContext,
  { id, seat, card, targets }: StackItemView,
): TextRow {
  const key = keys.item(id);
  const targetNames = targets
    .flat()
    .map((body) => format.object(body))
    .join(', ');
  return [
    { text: key === undefined ? '' : `▸${key} `, role: 'possible' },
    seatSymbol(seat),
    { text: ` ${format.card(card)}`, role: 'black' },
    { text: targetNames === '' ? '' : ` → ${targetNames}` },
  ];
}

/** Top first, with the text of the top object and the player who may respond. */
function listStack(context: DrawingContext): readonly TextRow[] {
  const { view, asked, names, language, width } = context.render;
  const [top, ...below] = view.stack.toReversed();
  if (top === undefined) return [];
  const text = formatStackItem(language, top);
  const items: TextRow[] = [
    drawStackItem(context, top),
    ...(text === '' ? [] : [[{ text: `  ${text}`, role: 'quiet' } as const]]),
    ...below.map((item) => drawStackItem(context, item)),
  ];
  const decider: TextRow[] =
    asked === undefined
      ? []
      : [[{ text: `▸ ${terminalTexts[language].decides(at(names, asked.seat))}`, role: 'possible' }]];
  return [...items, ...decider].map((row) => truncateRow(row, width - BOX_WIDTH));
}

/** In the order of declaration, with the forecast of each. */
function listAttacks({ render, format }: DrawingContext): readonly TextRow[] {
  const { view, asked, language, width } = render;
  if (view.attacks.length === 0) return [];
  const combats = view.attacks.map(({ attacker, target, cancelled }) => ({
    attacker: cancelled ? 0 : refOfNamedObject(attacker),
    target: refOfNamedObject(target),
  }));
  const forecasts = isCombatPending(view, asked) ? forecastCombats(view, combats) : [];
  const rows = view.attacks.map(({ attacker, target, defended, cancelled }, i): TextRow => {
    const suffix = defended ? ` (${terminalTexts[language].defended})` : '';
    const text = `${format.object(attacker)} → ${format.object(target)}${suffix}`;
    const forecast = forecasts[i];
    if (cancelled) return [{ text, role: 'quiet' }];
    const outcome =
      forecast === undefined ? '' : `: ${formatCombatForecast(language, forecast, format.object(attacker))}`;
    return [{ text }, { text: outcome, role: 'quiet' }];
  });
  return rows.map((row) => truncateRow(row, width - BOX_WIDTH));
}

function drawTurn({ render, format }: DrawingContext): TextRow {
  const { view, language } = render;
  return [
    { text: `${terminalTexts[language].turn(view.turn)} · ` },
    { text: format.name(view.active), role: 'seat', seat: view.active },
    { text: ` · ${terms[language].phases[view.phase]}` },
  ];
}

const drawTitledBox = (title: string, rows: readonly TextRow[]): readonly TextRow[] =>
  rows.length === 0 ? [] : drawBox(rows, [{ text: title }]);

/** The turn, the attacks and the stack: in boxes, then without. */
export function drawTurnAndStack(context: DrawingContext): TablePart['forms'] {
  const turn = drawTurn(context);
  const attacks = listAttacks(context);
  const stack = listStack(context);
  const { attacks: title } = terminalTexts[context.render.language];
  return [
    [turn, ...drawTitledBox(title, attacks), ...drawTitledBox(context.format.texts.zones.stack, stack)],
    [turn, ...attacks, ...stack],
  ];
}
