/** The texts of tutorials and puzzles. */
import type { ByLanguage } from '@ludoteca/kit';

interface ExerciseTexts {
  progress(done: number, all: number): string;
  /** Said of an exercise in a list. */
  readonly isSolved: string;
  readonly solved: string;
  readonly failed: string;
  readonly tryAgain: string;
  step(step: number, of: number): string;
  readonly again: string;
  readonly next: string;
  readonly list: string;
  readonly solution: string;
  readonly noSolution: string;
  /** Downloads the archive of the attempt. */
  readonly record: string;
}

export const EXERCISE_TEXTS: ByLanguage<ExerciseTexts> = {
  en: {
    progress: (done, all) => `${done} of ${all} solved`,
    isSolved: 'solved',
    solved: 'Solved',
    failed: 'Not solved',
    tryAgain: 'Try again: the position starts over.',
    step: (step, of) => `Step ${step} of ${of}`,
    again: 'Start over',
    next: 'Next',
    list: 'Back to the list',
    solution: 'Show the solution',
    noSolution: 'No solution was found.',
    record: 'Download the record',
  },
  it: {
    progress: (done, all) => `${done} di ${all} risolti`,
    isSolved: 'risolto',
    solved: 'Risolto',
    failed: 'Non è riuscito',
    tryAgain: 'Riprova: la posizione ricomincia da capo.',
    step: (step, of) => `Passo ${step} di ${of}`,
    again: 'Ricomincia',
    next: 'Il prossimo',
    list: 'Torna all’elenco',
    solution: 'Mostra la soluzione',
    noSolution: 'Nessuna soluzione trovata.',
    record: 'Scarica la registrazione',
  },
  pt: {
    progress: (done, all) => `${done} de ${all} resolvidos`,
    isSolved: 'resolvido',
    solved: 'Resolvido',
    failed: 'Não deu certo',
    tryAgain: 'Tente de novo: a posição recomeça.',
    step: (step, of) => `Passo ${step} de ${of}`,
    again: 'Recomeçar',
    next: 'O próximo',
    list: 'Voltar à lista',
    solution: 'Mostrar a solução',
    noSolution: 'Nenhuma solução encontrada.',
    record: 'Baixar o registro',
  },
};
