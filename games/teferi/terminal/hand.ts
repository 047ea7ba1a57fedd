/** Draws the hand in the terminal. */
import { at, type Seat } from '@ludoteca/kernel';
import { flowRows, type TablePart, type TextRow, truncateRow, wrapRow } from '@ludoteca/kit';
import type { VisibleSide } from '../view-types.ts';
import { teferiTexts } from '../text/index.ts';
import { formatPayment } from '../text/payment.ts';
import type { BoardContext } from './player-area.ts';

/** Indentation of wrapped lines. */
const INDENT = 6;
const ITEM_GAP = 2;

/** One card: key, name, cost, power/toughness, payment and text. */
function cardRows(
  { context, keys }: BoardContext,
  card: string,
  count: number,
  asks: boolean,
  pays: VisibleSide['pays'],
  isShort: boolean,
): readonly TextRow[] {
  const { view, width, language } = context;
  const key = asks ? keys.cardKey(card) : undefined;
  const printed = view.cards[card];
  const payment = key !== undefined && context.asked?.prompt === 'priority' ? pays[card] : undefined;
  const body = printed?.power === undefined ? '' : ` ${printed.power}/${printed.toughness}`;
  const row: TextRow = [
    { text: (key === undefined ? '' : `▸${key}`).padEnd(INDENT - 1), role: 'possible' },
    { text: ` ${card}${count > 1 ? ` ×${count}` : ''}`, role: key === undefined ? 'black' : 'possible' },
    { text: printed?.cost === undefined ? '' : ` ${printed.cost}` },
    { text: body },
    {
      text: payment === undefined ? '' : ` (${formatPayment(teferiTexts[language], view, payment)})`,
      role: 'good',
    },
    { text: (printed?.text ?? '') === '' ? '' : `  ${printed?.text.replaceAll('\n', ' / ')}`, role: 'quiet' },
  ];
  return isShort ? [truncateRow(row, width)] : wrapRow(row, width, INDENT);
}

/** The visible cards with equal ones grouped. */
function cardList(
  board: BoardContext,
  title: string,
  cards: readonly string[],
  seat: Seat,
  isShort: boolean,
): readonly TextRow[] {
  if (cards.length === 0) return [];
  const { asked, view } = board.context;
  const pays = view.sides[seat]?.pays ?? {};
  const from = asked?.frame.do === 'discard' ? asked.frame.from : asked?.seat;
  const rows = [...new Set(cards)].flatMap((card) =>
    cardRows(board, card, cards.filter((one) => one === card).length, from === seat, pays, isShort),
  );
  return [[{ text: title }], ...rows];
}

/** Names and costs of the cards, several on a line. */
function listCards({ context }: BoardContext, title: string, cards: readonly string[]): readonly TextRow[] {
  if (cards.length === 0) return [];
  const { view, width } = context;
  const items = [...new Set(cards)].map((card): TextRow => {
    const count = cards.filter((one) => one === card).length;
    const cost = view.cards[card]?.cost;
    return [
      { text: `${card}${count > 1 ? ` ×${count}` : ''}` },
      { text: cost === undefined ? '' : ` ${cost}` },
    ];
  });
  return flowRows([[{ text: `${title}:`, role: 'quiet' }], ...items], width, ITEM_GAP);
}

/** The hand and the cards being looked at: with their texts, with truncated texts, then names and costs only. */
export function drawHand(
  board: BoardContext,
  seat: Seat,
  titles: { readonly hand: string; readonly looking: string },
): TablePart['forms'] {
  const { cards, looking } = at(board.context.view.sides, seat);
  const draw = (isShort: boolean): readonly TextRow[] => [
    ...cardList(board, titles.looking, looking, -1, isShort),
    ...cardList(board, titles.hand, cards, seat, isShort),
  ];
  return [
    draw(false),
    draw(true),
    [...listCards(board, titles.looking, looking), ...listCards(board, titles.hand, cards)],
  ];
}
