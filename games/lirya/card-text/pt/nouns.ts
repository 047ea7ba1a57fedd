/** Portuguese nouns, amounts, states and modifiers. */
import { joinWithConjunction } from '@ludoteca/kit';
import { formatElement, terms } from '../../text/terms.ts';
import type { Immunity, NumberRange, StateName } from '../../card-definition/index.ts';
import type { AmountPhrase, Phrasebook, CountedUnit } from '../phrasebook.ts';
import { inflect, type Adjective, type NounModifier, invariable, type NounForms } from '../grammar.ts';
import { contract, noun } from './grammar.ts';

export const nouns: Phrasebook['nouns'] = {
  character: noun('personagem', 'personagens'),
  structure: noun('estrutura', 'estruturas', 'f'),
  spell: noun('feitiço', 'feitiços'),
  equipment: noun('equipamento', 'equipamentos'),
  warrior: noun('guerreiro', 'guerreiros'),
  mage: noun('mago', 'magos'),
  ranger: noun('patrulheiro', 'patrulheiros'),
  cleric: noun('clérigo', 'clérigos'),
  weapon: noun('arma', 'armas', 'f'),
  armour: noun('armadura', 'armaduras', 'f'),
  accessory: noun('acessório', 'acessórios'),
  universal: noun('item universal', 'itens universais'),
  card: noun('carta', 'cartas', 'f'),
  target: noun('alvo', 'alvos'),
  attacker: noun('atacante', 'atacantes'),
  ability: noun('habilidade', 'habilidades', 'f'),
  player: noun('jogador', 'jogadores'),
};

