/** 603: abilities that notice what happens. They wait in `triggered` until somebody would get priority. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type Filter,
  type Step,
  type Subject,
  type Trigger,
  type TriggeredAbility,
  TRIGGERS,
  type Whose,
  type Zone,
} from '../abilities/index.ts';
import { type Board, isPlayer, opponentOf, type Scope, scopeOf, seatAt } from '../layers/board.ts';
import { hearing } from '../layers/compiled.ts';
import { boardOf } from '../layers/index.ts';
import { describes } from '../layers/matching.ts';
import { lastKnown } from '../layers/subjects.ts';
import { holds } from '../layers/values.ts';
import type { Aim, Id, State, Triggered } from '../state.ts';

/** Something that abilities may notice. */
export interface Happening {
  readonly on: Exclude<Trigger['on'], 'any'>;
  readonly it: Id;
  readonly other: Id;
  readonly player: Seat;
  readonly amount: number;
  readonly aim?: Aim;
  readonly step?: Step;
  readonly from?: Zone;
  readonly to?: Zone;
  readonly combat?: boolean;
  readonly alone?: boolean;
  readonly nth?: number;
  readonly counter?: string;
  readonly ability?: boolean;
  readonly attackers?: readonly Id[];
  readonly told?: Told;
  /** All that dealt it together. */
  readonly sources?: readonly Id[];
  /** It is about to happen: "if" is asked when it has (see `askIfs`). */
  readonly coming?: true;
}

/** Damage is told several times over: what asks for one end only hears of all that this end dealt or was dealt together. */
export type Told = 'pair' | 'source' | 'recipient' | 'together';
const wantedBy = ({ by, to, together }: Extract<Trigger, { on: 'damage' }>): Told =>
  together === true ? 'together' : by === undefined ? 'recipient' : to === undefined ? 'source' : 'pair';

const BIT = new Map(TRIGGERS.map((on, i) => [on, 1 << i]));

/** Whether anything on the table could notice such a thing: what saves making a happening that nobody hears. */
export function isHeard(state: State, on: Happening['on']): boolean {
  const bit = BIT.get(on) ?? 0;
  return (boardOf(state).hears & bit) !== 0 || state.delayed.length > 0 || hasElsewhere(state);
}

const elsewhere = new WeakMap<State['cards'], boolean>();
function hasElsewhere(state: State): boolean {
  const known = elsewhere.get(state.cards);
  if (known !== undefined) return known;
  const found = boardOf(state).cards.some((card) =>
    card.traits.abilities.triggered.some(({ zone }) => zone === 'graveyard'),
  );
  elsewhere.set(state.cards, found);
  return found;
}

/** 603.2: whatever waits for this triggers. Called before something leaves (603.10), after everything else. */
export function fire(state: State, happening: Happening): void {
  if (!isHeard(state, happening.on)) return;
  const board = boardOf(state);
  const bit = BIT.get(happening.on) ?? 0;
  for (let i = 0; i < state.battlefield.length; i++) {
    const { abilities } = at(board.traits, i);
    if ((abilities.hears & bit) === 0) continue;
    const { controller, id, kind, x, kicked } = at(state.battlefield, i);
    const scope = { ...scopeOf(controller, id, kind), ...about(happening), x, kicked };
    for (let n = 0; n < abilities.triggered.length; n++) {
      const ability = at(abilities.triggered, n);
      if ((ability.zone ?? 'battlefield') === 'battlefield')
        consider(board, state, ability, n, scope, happening, i);
    }
  }
  if (hasElsewhere(state)) fireElsewhere(board, state, happening);
  if (state.delayed.length > 0) fireDelayed(board, state, happening, bit);
}

const about = ({ it, other, player, amount }: Happening) => ({ it, other, player, amount });

