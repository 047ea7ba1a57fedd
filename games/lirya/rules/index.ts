/** The rulebook: all rules in the order of RULES.md. */
import type { Rulebook, Seat } from '@ludoteca/kernel';
import { effectRules } from '../effects/index.ts';
import type { Lirya, LiryaDealer, ReadonlyState } from '../parts.ts';
import { endMatch } from './checks.ts';
import { announcementRules } from './announcement-questions.ts';
import { combatRules } from './combat.ts';
import { movementRules } from './movement.ts';
import { setupRules } from './setup.ts';
import { stackRules } from './stack.ts';
import { turnRules } from './turn.ts';

export const rules: Rulebook<Lirya> = {
  ...setupRules,
  ...turnRules,
  ...movementRules,
  ...announcementRules,
  ...stackRules,
  ...combatRules,
  ...effectRules,
};

export const isPresent = ({ left }: ReadonlyState, seat: Seat): boolean => !left.includes(seat);

/** 13.4 */
export function withdraw(dealer: LiryaDealer, seat: Seat): void {
  dealer.state.left.push(seat);
  dealer.tell({ did: 'lose', seat, why: 'left' });
  endMatch(dealer, [seat]);
}
