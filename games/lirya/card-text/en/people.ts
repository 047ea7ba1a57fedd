/** English: who is meant, how much that is, on which condition, at what cost. */
import { terms } from '../../text/terms.ts';
import type { Book } from '../book.ts';
import { agree, does, type Phrase } from '../grammar.ts';
import { fixed, is, phrase } from './grammar.ts';
import { amountOf, countedRange, list, nouns, numeral } from './words.ts';

const OPPONENT = fixed('the opponent');

export const who: Book['who'] = {
  you: { text: 'you', gender: 'm', plural: false, you: true },
  opponent: OPPONENT,
  both: fixed('each player'),
  thatPlayer: fixed('that player'),
  bearer: fixed('the bearer'),
  answered: fixed('what it answers'),
  paid: fixed('the card that was paid'),
  attacker: fixed('the attacker'),
  wounder: fixed('whoever dealt it'),
  cause: fixed('whatever caused it'),
  random: 'at random',
  chosen: (by) => (by === 'you' ? 'of your choice' : 'of the opponent’s choice'),
  extreme: (stat, most) => `with the ${most ? 'most' : 'least'} ${terms.en.stats[stat]}`,
  beside: (one) => fixed(`the neighbours of ${one.text}`, true),
  alongside: (one) => fixed(`the others in the line of ${one.text}`, true),
  owner: (one) => fixed(`the owner of ${one.text}`),
  controller: (one) => fixed(`the controller of ${one.text}`),
  remembered: (word) =>
    word === undefined
      ? fixed('the chosen one')
      : phrase({ determiner: { kind: 'the', plural: false }, nouns: [word], modifiers: [] }),
  orPlayer: (cards, side) => {
    const kinds = cards.map(({ text }) => text.replace(/^an? /u, ''));
    if (side === 'you') return fixed(`you or target ${list(kinds, 'or')}`);
    return fixed(`target ${list([...kinds, side === 'opponent' ? 'the opponent' : 'player'], 'or')}`);
  },
  player: (side) => (side === undefined ? fixed('target player') : side === 'you' ? who.you : OPPONENT),
  onStack: (item, side, tail) => {
    const whose = side === 'opponent' ? 'enemy ' : side === 'you' ? 'allied ' : '';
    return fixed(`target ${whose}${item ?? 'card or ability'}${tail} on the stack`);
  },
};

const texts = (parts: readonly Phrase[]): readonly string[] => parts.map(({ text }) => text);
const PILES = { hand: 'hand', deck: 'deck', discard: 'discard pile' } as const;

export const values: Book['values'] = {
  count: ({ text }) => fixed(`the number of ${text}`),
  cards: (pile, of, like) =>
    fixed(
      `the number of ${like?.text ?? 'cards'} in ${of === 'you' ? 'your' : 'the opponent’s'} ${PILES[pile]}`,
    ),
  stat: (stat, of) => (of.you === true ? fixed(`your ${stat}`) : fixed(`the ${stat} of ${of.text}`)),
  counters: (word, on) => fixed(`the ${word.many} on ${on.text}`, true),
  before: fixed('that amount'),
  byLevel: (numbers) => fixed(numbers.join('/')),
  number: (n) => fixed(`${n}`),
  sum: (parts) => fixed(texts(parts).join(' plus ')),
  product: (parts) => fixed(texts(parts).join(' times ')),
  least: (parts) => fixed(`the lesser of ${list(texts(parts), 'and')}`),
  most: (parts) => fixed(`the greater of ${list(texts(parts), 'and')}`),
};

const subject = (side: 'you' | 'opponent', you: string, other: string): string =>
  side === 'you' ? `you ${you}` : `the opponent ${other}`;

export const conditions: Book['conditions'] = {
  isModified: (one, { adjective, tail }) =>
    `${one.text} ${is(one)} ${agree(adjective ?? tail ?? ['', '', '', ''], one)}`,
  isA: (one, what) => `${one.text} ${is(one)} ${what.text}`,
  controls: (side, what) => `${subject(side, 'control', 'controls')} ${what.text}`,
  controlsNone: (side, what) => `${subject(side, 'control', 'controls')} no ${what.text}`,
  inPlay: (what) => `there ${is(what)} ${what.text} in play`,
  noneInPlay: (what) => `there are no ${what.text} in play`,
  hand: (side, pile, how) =>
    `${subject(side, 'have', 'has')} ${countedRange(how, nouns.card)} in ${{ hand: 'hand', deck: 'the deck', discard: 'the discard pile' }[pile]}`,
  life: (side, how) => `${subject(side, 'have', 'has')} ${how} life`,
  counters: (on, how, word) => does(on, ['', 'has', 'have'], countedRange(how, word)),
  value: (value, how) => `${value.text} ${is(value)} ${how}`,
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

export const costs: Book['costs'] = {
  energy: (amount) => amountOf(amount, 'energy'),
  discard: (count, like) => `discard ${like?.text ?? numeral(count, nouns.card)}`,
  sacrifice: (what) => `sacrifice ${what.text}`,
  damage: (n, self) => does(self, ['take', 'takes', 'take'], amountOf({ n }, 'damage')),
  life: (n) => `lose ${amountOf({ n }, 'life')}`,
  counters: (n, word) => `remove ${amountOf({ n }, word)}`,
  returnSource: (self) => `return ${self.text} to hand`,
  sacrificeSource: (self) => `sacrifice ${self.text}`,
  discardSource: 'discard this card',
};
