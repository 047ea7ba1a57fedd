/** The state as hashes of archives cover it: cards and abilities by name instead of by their numbers in the pool. */
import type { DeepReadonly } from '@ludoteca/kernel';
import type {
  KnownCard,
  Modifier,
  PlayerState,
  ReadonlyPiece,
  ReadonlyStackItem,
  ReadonlyState,
} from './parts.ts';
import { abilityAt, idAt } from './pool/index.ts';
import { cardOf, EVERYONE } from './rules/known-cards.ts';

/** The id and the mask of the watchers that know the card. */
const nameKnownCard = (known: KnownCard): string => `${idAt(cardOf(known))} ${known & EVERYONE}`;

/** Negative numbers have a meaning of their own. */
function nameAbility(index: number): string | number {
  if (index < 0) return index;
  const { card, place } = abilityAt(index);
  return `${idAt(card)} ${place}`;
}

/** Pairs of an ability and a count. */
const exportUses = (uses: readonly number[]): readonly (string | number)[] =>
  uses.map((value, i) => (i % 2 === 0 ? nameAbility(value) : value));

const exportModifier = (modifier: DeepReadonly<Modifier>): object =>
  modifier.kind === 'ability' ? { ...modifier, amount: nameAbility(modifier.amount) } : modifier;

const exportPiece = (piece: ReadonlyPiece): object => ({
  ...piece,
  card: idAt(piece.card),
  origin: idAt(piece.origin),
  marks: piece.marks.map(exportModifier),
  uses: exportUses(piece.uses),
});

const exportItem = (item: ReadonlyStackItem): object => ({
  ...item,
  card: idAt(item.card),
  ability: nameAbility(item.ability),
});

const exportPlayer = (player: DeepReadonly<PlayerState>): object => ({
  ...player,
  hand: player.hand.map(nameKnownCard),
  deck: player.deck.map(nameKnownCard),
  aside: player.aside.map(nameKnownCard),
  discard: player.discard.map(idAt),
  banished: player.banished.map(idAt),
  quick: player.quick.map(idAt),
  swapFrom: player.swapFrom === 0 ? '' : idAt(player.swapFrom - 1),
  marks: player.marks.map(exportModifier),
  uses: exportUses(player.uses),
});

export const exportState = (state: ReadonlyState): object => ({
  ...state,
  players: state.players.map(exportPlayer),
  pieces: state.pieces.map(exportPiece),
  departed: state.departed.map(exportPiece),
  stack: state.stack.map(exportItem),
  waiting: state.waiting.map(exportItem),
  delayed: state.delayed.map(({ item, ...trigger }) => ({ ...trigger, item: exportItem(item) })),
  specials: state.specials.map(({ structure, cards }) => ({ structure, cards: cards.map(nameKnownCard) })),
  // They are computed from the numbers, and only compared with each other.
  echoes: state.echoes.length,
});