function fireElsewhere(board: Board, state: State, happening: Happening): void {
  for (let seat = 0; seat < state.sides.length; seat++)
    for (const { id, kind } of at(state.sides, seat).graveyard)
      for (const [n, ability] of at(board.cards, kind).traits.abilities.triggered.entries())
        if (ability.zone === 'graveyard')
          consider(
            board,
            state,
            ability,
            n,
            { ...scopeOf(seat, id, kind), ...about(happening) },
            happening,
            -1,
          );
}

/** 603.7: a delayed ability triggers once, unless it says otherwise. */
function fireDelayed(board: Board, state: State, happening: Happening, bit: number): void {
  for (let i = 0; i < state.delayed.length; i++) {
    const delayed = at(state.delayed, i);
    if ((hearing(delayed.when) & bit) === 0) continue;
    const { controller, source, kind, about: objects } = delayed;
    const own = scopeOf(controller, source, kind);
    const scope = { ...own, ...about(happening), made: objects };
    if (!isMeant(board, delayed.when, happening, scope)) continue;
    const first = objects[0] ?? happening.it;
    state.triggered.push(waiting({ ...scope, it: first }, delayed.does, null));
    if (delayed.once) state.delayed.splice(i--, 1);
  }
}

function consider(
  board: Board,
  state: State,
  ability: TriggeredAbility,
  n: number,
  scope: Scope,
  happening: Happening,
  place: number,
): void {
  if (!isMeant(board, ability.when, happening, scope)) return;
  if (happening.on === 'state' && isUnderway(state, ability, scope.source)) return;
  if (happening.coming !== true && ability.if !== undefined && !holds(board, ability.if, scope)) return; // 603.4
  if (ability.perTurn !== undefined && place !== -1) {
    const { uses } = at(state.battlefield, place);
    const key = 100 + n;
    while (uses.length <= key) uses.push(0);
    if (at(uses, key) >= ability.perTurn) return;
    uses[key] = at(uses, key) + 1;
  }
  state.triggered.push(waiting(scope, ability, ability.if ?? null));
}

/** 603.8: it has triggered and has not left the stack yet. */
const isUnderway = ({ triggered, stack }: State, ability: TriggeredAbility, source: Id): boolean =>
  [...triggered, ...stack].some((item) => item.source === source && item.does === ability);

/** 603.8: abilities that wait for no event but for a state of the game. */
export function fireStates(state: State): void {
  if ((boardOf(state).hears & (BIT.get('state') ?? 0)) !== 0)
    fire(state, { on: 'state', it: 0, other: 0, player: state.active, amount: 0 });
}

/** 603.4: what looked back triggers only if its condition is true now that it has happened. */
export function askIfs(state: State, from: number): void {
  for (let i = state.triggered.length - 1; i >= from; i--) {
    const { if: condition } = at(state.triggered, i);
    if (condition !== null && !holds(boardOf(state), condition, at(state.triggered, i)))
      state.triggered.splice(i, 1);
  }
}

export const waiting = (scope: Scope, does: Triggered['does'], condition: Triggered['if']): Triggered => ({
  controller: scope.controller,
  owner: scope.controller,
  kind: scope.kind,
  source: scope.source,
  does,
  what: 'triggered',
  from: 'battlefield',
  way: '',
  if: condition,
  modes: [],
  targets: [],
  base: 0,
  shares: [],
  x: scope.x,
  kicked: scope.kicked,
  it: scope.it,
  other: scope.other,
  player: scope.player,
  amount: scope.amount,
  made: [...scope.made],
  paid: [],
  done: false,
});

