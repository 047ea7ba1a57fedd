/** The texts of the draft in every language. */
import type { ByLanguage } from '@ludoteca/kit';

export interface DraftTexts {
  pickTitle(pack: number, packs: number, pick: number, size: number): string;
  readonly pickAbout: string;
  picked(count: number, list: string): string;
  advice(card: string): string;
  deckTitle(size: number, all: number): string;
  readonly deckAbout: string;
  /** Advised shares of the types. */
  types(list: string): string;
  typeCount(type: string, count: number, advised: number): string;
  meanCost(cost: string): string;
  readonly play: string;
  aside(card: string): string;
  into(card: string): string;
  readonly useAdvice: string;
  readonly changeDeck: string;
  matchTitle(match: number, of: number): string;
  startMatch(opponent: string): string;
  readonly results: { readonly won: string; readonly lost: string; readonly drawn: string };
  result(match: number, opponent: string, result: string): string;
  readonly overTitle: string;
  over(won: number, of: number): string;
}

export const draftTexts: ByLanguage<DraftTexts> = {
  it: {
    pickTitle: (pack, packs, pick, size) => `Busta ${pack} di ${packs}, scelta ${pick} di ${size}`,
    pickAbout: 'Scegli una carta; il resto della busta passa al vicino.',
    picked: (count, list) => (count === 1 ? `Hai 1 carta: ${list}.` : `Hai ${count} carte: ${list}.`),
    advice: (card) => `Consiglio: ${card}.`,
    deckTitle: (size, all) => `Il tuo mazzo: ${size} di ${all} carte`,
    deckAbout:
      'Un mazzo ha almeno 40 carte. Il consiglio sceglie per valore, costo e tipo; puoi scambiare le carte.',
    types: (list) => `Tipi (tra parentesi il consiglio): ${list}.`,
    typeCount: (type, count, advised) => `${type} ${count} (${advised})`,
    meanCost: (cost) => `Costo medio: ${cost}.`,
    play: 'Gioca con questo mazzo',
    aside: (card) => `Togli ${card}`,
    into: (card) => `Aggiungi ${card}`,
    useAdvice: 'Usa il mazzo consigliato',
    changeDeck: 'Cambia il mazzo',
    matchTitle: (match, of) => `Partita ${match} di ${of}`,
    startMatch: (opponent) => `Gioca contro ${opponent}`,
    results: { won: 'vinta', lost: 'persa', drawn: 'pari' },
    result: (match, opponent, result) => `Partita ${match} contro ${opponent}: ${result}.`,
    overTitle: 'Il draft è finito',
    over: (won, of) => (won === 1 ? `Hai vinto 1 partita su ${of}.` : `Hai vinto ${won} partite su ${of}.`),
  },
  en: {
    pickTitle: (pack, packs, pick, size) => `Pack ${pack} of ${packs}, pick ${pick} of ${size}`,
    pickAbout: 'Pick a card; the rest of the pack goes to your neighbour.',
    picked: (count, list) =>
      count === 1 ? `You have 1 card: ${list}.` : `You have ${count} cards: ${list}.`,
    advice: (card) => `Advice: ${card}.`,
    deckTitle: (size, all) => `Your deck: ${size} of ${all} cards`,
    deckAbout:
      'A deck has at least 40 cards. The advice chooses by value, cost and type; you can change the cards.',
    types: (list) => `Types (the advice in brackets): ${list}.`,
    typeCount: (type, count, advised) => `${type} ${count} (${advised})`,
    meanCost: (cost) => `Mean cost: ${cost}.`,
    play: 'Play with this deck',
    aside: (card) => `Remove ${card}`,
    into: (card) => `Add ${card}`,
    useAdvice: 'Use the advised deck',
    changeDeck: 'Change the deck',
    matchTitle: (match, of) => `Match ${match} of ${of}`,
    startMatch: (opponent) => `Play against ${opponent}`,
    results: { won: 'won', lost: 'lost', drawn: 'drawn' },
    result: (match, opponent, result) => `Match ${match} against ${opponent}: ${result}.`,
    overTitle: 'The draft is over',
    over: (won, of) => (won === 1 ? `You won 1 match of ${of}.` : `You won ${won} matches of ${of}.`),
  },
  pt: {
    pickTitle: (pack, packs, pick, size) => `Pacote ${pack} de ${packs}, escolha ${pick} de ${size}`,
    pickAbout: 'Escolha uma carta; o resto do pacote passa para o vizinho.',
    picked: (count, list) =>
      count === 1 ? `Você tem 1 carta: ${list}.` : `Você tem ${count} cartas: ${list}.`,
    advice: (card) => `Conselho: ${card}.`,
    deckTitle: (size, all) => `Seu baralho: ${size} de ${all} cartas`,
    deckAbout:
      'Um baralho tem pelo menos 40 cartas. O conselho escolhe por valor, custo e tipo; você pode trocar as cartas.',
    types: (list) => `Tipos (entre parênteses, o conselho): ${list}.`,
    typeCount: (type, count, advised) => `${type} ${count} (${advised})`,
    meanCost: (cost) => `Custo médio: ${cost}.`,
    play: 'Jogar com este baralho',
    aside: (card) => `Tirar ${card}`,
    into: (card) => `Adicionar ${card}`,
    useAdvice: 'Usar o baralho aconselhado',
    changeDeck: 'Mudar o baralho',
    matchTitle: (match, of) => `Partida ${match} de ${of}`,
    startMatch: (opponent) => `Jogar contra ${opponent}`,
    results: { won: 'vencida', lost: 'perdida', drawn: 'empatada' },
    result: (match, opponent, result) => `Partida ${match} contra ${opponent}: ${result}.`,
    overTitle: 'O draft terminou',
    over: (won, of) =>
      won === 1 ? `Você venceu 1 partida de ${of}.` : `Você venceu ${won} partidas de ${of}.`,
  },
};
