/** The texts about tournaments between people. */
import type { ByLanguage } from '@ludoteca/kit';
import type { TournamentFormat } from '@ludoteca/wire';

interface TournamentTexts {
  readonly title: string;
  readonly none: string;
  readonly create: string;
  readonly name: string;
  readonly game: string;
  readonly format: string;
  readonly formats: { readonly [F in TournamentFormat]: string };
  readonly seats: string;
  readonly rounds: string;
  readonly asNeeded: string;
  readonly states: { readonly open: string; readonly playing: string; readonly over: string };
  players(count: number): string;
  readonly enrol: string;
  readonly leave: string;
  readonly start: string;
  readonly end: string;
  readonly sure: string;
  readonly standings: string;
  readonly rank: string;
  readonly player: string;
  readonly points: string;
  readonly buchholz: string;
  readonly hasLeft: string;
  readonly deleted: string;
  round(number: number): string;
  readonly bye: string;
  readonly yourTable: string;
  readonly watch: string;
  /** How long a player may take to sit down. */
  joinTime(minutes: number): string;
}

export const TOURNAMENT_TEXTS: ByLanguage<TournamentTexts> = {
  en: {
    title: 'Tournaments',
    none: 'There are no tournaments yet.',
    create: 'Create a tournament',
    name: 'Name',
    game: 'Game',
    format: 'Format',
    formats: { swiss: 'Swiss', elimination: 'Elimination' },
    seats: 'Players of a match',
    rounds: 'Rounds',
    asNeeded: 'as many as needed',
    states: { open: 'enrolment is open', playing: 'being played', over: 'over' },
    players: (count) => (count === 1 ? '1 player' : `${count} players`),
    enrol: 'Enrol',
    leave: 'Leave the tournament',
    start: 'Start',
    end: 'End the tournament',
    sure: 'End it as it is?',
    standings: 'Standings',
    rank: 'Rank',
    player: 'Player',
    points: 'Points',
    buchholz: 'Buchholz',
    hasLeft: 'has left',
    deleted: 'deleted person',
    round: (number) => `Round ${number}`,
    bye: 'bye',
    yourTable: 'To my table',
    watch: 'Watch',
    joinTime: (minutes) =>
      minutes === 1
        ? 'Players who do not sit down within a minute lose the match.'
        : `Players who do not sit down within ${minutes} minutes lose the match.`,
  },
  it: {
    title: 'Tornei',
    none: 'Non ci sono ancora tornei.',
    create: 'Crea un torneo',
    name: 'Nome',
    game: 'Gioco',
    format: 'Formula',
    formats: { swiss: 'svizzera', elimination: 'a eliminazione' },
    seats: 'Giocatori di una partita',
    rounds: 'Turni',
    asNeeded: 'quanti servono',
    states: { open: 'iscrizioni aperte', playing: 'in corso', over: 'finito' },
    players: (count) => (count === 1 ? '1 giocatore' : `${count} giocatori`),
    enrol: 'Iscriviti',
    leave: 'Lascia il torneo',
    start: 'Comincia',
    end: 'Chiudi il torneo',
    sure: 'Chiuderlo così com’è?',
    standings: 'Classifica',
    rank: 'Posto',
    player: 'Giocatore',
    points: 'Punti',
    buchholz: 'Buchholz',
    hasLeft: 'ha lasciato',
    deleted: 'persona eliminata',
    round: (number) => `Turno ${number}`,
    bye: 'riposa',
    yourTable: 'Al mio tavolo',
    watch: 'Guarda',
    joinTime: (minutes) =>
      minutes === 1
        ? 'Chi non si siede entro un minuto perde la partita.'
        : `Chi non si siede entro ${minutes} minuti perde la partita.`,
  },
  pt: {
    title: 'Torneios',
    none: 'Ainda não há torneios.',
    create: 'Criar um torneio',
    name: 'Nome',
    game: 'Jogo',
    format: 'Formato',
    formats: { swiss: 'suíço', elimination: 'eliminatório' },
    seats: 'Jogadores de uma partida',
    rounds: 'Rodadas',
    asNeeded: 'quantas forem necessárias',
    states: { open: 'inscrições abertas', playing: 'em andamento', over: 'terminado' },
    players: (count) => (count === 1 ? '1 jogador' : `${count} jogadores`),
    enrol: 'Inscrever-se',
    leave: 'Deixar o torneio',
    start: 'Começar',
    end: 'Encerrar o torneio',
    sure: 'Encerrar como está?',
    standings: 'Classificação',
    rank: 'Colocação',
    player: 'Jogador',
    points: 'Pontos',
    buchholz: 'Buchholz',
    hasLeft: 'saiu',
    deleted: 'pessoa apagada',
    round: (number) => `Rodada ${number}`,
    bye: 'folga',
    yourTable: 'À minha mesa',
    watch: 'Assistir',
    joinTime: (minutes) =>
      minutes === 1
        ? 'Quem não se senta em um minuto perde a partida.'
        : `Quem não se senta em ${minutes} minutos perde a partida.`,
  },
};
