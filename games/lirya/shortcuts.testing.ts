/** What the rules keep at hand so as to be fast must be what a straight look finds. */
import { same } from '@ludoteca/kernel';
import { takeStock } from './rules/statics.ts';
import type { Table } from './rules/table.ts';
import { keywordsOf } from './rules/traits.ts';
import type { State } from './parts.ts';

export function* shortcuts(state: Table): Generator<string> {
  const counted: State = { ...(state as State), givers: [] };
  takeStock(counted);
  for (const what of ['givers', 'auras', 'worn', 'awaits'] as const)
    if (!same(counted[what], state[what])) yield `${what}: ${state[what]}, counted ${counted[what]}`;
  yield* ofKeywords(state);
}

/** Everybody is looked at as somebody who may give any keyword. */
function* ofKeywords(state: Table): Generator<string> {
  const straight: Table = { ...state, auras: -1, worn: -1, givers: state.pieces.map((_, place) => place) };
  for (const piece of state.pieces) {
    const all = keywordsOf(straight, piece);
    for (const among of [-1, state.auras, ~state.auras])
      if (keywordsOf(state, piece, among) !== (all & among)) yield `keywords of ${piece.id} among ${among}`;
  }
}
