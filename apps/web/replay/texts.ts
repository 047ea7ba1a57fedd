/** The texts of the replay page. */
import type { ByLanguage } from '@ludoteca/kit';
import type { ReplayProblem } from './replay-session.ts';

export interface ReplayTexts {
  readonly title: string;
  readonly choose: string;
  readonly drop: string;
  readonly problems: { readonly [P in ReplayProblem]: string };
  readonly controls: string;
  readonly place: string;
  of(place: number, end: number): string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  perSecond(entries: number): string;
  readonly turn: string;
  turnNumber(number: number): string;
  readonly view: string;
  readonly spectator: string;
  readonly download: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly otherFile: string;
  readonly cutOff: string;
  readonly analysis: string;
  readonly analyse: string;
  readonly bestHere: string;
  readonly stop: string;
  analysed(count: number): string;
  readonly curve: string;
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  readonly nothingToRate: string;
  better(answer: string, percent: number): string;
  chance(percent: number): string;
  readonly given: string;
  readonly estimates: string;
  readonly comments: {
    readonly title: string;
    readonly here: string;
    readonly save: string;
    readonly remove: string;
    at(entry: number): string;
    readonly download: string;
    readonly open: string;
    readonly about: string;
    readonly unsaved: string;
    readonly unreadable: string;
  };
}

const en: ReplayTexts = {
  title: 'Replay',
  choose: 'Choose a file',
  drop: 'Drop the archive of a match here, or a save of Risika (.rsk) or Unstable Students (.sav).',
  problems: {
    unreadable: 'This file is neither an archive of a match nor a save of one of the games.',
    'unknown game': 'This archive is of a game that this page does not have.',
    'cannot start': 'The match of this archive cannot be started: its settings or cards do not fit the game.',
  },
  controls: 'Controls of the replay',
  place: 'Entry',
  of: (place, end) => `${place} of ${end}`,
  first: 'To the start',
  previous: 'Back',
  next: 'Forward',
  last: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  perSecond: (entries) => `${entries} per second`,
  turn: 'Go to turn',
  turnNumber: (number) => `Turn ${number}`,
  view: 'Seen by',
  spectator: 'a spectator',
  download: 'Download',
  copyLink: 'Copy the link to this position',
  copied: 'Copied',
  otherFile: 'Another file',
  cutOff: 'The rest of this archive cannot be replayed by the rules of this version.',
  analysis: 'Analysis',
  analyse: 'Analyse the match',
  bestHere: 'Best answer here',
  stop: 'Stop',
  analysed: (count) => (count === 1 ? 'one answer rated' : `${count} answers rated`),
  curve: 'Chances of winning, by answer',
  turningPoints: 'Turning points',
  noTurningPoints: 'No turning point: no answer was much worse than the best one.',
  nothingToRate: 'There was nothing to decide here.',
  better: (answer, percent) => `better: ${answer} (+${percent} %)`,
  chance: (percent) => `${percent} %`,
  given: 'chosen',
  estimates: 'Estimates of a computer player, from what the seat knew.',
  comments: {
    title: 'Comments',
    here: 'Comment on this move',
    save: 'Save',
    remove: 'Delete',
    at: (entry) => (entry === 0 ? 'Start' : `Entry ${entry}`),
    download: 'Save as a file',
    open: 'Open comments',
    about: 'Comments stay in this browser. The file, beside the archive, is read by the terminal too.',
    unsaved: 'This browser cannot store the comments: save them as a file.',
    unreadable: 'This file has no comments on a match.',
  },
};

