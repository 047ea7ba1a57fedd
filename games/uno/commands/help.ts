/** The help pages of the commands for bot programs. */
import type { ByLanguage, CommandHelp, Language } from '@ludoteca/kit';
import { refereeTexts } from '../referee/texts/index.ts';

export const checkHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: 'CARTELLA [opzioni]',
    about:
      'Ogni consegna della cartella, compilata se occorre, gioca dieci partite contro il bot d’esempio, le stesse per tutti; in una su due c’è anche :clumsy, che prima fa un’azione illegale e poi lascia la partita. Una riga per consegna: OK, o il primo errore con il seme che lo ripete.',
    parameters: [
      ['CARTELLA', 'le consegne: una per sottocartella, e i file che sono programmi, script o sorgenti C'],
      ['--games N', 'partite per consegna (10)'],
      ['-s SEME, --seed SEME', 'seme della prima partita (1)'],
      ['-t MS, --time MS', 'tempo di un turno in millisecondi (3000); 0 ferma l’orologio'],
      ['--match-time SECONDS', 'tempo di ogni bot per tutta la partita in secondi'],
      ['-c N, --decks N, --first-card T', 'come nelle partite'],
      ['-d', 'mostra le partite con ogni riga inviata (<) e ricevuta (>)'],
      ['--out CARTELLA', 'conserva ogni partita, le righe e lo standard error di ogni bot'],
      ['--strict', 'rifiuta un asso o un jolly senza seme'],
      ['--isolate LIVELLO', 'isolamento dei bot: auto, required, none (auto)'],
    ],
    examples: ['consegne', 'consegne -s 7 --games 1 -d'],
    exitCodes: '0 tutti a posto, 1 qualche errore, 2 uso sbagliato, 130 interrotto.',
  },
  en: {
    usage: 'DIR [options]',
    about:
      'Each submission in the folder, built if necessary, plays ten games against the sample bot, the same ones for all; in every other game there is also :clumsy, which first sends an illegal action and then leaves. One line for each submission: OK, or its first fault with the seed that repeats it.',
    parameters: [
      ['DIR', 'the submissions: one in each subfolder, and files that are programs, scripts or C sources'],
      ['--games N', 'games of each submission (10)'],
      ['-s SEED, --seed SEED', 'seed of the first game (1)'],
      ['-t MS, --time MS', 'time for a turn in milliseconds (3000); 0 stops the clock'],
      ['--match-time SECONDS', 'time of each bot for the whole match in seconds'],
      ['-c N, --decks N, --first-card T', 'as in matches'],
      ['-d', 'shows the matches with every line sent (<) and received (>)'],
      ['--out DIR', 'keeps each match, and the lines and standard error of each bot'],
      ['--strict', 'refuses an ace or a joker without a suit'],
      ['--isolate LEVEL', 'isolation of bots: auto, required, none (auto)'],
    ],
    examples: ['submissions', 'submissions -s 7 --games 1 -d'],
    exitCodes: '0 all are fine, 1 some fault, 2 wrong usage, 130 interrupted.',
  },
  pt: {
    usage: 'PASTA [opções]',
    about:
      'Cada entrega da pasta, compilada se preciso, joga dez partidas contra o bot de exemplo, as mesmas para todos; em uma de cada duas há também :clumsy, que primeiro faz uma ação ilegal e depois sai da partida. Uma linha por entrega: OK, ou a primeira falha com a semente que a repete.',
    parameters: [
      ['PASTA', 'as entregas: uma por subpasta, e arquivos que são programas, scripts ou fontes C'],
      ['--games N', 'partidas de cada entrega (10)'],
      ['-s SEMENTE, --seed SEMENTE', 'semente da primeira partida (1)'],
      ['-t MS, --time MS', 'tempo de cada vez em milissegundos (3000); 0 para o relógio'],
      ['--match-time SECONDS', 'tempo de cada bot para a partida inteira em segundos'],
      ['-c N, --decks N, --first-card T', 'como nas partidas'],
      ['-d', 'mostra as partidas com cada linha enviada (<) e recebida (>)'],
      ['--out PASTA', 'grava cada partida, as linhas e a saída de erro de cada bot'],
      ['--strict', 'recusa ás ou coringa sem naipe'],
      ['--isolate NÍVEL', 'isolamento dos bots: auto, required, none (auto)'],
    ],
    examples: ['entregas', 'entregas -s 7 --games 1 -d'],
    exitCodes: '0 todos bem, 1 alguma falha, 2 erro de uso, 130 interrompido.',
  },
};

