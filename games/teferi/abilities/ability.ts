/** Card definitions and the parts that contain each other: abilities (CR 113.3), continuous changes (CR 611, 613) and composed effects. */
import { type Fields, type ObjectOf, type Schema, schema, type TaggedOf } from '@ludoteca/kernel';
import {
  colourList,
  MANA_COST,
  NAME,
  NAMES,
  supertypeList,
  TRUE,
  TURN_STEPS,
  typeList,
  ZONE,
} from './basic-schemas.ts';
import { gameRuleSchema, objectRuleSchema } from './continuous-rules.ts';
import {
  type AdditionalCost,
  additionalCostSchema,
  type AlternativeCost,
  alternativeCostSchema,
  costsSchema,
  paymentSchema,
} from './costs.ts';
import { durationSchema, enterSchema, plainEffects } from './effects.ts';
import { type KeywordAbility, keywordNameSchema, keywordSchema } from './keyword-schema.ts';
import {
  amountSchema,
  conditionSchema,
  objectSchema,
  playerSchema,
  targetSchema,
  type TargetSpec,
} from './references.ts';
import { type ReplacementAbility, replacementSchema } from './replacements.ts';
import { triggerSchema } from './triggers.ts';

const { integer, lazy, list, object, oneOf, optional, tagged, text, union, variants, variantsByField } =
  schema;

interface Abilities extends ReadonlyArray<Ability> {}
const ABILITIES: Schema<Abilities> = lazy(() => list(abilitySchema, 12));
interface Effects extends ReadonlyArray<AbilityEffect> {}
const EFFECTS: Schema<Effects> = lazy(() => effectsSchema);
const CARD: Schema<CardDefinition> = lazy(() => cardSchema);
const TARGETS: Schema<readonly TargetSpec[]> = list(targetSchema, 10);

const changeKinds = {
  /** Layer 2: the controller of the source gains control. */
  control: {},
  /** Layer 4. `set` replaces all card types, or the subtypes of the same kind; `add` adds. */
  types: {
    how: oneOf('set', 'add', 'remove'),
    types: optional(typeList()),
    subtypes: optional(union(oneOf('every creature type'), NAMES)),
    supertypes: optional(supertypeList()),
  },
  /** Layer 5. An empty `set` makes the object colourless. */
  colours: { how: oneOf('set', 'add'), colours: colourList() },
  /** Layer 6 */
  gain: { abilities: ABILITIES },
  lose: { keywords: union(oneOf('all'), list(keywordNameSchema, 60)) },
  /** Layer 7b */
  base: { power: optional(amountSchema), toughness: optional(amountSchema) },
  /** Layer 7c */
  add: { power: amountSchema, toughness: amountSchema },
  /** Layer 7d */
  switch: {},
  rule: { rule: objectRuleSchema },
  /** A rule for players and spells while the effect lasts. */
  game: { rule: gameRuleSchema },
};
/** 613.1: layers 2 and 4 to 7, and changes of rules outside the layers (613.11). They come from static abilities or from resolved spells and abilities. */
export type ContinuousChange = TaggedOf<'change', typeof changeKinds>;
const changeSchema: Schema<ContinuousChange> = tagged('change', changeKinds);
const changes = list(changeSchema, 12);

const instructionFields = { targets: optional(TARGETS), effects: EFFECTS };
/** The targets and effects of a spell, an ability or a mode. */
export interface Instructions extends ObjectOf<typeof instructionFields> {}
const instructionsSchema: Schema<Instructions> = object(instructionFields);

const modalFields = {
  modes: list(instructionsSchema, 12),
  min: integer(0, 12),
  max: integer(1, 12),
  repeat: optional(TRUE),
  /** So many may be chosen if the condition holds as the spell is cast. */
  more: optional(object({ if: conditionSchema, max: integer(1, 12) })),
};
/** 700.2: `min` to `max` of the modes are chosen; with `repeat` a mode may be chosen more than once. */
export interface ModalInstructions extends ObjectOf<typeof modalFields> {}

