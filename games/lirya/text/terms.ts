/** Translations of the enumerations: types, classes, elements, states, keywords. */
import type { ByLanguage, Language } from '@ludoteca/kit';
import { findCustomClass, findCustomElement, splitCustomName } from '../plugins/registry.ts';
import { isBuiltInClass } from '../plugins/usual-placement.ts';
import { ELEMENTS } from '../card-definition/index.ts';
import type {
  BuiltInClass,
  BuiltInElement,
  CardType,
  CharacterClass,
  ElementName,
  EquipmentSlot,
  KeywordName,
  BattleLine,
  TurnPhase,
  Rarity,
  Stat,
  StateName,
} from '../card-definition/index.ts';

export interface Terms {
  readonly token: string;
  readonly types: { readonly [type in CardType]: string };
  readonly classes: { readonly [name in BuiltInClass]: string };
  readonly elements: { readonly [element in BuiltInElement | 'neutral']: string };
  readonly rarities: { readonly [rarity in Rarity]: string };
  readonly structures: string;
  readonly lines: { readonly [line in BattleLine]: string };
  readonly slots: { readonly [slot in EquipmentSlot]: string };
  readonly stats: { readonly [stat in Stat]: string };
  readonly phases: { readonly [phase in TurnPhase]: string };
  readonly states: { readonly [state in StateName]: string };
  readonly keywords: { readonly [keyword in KeywordName]: string };
}

const it: Terms = {
  token: 'pedina',
  types: {
    character: 'personaggio',
    structure: 'struttura',
    spell: 'incantesimo',
    equipment: 'equipaggiamento',
  },
  classes: { warrior: 'guerriero', mage: 'mago', ranger: 'ranger', cleric: 'chierico' },
  elements: {
    fire: 'fuoco',
    water: 'acqua',
    earth: 'terra',
    air: 'aria',
    light: 'luce',
    shadow: 'ombra',
    neutral: 'neutrale',
  },
  rarities: {
    common: 'comune',
    uncommon: 'non comune',
    rare: 'rara',
    'ultra-rare': 'ultra-rara',
    legendary: 'leggendaria',
  },
  structures: 'strutture',
  lines: { front: 'prima linea', back: 'seconda linea' },
  slots: { weapon: 'arma', armour: 'armatura', accessory: 'accessorio', universal: 'universale' },
  stats: { attack: 'attacco', defence: 'difesa', health: 'punti vita' },
  phases: { start: 'inizio turno', main: 'fase principale', combat: 'combattimento', end: 'fine turno' },
  states: {
    stunned: 'stordito',
    poisoned: 'avvelenato',
    paralysed: 'paralizzato',
    stealth: 'furtivo',
    immunity: 'immune',
    cursed: 'maledetto',
    blessed: 'benedetto',
    regeneration: 'rigenerazione',
    vulnerable: 'vulnerabile',
    fortified: 'fortificato',
    rooted: 'radicato',
    silenced: 'ammutolito',
  },
  keywords: {
    haste: 'Impeto',
    assault: 'Assalto',
    reach: 'Portata',
    siege: 'Assedio',
    guard: 'Guardia',
    mobility: 'Mobilità',
    stealth: 'Furtività',
    counter: 'Contrattacco',
    pierce: 'Perforante',
    'double attack': 'Doppio attacco',
    lifesteal: 'Risucchio',
    reduction: 'Riduzione',
    shield: 'Scudo',
    uncancellable: 'Inarrestabile',
    unattackable: 'Inattaccabile',
    pure: 'Danno puro',
    pacifist: 'Pacifico',
  },
};

