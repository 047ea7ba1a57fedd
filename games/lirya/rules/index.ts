/** All rules, in the order of RULES.md. */
import type { Rulebook, Seat } from '@ludoteca/kernel';
import { effects } from '../effects/index.ts';
import type { Lirya } from '../parts.ts';
import { end } from './checks.ts';
import { announcing } from './choosing.ts';
import { fighting } from './combat.ts';
import { moving } from './moving.ts';
import { beginning } from './setup.ts';
import { stacking } from './stack.ts';
import type { Hands, Table } from './table.ts';
import { turning } from './turn.ts';

export const rules: Rulebook<Lirya> = {
  ...beginning,
  ...turning,
  ...moving,
  ...announcing,
  ...stacking,
  ...fighting,
  ...effects,
};

export const present = ({ left }: Table, seat: Seat): boolean => !left.includes(seat);

/** 13.4 */
export function withdraw(dealer: Hands, seat: Seat): void {
  dealer.state.left.push(seat);
  dealer.tell({ did: 'lose', seat, why: 'left' });
  end(dealer, [seat]);
}
