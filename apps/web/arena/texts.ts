/** The texts of the page of tournaments among computer players. */
import type { ByLanguage } from '@ludoteca/kit';
import type { JournalDamage } from '@ludoteca/players/arena';

interface ArenaPageTexts {
  readonly title: string;
  readonly about: string;
  readonly game: string;
  readonly players: string;
  missing(players: number): string;
  readonly rounds: string;
  readonly seed: string;
  readonly start: string;
  readonly stop: string;
  readonly open: string;
  readonly save: string;
  damaged(damage: JournalDamage): string;
  readonly results: string;
  progress(played: number, all: number, isPlaying: boolean): string;
  faults(matches: number): string;
  readonly player: string;
  readonly matches: string;
  readonly points: string;
  readonly wins: string;
  readonly rating: string;
  readonly pairs: string;
}

export const ARENA_TEXTS: ByLanguage<ArenaPageTexts> = {
  en: {
    title: 'Tournament of computer players',
    about:
      'Played in this browser: every group of players meets in every round, once for each order of the seats, with the same cards and dice.',
    game: 'Game',
    players: 'Players',
    missing: (players) => (players === 1 ? 'Choose one more player.' : `Choose ${players} more players.`),
    rounds: 'Rounds',
    seed: 'Seed: the same one gives the same matches',
    start: 'Start the tournament',
    stop: 'Stop',
    open: 'Open a journal of ludoteca arena',
    save: 'Save the journal',
    damaged: (damage) =>
      damage.what === 'foreign'
        ? 'This is not the journal of a tournament.'
        : `Line ${damage.line} is damaged.`,
    results: 'Results',
    progress: (played, all, isPlaying) =>
      isPlaying ? `Playing: ${played} of ${all} matches` : `${played} of ${all} matches`,
    faults: (matches) =>
      matches === 1 ? 'One match could not be finished.' : `${matches} matches could not be finished.`,
    player: 'Player',
    matches: 'Matches',
    points: 'Points',
    wins: 'Wins',
    rating: 'Rating',
    pairs: 'Better than',
  },
  it: {
    title: 'Torneo di giocatori automatici',
    about:
      'Si gioca in questo browser: ogni gruppo di giocatori si incontra a ogni turno, una volta per ogni ordine dei posti, con le stesse carte e gli stessi dadi.',
    game: 'Gioco',
    players: 'Giocatori',
    missing: (players) =>
      players === 1 ? 'Scegli un altro giocatore.' : `Scegli altri ${players} giocatori.`,
    rounds: 'Turni',
    seed: 'Seme: lo stesso dà le stesse partite',
    start: 'Comincia il torneo',
    stop: 'Ferma',
    open: 'Apri un diario di ludoteca arena',
    save: 'Salva il diario',
    damaged: (damage) =>
      damage.what === 'foreign' ? 'Non è il diario di un torneo.' : `La riga ${damage.line} è danneggiata.`,
    results: 'Risultati',
    progress: (played, all, isPlaying) =>
      isPlaying ? `In corso: ${played} partite su ${all}` : `${played} partite su ${all}`,
    faults: (matches) =>
      matches === 1 ? 'Una partita non è potuta finire.' : `${matches} partite non sono potute finire.`,
    player: 'Giocatore',
    matches: 'Partite',
    points: 'Punti',
    wins: 'Vittorie',
    rating: 'Valutazione',
    pairs: 'Meglio di',
  },
  pt: {
    title: 'Torneio de jogadores automáticos',
    about:
      'Joga-se neste navegador: cada grupo de jogadores se enfrenta em cada rodada, uma vez para cada ordem dos lugares, com as mesmas cartas e os mesmos dados.',
    game: 'Jogo',
    players: 'Jogadores',
    missing: (players) => (players === 1 ? 'Escolha mais um jogador.' : `Escolha mais ${players} jogadores.`),
    rounds: 'Rodadas',
    seed: 'Semente: a mesma dá as mesmas partidas',
    start: 'Começar o torneio',
    stop: 'Parar',
    open: 'Abrir um diário do ludoteca arena',
    save: 'Salvar o diário',
    damaged: (damage) =>
      damage.what === 'foreign' ? 'Não é o diário de um torneio.' : `A linha ${damage.line} está danificada.`,
    results: 'Resultados',
    progress: (played, all, isPlaying) =>
      isPlaying ? `Em andamento: ${played} de ${all} partidas` : `${played} de ${all} partidas`,
    faults: (matches) =>
      matches === 1 ? 'Uma partida não pôde terminar.' : `${matches} partidas não puderam terminar.`,
    player: 'Jogador',
    matches: 'Partidas',
    points: 'Pontos',
    wins: 'Vitórias',
    rating: 'Avaliação',
    pairs: 'Melhor que',
  },
};
