/** The common rule of declaring attackers and blockers one by one until 'done' (CR 508.1 and 509.1). */
import type { Reason, Seat } from '@ludoteca/kernel';
import type { BoardState, ReadonlyTeferiState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import type { AttackChoice, BlockChoice, Frame } from '../parts.ts';
import type { TeferiDealer } from './state-access.ts';

/** The choices that may be added, and the reason why the declaration cannot end yet. */
interface OpenDeclaration<One> {
  readonly open: One[];
  readonly done: Reason | undefined;
}

export function declarationRule<One extends AttackChoice | BlockChoice>(
  openTo: (board: BoardState, seat: Seat, chosen: readonly One[]) => OpenDeclaration<One>,
  declare: (dealer: TeferiDealer, seat: Seat, chosen: readonly One[]) => void,
) {
  type Declaring = Frame & { readonly seat: Seat; readonly chosen: readonly One[] };
  return {
    gather: 'subset',
    ask: (state: ReadonlyTeferiState, { seat, chosen }: Declaring): (One | 'done')[] => {
      const { open, done } = openTo(deriveBoard(state), seat, chosen);
      if (open.length === 0 && chosen.length === 0) return [];
      return done === undefined ? [...open, 'done'] : open;
    },
    answer: (dealer: TeferiDealer, frame: Declaring, choice: One | 'done'): void => {
      dealer.state.unchosen = [];
      if (choice === 'done') return declare(dealer, frame.seat, frame.chosen);
      dealer.next({ ...frame, chosen: [...frame.chosen, choice] } as Declaring);
    },
    otherwise: (dealer: TeferiDealer, { seat, chosen }: Declaring): void => declare(dealer, seat, chosen),
    lapse: (dealer: TeferiDealer, frame: Declaring): void => {
      const { open, done } = openTo(deriveBoard(dealer.state), frame.seat, frame.chosen);
      const [first] = open;
      if (done === undefined || first === undefined) return declare(dealer, frame.seat, frame.chosen);
      dealer.next({ ...frame, chosen: [...frame.chosen, first] } as Declaring);
    },
  } as const;
}
