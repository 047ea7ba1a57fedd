import type { ByLanguage, Facts } from '@ludoteca/kit';
import type { Problem } from '@ludoteca/wire';
import { en } from './en.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';
import type { Words } from './words.ts';

export { type Proof, PROOFS, type Theme, THEMES, type Words } from './words.ts';

export const words: ByLanguage<Words> = { it, en, pt };

/** Why a request was refused, in a sentence. */
export function problemIn({ problems }: Words, { problem, facts }: Problem): string {
  const fill = typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? (facts as Facts) : {};
  return problems[problem](fill);
}

/** What a computer player is called. One without a word of its own goes by its name. */
export const playerName = ({ make }: Words, name: string): string =>
  Object.hasOwn(make.players, name) ? (make.players[name] ?? name) : name;
