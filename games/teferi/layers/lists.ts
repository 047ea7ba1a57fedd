/** Layer 6 on lists of abilities. Every combination is made once and shared. */
import type { Ability, Keyword } from '../abilities/index.ts';
import { type Abilities, abilitiesOf } from './compiled.ts';

export const NO_ABILITIES = abilitiesOf([]);

const sums = new WeakMap<Abilities, WeakMap<readonly Ability[], Abilities>>();
const rests = new WeakMap<Abilities, Map<string, Abilities>>();

/** Those of an object, and those that it gains. */
export function withMore(own: Abilities, gained: readonly Ability[]): Abilities {
  if (own === NO_ABILITIES) return abilitiesOf(gained);
  const known = sums.get(own) ?? new WeakMap<readonly Ability[], Abilities>();
  sums.set(own, known);
  const found = known.get(gained);
  if (found !== undefined) return found;
  const sum = joined(own, abilitiesOf(gained));
  known.set(gained, sum);
  return sum;
}

/** Both are expanded already. */
function joined(one: Abilities, other: Abilities): Abilities {
  const shift = one.activated.length;
  return {
    all: [...one.all, ...other.all],
    keywords: one.keywords | other.keywords,
    words: [...one.words, ...other.words],
    names: [...one.names, ...other.names],
    activated: [...one.activated, ...other.activated],
    triggered: [...one.triggered, ...other.triggered],
    statics: [...one.statics, ...other.statics],
    gameRules: [...one.gameRules, ...other.gameRules],
    replacements: [...one.replacements, ...other.replacements],
    hears: one.hears | other.hears,
    bare: [...one.bare, ...other.bare],
    foreign: one.foreign || other.foreign,
    acts: one.acts || other.acts,
    taps: [...one.taps, ...other.taps.map((tap) => ({ ...tap, ability: tap.ability + shift }))],
  };
}

/** Those of an object without these keywords and what they stand for. */
export function without(own: Abilities, lost: readonly Keyword['keyword'][]): Abilities {
  const key = lost.join();
  const known = rests.get(own) ?? new Map<string, Abilities>();
  rests.set(own, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  const rest = abilitiesOf(
    roots(own).filter((ability) => ability.kind !== 'keyword' || !lost.includes(ability.keyword)),
  );
  known.set(key, rest);
  return rest;
}

/** Abilities as they were before keywords were written out. */
function roots(own: Abilities): Ability[] {
  const written = new Set(
    own.words.flatMap((word) =>
      abilitiesOf([word])
        .all.slice(1)
        .map((ability) => JSON.stringify(ability)),
    ),
  );
  return own.all.filter((ability) => ability.kind === 'keyword' || !written.has(JSON.stringify(ability)));
}
