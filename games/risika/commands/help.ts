/** The help pages of the commands. */
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

export const compareHelp: ByLanguage<CommandHelp> = {
  it: {
    usage:
      'PROGRAMMA|CARTELLA [--games N] [--rounds N] [--dialogue FILE] [--defence COME] [--seed S] [--dialect NOME] [--json]',
    about:
      'Gioca gli stessi giri con un programma compilato e secondo le regole, e mostra il primo campo che differisce nei salvataggi. Il programma gira isolato, a uno pseudoterminale; rand() e time() danno valori stabiliti. docs/risika-files.md dice che cosa si digita.',
    parameters: [
      ['PROGRAMMA', 'un programma che carica e scrive salvataggio.rsk'],
      ['CARTELLA', 'una cartella di consegne, programmi o sorgenti in C: un verdetto per ognuna'],
      ['--games N', 'le partite, da 3 a 6 giocatori (predefinito: 20)'],
      ['--rounds N', 'i giri di ogni partita (predefinito: 5)'],
      ['--dialogue FILE', 'un file JSON con le risposte alle domande del programma'],
      [
        '--defence COME',
        'declared: il programma chiede i dadi della difesa; most: li tira tutti (predefinito: declared)',
      ],
      ['--seed S', 'il seme: lo stesso dà gli stessi giri'],
      ['--dialect NOME', 'il formato dei salvataggi: original, fixed-slots, slide-order'],
      ['--isolate LIVELLO', 'l’isolamento: auto, required, none'],
      ['--json', 'stampa un oggetto JSON per programma'],
    ],
    examples: ['./risika', 'consegne/ --games 100 --dialogue menu.json'],
    exitCodes: '0 tutti coincidono, 1 qualcuno differisce o non è confrontabile, 2 argomenti non validi.',
  },
  en: {
    usage:
      'PROGRAM|FOLDER [--games N] [--rounds N] [--dialogue FILE] [--defence HOW] [--seed S] [--dialect NAME] [--json]',
    about:
      'Plays the same rounds with a compiled program and by the rules, and prints the first field in which their saves differ. The program runs in the sandbox at a pseudo-terminal; rand() and time() return fixed values. docs/risika-files.md says what is typed.',
    parameters: [
      ['PROGRAM', 'a program that loads and writes salvataggio.rsk'],
      ['FOLDER', 'a folder of submissions, programs or C sources: a verdict for each'],
      ['--games N', 'games of 3 to 6 players (default: 20)'],
      ['--rounds N', 'rounds of each game (default: 5)'],
      ['--dialogue FILE', 'a JSON file with the answers to the questions of the program'],
      [
        '--defence HOW',
        'declared: the program asks for the defence dice; most: it rolls them all (default: declared)',
      ],
      ['--seed S', 'the seed: the same gives the same rounds'],
      ['--dialect NAME', 'the layout of the saves: original, fixed-slots, slide-order'],
      ['--isolate LEVEL', 'isolation: auto, required, none'],
      ['--json', 'print one JSON object per program'],
    ],
    examples: ['./risika', 'submissions/ --games 100 --dialogue menu.json'],
    exitCodes: '0 all agree, 1 one differs or is not comparable, 2 invalid arguments.',
  },
  pt: {
    usage:
      'PROGRAMA|PASTA [--games N] [--rounds N] [--dialogue ARQUIVO] [--defence COMO] [--seed S] [--dialect NOME] [--json]',
    about:
      'Joga as mesmas rodadas com um programa compilado e segundo as regras, e mostra o primeiro campo em que os arquivos diferem. O programa roda isolado, em um pseudoterminal; rand() e time() devolvem valores fixos. docs/risika-files.md diz o que se digita.',
    parameters: [
      ['PROGRAMA', 'um programa que carrega e grava salvataggio.rsk'],
      ['PASTA', 'uma pasta de entregas, programas ou fontes em C: um veredito para cada um'],
      ['--games N', 'as partidas, de 3 a 6 jogadores (padrão: 20)'],
      ['--rounds N', 'as rodadas de cada partida (padrão: 5)'],
      ['--dialogue ARQUIVO', 'um arquivo JSON com as respostas às perguntas do programa'],
      [
        '--defence COMO',
        'declared: o programa pergunta os dados da defesa; most: lança todos (padrão: declared)',
      ],
      ['--seed S', 'a semente: a mesma dá as mesmas rodadas'],
      ['--dialect NOME', 'o formato dos jogos salvos: original, fixed-slots, slide-order'],
      ['--isolate NÍVEL', 'o isolamento: auto, required, none'],
      ['--json', 'imprime um objeto JSON por programa'],
    ],
    examples: ['./risika', 'entregas/ --games 100 --dialogue menu.json'],
    exitCodes: '0 todos coincidem, 1 algum difere ou não é comparável, 2 argumentos inválidos.',
  },
};
