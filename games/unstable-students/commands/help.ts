/** The help pages of the commands. */
import type { ByLanguage, CommandHelp } from '@ludoteca/kit';

export const lintHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: 'FILE [--json]',
    about: 'Dice che cosa non va in un mazzo, riga per riga: errori e avvisi.',
    parameters: [
      ['FILE', 'il mazzo, .txt o .json'],
      ['--json', 'stampa il risultato in JSON'],
    ],
    examples: ['mazzo.txt', 'mazzo.json --json'],
    exitCodes: '0 nessun errore, 1 il mazzo ha errori, 2 argomenti non validi o il file non c’è.',
  },
  en: {
    usage: 'FILE [--json]',
    about: 'Prints what is wrong with a deck, line by line: errors and warnings.',
    parameters: [
      ['FILE', 'the deck, .txt or .json'],
      ['--json', 'print the result as JSON'],
    ],
    examples: ['deck.txt', 'deck.json --json'],
    exitCodes: '0 no errors, 1 the deck has errors, 2 invalid arguments or no such file.',
  },
  pt: {
    usage: 'ARQUIVO [--json]',
    about: 'Mostra o que está errado em um baralho, linha por linha: erros e avisos.',
    parameters: [
      ['ARQUIVO', 'o baralho, .txt ou .json'],
      ['--json', 'imprime o resultado em JSON'],
    ],
    examples: ['baralho.txt', 'baralho.json --json'],
    exitCodes: '0 nenhum erro, 1 o baralho tem erros, 2 argumentos inválidos ou arquivo inexistente.',
  },
};

export const convertHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: 'DA A',
    about: 'Converte un mazzo da .txt a .json o viceversa; standard è il mazzo fornito col programma.',
    parameters: [
      ['DA', 'il mazzo, in uno dei due formati, oppure standard'],
      ['A', 'il file da scrivere; il formato è quello della sua estensione'],
    ],
    examples: ['mazzo.txt mazzo.json', 'standard mio.json'],
    exitCodes: '0 convertito, 1 il mazzo ha errori, 2 argomenti non validi o il file non c’è.',
  },
  en: {
    usage: 'FROM TO',
    about: 'Converts a deck from .txt to .json or back; standard is the deck that ships.',
    parameters: [
      ['FROM', 'the deck, in either format, or standard'],
      ['TO', 'the file to write; its extension gives the format'],
    ],
    examples: ['deck.txt deck.json', 'standard my.json'],
    exitCodes: '0 converted, 1 the deck has errors, 2 invalid arguments or no such file.',
  },
  pt: {
    usage: 'DE PARA',
    about:
      'Converte um baralho de .txt para .json ou vice-versa; standard é o baralho que acompanha o programa.',
    parameters: [
      ['DE', 'o baralho, em um dos dois formatos, ou standard'],
      ['PARA', 'o arquivo a gravar; a extensão indica o formato'],
    ],
    examples: ['baralho.txt baralho.json', 'standard meu.json'],
    exitCodes: '0 convertido, 1 o baralho tem erros, 2 argumentos inválidos ou arquivo inexistente.',
  },
};

