/** Italian phrases for selectors, values, conditions and costs. */
import { terms } from '../../text/terms.ts';
import { inflect, conjugate, type NounPhrase } from '../grammar.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { contract, fixedPhrase, toBe, buildPhrase } from './grammar.ts';
import { formatAmount, formatCountRange, joinList, nouns, formatNumeral } from './nouns.ts';

const OPPONENT = fixedPhrase('l’avversario');

export const selectors: Phrasebook['selectors'] = {
  you: { text: 'te', gender: 'm', plural: false, you: true },
  opponent: OPPONENT,
  both: fixedPhrase('ogni giocatore'),
  thatPlayer: fixedPhrase('quel giocatore'),
  bearer: fixedPhrase('chi lo porta'),
  answered: fixedPhrase('ciò a cui risponde'),
  paid: fixedPhrase('la carta pagata', 'f'),
  attacker: fixedPhrase('l’attaccante'),
  wounder: fixedPhrase('chi li ha inflitti'),
  cause: fixedPhrase('chi l’ha causato'),
  random: 'a caso',
  chosen: (by) => (by === 'you' ? 'a tua scelta' : 'a scelta dell’avversario'),
  extreme: (stat, most) => `con ${most ? 'più' : 'meno'} ${terms.it.stats[stat]}`,
  beside: (one) => fixedPhrase(`i vicini ${contract('di', one)}`, 'm', true),
  alongside: (one) => fixedPhrase(`gli altri nella linea ${contract('di', one)}`, 'm', true),
  owner: (one) => fixedPhrase(`il proprietario ${contract('di', one)}`),
  controller: (one) => fixedPhrase(`chi controlla ${one.text}`),
  remembered: (word) =>
    word === undefined
      ? fixedPhrase('chi è stato scelto')
      : buildPhrase({ determiner: { kind: 'the', plural: false }, nouns: [word], modifiers: [] }),
  // It always follows `a`, which is repeated where grammar requires it.
  orPlayer: (cards, side) => {
    const texts = cards.map(({ text }) => text);
    if (side === 'you') return fixedPhrase(`te o a ${joinList(texts, 'or')} bersaglio`);
    return fixedPhrase(
      `${joinList([...texts, side === 'opponent' ? 'l’avversario' : 'un giocatore'], 'or')} bersaglio`,
    );
  },
  player: (side) =>
    side === undefined ? fixedPhrase('un giocatore bersaglio') : side === 'you' ? selectors.you : OPPONENT,
  onStack: (item, side, tail) => {
    const its = side === 'opponent' ? 'avversari' : side === 'you' ? 'alleat' : undefined;
    const ending = item === 'spell' ? 'o' : 'a';
    const of = its === undefined ? '' : ` ${its}${ending}`;
    const name =
      item === 'spell'
        ? 'un incantesimo'
        : item === 'ability'
          ? 'un’abilità'
          : item === 'card'
            ? 'una carta'
            : 'una carta o abilità';
    return fixedPhrase(`${name}${of} bersaglio nella pila${tail}`, item === 'spell' ? 'm' : 'f');
  },
};

const pileOf = { hand: 'nella mano', deck: 'nel mazzo', discard: 'nella pila degli scarti' } as const;
const yourPile = {
  hand: 'nella tua mano',
  deck: 'nel tuo mazzo',
  discard: 'nella tua pila degli scarti',
} as const;
const statName = (
  stat: keyof (typeof terms.it)['stats'] | 'cost' | 'level' | 'life' | 'energy',
): readonly [string, boolean] => {
  switch (stat) {
    case 'attack':
      return ['l’attacco', false];
    case 'defence':
      return ['la difesa', false];
    case 'health':
    case 'life':
      return ['i punti vita', true];
    case 'cost':
      return ['il costo', false];
    case 'level':
      return ['il livello', false];
    case 'energy':
      return ['l’energia', false];
  }
};
const texts = (parts: readonly NounPhrase[]): readonly string[] => parts.map(({ text }) => text);

