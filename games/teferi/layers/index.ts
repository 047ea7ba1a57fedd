/** Derives the board state from a state and caches it until the state changes; without the cache random matches take 1.6 times the CPU time. */
import { at } from '@ludoteca/kernel';
import type { ContinuousChange, Amount } from '../abilities/index.ts';
import type { ObjectId, CardIndex } from '../state.ts';
import { computeCharacteristics } from './compute-characteristics.ts';
import {
  type BoardState,
  type AbilityScope,
  createScope,
  scopeOfPermanent,
  type ReadonlyTeferiState,
} from './board-state.ts';
import { type CompiledCard, compileCards, type Characteristics } from './compiled-cards.ts';
import { countBoard, countExamined } from './examination-limit.ts';
import { withGainedKeywords } from './spell-changes.ts';
import type { ObjectSnapshot } from './object-snapshots.ts';
import { holds, evaluateAmount } from './amounts.ts';

class ComputedBoard implements BoardState {
  readonly state: ReadonlyTeferiState;
  readonly cards: readonly CompiledCard[];
  readonly characteristics: Characteristics[] = [];
  readonly version: number;
  readonly clock: number;
  readonly isVolatile: boolean;
  readonly triggerBits: number;
  readonly gameRules: BoardState['gameRules'];
  /** How many objects were examined to derive it. */
  readonly examined: number;

  constructor(state: ReadonlyTeferiState) {
    this.state = state;
    this.cards = compileCards(state.cards);
    this.version = state.version;
    this.clock = state.clock;
    let isVolatile = false;
    this.examined = countExamined(() => {
      isVolatile = computeCharacteristics(this);
    });
    let hears = 0;
    let ruling = false;
    for (const { abilities } of this.characteristics) {
      hears |= abilities.triggerBits;
      ruling ||= abilities.gameRules.length > 0;
    }
    this.triggerBits = hears;
    this.isVolatile = isVolatile || ruling;
    const passing = temporaryGameRules(state);
    this.gameRules = ruling ? [...permanentGameRules(this), ...passing] : passing;
  }

  evaluate(value: Amount, scope: AbilityScope): number {
    return evaluateAmount(this, value, scope);
  }

  withGainedKeywords(spell: ObjectSnapshot): ObjectSnapshot {
    return withGainedKeywords(this, spell);
  }
}

const NO_RULES: BoardState['gameRules'] = [];

/** Rules from resolved effects. */
const temporaryGameRules = ({ effects }: ReadonlyTeferiState): BoardState['gameRules'] =>
  !effects.some(({ changes }) => changes.some(({ change }) => change === 'game'))
    ? NO_RULES
    : effects.flatMap(({ changes, controller, source, kind }) =>
        changes.flatMap((change) =>
          change.change === 'game'
            ? [{ rule: change.rule, scope: createScope(controller, source, kind) }]
            : [],
        ),
      );

const permanentGameRules = (board: BoardState): BoardState['gameRules'] =>
  board.characteristics.flatMap(({ abilities }, i) => {
    if (abilities.gameRules.length === 0) return [];
    const scope = scopeOfPermanent(at(board.state.battlefield, i));
    return abilities.gameRules
      .filter(({ while: condition }) => condition === undefined || holds(board, condition, scope))
      .map(({ rule }) => ({ rule, scope }));
  });

/** For each permanent the applied changes, layer by layer; the first entry is the printed card. */
export function traceLayers(state: ReadonlyTeferiState): LayerTraceStep[][] {
  const board: BoardState = {
    ...deriveBoard(state),
    characteristics: [],
    evaluate: (value, scope) => evaluateAmount(board, value, scope),
    withGainedKeywords: (spell) => withGainedKeywords(board, spell),
  };
  const steps = state.battlefield.map(({ kind, id }): LayerTraceStep[] => [
    { layer: 0, source: id, kind, change: 'printed', now: at(board.cards, kind).characteristics },
  ]);
  countExamined(() => {
    computeCharacteristics(board, ({ place, ...step }) => {
      at(steps, place).push(step);
    });
  });
  return steps;
}

export interface LayerTraceStep {
  /** 0: printed; 4, 5, 6: the layers; 7: 7a and 7b; 8: 7c; 9: 7d; 10: rules outside the layers. */
  readonly layer: number;
  readonly source: ObjectId;
  readonly kind: CardIndex;
  readonly change: ContinuousChange | 'counters' | 'defining' | 'printed';
  readonly now: Characteristics;
}

/** Only the latest is cached: a match is played for many steps at a time, and a WeakMap of states makes copies five times as slow. */
let latest: ComputedBoard | undefined;

const isFresh = ({ version, clock, isVolatile }: ComputedBoard, state: ReadonlyTeferiState): boolean =>
  state.version === version && (!isVolatile || state.clock === clock);

/** The board state of a state, valid until the state changes. */
export function deriveBoard(state: ReadonlyTeferiState): BoardState {
  if (latest?.state === state && isFresh(latest, state)) {
    countBoard(latest.examined, false);
    return latest;
  }
  latest = new ComputedBoard(state);
  countBoard(latest.examined, true);
  return latest;
}
