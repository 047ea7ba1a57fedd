/** Portuguese: nouns, states, qualities. */
import { terms } from '../../text/terms.ts';
import type { Immunity, Range, StateName } from '../../vocabulary/index.ts';
import type { Amount, Book, Unit } from '../book.ts';
import { agree, type Adjective, type Modifier, same, type Word } from '../grammar.ts';
import { after, word } from './grammar.ts';

export const nouns: Book['nouns'] = {
  character: word('personagem', 'personagens'),
  structure: word('estrutura', 'estruturas', 'f'),
  spell: word('feitiço', 'feitiços'),
  equipment: word('equipamento', 'equipamentos'),
  warrior: word('guerreiro', 'guerreiros'),
  mage: word('mago', 'magos'),
  ranger: word('patrulheiro', 'patrulheiros'),
  cleric: word('clérigo', 'clérigos'),
  weapon: word('arma', 'armas', 'f'),
  armour: word('armadura', 'armaduras', 'f'),
  accessory: word('acessório', 'acessórios'),
  universal: word('item universal', 'itens universais'),
  card: word('carta', 'cartas', 'f'),
  target: word('alvo', 'alvos'),
  attacker: word('atacante', 'atacantes'),
  ability: word('habilidade', 'habilidades', 'f'),
  player: word('jogador', 'jogadores'),
};

const o = (stem: string): Adjective => [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`];
const pair = (one: string, many: string): Adjective => [one, one, many, many];

export const STATES: { readonly [state in StateName]: Adjective } = {
  stunned: o('atordoad'),
  poisoned: o('envenenad'),
  paralysed: o('paralisad'),
  stealth: o('furtiv'),
  immunity: pair('imune', 'imunes'),
  cursed: o('amaldiçoad'),
  blessed: o('abençoad'),
  regeneration: same('em regeneração'),
  vulnerable: pair('vulnerável', 'vulneráveis'),
  fortified: o('fortificad'),
  rooted: o('enraizad'),
  silenced: o('silenciad'),
};

const UNITS = {
  damage: word('ponto de dano', 'pontos de dano'),
  health: word('ponto de vida', 'pontos de vida'),
  life: word('ponto de vida', 'pontos de vida'),
  points: word('ponto de estrutura', 'pontos de estrutura'),
  card: nouns.card,
  energy: word('ponto de energia', 'pontos de energia'),
} as const;

const unitOf = (unit: Unit) => (typeof unit === 'string' ? UNITS[unit] : unit);

export const numeral: Book['numeral'] = (n, { one, many, gender }) =>
  n === 1 ? `${gender === 'f' ? 'uma' : 'um'} ${one}` : `${n} ${many}`;

/** `3 pontos de dano`, `1 ponto de dano para cada estrutura`, `pontos de dano iguais ao ataque de …`. */
export function amountOf(amount: Amount, unit: Unit): string {
  const its = unitOf(unit);
  if (amount === 'as before') return `a mesma quantidade de ${its.many}`;
  if ('sum' in amount) return amount.sum.map((part) => amountOf(part, unit)).join(' mais ');
  if ('as' in amount) return `uma quantidade de ${its.many} igual ${after('a', amount.as)}`;
  const counted =
    unit === 'card' ? numeral(amount.n, its) : `${amount.n} ${amount.n === 1 ? its.one : its.many}`;
  return 'each' in amount ? `${counted} para ${amount.each.text}` : counted;
}

export function figureOf(amount: Amount): string {
  if (amount === 'as before') return 'a mesma quantidade';
  if ('sum' in amount) return amount.sum.map(figureOf).join(' mais ');
  if ('as' in amount) return `uma quantidade igual ${after('a', amount.as)}`;
  return 'each' in amount ? `${amount.n} para ${amount.each.text}` : `${amount.n}`;
}

export const range: Book['range'] = ({ min, max }) => {
  if (min === undefined) return `${max ?? 0} ou menos`;
  if (max === undefined) return `${min} ou mais`;
  return min === max ? `${min}` : `de ${min} a ${max}`;
};

/** `2 cartas ou menos`. */
export function countedRange({ min, max }: Range, { one, many }: Word): string {
  const noun = (n: number): string => `${n} ${n === 1 ? one : many}`;
  if (min === undefined) return `${noun(max ?? 0)} ou menos`;
  if (max === undefined) return `${noun(min)} ou mais`;
  return min === max ? noun(min) : `de ${min} a ${noun(max)}`;
}

export const list: Book['list'] = (parts, joint) => {
  const joined = joint === 'and' ? ' e ' : ' ou ';
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${joined}${parts.at(-1) ?? ''}`;
};

