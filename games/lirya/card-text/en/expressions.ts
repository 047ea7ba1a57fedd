/** English phrases for selectors, values, conditions and costs. */
import { terms } from '../../text/terms.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { inflect, conjugate, type NounPhrase } from '../grammar.ts';
import { fixedPhrase, toBe, buildPhrase } from './grammar.ts';
import { formatAmount, formatCountRange, joinList, nouns, formatNumeral } from './nouns.ts';

const OPPONENT = fixedPhrase('the opponent');

export const selectors: Phrasebook['selectors'] = {
  you: { text: 'you', gender: 'm', plural: false, you: true },
  opponent: OPPONENT,
  both: fixedPhrase('each player'),
  thatPlayer: fixedPhrase('that player'),
  bearer: fixedPhrase('the bearer'),
  answered: fixedPhrase('what it answers'),
  paid: fixedPhrase('the card that was paid'),
  attacker: fixedPhrase('the attacker'),
  wounder: fixedPhrase('whoever dealt it'),
  cause: fixedPhrase('whatever caused it'),
  random: 'at random',
  chosen: (by) => (by === 'you' ? 'of your choice' : 'of the opponent’s choice'),
  extreme: (stat, most) => `with the ${most ? 'most' : 'least'} ${terms.en.stats[stat]}`,
  beside: (one) => fixedPhrase(`the neighbours of ${one.text}`, true),
  alongside: (one) => fixedPhrase(`the others in the line of ${one.text}`, true),
  owner: (one) => fixedPhrase(`the owner of ${one.text}`),
  controller: (one) => fixedPhrase(`the controller of ${one.text}`),
  remembered: (word) =>
    word === undefined
      ? fixedPhrase('the chosen one')
      : buildPhrase({ determiner: { kind: 'the', plural: false }, nouns: [word], modifiers: [] }),
  orPlayer: (cards, side) => {
    const kinds = cards.map(({ text }) => text.replace(/^an? /u, ''));
    if (side === 'you') return fixedPhrase(`you or target ${joinList(kinds, 'or')}`);
    return fixedPhrase(
      `target ${joinList([...kinds, side === 'opponent' ? 'the opponent' : 'player'], 'or')}`,
    );
  },
  player: (side) =>
    side === undefined ? fixedPhrase('target player') : side === 'you' ? selectors.you : OPPONENT,
  onStack: (item, side, tail) => {
    const whose = side === 'opponent' ? 'enemy ' : side === 'you' ? 'allied ' : '';
    return fixedPhrase(`target ${whose}${item ?? 'card or ability'}${tail} on the stack`);
  },
};

const texts = (parts: readonly NounPhrase[]): readonly string[] => parts.map(({ text }) => text);
const PILES = { hand: 'hand', deck: 'deck', discard: 'discard pile' } as const;

export const values: Phrasebook['values'] = {
  count: ({ text }) => fixedPhrase(`the number of ${text}`),
  cards: (pile, of, like) =>
    fixedPhrase(
      `the number of ${like?.text ?? 'cards'} in ${of === 'you' ? 'your' : 'the opponent’s'} ${PILES[pile]}`,
    ),
  stat: (stat, of) =>
    of.you === true ? fixedPhrase(`your ${stat}`) : fixedPhrase(`the ${stat} of ${of.text}`),
  counters: (word, on) => fixedPhrase(`the ${word.many} on ${on.text}`, true),
  before: fixedPhrase('that amount'),
  byLevel: (numbers) => fixedPhrase(numbers.join('/')),
  number: (n) => fixedPhrase(`${n}`),
  sum: (parts) => fixedPhrase(texts(parts).join(' plus ')),
  product: (parts) => fixedPhrase(texts(parts).join(' times ')),
  least: (parts) => fixedPhrase(`the lesser of ${joinList(texts(parts), 'and')}`),
  most: (parts) => fixedPhrase(`the greater of ${joinList(texts(parts), 'and')}`),
};

const subject = (side: 'you' | 'opponent', you: string, other: string): string =>
  side === 'you' ? `you ${you}` : `the opponent ${other}`;

export const conditions: Phrasebook['conditions'] = {
  isModified: (one, { adjective, tail }) =>
    `${one.text} ${toBe(one)} ${inflect(adjective ?? tail ?? ['', '', '', ''], one)}`,
  isA: (one, what) => `${one.text} ${toBe(one)} ${what.text}`,
  controls: (side, what) => `${subject(side, 'control', 'controls')} ${what.text}`,
  controlsNone: (side, what) => `${subject(side, 'control', 'controls')} no ${what.text}`,
  inPlay: (what) => `there ${toBe(what)} ${what.text} in play`,
  noneInPlay: (what) => `there are no ${what.text} in play`,
  hand: (side, pile, how) =>
    `${subject(side, 'have', 'has')} ${formatCountRange(how, nouns.card)} in ${{ hand: 'hand', deck: 'the deck', discard: 'the discard pile' }[pile]}`,
  life: (side, how) => `${subject(side, 'have', 'has')} ${how} life`,
  counters: (on, how, word) => conjugate(on, ['', 'has', 'have'], formatCountRange(how, word)),
  value: (value, how) => `${value.text} ${toBe(value)} ${how}`,
  turn: (side) => (side === 'you' ? 'it is your turn' : 'it is the opponent’s turn'),
  phase: (phase) => `it is the phase: ${terms.en.phases[phase]}`,
  spells: (side, { min, max }) => {
    if (max === 0) return `${subject(side, 'have', 'has')} cast no spell this turn`;
    const how = min === 1 && max === undefined ? 'a spell' : `${min ?? 0} or more spells`;
    return `${subject(side, 'have', 'has')} cast ${how} this turn`;
  },
  deaths: (side, { min = 1 }) => {
    const whose = side === undefined ? '' : side === 'you' ? 'allied ' : 'enemy ';
    const one = side === undefined ? 'a' : 'an';
    return min === 1
      ? `${one} ${whose}character died this turn`
      : `${min} or more ${whose}characters died this turn`;
  },
  settled: (one) => `${one.text} has stood in its line since before this turn`,
  played: 'it was played from hand',
  chance: (percent) => `with a ${percent}% chance`,
  not: (clause) => `it is not so that ${clause}`,
};

export const costs: Phrasebook['costs'] = {
  energy: (amount) => formatAmount(amount, 'energy'),
  discard: (count, like) => `discard ${like?.text ?? formatNumeral(count, nouns.card)}`,
  sacrifice: (what) => `sacrifice ${what.text}`,
  damage: (n, self) => conjugate(self, ['take', 'takes', 'take'], formatAmount({ n }, 'damage')),
  life: (n) => `lose ${formatAmount({ n }, 'life')}`,
  counters: (n, word) => `remove ${formatAmount({ n }, word)}`,
  returnSource: (self) => `return ${self.text} to hand`,
  sacrificeSource: (self) => `sacrifice ${self.text}`,
  discardSource: 'discard this card',
};
