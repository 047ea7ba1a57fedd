/** RULES 6: triggers go on the stack, players respond, the top resolves. */
import { at, deepCopy, type Rulebook, type Seat } from '@ludoteca/kernel';
import { within } from '../effects/scope.ts';
import type { EffectFrame, Frame, Item, Lirya } from '../parts.ts';
import { abilityAt, cardAt, idAt, rowOfId } from '../pool/index.ts';
import { configOf } from '../settings.ts';
import type { Effect } from '../vocabulary/index.ts';
import { aims, announceAbility, announceCard, announceFromHand, targetsOf } from './announce.ts';
import { breakChain, isEndless } from './chains.ts';
import { check } from './checks.ts';
import { couldRespond, usedOf } from './legal.ts';
import { responses } from './options.ts';
import { settleItem } from './resolving.ts';
import { bury } from './piles.ts';
import { bodyOf, type Hands, itemOf, type ItemSeen, onceOf, other, pieceOf, type Table } from './table.ts';
import { hasTargets, isStillTarget } from './targets.ts';
import { classOf, holdsHere, inOrder } from './triggers.ts';
import { mayUse, used } from './uses.ts';
import { whyNotRespond } from './why.ts';

export const WINDOW: readonly Frame[] = [0, 1].map((seat) => ({ do: 'window', seat, passes: 0 }));
/** The other has passed, or has nothing to respond with as far as everybody can see. */
const LAST_WINDOW: readonly Frame[] = [0, 1].map((seat) => ({ do: 'window', seat, passes: 1 }));
export const SETTLE: Frame = { do: 'settle' };

export type Stacking = Pick<Rulebook<Lirya>, 'settle' | 'order' | 'window' | 'resolved'>;

/** 6.2: who is asked first in a window. */
export const firstToRespond = ({ active, settings }: Table): Seat =>
  configOf(settings).firstResponse === 'active' ? active : other(active);

/** 6.7 and 12.2: whether it gets to the stack: there is somebody to aim at, and it may still be used, which it is then. */
function isTriggered(dealer: Hands, item: Item): boolean {
  const { state } = dealer;
  if (!hasTargets(state, targetsOf(item), item, item.id)) return false;
  const ability = item.ability < 0 ? undefined : abilityAt(item.ability).ability;
  const limit = ability?.kind === 'triggered' ? ability.limit : undefined;
  const source = onceOf(state, item.source);
  if (limit === undefined || source === undefined) return true;
  if (!mayUse(state, source, item.ability, limit)) return false;
  used(dealer, item.source, item.ability);
  return true;
}

/** 6.6 */
function stackTriggers(dealer: Hands, items: readonly Item[]): void {
  const { state } = dealer;
  const aimed: Frame[] = [];
  for (const item of items.filter((one) => isTriggered(dealer, one)).toReversed()) {
    state.stack.push(item);
    dealer.tell({
      did: 'trigger',
      seat: item.seat,
      piece: bodyOf(state, item.source),
      ability: item.ability,
      item: item.id,
    });
    const frames = aims(item.seat, item);
    if (frames.length > 0) aimed.push(...frames, { do: 'announced', item: item.id });
  }
  dealer.next(...aimed, SETTLE);
}

/** The triggers of one player and one class that must still be put in order: more than one. */
function undecided({ waiting, ordered }: Table, seat: Seat): readonly ItemSeen[] {
  for (const kind of [0, 1, 2]) {
    const open = waiting.filter(
      (item) => item.seat === seat && classOf(item) === kind && !ordered.includes(item.id),
    );
    if (open.length > 1) return open;
  }
  return [];
}

/** Somebody answers, in a window; `bare`: nothing lay on the stack, so that the window is opened again afterwards. */
function respond(dealer: Hands, seat: Seat, choice: Exclude<Lirya['choice']['window'], 'pass'>): void {
  const { state } = dealer;
  const bare = state.stack.length === 0;
  dealer.next(SETTLE, ...(bare ? [at(WINDOW, firstToRespond(state))] : []));
  if ('play' in choice) return announceCard(dealer, seat, rowOfId(choice.play)?.index ?? -1, 'hand');
  if ('hand' in choice) {
    const row = rowOfId(choice.hand);
    if (row !== undefined) announceFromHand(dealer, seat, row.index, at(row.fromHand, choice.ability));
    return;
  }
  const piece = pieceOf(state, choice.use.id);
  if (piece !== undefined) announceAbility(dealer, piece, at(usedOf(piece), choice.ability));
}

/** 6.2: both passed one after the other. */
function pass(dealer: Hands, { seat, passes }: { readonly seat: Seat; readonly passes: number }): void {
  if (passes === 0) return dealer.next(at(LAST_WINDOW, other(seat)));
  const top = dealer.state.stack.at(-1);
  if (top !== undefined) resolve(dealer, top);
}

