/** Draws one player's part of the battlefield in the terminal. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  placeSideBySide,
  type RenderContext,
  flowRows,
  type TablePart,
  type TextRow,
  seatSymbol,
} from '@ludoteca/kit';
import { MANA_TYPES } from '../abilities/index.ts';
import { playerEntity } from '../layers/board-state.ts';
import type { Teferi } from '../parts.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { teferiTexts } from '../text/index.ts';
import type { OptionKeys } from './option-keys.ts';
import { drawPermanent, drawValues } from './permanents.ts';
import { terminalTexts } from './terminal-texts.ts';

const COLUMN_GAP = 2;
const ITEM_GAP = 3;
const MIN_CELL_WIDTH = 22;

/** The render context with the keys of the open question. */
export interface BoardContext {
  readonly context: RenderContext<Teferi>;
  readonly keys: OptionKeys;
}

const formatPool = (mana: readonly number[]): string =>
  mana.flatMap((count, type) => Array.from({ length: count }, () => `{${at(MANA_TYPES, type)}}`)).join('');

/** Symbol, name, life, mana and zone sizes of a player. */
function headRows({ context, keys }: BoardContext, seat: Seat): readonly TextRow[] {
  const { view, names, asked, language, width } = context;
  const label = terminalTexts[language];
  const { zones } = teferiTexts[language];
  const { life, poison, energy = 0, mana, hand, library, graveyard, exile } = at(view.sides, seat);
  const key = keys.entityKey(playerEntity(seat));
  const pool = formatPool(mana);
  const facts = [
    ...(poison > 0 ? [zones.poison(poison)] : []),
    ...(energy > 0 ? [zones.energy(energy)] : []),
    ...(pool === '' ? [] : [`${label.pool} ${pool}`]),
    `${label.hand} ${hand}`,
    `${label.library} ${library}`,
    `${label.graveyard} ${graveyard.length}`,
    ...(exile.length > 0 ? [`${label.exile} ${exile.length}`] : []),
  ];
  const name: TextRow = [
    { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' },
    { text: key === undefined ? '' : `▸${key} `, role: 'possible' },
    seatSymbol(seat),
    { text: ` ${at(names, seat)}`, role: 'seat', seat },
  ];
  const lives: TextRow = [{ text: zones.life(life), role: life <= 5 ? 'warn' : 'black' }];
  return flowRows([name, lives, ...facts.map((text): TextRow => [{ text }])], width, ITEM_GAP);
}

/** Equal lands are grouped with their number and how many are tapped. */
function landRows({ context, keys }: BoardContext, lands: readonly VisiblePermanent[]): readonly TextRow[] {
  if (lands.length === 0) return [];
  const { language, width } = context;
  const kinds = new Map<string, VisiblePermanent[]>();
  for (const land of lands) kinds.set(land.card, [...(kinds.get(land.card) ?? []), land]);
  const items = Array.from(kinds, ([card, all]): TextRow => {
    const tapped = all.filter((land) => land.tapped).length;
    const key = all.map(({ id }) => keys.entityKey(id)).find((found) => found !== undefined);
    const count = all.length === 1 ? card : `${card} ×${all.length}`;
    const turned = tapped === 0 ? '' : ` (${tapped} ${teferiTexts[language].zones.tapped})`;
    return key === undefined
      ? [{ text: `${count}${turned}` }]
      : [{ text: `▸${key} `, role: 'possible' }, { text: `${count}${turned}` }];
  });
  return flowRows(
    [[{ text: `${terminalTexts[language].lands}:`, role: 'quiet' }], ...items],
    width,
    ITEM_GAP,
  );
}

/** Permanents side by side, as many as fit. */
function permanentGrid(
  { context, keys }: BoardContext,
  permanents: readonly VisiblePermanent[],
): readonly TextRow[] {
  const { width } = context;
  const perRow = Math.max(1, Math.floor((width + COLUMN_GAP) / (MIN_CELL_WIDTH + COLUMN_GAP)));
  const cell = Math.floor((width + COLUMN_GAP) / perRow) - COLUMN_GAP;
  const rows: TextRow[] = [];
  for (let i = 0; i < permanents.length; i += perRow)
    rows.push(
      ...placeSideBySide(
        permanents.slice(i, i + perRow).map((one) => drawPermanent(context, keys, one, cell)),
        COLUMN_GAP,
      ),
    );
  return rows;
}

const isCreature = ({ types }: VisiblePermanent): boolean => types.includes('creature');

/** Permanents other than lands by name and values, several in a row. */
const listPermanents = (
  { context, keys }: BoardContext,
  permanents: readonly VisiblePermanent[],
): readonly TextRow[] =>
  flowRows(
    permanents.map((permanent): TextRow => {
      const key = keys.entityKey(permanent.id);
      const name = `${permanent.card} #${permanent.id} `;
      const label: TextRow =
        key === undefined ? [{ text: name }] : [{ text: `▸${key} ${name}`, role: 'possible' }];
      return [...label, ...drawValues(context, permanent)];
    }),
    context.width,
    ITEM_GAP,
  );

/**
 * Creatures nearest to the middle, then other permanents, lands and the player's line at the edge; the shorter form lists
 * the permanents.
 */
export function drawPlayerArea(board: BoardContext, seat: Seat, ownSeat: boolean): TablePart['forms'] {
  const { view } = board.context;
  // Attachments are drawn with their host, whoever controls them.
  const own = view.battlefield.filter(({ controller, host }) => controller === seat && host === 0);
  const lands = own.filter((one) => one.types.includes('land') && !isCreature(one));
  const rest = own.filter((one) => !one.types.includes('land') && !isCreature(one));
  const creatures = own.filter(isCreature);
  const edge = [landRows(board, lands), headRows(board, seat)];
  const orient = (blocks: readonly (readonly TextRow[])[]): readonly TextRow[] =>
    (ownSeat ? blocks : blocks.toReversed()).flat();
  return [
    orient([permanentGrid(board, creatures), permanentGrid(board, rest), ...edge]),
    orient([listPermanents(board, [...creatures, ...rest]), ...edge]),
    ...(ownSeat ? [] : [headRows(board, seat)]),
  ];
}
