/** Checks that the ability index and other shortcuts of the rules agree with a computation without them. */
import { deepEqual } from '@ludoteca/kernel';
import { FEATURE_BITS } from './pool/feature-bits.ts';
import { couldRespond } from './rules/legality.ts';
import { findResponses } from './rules/options.ts';
import { updateAbilityIndex } from './rules/static-abilities.ts';
import type { ReadonlyState, State } from './parts.ts';
import { computeKeywords } from './rules/traits.ts';

export function* findIndexErrors(state: ReadonlyState): Generator<string> {
  const counted: State = { ...(state as State), gives: 0, givers: [] };
  updateAbilityIndex(counted);
  for (const what of ['givers', 'auras', 'worn', 'awaits'] as const)
    if (!deepEqual(counted[what], state[what])) yield `${what}: ${state[what]}, counted ${counted[what]}`;
  // A health bonus that has ended stays in the index until the next checks.
  if (((counted.gives ^ state.gives) & ~FEATURE_BITS.health) !== 0 || (counted.gives & ~state.gives) !== 0)
    yield `gives: ${state.gives}, counted ${counted.gives}`;
  yield* findKeywordErrors(state);
  yield* findWindowErrors(state);
}

/** Compares with a state whose index claims that every piece may give any keyword. */
function* findKeywordErrors(state: ReadonlyState): Generator<string> {
  const straight: ReadonlyState = {
    ...state,
    gives: -1,
    auras: -1,
    worn: -1,
    givers: state.pieces.map((_, place) => place),
  };
  for (const piece of state.pieces) {
    const all = computeKeywords(straight, piece);
    for (const among of [-1, state.auras, ~state.auras])
      if (computeKeywords(state, piece, among) !== (all & among))
        yield `keywords of ${piece.id} among ${among}`;
  }
}

/** 6.3: the order in which possible cards are tested does not matter, and a seat with a response is always asked. */
function* findWindowErrors(state: ReadonlyState): Generator<string> {
  const players = state.players.map((player) => ({ ...player, quick: player.quick.toReversed() }));
  for (const seat of players.keys()) {
    const could = couldRespond(state, seat);
    if (couldRespond({ ...state, players }, seat) !== could) yield `${seat} could respond, or could not`;
    if (!could && findResponses(state, seat).length > 1) yield `${seat} can respond, and is not seen to`;
  }
}
