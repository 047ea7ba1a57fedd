/** The tutorial: five lessons against an opponent whose answers are fixed. */
import { type Exercise, type ExerciseStep, inLanguages } from '@ludoteca/kit';
import { createDecks, formatCard, parseCard, parseSuit } from '../cards.ts';

/** The person is seat 0. Cards are written by name; the rest of the deck lies below `stock`. */
interface UnoLesson extends Pick<Exercise, 'id' | 'name' | 'failures' | 'closing'> {
  readonly table: string;
  readonly own: readonly string[];
  readonly other: readonly string[];
  /** The next cards to be drawn. */
  readonly stock?: readonly string[];
  /** The discards of the opponent, who draws one card when none of them is possible. */
  readonly replies: readonly string[];
  readonly steps: readonly ExerciseStep[];
}

const cardNumber = (name: string): number => parseCard(name) ?? -1;
const discards = (card: string, suit?: string) => ({
  did: 'discard',
  seat: 0,
  card: cardNumber(card),
  ...(suit === undefined ? {} : { suit: parseSuit(suit) ?? -1 }),
});
const DRAWS = { did: 'buy', seat: 0 } as const;

function toExercise({ table, own, other, stock = [], replies, ...rest }: UnoLesson): Exercise {
  const used = new Set([table, ...own, ...other, ...stock]);
  const others = createDecks(1)
    .map(formatCard)
    .filter((card) => !used.has(card));
  return {
    ...rest,
    start: { hands: [own, other], stock: [...stock, ...others], pile: [table], table, turn: 0, direction: 1 },
    seat: 0,
    replies: [...replies.map((card) => ({ discard: cardNumber(card) })), 'buy', 1],
  };
}

const matching: UnoLesson = {
  id: 'matching',
  name: inLanguages('Stesso seme, stesso valore', 'Same suit, same value', 'Mesmo naipe, mesmo valor'),
  table: '7♣',
  own: ['9♣', '9♥', '2♦', '5♠'],
  other: ['9♠', '4♥', '6♥'],
  replies: ['9♠'],
  steps: [
    {
      text: inLanguages(
        'Sul tavolo c’è 7♣. Puoi scartare una carta dello stesso seme o dello stesso valore: scarta 9♣.',
        'The table shows 7♣. You may discard a card of the same suit or the same value: discard 9♣.',
        'A mesa mostra 7♣. Você pode descartar uma carta do mesmo naipe ou do mesmo valor: descarte 9♣.',
      ),
      goal: discards('9♣'),
    },
    {
      text: inLanguages(
        'L’avversario ha risposto con 9♠. Ora vale lo stesso valore: scarta 9♥.',
        'Your opponent has answered with 9♠. Now the value helps: discard 9♥.',
        'O oponente respondeu com 9♠. Agora vale o mesmo valor: descarte 9♥.',
      ),
      goal: discards('9♥'),
    },
  ],
  failures: [DRAWS, discards('5♠')],
  closing: inLanguages(
    'Chi resta senza carte per primo vince.',
    'Whoever gets rid of all cards first wins.',
    'Quem ficar sem cartas primeiro vence.',
  ),
};

const drawing: UnoLesson = {
  id: 'drawing',
  name: inLanguages('Pescare', 'Drawing cards', 'Comprar cartas'),
  table: '9♣',
  own: ['2♦', '5♥'],
  other: ['3♣', '8♥', '10♠'],
  stock: ['3♠', '6♦'],
  replies: ['3♣'],
  steps: [
    {
      text: inLanguages(
        'Nessuna delle tue carte va su 9♣: pesca una carta. Poi il turno passa.',
        'None of your cards fits 9♣: draw one card. Then the turn passes.',
        'Nenhuma das suas cartas serve no 9♣: compre uma carta. Depois a vez passa.',
      ),
      goal: { did: 'buy', seat: 0, count: 1 },
    },
    {
      text: inLanguages(
        'Hai pescato 3♠, e sul tavolo c’è 3♣: scartalo.',
        'You have drawn 3♠, and the table shows 3♣: discard it.',
        'Você comprou 3♠, e na mesa está 3♣: descarte-o.',
      ),
      goal: discards('3♠'),
    },
  ],
  failures: [
    { did: 'buy', seat: 0, count: 2 },
    { did: 'buy', seat: 0, count: 3 },
    { did: 'run out', seat: 0 },
  ],
  closing: inLanguages(
    'Si può pescare anche quando si potrebbe scartare, e più di una carta: ma ogni carta in mano va poi scartata.',
    'You may draw even if you could discard, and more than one card; but every card in hand must be discarded sooner or later.',
    'Pode-se comprar mesmo podendo descartar, e mais de uma carta; mas cada carta na mão terá de ser descartada mais cedo ou mais tarde.',
  ),
};

