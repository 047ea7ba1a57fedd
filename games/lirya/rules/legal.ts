/** RULES 5.4 and 6.3: what could be announced now. */
import { at, type Seat } from '@ludoteca/kernel';
import { matches } from '../effects/filters.ts';
import { reckon } from '../effects/reckoning.ts';
import { type Scope, scopeFor, scopeOfCard } from '../effects/scope.ts';
import type { RulesConfig } from '../config.ts';
import type { CardIndex } from '../parts.ts';
import { abilityAt, type AbilityRow, type CardRow, rowAt } from '../pool/index.ts';
import { GIVES } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import type { EquipmentCard, EquipmentSlot, UsedAbility } from '../vocabulary/index.ts';
import { costOf, type Eyes, payable, costChangesFor } from './costs.ts';
import { hasState, inPlay, isSilenced } from './statics.ts';
import {
  cardOf,
  hasRoom,
  isCharacter,
  isOpen,
  pieceOf,
  type PieceSeen,
  powersOf,
  type Table,
} from './table.ts';
import { hasTargets } from './targets.ts';
import { cannot } from './traits.ts';
import { mayUse } from './uses.ts';

export type UsedRow = AbilityRow & { readonly ability: UsedAbility };

/** 5.4: whether a card could be played out of the hand, if it is there. */
export function isPlayable(
  state: Table,
  seat: Seat,
  row: CardRow,
  eyes: Eyes,
  price: number | 'free' = 0,
  changes = costChangesFor(state, seat),
): boolean {
  const { card, index, costs, instead } = row;
  const scope = scopeOfCard(seat, index);
  if (price !== 'free') {
    const cost = Math.max(0, costOf(state, seat, row, changes) + price);
    const byEnergy = payable(state, costs, scope, cost, index, eyes);
    if (!byEnergy && (instead === undefined || !payable(state, instead, scope, 0, index, eyes))) return false;
  }
  if (row.if !== undefined && !reckon.holds(state, row.if, scope)) return false;
  if (row.type === 'spell') return hasTargets(state, row.targets, scope, 0);
  return card.type === 'equipment'
    ? bearersFor(state, seat, card, true).length > 0
    : hasRoom(state, seat, row);
}

const LIMITS = {
  weapon: 'weapons',
  armour: 'armours',
  accessory: 'accessories',
  universal: 'universals',
} as const satisfies {
  readonly [slot in EquipmentSlot]: keyof RulesConfig;
};

/** 11.1 and 11.2 */
export function bearersFor(state: Table, seat: Seat, card: EquipmentCard, first = false): PieceSeen[] {
  const scope = scopeOfCard(seat, 0);
  const found: PieceSeen[] = [];
  for (const piece of state.pieces) {
    if (
      piece.control === seat &&
      canBear(state, piece, card) &&
      (card.requires === undefined || matches(state, card.requires, piece, scope))
    ) {
      found.push(piece);
      if (first) break;
    }
  }
  return found;
}

/** Whether a character has a slot free for it. */
export function canBear(state: Table, piece: PieceSeen, { slot }: EquipmentCard): boolean {
  if (!isCharacter(piece)) return false;
  const config = configOf(state.settings);
  let carried = 0;
  let all = 0;
  for (const item of state.pieces) {
    if (item.bearer !== piece.id) continue;
    const { card } = rowAt(item.card);
    if (card.type !== 'equipment') continue;
    all++;
    if (card.slot === slot) carried++;
  }
  return carried < config[LIMITS[slot]] && (!config.universalsCountAll || all < config.universals);
}

/** What can be used of a piece: what its card says, then what it was given. */
export function usedOf(piece: PieceSeen): readonly UsedRow[] {
  const { used } = powersOf(piece);
  if (piece.marks.length === 0 || !piece.marks.some(({ kind }) => kind === 'ability')) return used;
  const given = piece.marks.filter(({ kind }) => kind === 'ability').map(({ amount }) => abilityAt(amount));
  return [...used, ...given.filter(isUsed)];
}

