/** How an ability refers to players, objects, amounts, conditions and targets. */
import { type Infer, type ObjectOf, type Schema, schema } from '@ludoteca/kernel';
import {
  colourList,
  MANA_COST,
  NAME,
  NAMES,
  NUMBER,
  PLAIN_KEYWORD,
  SLOT,
  supertypeList,
  TRUE,
  TURN_STEPS,
  typeList,
  ZONE,
} from './basic-schemas.ts';
import { COLOURS } from './game-terms.ts';

const { flag, lazy, list, object, oneOf, optional, union, variantsByField } = schema;

const FILTER: Schema<ObjectFilter> = lazy(() => filterSchema);
const AMOUNT: Schema<Amount> = lazy(() => amountSchema);
const CONDITION: Schema<Condition> = lazy(() => conditionSchema);

const OBJECT_WORDS = [
  /** The source of the ability. */
  'this',
  /** The object of the trigger event: the one that entered, died, attacked, dealt damage or was cast. */
  'it',
  /** The second object of the trigger event: the one that was damaged or blocked, or that blocks or targets `it`. */
  'other',
  /** The permanent that the source is attached to: "enchanted creature", "equipped creature". */
  'host',
  /** The objects that the preceding effect created, moved, chose or revealed: "that card", "those tokens". */
  'made',
  /** The objects that were sacrificed or otherwise chosen to pay the cost. */
  'paid',
  /** 607.2a: the cards that another ability of the source has exiled: "the exiled card". */
  'linked',
  /** In the mana value of a filter: the object that is matched. */
  'candidate',
] as const;
const target = object({ target: SLOT });
const every = object({ every: FILTER });
const OBJECTS: Schema<ObjectReferences> = lazy(() => list(objectSchema, 5));
const objectsFields = { objects: OBJECTS };
interface ObjectReferences extends ReadonlyArray<ObjectReference> {}
/** All objects of several references, which an effect affects at the same time. */
interface SeveralObjects extends ObjectOf<typeof objectsFields> {}
const several = object(objectsFields);
/** One or more objects. Targets are numbered from 0 in the order of the word "target" in the text of the spell, ability or mode. */
export type ObjectReference =
  | (typeof OBJECT_WORDS)[number]
  | Infer<typeof target>
  | Infer<typeof every>
  | SeveralObjects;
export const objectSchema: Schema<ObjectReference> = variantsByField(OBJECT_WORDS, {
  target,
  every,
  objects: several,
});

const PLAYER_WORDS = [
  'you',
  'opponent',
  'each',
  /** The player of the trigger event, or the one chosen by the preceding effect. */
  'that player',
  'active',
  /** The defending player (508.5). */
  'defender',
] as const;
const controller = object({ controller: objectSchema });
const owner = object({ owner: objectSchema });
/** A player or players. In a two-player game `opponent` also stands for each opponent. */
export type PlayerReference =
  | (typeof PLAYER_WORDS)[number]
  | Infer<typeof target>
  | Infer<typeof controller>
  | Infer<typeof owner>;
export const playerSchema: Schema<PlayerReference> = variantsByField(PLAYER_WORDS, {
  target,
  controller,
  owner,
});

/** An object or a player. */
/** The player or planeswalker that `it` attacks. */
const ATTACKED = 'attacked';
export type Recipient = ObjectReference | PlayerReference | typeof ATTACKED;
export const recipientSchema: Schema<Recipient> = variantsByField(
  [...OBJECT_WORDS, ...PLAYER_WORDS, ATTACKED],
  { target, every, objects: several, controller, owner },
);

const rangeFields = { min: optional(AMOUNT), max: optional(AMOUNT) };
export interface AmountRange extends Readonly<ObjectOf<typeof rangeFields>> {}
const RANGE: Schema<AmountRange> = object(rangeFields);

