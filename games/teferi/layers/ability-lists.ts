/** Adds and removes abilities of a list in layer 6; every combination is computed once and shared. */
import { deepEqual } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import type { Ability, KeywordAbility } from '../abilities/index.ts';
import { expandKeyword } from '../abilities/keywords.ts';
import { type AbilityList, compileAbilities } from './compiled-cards.ts';

export const NO_ABILITIES = compileAbilities([]);

const addersTo = memoizeByObject((own: AbilityList) =>
  memoizeByObject((gained: readonly Ability[]) => concatAbilities(own, compileAbilities(gained))),
);

export const addAbilities = (own: AbilityList, gained: readonly Ability[]): AbilityList =>
  own === NO_ABILITIES ? compileAbilities(gained) : addersTo(own)(gained);

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

const removersFrom = memoizeByObject((own: AbilityList) =>
  memoizeByObject((lost: readonly KeywordAbility['keyword'][]) =>
    compileAbilities(
      unexpandedAbilities(own).filter(
        (ability) => ability.kind !== 'keyword' || !lost.includes(ability.keyword),
      ),
    ),
  ),
);

/** Removes keywords and the abilities that they expand to. */
export const removeKeywords = (own: AbilityList, lost: readonly KeywordAbility['keyword'][]): AbilityList =>
  removersFrom(own)(lost);

/** The abilities without those that come from expanded keywords. */
function unexpandedAbilities(own: AbilityList): Ability[] {
  const expansions = own.keywordAbilities.flatMap(expandKeyword);
  return own.all.filter(
    (ability) => ability.kind === 'keyword' || !expansions.some((one) => deepEqual(one, ability)),
  );
}
