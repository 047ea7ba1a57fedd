/** Portuguese: who is meant, how much that is, on which condition, at what cost. Conditions stand in the future subjunctive, as after `se` and `enquanto`. */
import { terms } from '../../text/terms.ts';
import type { Book } from '../book.ts';
import { agree, does, type Phrase } from '../grammar.ts';
import { after, fixed, phrase } from './grammar.ts';
import { amountOf, countedRange, list, nouns, numeral } from './words.ts';

const OPPONENT = fixed('o oponente');

export const who: Book['who'] = {
  you: { text: 'você', gender: 'm', plural: false, you: true },
  opponent: OPPONENT,
  both: fixed('cada jogador'),
  thatPlayer: fixed('esse jogador'),
  bearer: fixed('o portador'),
  answered: fixed('aquilo a que responde'),
  paid: fixed('a carta paga', 'f'),
  attacker: fixed('o atacante'),
  wounder: fixed('quem o causou'),
  cause: fixed('quem o causou'),
  random: 'ao acaso',
  chosen: (by) => (by === 'you' ? 'à sua escolha' : 'à escolha do oponente'),
  extreme: (stat, most) => `com ${most ? 'mais' : 'menos'} ${terms.pt.stats[stat]}`,
  beside: (one) => fixed(`os vizinhos ${after('de', one)}`, 'm', true),
  alongside: (one) => fixed(`os outros na linha ${after('de', one)}`, 'm', true),
  owner: (one) => fixed(`o dono ${after('de', one)}`),
  controller: (one) => fixed(`quem controla ${one.text}`),
  remembered: (word) =>
    word === undefined
      ? fixed('quem foi escolhido')
      : phrase({ determiner: { kind: 'the', plural: false }, nouns: [word], modifiers: [] }),
  // It always follows `a`, which is said again where it must be.
  orPlayer: (cards, side) => {
    const kinds = cards.map(({ text }) => text);
    if (side === 'you') return fixed(`você ou a ${list(kinds, 'or')} alvo`);
    return fixed(`${list([...kinds, side === 'opponent' ? 'o oponente' : 'um jogador'], 'or')} alvo`);
  },
  player: (side) => (side === undefined ? fixed('um jogador alvo') : side === 'you' ? who.you : OPPONENT),
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
    return fixed(`${name}${whose} alvo na pilha${tail}`, isMale ? 'm' : 'f');
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
const texts = (parts: readonly Phrase[]): readonly string[] => parts.map(({ text }) => text);

export const values: Book['values'] = {
  count: ({ text }) => fixed(`o número de ${text}`),
  cards: (pile, of, like) =>
    fixed(
      `o número de ${like?.text ?? 'cartas'} ${of === 'you' ? YOURS[pile] : `${PILES[pile]} do oponente`}`,
    ),
  stat: (stat, of) =>
    of.you === true
      ? fixed(`a sua ${stat === 'energy' ? 'energia' : 'vida'}`, 'f')
      : fixed(`${STATS[stat]} ${after('de', of)}`),
  counters: (word, on) =>
    fixed(`${word.gender === 'f' ? 'as' : 'os'} ${word.many} ${after('em', on)}`, word.gender, true),
  before: fixed('essa quantidade', 'f'),
  byLevel: (numbers) => fixed(numbers.join('/')),
  number: (n) => fixed(`${n}`),
  sum: (parts) => fixed(texts(parts).join(' mais ')),
  product: (parts) => fixed(texts(parts).join(' vezes ')),
  least: (parts) => fixed(`o menor entre ${list(texts(parts), 'and')}`),
  most: (parts) => fixed(`o maior entre ${list(texts(parts), 'and')}`),
};

const subject = (side: 'you' | 'opponent', verb: string): string =>
  `${side === 'you' ? 'você' : 'o oponente'} ${verb}`;
const were = ({ plural }: Phrase): string => (plural ? 'forem' : 'for');
const stood = ({ plural }: Phrase): string => (plural ? 'estiverem' : 'estiver');

export const conditions: Book['conditions'] = {
  isModified: (one, { adjective, tail }) =>
    `${one.text} ${stood(one)} ${agree(adjective ?? tail ?? ['', '', '', ''], one)}`,
  isA: (one, what) => `${one.text} ${were(one)} ${what.text}`,
  controls: (side, what) => `${subject(side, 'controlar')} ${what.text}`,
  controlsNone: (side, what) => `${subject(side, 'não controlar')} ${what.text}`,
  inPlay: (what) => `houver ${what.text} em jogo`,
  noneInPlay: (what) => `não houver ${what.text} em jogo`,
  hand: (side, pile, how) => `${subject(side, 'tiver')} ${countedRange(how, nouns.card)} ${PILES[pile]}`,
  life: (side, how) => `${subject(side, 'tiver')} ${how} pontos de vida`,
  counters: (on, how, word) => does(on, ['', 'tiver', 'tiverem'], countedRange(how, word)),
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

export const costs: Book['costs'] = {
  energy: (amount) => amountOf(amount, 'energy'),
  discard: (count, like) => `descarte ${like?.text ?? numeral(count, nouns.card)}`,
  sacrifice: (what) => `sacrifique ${what.text}`,
  damage: (n, self) => does(self, ['', 'sofre', 'sofrem'], amountOf({ n }, 'damage')),
  life: (n) => `perca ${amountOf({ n }, 'life')}`,
  counters: (n, word) => `retire ${amountOf({ n }, word)}`,
  returnSource: (self) => `devolva ${self.text} à mão`,
  sacrificeSource: (self) => `sacrifique ${self.text}`,
  discardSource: 'descarte esta carta',
};
