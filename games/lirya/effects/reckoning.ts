/**
 * Filters ask what a piece's attack is, and attack asks filters whom a static ability reaches: each needs the other. This is where they meet: each
 * puts in what it has.
 */
import type { Ref } from '../parts.ts';
import type { PieceSeen, Table } from '../rules/table.ts';
import type { Condition, Stat, Who } from '../vocabulary/index.ts';
import type { Scope } from './scope.ts';

export interface Reckoning {
  stat(state: Table, piece: PieceSeen, stat: Stat): number;
  keywords(state: Table, piece: PieceSeen): number;
  who(state: Table, who: Who, scope: Scope): Ref[];
  holds(state: Table, condition: Condition, scope: Scope): boolean;
}

const unset = (): never => {
  throw new Error('the rules are not loaded');
};

export const reckon: Reckoning = { stat: unset, keywords: unset, who: unset, holds: unset };
