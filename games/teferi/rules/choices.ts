/** 601.2b to 601.2d: what is chosen while something is put on the stack. */
import { type QuestionRule, at, type Reason } from '@ludoteca/kernel';
import { type Effect, isDivided, type Target } from '../abilities/index.ts';
import { boardOf } from '../layers/index.ts';
import type { Board, Table } from '../layers/board.ts';
import type { Frame, Named, Teferi } from '../parts.ts';
import type { Aim, Id, Item } from '../state.ts';
import { cancel, costsOf, onward, withdrawTrigger } from './announcing.ts';
import { totalOf, whyUnpayable } from './costs.ts';
import { itemOf, named, type TeferiDealer, touch } from './table.ts';
import {
  fitting,
  leastOf,
  legalTargets,
  mostOf,
  possibleModes,
  slotsOf,
  whyUntargetable,
} from './targets.ts';
import { MOST_X } from './timing.ts';

/** Rules that only look get the table still; what they look up is the same. */
const looked = (state: Table, id: Id): Item => itemOf(state as Parameters<typeof itemOf>[0], id);
const canCancel = ({ what }: Item): boolean => what !== 'triggered';

/** 700.2: in the order of the text; each once, unless it says otherwise. */
export const mode: QuestionRule<Teferi, 'mode'> = {
  ask: (state, { item: id }) => {
    const item = looked(state, id);
    const { does, modes } = item;
    if (does === null || !('modes' in does)) return [];
    const possible = possibleModes(boardOf(state), does, item);
    const last = modes.at(-1) ?? -1;
    const later = possible.filter((one) => (does.repeat === true ? one >= last : one > last));
    const missing = does.min - modes.length;
    // What is left must be enough.
    const open = later.filter((_, i) => does.repeat === true || later.length - i >= missing);
    if (modes.length >= does.max) return [];
    const options: (number | 'done' | 'cancel')[] = open;
    if (missing <= 0) options.push('done');
    else if (canCancel(item)) options.push('cancel');
    return options;
  },
  answer: (dealer, { seat, item: id }, choice) => {
    const item = itemOf(dealer.state, id);
    if (choice === 'cancel') return cancel(dealer, item);
    if (choice === 'done') return dealer.next(onward(id, 'kicker'));
    item.modes.push(choice);
    touch(dealer.state);
    const { does } = item;
    const full = does !== null && 'modes' in does && item.modes.length >= does.max;
    dealer.next(full ? onward(id, 'kicker') : { do: 'mode', seat, item: id });
  },
  otherwise: (dealer, { item: id }) => {
    const item = itemOf(dealer.state, id);
    const { does, modes } = item;
    const incomplete = does !== null && 'modes' in does && modes.length < does.min;
    abandon(dealer, item, incomplete, onward(id, 'kicker'));
  },
};

/** Nothing is left to choose. Without enough of it a trigger is withdrawn (603.3c), and what was cast or activated is taken back. */
function abandon(dealer: TeferiDealer, item: Item, incomplete: boolean, then: Frame): void {
  if (!incomplete) return dealer.next(then);
  if (item.what === 'triggered') withdrawTrigger(dealer, item);
  else cancel(dealer, item);
}

/** 702.33a */
export const kicker: QuestionRule<Teferi, 'kicker'> = {
  ask: () => ['no', 'yes'],
  answer: (dealer, { item: id }, choice) => {
    itemOf(dealer.state, id).kicked = choice === 'yes';
    touch(dealer.state);
    dealer.next(onward(id, 'x'));
  },
  otherwise: (dealer, { item }) => dealer.next(onward(item, 'x')),
};

/** 107.3a: any number for which the cost can be paid. */
export const x: QuestionRule<Teferi, 'x'> = {
  ask: (state, { seat, item: id }) => {
    const item = looked(state, id);
    const board = boardOf(state);
    const costs = costsOf(state as Parameters<typeof costsOf>[0], item);
    const spell = item.what === 'spell' ? item.kind : -1;
    const options: number[] = [];
    for (let amount = 0; amount <= MOST_X; amount++) {
      const scope = { ...item, x: amount };
      if (whyUnpayable(state, seat, totalOf(board, costs, scope, spell), scope) !== undefined) break;
      const slots = slotsOf(item.does, item.modes);
      if (slots.every((slot) => legalTargets(board, slot, scope).length >= leastOf(board, slot, scope)))
        options.push(amount);
    }
    return options;
  },
  answer: (dealer, { item: id }, amount) => {
    itemOf(dealer.state, id).x = amount;
    touch(dealer.state);
    dealer.next(onward(id, 'targets'));
  },
  otherwise: (dealer, { item: id }) => abandon(dealer, itemOf(dealer.state, id), true, onward(id, 'targets')),
};

