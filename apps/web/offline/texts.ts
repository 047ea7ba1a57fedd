/** The texts of the pages that need no server. */
import type { ByLanguage } from '@ludoteca/kit';

interface OfflineTexts {
  readonly title: string;
  readonly about: string;
  readonly noGames: string;
  readonly play: string;
  readonly goOn: string;
  readonly undo: string;
  readonly cannotUndo: string;
  readonly newMatch: string;
  readonly again: string;
  readonly download: string;
  readonly replay: string;
  readonly games: string;
  readonly finished: string;
  /** The button that uploads that many matches. */
  readonly upload: (count: number) => string;
  readonly uploaded: string;
  readonly uploadedMatches: string;
  readonly remove: string;
  readonly reallyRemove: string;
}

export const OFFLINE_TEXTS: ByLanguage<OfflineTexts> = {
  en: {
    title: 'Play in this browser',
    about: 'Against computer players, without a server. Matches stay in this browser until you finish them.',
    noGames: 'Open the lobby once with a connection, so that this browser knows the games.',
    play: 'Play',
    goOn: 'Go on',
    undo: 'Take back',
    cannotUndo: 'This cannot be taken back: something was revealed since.',
    newMatch: 'New match',
    again: 'Play again',
    download: 'Download the record',
    replay: 'Open a recorded match',
    games: 'Games',
    finished: 'Finished in this browser',
    upload: (count) =>
      count === 1 ? 'Upload the match to the server' : `Upload ${count} matches to the server`,
    uploaded: 'uploaded',
    uploadedMatches: 'Uploaded matches',
    remove: 'Delete',
    reallyRemove: 'Really delete?',
  },
  it: {
    title: 'Gioca in questo browser',
    about:
      'Contro giocatori automatici, senza server. Le partite restano in questo browser finché non le finisci.',
    noGames: 'Apri una volta la pagina iniziale con la connessione, così questo browser conosce i giochi.',
    play: 'Gioca',
    goOn: 'Continua',
    undo: 'Annulla la mossa',
    cannotUndo: 'Non si può annullare: da allora qualcosa è stato rivelato.',
    newMatch: 'Nuova partita',
    again: 'Gioca ancora',
    download: 'Scarica la partita',
    replay: 'Apri una partita registrata',
    games: 'Giochi',
    finished: 'Finite in questo browser',
    upload: (count) => (count === 1 ? 'Carica la partita sul server' : `Carica ${count} partite sul server`),
    uploaded: 'caricata',
    uploadedMatches: 'Partite caricate',
    remove: 'Elimina',
    reallyRemove: 'Eliminare davvero?',
  },
  pt: {
    title: 'Jogar neste navegador',
    about:
      'Contra jogadores automáticos, sem servidor. As partidas ficam neste navegador até você terminá-las.',
    noGames: 'Abra uma vez a página inicial com conexão, para que este navegador conheça os jogos.',
    play: 'Jogar',
    goOn: 'Continuar',
    undo: 'Desfazer',
    cannotUndo: 'Não dá para desfazer: algo foi revelado desde então.',
    newMatch: 'Nova partida',
    again: 'Jogar de novo',
    download: 'Baixar a partida',
    replay: 'Abrir uma partida gravada',
    games: 'Jogos',
    finished: 'Terminadas neste navegador',
    upload: (count) =>
      count === 1 ? 'Enviar a partida ao servidor' : `Enviar ${count} partidas ao servidor`,
    uploaded: 'enviada',
    uploadedMatches: 'Partidas enviadas',
    remove: 'Apagar',
    reallyRemove: 'Apagar mesmo?',
  },
};