export const stacking: Stacking = {
  settle: (dealer) => {
    const { state } = dealer;
    if (check(dealer)) return;
    if (state.waiting.length > 0) {
      if (configOf(state.settings).orderTriggers)
        for (const seat of [state.active, other(state.active)])
          if (undecided(state, seat).length > 0) return dealer.next({ do: 'order', seat });
      const items = inOrder(state);
      state.waiting = [];
      state.ordered = [];
      return stackTriggers(dealer, items);
    }
    if (state.stack.length > 0) return dealer.next(at(WINDOW, firstToRespond(state)));
    if (state.departed.length > 0) state.departed = [];
  },

  /** Which of the own triggers is to resolve first, of those that are left. */
  order: {
    ask: (state, { seat }) => undecided(state, seat).map(({ id, card }) => ({ item: id, card: idAt(card) })),
    answer: (dealer, { seat }, { item }) => {
      dealer.tell({ did: 'choose', seat, what: item });
      dealer.state.ordered.push(item);
      dealer.next(SETTLE);
    },
    why: () => ({ why: 'not a trigger', rule: '6.6' }),
  },

  window: {
    ask: (state, { seat }) => (couldRespond(state, seat) ? responses(state, seat) : []),
    answer: (dealer, frame, choice) => {
      if (choice !== 'pass') return respond(dealer, frame.seat, choice);
      dealer.tell({ did: 'pass', seat: frame.seat });
      pass(dealer, frame);
    },
    otherwise: pass,
    lapse: (dealer, frame) => {
      dealer.tell({ did: 'pass', seat: frame.seat });
      pass(dealer, frame);
    },
    why: (state, { seat }, choice) => whyNotRespond(state, seat, choice),
  },

  resolved: (dealer, { item: id }) => {
    const item = itemOf(dealer.state, id);
    if (item !== undefined) takeOff(dealer, item);
  },
};

/** The top of the stack takes effect. */
function resolve(dealer: Hands, item: Item): void {
  if (isEndless(dealer)) {
    breakChain(dealer);
    return dealer.next(SETTLE);
  }
  const { id, card, seat } = item;
  const effects = isAlive(dealer, item) ? effectsOf(item) : undefined;
  dealer.tell({ did: effects === undefined ? 'fizzle' : 'resolve', item: id, card: idAt(card), seat });
  if (effects === undefined || effects.length === 0) {
    if (effects !== undefined) settleItem(dealer, item);
    takeOff(dealer, item);
    return dealer.next(SETTLE);
  }
  dealer.next({ do: 'resolved', item: id }, SETTLE);
  const scope: EffectFrame = { do: 'effect', item: id, list: effects, at: 0 };
  const optional = item.ability >= 0 && isOptional(item);
  dealer.next(optional ? { do: 'may', seat, card: idAt(card), scope, of: 'trigger' } : scope);
}

/** A spell goes to its owner's discard pile; whatever else came to the field is there already. */
function takeOff(dealer: Hands, item: Item): void {
  const { stack } = dealer.state;
  stack.splice(stack.indexOf(item), 1);
  if (item.kind === 'spell' && !item.copy) bury(dealer, item.seat, item.card);
}

const isOptional = ({ ability }: Item): boolean => {
  const row = abilityAt(ability).ability;
  return row.kind === 'triggered' && row.optional === true;
};

/** 6.4: some target is left, and the condition of a trigger still holds (6.6). */
function isAlive(dealer: Hands, item: Item): boolean {
  const { state } = dealer;
  const targets = targetsOf(item);
  if (targets.length > 0) {
    const before = item.targets.reduce((sum, refs) => sum + refs.length, 0);
    item.targets = item.targets.map((refs, which) =>
      refs.filter((ref) => isStillTarget(state, at(targets, which), item, ref, item.id)),
    );
    if (before > 0 && item.targets.every((refs) => refs.length === 0)) return false;
  }
  if (item.kind !== 'trigger' || item.ability < 0) return true;
  const row = abilityAt(item.ability).ability;
  return (
    row.kind !== 'triggered' || row.if === undefined || holdsHere(dealer, row.if, within(item, undefined))
  );
}

const NOTHING: readonly Effect[] = [];

function effectsOf({ ability, card, kind, effects }: Item): readonly Effect[] {
  // A frame is for everybody to keep: what lies in the state is copied.
  if (effects !== undefined) return deepCopy(effects);
  if (ability >= 0) {
    const row = abilityAt(ability).ability;
    return 'effects' in row ? (row.effects ?? NOTHING) : NOTHING;
  }
  const printed = cardAt(card);
  return kind === 'spell' && printed.type === 'spell' ? printed.effects : NOTHING;
}
