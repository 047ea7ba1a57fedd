/** How effects follow one another. */
import { deepCopy } from '@ludoteca/kernel';
import type { Item } from '../parts.ts';
import { addMark, marksOf, termOf } from '../rules/marks.ts';
import { lotsDrawn } from '../rules/chains.ts';
import { energyOf } from '../rules/costs.ts';
import { newItem } from '../rules/items.ts';
import { idAt } from '../pool/index.ts';
import { other, playerAt } from '../rules/table.ts';
import { holdsHere } from '../rules/triggers.ts';
import type { Condition } from '../vocabulary/index.ts';
import type { Happening, Handlers } from './happening.ts';

/** Lots are drawn here and nowhere else. */
function decide(now: Happening, condition: Condition): boolean {
  const { dealer, scope, item } = now;
  if (typeof condition === 'object') {
    if ('chance' in condition) {
      const holds = dealer.dice.int(100) < condition.chance;
      lotsDrawn(dealer);
      dealer.tell({ did: 'chance', item: item.id, holds });
      return holds;
    }
    if ('all' in condition) return condition.all.every((part) => decide(now, part));
    if ('any' in condition) return condition.any.some((part) => decide(now, part));
    if ('not' in condition) return !decide(now, condition.not);
  }
  return holdsHere(dealer, condition, scope);
}

export const flow: Handlers<
  'if' | 'choose one' | 'for each' | 'repeat' | 'may' | 'unless paid' | 'remember' | 'later' | 'win'
> = {
  if: (now, effect) => now.follow(decide(now, effect.if) ? effect.effects : (effect.else ?? [])),

  'choose one': (now, { by = 'you' }) =>
    now.dealer.next({ do: 'mode', seat: now.seat(by), card: idAt(now.item.card), scope: now.alone() }),

  'for each': (now, { who, effects }) => {
    const refs = now.who(who);
    for (const ref of (refs ?? []).toReversed()) now.follow(effects, ref);
  },

  /** Round by round, so that each is on the chain's account (13.3). */
  repeat: (now, { times, effects }) => {
    const left = now.frame.rounds ?? now.count(times);
    if (left > 1) now.dealer.next(now.alone(undefined, left - 1));
    if (left > 0) now.follow(effects);
  },

  may: (now, { by = 'you' }) =>
    now.dealer.next({
      do: 'may',
      seat: now.seat(by),
      card: idAt(now.item.card),
      scope: now.alone(),
      of: 'effect',
    }),

  'unless paid': (now, { by, effects, ...cost }) => {
    const seat = now.seat(by);
    const { state } = now.dealer;
    if (playerAt(state, seat).energy < energyOf(state, cost, now.scope)) return now.follow(effects);
    now.dealer.next({ do: 'may', seat, card: idAt(now.item.card), scope: now.alone(), of: 'effect' });
  },

  /** For the rest of this effect, and for as long as the source is in play. */
  remember: (now, { who, as }) => {
    const refs = now.who(who);
    if (refs === undefined) return;
    now.item.memory[as] = refs.slice();
    const marks = marksOf(now.dealer, now.item.source);
    if (marks === undefined) return;
    for (let i = marks.length - 1; i >= 0; i--)
      if (marks[i]?.kind === 'memory' && marks[i]?.word === as) marks.splice(i, 1);
    for (const amount of refs)
      addMark(
        now.dealer,
        now.item.source,
        { kind: 'memory', word: as, amount },
        termOf('permanent', now.scope),
      );
  },

  later: (now, { at, whose, effects }) => {
    const { state } = now.dealer;
    const { item } = now;
    const late: Item = {
      ...newItem(state.nextId++, 'trigger', item.seat, item.card, item.source, -2),
      subject: item.subject,
      cause: item.cause,
      amount: item.amount,
      targets: item.targets.map((refs) => refs.slice()),
      memory: { ...item.memory },
      effects: deepCopy(effects),
    };
    state.delayed.push({ at, whose: whose === undefined ? -1 : now.seat(whose), item: late });
  },

  win: (now, { who }) => {
    const seat = who === 'you' ? now.item.seat : other(now.item.seat);
    playerAt(now.dealer.state, seat).wins = true;
    now.dealer.state.stirred = true;
    now.dealer.tell({ did: 'win', seat, card: idAt(now.item.card) });
  },
};