export const values: Phrasebook['values'] = {
  count: ({ text }) => fixedPhrase(`il numero di ${text}`),
  cards: (pile, of, like) =>
    fixedPhrase(
      `il numero di ${like?.text ?? 'carte'} ${of === 'you' ? yourPile[pile] : `${pileOf[pile]} dell’avversario`}`,
    ),
  stat: (stat, of) => {
    const [name, plural] = statName(stat);
    if (of.you === true) return fixedPhrase(plural ? 'i tuoi punti vita' : 'la tua energia', 'm', plural);
    return fixedPhrase(`${name} ${contract('di', of)}`, 'm', plural);
  },
  counters: (word, on) => fixedPhrase(`i ${word.many} ${contract('su', on)}`, word.gender, true),
  before: fixedPhrase('quella quantità', 'f'),
  byLevel: (numbers) => fixedPhrase(numbers.join('/')),
  number: (n) => fixedPhrase(`${n}`),
  sum: (parts) => fixedPhrase(texts(parts).join(' più ')),
  product: (parts) => fixedPhrase(texts(parts).join(' volte ')),
  least: (parts) => fixedPhrase(`il minore fra ${joinList(texts(parts), 'and')}`),
  most: (parts) => fixedPhrase(`il maggiore fra ${joinList(texts(parts), 'and')}`),
};

const subject = (side: 'you' | 'opponent', you: string, other: string): string =>
  side === 'you' ? you : `l’avversario ${other}`;

export const conditions: Phrasebook['conditions'] = {
  isModified: (one, { adjective, tail }) =>
    `${one.text} ${toBe(one)} ${inflect(adjective ?? tail ?? ['', '', '', ''], one)}`,
  isA: (one, what) => `${one.text} ${toBe(one)} ${what.text}`,
  controls: (side, what) => `${subject(side, 'controlli', 'controlla')} ${what.text}`,
  controlsNone: (side, what) => `${subject(side, 'non controlli', 'non controlla')} ${what.text}`,
  inPlay: (what) => `in gioco ${what.plural ? 'ci sono' : 'c’è'} ${what.text}`,
  noneInPlay: (what) => `in gioco non ci sono ${what.text}`,
  hand: (side, pile, how) =>
    `${subject(side, 'hai', 'ha')} ${formatCountRange(how, nouns.card)} ${{ hand: 'in mano', deck: 'nel mazzo', discard: 'negli scarti' }[pile]}`,
  life: (side, how) => `${subject(side, 'hai', 'ha')} ${how} punti vita`,
  counters: (on, how, word) => conjugate(on, ['', 'ha', 'hanno'], formatCountRange(how, word)),
  value: (value, how) => `${value.text} ${toBe(value)} ${how}`,
  turn: (side) => (side === 'you' ? 'è il tuo turno' : 'è il turno dell’avversario'),
  phase: (phase) => `è la fase: ${terms.it.phases[phase]}`,
  spells: (side, { min, max }) => {
    if (max === 0) return `${subject(side, 'non hai', 'non ha')} lanciato incantesimi in questo turno`;
    const how = min === 1 && max === undefined ? 'un incantesimo' : `${min ?? 0} o più incantesimi`;
    return `${subject(side, 'hai', 'ha')} lanciato ${how} in questo turno`;
  },
  deaths: (side, { min = 1 }) => {
    const whose = side === undefined ? '' : side === 'you' ? ' tuo' : ' nemico';
    const many = side === undefined ? '' : side === 'you' ? ' tuoi' : ' nemici';
    return min === 1
      ? `in questo turno è morto un${side === 'you' ? ' tuo' : ''} personaggio${side === 'opponent' ? whose : ''}`
      : `in questo turno sono morti ${min} o più${side === 'you' ? many : ''} personaggi${side === 'opponent' ? many : ''}`;
  },
  settled: (one) => `${one.text} è nella sua linea da prima di questo turno`,
  played: 'la carta è stata giocata dalla mano',
  chance: (percent) => `con il ${percent}% di probabilità`,
  not: (clause) => `non vale che ${clause}`,
};

export const costs: Phrasebook['costs'] = {
  energy: (amount) => formatAmount(amount, 'energy'),
  discard: (count, like) => `scarta ${like?.text ?? formatNumeral(count, nouns.card)}`,
  sacrifice: (what) => `sacrifica ${what.text}`,
  damage: (n, self) => conjugate(self, ['', 'subisce', 'subiscono'], formatAmount({ n }, 'damage')),
  life: (n) => `perdi ${formatAmount({ n }, 'life')}`,
  counters: (n, word) => `togli ${formatAmount({ n }, word)}`,
  returnSource: (self) => `riprendi in mano ${self.text}`,
  sacrificeSource: (self) => `sacrifica ${self.text}`,
  discardSource: 'scarta questa carta',
};
