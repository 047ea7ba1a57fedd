/** Draws the steps of the turn, combat and the stack in the terminal. */
import { at } from '@ludoteca/kernel';
import {
  drawBox,
  truncateRow,
  type RenderContext,
  flowRows,
  type TablePart,
  type TextRow,
  seatSymbol,
} from '@ludoteca/kit';
import { STEPS } from '../abilities/index.ts';
import { isPlayer, playerEntity, seatOfEntity } from '../layers/board-state.ts';
import type { Teferi } from '../parts.ts';
import type { VisibleStackObject, VisiblePermanent } from '../view-types.ts';
import { teferiTexts } from '../text/index.ts';
import { formatPayment } from '../text/payment.ts';
import type { BoardContext } from './player-area.ts';
import { terminalTexts } from './terminal-texts.ts';

/** Columns taken by the borders of a box. */
const BOX_BORDERS = 4;
const ITEM_GAP = 2;

/** The steps of the turn with the current one marked, then the current one only. */
function drawSteps({ context }: BoardContext): TablePart['forms'] {
  const { view, names, language, width } = context;
  const { steps, short, before } = teferiTexts[language];
  const isBegun = view.turn > 0;
  const turn: TextRow = [
    { text: `${isBegun ? terminalTexts[language].turn(view.turn) : before} · ` },
    { text: at(names, view.active), role: 'seat', seat: view.active },
  ];
  const current: TextRow = isBegun ? [{ text: ` · ${steps[view.step]}` }] : [];
  const marked = STEPS.map((step): TextRow => [
    isBegun && step === view.step
      ? { text: `[${steps[step]}]`, role: 'possible' }
      : { text: short[step], role: 'quiet' },
  ]);
  return [[turn, ...flowRows(marked, width, ITEM_GAP)], [[...turn, ...current]]];
}

/** A player's name, or an object's name and id. */
function entityName({ view, names }: RenderContext<Teferi>, entity: number): string {
  if (isPlayer(entity)) return at(names, seatOfEntity(entity));
  const found =
    view.battlefield.find(({ id }) => id === entity) ?? view.stack.find(({ id }) => id === entity);
  return found === undefined ? `#${entity}` : `${found.card} #${entity}`;
}

function itemRow(
  { context, keys }: BoardContext,
  { id, card, controller, targets, x, pays }: VisibleStackObject,
): TextRow {
  const { asked } = context;
  // The payment is shown only while the object is being announced.
  const isAnnounced = asked !== undefined && 'item' in asked.frame && asked.frame.item === id;
  const key = keys.entityKey(id);
  const entities = targets.map((entity) => entityName(context, entity)).join(', ');
  return [
    { text: key === undefined ? '' : `▸${key} `, role: 'possible' },
    seatSymbol(controller),
    { text: ` ${card} #${id}`, role: 'black' },
    { text: x > 0 ? ` X = ${x}` : '' },
    { text: entities === '' ? '' : ` → ${entities}` },
    {
      text:
        isAnnounced && pays ? ` (${formatPayment(teferiTexts[context.language], context.view, pays)})` : '',
      role: 'good',
    },
  ];
}

/** The stack from the top, and the player who decides. */
function listStack(board: BoardContext): readonly TextRow[] {
  const { view, asked, names, language, width } = board.context;
  if (view.stack.length === 0) return [];
  const items = view.stack.toReversed().map((item) => itemRow(board, item));
  const decides: readonly TextRow[] =
    asked === undefined
      ? []
      : [[{ text: `▸ ${terminalTexts[language].decides(at(names, asked.seat))}`, role: 'possible' }]];
  return [...items, ...decides].map((row) => truncateRow(row, width - BOX_BORDERS));
}

const describeCreature = ({ card, id, power, toughness }: VisiblePermanent): string =>
  `${card} #${id} ${power}/${toughness}`;

/** Attackers, blockers, and the unblocked damage. */
function listCombat({ context }: BoardContext): readonly TextRow[] {
  const { view, names, language, width } = context;
  const text = terminalTexts[language];
  const attackers = view.battlefield.filter(({ attacking }) => attacking !== undefined);
  if (attackers.length === 0) return [];
  const rows = attackers.map((attacker): TextRow => {
    const blockers = view.battlefield.filter(({ blocking }) => blocking?.includes(attacker.id) === true);
    const met =
      blockers.length > 0
        ? blockers.map(describeCreature).join(' + ')
        : attacker.blocked === true
          ? '–'
          : `${entityName(context, attacker.attacking ?? 0)} (${text.unblocked})`;
    return [{ text: `${describeCreature(attacker)} → ${met}` }];
  });
  const defender = 1 - view.active;
  const damage = attackers
    .filter(({ attacking, blocked }) => attacking === playerEntity(defender) && blocked !== true)
    .reduce((sum, { power }) => sum + Math.max(0, power), 0);
  const { life } = at(view.sides, defender);
  const through: TextRow = [
    {
      text: text.through(damage, at(names, defender), life - damage),
      role: damage >= life ? 'warn' : 'quiet',
    },
  ];
  return [...rows, through].map((row) => truncateRow(row, width - BOX_BORDERS));
}

const drawTitledBox = (title: string, rows: readonly TextRow[]): readonly TextRow[] =>
  rows.length === 0 ? [] : drawBox(rows, [{ text: title }]);

/** The turn, combat and the stack: in boxes, then without. */
export function drawTurnAndStack(board: BoardContext): TablePart['forms'] {
  const { language } = board.context;
  const [steps = [], current = []] = drawSteps(board);
  const combat = listCombat(board);
  const stack = listStack(board);
  return [
    [
      ...steps,
      ...drawTitledBox(terminalTexts[language].combat, combat),
      ...drawTitledBox(teferiTexts[language].zones.stack, stack),
    ],
    [...current, ...combat, ...stack],
  ];
}
