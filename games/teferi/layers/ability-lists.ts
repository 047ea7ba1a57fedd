/** Adds and removes abilities of a list in layer 6; every combination is computed once and shared. */
import { deepEqual } from '@ludoteca/kernel';
import type { Ability, KeywordAbility } from '../abilities/index.ts';
import { expandKeyword } from '../abilities/keywords.ts';
import { type AbilityList, compileAbilities } from './compiled-cards.ts';

export const NO_ABILITIES = compileAbilities([]);

const additions = new WeakMap<AbilityList, WeakMap<readonly Ability[], AbilityList>>();
const removals = new WeakMap<AbilityList, Map<string, AbilityList>>();

export function addAbilities(own: AbilityList, gained: readonly Ability[]): AbilityList {
  if (own === NO_ABILITIES) return compileAbilities(gained);
  const known = additions.get(own) ?? new WeakMap<readonly Ability[], AbilityList>();
  additions.set(own, known);
  const found = known.get(gained);
  if (found !== undefined) return found;
  const sum = concatAbilities(own, compileAbilities(gained));
  known.set(gained, sum);
  return sum;
}

/** Both lists contain expanded keywords already. */
function concatAbilities(one: AbilityList, other: AbilityList): AbilityList {
  const shift = one.activated.length;
  return {
    all: [...one.all, ...other.all],
    keywords: one.keywords | other.keywords,
    keywordAbilities: [...one.keywordAbilities, ...other.keywordAbilities],
    keywordNames: [...one.keywordNames, ...other.keywordNames],
    activated: [...one.activated, ...other.activated],
    triggered: [...one.triggered, ...other.triggered],
    statics: [...one.statics, ...other.statics],
    gameRules: [...one.gameRules, ...other.gameRules],
    replacements: [...one.replacements, ...other.replacements],
    triggerBits: one.triggerBits | other.triggerBits,
    isTapAbility: [...one.isTapAbility, ...other.isTapAbility],
    usableByOthers: one.usableByOthers || other.usableByOthers,
    hasNonManaAbility: one.hasNonManaAbility || other.hasNonManaAbility,
    tapAbilities: [
      ...one.tapAbilities,
      ...other.tapAbilities.map((tap) => ({ ...tap, ability: tap.ability + shift })),
    ],
  };
}

/** Removes keywords and the abilities that they expand to. */
export function removeKeywords(own: AbilityList, lost: readonly KeywordAbility['keyword'][]): AbilityList {
  const key = lost.join();
  const known = removals.get(own) ?? new Map<string, AbilityList>();
  removals.set(own, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  const rest = compileAbilities(
    unexpandedAbilities(own).filter(
      (ability) => ability.kind !== 'keyword' || !lost.includes(ability.keyword),
    ),
  );
  known.set(key, rest);
  return rest;
}

/** The abilities without those that come from expanded keywords. */
function unexpandedAbilities(own: AbilityList): Ability[] {
  const expansions = own.keywordAbilities.flatMap(expandKeyword);
  return own.all.filter(
    (ability) => ability.kind === 'keyword' || !expansions.some((one) => deepEqual(one, ability)),
  );
}
