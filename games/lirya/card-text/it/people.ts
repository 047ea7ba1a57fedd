/** Italian: who is meant, how much that is, on which condition, at what cost. */
import { terms } from '../../text/terms.ts';
import { agree, does, type Phrase } from '../grammar.ts';
import type { Book } from '../book.ts';
import { after, fixed, is, phrase } from './grammar.ts';
import { amountOf, countedRange, list, nouns, numeral } from './words.ts';

const OPPONENT = fixed('l’avversario');

export const who: Book['who'] = {
  you: { text: 'te', gender: 'm', plural: false, you: true },
  opponent: OPPONENT,
  both: fixed('ogni giocatore'),
  thatPlayer: fixed('quel giocatore'),
  bearer: fixed('chi lo porta'),
  answered: fixed('ciò a cui risponde'),
  paid: fixed('la carta pagata', 'f'),
  attacker: fixed('l’attaccante'),
  wounder: fixed('chi li ha inflitti'),
  cause: fixed('chi l’ha causato'),
  random: 'a caso',
  chosen: (by) => (by === 'you' ? 'a tua scelta' : 'a scelta dell’avversario'),
  extreme: (stat, most) => `con ${most ? 'più' : 'meno'} ${terms.it.stats[stat]}`,
  beside: (one) => fixed(`i vicini ${after('di', one)}`, 'm', true),
  alongside: (one) => fixed(`gli altri nella linea ${after('di', one)}`, 'm', true),
  owner: (one) => fixed(`il proprietario ${after('di', one)}`),
  controller: (one) => fixed(`chi controlla ${one.text}`),
  remembered: (word) =>
    word === undefined
      ? fixed('chi è stato scelto')
      : phrase({ determiner: { kind: 'the', plural: false }, nouns: [word], modifiers: [] }),
  // It always follows `a`, which is said again where it must be.
  orPlayer: (cards, side) => {
    const texts = cards.map(({ text }) => text);
    if (side === 'you') return fixed(`te o a ${list(texts, 'or')} bersaglio`);
    return fixed(
      `${list([...texts, side === 'opponent' ? 'l’avversario' : 'un giocatore'], 'or')} bersaglio`,
    );
  },
  player: (side) =>
    side === undefined ? fixed('un giocatore bersaglio') : side === 'you' ? who.you : OPPONENT,
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
    return fixed(`${name}${of} bersaglio nella pila${tail}`, item === 'spell' ? 'm' : 'f');
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
const texts = (parts: readonly Phrase[]): readonly string[] => parts.map(({ text }) => text);

export const values: Book['values'] = {
  count: ({ text }) => fixed(`il numero di ${text}`),
  cards: (pile, of, like) =>
    fixed(
      `il numero di ${like?.text ?? 'carte'} ${of === 'you' ? yourPile[pile] : `${pileOf[pile]} dell’avversario`}`,
    ),
  stat: (stat, of) => {
    const [name, plural] = statName(stat);
    if (of.you === true) return fixed(plural ? 'i tuoi punti vita' : 'la tua energia', 'm', plural);
    return fixed(`${name} ${after('di', of)}`, 'm', plural);
  },
  counters: (word, on) => fixed(`i ${word.many} ${after('su', on)}`, word.gender, true),
  before: fixed('quella quantità', 'f'),
  byLevel: (numbers) => fixed(numbers.join('/')),
  number: (n) => fixed(`${n}`),
  sum: (parts) => fixed(texts(parts).join(' più ')),
  product: (parts) => fixed(texts(parts).join(' volte ')),
  least: (parts) => fixed(`il minore fra ${list(texts(parts), 'and')}`),
  most: (parts) => fixed(`il maggiore fra ${list(texts(parts), 'and')}`),
};

const subject = (side: 'you' | 'opponent', you: string, other: string): string =>
  side === 'you' ? you : `l’avversario ${other}`;

export const conditions: Book['conditions'] = {
  isModified: (one, { adjective, tail }) =>
    `${one.text} ${is(one)} ${agree(adjective ?? tail ?? ['', '', '', ''], one)}`,
  isA: (one, what) => `${one.text} ${is(one)} ${what.text}`,
  controls: (side, what) => `${subject(side, 'controlli', 'controlla')} ${what.text}`,
  controlsNone: (side, what) => `${subject(side, 'non controlli', 'non controlla')} ${what.text}`,
  inPlay: (what) => `in gioco ${what.plural ? 'ci sono' : 'c’è'} ${what.text}`,
  noneInPlay: (what) => `in gioco non ci sono ${what.text}`,
  hand: (side, pile, how) =>
    `${subject(side, 'hai', 'ha')} ${countedRange(how, nouns.card)} ${{ hand: 'in mano', deck: 'nel mazzo', discard: 'negli scarti' }[pile]}`,
  life: (side, how) => `${subject(side, 'hai', 'ha')} ${how} punti vita`,
  counters: (on, how, word) => does(on, ['', 'ha', 'hanno'], countedRange(how, word)),
  value: (value, how) => `${value.text} ${is(value)} ${how}`,
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

export const costs: Book['costs'] = {
  energy: (amount) => amountOf(amount, 'energy'),
  discard: (count, like) => `scarta ${like?.text ?? numeral(count, nouns.card)}`,
  sacrifice: (what) => `sacrifica ${what.text}`,
  damage: (n, self) => does(self, ['', 'subisce', 'subiscono'], amountOf({ n }, 'damage')),
  life: (n) => `perdi ${amountOf({ n }, 'life')}`,
  counters: (n, word) => `togli ${amountOf({ n }, word)}`,
  returnSource: (self) => `riprendi in mano ${self.text}`,
  sacrificeSource: (self) => `sacrifica ${self.text}`,
  discardSource: 'scarta questa carta',
};