export const inspectHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: 'FILE.sav [--json] [--dialect NAME] [--repair FILE [--as NAME]]',
    about: 'Mostra ogni campo di un salvataggio con la sua posizione, e che cosa non va.',
    parameters: [
      ['FILE.sav', 'il salvataggio; viene solo letto'],
      ['--json', 'stampa il risultato in JSON'],
      ['--repair FILE', 'scrive una copia riparata, se il salvataggio si può riparare'],
      ['--dialect NOME', 'il formato: original, nursery-first, draft; altrimenti si riconosce da sé'],
      ['--as NOME', 'il formato della copia (predefinito: original)'],
    ],
    examples: ['partita.sav', 'partita.sav --repair riparata.sav'],
    exitCodes: '0 il salvataggio si può usare, 1 è rifiutato, 2 argomenti non validi o il file non c’è.',
  },
  en: {
    usage: 'FILE.sav [--json] [--dialect NAME] [--repair FILE [--as NAME]]',
    about: 'Prints every field of a save with its offset, and what is wrong with it.',
    parameters: [
      ['FILE.sav', 'the save; it is only read'],
      ['--json', 'print the result as JSON'],
      ['--repair FILE', 'write a repaired copy, if the save can be repaired'],
      ['--dialect NAME', 'the layout: original, nursery-first, draft; otherwise it is detected'],
      ['--as NAME', 'the layout of the copy (default: original)'],
    ],
    examples: ['match.sav', 'match.sav --repair repaired.sav'],
    exitCodes: '0 the save can be used, 1 it is refused, 2 invalid arguments or no such file.',
  },
  pt: {
    usage: 'ARQUIVO.sav [--json] [--dialect NOME] [--repair ARQUIVO [--as NOME]]',
    about: 'Mostra cada campo de um jogo salvo com a sua posição, e o que há de errado.',
    parameters: [
      ['ARQUIVO.sav', 'o jogo salvo; é apenas lido'],
      ['--json', 'imprime o resultado em JSON'],
      ['--repair ARQUIVO', 'grava uma cópia reparada, se o jogo salvo puder ser reparado'],
      ['--dialect NOME', 'o formato: original, nursery-first, draft; senão é reconhecido'],
      ['--as NOME', 'o formato da cópia (padrão: original)'],
    ],
    examples: ['partida.sav', 'partida.sav --repair reparada.sav'],
    exitCodes: '0 o jogo salvo pode ser usado, 1 é recusado, 2 argumentos inválidos ou arquivo inexistente.',
  },
};

export const labHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: '[MAZZO…] [--games N] [--seats N] [--seed S] [--json]',
    about: 'Gioca molte partite con ogni mazzo e dice quanto spesso vince ogni posto, e con quali carte.',
    parameters: [
      ['MAZZO', 'un file o il nome di un mazzo incluso (se manca: il mazzo del gioco)'],
      ['--games N', 'quante partite (se manca: 1000)'],
      ['--seats N', 'quanti giocano (se manca: 2)'],
      ['--seed SEED', 'lo stesso seme dà gli stessi numeri casuali (se manca: lab)'],
      ['--json', 'stampa il risultato in JSON'],
    ],
    examples: ['mazzo.txt', 'mazzo.txt --seats 4 --games 5000'],
    exitCodes: '0 fatto, 1 un mazzo è rifiutato, 2 argomenti non validi o il file non c’è.',
  },
  en: {
    usage: '[DECK…] [--games N] [--seats N] [--seed S] [--json]',
    about: 'Plays many matches with each deck and prints how often each seat wins, and with which cards.',
    parameters: [
      ['DECK', 'a file or the name of a shipped deck (default: the deck of the game)'],
      ['--games N', 'how many games to play (default: 1000)'],
      ['--seats N', 'how many play (default: 2)'],
      ['--seed SEED', 'the same seed gives the same random numbers (default: lab)'],
      ['--json', 'print the result as JSON'],
    ],
    examples: ['deck.txt', 'deck.txt --seats 4 --games 5000'],
    exitCodes: '0 done, 1 a deck is refused, 2 invalid arguments or no such file.',
  },
  pt: {
    usage: '[BARALHO…] [--games N] [--seats N] [--seed S] [--json]',
    about:
      'Joga muitas partidas com cada baralho e diz com que frequência vence cada lugar, e com quais cartas.',
    parameters: [
      ['BARALHO', 'um arquivo ou o nome de um baralho incluído (padrão: o baralho do jogo)'],
      ['--games N', 'quantas partidas (padrão: 1000)'],
      ['--seats N', 'quantos jogam (padrão: 2)'],
      ['--seed SEED', 'a mesma semente dá os mesmos números aleatórios (padrão: lab)'],
      ['--json', 'imprime o resultado em JSON'],
    ],
    examples: ['baralho.txt', 'baralho.txt --seats 4 --games 5000'],
    exitCodes: '0 feito, 1 um baralho é recusado, 2 argumentos inválidos ou arquivo inexistente.',
  },
};

