/** Card definitions and sets of cards, as plain JSON. */
import { type ObjectOf, type Schema, schema } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import {
  checkCardId,
  checkFormat,
  checkLevels,
  checkNeeds,
  checkSetId,
  checkSpellKeywords,
  checkTokenCost,
  inCard,
} from '../lint/card-checks.ts';
import { ability, keywords } from './abilities.ts';
import { checkedBy, inEveryLanguage, onlyTrue, shortText, byTag, text, withCheck } from './builders.ts';
import { effects, token } from './effects.ts';
import { characterClass, elementName, equipmentSlot, placement, rarity } from './enumerations.ts';
import { cardCosts, type CardId, condition, filter, targets } from './expressions.ts';

const { integer, list, object, oneOf, optional, record } = schema;

const abilities = list(ability, 6);

const commonFields = {
  id: checkedBy<CardId>(checkCardId),
  name: inEveryLanguage(text(60)),
  rarity,
  cost: integer(0, 10),
  element: optional(elementName),
  class: optional(characterClass),
  tags: optional(list(shortText, 5, 1)),
  flavour: optional(inEveryLanguage(text(200))),
  image: optional(text(200)),
  /** Created by effects only, in no deck; ceases to exist when it leaves play or the hand. */
  token: optional(onlyTrue),
  /** Alternative cost, paid instead of the energy cost. */
  instead: optional(cardCosts),
  /** Condition for playing the card. */
  if: optional(condition),
  /** Abilities that the effects of this card can give to other cards, by name. */
  extras: optional(record(ability, 20, 60)),
};

const characterFields = {
  ...commonFields,
  type: oneOf('character'),
  attack: integer(0, 10),
  defence: integer(0, 10),
  health: integer(1, 15),
  /** Default by class: mages and clerics stand in the second line, all other characters in either. */
  placement: optional(placement),
  keywords: optional(keywords),
  abilities: optional(abilities),
};
export interface CharacterCard extends ObjectOf<typeof characterFields> {}

const levelFields = {
  /** Energy for the upgrade to this level; 0 for the first level, which is paid with the card's cost. */
  cost: integer(0, 10),
  points: integer(1, 20),
  keywords: optional(keywords),
  abilities,
};
export interface StructureLevel extends ObjectOf<typeof levelFields> {}
const level: Schema<StructureLevel> = object(levelFields);

const structureFields = {
  ...commonFields,
  type: oneOf('structure'),
  levels: withCheck(schema.tuple(level, level, level), checkLevels),
  /** A special deck of 5 to 10 token cards: from the second turn on its player may take one at each start of turn. */
  deck: optional(list(token, 10, 5)),
};
export interface StructureCard extends ObjectOf<typeof structureFields> {}

const spellFields = {
  ...commonFields,
  type: oneOf('spell'),
  speed: oneOf('normal', 'response'),
  costs: optional(cardCosts),
  keywords: optional(withCheck(keywords, checkSpellKeywords)),
  targets: optional(targets),
  effects,
};
export interface SpellCard extends ObjectOf<typeof spellFields> {}

const equipmentFields = {
  ...commonFields,
  type: oneOf('equipment'),
  slot: equipmentSlot,
  /** Filter that the bearer must match when it is equipped. */
  requires: optional(filter),
  attack: optional(integer(-10, 10)),
  defence: optional(integer(-10, 10)),
  health: optional(integer(-10, 15)),
  /** Given to the bearer. */
  keywords: optional(keywords),
  abilities: optional(abilities),
};
export interface EquipmentCard extends ObjectOf<typeof equipmentFields> {}

export type CardDefinition = CharacterCard | StructureCard | SpellCard | EquipmentCard;
const card: Schema<CardDefinition> = inCard(
  byTag('type', {
    character: withCheck(object(characterFields), checkTokenCost),
    structure: withCheck(object(structureFields), checkTokenCost),
    spell: withCheck(object(spellFields), checkTokenCost),
    equipment: withCheck(object(equipmentFields), checkTokenCost),
  }),
);

const nounFields = {
  one: shortText,
  many: shortText,
  /** Grammatical gender in languages that have it; default 'm'. */
  gender: optional(oneOf('m', 'f')),
};
/** A noun that a set defines, as card texts need it. */
export interface Noun extends ObjectOf<typeof nounFields> {}
export const nouns: Schema<ByLanguage<Noun>> = inEveryLanguage(object(nounFields));

const setFields = {
  /** Version of the file format. */
  format: checkedBy<1>(checkFormat),
  id: checkedBy<string>(checkSetId),
  version: integer(1, 1_000_000),
  name: inEveryLanguage(text(60)),
  /** The nouns for its tags, its counters and the names under which its cards remember something. */
  words: optional(record(nouns, 500, 60)),
  /** The plug-ins that its cards need, with their versions. */
  needs: optional(withCheck(record(integer(1, 1_000_000), 50, 60), checkNeeds)),
  cards: list(card, 2000, 1),
};
/** A set of cards as a file contains it. */
export interface CardSet extends ObjectOf<typeof setFields> {}
/** Its checks need a LintContext: `lintSet` validates sets. */
export const cardSet: Schema<CardSet> = object(setFields);