const filterFields = {
  /** Several zones: any of them. */
  zone: optional(union(ZONE, list(ZONE, 6))),
  /** Any of them. */
  types: optional(typeList()),
  /** All of them, for example artifact creature. */
  allTypes: optional(typeList()),
  notTypes: optional(typeList()),
  supertypes: optional(supertypeList()),
  notSupertypes: optional(supertypeList()),
  /** Any of them. */
  subtypes: optional(NAMES),
  notSubtypes: optional(NAMES),
  /** Any of them. */
  colours: optional(colourList()),
  notColours: optional(colourList()),
  colourCount: optional(RANGE),
  /** For permanents and objects on the stack. */
  controller: optional(playerSchema),
  /** For cards in other zones: the owner of the zone. */
  owner: optional(playerSchema),
  tapped: optional(flag),
  attacking: optional(flag),
  blocking: optional(flag),
  blocked: optional(flag),
  /** It blocks that object. */
  blocks: optional(objectSchema),
  keyword: optional(PLAIN_KEYWORD),
  notKeyword: optional(PLAIN_KEYWORD),
  power: optional(RANGE),
  toughness: optional(RANGE),
  manaValue: optional(RANGE),
  /** One of these mana costs (202.1). */
  manaCost: optional(list(MANA_COST, 6)),
  /** The sum of power and toughness. */
  powerAndToughness: optional(RANGE),
  counters: optional(object({ kind: optional(NAME), count: optional(RANGE) })),
  token: optional(flag),
  name: optional(NAME),
  /** It has the same name as the referenced object. */
  sameName: optional(objectSchema),
  /** It has the creature type or colour that was chosen as the source entered. */
  chosen: optional(oneOf('creature type', 'colour')),
  /** Not the source of the ability. */
  other: optional(TRUE),
  /** It is the referenced object. */
  is: optional(objectSchema),
  attached: optional(flag),
  /** 702.95: it is paired with another creature. */
  paired: optional(flag),
  /** It is paired with the referenced object. */
  pairedWith: optional(objectSchema),
  /** A matching permanent is attached to it. */
  attachment: optional(FILTER),
  /** It is a card with such faces. */
  layout: optional(oneOf('adventure')),
  /** It attacks this player. */
  attacks: optional(playerSchema),
  attachedTo: optional(objectSchema),
  /** It was dealt damage this turn, by the referenced object if there is one. */
  damagedThisTurn: optional(union(TRUE, objectSchema)),
  /** It dealt damage to this player this turn. */
  damagedPlayer: optional(playerSchema),
  enteredThisTurn: optional(TRUE),
  attackedThisTurn: optional(TRUE),
  /** It came under its controller's control since the beginning of that player's last upkeep. */
  newSinceUpkeep: optional(TRUE),
  /** The spell was kicked. */
  kicked: optional(TRUE),
  /** 103.6a: it may begin the game on the battlefield. */
  openingHand: optional(TRUE),
  /** On the stack: only spells, or only abilities. Default: both. */
  stack: optional(oneOf('spell', 'ability')),
  /** On the stack: the referenced object is one of its targets. */
  aimsAt: optional(objectSchema),
  /** On the stack: the referenced player is one of its targets. */
  aimsAtPlayer: optional(playerSchema),
  any: optional(list(FILTER, 12)),
  not: optional(FILTER),
};
/** A description of objects; all given fields must match. Default zone: the battlefield. */
export interface ObjectFilter extends Readonly<ObjectOf<typeof filterFields>> {}
export const filterSchema: Schema<ObjectFilter> = object(filterFields);

export const TURN_FACTS = [
  'spells cast',
  'creatures died',
  'creatures attacked',
  'cards drawn',
  'life gained',
  'life lost',
  'lands entered',
  'damage dealt to',
  /** Permanents that left the battlefield under the player's control. */
  'permanents left',
  /** Creature spells of the player that a spell or ability of an opponent countered. */
  'creature spells countered',
  /** 700.11: permanent cards put into the player's graveyard from anywhere. */
  'permanent cards buried',
  /** 305.1: lands the player has played, not those that an effect has put onto the battlefield. */
  'lands played',
] as const;
export type TurnFact = (typeof TURN_FACTS)[number];
/** The facts that every match counts; the others are counted if a card of the match reads them. */
export const COMMON_FACT_COUNT = 8;

const AMOUNT_WORDS = [
  /** The value chosen for X in the cost. */
  'X',
  /** The amount of the trigger event or of the preceding effect: damage dealt, life gained. */
  'that much',
  /** The number of objects of the preceding effect: cards discarded, creatures sacrificed. */
  'that many',
] as const;
const STAT = oneOf('power', 'toughness', 'manaValue');
const plainAmounts = {
  count: object({ count: FILTER }),
  power: object({ power: objectSchema }),
  toughness: object({ toughness: objectSchema }),
  manaValue: object({ manaValue: objectSchema }),
  counters: object({ counters: NAME, on: objectSchema }),
  life: object({ life: playerSchema }),
  poison: object({ poison: playerSchema }),
  energy: object({ energy: playerSchema }),
  hand: object({ hand: playerSchema }),
  library: object({ library: playerSchema }),
  /** The number of targets or modes chosen beyond the first. */
  beyondFirst: object({ beyondFirst: oneOf('targets', 'modes') }),
  /** The number of players. */
  players: object({ players: playerSchema }),
  /** The greatest power, toughness or mana value among the matching objects; 0 if there is none. */
  greatest: object({ greatest: STAT, among: FILTER }),
  total: object({ total: STAT, among: FILTER }),
  /** 700.5 */
  devotion: object({ devotion: colourList() }),
  /** The number of different card types among the matching objects. */
  cardTypes: object({ cardTypes: FILTER }),
  /** 700.8: the greatest number of creatures in the player's party. */
  party: object({ party: playerSchema }),
  /** The number of different names among the matching objects. */
  names: object({ names: FILTER }),
  /** The number of different basic land types among the player's lands. */
  domain: object({ domain: playerSchema }),
  /** The mana spent to cast the source: all of it, of one colour, the most of any one colour, or the number of colours (106.10). */
  spent: object({ spent: oneOf('all', 'colours', 'one colour', ...COLOURS) }),
  /** The greatest number of spells that one player cast in the previous turn. */
  spellsLastTurn: object({ spellsLastTurn: TRUE }),
  /** How often it has happened this turn. */
  thisTurn: object({ thisTurn: oneOf(...TURN_FACTS), who: playerSchema }),
};
const sumFields = { plus: list(AMOUNT, 6) };
interface Sum extends ObjectOf<typeof sumFields> {}
const productFields = { times: AMOUNT, by: NUMBER };
interface Product extends ObjectOf<typeof productFields> {}
const halfFields = { half: AMOUNT, round: oneOf('up', 'down') };
interface Half extends ObjectOf<typeof halfFields> {}
/** 601.2d: an amount divided evenly among targets, rounded down. */
const evenFields = { evenly: AMOUNT, among: SLOT };
interface EvenShare extends ObjectOf<typeof evenFields> {}
const alternativeFields = { when: CONDITION, value: AMOUNT, otherwise: AMOUNT };
interface AlternativeAmounts extends ObjectOf<typeof alternativeFields> {}