export const compareHelp: ByLanguage<CommandHelp> = {
  it: {
    usage:
      'PROGRAMMA|CARTELLA [--games N] [--rounds N] [--deck FILE] [--seed S] [--dialect NOME] [--open COME] [--json]',
    about:
      'Gioca gli stessi turni con un programma compilato e secondo le regole «classic», e mostra il primo campo che differisce nei salvataggi. Il programma gira isolato, a uno pseudoterminale; rand() e time() danno valori stabiliti.',
    parameters: [
      ['PROGRAMMA', 'un programma con i menu dell’originale'],
      ['CARTELLA', 'una cartella di consegne, programmi o sorgenti in C: un verdetto per ognuna'],
      ['--games N', 'le partite, in 2, 3 e 4 (predefinito: 20)'],
      ['--rounds N', 'i turni di ogni partita (predefinito: 10)'],
      ['--deck FILE', 'il mazzo (predefinito: standard)'],
      ['--seed S', 'il seme: lo stesso dà gli stessi turni'],
      ['--dialect NOME', 'il formato dei salvataggi: original, nursery-first, draft'],
      ['--open COME', 'come si indica il salvataggio al programma: name o path (predefinito: name)'],
      ['--isolate LIVELLO', 'l’isolamento: auto, required, none'],
      ['--json', 'stampa un oggetto JSON per programma'],
    ],
    examples: ['./unstable-students', 'consegne/ --games 100'],
    exitCodes: '0 tutti coincidono, 1 qualcuno differisce o non è confrontabile, 2 argomenti non validi.',
  },
  en: {
    usage:
      'PROGRAM|FOLDER [--games N] [--rounds N] [--deck FILE] [--seed S] [--dialect NAME] [--open HOW] [--json]',
    about:
      'Plays the same rounds with a compiled program and by the rules “classic”, and prints the first field in which their saves differ. The program runs in the sandbox at a pseudo-terminal; rand() and time() return fixed values.',
    parameters: [
      ['PROGRAM', 'a program with the menus of the original'],
      ['FOLDER', 'a folder of submissions, programs or C sources: a verdict for each'],
      ['--games N', 'games of 2, 3 and 4 players (default: 20)'],
      ['--rounds N', 'rounds of each game (default: 10)'],
      ['--deck FILE', 'the deck (default: standard)'],
      ['--seed S', 'the seed: the same gives the same rounds'],
      ['--dialect NAME', 'the layout of the saves: original, nursery-first, draft'],
      ['--open HOW', 'how the program is told the save: name or path (default: name)'],
      ['--isolate LEVEL', 'isolation: auto, required, none'],
      ['--json', 'print one JSON object per program'],
    ],
    examples: ['./unstable-students', 'submissions/ --games 100'],
    exitCodes: '0 all agree, 1 one differs or is not comparable, 2 invalid arguments.',
  },
  pt: {
    usage:
      'PROGRAMA|PASTA [--games N] [--rounds N] [--deck ARQUIVO] [--seed S] [--dialect NOME] [--open COMO] [--json]',
    about:
      'Joga as mesmas rodadas com um programa compilado e segundo as regras “classic”, e mostra o primeiro campo em que os arquivos diferem. O programa roda isolado, em um pseudoterminal; rand() e time() devolvem valores fixos.',
    parameters: [
      ['PROGRAMA', 'um programa com os menus do original'],
      ['PASTA', 'uma pasta de entregas, programas ou fontes em C: um veredito para cada um'],
      ['--games N', 'as partidas, de 2, 3 e 4 jogadores (padrão: 20)'],
      ['--rounds N', 'as rodadas de cada partida (padrão: 10)'],
      ['--deck ARQUIVO', 'o baralho (padrão: standard)'],
      ['--seed S', 'a semente: a mesma dá as mesmas rodadas'],
      ['--dialect NOME', 'o formato dos arquivos: original, nursery-first, draft'],
      ['--open COMO', 'como o arquivo é indicado ao programa: name ou path (padrão: name)'],
      ['--isolate NÍVEL', 'o isolamento: auto, required, none'],
      ['--json', 'imprime um objeto JSON por programa'],
    ],
    examples: ['./unstable-students', 'entregas/ --games 100'],
    exitCodes: '0 todos coincidem, 1 algum difere ou não é comparável, 2 argumentos inválidos.',
  },
};