const en: Terms = {
  token: 'token',
  types: { character: 'character', structure: 'structure', spell: 'spell', equipment: 'equipment' },
  classes: { warrior: 'warrior', mage: 'mage', ranger: 'ranger', cleric: 'cleric' },
  elements: {
    fire: 'fire',
    water: 'water',
    earth: 'earth',
    air: 'air',
    light: 'light',
    shadow: 'shadow',
    neutral: 'neutral',
  },
  rarities: {
    common: 'common',
    uncommon: 'uncommon',
    rare: 'rare',
    'ultra-rare': 'ultra-rare',
    legendary: 'legendary',
  },
  structures: 'structures',
  lines: { front: 'front line', back: 'second line' },
  slots: { weapon: 'weapon', armour: 'armour', accessory: 'accessory', universal: 'universal' },
  stats: { attack: 'attack', defence: 'defence', health: 'health' },
  phases: { start: 'start of turn', main: 'main phase', combat: 'combat', end: 'end of turn' },
  states: {
    stunned: 'stunned',
    poisoned: 'poisoned',
    paralysed: 'paralysed',
    stealth: 'hidden',
    immunity: 'immune',
    cursed: 'cursed',
    blessed: 'blessed',
    regeneration: 'regenerating',
    vulnerable: 'vulnerable',
    fortified: 'fortified',
    rooted: 'rooted',
    silenced: 'silenced',
  },
  keywords: {
    haste: 'Haste',
    assault: 'Assault',
    reach: 'Reach',
    siege: 'Siege',
    guard: 'Guard',
    mobility: 'Mobility',
    stealth: 'Stealth',
    counter: 'Counter',
    pierce: 'Pierce',
    'double attack': 'Double attack',
    lifesteal: 'Lifesteal',
    reduction: 'Reduction',
    shield: 'Shield',
    uncancellable: 'Unstoppable',
    unattackable: 'Unattackable',
    pure: 'Pure damage',
    pacifist: 'Pacifist',
  },
};

const pt: Terms = {
  token: 'ficha',
  types: { character: 'personagem', structure: 'estrutura', spell: 'feitiço', equipment: 'equipamento' },
  classes: { warrior: 'guerreiro', mage: 'mago', ranger: 'patrulheiro', cleric: 'clérigo' },
  elements: {
    fire: 'fogo',
    water: 'água',
    earth: 'terra',
    air: 'ar',
    light: 'luz',
    shadow: 'sombra',
    neutral: 'neutro',
  },
  rarities: {
    common: 'comum',
    uncommon: 'incomum',
    rare: 'rara',
    'ultra-rare': 'ultrarrara',
    legendary: 'lendária',
  },
  structures: 'estruturas',
  lines: { front: 'primeira linha', back: 'segunda linha' },
  slots: { weapon: 'arma', armour: 'armadura', accessory: 'acessório', universal: 'universal' },
  stats: { attack: 'ataque', defence: 'defesa', health: 'vida' },
  phases: { start: 'início do turno', main: 'fase principal', combat: 'combate', end: 'fim do turno' },
  states: {
    stunned: 'atordoado',
    poisoned: 'envenenado',
    paralysed: 'paralisado',
    stealth: 'furtivo',
    immunity: 'imune',
    cursed: 'amaldiçoado',
    blessed: 'abençoado',
    regeneration: 'regeneração',
    vulnerable: 'vulnerável',
    fortified: 'fortificado',
    rooted: 'enraizado',
    silenced: 'silenciado',
  },
  keywords: {
    haste: 'Ímpeto',
    assault: 'Assalto',
    reach: 'Alcance',
    siege: 'Cerco',
    guard: 'Guarda',
    mobility: 'Mobilidade',
    stealth: 'Furtividade',
    counter: 'Contra-ataque',
    pierce: 'Perfurante',
    'double attack': 'Ataque duplo',
    lifesteal: 'Roubo de vida',
    reduction: 'Redução',
    shield: 'Escudo',
    uncancellable: 'Irrefreável',
    unattackable: 'Inatacável',
    pure: 'Dano puro',
    pacifist: 'Pacífico',
  },
};

export const terms: ByLanguage<Terms> = { it, en, pt };

export const isBuiltInElement = (name: string): name is BuiltInElement =>
  (ELEMENTS as readonly string[]).includes(name);

/** The part of a plug-in without the plug-in, if it is not there. */
const partOf = (custom: string): string => splitCustomName(custom)[1];

export const formatClass = (language: Language, name: CharacterClass): string =>
  isBuiltInClass(name)
    ? terms[language].classes[name]
    : (findCustomClass(name)?.name[language].one ?? partOf(name));

export const formatElement = (language: Language, name: ElementName | 'neutral'): string =>
  name === 'neutral' || isBuiltInElement(name)
    ? terms[language].elements[name]
    : (findCustomElement(name)?.[language] ?? partOf(name));
