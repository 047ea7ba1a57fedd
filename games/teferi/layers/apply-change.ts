/** Applies one continuous change to the characteristics of one object (CR 613). */
import { BASIC_LANDS, type ContinuousChange } from '../abilities/index.ts';
import type { BoardState, AbilityScope } from './board-state.ts';
import {
  type AbilityList,
  compileAbilities,
  basicLandAbility,
  basicLandTypesIn,
  type Characteristics,
} from './compiled-cards.ts';
import { NO_ABILITIES, addAbilities, removeKeywords } from './ability-lists.ts';
import { colourBits, EVERY_CREATURE_TYPE, LAND, supertypeBits, typeBits } from './bit-masks.ts';

/** Characteristics while the layers are applied. */
export type CharacteristicsDraft = { -readonly [K in keyof Characteristics]: Characteristics[K] } & {
  /** It lost all abilities in layer 6, or its text by becoming a basic land type in layer 4 (305.7). */
  lostAbilities: boolean;
};

/** 613.1: layer 4 types, 5 colours, 6 abilities, 7 to 9 for 7b, 7c and 7d, 10 for rules outside the layers. */
export const LAYERS = [4, 5, 6, 7, 8, 9, 10] as const;

export function layerOf({ change }: ContinuousChange): number {
  switch (change) {
    case 'control':
      return 2;
    case 'types':
      return 4;
    case 'colours':
      return 5;
    case 'gain':
    case 'lose':
      return 6;
    case 'base':
      return 7;
    case 'add':
      return 8;
    case 'switch':
      return 9;
    case 'rule':
    case 'game':
      return 10;
  }
}

export function applyChange(
  board: BoardState,
  draft: CharacteristicsDraft,
  change: ContinuousChange,
  scope: AbilityScope,
): void {
  switch (change.change) {
    case 'types':
      return changeTypes(draft, change);
    case 'colours':
      draft.colours = colourBits(change.colours) | (change.how === 'add' ? draft.colours : 0);
      return;
    case 'gain':
      draft.abilities = addAbilities(draft.abilities, change.abilities);
      draft.keywords |= draft.abilities.keywords;
      return;
    case 'lose':
      return loseAbilities(draft, change.keywords);
    case 'base':
      if (change.power !== undefined) draft.power = board.evaluate(change.power, scope);
      if (change.toughness !== undefined) draft.toughness = board.evaluate(change.toughness, scope);
      return;
    case 'add':
      draft.power += board.evaluate(change.power, scope);
      draft.toughness += board.evaluate(change.toughness, scope);
      return;
    case 'switch':
      [draft.power, draft.toughness] = [draft.toughness, draft.power];
      return;
    case 'rule':
      draft.objectRules = [...draft.objectRules, change.rule];
      return;
    case 'control':
    case 'game':
      return;
  }
}

function loseAbilities(
  draft: CharacteristicsDraft,
  lost: Extract<ContinuousChange, { change: 'lose' }>['keywords'],
): void {
  if (lost === 'all') {
    draft.abilities = NO_ABILITIES;
    draft.keywords = 0;
    draft.lostAbilities = true;
    return;
  }
  draft.abilities = removeKeywords(draft.abilities, lost);
  draft.keywords = draft.abilities.keywords;
}

const NOT_CREATURE_SUBTYPES = new Set(
  (
    'Aura Background Blood Bobblehead Cartouche Case Class Clue Contraption Curse Equipment Food Fortification ' +
    'Gold Incubator Junk Lander Map Powerstone Role Room Rune Saga Shard Shrine Spacecraft Stone Treasure Vehicle'
  ).split(' '),
);
const LAND_SUBTYPES = new Set([
  ...Object.keys(BASIC_LANDS),
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Town',
  "Urza's",
]);
const isOtherSubtype = (one: string): boolean => LAND_SUBTYPES.has(one) || NOT_CREATURE_SUBTYPES.has(one);
const landAbilities = new Map<string, AbilityList>();

function changeTypes(
  draft: CharacteristicsDraft,
  change: Extract<ContinuousChange, { change: 'types' }>,
): void {
  const { how, types, subtypes, supertypes } = change;
  const given = subtypes === undefined || subtypes === 'every creature type' ? [] : subtypes;
  if (subtypes === 'every creature type') draft.types |= EVERY_CREATURE_TYPE;
  if (how === 'remove') {
    draft.types &= ~typeBits(types);
    draft.supers &= ~supertypeBits(supertypes);
    // 205.1b: a permanent that is no creature has no creature types.
    const isCreature = types?.includes('creature') !== true;
    draft.subtypes = draft.subtypes.filter(
      (one) => !given.includes(one) && (isCreature || isOtherSubtype(one)),
    );
    if (!isCreature) draft.types &= ~EVERY_CREATURE_TYPE;
    return;
  }
  const wasLand = (draft.types & LAND) !== 0;
  draft.supers |= supertypeBits(supertypes);
  if (types !== undefined) draft.types = how === 'set' ? typeBits(types) : draft.types | typeBits(types);
  if (given.length === 0 && !(how === 'set' && types !== undefined)) return;
  if (how === 'set' && basicLandTypesIn(given).length === 0) draft.types &= ~EVERY_CREATURE_TYPE;
  draft.subtypes =
    how === 'add'
      ? [...new Set([...draft.subtypes, ...given])]
      : replacedSubtypes(draft, types !== undefined, given);
  const basics = basicLandTypesIn(given);
  if (!wasLand || basics.length === 0) return;
  // 305.7: a land set to a basic type loses its text, one that gains a type keeps it; both have the mana ability of the type.
  const key = basics.join();
  const found = landAbilities.get(key) ?? compileAbilities(basics.map(basicLandAbility));
  landAbilities.set(key, found);
  draft.abilities = how === 'set' ? found : addAbilities(draft.abilities, found.all);
  draft.keywords = draft.abilities.keywords;
  draft.lostAbilities ||= how === 'set';
}

/** 205.1a: new subtypes replace those of the same kind. */
function replacedSubtypes(
  draft: CharacteristicsDraft,
  newTypes: boolean,
  given: readonly string[],
): readonly string[] {
  if (newTypes) return given;
  const lands = basicLandTypesIn(given).length > 0;
  const stays = (one: string): boolean => (lands ? !LAND_SUBTYPES.has(one) : isOtherSubtype(one));
  return [...draft.subtypes.filter(stays), ...given];
}
