/** Italian: nouns, states, qualities. */
import { agree, type Adjective, type Modifier, same, type Word } from '../grammar.ts';
import type { Amount, Book, Unit } from '../book.ts';
import { terms } from '../../text/terms.ts';
import type { Immunity, Range, StateName } from '../../vocabulary/index.ts';
import { after, word } from './grammar.ts';

export const nouns: Book['nouns'] = {
  character: word('personaggio', 'personaggi'),
  structure: word('struttura', 'strutture', 'f'),
  spell: word('incantesimo', 'incantesimi'),
  equipment: word('equipaggiamento', 'equipaggiamenti'),
  warrior: word('guerriero', 'guerrieri'),
  mage: word('mago', 'maghi'),
  ranger: word('ranger', 'ranger'),
  cleric: word('chierico', 'chierici'),
  weapon: word('arma', 'armi', 'f'),
  armour: word('armatura', 'armature', 'f'),
  accessory: word('accessorio', 'accessori'),
  universal: word('oggetto universale', 'oggetti universali'),
  card: word('carta', 'carte', 'f'),
  target: word('bersaglio', 'bersagli'),
  attacker: word('attaccante', 'attaccanti'),
  ability: word('abilità', 'abilità', 'f'),
  player: word('giocatore', 'giocatori'),
};

const o = (stem: string): Adjective => [`${stem}o`, `${stem}a`, `${stem}i`, `${stem}e`];
const e = (stem: string): Adjective => [`${stem}e`, `${stem}e`, `${stem}i`, `${stem}i`];

export const STATES: { readonly [state in StateName]: Adjective } = {
  stunned: o('stordit'),
  poisoned: o('avvelenat'),
  paralysed: o('paralizzat'),
  stealth: o('furtiv'),
  immunity: e('immun'),
  cursed: o('maledett'),
  blessed: o('benedett'),
  regeneration: ['in rigenerazione', 'in rigenerazione', 'in rigenerazione', 'in rigenerazione'],
  vulnerable: e('vulnerabil'),
  fortified: o('fortificat'),
  rooted: o('radicat'),
  silenced: o('ammutolit'),
};

const UNITS = {
  damage: word('danno', 'danni'),
  health: word('punto vita', 'punti vita'),
  life: word('punto vita', 'punti vita'),
  points: word('punto struttura', 'punti struttura'),
  card: nouns.card,
  energy: word('punto energia', 'punti energia'),
} as const;

const unitOf = (unit: Unit) => (typeof unit === 'string' ? UNITS[unit] : unit);

export const numeral: Book['numeral'] = (n, { one, many, gender }) =>
  n === 1 ? `${gender === 'f' ? 'una' : 'un'} ${one}` : `${n} ${many}`;

/** `3 danni`, `1 danno per ogni struttura`, `danni pari all’attacco di …`, `altrettanti danni`. */
export function amountOf(amount: Amount, unit: Unit): string {
  const its = unitOf(unit);
  if (amount === 'as before') return `${its.gender === 'f' ? 'altrettante' : 'altrettanti'} ${its.many}`;
  if ('sum' in amount) return amount.sum.map((part) => amountOf(part, unit)).join(' più ');
  if ('as' in amount) return `${its.many} pari ${after('a', amount.as)}`;
  const counted =
    unit === 'card' ? numeral(amount.n, its) : `${amount.n} ${amount.n === 1 ? its.one : its.many}`;
  return 'each' in amount ? `${counted} per ${amount.each.text}` : counted;
}

/** Just how much, where what is counted is clear. */
export function figureOf(amount: Amount): string {
  if (amount === 'as before') return 'altrettanto';
  if ('sum' in amount) return amount.sum.map(figureOf).join(' più ');
  if ('as' in amount) return `una quantità pari ${after('a', amount.as)}`;
  return 'each' in amount ? `${amount.n} per ${amount.each.text}` : `${amount.n}`;
}

export const range: Book['range'] = ({ min, max }) => {
  if (min === undefined) return `${max ?? 0} o meno`;
  if (max === undefined) return `${min} o più`;
  return min === max ? `${min}` : `da ${min} a ${max}`;
};

/** `2 carte o meno`. */
export function countedRange({ min, max }: Range, { one, many }: Word): string {
  const noun = (n: number): string => `${n} ${n === 1 ? one : many}`;
  if (min === undefined) return `${noun(max ?? 0)} o meno`;
  if (max === undefined) return `${noun(min)} o più`;
  return min === max ? noun(min) : `da ${min} a ${noun(max)}`;
}

