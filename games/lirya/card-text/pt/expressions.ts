/** Portuguese phrases for selectors, values, conditions and costs. Conditions are in the future subjunctive, as after `se` and `enquanto`. */
import { terms } from '../../text/terms.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { inflect, conjugate, type NounPhrase } from '../grammar.ts';
import { contract, fixedPhrase, buildPhrase } from './grammar.ts';
import { formatAmount, formatCountRange, joinList, nouns, formatNumeral } from './nouns.ts';

const OPPONENT = fixedPhrase('o oponente');

export const selectors: Phrasebook['selectors'] = {
  you: { text: 'você', gender: 'm', plural: false, you: true },
  opponent: OPPONENT,
  both: fixedPhrase('cada jogador'),
  thatPlayer: fixedPhrase('esse jogador'),
  bearer: fixedPhrase('o portador'),
  answered: fixedPhrase('aquilo a que responde'),
  paid: fixedPhrase('a carta paga', 'f'),
  attacker: fixedPhrase('o atacante'),
  wounder: fixedPhrase('quem o causou'),
  cause: fixedPhrase('quem o causou'),
  random: 'ao acaso',
  chosen: (by) => (by === 'you' ? 'à sua escolha' : 'à escolha do oponente'),
  extreme: (stat, most) => `com ${most ? 'mais' : 'menos'} ${terms.pt.stats[stat]}`,
  beside: (one) => fixedPhrase(`os vizinhos ${contract('de', one)}`, 'm', true),
  alongside: (one) => fixedPhrase(`os outros na linha ${contract('de', one)}`, 'm', true),
  owner: (one) => fixedPhrase(`o dono ${contract('de', one)}`),
  controller: (one) => fixedPhrase(`quem controla ${one.text}`),
  remembered: (word) =>
    word === undefined
      ? fixedPhrase('quem foi escolhido')
      : buildPhrase({ determiner: { kind: 'the', plural: false }, nouns: [word], modifiers: [] }),
  // It always follows `a`, which is repeated where grammar requires it.
  orPlayer: (cards, side) => {
    const kinds = cards.map(({ text }) => text);
    if (side === 'you') return fixedPhrase(`você ou a ${joinList(kinds, 'or')} alvo`);
    return fixedPhrase(
      `${joinList([...kinds, side === 'opponent' ? 'o oponente' : 'um jogador'], 'or')} alvo`,
    );
  },
  player: (side) =>
    side === undefined ? fixedPhrase('um jogador alvo') : side === 'you' ? selectors.you : OPPONENT,
  onStack: (item, side, tail) => {
    const isMale = item === 'spell';
    const whose =
      side === 'opponent'
        ? ` inimig${isMale ? 'o' : 'a'}`
        : side === 'you'
          ? ` aliad${isMale ? 'o' : 'a'}`
          : '';
    const name =
      item === 'spell'
        ? 'um feitiço'
        : item === 'ability'
          ? 'uma habilidade'
          : item === 'card'
            ? 'uma carta'
            : 'uma carta ou habilidade';
    return fixedPhrase(`${name}${whose} alvo na pilha${tail}`, isMale ? 'm' : 'f');
  },
};

const PILES = { hand: 'na mão', deck: 'no baralho', discard: 'na pilha de descarte' } as const;
const YOURS = { hand: 'na sua mão', deck: 'no seu baralho', discard: 'na sua pilha de descarte' } as const;
const STATS = {
  attack: 'o ataque',
  defence: 'a defesa',
  health: 'a vida',
  cost: 'o custo',
  level: 'o nível',
  life: 'a vida',
  energy: 'a energia',
} as const;
const texts = (parts: readonly NounPhrase[]): readonly string[] => parts.map(({ text }) => text);

