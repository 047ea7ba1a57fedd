/** Sentences for the defects of a file of exercises. */
import type { Reason } from '@ludoteca/kernel';
import type { ByLanguage, Language } from '../text/game-texts.ts';
import type { ExerciseFileProblem } from './exercise-file.ts';

interface ProblemTexts {
  readonly json: string;
  field(path: string, problem: string): string;
  game(game: string): string;
  repeated(id: string): string;
  start(id: string, reasons: string): string;
}

const quote = (text: string): string => JSON.stringify(text);

const TEXTS: ByLanguage<ProblemTexts> = {
  it: {
    json: 'Non è JSON.',
    field: (path, problem) => `Il campo ${path} non è valido (${problem}).`,
    game: (game) => `È per il gioco ${quote(game)}.`,
    repeated: (id) => `Due esercizi si chiamano ${quote(id)}.`,
    start: (id, reasons) => `Il gioco rifiuta la posizione di ${quote(id)}: ${reasons}`,
  },
  en: {
    json: 'It is not JSON.',
    field: (path, problem) => `The field ${path} is invalid (${problem}).`,
    game: (game) => `It is for the game ${quote(game)}.`,
    repeated: (id) => `Two exercises are called ${quote(id)}.`,
    start: (id, reasons) => `The game refuses the position of ${quote(id)}: ${reasons}`,
  },
  pt: {
    json: 'Não é JSON.',
    field: (path, problem) => `O campo ${path} não é válido (${problem}).`,
    game: (game) => `É para o jogo ${quote(game)}.`,
    repeated: (id) => `Dois exercícios se chamam ${quote(id)}.`,
    start: (id, reasons) => `O jogo recusa a posição de ${quote(id)}: ${reasons}`,
  },
};

export function formatExerciseFileProblem(
  language: Language,
  problem: ExerciseFileProblem,
  formatReason: (reason: Reason) => string,
): string {
  const texts = TEXTS[language];
  switch (problem.what) {
    case 'json':
      return texts.json;
    case 'field':
      return texts.field(problem.issue.path || '.', problem.issue.problem);
    case 'game':
      return texts.game(problem.game);
    case 'repeated':
      return texts.repeated(problem.id);
    case 'start':
      return texts.start(problem.id, problem.reasons.map(formatReason).join(' '));
  }
}
