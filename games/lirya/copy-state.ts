/** Copies a state faster than the kernel's generic copy, with an equal result: values that rules replace and never change are shared. */
import type { Modifier, Piece, PlayerState, StackItem, State } from './parts.ts';

const copyModifier = (modifier: Modifier): Modifier => ({ ...modifier });

const copyModifiers = (marks: readonly Modifier[]): Modifier[] =>
  marks.length === 0 ? [] : marks.map(copyModifier);

const copyPiece = (piece: Piece): Piece => ({
  ...piece,
  marks: copyModifiers(piece.marks),
  uses: piece.uses.slice(),
});

const copyItem = (item: StackItem): StackItem => ({
  ...item,
  targets: item.targets.map((refs) => refs.slice()),
  memory: { ...item.memory },
});

const copyPlayer = (player: PlayerState): PlayerState => ({
  ...player,
  hand: player.hand.slice(),
  deck: player.deck.slice(),
  discard: player.discard.slice(),
  banished: player.banished.slice(),
  aside: player.aside.slice(),
  marks: copyModifiers(player.marks),
  uses: player.uses.slice(),
});

export const copyState = (state: State): State => ({
  ...state,
  players: state.players.map(copyPlayer),
  pieces: state.pieces.map(copyPiece),
  departed: state.departed.map(copyPiece),
  stack: state.stack.map(copyItem),
  waiting: state.waiting.map(copyItem),
  delayed: state.delayed.map((delayed) => ({ ...delayed, item: copyItem(delayed.item) })),
  specials: state.specials.map(({ structure, cards }) => ({ structure, cards: cards.slice() })),
  attacks: state.attacks.map((attack) => ({ ...attack })),
  returning: state.returning.slice(),
  echoes: state.echoes.slice(),
  ordered: state.ordered.slice(),
  off: state.off.slice(),
  left: state.left.slice(),
});
