/** 110 and 614.1c: coming to the battlefield. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Zone } from '../abilities/index.ts';
import { opponentOf, playerAim, scopeOf, scopeOn } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { LAND } from '../layers/masks.ts';
import { describes } from '../layers/matching.ts';
import { cardSubject, IN_BATTLEFIELD } from '../layers/subjects.ts';
import { holds } from '../layers/values.ts';
import type { Aim, Counters, Id, Kind, State } from '../state.ts';
import { putCounters } from './life.ts';
import { alter, cardOf, count, nameOf, newId, newStamp, type TeferiDealer } from './table.ts';
import { fire, isHeard } from './triggering.ts';
import { lyingOf, takeLying } from './zones.ts';

export interface Arriving {
  readonly under?: Seat;
  readonly tapped?: boolean;
  readonly counters?: Counters;
  readonly host?: Aim;
  readonly kicked?: boolean;
  readonly x?: number;
  readonly way?: string;
  /** The number that it had where it came from. */
  readonly was?: Id;
  readonly attacking?: boolean;
  /** The card that it is, where it is a copy of something else; -1: a token. */
  readonly card?: Kind;
}

/** Something that comes to the battlefield. */
export interface Newcomer {
  readonly kind: Kind;
  readonly owner: Seat;
  readonly from: Zone | 'nowhere';
  readonly arriving: Arriving;
}

/** Puts cards from graveyards or exile onto the battlefield together. Returns their numbers; who cannot stays where it is. */
export function bringAll(
  dealer: TeferiDealer,
  cards: readonly { readonly id: Id; readonly arriving: Arriving }[],
): Id[] {
  const { state } = dealer;
  const newcomers = cards.flatMap(({ id, arriving }): Newcomer[] => {
    const kind = lyingOf(state, id)?.kind;
    if (kind === undefined || !canArrive(state, kind, arriving)) return [];
    const taken = takeLying(state, id);
    if (taken === undefined) return [];
    return [{ kind, owner: taken.owner, from: taken.from, arriving: { ...arriving, was: id } }];
  });
  return enterAll(dealer, newcomers);
}

/** 304.4 and 307.4: no instant or sorcery; 303.4g: no Aura without something to enchant. */
export function canArrive(state: State, kind: Kind, { host = 0 }: Arriving): boolean {
  const { card, enchant } = at(boardOf(state).cards, kind);
  return (
    !card.types.some((type) => type === 'instant' || type === 'sorcery') &&
    (enchant === undefined || host !== 0)
  );
}

export const enter = (
  dealer: TeferiDealer,
  kind: Kind,
  owner: Seat,
  from: Zone | 'nowhere',
  arriving: Arriving,
): Id => at(enterAll(dealer, [{ kind, owner, from, arriving }]), 0);

/** 603.6a: those who enter together see each other enter; 614.12: none changes how another enters. */
export function enterAll(dealer: TeferiDealer, newcomers: readonly Newcomer[]): Id[] {
  const { state } = dealer;
  const modified = newcomers.map((newcomer) => modifyEntering(state, newcomer));
  const ids = newcomers.map((newcomer, i) => appear(dealer, newcomer, at(modified, i).tapped));
  ids.forEach((id, i) => {
    // 122.6: entering with counters is having them put on it.
    for (const [counter, amount] of Object.entries(at(modified, i).counters))
      putCounters(dealer, id, counter, amount);
  });
  if (isHeard(state, 'enters'))
    ids.forEach((id, i) => {
      const { owner, from, arriving } = at(newcomers, i);
      const player = arriving.under ?? owner;
      const base = { on: 'enters', it: id, other: 0, player, amount: 0 } as const;
      fire(state, from === 'nowhere' ? base : { ...base, from });
    });
  return ids;
}

function appear(dealer: TeferiDealer, { kind, owner, from, arriving }: Newcomer, tapped: boolean): Id {
  const { state } = dealer;
  const id = newId(state);
  const stamp = newStamp(state);
  const under = arriving.under ?? owner;
  state.battlefield.push({
    id,
    kind,
    card: arriving.card ?? kind,
    owner,
    under,
    controller: under,
    tapped,
    entered: state.turn,
    since: stamp,
    stamp,
    damage: 0,
    deathtouched: false,
    counters: {},
    host: arriving.host ?? 0,
    shields: 0,
    frozen: false,
    kicked: arriving.kicked ?? false,
    x: arriving.x ?? 0,
    way: arriving.way ?? '',
    uses: [],
  });
  alter(state);
  const card = nameOf(state, kind);
  if (from === 'nowhere') dealer.tell({ did: 'create', seat: under, id, card, rule: '701.7' });
  else
    dealer.tell({ did: 'move', seat: owner, id: arriving.was ?? 0, card, from, to: 'battlefield', now: id });
  if (arriving.attacking === true && state.combat !== null) {
    state.combat.attackers.push({ id, at: playerAim(opponentOf(under)), blocked: false, blockers: [] }); // 508.4
    state.combat.attacked = true;
  }
  const { types } = at(boardOf(state).traits, state.battlefield.length - 1);
  if ((types & LAND) !== 0) count(state, under, 'lands entered');
  return id;
}

/** 614.1c and 614.12: whether it enters tapped, and with which counters. */
function modifyEntering(
  state: State,
  { kind, owner, arriving }: Newcomer,
): { readonly tapped: boolean; readonly counters: Counters } {
  const { kicked = false, x = 0, under = owner } = arriving;
  const counters: Counters = { ...arriving.counters };
  const { loyalty } = cardOf(state, kind);
  if (loyalty !== undefined) counters['loyalty'] = loyalty; // 306.5b
  const board = boardOf(state);
  let tapped = arriving.tapped === true;
  const subject = { ...cardSubject(board, kind, owner, IN_BATTLEFIELD, 0), controller: under };
  const consider = (place: number): void => {
    const own = place === -1;
    const holder = own ? undefined : at(state.battlefield, place);
    const { replacements } = own ? at(board.cards, kind).traits.abilities : at(board.traits, place).abilities;
    if (replacements.length === 0) return;
    const scope = {
      ...(holder === undefined ? scopeOf(under, 0, kind) : scopeOn(holder)),
      ...(own ? { kicked, x } : {}),
    };
    for (const ability of replacements) {
      if (ability.instead !== 'enters tapped' && ability.instead !== 'enters with counters') continue;
      if (ability.while !== undefined && !holds(board, ability.while, scope)) continue;
      if (ability.what === 'this' ? !own : !describes(board, subject, ability.what, scope)) continue;
      if (ability.instead === 'enters tapped') {
        if (ability.unless === undefined || !holds(board, ability.unless, scope)) tapped = true;
      } else if (ability.if === undefined || holds(board, ability.if, scope)) {
        const added = board.valueOf(ability.count, scope);
        if (added > 0) counters[ability.counter] = (counters[ability.counter] ?? 0) + added;
      }
    }
  };
  consider(-1);
  for (let i = 0; i < state.battlefield.length; i++) consider(i);
  return { tapped, counters };
}
