/** The strategic move (RULES 6). */
import { at, type FrameOf, type Reason, type Rulebook, type Seat } from '@ludoteca/kernel';
import { NEIGHBOURS, TERRITORY_COUNT } from '../board.ts';
import type { MoveChoice, Risika } from '../parts.ts';
import {
  MOVES,
  numberOptions,
  type RisikaDealer,
  type ReadonlyRisikaState,
  parseTerritory,
} from './state-queries.ts';

/** 6.1 and 6.2: moves from territories that can spare an army (`isAble`), or from those that cannot. */
function listMoves({ owners, armies }: ReadonlyRisikaState, seat: Seat, isAble: boolean): MoveChoice[] {
  const moves: MoveChoice[] = [];
  for (let from = 0; from < TERRITORY_COUNT; from++) {
    if (owners[from] !== seat || at(armies, from) > 1 !== isAble) continue;
    for (const move of at(MOVES, from)) if (owners[move.move] === seat) moves.push(move);
  }
  return moves;
}

function explainMove({ owners, armies }: ReadonlyRisikaState, seat: Seat, choice: unknown): Reason {
  const [from, to] = [parseTerritory(choice, 'from'), parseTerritory(choice, 'move')];
  if (from === undefined || to === undefined) return { why: 'move or done', rule: '6.1' };
  const foreign = [from, to].find((territory) => owners[territory] !== seat);
  if (foreign !== undefined) return { why: 'not yours', rule: '6.1', facts: { territory: foreign } };
  if (armies[from] === 1) return { why: 'one army', rule: '6.2', facts: { territory: from } };
  if (!at(NEIGHBOURS, from).includes(to)) return { why: 'not linked', rule: '6.1', facts: { from, to } };
  return { why: 'move or done', rule: '6.1' };
}

/** 6.2 and 6.3 */
function moveArmies(dealer: RisikaDealer, frame: FrameOf<Risika, 'march'>, count: number): void {
  const { armies } = dealer.state;
  const { seat, from, to, won } = frame;
  armies[from] = at(armies, from) - count;
  armies[to] = at(armies, to) + count;
  dealer.tell({ did: 'move', seat, from, to, armies: count });
  dealer.next({ do: 'end', seat, won });
}

export const strategicMove: Pick<Rulebook<Risika>, 'move' | 'march'> = {
  /** 6.1 */
  move: {
    ask: (state, { seat }) => {
      const moves: (MoveChoice | 'done')[] = listMoves(state, seat, true);
      if (moves.length > 0) moves.push('done');
      return moves;
    },
    answer: (dealer, { seat, won }, choice) => {
      if (choice === 'done') return dealer.next({ do: 'end', seat, won });
      const { from, move: to } = choice;
      const frame: FrameOf<Risika, 'march'> = { do: 'march', seat, from, to, won };
      if (dealer.state.armies[from] === 2) moveArmies(dealer, frame, 1);
      else dealer.next(frame);
    },
    otherwise: (dealer, { seat, won }) => dealer.next({ do: 'end', seat, won }),
    lapse: (dealer, { seat, won }) => dealer.next({ do: 'end', seat, won }),
    barred: (state, { seat }) => listMoves(state, seat, false),
    why: (state, { seat }, choice) => explainMove(state, seat, choice),
  },

  /** 6.2 */
  march: {
    ask: ({ armies }, { from }) => numberOptions(1, at(armies, from) - 1),
    answer: moveArmies,
    otherwise: (dealer, { seat, won }) => dealer.next({ do: 'end', seat, won }),
    lapse: (dealer, { seat, won }) => dealer.next({ do: 'end', seat, won }),
    why: ({ armies }, { from }) => ({
      why: 'how many',
      rule: '6.2',
      facts: { least: 1, most: at(armies, from) - 1 },
    }),
  },
};