export type Amount =
  | number
  | (typeof AMOUNT_WORDS)[number]
  | Infer<(typeof plainAmounts)[keyof typeof plainAmounts]>
  | Sum
  | Product
  | Half
  | EvenShare
  | AlternativeAmounts;
export const amountSchema: Schema<Amount> = union(
  NUMBER,
  variantsByField(AMOUNT_WORDS, {
    ...plainAmounts,
    plus: object(sumFields),
    times: object(productFields),
    half: object(halfFields),
    evenly: object(evenFields),
    when: object(alternativeFields),
  }),
);

const CONDITION_WORDS = [
  /** The spell, or the spell that became the source permanent, was kicked. */
  'kicked',
  /** The preceding effect was performed: "if you do". */
  'done',
  /** The permanent was cast for its evoke cost. */
  'evoked',
  /** The permanent was cast for its escape cost. */
  'escaped',
] as const;
const plainConditions = {
  compare: object({ compare: AMOUNT, ...rangeFields }),
  /** Whether the object matches. For an object that is gone, last known information is used. */
  what: object({ what: objectSchema, matches: FILTER }),
  turn: object({ turn: playerSchema }),
  /** The spell, or the spell that became the permanent, was cast for this alternative cost. */
  way: object({ way: NAME }),
  /** The spell, or the spell that became the permanent, was cast from this zone. */
  castFrom: object({ castFrom: ZONE }),
  /** It is one of these steps. */
  during: object({ during: TURN_STEPS }),
  /** The spell targets a matching object. */
  aims: object({ aims: FILTER }),
  /** Whether the top card of the player's library matches. */
  top: object({ top: playerSchema, matches: FILTER }),
};
const allFields = { all: list(CONDITION, 12) };
interface AllConditions extends ObjectOf<typeof allFields> {}
const eitherFields = { either: list(CONDITION, 12) };
interface AnyCondition extends ObjectOf<typeof eitherFields> {}
const notFields = { not: CONDITION };
interface NegatedCondition extends ObjectOf<typeof notFields> {}

export type Condition =
  | (typeof CONDITION_WORDS)[number]
  | Infer<(typeof plainConditions)[keyof typeof plainConditions]>
  | AllConditions
  | AnyCondition
  | NegatedCondition;
export const conditionSchema: Schema<Condition> = variantsByField(CONDITION_WORDS, {
  ...plainConditions,
  all: object(allFields),
  either: object(eitherFields),
  not: object(notFields),
});

const targetFields = {
  /** The objects that may be chosen. Absent: only players. */
  what: optional(filterSchema),
  /** The players that may be chosen. */
  who: optional(oneOf('any', 'opponent', 'you')),
  /** Default: exactly one. */
  min: optional(amountSchema),
  max: optional(amountSchema),
  /** The number of another target that must be different ("another target creature"). */
  not: optional(SLOT),
};
/** 115: one use of the word "target". */
export interface TargetSpec extends Readonly<ObjectOf<typeof targetFields>> {}
export const targetSchema: Schema<TargetSpec> = object(targetFields);

/** 115.4: creature, planeswalker, battle or player. */
export const ANY_TARGET: TargetSpec = { what: { types: ['creature', 'planeswalker', 'battle'] }, who: 'any' };

/** The source of the ability, or matching objects. */
export const thisOrFilter = union(oneOf('this'), filterSchema);
