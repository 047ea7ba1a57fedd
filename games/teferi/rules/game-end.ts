/** Winning, losing and drawing the game (CR 104). */
import { at, type Seat } from '@ludoteca/kernel';
import { opponentOf } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { MAX_OBJECTS } from '../limits.ts';
import { type State } from '../state.ts';
import { includesSeat } from './life-and-counters.ts';
import { sideOf, type TeferiDealer } from './state-access.ts';

/** 101.2: effects can prevent losing and winning, but not conceding. */
const isPrevented = (state: State, seat: Seat, says: 'cannot lose' | 'cannot win'): boolean =>
  deriveBoard(state).gameRules.some(
    ({ rule, scope }) => rule.says === says && includesSeat(rule.whose, seat, scope),
  );

/** 704.5a to 704.5c and 104.3e: the rule by which a player loses. */
function lossRule(state: State, seat: Seat): string | undefined {
  const side = sideOf(state, seat);
  if (side.life <= 0) return '704.5a';
  if (side.drewFromEmpty) return '704.5b';
  if (side.poison >= 10) return '704.5c';
  return side.verdict === 'loses' ? '104.3e' : undefined;
}

/** 104: for each seat the rule by which it loses; undefined if the game goes on. */
export function findLosses(state: State): readonly (string | undefined)[] | undefined {
  if (
    !state.sides.some(
      (side, seat) => side.left || side.verdict === 'wins' || lossRule(state, seat) !== undefined,
    )
  )
    return undefined;
  const wins = state.sides.map(
    ({ verdict }, seat) => verdict === 'wins' && !isPrevented(state, seat, 'cannot win'),
  );
  const losses = state.sides.map((side, seat) => {
    if (side.left) return '104.3a';
    // 104.2b: an effect that wins the game applies before state-based actions.
    if (at(wins, opponentOf(seat)) && !at(wins, seat)) return '104.2b';
    const rule = at(wins, seat) ? undefined : lossRule(state, seat);
    return rule === undefined || isPrevented(state, seat, 'cannot lose') ? undefined : rule;
  });
  if (losses.some((rule) => rule !== undefined)) return losses;
  clearLossMarks(state);
  return undefined;
}

/** 704.5b: past events do not count later for players who could not lose. */
function clearLossMarks(state: State): void {
  for (const side of state.sides) {
    side.drewFromEmpty = false;
    side.verdict = 'none';
  }
}

/** 732.4: whether the game has grown beyond the maximum. */
export const isTooLarge = ({
  battlefield,
  stack,
  triggered,
  effects,
  shields,
  delayed,
  wounds,
  remembered,
  extraTurns,
  phases,
}: State): boolean =>
  [battlefield, stack, triggered, effects, shields, delayed, wounds, remembered, extraTurns, phases].reduce(
    (sum, list) => sum + list.length,
    0,
  ) > MAX_OBJECTS;

/** 104.4b: a loop that nobody can stop is a draw. */
export function drawByLoop(dealer: TeferiDealer): void {
  dealer.tell({ did: 'draw game', rule: '104.4b' });
  dealer.end({ places: dealer.state.sides.map(() => 1) });
}

/** 104.4a: if all players lose at the same time, the game is a draw. */
export function finishGame(dealer: TeferiDealer, lost: readonly boolean[]): void {
  const draw = lost.every(Boolean);
  if (draw) dealer.tell({ did: 'draw game', rule: '104.4a' });
  else dealer.tell({ did: 'win', seat: lost.indexOf(false), rule: '104.2a' });
  dealer.end({ places: draw ? lost.map(() => 1) : lost.map((one) => (one ? 2 : 1)) });
}
