import { at } from '@ludoteca/kernel';
import { playerEntity } from '../layers/board-state.ts';
import type { EntityId } from '../state.ts';
import { type Option, permanentAttempt } from './offers.ts';
import { isBlock, isChosen } from './planning.ts';
import type { Table } from './table.ts';

export interface Press {
  /** What pressing it may mean now. */
  readonly options: readonly Option[];
  /** Why it stands out. */
  readonly marks: readonly ('possible' | 'chosen' | 'held')[];
  /** Of what is gathered: whether it is among it. */
  readonly pressed: boolean | undefined;
  /** It can be led to something else. */
  readonly isMovable: boolean;
  readonly on: (anchor: HTMLElement, besides: boolean) => void;
}

/** What an attacker stands for while a blocker is held: that it is blocked by it. */
const blocksOf = ({ offers, plan }: Table, aim: EntityId): readonly Option[] =>
  plan.blocker === undefined
    ? []
    : offers.all.filter((option) => isBlock(option) && option.block === aim && option.with === plan.blocker);

/** What pressing an object or a player does. */
export function usePress(table: Table, object: { readonly id: EntityId; readonly card: string }): Press {
  const { offers, plan, division, isBusy, asked, watcher, hint, answer, onWays } = table;
  const { id, card } = object;
  const own = offers.on(id);
  const blocks = blocksOf(table, id);
  const options = blocks.length > 0 ? blocks : own;
  const isTaken = plan.chosen.some((option) => isChosen(own, option) || isChosen(blocks, option));
  const isShared = division?.shares.some(({ to }) => to === id) === true;
  const marks = [
    ...(options.length > 0 || isShared ? (['possible'] as const) : []),
    ...(isTaken ? (['chosen'] as const) : []),
    ...(plan.blocker === id ? (['held'] as const) : []),
  ];
  const explain = (): void => {
    const foe = typeof watcher === 'number' ? playerEntity(1 - watcher) : 0;
    const attempt = permanentAttempt(asked?.prompt ?? '', object, foe);
    if (attempt !== undefined && !isBusy) hint.explain(`object ${id}`, attempt, true);
  };
  const gather = (anchor: HTMLElement, besides: boolean): void => {
    const [first, ...more] = options;
    if (first === undefined) return;
    if (blocks.length > 0) return plan.take(first, besides);
    if (plan.gathers === 'block') return plan.hold(plan.blocker === id ? undefined : id);
    const taken = options.find((option) => isChosen(plan.chosen, option));
    if (taken !== undefined || more.length === 0) return plan.take(taken ?? first);
    onWays(card, anchor, options);
  };
  return {
    options,
    marks,
    pressed: plan.gathers === undefined || own.length === 0 ? undefined : isTaken,
    isMovable: own.length > 0 && (plan.gathers === 'attack' || plan.gathers === 'block'),
    on: (anchor, besides) => {
      if (isBusy) return;
      if (isShared) return division?.give(id);
      if (options.length === 0) return explain();
      if (plan.gathers !== undefined) return gather(anchor, besides);
      if (options.length === 1) return answer(at(options, 0));
      onWays(card, anchor, options);
    },
  };
}