export const list: Book['list'] = (parts, joint) => {
  const joined = joint === 'and' ? ' e ' : ' o ';
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${joined}${parts.at(-1) ?? ''}`;
};

export const immunity = (to: Immunity): string => {
  switch (to) {
    case 'combat damage':
      return 'ai danni da combattimento';
    case 'spell damage':
      return 'ai danni da incantesimo';
    case 'ability damage':
      return 'ai danni da abilità';
    case 'destruction':
      return 'alla distruzione';
    case 'control':
      return 'ai cambi di controllo';
    case 'fire':
    case 'water':
    case 'earth':
    case 'air':
    case 'light':
    case 'shadow':
      return `ai danni di ${terms.it.elements[to]}`;
    default:
      return `allo stato «${terms.it.states[to]}»`;
  }
};

const strength = (state: StateName, amount: string): string => {
  switch (state) {
    case 'poisoned':
      return ` (${amount} a turno)`;
    case 'regeneration':
      return ` (${amount} a turno)`;
    case 'vulnerable':
      return ` (+${amount} ai danni subiti)`;
    case 'fortified':
      return ` (−${amount} ai danni subiti)`;
    case 'blessed':
      return ` (+${amount})`;
    case 'cursed':
      return ` (−${amount})`;
    default:
      return ` (${amount})`;
  }
};

export const state: Book['state'] = (name, who, amount, against) =>
  (name === 'regeneration' ? 'rigenerazione' : agree(STATES[name], who)) +
  (against === undefined ? '' : ` ${immunity(against)}`) +
  (amount === undefined ? '' : strength(name, figureOf(amount)));

const tail = (text: string): Modifier => ({ tail: same(text) });
const adjective = (its: Adjective): Modifier => ({ adjective: its });
const without = (forms: Adjective): Adjective => forms.map((form) => `non ${form}`) as unknown as Adjective;

export const qualities: Book['qualities'] = {
  element: (elements) =>
    elements.includes('neutral')
      ? adjective(e('neutral'))
      : tail(
          list(
            elements.map((one) => `di ${terms.it.elements[one]}`),
            'or',
          ),
        ),
  rarity: (rarity) =>
    rarity === 'rare' || rarity === 'ultra-rare'
      ? adjective(o(terms.it.rarities[rarity].slice(0, -1)))
      : rarity === 'legendary'
        ? adjective(o('leggendari'))
        : adjective(e(terms.it.rarities[rarity].slice(0, -1))),
  cost: (cost) => tail(`con costo ${cost}`),
  speed: (speed) => tail(speed === 'response' ? 'con velocità di risposta' : 'con velocità normale'),
  token: (is) => tail(is ? 'pedina' : 'non pedina'),
  same: (what, as) =>
    tail(
      {
        element: `dello stesso elemento ${after('di', as)}`,
        class: `della stessa classe ${after('di', as)}`,
        cost: `dello stesso costo ${after('di', as)}`,
        card: `con lo stesso nome ${after('di', as)}`,
      }[what],
    ),
  line: (line) => tail(`in ${terms.it.lines[line]}`),
  stat: (stat, how) => tail(`con ${terms.it.stats[stat]} ${how}`),
  level: (how) => tail(`di livello ${how}`),
  state: (name) => (name === 'regeneration' ? tail('in rigenerazione') : adjective(STATES[name])),
  keyword: (name) => tail(`con ${name}`),
  damaged: (is, isThing) =>
    adjective(is ? o(isThing ? 'danneggiat' : 'ferit') : o(isThing ? 'intatt' : 'illes')),
  equipped: (is) => (is ? adjective(o('equipaggiat')) : tail('senza equipaggiamento')),
  did: (what) =>
    ({
      move: {
        tail: [
          'che si è spostato in questo turno',
          'che si è spostata in questo turno',
          'che si sono spostati in questo turno',
          'che si sono spostate in questo turno',
        ],
      } satisfies Modifier,
      attack: {
        tail: [
          'che ha attaccato in questo turno',
          'che ha attaccato in questo turno',
          'che hanno attaccato in questo turno',
          'che hanno attaccato in questo turno',
        ],
      } satisfies Modifier,
      enter: { tail: o('entrat').map((form) => `${form} in gioco in questo turno`) as unknown as Adjective },
      'take damage': { tail: o('ferit').map((form) => `${form} in questo turno`) as unknown as Adjective },
    })[what],
  not: ({ adjective: plain, tail: rest }) => ({
    ...(plain && { adjective: without(plain) }),
    ...(rest && { tail: without(rest) }),
  }),
  notNoun: ({ one, many }) => ({ tail: [`non ${one}`, `non ${one}`, `non ${many}`, `non ${many}`] }),
};