const isUsed = (row: AbilityRow): row is UsedRow => row.kind === 'activated' || row.kind === 'response';

/** 12.1 to 12.3 */
export const isUsable = (state: Table, piece: PieceSeen, used: UsedRow, eyes: Eyes): boolean =>
  barFromUse(state, piece, used, eyes) === undefined;

export type UseBar =
  | 'paralysed'
  | 'silenced'
  | 'newcomer'
  | 'used up'
  | 'cannot pay'
  | 'not now'
  | 'no target'
  | 'forbidden';

/** What keeps an ability from being used, if anything does. */
export function barFromUse(state: Table, piece: PieceSeen, used: UsedRow, eyes: Eyes): UseBar | undefined {
  const bearer = piece.bearer === 0 ? piece : pieceOf(state, piece.bearer);
  if (bearer === undefined || hasState(bearer, 'paralysed')) return 'paralysed';
  if (isSilenced(state, piece)) return 'silenced';
  if (piece.since >= state.turn && !configOf(state.settings).abilitiesAtOnce) return 'newcomer';
  if (used.limit !== undefined && !mayUse(state, piece, used.index, used.limit)) return 'used up';
  const bar = barFromAbility(state, used, scopeFor(piece), undefined, eyes);
  return bar ?? (cannot(state, bearer, 'use abilities') ? 'forbidden' : undefined);
}

/** The same wherever its card lies. */
function barFromAbility(
  state: Table,
  { costs, if: condition, targets }: UsedRow,
  scope: Scope,
  leaving: CardIndex | undefined,
  eyes: Eyes,
): 'cannot pay' | 'not now' | 'no target' | undefined {
  if (!payable(state, costs, scope, 0, leaving, eyes)) return 'cannot pay';
  if (condition !== undefined && !reckon.holds(state, condition, scope)) return 'not now';
  return hasTargets(state, targets, scope, 0) ? undefined : 'no target';
}

/** An ability used from the hand. */
export const isUsableFromHand = (
  state: Table,
  seat: Seat,
  row: CardRow,
  used: UsedRow,
  eyes: Eyes,
): boolean => barFromHandUse(state, seat, row, used, eyes) === undefined;

export const barFromHandUse = (
  state: Table,
  seat: Seat,
  row: CardRow,
  used: UsedRow,
  eyes: Eyes,
): UseBar | undefined => barFromAbility(state, used, scopeOfCard(seat, row.index), row.index, eyes);

/** Whether something may be used in a window of a piece, by its card or by what it was given. */
export const mayRespond = (piece: PieceSeen): boolean =>
  (powersOf(piece).gives & GIVES.response) !== 0 || piece.marks.length > 0;

/** 6.3: as far as everybody can see. What is likely is looked at first. */
export const couldRespond = (state: Table, seat: Seat): boolean =>
  couldFromHand(state, seat) || (inPlay(state, GIVES.response) && couldFromPlay(state, seat));

function couldFromHand(state: Table, seat: Seat): boolean {
  const { hand, quick } = at(state.players, seat);
  let unseen = false;
  for (const veiled of hand) {
    if (!isOpen(veiled)) unseen = true;
    else if (isQuickNow(state, seat, rowAt(cardOf(veiled)))) return true;
  }
  if (unseen)
    for (let i = 0; i < quick.length; i++) if (isQuickNow(state, seat, rowAt(at(quick, i)))) return true;
  return false;
}

/** Whether a card of a hand could be used in a window. */
function isQuickNow(state: Table, seat: Seat, row: CardRow): boolean {
  for (const used of row.fromHand)
    if (used.kind === 'response' && isUsableFromHand(state, seat, row, used, 'public')) return true;
  return row.response && isPlayable(state, seat, row, 'public');
}

function couldFromPlay(state: Table, seat: Seat): boolean {
  for (const piece of state.pieces) {
    if (piece.control !== seat || !mayRespond(piece)) continue;
    for (const row of usedOf(piece))
      if (row.kind === 'response' && isUsable(state, piece, row, 'public')) return true;
  }
  return false;
}
