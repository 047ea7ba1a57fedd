/** Texts of `ludoteca analyse`. */
import type { ByLanguage } from '@ludoteca/kit';

export interface AnalysisTexts {
  /** Heads of the table of a match. */
  readonly matchHeads: readonly [
    number: string,
    player: string,
    curve: string,
    chance: string,
    answer: string,
  ];
  /** Heads of the table of one question. */
  readonly questionHeads: readonly [chance: string, rollouts: string, answer: string];
  readonly better: (answer: string, points: string) => string;
  readonly given: string;
  readonly continuation: (answers: string) => string;
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  readonly nothing: string;
}

export const ANALYSIS_TEXTS: ByLanguage<AnalysisTexts> = {
  en: {
    matchHeads: ['move', 'player', '', 'chance', 'answer'],
    questionHeads: ['chance', 'rollouts', 'answer'],
    better: (answer, points) => `better by ${points} points: ${answer}`,
    given: 'given',
    continuation: (answers) => `Expected continuation: ${answers}.`,
    turningPoints: 'Turning points',
    noTurningPoints: 'There are no turning points.',
    nothing: 'There is nothing to analyse: no answer had an alternative.',
  },
  it: {
    matchHeads: ['mossa', 'giocatore', '', 'probabilità', 'risposta'],
    questionHeads: ['probabilità', 'simulazioni', 'risposta'],
    better: (answer, points) => `meglio di ${points} punti: ${answer}`,
    given: 'data',
    continuation: (answers) => `Continuazione probabile: ${answers}.`,
    turningPoints: 'Momenti decisivi',
    noTurningPoints: 'Non ci sono momenti decisivi.',
    nothing: 'Non c’è nulla da analizzare: nessuna risposta aveva alternative.',
  },
  pt: {
    matchHeads: ['jogada', 'jogador', '', 'chance', 'resposta'],
    questionHeads: ['chance', 'simulações', 'resposta'],
    better: (answer, points) => `melhor por ${points} pontos: ${answer}`,
    given: 'dada',
    continuation: (answers) => `Continuação provável: ${answers}.`,
    turningPoints: 'Momentos decisivos',
    noTurningPoints: 'Não há momentos decisivos.',
    nothing: 'Não há nada para analisar: nenhuma resposta tinha alternativas.',
  },
};
