/** English phrases for gifts, durations and abilities. */
import { terms } from '../../text/terms.ts';
import type { Stat } from '../../card-definition/index.ts';
import type { AmountPhrase, Phrasebook } from '../phrasebook.ts';
import { conjugate, type NounPhrase, type VerbForms } from '../grammar.ts';
import { formatAmount, formatFigure, joinList } from './nouns.ts';

export const formatSigned = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function plus(amount: AmountPhrase, name: string): string {
  if (amount === 'as before') return `that much ${name}`;
  if ('sum' in amount) return amount.sum.map((part) => plus(part, name)).join(' and ');
  if ('as' in amount) return `extra ${name} equal to ${amount.as.text}`;
  return `${formatSigned(amount.n)} ${name}${'each' in amount ? ` for ${amount.each.text}` : ''}`;
}

const BANS = {
  attack: 'attack',
  defend: 'defend',
  move: 'change lines',
  'use abilities': 'use abilities',
} as const;
const CANNOT: VerbForms = ['you cannot', 'cannot', 'cannot'];
const SOURCES = { spell: 'spells', ability: 'abilities' } as const;

/** After the first clause the stat has a possessive. */
const statOf = (who: NounPhrase, stat: Stat): string =>
  who.subject === ''
    ? `${who.plural ? 'their' : 'its'} ${terms.en.stats[stat]}`
    : `the ${terms.en.stats[stat]} of ${who.text}`;

export const gifts: Phrasebook['gifts'] = {
  stat: (stat, amount) => plus(amount, terms.en.stats[stat]),
  keyword: (name, amount) => (amount === undefined ? name : `${name} ${formatFigure(amount)}`),
  ability: (text) => `“${text}”`,
  has: (who, things, gets) =>
    conjugate(who, gets ? ['get', 'gets', 'get'] : ['have', 'has', 'have'], joinList(things, 'and')),
  set: (who, stat, amount) => `${statOf(who, stat)} becomes ${formatFigure(amount)}`,
  double: (who, stat) => `${statOf(who, stat)} is doubled`,
  lose: (who, keyword) => conjugate(who, ['lose', 'loses', 'lose'], keyword),
  immune: (who, to, gets) =>
    conjugate(
      who,
      gets ? ['become', 'becomes', 'become'] : ['are', 'is', 'are'],
      `immune to ${joinList(to, 'and')}`,
    ),
  untargetable: (who, by) =>
    conjugate(
      who,
      CANNOT,
      `be the target of ${by === 'opponent' ? 'the opponent’s ' : ''}spells and abilities`,
    ),
  cannot: (who, what) => conjugate(who, CANNOT, BANS[what]),
  cost: (cards, amount, more) =>
    `${cards.text} ${cards.plural ? 'cost' : 'costs'} ${formatFigure(amount)} ${more ? 'more' : 'less'}`,
  costs: (cards, amount) => `${cards.text} ${cards.plural ? 'cost' : 'costs'} ${formatFigure(amount)}`,
  more: (side, what, by, of) => {
    const sources = of === undefined ? 'spells and abilities' : SOURCES[of];
    const whose =
      side === 'you'
        ? `your ${sources}`
        : side === 'opponent'
          ? `the opponent’s ${sources}`
          : `all ${sources}`;
    return what === 'damage'
      ? `${whose} deal ${formatFigure(by)} more damage`
      : `${whose} restore ${formatFigure(by)} more`;
  },
  hand: (side) =>
    side === 'opponent'
      ? 'the opponent’s hand is sheltered: nobody else can look at it or make them discard'
      : 'your hand is sheltered: the opponent cannot look at it or make you discard',
};

export const durations: Phrasebook['durations'] = {
  combat: 'until the end of combat',
  turn: 'until the end of the turn',
  untilNext: 'until your next turn',
  turns: (n) => (n === 1 ? 'for 1 turn' : `for ${n} turns`),
  whileSource: (self) => `while ${self.text} is in play`,
  while: (clause) => `while ${clause}`,
};

const ofTurn = (side: 'you' | 'opponent' | 'anybody'): string =>
  side === 'you' ? 'your turn' : side === 'opponent' ? 'the opponent’s turn' : 'each turn';
const PHASES = {
  start: 'start phase',
  main: 'main phase',
  combat: 'combat phase',
  end: 'end phase',
} as const;
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'up to twice' : `up to ${n} times`);

export const abilities: Phrasebook['abilities'] = {
  // A repeated subject is left out.
  when: (clauses, once) => {
    const rest = clauses.map((clause, i) => (i === 0 ? clause : clause.replace(/^you /u, '')));
    return `${once ? 'when' : 'whenever'} ${joinList(rest, 'or')}`;
  },
  turnStart: (side) => `at the start of ${ofTurn(side)}`,
  turnEnd: (side) => `at the end of ${ofTurn(side)}`,
  phase: (phase, side) =>
    phase === undefined
      ? `at the start of each phase of ${ofTurn(side)}`
      : `at the start of ${side === 'you' ? 'your' : side === 'opponent' ? 'the opponent’s' : 'each'} ${PHASES[phase]}`,
  if: (clause) => `if ${clause}`,
  while: (clause) => `while ${clause}`,
  during: (side) => (side === 'you' ? 'during your turn' : 'during the opponent’s turn'),
  ifYouLike: 'if you wish',
  limit: (perTurn, perMatch) =>
    perTurn === undefined ? `${times(perMatch ?? 1)} per match` : `${times(perTurn)} per turn`,
  response: 'Response',
  fromHand: 'from hand',
  prevent: (who, amount) =>
    amount === 'all'
      ? `prevent all damage to ${who.text}`
      : `damage to ${who.text} is reduced by ${formatFigure(amount)}`,
  redirect: (who, to) => `damage to ${who.text} is dealt to ${to.text} instead`,
  survive: (who, health) =>
    `when ${who.text} would die, it stays in play with ${formatAmount({ n: health }, 'health')} instead`,
  level: (level, cost, points) =>
    level === 1
      ? `Level 1 (${points === 1 ? '1 point' : `${points} points`})`
      : `Level ${level} (cost ${cost}, ${points === 1 ? '1 point' : `${points} points`})`,
  specialDeck: (cards) =>
    `It has a special deck: at the start of each of your turns you may take its top card. It holds: ${cards}.`,
  requires: (what) => `For ${what.text} only.`,
  alternative: (costs) => `Instead of the energy you may pay: ${costs}.`,
  additional: (costs) => `Additional cost: ${costs}.`,
  onlyIf: (clause) => `Can be played only if ${clause}.`,
  placement: (where) =>
    where === 'any' ? 'May stand in either line.' : `Stands only in the ${terms.en.lines[where]}.`,
  custom: (name) => `special effect “${name}”`,
};