export const immunity = (to: Immunity): string => {
  switch (to) {
    case 'combat damage':
      return 'a dano de combate';
    case 'spell damage':
      return 'a dano de feitiço';
    case 'ability damage':
      return 'a dano de habilidade';
    case 'destruction':
      return 'à destruição';
    case 'control':
      return 'a mudanças de controle';
    case 'fire':
    case 'water':
    case 'earth':
    case 'air':
    case 'light':
    case 'shadow':
      return `a dano de ${terms.pt.elements[to]}`;
    default:
      return `ao estado “${terms.pt.states[to]}”`;
  }
};

const strength = (state: StateName, amount: string): string => {
  switch (state) {
    case 'poisoned':
    case 'regeneration':
      return ` (${amount} por turno)`;
    case 'vulnerable':
      return ` (+${amount} no dano sofrido)`;
    case 'fortified':
      return ` (−${amount} no dano sofrido)`;
    case 'blessed':
      return ` (+${amount})`;
    case 'cursed':
      return ` (−${amount})`;
    default:
      return ` (${amount})`;
  }
};

export const state: Book['state'] = (name, who, amount, against) =>
  (name === 'regeneration' ? 'regeneração' : agree(STATES[name], who)) +
  (against === undefined ? '' : ` ${immunity(against)}`) +
  (amount === undefined ? '' : strength(name, figureOf(amount)));

const tail = (text: string): Modifier => ({ tail: same(text) });
const adjective = (its: Adjective): Modifier => ({ adjective: its });
const prefixed = (forms: Adjective): Adjective => forms.map((form) => `não ${form}`) as unknown as Adjective;

export const qualities: Book['qualities'] = {
  element: (elements) =>
    elements.includes('neutral')
      ? adjective(o('neutr'))
      : tail(
          list(
            elements.map((one) => `de ${terms.pt.elements[one]}`),
            'or',
          ),
        ),
  rarity: (rarity) =>
    rarity === 'common'
      ? adjective(pair('comum', 'comuns'))
      : rarity === 'uncommon'
        ? adjective(pair('incomum', 'incomuns'))
        : adjective(o(terms.pt.rarities[rarity].slice(0, -1))),
  cost: (cost) => tail(`com custo ${cost}`),
  speed: (speed) => tail(speed === 'response' ? 'com velocidade de resposta' : 'com velocidade normal'),
  token: (is) => tail(is ? 'ficha' : 'que não seja ficha'),
  same: (what, as) =>
    tail(
      {
        element: `do mesmo elemento ${after('de', as)}`,
        class: `da mesma classe ${after('de', as)}`,
        cost: `do mesmo custo ${after('de', as)}`,
        card: `com o mesmo nome ${after('de', as)}`,
      }[what],
    ),
  line: (line) => tail(`na ${terms.pt.lines[line]}`),
  stat: (stat, how) => tail(`com ${terms.pt.stats[stat]} ${how}`),
  level: (how) => tail(`de nível ${how}`),
  state: (name) => (name === 'regeneration' ? tail('em regeneração') : adjective(STATES[name])),
  keyword: (name) => tail(`com ${name}`),
  damaged: (is, isThing) =>
    adjective(is ? o(isThing ? 'danificad' : 'ferid') : o(isThing ? 'intact' : 'iles')),
  equipped: (is) => (is ? adjective(o('equipad')) : tail('sem equipamento')),
  did: (what) =>
    ({
      move: { tail: pair('que se moveu neste turno', 'que se moveram neste turno') } satisfies Modifier,
      attack: { tail: pair('que atacou neste turno', 'que atacaram neste turno') } satisfies Modifier,
      enter: {
        tail: pair('que entrou em jogo neste turno', 'que entraram em jogo neste turno'),
      } satisfies Modifier,
      'take damage': {
        tail: pair('que sofreu dano neste turno', 'que sofreram dano neste turno'),
      } satisfies Modifier,
    })[what],
  not: ({ adjective: plain, tail: rest }) => ({
    ...(plain && { adjective: prefixed(plain) }),
    ...(rest && { tail: prefixed(rest) }),
  }),
  notNoun: ({ one, many, gender }) => ({
    tail: pair(`que não seja ${gender === 'f' ? 'uma' : 'um'} ${one}`, `que não sejam ${many}`),
  }),
};