export const values: Phrasebook['values'] = {
  count: ({ text }) => fixedPhrase(`o número de ${text}`),
  cards: (pile, of, like) =>
    fixedPhrase(
      `o número de ${like?.text ?? 'cartas'} ${of === 'you' ? YOURS[pile] : `${PILES[pile]} do oponente`}`,
    ),
  stat: (stat, of) =>
    of.you === true
      ? fixedPhrase(`a sua ${stat === 'energy' ? 'energia' : 'vida'}`, 'f')
      : fixedPhrase(`${STATS[stat]} ${contract('de', of)}`),
  counters: (word, on) =>
    fixedPhrase(`${word.gender === 'f' ? 'as' : 'os'} ${word.many} ${contract('em', on)}`, word.gender, true),
  before: fixedPhrase('essa quantidade', 'f'),
  byLevel: (numbers) => fixedPhrase(numbers.join('/')),
  number: (n) => fixedPhrase(`${n}`),
  sum: (parts) => fixedPhrase(texts(parts).join(' mais ')),
  product: (parts) => fixedPhrase(texts(parts).join(' vezes ')),
  least: (parts) => fixedPhrase(`o menor entre ${joinList(texts(parts), 'and')}`),
  most: (parts) => fixedPhrase(`o maior entre ${joinList(texts(parts), 'and')}`),
};

const subject = (side: 'you' | 'opponent', verb: string): string =>
  `${side === 'you' ? 'você' : 'o oponente'} ${verb}`;
const were = ({ plural }: NounPhrase): string => (plural ? 'forem' : 'for');
const stood = ({ plural }: NounPhrase): string => (plural ? 'estiverem' : 'estiver');

export const conditions: Phrasebook['conditions'] = {
  isModified: (one, { adjective, tail }) =>
    `${one.text} ${stood(one)} ${inflect(adjective ?? tail ?? ['', '', '', ''], one)}`,
  isA: (one, what) => `${one.text} ${were(one)} ${what.text}`,
  controls: (side, what) => `${subject(side, 'controlar')} ${what.text}`,
  controlsNone: (side, what) => `${subject(side, 'não controlar')} ${what.text}`,
  inPlay: (what) => `houver ${what.text} em jogo`,
  noneInPlay: (what) => `não houver ${what.text} em jogo`,
  hand: (side, pile, how) => `${subject(side, 'tiver')} ${formatCountRange(how, nouns.card)} ${PILES[pile]}`,
  life: (side, how) => `${subject(side, 'tiver')} ${how} pontos de vida`,
  counters: (on, how, word) => conjugate(on, ['', 'tiver', 'tiverem'], formatCountRange(how, word)),
  value: (value, how) => `${value.text} ${were(value)} ${how}`,
  turn: (side) => (side === 'you' ? 'for o seu turno' : 'for o turno do oponente'),
  phase: (phase) => `for a fase: ${terms.pt.phases[phase]}`,
  spells: (side, { min, max }) => {
    if (max === 0) return `${subject(side, 'não tiver')} lançado feitiços neste turno`;
    const how = min === 1 && max === undefined ? 'um feitiço' : `${min ?? 0} ou mais feitiços`;
    return `${subject(side, 'tiver')} lançado ${how} neste turno`;
  },
  deaths: (side, { min = 1 }) => {
    const whose = side === undefined ? '' : side === 'you' ? ' aliado' : ' inimigo';
    const many = side === undefined ? '' : `${whose}s`;
    return min === 1
      ? `um personagem${whose} tiver morrido neste turno`
      : `${min} ou mais personagens${many} tiverem morrido neste turno`;
  },
  settled: (one) => `${one.text} estiver na sua linha desde antes deste turno`,
  played: 'a carta tiver sido jogada da mão',
  chance: (percent) => `com ${percent}% de chance`,
  not: (clause) => `não valer que ${clause}`,
};

export const costs: Phrasebook['costs'] = {
  energy: (amount) => formatAmount(amount, 'energy'),
  discard: (count, like) => `descarte ${like?.text ?? formatNumeral(count, nouns.card)}`,
  sacrifice: (what) => `sacrifique ${what.text}`,
  damage: (n, self) => conjugate(self, ['', 'sofre', 'sofrem'], formatAmount({ n }, 'damage')),
  life: (n) => `perca ${formatAmount({ n }, 'life')}`,
  counters: (n, word) => `retire ${formatAmount({ n }, word)}`,
  returnSource: (self) => `devolva ${self.text} à mão`,
  sacrificeSource: (self) => `sacrifique ${self.text}`,
  discardSource: 'descarte esta carta',
};
