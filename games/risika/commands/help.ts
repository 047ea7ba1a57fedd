/** The help page of `inspect`. */
import type { ByLanguage, CommandHelp } from '@ludoteca/kit';

export const inspectHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: 'FILE.rsk [--json] [--dialect NOME] [--repair NUOVO.rsk [--as NOME] [--jokers]]',
    about: 'Mostra ogni campo di un salvataggio con la sua posizione, e che cosa non va.',
    parameters: [
      ['FILE.rsk', 'il salvataggio; viene solo letto'],
      ['--json', 'stampa il risultato in JSON'],
      ['--repair NUOVO.rsk', 'scrive una copia riparata, se il salvataggio si può riparare'],
      ['--dialect NOME', 'il formato: original, fixed-slots, slide-order; i primi due si riconoscono da sé'],
      ['--as NOME', 'con --repair: il formato della copia (predefinito: original)'],
      ['--jokers', 'con --repair: aggiunge i jolly a un mazzo che non ne ha'],
    ],
    examples: ['partita.rsk', 'partita.rsk --repair riparata.rsk'],
    exitCodes: '0 il salvataggio si può usare, 1 è rifiutato, 2 argomenti non validi o il file non c’è.',
  },
  en: {
    usage: 'FILE.rsk [--json] [--dialect NAME] [--repair NEW.rsk [--as NAME] [--jokers]]',
    about: 'Prints every field of a save with its offset, and what is wrong with it.',
    parameters: [
      ['FILE.rsk', 'the save; it is only read'],
      ['--json', 'print the result as JSON'],
      ['--repair NEW.rsk', 'write a repaired copy, if the save can be repaired'],
      ['--dialect NAME', 'the layout: original, fixed-slots, slide-order; the first two are detected'],
      ['--as NAME', 'with --repair: the layout of the copy (default: original)'],
      ['--jokers', 'with --repair: add the jokers to a deck without any'],
    ],
    examples: ['match.rsk', 'match.rsk --repair repaired.rsk'],
    exitCodes: '0 the save can be used, 1 it is refused, 2 invalid arguments or no such file.',
  },
  pt: {
    usage: 'ARQUIVO.rsk [--json] [--dialect NOME] [--repair NOVO.rsk [--as NOME] [--jokers]]',
    about: 'Mostra cada campo de um jogo salvo com a sua posição, e o que há de errado.',
    parameters: [
      ['ARQUIVO.rsk', 'o jogo salvo; é apenas lido'],
      ['--json', 'imprime o resultado em JSON'],
      ['--repair NOVO.rsk', 'grava uma cópia reparada, se o jogo salvo puder ser reparado'],
      ['--dialect NOME', 'o formato: original, fixed-slots, slide-order; os dois primeiros são reconhecidos'],
      ['--as NOME', 'com --repair: o formato da cópia (padrão: original)'],
      ['--jokers', 'com --repair: acrescenta os coringas a um baralho que não os tem'],
    ],
    examples: ['partida.rsk', 'partida.rsk --repair reparada.rsk'],
    exitCodes: '0 o jogo salvo pode ser usado, 1 é recusado, 2 argumentos inválidos ou arquivo inexistente.',
  },
};
