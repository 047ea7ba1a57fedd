/** Changes that static abilities of permanents make to spells on the stack (CR 604.3 and 702.2d). */
import { at } from '@ludoteca/kernel';
import type { ContinuousChange } from '../abilities/index.ts';
import { type BoardState, scopeOfPermanent } from './board-state.ts';
import { compileAbilities } from './compiled-cards.ts';
import { filterBitsOf } from './bit-masks.ts';
import { matchesFilter } from './filters.ts';
import { IN_STACK, type ObjectSnapshot } from './object-snapshots.ts';
import { holds } from './amounts.ts';

export function findSpellChanges(board: BoardState, spell: ObjectSnapshot): readonly ContinuousChange[] {
  const found: ContinuousChange[] = [];
  for (let i = 0; i < board.characteristics.length; i++) {
    const { statics } = at(board.characteristics, i).abilities;
    for (const { affects, changes, while: condition } of statics) {
      if (typeof affects !== 'object' || !('every' in affects)) continue;
      if ((filterBitsOf(affects.every).zones & IN_STACK) === 0) continue;
      const scope = scopeOfPermanent(at(board.state.battlefield, i));
      if (condition !== undefined && !holds(board, condition, scope)) continue;
      if (matchesFilter(board, spell, affects.every, scope)) found.push(...changes);
    }
  }
  return found;
}

export function withGainedKeywords(board: BoardState, spell: ObjectSnapshot): ObjectSnapshot {
  const gained = findSpellChanges(board, spell).flatMap((change) =>
    change.change === 'gain' ? [compileAbilities(change.abilities)] : [],
  );
  if (gained.length === 0) return spell;
  return {
    ...spell,
    keywords: gained.reduce((sum, { keywords }) => sum | keywords, spell.keywords),
    keywordNames: [...spell.keywordNames, ...gained.flatMap(({ keywordNames }) => keywordNames)],
  };
}
