import { type Outcome } from '@ludoteca/kernel';
import { type Here } from '../walk.ts';
/** As many places as seats, counted from 1, shared like 1, 1, 3. */
export declare function mustRank({ places, scores }: Outcome, seats: number): void;
/** No answer at any moment: the match goes on. */
export declare function survivesLapses({ match, dice }: Here): void;
/** One after the other gets up: the match goes on with those who stay, and is over when nobody is left. */
export declare function survivesLeaving({ match, dice }: Here): void;
