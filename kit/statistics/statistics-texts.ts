/** Texts of statistics, for terminal and page. */
import type { ByLanguage } from '../text/game-texts.ts';
import type { Spread } from './match-statistics.ts';

export interface StatisticsTexts {
  matches(finished: number, draws: number, unfinished: number): string;
  readonly first: string;
  turns(spread: Spread): string;
  entries(spread: Spread): string;
  readonly players: string;
  readonly decks: string;
  readonly pairings: string;
  readonly cards: string;
}

export const STATISTICS_TEXTS: ByLanguage<StatisticsTexts> = {
  en: {
    matches: (finished, draws, unfinished) =>
      `Matches: ${finished}; draws: ${draws}; not finished: ${unfinished}`,
    first: 'Wins of the first player',
    turns: ({ shortest, lower, median, upper, longest }) =>
      `Length in turns: median ${median}, half of the matches from ${lower} to ${upper}, all from ${shortest} to ${longest}`,
    entries: ({ shortest, lower, median, upper, longest }) =>
      `Length in moves: median ${median}, half of the matches from ${lower} to ${upper}, all from ${shortest} to ${longest}`,
    players: 'Wins by player',
    decks: 'Wins by deck',
    pairings: 'Wins of the first deck of a pair',
    cards: 'Wins by card: when it was drawn, when it was played',
  },
  it: {
    matches: (finished, draws, unfinished) =>
      `Partite: ${finished}; pareggi: ${draws}; non finite: ${unfinished}`,
    first: 'Vittorie di chi comincia',
    turns: ({ shortest, lower, median, upper, longest }) =>
      `Durata in turni: mediana ${median}, metà delle partite da ${lower} a ${upper}, tutte da ${shortest} a ${longest}`,
    entries: ({ shortest, lower, median, upper, longest }) =>
      `Durata in mosse: mediana ${median}, metà delle partite da ${lower} a ${upper}, tutte da ${shortest} a ${longest}`,
    players: 'Vittorie per giocatore',
    decks: 'Vittorie per mazzo',
    pairings: 'Vittorie del primo mazzo di una coppia',
    cards: 'Vittorie per carta: quando è stata pescata, quando è stata giocata',
  },
  pt: {
    matches: (finished, draws, unfinished) =>
      `Partidas: ${finished}; empates: ${draws}; não terminadas: ${unfinished}`,
    first: 'Vitórias de quem começa',
    turns: ({ shortest, lower, median, upper, longest }) =>
      `Duração em turnos: mediana ${median}, metade das partidas de ${lower} a ${upper}, todas de ${shortest} a ${longest}`,
    entries: ({ shortest, lower, median, upper, longest }) =>
      `Duração em jogadas: mediana ${median}, metade das partidas de ${lower} a ${upper}, todas de ${shortest} a ${longest}`,
    players: 'Vitórias por jogador',
    decks: 'Vitórias por baralho',
    pairings: 'Vitórias do primeiro baralho de um par',
    cards: 'Vitórias por carta: quando foi comprada, quando foi jogada',
  },
};
