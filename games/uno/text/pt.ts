/** The Portuguese texts. */
import { formatFactList } from '@ludoteca/kit';
import { formatTable } from './format.ts';
import type { UnoTexts } from './text-types.ts';

const cardCount = (count: number): string => (count === 1 ? 'uma carta' : `${count} cartas`);

export const pt: UnoTexts = {
  name: 'Uno',
  about: 'Descarte por valor ou por naipe com as cartas do baralho tradicional: vence quem ficar sem cartas.',
  rules: [
    'Na sua vez você descarta uma carta do mesmo valor ou do mesmo naipe da mesa, ou compra quantas cartas quiser.',
    'A (ás) serve sempre e escolhe o naipe; C (coringa) também, e faz o próximo comprar quatro cartas.',
    'V (valete) faz o próximo comprar duas cartas, D (dama) inverte o sentido, R (rei) pula o próximo.',
    'Quem deve cartas compra exatamente essa quantidade e passa a vez.',
    'Vence quem acabar com as cartas. Se o monte não bastar mais, vence quem tiver menos cartas.',
  ],
  settings: {
    hand: { label: 'Cartas na mão' },
    decks: { label: 'Baralhos' },
    firstCard: {
      label: 'Primeira carta',
      choices: { number: 'uma carta numérica do baralho', ace: 'um ás fora do baralho' },
    },
  },
  zones: {
    hand: (name) => `Mão de ${name}`,
    table: 'Mesa',
    stock: 'Monte',
    back: 'carta fechada',
    follow: (suit) => `segue ${suit}`,
  },
  seats: {
    toPlay: 'na vez',
    owes: (count) => `deve ${cardCount(count)}`,
    out: 'fora',
    place: (place) => `${place}º lugar`,
  },
  events: {
    deal: (name, count, cards) => `${name} recebe ${cards ?? cardCount(count)}.`,
    table: (table) => `Na mesa está ${table}.`,
    begin: (name) => `${name} começa.`,
    discard: (name, card) => `${name} descarta ${card}.`,
    name: (name, card, suit) => `${name} descarta ${card} e pede ${suit}.`,
    buy: (name, count, cards) =>
      `${name} compra ${cardCount(count)}${cards === undefined ? '' : `: ${cards}`}.`,
    owe: (name, count) => `${name} deve comprar ${cardCount(count)}.`,
    'turn round': () => 'O sentido se inverte.',
    skip: (name) => `${name} perde a vez.`,
    'lose the turn': (name) => `${name} fica sem jogar nesta vez.`,
    leave: (name) => `${name} está fora.`,
    'run out': (missing) =>
      `O monte não basta: ${missing === 1 ? 'falta uma carta' : `faltam ${missing} cartas`}.`,
    'reach the limit': (turns) => `Depois de ${turns} jogadas a partida para.`,
  },
  questions: {
    turn: (name) => `${name}, o que você descarta?`,
    buy: (name) => `${name}, quantas cartas você compra?`,
    owe: (name, count) => `${name}, você deve comprar ${cardCount(count)}.`,
  },
  options: {
    discard: (card) => `descartar ${card}`,
    name: (card, suit) => `descartar ${card} e pedir ${suit}`,
    buy: 'comprar cartas',
    count: cardCount,
    tooMany: (count) => `${cardCount(count)}, mais do que há: acaba a partida`,
  },
  drawOrder: {
    word: 'comprar',
    takes: 'N',
    about: 'compra N cartas de uma vez; sozinho, uma carta',
    label: 'comprar uma carta',
    invalid: (most) => `Depois de “comprar” vem um número de 1 a ${most}.`,
  },
  reasons: {
    'hand too large': ({ most }) => `Com estes lugares e baralhos a mão tem no máximo ${most} cartas.`,
    'discard or buy': () => 'Descarta-se uma carta ou compra-se.',
    'not in hand': () => 'Você não tem esta carta na mão.',
    'no match': (facts) => `Precisa ter o mesmo valor ou o mesmo naipe: na mesa está ${formatTable(facts)}.`,
    'wrong suit': () => 'Só com um ás ou um coringa se pede um naipe, um dos quatro.',
    'how many': ({ most }) => `Compra-se de 1 a ${most} cartas; com ${most} o monte não basta.`,
    owes: ({ count }) => `Você deve comprar exatamente ${cardCount(Number(count))}.`,
    'not a card': () =>
      'Isto não é uma carta: as cartas se escrevem como 7♣ ou 10♥, os coringas são C♥ e C♣.',
    'name a suit': () => 'Com um ás ou um coringa é preciso pedir um naipe: ♥, ♦, ♣ ou ♠.',
    'start fields': ({ fields }) =>
      `Uma posição inicial tem os campos ${formatFactList(fields)}, e owes se há uma dívida.`,
    'start cards': () =>
      'hands, stock e pile contêm juntos cada carta dos baralhos uma só vez, e nenhuma mão está vazia.',
    'start table': () => 'table é o valor e o naipe do último descarte; sem descartes é um ás.',
    'start turn': ({ seats }) => `turn é um lugar de 0 a ${Number(seats) - 1}, direction é 1 ou -1.`,
    'start debt': () => 'owes é 2 sobre um V, 4 sobre um C.',
  },
};