const effectKinds = {
  ...plainEffects,
  create: {
    token: CARD,
    /** The value of X for a token that is an X/X. */
    size: optional(amountSchema),
    count: amountSchema,
    who: optional(playerSchema),
    entering: optional(enterSchema),
  },
  /** 707.9: with `except`, what is different about the copy. */
  'create copy': {
    of: objectSchema,
    count: amountSchema,
    entering: optional(enterSchema),
    except: optional(changes),
  },
  /** 611.2: the set of affected objects is fixed when the effect begins (611.2c). */
  change: { what: objectSchema, changes, until: durationSchema },
  /** "You may …", "… may pay … . If they do, …". */
  may: {
    who: playerSchema,
    payment: optional(paymentSchema),
    effects: EFFECTS,
    otherwise: optional(EFFECTS),
  },
  /** "… unless … pays …". */
  unless: { payment: paymentSchema, effects: EFFECTS },
  if: { condition: conditionSchema, effects: EFFECTS, otherwise: optional(EFFECTS) },
  /** "… of the color of your choice": one list of effects per colour, in the order of `COLOURS`. */
  'by colour': { each: list(EFFECTS, 5) },
  /** 608.2d: the player chooses one of these as the effect happens; `label` is its part of the text. */
  'choose effect': {
    who: playerSchema,
    options: list(object({ label: NAME, effects: EFFECTS }), 12),
  },
  repeat: { times: amountSchema, effects: EFFECTS },
  /** The effects happen for each player in turn order, who is then `that player`. */
  'each player': { who: playerSchema, effects: EFFECTS },
  /** 114.1: the player gets an emblem with these static and triggered abilities, which lasts for the rest of the game. */
  emblem: { who: playerSchema, abilities: ABILITIES },
  /** 603.12: a reflexive triggered ability. */
  reflex: instructionFields,
  /** 603.7: a delayed triggered ability. `it` is the first object of `about`. */
  later: {
    when: triggerSchema,
    about: optional(objectSchema),
    effects: EFFECTS,
    once: optional(oneOf(false)),
    thisTurn: optional(TRUE),
  },
};
export type AbilityEffect = TaggedOf<'do', typeof effectKinds>;
const effectSchema: Schema<AbilityEffect> = tagged('do', effectKinds);
const effectsSchema = list(effectSchema, 30);

/** 601.2d: an effect whose amount is divided among targets as it is announced. */
export const isDividedEffect = (
  effect: AbilityEffect,
): effect is Extract<AbilityEffect, { do: 'divided damage' | 'divided counters' }> =>
  effect.do === 'divided damage' || effect.do === 'divided counters';

/** An ability with modes to choose from, or with effects: every ability has a kind. */
const withInstructions = <const F extends Fields>(fields: F) =>
  variantsByField([], {
    modes: object({ ...fields, ...modalFields }),
    kind: object({ ...fields, ...instructionFields }),
  });

const spellFields = {
  kind: oneOf('spell'),
  /** 702.96a: the instructions of the spell if it was cast for its overload cost. */
  overloaded: optional(instructionsSchema),
};
/** 113.3a: the instructions of an instant or sorcery. A card has at most one. */
export type SpellAbility = ObjectOf<typeof spellFields> & (Instructions | ModalInstructions);

const activatedFields = {
  kind: oneOf('activated'),
  cost: costsSchema,
  /** The zone in which it functions. Default: the battlefield. */
  zone: optional(ZONE),
  timing: optional(
    variantsByField(['sorcery', 'your turn'], {
      during: object({ during: TURN_STEPS, whose: optional(oneOf('you', 'opponent')) }),
    }),
  ),
  perTurn: optional(integer(1, 100)),
  /** 702.177a: only once, as long as it is the same permanent. */
  once: optional(TRUE),
  condition: optional(conditionSchema),
  who: optional(oneOf('any player', 'opponent')),
  /** 116.2: a special action, which does not use the stack. */
  special: optional(TRUE),
};
/** 602. A mana ability (605.1a) is one that adds mana and has no target; it is not marked, `isManaAbility` detects it. */
export type ActivatedAbility = ObjectOf<typeof activatedFields> & (Instructions | ModalInstructions);

