/** The enumerations of card definitions: card types, classes, elements, lines, states, keywords, trigger events. */
import { type Infer, type Schema, schema } from '@ludoteca/kernel';
import { checkWordOrPart } from '../lint/expression-checks.ts';
import { checkedBy } from './builders.ts';

/** A part of a plug-in: `plug-in:name`. */
export type CustomName = `${string}:${string}`;

export const CARD_TYPES = ['character', 'structure', 'spell', 'equipment'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const cardType: Schema<CardType> = schema.oneOf(...CARD_TYPES);

export const CLASSES = ['warrior', 'mage', 'ranger', 'cleric'] as const;
export type BuiltInClass = (typeof CLASSES)[number];
export type CharacterClass = BuiltInClass | CustomName;
export const characterClass = checkedBy<CharacterClass>(checkWordOrPart(CLASSES, 'classes'));

export const ELEMENTS = ['fire', 'water', 'earth', 'air', 'light', 'shadow'] as const;
export type BuiltInElement = (typeof ELEMENTS)[number];
export type ElementName = BuiltInElement | CustomName;
export const elementName = checkedBy<ElementName>(checkWordOrPart(ELEMENTS, 'elements'));
/** An element of a filter: 'neutral' matches cards without one. */
export const filteredElement = checkedBy<ElementName | 'neutral'>(
  checkWordOrPart([...ELEMENTS, 'neutral'], 'elements'),
);

export const RARITIES = ['common', 'uncommon', 'rare', 'ultra-rare', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];
export const rarity: Schema<Rarity> = schema.oneOf(...RARITIES);

export const LINES = ['front', 'back'] as const;
export type BattleLine = (typeof LINES)[number];
export const battleLine: Schema<BattleLine> = schema.oneOf(...LINES);
export const placement = schema.oneOf(...LINES, 'any');
export type Placement = Infer<typeof placement>;

export const EQUIPMENT_SLOTS = ['weapon', 'armour', 'accessory', 'universal'] as const;
export type EquipmentSlot = (typeof EQUIPMENT_SLOTS)[number];
export const equipmentSlot: Schema<EquipmentSlot> = schema.oneOf(...EQUIPMENT_SLOTS);

export const STATS = ['attack', 'defence', 'health'] as const;
export type Stat = (typeof STATS)[number];
export const stat: Schema<Stat> = schema.oneOf(...STATS);

export const PHASES = ['start', 'main', 'combat', 'end'] as const;
export type TurnPhase = (typeof PHASES)[number];
export const turnPhase: Schema<TurnPhase> = schema.oneOf(...PHASES);

/** The ten states of the rules, and two more that effects need: a rooted character cannot move, a silenced one has no abilities. */
export const STATES = [
  'stunned',
  'poisoned',
  'paralysed',
  'stealth',
  'immunity',
  'cursed',
  'blessed',
  'regeneration',
  'vulnerable',
  'fortified',
  'rooted',
  'silenced',
] as const;
export type StateName = (typeof STATES)[number];
export const stateName: Schema<StateName> = schema.oneOf(...STATES);

export const KEYWORDS = [
  /** May attack in the turn in which it entered play. */
  'haste',
  /** From the front line: attacks any enemy character, or the opponent. */
  'assault',
  /** From the front line: also attacks the enemy second line. */
  'reach',
  /** From the front line: also attacks structures. */
  'siege',
  /** May defend from the second line. */
  'guard',
  /** Changes line at no cost. */
  'mobility',
  'stealth',
  /** With a number: if it survives an attack, it deals this much damage to the attacker. */
  'counter',
  /** With a number: its attacks ignore this much defence. */
  'pierce',
  'double attack',
  /** Heals its player by the combat damage it deals. */
  'lifesteal',
  /** With a number: all damage it takes is reduced by it. */
  'reduction',
  /** With a number: prevents this much damage in total, and is used up. */
  'shield',
  /** Cannot be cancelled on the stack. */
  'uncancellable',
  'unattackable',
  /** Its combat damage ignores defence. */
  'pure',
  /** Can neither attack nor defend. */
  'pacifist',
] as const;
export type KeywordName = (typeof KEYWORDS)[number];
export const keywordName: Schema<KeywordName> = schema.oneOf(...KEYWORDS);
/** Keywords that always have a number. */
export const NUMBERED_KEYWORDS: ReadonlySet<KeywordName> = new Set([
  'counter',
  'pierce',
  'reduction',
  'shield',
]);

export const DAMAGE_KINDS = ['physical', 'effect', 'pure', 'pierce', 'healing'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];
export const damageKind: Schema<DamageKind> = schema.oneOf(...DAMAGE_KINDS);

/** Kinds of immunity: damage by its source or element, a state, or a whole kind of effect. */
export const IMMUNITIES = [
  'combat damage',
  'spell damage',
  'ability damage',
  'destruction',
  'control',
  ...ELEMENTS,
  ...STATES,
] as const;
export type Immunity = (typeof IMMUNITIES)[number];
export const immunity: Schema<Immunity> = schema.oneOf(...IMMUNITIES);

export const TRIGGER_EVENTS = [
  'enter',
  'leave',
  'death',
  'kill',
  'summon',
  'build',
  'equip',
  'upgrade',
  'cast',
  'turn start',
  'turn end',
  'phase',
  'attack',
  'attacked',
  'defend',
  'combat end',
  'damage dealt',
  'damage taken',
  'heal',
  'targeted',
  'move',
  'draw',
  'discard',
  'reveal',
  'state applied',
  'state removed',
  'energy',
  'use',
] as const;
export type TriggerEvent = (typeof TRIGGER_EVENTS)[number];
export const triggerEvent: Schema<TriggerEvent> = schema.oneOf(...TRIGGER_EVENTS);
