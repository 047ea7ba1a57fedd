import { at, type Seat } from '@ludoteca/kernel';
import { placeSideBySide, type RenderContext, flowRows, type TextRow, seatSymbol } from '@ludoteca/kit';
import { MANA } from '../abilities/index.ts';
import { playerAim } from '../layers/board.ts';
import type { Teferi } from '../parts.ts';
import type { SeenPermanent } from '../sight.ts';
import { words as texts } from '../text/index.ts';
import type { Keys } from './keys.ts';
import { permanentRows } from './permanents.ts';
import { words } from './words.ts';

const APART = 2;
const ITEMS_APART = 3;
const NARROWEST = 22;

/** What is drawn, with which keys. */
export interface Desk {
  readonly drawing: RenderContext<Teferi>;
  readonly keys: Keys;
}

const poolOf = (mana: readonly number[]): string =>
  mana.flatMap((count, type) => Array.from({ length: count }, () => `{${at(MANA, type)}}`)).join('');

/** Sign, name, life, mana and piles of a player. */
function headRows({ drawing, keys }: Desk, seat: Seat): readonly TextRow[] {
  const { view, names, asked, language, width } = drawing;
  const said = words[language];
  const { zones } = texts[language];
  const { life, poison, mana, hand, library, graveyard, exile } = at(view.sides, seat);
  const key = keys.object(playerAim(seat));
  const pool = poolOf(mana);
  const facts = [
    ...(poison > 0 ? [zones.poison(poison)] : []),
    ...(pool === '' ? [] : [`${said.pool} ${pool}`]),
    `${said.hand} ${hand}`,
    `${said.library} ${library}`,
    `${said.graveyard} ${graveyard.length}`,
    ...(exile.length > 0 ? [`${said.exile} ${exile.length}`] : []),
  ];
  const name: TextRow = [
    { text: asked?.seat === seat ? '▸ ' : '  ', role: 'possible' },
    { text: key === undefined ? '' : `▸${key} `, role: 'possible' },
    seatSymbol(seat),
    { text: ` ${at(names, seat)}`, role: 'seat', seat },
  ];
  const lives: TextRow = [{ text: zones.life(life), role: life <= 5 ? 'warn' : 'black' }];
  return flowRows([name, lives, ...facts.map((text): TextRow => [{ text }])], width, ITEMS_APART);
}

/** Lands that are alike lie together: how many, and how many of them are tapped. */
function landRows({ drawing, keys }: Desk, lands: readonly SeenPermanent[]): readonly TextRow[] {
  if (lands.length === 0) return [];
  const { language, width } = drawing;
  const kinds = new Map<string, SeenPermanent[]>();
  for (const land of lands) kinds.set(land.card, [...(kinds.get(land.card) ?? []), land]);
  const items = Array.from(kinds, ([card, all]): TextRow => {
    const tapped = all.filter((land) => land.tapped).length;
    const key = all.map(({ id }) => keys.object(id)).find((found) => found !== undefined);
    const count = all.length === 1 ? card : `${card} ×${all.length}`;
    const turned = tapped === 0 ? '' : ` (${tapped} ${texts[language].zones.tapped})`;
    return key === undefined
      ? [{ text: `${count}${turned}` }]
      : [{ text: `▸${key} `, role: 'possible' }, { text: `${count}${turned}` }];
  });
  return flowRows([[{ text: `${words[language].lands}:`, role: 'quiet' }], ...items], width, ITEMS_APART);
}

/** Permanents side by side, as many as there is room for. */
function shelf({ drawing, keys }: Desk, permanents: readonly SeenPermanent[]): readonly TextRow[] {
  const { width } = drawing;
  const perRow = Math.max(1, Math.floor((width + APART) / (NARROWEST + APART)));
  const cell = Math.floor((width + APART) / perRow) - APART;
  const rows: TextRow[] = [];
  for (let i = 0; i < permanents.length; i += perRow)
    rows.push(
      ...placeSideBySide(
        permanents.slice(i, i + perRow).map((one) => permanentRows(drawing, keys, one, cell)),
        APART,
      ),
    );
  return rows;
}

const isCreature = ({ types }: SeenPermanent): boolean => types.includes('creature');

/** A player's battlefield: creatures nearest to the middle, then the rest, lands and the player at the edge. */
export function battlefield(desk: Desk, seat: Seat, near: boolean): readonly TextRow[] {
  const { view } = desk.drawing;
  // What is attached stands with what it is attached to, whoever controls it.
  const own = view.battlefield.filter(({ controller, host }) => controller === seat && host === 0);
  const lands = own.filter((one) => one.types.includes('land') && !isCreature(one));
  const rest = own.filter((one) => !one.types.includes('land') && !isCreature(one));
  const blocks = [
    shelf(desk, own.filter(isCreature)),
    shelf(desk, rest),
    landRows(desk, lands),
    headRows(desk, seat),
  ];
  return (near ? blocks : blocks.toReversed()).flat();
}