const effects: UnoLesson = {
  id: 'effects',
  name: inLanguages('Fante e re', 'Jack and king', 'Valete e rei'),
  table: '5♥',
  own: ['V♥', 'R♥', '4♥', '8♦', '10♣'],
  other: ['6♥', '7♥', '9♠'],
  stock: ['2♣', '3♣'],
  replies: ['6♥'],
  steps: [
    {
      text: inLanguages(
        'V è il fante: chi viene dopo deve pescare due carte e perde il turno. Scarta V♥.',
        'V is the jack: the next player must draw two cards and loses the turn. Discard V♥.',
        'V é o valete: o próximo jogador deve comprar duas cartas e perde a vez. Descarte V♥.',
      ),
      goal: discards('V♥'),
    },
    {
      text: inLanguages(
        'R è il re: salta chi viene dopo. In due, rigiochi tu. Scarta R♥.',
        'R is the king: it skips the next player. With two players you play again. Discard R♥.',
        'R é o rei: pula o próximo jogador. Em dois, você joga de novo. Descarte R♥.',
      ),
      goal: discards('R♥'),
    },
    {
      text: inLanguages(
        'Tocca ancora a te: scarta 4♥.',
        'It is your turn again: discard 4♥.',
        'É a sua vez de novo: descarte 4♥.',
      ),
      goal: discards('4♥'),
    },
  ],
  failures: [DRAWS],
  closing: inLanguages(
    'C’è anche la donna, D: inverte il giro, e si nota in tre o più.',
    'There is also the queen, D: she turns the direction of play, which matters with three or more.',
    'Há também a dama, D: ela inverte o sentido, o que importa com três ou mais.',
  ),
};

const wild: UnoLesson = {
  id: 'wild',
  name: inLanguages('L’asso', 'The ace', 'O ás'),
  table: '9♥',
  own: ['A♠', '6♦', '2♦', '10♣'],
  other: ['4♠', '8♠', 'D♣'],
  stock: ['5♣', '7♣'],
  replies: [],
  steps: [
    {
      text: inLanguages(
        'L’asso va su qualunque carta e sceglie il seme da seguire. Hai due ♦: scarta A♠ e chiama ♦.',
        'An ace goes on any card and names the suit to follow. You hold two ♦: discard A♠ and name ♦.',
        'O ás serve em qualquer carta e escolhe o naipe a seguir. Você tem dois ♦: descarte A♠ e peça ♦.',
      ),
      goal: discards('A♠', '♦'),
    },
    {
      text: inLanguages(
        'L’avversario non ha ♦ e ha pescato. Scarta un ♦.',
        'Your opponent has no ♦ and has drawn. Discard a ♦.',
        'O oponente não tem ♦ e comprou. Descarte um ♦.',
      ),
      goal: { did: 'discard', seat: 0, suit: parseSuit('♦') ?? -1 },
    },
  ],
  failures: [DRAWS, discards('A♠', '♥'), discards('A♠', '♣'), discards('A♠', '♠')],
  closing: inLanguages(
    'Chiama il seme di cui hai più carte, o quello che l’avversario non ha seguito.',
    'Name the suit you hold most of, or the one your opponent could not follow.',
    'Peça o naipe que você mais tem, ou aquele que o oponente não seguiu.',
  ),
};

const joker: UnoLesson = {
  id: 'joker',
  name: inLanguages('Il jolly e la fine', 'The joker and the end', 'O coringa e o fim'),
  table: '8♦',
  own: ['C♥', '3♠'],
  other: ['10♦'],
  stock: ['2♣', '4♣', '5♣', '6♣'],
  replies: ['10♦'],
  steps: [
    {
      text: inLanguages(
        'All’avversario resta una carta. C è il jolly: va su tutto, sceglie il seme, e chi viene dopo pesca quattro carte. Scarta C♥ e chiama ♠.',
        'Your opponent has one card left. C is the joker: it goes on anything, names the suit, and the next player draws four cards. Discard C♥ and name ♠.',
        'O oponente tem uma carta. C é o coringa: serve em tudo, escolhe o naipe, e o próximo compra quatro cartas. Descarte C♥ e peça ♠.',
      ),
      goal: discards('C♥', '♠'),
    },
    {
      text: inLanguages(
        'Scarta l’ultima carta e vinci.',
        'Discard your last card and win.',
        'Descarte a última carta e vença.',
      ),
      goal: 'win',
    },
  ],
  failures: [DRAWS, discards('C♥', '♥'), discards('C♥', '♦'), discards('C♥', '♣')],
  closing: inLanguages(
    'Hai vinto. Ora prova una partita vera.',
    'You have won. Now try a real match.',
    'Você venceu. Agora tente uma partida de verdade.',
  ),
};

export const tutorial: readonly Exercise[] = [matching, drawing, effects, wild, joker].map(toExercise);