/** Whether what happened is what the trigger speaks of. */
function isMeant(board: Board, when: Trigger, happening: Happening, scope: Scope): boolean {
  if (when.on === 'any') return when.of.some((one) => isMeant(board, one, happening, scope));
  if (when.on !== happening.on) return false;
  const { it, other, player } = happening;
  const whose = (one: Whose): boolean => isWhose(board, one, player, scope);
  const isNth = (nth: number | undefined): boolean => nth === undefined || nth === happening.nth;
  const object = (subject: Subject | undefined, id: Id): boolean =>
    subject === undefined || isSubject(board, subject, id, scope);
  switch (when.on) {
    case 'enters':
      return object(when.what, it) && (when.from === undefined || when.from === happening.from);
    case 'leaves':
      return object(when.what, it) && (when.to === undefined || when.to === happening.to);
    case 'put into graveyard':
      return object(when.what, it) && (when.from === undefined || when.from === happening.from);
    case 'dies':
    case 'tapped':
    case 'untapped':
    case 'is unblocked':
      return object(when.what, it);
    case 'attacks':
      return (
        object(when.what, it) &&
        (when.alone !== true || happening.alone === true) &&
        happening.amount > (when.beside ?? 0) &&
        (when.at === undefined ||
          (player === scope.controller && (when.at === 'your side' || isPlayer(happening.aim ?? 0))))
      );
    case 'attack': {
      const { what } = when;
      const meant = (happening.attackers ?? []).filter((id) => object(what, id));
      return whose(when.whose) && meant.length >= (when.count ?? 1);
    }
    // Once for each creature on the other side where the ability asks for one, else once (509.3): `other` tells both apart.
    case 'blocks':
      return (when.whom === undefined) === (other === 0) && object(when.what, it) && object(when.whom, other);
    case 'becomes blocked':
      return (when.by === undefined) === (other === 0) && object(when.what, it) && object(when.by, other);
    case 'damage':
      return (
        wantedBy(when) === happening.told &&
        (when.together === true
          ? (happening.sources ?? []).some((id) => object(when.by, id))
          : object(when.by, it)) &&
        (when.combat !== true || happening.combat === true) &&
        isRecipient(board, when.to, happening, scope)
      );
    case 'cast':
      return whose(when.whose) && object(when.what, it) && isNth(when.nth);
    case 'targeted':
      return (
        object(when.what, it) &&
        whose(when.whose) &&
        (when.by === undefined || (when.by === 'ability') === (happening.ability === true))
      );
    case 'step':
      return when.step === happening.step && whose(when.whose) && isNth(when.nth);
    case 'draw':
      return whose(when.whose) && isNth(when.nth);
    case 'discard':
    case 'cycle':
    case 'sacrifice':
      return whose(when.whose) && object(when.what, it);
    case 'gain life':
    case 'lose life':
    case 'scry':
      return whose(when.whose);
    case 'state':
      return holds(board, when.when, scope);
    case 'counters':
      return object(when.what, it) && (when.kind === undefined || when.kind === happening.counter);
  }
}

function isRecipient(
  board: Board,
  to: Extract<Trigger, { on: 'damage' }>['to'],
  { aim = 0 }: Happening,
  scope: Scope,
): boolean {
  if (to === undefined) return true;
  if (to === 'you' || to === 'opponent' || to === 'each')
    return isPlayer(aim) && isWhose(board, to, seatAt(aim), scope);
  return !isPlayer(aim) && isSubject(board, to, aim, scope);
}

function isWhose(board: Board, whose: Whose, seat: Seat, scope: Scope): boolean {
  if (whose === 'you') return seat === scope.controller;
  if (whose === 'opponent') return seat === opponentOf(scope.controller);
  if (whose === 'each') return true;
  const host = lastKnown(board, scope.source)?.host ?? 0;
  return isPlayer(host) ? seatAt(host) === seat : host !== 0 && lastKnown(board, host)?.controller === seat;
}

function isSubject(board: Board, subject: Subject, id: Id, scope: Scope): boolean {
  if (subject === 'this') return id === scope.source;
  if (subject === 'host') return id !== 0 && (lastKnown(board, scope.source)?.host ?? 0) === id;
  const found = lastKnown(board, id);
  return found !== undefined && describes(board, found, subject satisfies Filter, scope);
}
