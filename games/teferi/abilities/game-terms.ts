/** The fixed terms of the game that card definitions use: colours, types, zones, steps, keywords. */

/** 105.1 */
export const COLOURS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Colour = (typeof COLOURS)[number];
/** 106.1b: the six types of mana, in the order of the mana pool arrays. */
export const MANA_TYPES = [...COLOURS, 'C'] as const;
export type ManaType = (typeof MANA_TYPES)[number];

/** 300.1: the card types that occur in a two-player game. */
export const CARD_TYPES = [
  'artifact',
  'creature',
  'enchantment',
  'instant',
  'land',
  'planeswalker',
  'sorcery',
  'battle',
  'kindred',
] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const SUPERTYPES = ['basic', 'legendary', 'snow', 'world'] as const;
export type Supertype = (typeof SUPERTYPES)[number];
/** 305.6: the basic land types with the mana that they produce. */
export const BASIC_LANDS = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
} as const satisfies { readonly [subtype: string]: Colour };

/** 400.1, without the command zone and ante. */
export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile'] as const;
export type GameZone = (typeof ZONES)[number];

/** 500.1: the steps in their order, named as in scenario files. */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'begin-combat',
  'declare-attackers',
  'declare-blockers',
  'first-combat-damage',
  'combat-damage',
  'end-combat',
  'main2',
  'end',
  'cleanup',
] as const;
export type TurnStep = (typeof STEPS)[number];

/** Keyword abilities without parameters. Those from `prowess` on are expanded into triggered abilities (triggered-keywords.ts). */
export const PLAIN_KEYWORDS = [
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shroud',
  'trample',
  'vigilance',
  'fear',
  'intimidate',
  'shadow',
  'horsemanship',
  'skulk',
  'infect',
  'wither',
  'changeling',
  'devoid',
  'prowess',
  'exalted',
  'flanking',
  'persist',
  'undying',
  'evolve',
  'battle cry',
  'living weapon',
  'mentor',
  'training',
  'extort',
] as const;
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];
