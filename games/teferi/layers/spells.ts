/** 604.3 and 702.2d: what static abilities say of spells on the stack. */
import { at } from '@ludoteca/kernel';
import type { Change } from '../abilities/index.ts';
import { type Board, scopeOn } from './board.ts';
import { abilitiesOf } from './compiled.ts';
import { bitsOf } from './masks.ts';
import { describes } from './matching.ts';
import { IN_STACK, type Subject } from './subjects.ts';
import { holds } from './values.ts';

/** The changes that permanents make to this spell. */
export function changesTo(board: Board, spell: Subject): readonly Change[] {
  const found: Change[] = [];
  for (let i = 0; i < board.traits.length; i++) {
    const { statics } = at(board.traits, i).abilities;
    for (const { affects, changes, while: condition } of statics) {
      if (typeof affects !== 'object' || !('every' in affects)) continue;
      if ((bitsOf(affects.every).zones & IN_STACK) === 0) continue;
      const scope = scopeOn(at(board.state.battlefield, i));
      if (condition !== undefined && !holds(board, condition, scope)) continue;
      if (describes(board, spell, affects.every, scope)) found.push(...changes);
    }
  }
  return found;
}

/** The spell with the keywords that it is given. */
export function asSpell(board: Board, spell: Subject): Subject {
  const gained = changesTo(board, spell).flatMap((change) =>
    change.change === 'gain' ? [abilitiesOf(change.abilities)] : [],
  );
  if (gained.length === 0) return spell;
  return {
    ...spell,
    keywords: gained.reduce((sum, { keywords }) => sum | keywords, spell.keywords),
    names: [...spell.names, ...gained.flatMap(({ names }) => names)],
  };
}