const it: ReplayTexts = {
  title: 'Replay',
  choose: 'Scegli un file',
  drop: 'Trascina qui l’archivio di una partita, o un salvataggio di Risika (.rsk) o di Unstable Students (.sav).',
  problems: {
    unreadable: 'Questo file non è né l’archivio di una partita né un salvataggio di uno dei giochi.',
    'unknown game': 'Questo archivio è di un gioco che la pagina non ha.',
    'cannot start':
      'La partita di questo archivio non può cominciare: le impostazioni o le carte non sono adatte al gioco.',
  },
  controls: 'Comandi del replay',
  place: 'Mossa',
  of: (place, end) => `${place} di ${end}`,
  first: 'All’inizio',
  previous: 'Indietro',
  next: 'Avanti',
  last: 'Alla fine',
  play: 'Riproduci',
  pause: 'Pausa',
  speed: 'Velocità',
  perSecond: (entries) => `${entries} al secondo`,
  turn: 'Vai al turno',
  turnNumber: (number) => `Turno ${number}`,
  view: 'Visto da',
  spectator: 'uno spettatore',
  download: 'Scarica',
  copyLink: 'Copia il link a questa posizione',
  copied: 'Copiato',
  otherFile: 'Un altro file',
  cutOff: 'Il resto di questo archivio non si può rigiocare con le regole di questa versione.',
  analysis: 'Analisi',
  analyse: 'Analizza la partita',
  bestHere: 'La mossa migliore qui',
  stop: 'Ferma',
  analysed: (count) => (count === 1 ? 'una mossa valutata' : `${count} mosse valutate`),
  curve: 'Probabilità di vittoria, mossa per mossa',
  turningPoints: 'Svolte',
  noTurningPoints: 'Nessuna svolta: nessuna mossa è stata molto peggiore della migliore.',
  nothingToRate: 'Qui non c’era niente da decidere.',
  better: (answer, percent) => `meglio: ${answer} (+${percent} %)`,
  chance: (percent) => `${percent} %`,
  given: 'scelta',
  estimates: 'Stime di un giocatore automatico, da ciò che il posto sapeva.',
  comments: {
    title: 'Commenti',
    here: 'Commento a questa mossa',
    save: 'Salva',
    remove: 'Cancella',
    at: (entry) => (entry === 0 ? 'Inizio' : `Mossa ${entry}`),
    download: 'Salva in un file',
    open: 'Apri commenti',
    about:
      'I commenti restano in questo browser. Il file, accanto all’archivio, si legge anche dal terminale.',
    unsaved: 'Questo browser non può conservare i commenti: salvali in un file.',
    unreadable: 'Questo file non contiene commenti a una partita.',
  },
};

const pt: ReplayTexts = {
  title: 'Replay',
  choose: 'Escolher um arquivo',
  drop: 'Solte aqui o arquivo de uma partida, ou um jogo salvo de Risika (.rsk) ou de Unstable Students (.sav).',
  problems: {
    unreadable: 'Este arquivo não é o registro de uma partida nem um jogo salvo de um dos jogos.',
    'unknown game': 'Este arquivo é de um jogo que esta página não tem.',
    'cannot start':
      'A partida deste arquivo não pode começar: as configurações ou as cartas não servem para o jogo.',
  },
  controls: 'Controles do replay',
  place: 'Jogada',
  of: (place, end) => `${place} de ${end}`,
  first: 'Ao início',
  previous: 'Voltar',
  next: 'Avançar',
  last: 'Ao fim',
  play: 'Reproduzir',
  pause: 'Pausar',
  speed: 'Velocidade',
  perSecond: (entries) => `${entries} por segundo`,
  turn: 'Ir ao turno',
  turnNumber: (number) => `Turno ${number}`,
  view: 'Visto por',
  spectator: 'um espectador',
  download: 'Baixar',
  copyLink: 'Copiar o link desta posição',
  copied: 'Copiado',
  otherFile: 'Outro arquivo',
  cutOff: 'O resto deste arquivo não pode ser reproduzido com as regras desta versão.',
  analysis: 'Análise',
  analyse: 'Analisar a partida',
  bestHere: 'A melhor jogada aqui',
  stop: 'Parar',
  analysed: (count) => (count === 1 ? 'uma jogada avaliada' : `${count} jogadas avaliadas`),
  curve: 'Chances de vitória, jogada por jogada',
  turningPoints: 'Pontos de virada',
  noTurningPoints: 'Nenhum ponto de virada: nenhuma jogada foi muito pior que a melhor.',
  nothingToRate: 'Aqui não havia nada a decidir.',
  better: (answer, percent) => `melhor: ${answer} (+${percent} %)`,
  chance: (percent) => `${percent} %`,
  given: 'escolhida',
  estimates: 'Estimativas de um jogador automático, pelo que o lugar sabia.',
  comments: {
    title: 'Comentários',
    here: 'Comentário sobre esta jogada',
    save: 'Salvar',
    remove: 'Apagar',
    at: (entry) => (entry === 0 ? 'Início' : `Jogada ${entry}`),
    download: 'Salvar em arquivo',
    open: 'Abrir comentários',
    about:
      'Os comentários ficam neste navegador. O arquivo, ao lado do da partida, também é lido pelo terminal.',
    unsaved: 'Este navegador não consegue guardar os comentários: salve-os em um arquivo.',
    unreadable: 'Este arquivo não contém comentários sobre uma partida.',
  },
};

export const REPLAY_TEXTS: ByLanguage<ReplayTexts> = { it, en, pt };
