/** Italian nouns, amounts, states and modifiers. */
import { joinWithConjunction } from '@ludoteca/kit';
import { inflect, type Adjective, type NounModifier, invariable, type NounForms } from '../grammar.ts';
import type { AmountPhrase, Phrasebook, CountedUnit } from '../phrasebook.ts';
import { formatElement, terms } from '../../text/terms.ts';
import type { Immunity, NumberRange, StateName } from '../../card-definition/index.ts';
import { contract, noun } from './grammar.ts';

export const nouns: Phrasebook['nouns'] = {
  character: noun('personaggio', 'personaggi'),
  structure: noun('struttura', 'strutture', 'f'),
  spell: noun('incantesimo', 'incantesimi'),
  equipment: noun('equipaggiamento', 'equipaggiamenti'),
  warrior: noun('guerriero', 'guerrieri'),
  mage: noun('mago', 'maghi'),
  ranger: noun('ranger', 'ranger'),
  cleric: noun('chierico', 'chierici'),
  weapon: noun('arma', 'armi', 'f'),
  armour: noun('armatura', 'armature', 'f'),
  accessory: noun('accessorio', 'accessori'),
  universal: noun('oggetto universale', 'oggetti universali'),
  card: noun('carta', 'carte', 'f'),
  target: noun('bersaglio', 'bersagli'),
  attacker: noun('attaccante', 'attaccanti'),
  ability: noun('abilità', 'abilità', 'f'),
  player: noun('giocatore', 'giocatori'),
};

const o = (stem: string): Adjective => [`${stem}o`, `${stem}a`, `${stem}i`, `${stem}e`];
const e = (stem: string): Adjective => [`${stem}e`, `${stem}e`, `${stem}i`, `${stem}i`];

export const STATE_ADJECTIVES: { readonly [state in StateName]: Adjective } = {
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
  damage: noun('danno', 'danni'),
  health: noun('punto vita', 'punti vita'),
  life: noun('punto vita', 'punti vita'),
  points: noun('punto struttura', 'punti struttura'),
  card: nouns.card,
  energy: noun('punto energia', 'punti energia'),
} as const;

const unitOf = (unit: CountedUnit) => (typeof unit === 'string' ? UNITS[unit] : unit);

export const formatNumeral: Phrasebook['formatNumeral'] = (n, { one, many, gender }) =>
  n === 1 ? `${gender === 'f' ? 'una' : 'un'} ${one}` : `${n} ${many}`;

/** `3 danni`, `1 danno per ogni struttura`, `danni pari all’attacco di …`, `altrettanti danni`. */
export function formatAmount(amount: AmountPhrase, unit: CountedUnit): string {
  const forms = unitOf(unit);
  if (amount === 'as before') return `${forms.gender === 'f' ? 'altrettante' : 'altrettanti'} ${forms.many}`;
  if ('sum' in amount) return amount.sum.map((part) => formatAmount(part, unit)).join(' più ');
  if ('as' in amount) return `${forms.many} pari ${contract('a', amount.as)}`;
  const counted =
    unit === 'card'
      ? formatNumeral(amount.n, forms)
      : `${amount.n} ${amount.n === 1 ? forms.one : forms.many}`;
  return 'each' in amount ? `${counted} per ${amount.each.text}` : counted;
}

/** The number alone, where the unit is clear. */
export function formatFigure(amount: AmountPhrase): string {
  if (amount === 'as before') return 'altrettanto';
  if ('sum' in amount) return amount.sum.map(formatFigure).join(' più ');
  if ('as' in amount) return `una quantità pari ${contract('a', amount.as)}`;
  return 'each' in amount ? `${amount.n} per ${amount.each.text}` : `${amount.n}`;
}

export const formatRange: Phrasebook['formatRange'] = ({ min, max }) => {
  if (min === undefined) return `${max ?? 0} o meno`;
  if (max === undefined) return `${min} o più`;
  return min === max ? `${min}` : `da ${min} a ${max}`;
};

/** `2 carte o meno`. */
export function formatCountRange({ min, max }: NumberRange, { one, many }: NounForms): string {
  const counted = (n: number): string => `${n} ${n === 1 ? one : many}`;
  if (min === undefined) return `${counted(max ?? 0)} o meno`;
  if (max === undefined) return `${counted(min)} o più`;
  return min === max ? counted(min) : `da ${min} a ${counted(max)}`;
}

export const joinList: Phrasebook['joinList'] = (parts, joint) =>
  joinWithConjunction(parts, joint === 'and' ? 'e' : 'o');

export const formatImmunity = (to: Immunity): string => {
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

export const formatState: Phrasebook['formatState'] = (name, who, amount, against) =>
  (name === 'regeneration' ? 'rigenerazione' : inflect(STATE_ADJECTIVES[name], who)) +
  (against === undefined ? '' : ` ${formatImmunity(against)}`) +
  (amount === undefined ? '' : strength(name, formatFigure(amount)));

const tail = (text: string): NounModifier => ({ tail: invariable(text) });
const adjective = (forms: Adjective): NounModifier => ({ adjective: forms });
const without = (forms: Adjective): Adjective => forms.map((form) => `non ${form}`) as unknown as Adjective;

export const modifiers: Phrasebook['modifiers'] = {
  element: (elements) =>
    elements.includes('neutral')
      ? adjective(e('neutral'))
      : tail(
          joinList(
            elements.map((one) => `di ${formatElement('it', one)}`),
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
        element: `dello stesso elemento ${contract('di', as)}`,
        class: `della stessa classe ${contract('di', as)}`,
        cost: `dello stesso costo ${contract('di', as)}`,
        card: `con lo stesso nome ${contract('di', as)}`,
      }[what],
    ),
  line: (line) => tail(`in ${terms.it.lines[line]}`),
  stat: (stat, how) => tail(`con ${terms.it.stats[stat]} ${how}`),
  level: (how) => tail(`di livello ${how}`),
  state: (name) => (name === 'regeneration' ? tail('in rigenerazione') : adjective(STATE_ADJECTIVES[name])),
  keyword: (name) => tail(`con ${name}`),
  damaged: (is, isInanimate) =>
    adjective(is ? o(isInanimate ? 'danneggiat' : 'ferit') : o(isInanimate ? 'intatt' : 'illes')),
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
      } satisfies NounModifier,
      attack: {
        tail: [
          'che ha attaccato in questo turno',
          'che ha attaccato in questo turno',
          'che hanno attaccato in questo turno',
          'che hanno attaccato in questo turno',
        ],
      } satisfies NounModifier,
      enter: { tail: o('entrat').map((form) => `${form} in gioco in questo turno`) as unknown as Adjective },
      'take damage': { tail: o('ferit').map((form) => `${form} in questo turno`) as unknown as Adjective },
    })[what],
  not: ({ adjective: plain, tail: rest }) => ({
    ...(plain && { adjective: without(plain) }),
    ...(rest && { tail: without(rest) }),
  }),
  notNoun: ({ one, many }) => ({ tail: [`non ${one}`, `non ${one}`, `non ${many}`, `non ${many}`] }),
};
