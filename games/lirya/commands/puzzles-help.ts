/** The help page of the command `puzzles`. */
import type { ByLanguage, CommandHelp } from '@ludoteca/kit';

export const puzzlesHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: 'check FILE… | make FILE [--matches N] [--kind TIPO] [--seed S]',
    about:
      'check cerca per ogni rompicapo una soluzione che regga a ogni risposta. make fa giocare partite ad Accorto (greedy) e scrive le posizioni con una soluzione che lui non trova, ognuna con i punti vita più difficili.',
    parameters: [
      ['FILE', 'un file JSON di esercizi (docs/exercises.md)'],
      ['--matches N', 'quante partite giocare (20); alcuni secondi ciascuna'],
      ['--kind TIPO', 'win (vinci in questo turno) o survive (sopravvivi); senza, entrambi'],
      ['--seed S', 'lo stesso seme dà gli stessi rompicapi (puzzles)'],
    ],
    examples: ['check miei.json', 'make nuovi.json --matches 50 --kind win'],
    exitCodes:
      '0 fatto; 1 un rompicapo non ha soluzione, un file non è valido o non si è trovato nulla; 2 gli argomenti non sono validi o un file non c’è.',
  },
  en: {
    usage: 'check FILE… | make FILE [--matches N] [--kind KIND] [--seed S]',
    about:
      'check looks for a solution of each puzzle that holds against every reply. make lets Canny (greedy) play matches and writes the positions with a solution that it misses, each with the hardest life total.',
    parameters: [
      ['FILE', 'a JSON file of exercises (docs/exercises.md)'],
      ['--matches N', 'how many matches are played (20), each for some seconds'],
      ['--kind KIND', 'win (win this turn) or survive (survive it); without, both'],
      ['--seed S', 'the same seed gives the same puzzles (puzzles)'],
    ],
    examples: ['check mine.json', 'make new.json --matches 50 --kind win'],
    exitCodes:
      '0 done; 1 a puzzle has no solution, a file is invalid or nothing was found; 2 the arguments are wrong, or a file is missing.',
  },
  pt: {
    usage: 'check ARQUIVO… | make ARQUIVO [--matches N] [--kind TIPO] [--seed S]',
    about:
      'check procura para cada desafio uma solução que valha contra qualquer resposta. make faz o jogador Atento (greedy) jogar partidas e escreve as posições com uma solução que ele não encontra, cada uma com os pontos de vida mais difíceis.',
    parameters: [
      ['ARQUIVO', 'um arquivo JSON de exercícios (docs/exercises.md)'],
      ['--matches N', 'quantas partidas jogar (20), alguns segundos cada uma'],
      ['--kind TIPO', 'win (vença neste turno) ou survive (sobreviva); sem ele, os dois'],
      ['--seed S', 'a mesma semente dá os mesmos desafios (puzzles)'],
    ],
    examples: ['check meus.json', 'make novos.json --matches 50 --kind win'],
    exitCodes:
      '0 feito; 1 um desafio não tem solução, um arquivo não é válido ou nada foi encontrado; 2 os argumentos são inválidos ou falta um arquivo.',
  },
};