const o = (stem: string): Adjective => [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`];
const pair = (one: string, many: string): Adjective => [one, one, many, many];

export const STATE_ADJECTIVES: { readonly [state in StateName]: Adjective } = {
  stunned: o('atordoad'),
  poisoned: o('envenenad'),
  paralysed: o('paralisad'),
  stealth: o('furtiv'),
  immunity: pair('imune', 'imunes'),
  cursed: o('amaldiçoad'),
  blessed: o('abençoad'),
  regeneration: invariable('em regeneração'),
  vulnerable: pair('vulnerável', 'vulneráveis'),
  fortified: o('fortificad'),
  rooted: o('enraizad'),
  silenced: o('silenciad'),
};

const UNITS = {
  damage: noun('ponto de dano', 'pontos de dano'),
  health: noun('ponto de vida', 'pontos de vida'),
  life: noun('ponto de vida', 'pontos de vida'),
  points: noun('ponto de estrutura', 'pontos de estrutura'),
  card: nouns.card,
  energy: noun('ponto de energia', 'pontos de energia'),
} as const;

const unitOf = (unit: CountedUnit) => (typeof unit === 'string' ? UNITS[unit] : unit);

export const formatNumeral: Phrasebook['formatNumeral'] = (n, { one, many, gender }) =>
  n === 1 ? `${gender === 'f' ? 'uma' : 'um'} ${one}` : `${n} ${many}`;

/** `3 pontos de dano`, `1 ponto de dano para cada estrutura`, `pontos de dano iguais ao ataque de …`. */
export function formatAmount(amount: AmountPhrase, unit: CountedUnit): string {
  const forms = unitOf(unit);
  if (amount === 'as before') return `a mesma quantidade de ${forms.many}`;
  if ('sum' in amount) return amount.sum.map((part) => formatAmount(part, unit)).join(' mais ');
  if ('as' in amount) return `uma quantidade de ${forms.many} igual ${contract('a', amount.as)}`;
  const counted =
    unit === 'card'
      ? formatNumeral(amount.n, forms)
      : `${amount.n} ${amount.n === 1 ? forms.one : forms.many}`;
  return 'each' in amount ? `${counted} para ${amount.each.text}` : counted;
}

export function formatFigure(amount: AmountPhrase): string {
  if (amount === 'as before') return 'a mesma quantidade';
  if ('sum' in amount) return amount.sum.map(formatFigure).join(' mais ');
  if ('as' in amount) return `uma quantidade igual ${contract('a', amount.as)}`;
  return 'each' in amount ? `${amount.n} para ${amount.each.text}` : `${amount.n}`;
}

export const formatRange: Phrasebook['formatRange'] = ({ min, max }) => {
  if (min === undefined) return `${max ?? 0} ou menos`;
  if (max === undefined) return `${min} ou mais`;
  return min === max ? `${min}` : `de ${min} a ${max}`;
};

/** `2 cartas ou menos`. */
export function formatCountRange({ min, max }: NumberRange, { one, many }: NounForms): string {
  const counted = (n: number): string => `${n} ${n === 1 ? one : many}`;
  if (min === undefined) return `${counted(max ?? 0)} ou menos`;
  if (max === undefined) return `${counted(min)} ou mais`;
  return min === max ? counted(min) : `de ${min} a ${counted(max)}`;
}

export const joinList: Phrasebook['joinList'] = (parts, joint) =>
  joinWithConjunction(parts, joint === 'and' ? 'e' : 'ou');

export const formatImmunity = (to: Immunity): string => {
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

export const formatState: Phrasebook['formatState'] = (name, who, amount, against) =>
  (name === 'regeneration' ? 'regeneração' : inflect(STATE_ADJECTIVES[name], who)) +
  (against === undefined ? '' : ` ${formatImmunity(against)}`) +
  (amount === undefined ? '' : strength(name, formatFigure(amount)));

const tail = (text: string): NounModifier => ({ tail: invariable(text) });
const adjective = (forms: Adjective): NounModifier => ({ adjective: forms });
const prefixed = (forms: Adjective): Adjective => forms.map((form) => `não ${form}`) as unknown as Adjective;

export const modifiers: Phrasebook['modifiers'] = {
  element: (elements) =>
    elements.includes('neutral')
      ? adjective(o('neutr'))
      : tail(
          joinList(
            elements.map((one) => `de ${formatElement('pt', one)}`),
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
        element: `do mesmo elemento ${contract('de', as)}`,
        class: `da mesma classe ${contract('de', as)}`,
        cost: `do mesmo custo ${contract('de', as)}`,
        card: `com o mesmo nome ${contract('de', as)}`,
      }[what],
    ),
  line: (line) => tail(`na ${terms.pt.lines[line]}`),
  stat: (stat, how) => tail(`com ${terms.pt.stats[stat]} ${how}`),
  level: (how) => tail(`de nível ${how}`),
  state: (name) => (name === 'regeneration' ? tail('em regeneração') : adjective(STATE_ADJECTIVES[name])),
  keyword: (name) => tail(`com ${name}`),
  damaged: (is, isInanimate) =>
    adjective(is ? o(isInanimate ? 'danificad' : 'ferid') : o(isInanimate ? 'intact' : 'iles')),
  equipped: (is) => (is ? adjective(o('equipad')) : tail('sem equipamento')),
  did: (what) =>
    ({
      move: { tail: pair('que se moveu neste turno', 'que se moveram neste turno') } satisfies NounModifier,
      attack: { tail: pair('que atacou neste turno', 'que atacaram neste turno') } satisfies NounModifier,
      enter: {
        tail: pair('que entrou em jogo neste turno', 'que entraram em jogo neste turno'),
      } satisfies NounModifier,
      'take damage': {
        tail: pair('que sofreu dano neste turno', 'que sofreram dano neste turno'),
      } satisfies NounModifier,
    })[what],
  not: ({ adjective: plain, tail: rest }) => ({
    ...(plain && { adjective: prefixed(plain) }),
    ...(rest && { tail: prefixed(rest) }),
  }),
  notNoun: ({ one, many, gender }) => ({
    tail: pair(`que não seja ${gender === 'f' ? 'uma' : 'um'} ${one}`, `que não sejam ${many}`),
  }),
};