const triggeredFields = {
  kind: oneOf('triggered'),
  when: triggerSchema,
  /** 603.4: the intervening "if" clause. */
  if: optional(conditionSchema),
  zone: optional(ZONE),
  perTurn: optional(integer(1, 100)),
};
/** 603 */
export type TriggeredAbility = ObjectOf<typeof triggeredFields> & (Instructions | ModalInstructions);

const staticFields = {
  kind: oneOf('static'),
  affects: objectSchema,
  changes,
  /** "As long as …" */
  while: optional(conditionSchema),
};
/** 604: a static ability that changes objects. */
export interface StaticAbility extends ObjectOf<typeof staticFields> {}

const ruleFields = { kind: oneOf('rule'), rule: gameRuleSchema, while: optional(conditionSchema) };
/** 604: a static ability that changes the rules for players and the game. */
export interface GameRuleAbility extends ObjectOf<typeof ruleFields> {}

const definingFields = {
  kind: oneOf('defining'),
  power: optional(amountSchema),
  toughness: optional(amountSchema),
};
/** 604.3: defines a power or toughness printed as `*`. It functions in all zones and is applied in layer 7a. */
export interface CharacteristicDefiningAbility extends ObjectOf<typeof definingFields> {}

const exceptionFields = { kind: oneOf('copy exceptions'), changes };
/** 707.9: what is different about the copy as which the permanent enters. */
export interface CopyExceptions extends ObjectOf<typeof exceptionFields> {}

export type Ability =
  | KeywordAbility
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | GameRuleAbility
  | CharacteristicDefiningAbility
  | ReplacementAbility
  | AdditionalCost
  | AlternativeCost
  | CopyExceptions;
const abilityKinds: { readonly [K in Ability['kind']]: Schema<Extract<Ability, { kind: K }>> } = {
  keyword: keywordSchema,
  spell: withInstructions(spellFields),
  activated: withInstructions(activatedFields),
  triggered: withInstructions(triggeredFields),
  static: object(staticFields),
  rule: object(ruleFields),
  defining: object(definingFields),
  replacement: replacementSchema,
  'additional cost': additionalCostSchema,
  'alternative cost': alternativeCostSchema,
  'copy exceptions': object(exceptionFields),
};
const abilitySchema: Schema<Ability> = variants('kind', abilityKinds);

export const FACE_LAYOUTS = [
  /** 715: the other face is an Adventure. */
  'adventure',
  /** 720: the other face is an Omen. */
  'omen',
  /** 712.3: either face can be played. */
  'modal',
  /** 712.2: the permanent can transform. */
  'transform',
  /** 709: the card has the characteristics of both halves, and one of them is cast. */
  'split',
  /** 702.127: the second half is cast from the graveyard. */
  'aftermath',
] as const;
export type FaceLayout = (typeof FACE_LAYOUTS)[number];
interface OtherFaces {
  readonly layout: FaceLayout;
  readonly cards: readonly CardDefinition[];
}

const FACES: Schema<OtherFaces> = object({ layout: oneOf(...FACE_LAYOUTS), cards: list(CARD, 2) });

const cardFields = {
  /** Unique in a match. */
  name: NAME,
  types: typeList(6),
  /** The printed text for people, one line per ability. */
  text: text(4000),
  abilities: list(abilitySchema, 40),
  /** Without a mana cost the card cannot be cast (118.6). */
  cost: optional(MANA_COST),
  supertypes: optional(supertypeList(4)),
  subtypes: optional(list(NAME, 20)),
  /** 204: the colour indicator, or the colours of a token. Default: the colours of the cost. */
  colours: optional(colourList(5)),
  /** 0 where a characteristic-defining ability sets it. */
  power: optional(integer(-100, 1000)),
  toughness: optional(integer(-100, 1000)),
  loyalty: optional(integer(0, 100)),
  /** 111. Two different tokens may share a name; the flag and the definition distinguish them in `State.cards`. */
  token: optional(TRUE),
  /** The other faces; of a split card both halves. */
  faces: optional(FACES),
};
/** A card or token as printed. */
export interface CardDefinition extends ObjectOf<typeof cardFields> {}
export const cardSchema: Schema<CardDefinition> = object(cardFields);
