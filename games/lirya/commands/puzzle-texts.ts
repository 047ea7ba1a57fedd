/** Texts of the command `puzzles` in every language. */
import type { ByLanguage, SolverVerdict } from '@ludoteca/kit';

export interface PuzzleTexts {
  readonly usage: string;
  readonly verdicts: { readonly [V in SolverVerdict]: (positions: number) => string };
  progress(match: number, of: number, found: number): string;
  readonly none: string;
  written(file: string, count: number): string;
}

export const puzzleTexts: ByLanguage<PuzzleTexts> = {
  it: {
    usage:
      'Uso: ludoteca lirya puzzles check FILE…; puzzles make FILE [--matches N] [--kind win|survive] [--seed S]',
    verdicts: {
      forced: (positions) => `ha una soluzione (posizioni esaminate: ${positions})`,
      refuted: (positions) => `non ha soluzione (posizioni esaminate: ${positions})`,
      unknown: (positions) => `è troppo grande da verificare (posizioni esaminate: ${positions})`,
    },
    progress: (match, of, found) => `Partita ${match} di ${of}; rompicapi trovati: ${found}`,
    none: 'Nessun rompicapo trovato: prova con più partite o un altro seme.',
    written: (file, count) => `${file}: ${count === 1 ? '1 rompicapo' : `${count} rompicapi`}.`,
  },
  en: {
    usage:
      'Usage: ludoteca lirya puzzles check FILE…; puzzles make FILE [--matches N] [--kind win|survive] [--seed S]',
    verdicts: {
      forced: (positions) => `has a solution (positions searched: ${positions})`,
      refuted: (positions) => `has no solution (positions searched: ${positions})`,
      unknown: (positions) => `is too large to verify (positions searched: ${positions})`,
    },
    progress: (match, of, found) => `Match ${match} of ${of}; puzzles found: ${found}`,
    none: 'No puzzle was found: try more matches or another seed.',
    written: (file, count) => `${file}: ${count === 1 ? '1 puzzle' : `${count} puzzles`}.`,
  },
  pt: {
    usage:
      'Uso: ludoteca lirya puzzles check ARQUIVO…; puzzles make ARQUIVO [--matches N] [--kind win|survive] [--seed S]',
    verdicts: {
      forced: (positions) => `tem solução (posições examinadas: ${positions})`,
      refuted: (positions) => `não tem solução (posições examinadas: ${positions})`,
      unknown: (positions) => `é grande demais para verificar (posições examinadas: ${positions})`,
    },
    progress: (match, of, found) => `Partida ${match} de ${of}; desafios encontrados: ${found}`,
    none: 'Nenhum desafio encontrado: tente mais partidas ou outra semente.',
    written: (file, count) => `${file}: ${count === 1 ? '1 desafio' : `${count} desafios`}.`,
  },
};
