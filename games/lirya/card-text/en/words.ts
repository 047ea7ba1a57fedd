/** English: nouns, states, qualities. */
import { terms } from '../../text/terms.ts';
import type { Immunity, Range, StateName } from '../../vocabulary/index.ts';
import type { Amount, Book, Unit } from '../book.ts';
import { type Adjective, type Modifier, same, type Word } from '../grammar.ts';
import { word } from './grammar.ts';

export const nouns: Book['nouns'] = {
  character: word('character', 'characters'),
  structure: word('structure', 'structures'),
  spell: word('spell', 'spells'),
  equipment: word('piece of equipment', 'pieces of equipment'),
  warrior: word('warrior', 'warriors'),
  mage: word('mage', 'mages'),
  ranger: word('ranger', 'rangers'),
  cleric: word('cleric', 'clerics'),
  weapon: word('weapon', 'weapons'),
  armour: word('armour', 'armours'),
  accessory: word('accessory', 'accessories'),
  universal: word('universal item', 'universal items'),
  card: word('card', 'cards'),
  target: word('target', 'targets'),
  attacker: word('attacker', 'attackers'),
  ability: word('ability', 'abilities'),
  player: word('player', 'players'),
};

const UNITS = {
  damage: word('damage', 'damage'),
  health: word('health', 'health'),
  life: word('life', 'life'),
  points: word('structure point', 'structure points'),
  card: nouns.card,
  energy: word('energy', 'energy'),
} as const;

const unitOf = (unit: Unit) => (typeof unit === 'string' ? UNITS[unit] : unit);

export const numeral: Book['numeral'] = (n, { one, many }) =>
  n === 1 ? `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}` : `${n} ${many}`;

/** `3 damage`, `1 damage for each structure`, `damage equal to the attack of …`, `that many cards`. */
export function amountOf(amount: Amount, unit: Unit): string {
  const its = unitOf(unit);
  const isMass = its.one === its.many;
  if (amount === 'as before') return `${isMass ? 'that much' : 'that many'} ${its.many}`;
  if ('sum' in amount) return amount.sum.map((part) => amountOf(part, unit)).join(' plus ');
  if ('as' in amount)
    return isMass ? `${its.many} equal to ${amount.as.text}` : `as many ${its.many} as ${amount.as.text}`;
  const counted =
    unit === 'card' ? numeral(amount.n, its) : `${amount.n} ${amount.n === 1 ? its.one : its.many}`;
  return 'each' in amount ? `${counted} for ${amount.each.text}` : counted;
}

export function figureOf(amount: Amount): string {
  if (amount === 'as before') return 'that much';
  if ('sum' in amount) return amount.sum.map(figureOf).join(' plus ');
  if ('as' in amount) return amount.as.text;
  return 'each' in amount ? `${amount.n} for ${amount.each.text}` : `${amount.n}`;
}

export const range: Book['range'] = ({ min, max }) => {
  if (min === undefined) return `${max ?? 0} or less`;
  if (max === undefined) return `${min} or more`;
  return min === max ? `${min}` : `${min} to ${max}`;
};

/** `2 or fewer cards`. */
export function countedRange({ min, max }: Range, { one, many }: Word): string {
  if (min === undefined) return `${max ?? 0} or fewer ${many}`;
  if (max === undefined) return `${min} or more ${many}`;
  return min === max ? `${min} ${min === 1 ? one : many}` : `${min} to ${max} ${many}`;
}

export const list: Book['list'] = (parts, joint) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1) ?? ''}`;

export const immunity = (to: Immunity): string => {
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

export const state: Book['state'] = (name, _, amount, against) =>
  (name === 'regeneration' ? 'regeneration' : terms.en.states[name]) +
  (against === undefined ? '' : ` to ${immunity(against)}`) +
  (amount === undefined ? '' : strength(name, figureOf(amount)));

const tail = (text: string): Modifier => ({ tail: same(text) });
const adjective = (text: string): Modifier => ({ adjective: same(text) });
const before = (prefix: string, forms: Adjective): Adjective =>
  forms.map((form) => prefix + form) as unknown as Adjective;

export const qualities: Book['qualities'] = {
  element: (elements) => ({
    ...adjective(
      list(
        elements.map((one) => terms.en.elements[one]),
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
  damaged: (is, isThing) => adjective(isThing ? (is ? 'damaged' : 'undamaged') : is ? 'wounded' : 'unhurt'),
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
