/** RULES 16: the scene of a position, as far as a scene can express it. Effects other than states are left out. */
import type { Seat } from '@ludoteca/kernel';
import type { StateName } from '../card-definition/index.ts';
import type { Modifier, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { idAt, rowAt } from '../pool/index.ts';
import type { ScenePiece, ScenePlayer, StartScene } from '../position.ts';
import { cardOf } from '../rules/known-cards.ts';

/** Cards of a deck that a scene keeps: more than a turn draws. */
const KEPT_CARDS = 4;

export const describeScene = (state: ReadonlyState, phase: 'main' | 'combat'): StartScene => ({
  turn: state.turn,
  active: state.active,
  phase,
  players: state.players.map((_, seat) => describePlayer(state, seat)),
});

/** Both hands are open, so that a solution depends on nothing hidden. */
function describePlayer({ players, pieces, turn }: ReadonlyState, seat: Seat): ScenePlayer {
  const player = players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  const own = pieces.filter(({ control, bearer }) => control === seat && bearer === 0);
  return {
    life: player.life,
    capacity: player.capacity,
    energy: player.energy,
    hand: player.hand.map((card) => idAt(cardOf(card))),
    openHand: true,
    deck: player.deck
      .slice(-KEPT_CARDS)
      .map((card) => idAt(cardOf(card)))
      .toReversed(),
    pieces: own.map((piece) => describePiece(piece, pieces, turn)),
  };
}

const describeState = ({ word, turns, until }: Pick<Modifier, 'word' | 'turns' | 'until'>) => {
  const state = word as StateName;
  return until === 'turns' && turns > 0 ? { state, turns } : { state };
};

function describePiece(piece: ReadonlyPiece, pieces: readonly ReadonlyPiece[], turn: number): ScenePiece {
  const equipment = pieces.filter(({ bearer }) => bearer === piece.id).map(({ card }) => idAt(card));
  const states = piece.marks.filter(({ kind, word }) => kind === 'state' && word !== 'immunity');
  const isStructure = rowAt(piece.card).card.type === 'structure';
  return {
    card: idAt(piece.card),
    slot: piece.slot,
    ...(isStructure ? { level: piece.level } : {}),
    ...(piece.since === turn ? { fresh: true } : {}),
    ...(equipment.length === 0 ? {} : { equipment }),
    ...(states.length === 0
      ? {}
      : {
          states: states.map(describeState),
        }),
    ...(piece.health < piece.most ? { health: piece.health } : {}),
  };
}
