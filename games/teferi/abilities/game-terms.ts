/** The closed lists of words that abilities are made of. Everything here is plain data: it comes from our own cards, from files, from settings. */

/** 105.1 */
export const COLOURS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Colour = (typeof COLOURS)[number];
/** 106.1b: the six types of mana, in the order in which pools are written. */
export const MANA_TYPES = [...COLOURS, 'C'] as const;
export type ManaType = (typeof MANA_TYPES)[number];

/** 300.1, those that two players meet. */
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
/** 305.6, each with the mana that it gives. */
export const BASIC_LANDS = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
} as const satisfies { readonly [subtype: string]: Colour };

/** 400.1, without the zones of cards that nobody plays here. */
export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile'] as const;
export type GameZone = (typeof ZONES)[number];

/** 500.1, step by step, as scenario files name them. */
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

/** Keywords that say all by their name. Those of the last group are written out as other abilities by `abilities/keywords.ts`. */
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