/** What may still be chosen for a slot: in the order of the table, enough to come. */
function openTargets(state: Table, id: Id, slot: number): { open: Named[]; done: boolean } {
  const item = looked(state, id);
  const board = boardOf(state);
  const slots = slotsOf(item.does, item.modes);
  const target = at(slots, slot);
  const chosen = item.targets[slot] ?? [];
  const [least, most] = [leastOf(board, target, item), mostOf(board, target, item)];
  const missing = least - chosen.length;
  if (chosen.length >= most) return { open: [], done: true };
  const taken = target.not === undefined ? [] : (item.targets[target.not] ?? []);
  const legal = legalTargets(board, target, item).filter(
    (aim) => !taken.includes(aim) && !starves(board, item, slots, slot, aim),
  );
  const later = legal.slice(chosen.length === 0 ? 0 : legal.indexOf(at(chosen, chosen.length - 1)) + 1);
  const open = later.filter((_, i) => later.length - i >= missing).map((aim) => named(state, aim));
  return { open, done: missing <= 0 };
}

/** Whether nothing would be left for a later "another target". */
const starves = (board: Board, item: Item, slots: readonly Target[], slot: number, aim: Aim): boolean =>
  slots.some(
    (other) =>
      other.not === slot &&
      legalTargets(board, other, item).filter((one) => one !== aim).length < leastOf(board, other, item),
  );

/** 601.2c */
export const target: QuestionRule<Teferi, 'target'> = {
  ask: (state, { item: id, slot }) => {
    const { open, done } = openTargets(state, id, slot);
    const options: (Named | 'done' | 'cancel')[] = open;
    if (open.length === 0) return [];
    if (done) options.push('done');
    else if (canCancel(looked(state, id))) options.push('cancel');
    return options;
  },
  answer: (dealer, { seat, item: id, slot }, choice) => {
    const { state } = dealer;
    const item = itemOf(state, id);
    if (choice === 'cancel') return cancel(dealer, item);
    if (choice === 'done') return dealer.next(onward(id, 'targets', slot + 1));
    at(item.targets, slot).push(choice.id);
    touch(state);
    dealer.tell({ did: 'choose', seat, card: named(state, id).name, chosen: choice, rule: '601.2c' });
    const { open } = openTargets(state, id, slot);
    dealer.next(open.length === 0 ? onward(id, 'targets', slot + 1) : { do: 'target', seat, item: id, slot });
  },
  otherwise: (dealer, { item: id, slot }) => {
    const item = itemOf(dealer.state, id);
    const least = leastOf(boardOf(dealer.state), at(slotsOf(item.does, item.modes), slot), item);
    abandon(dealer, item, at(item.targets, slot).length < least, onward(id, 'targets', slot + 1));
  },
  barred: (state, { item: id, slot }) => {
    const item = looked(state, id);
    const board = boardOf(state);
    return fitting(board, at(slotsOf(item.does, item.modes), slot), item)
      .filter((aim) => whyUntargetable(board, aim, item) !== undefined)
      .map((aim) => named(state, aim));
  },
  why: (state, { item: id, slot }, choice) => whyNotTarget(state, id, slot, choice),
};

function whyNotTarget(state: Table, id: Id, slot: number, choice: unknown): Reason {
  const item = looked(state, id);
  const board = boardOf(state);
  const aim = (choice as { id?: unknown } | null | undefined)?.id;
  if (typeof aim !== 'number') return { why: 'not offered' };
  const fits = fitting(board, at(slotsOf(item.does, item.modes), slot), item).includes(aim);
  return fits
    ? (whyUntargetable(board, aim, item) ?? { why: 'not offered' })
    : { why: 'not a target', rule: '115.1' };
}

/** 601.2d: at least one for each. */
export const share: QuestionRule<Teferi, 'share'> = {
  ask: (state, { item: id, slot }) => {
    const item = looked(state, id);
    const left = amountLeft(state, item);
    const others = at(item.targets, slot).length - item.shares.length - 1;
    if (others === 0) return left > 0 ? [left] : [];
    return Array.from({ length: Math.max(0, left - others) }, (_, i) => i + 1);
  },
  answer: (dealer, { item: id, slot }, amount) => {
    itemOf(dealer.state, id).shares.push(amount);
    touch(dealer.state);
    dealer.next(onward(id, 'shares', slot));
  },
  otherwise: (dealer, { item: id, slot }) => {
    const item = itemOf(dealer.state, id);
    while (item.shares.length < at(item.targets, slot).length) item.shares.push(0);
    dealer.next(onward(id, 'shares', slot));
  },
};

function amountLeft(state: Table, item: Item): number {
  const effects: readonly Effect[] =
    item.does === null
      ? []
      : 'modes' in item.does
        ? item.modes.flatMap((one) =>
            item.does !== null && 'modes' in item.does ? at(item.does.modes, one).effects : [],
          )
        : item.does.effects;
  const divided = effects.find(isDivided);
  const amount = divided === undefined ? 0 : boardOf(state).valueOf(divided.amount, item);
  return item.shares.reduce((left, one) => left - one, amount);
}
