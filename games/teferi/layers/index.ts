/** The current characteristics of everything, worked out when they are asked for and kept until something changes them. */
import { at } from '@ludoteca/kernel';
import type { Change, Value } from '../abilities/index.ts';
import type { Id, Kind } from '../state.ts';
import { compute } from './compute.ts';
import { type Board, type Scope, scopeOf, scopeOn, type Table } from './board.ts';
import { type Compiled, compiledOf, type Traits } from './compiled.ts';
import { asSpell } from './spells.ts';
import type { Subject } from './subjects.ts';
import { holds, valueOf } from './values.ts';

class Derived implements Board {
  readonly state: Table;
  readonly cards: readonly Compiled[];
  readonly traits: Traits[] = [];
  readonly version: number;
  readonly clock: number;
  readonly live: boolean;
  readonly hears: number;
  readonly rules: Board['rules'];

  constructor(state: Table) {
    this.state = state;
    this.cards = compiledOf(state.cards);
    this.version = state.version;
    this.clock = state.clock;
    const live = compute(this);
    let hears = 0;
    let ruling = false;
    for (const { abilities } of this.traits) {
      hears |= abilities.hears;
      ruling ||= abilities.gameRules.length > 0;
    }
    this.hears = hears;
    this.live = live || ruling;
    const passing = passingRules(state);
    this.rules = ruling ? [...rulesOn(this), ...passing] : passing;
  }

  valueOf(value: Value, scope: Scope): number {
    return valueOf(this, value, scope);
  }

  asSpell(spell: Subject): Subject {
    return asSpell(this, spell);
  }
}

const NO_RULES: Board['rules'] = [];

/** Those of effects that last for a time. */
const passingRules = ({ effects }: Table): Board['rules'] =>
  !effects.some(({ changes }) => changes.some(({ change }) => change === 'game'))
    ? NO_RULES
    : effects.flatMap(({ changes, controller, source, kind }) =>
        changes.flatMap((change) =>
          change.change === 'game' ? [{ rule: change.rule, scope: scopeOf(controller, source, kind) }] : [],
        ),
      );

const rulesOn = (board: Board): Board['rules'] =>
  board.traits.flatMap(({ abilities }, i) => {
    if (abilities.gameRules.length === 0) return [];
    const scope = scopeOn(at(board.state.battlefield, i));
    return abilities.gameRules
      .filter(({ while: condition }) => condition === undefined || holds(board, condition, scope))
      .map(({ rule }) => ({ rule, scope }));
  });

/** What made each permanent what it is, by place, layer by layer: for people who ask why. The first entry is what is printed. */
export function explain(state: Table): Explained[][] {
  const board: Board = {
    ...boardOf(state),
    traits: [],
    valueOf: (value, scope) => valueOf(board, value, scope),
    asSpell: (spell) => asSpell(board, spell),
  };
  const steps = state.battlefield.map(({ kind, id }): Explained[] => [
    { layer: 0, source: id, kind, change: 'printed', now: at(board.cards, kind).traits },
  ]);
  compute(board, ({ place, ...step }) => {
    at(steps, place).push(step);
  });
  return steps;
}

export interface Explained {
  /** 0: as printed; 4, 5, 6; 7, 8 and 9 for 7a and 7b, 7c, 7d; 10: rules about it. */
  readonly layer: number;
  readonly source: Id;
  readonly kind: Kind;
  readonly change: Change | 'counters' | 'defining' | 'printed';
  readonly now: Traits;
}

const boards = new WeakMap<Table, Derived>();
let latest: Derived | undefined;

const isFresh = ({ state, version, clock, live }: Derived): boolean =>
  state.version === version && (!live || state.clock === clock);

/** All that follows from a state. Good until the state changes. */
export function boardOf(state: Table): Board {
  if (latest !== undefined && latest.state === state && isFresh(latest)) return latest;
  const found = boards.get(state);
  latest = found !== undefined && isFresh(found) ? found : new Derived(state);
  if (latest !== found) boards.set(state, latest);
  return latest;
}
