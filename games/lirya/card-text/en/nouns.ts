/** English nouns, amounts, states and modifiers. */
import { joinWithConjunction } from '@ludoteca/kit';
import { formatElement, terms } from '../../text/terms.ts';
import type { Immunity, NumberRange, StateName } from '../../card-definition/index.ts';
import type { AmountPhrase, Phrasebook, CountedUnit } from '../phrasebook.ts';
import { type Adjective, type NounModifier, invariable, type NounForms } from '../grammar.ts';
import { noun } from './grammar.ts';

export const nouns: Phrasebook['nouns'] = {
  character: noun('character', 'characters'),
  structure: noun('structure', 'structures'),
  spell: noun('spell', 'spells'),
  equipment: noun('piece of equipment', 'pieces of equipment'),
  warrior: noun('warrior', 'warriors'),
  mage: noun('mage', 'mages'),
  ranger: noun('ranger', 'rangers'),
  cleric: noun('cleric', 'clerics'),
  weapon: noun('weapon', 'weapons'),
  armour: noun('armour', 'armours'),
  accessory: noun('accessory', 'accessories'),
  universal: noun('universal item', 'universal items'),
  card: noun('card', 'cards'),
  target: noun('target', 'targets'),
  attacker: noun('attacker', 'attackers'),
  ability: noun('ability', 'abilities'),
  player: noun('player', 'players'),
};

const UNITS = {
  damage: noun('damage', 'damage'),
  health: noun('health', 'health'),
  life: noun('life', 'life'),
  points: noun('structure point', 'structure points'),
  card: nouns.card,
  energy: noun('energy', 'energy'),
} as const;

const unitOf = (unit: CountedUnit) => (typeof unit === 'string' ? UNITS[unit] : unit);

export const formatNumeral: Phrasebook['formatNumeral'] = (n, { one, many }) =>
  n === 1 ? `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}` : `${n} ${many}`;

/** `3 damage`, `1 damage for each structure`, `damage equal to the attack of …`, `that many cards`. */
export function formatAmount(amount: AmountPhrase, unit: CountedUnit): string {
  const forms = unitOf(unit);
  const isMass = forms.one === forms.many;
  if (amount === 'as before') return `${isMass ? 'that much' : 'that many'} ${forms.many}`;
  if ('sum' in amount) return amount.sum.map((part) => formatAmount(part, unit)).join(' plus ');
  if ('as' in amount)
    return isMass ? `${forms.many} equal to ${amount.as.text}` : `as many ${forms.many} as ${amount.as.text}`;
  const counted =
    unit === 'card'
      ? formatNumeral(amount.n, forms)
      : `${amount.n} ${amount.n === 1 ? forms.one : forms.many}`;
  return 'each' in amount ? `${counted} for ${amount.each.text}` : counted;
}

export function formatFigure(amount: AmountPhrase): string {
  if (amount === 'as before') return 'that much';
  if ('sum' in amount) return amount.sum.map(formatFigure).join(' plus ');
  if ('as' in amount) return amount.as.text;
  return 'each' in amount ? `${amount.n} for ${amount.each.text}` : `${amount.n}`;
}

export const formatRange: Phrasebook['formatRange'] = ({ min, max }) => {
  if (min === undefined) return `${max ?? 0} or less`;
  if (max === undefined) return `${min} or more`;
  return min === max ? `${min}` : `${min} to ${max}`;
};

/** `2 or fewer cards`. */
export function formatCountRange({ min, max }: NumberRange, { one, many }: NounForms): string {
  if (min === undefined) return `${max ?? 0} or fewer ${many}`;
  if (max === undefined) return `${min} or more ${many}`;
  return min === max ? `${min} ${min === 1 ? one : many}` : `${min} to ${max} ${many}`;
}

export const joinList: Phrasebook['joinList'] = joinWithConjunction;

export const formatImmunity = (to: Immunity): string => {
  switch (to) {
    case 'combat damage':
    case 'spell damage':
    case 'destruction':
      return to;
    case 'ability damage':
      return 'damage from abilities';
    case 'control':
      return 'changes of control';
    case 'fire':
    case 'water':
    case 'earth':
    case 'air':
    case 'light':
    case 'shadow':
      return `${terms.en.elements[to]} damage`;
    default:
      return `being ${terms.en.states[to]}`;
  }
};

const strength = (state: StateName, amount: string): string => {
  switch (state) {
    case 'poisoned':
    case 'regeneration':
      return ` (${amount} a turn)`;
    case 'vulnerable':
      return ` (+${amount} damage taken)`;
    case 'fortified':
      return ` (−${amount} damage taken)`;
    case 'blessed':
      return ` (+${amount})`;
    case 'cursed':
      return ` (−${amount})`;
    default:
      return ` (${amount})`;
  }
};

export const formatState: Phrasebook['formatState'] = (name, _, amount, against) =>
  (name === 'regeneration' ? 'regeneration' : terms.en.states[name]) +
  (against === undefined ? '' : ` to ${formatImmunity(against)}`) +
  (amount === undefined ? '' : strength(name, formatFigure(amount)));

const tail = (text: string): NounModifier => ({ tail: invariable(text) });
const adjective = (text: string): NounModifier => ({ adjective: invariable(text) });
const before = (prefix: string, forms: Adjective): Adjective =>
  forms.map((form) => prefix + form) as unknown as Adjective;

export const modifiers: Phrasebook['modifiers'] = {
  element: (elements) => ({
    ...adjective(
      joinList(
        elements.map((one) => formatElement('en', one)),
        'or',
      ),
    ),
    close: true,
  }),
  rarity: (rarity) => adjective(terms.en.rarities[rarity]),
  cost: (cost) => tail(`with cost ${cost}`),
  speed: (speed) => adjective(speed),
  token: (is) => adjective(is ? 'token' : 'non-token'),
  same: (what, as) =>
    tail(
      what === 'card'
        ? `with the same name as ${as.text}`
        : what === 'cost'
          ? `with the same cost as ${as.text}`
          : `of the same ${what} as ${as.text}`,
    ),
  line: (line) => tail(`in the ${terms.en.lines[line]}`),
  stat: (stat, how) => tail(`with ${terms.en.stats[stat]} ${how}`),
  level: (how) => tail(`of level ${how}`),
  state: (name) => adjective(terms.en.states[name]),
  keyword: (name) => tail(`with ${name}`),
  damaged: (is, isInanimate) =>
    adjective(isInanimate ? (is ? 'damaged' : 'undamaged') : is ? 'wounded' : 'unhurt'),
  equipped: (is) => (is ? adjective('equipped') : tail('without equipment')),
  did: (what) =>
    tail(
      {
        move: 'that moved this turn',
        attack: 'that attacked this turn',
        enter: 'that entered play this turn',
        'take damage': 'that took damage this turn',
      }[what],
    ),
  not: ({ adjective: plain, tail: after }) => ({
    ...(plain && { adjective: before('non-', plain) }),
    ...(after && { tail: before('not ', after) }),
  }),
  notNoun: ({ one }) => adjective(`non-${one}`),
};