export const rerunHelp: ByLanguage<CommandHelp> = {
  it: {
    usage: 'FILE --live ID=BOT [opzioni]',
    about:
      'Ripete una partita registrata: i bot indicati giocano dal vivo, gli altri come registrati, senza orologio, fino alla prima differenza.',
    parameters: [
      ['FILE', 'la partita, conservata con --out'],
      ['--live ID=BOT', 'il programma che gioca al posto di quel bot; più volte, se serve'],
      ['-d', 'mostra ogni riga inviata (<) e ricevuta (>)'],
      ['-v', 'mostra anche il tavolo e le mani a ogni turno'],
      ['--strict', 'rifiuta un asso o un jolly senza seme'],
      ['--isolate LIVELLO', 'isolamento dei bot: auto, required, none (auto)'],
    ],
    examples: ['uno-7-a-b.ludoteca --live a=./a_corretto'],
    exitCodes: '0 nessuna differenza, 1 una differenza, 2 uso sbagliato, 130 interrotto.',
  },
  en: {
    usage: 'FILE --live ID=BOT [options]',
    about:
      'Repeats a recorded match: the given bots play live, the others as recorded, without a clock, up to the first difference.',
    parameters: [
      ['FILE', 'the match, kept with --out'],
      ['--live ID=BOT', 'the program that plays in place of that bot; several times if needed'],
      ['-d', 'shows every line sent (<) and received (>)'],
      ['-v', 'also shows the table and the hands at every turn'],
      ['--strict', 'refuses an ace or a joker without a suit'],
      ['--isolate LEVEL', 'isolation of bots: auto, required, none (auto)'],
    ],
    examples: ['uno-7-a-b.ludoteca --live a=./a_fixed'],
    exitCodes: '0 no difference, 1 a difference, 2 wrong usage, 130 interrupted.',
  },
  pt: {
    usage: 'ARQUIVO --live ID=BOT [opções]',
    about:
      'Repete uma partida gravada: os bots indicados jogam ao vivo, os outros como gravados, sem relógio, até a primeira diferença.',
    parameters: [
      ['ARQUIVO', 'a partida, gravada com --out'],
      ['--live ID=BOT', 'o programa que joga no lugar desse bot; várias vezes, se preciso'],
      ['-d', 'mostra cada linha enviada (<) e recebida (>)'],
      ['-v', 'mostra também a mesa e as mãos a cada vez'],
      ['--strict', 'recusa ás ou coringa sem naipe'],
      ['--isolate NÍVEL', 'isolamento dos bots: auto, required, none (auto)'],
    ],
    examples: ['uno-7-a-b.ludoteca --live a=./a_corrigido'],
    exitCodes: '0 nenhuma diferença, 1 uma diferença, 2 erro de uso, 130 interrompido.',
  },
};

const createPlayHelp = (language: Language): CommandHelp => {
  const { about, usage, options, exitCodes } = refereeTexts[language];
  const parameters = options.filter(([option]) => !/--(help|lang)/.test(option));
  return { usage, about, parameters, examples: ['./a ./b', ':greedy ./a --seed 7 -v'], exitCodes };
};

/** The options of a match, as the referee's own help lists them. */
export const playHelp: ByLanguage<CommandHelp> = {
  it: createPlayHelp('it'),
  en: createPlayHelp('en'),
  pt: createPlayHelp('pt'),
};
