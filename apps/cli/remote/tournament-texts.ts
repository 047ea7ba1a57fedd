/** The texts about tournaments between people at a server. */
import type { ByLanguage } from '@ludoteca/kit';
import type { TournamentInfo } from '@ludoteca/wire';

interface TournamentTexts {
  readonly title: string;
  readonly none: string;
  readonly states: { readonly [S in TournamentInfo['state']]: string };
  players(count: number): string;
  round(number: number): string;
  readonly columns: { readonly player: string; readonly points: string; readonly buchholz: string };
  readonly deleted: string;
  readonly hasLeft: string;
  readonly enrolled: string;
  readonly bye: string;
  readonly pairing: string;
  /** The argument is the command that joins the table. */
  toTable(command: string): string;
  readonly actions: { readonly enrol: string; readonly withdraw: string; readonly refresh: string };
  readonly withdrawn: string;
  readonly question: string;
  readonly which: string;
  readonly address: string;
  readonly notATournament: string;
  readonly both: string;
}

export const TOURNAMENT_TEXTS: ByLanguage<TournamentTexts> = {
  it: {
    title: 'Tornei presso un server',
    none: 'Non ci sono ancora tornei: se ne crea uno nella pagina del server.',
    states: { open: 'iscrizioni aperte', playing: 'in corso', over: 'finito' },
    players: (count) => (count === 1 ? '1 giocatore' : `${count} giocatori`),
    round: (number) => `turno ${number}`,
    columns: { player: 'Classifica', points: 'Punti', buchholz: 'Buchholz' },
    deleted: 'persona eliminata',
    hasLeft: 'ha lasciato',
    enrolled: 'Sei fra gli iscritti.',
    bye: 'In questo turno riposi.',
    pairing: 'La tua partita',
    toTable: (command) => `Per sederti al tavolo: ${command}`,
    actions: { enrol: 'Iscriviti', withdraw: 'Lascia il torneo', refresh: 'Aggiorna' },
    withdrawn: 'Hai lasciato il torneo.',
    question: 'Che cosa vuoi fare?',
    which: 'Quale torneo?',
    address: 'Qual è l’indirizzo del server? Per esempio http://127.0.0.1:4200',
    notATournament: 'per iscriversi o ritirarsi SERVER dev’essere l’indirizzo di un torneo, come nell’elenco',
    both: '--enrol e --withdraw si escludono',
  },
  en: {
    title: 'Tournaments at a server',
    none: 'There are no tournaments yet: the page of the server creates them.',
    states: { open: 'enrolment is open', playing: 'being played', over: 'over' },
    players: (count) => (count === 1 ? '1 player' : `${count} players`),
    round: (number) => `round ${number}`,
    columns: { player: 'Standings', points: 'Points', buchholz: 'Buchholz' },
    deleted: 'deleted person',
    hasLeft: 'has left',
    enrolled: 'You are enrolled.',
    bye: 'You have a bye in this round.',
    pairing: 'Your match',
    toTable: (command) => `To sit down at its table: ${command}`,
    actions: { enrol: 'Enrol', withdraw: 'Leave the tournament', refresh: 'Refresh' },
    withdrawn: 'You have left the tournament.',
    question: 'What would you like to do?',
    which: 'Which tournament?',
    address: 'What is the address of the server? For example http://127.0.0.1:4200',
    notATournament: 'to enrol or to withdraw, SERVER must be the address of a tournament, as in the list',
    both: '--enrol and --withdraw exclude each other',
  },
  pt: {
    title: 'Torneios em um servidor',
    none: 'Ainda não há torneios: a página do servidor os cria.',
    states: { open: 'inscrições abertas', playing: 'em andamento', over: 'terminado' },
    players: (count) => (count === 1 ? '1 jogador' : `${count} jogadores`),
    round: (number) => `rodada ${number}`,
    columns: { player: 'Classificação', points: 'Pontos', buchholz: 'Buchholz' },
    deleted: 'pessoa apagada',
    hasLeft: 'saiu',
    enrolled: 'Você está entre os inscritos.',
    bye: 'Você folga nesta rodada.',
    pairing: 'Sua partida',
    toTable: (command) => `Para se sentar à mesa: ${command}`,
    actions: { enrol: 'Inscrever-se', withdraw: 'Deixar o torneio', refresh: 'Atualizar' },
    withdrawn: 'Você deixou o torneio.',
    question: 'O que você quer fazer?',
    which: 'Qual torneio?',
    address: 'Qual é o endereço do servidor? Por exemplo http://127.0.0.1:4200',
    notATournament: 'para se inscrever ou sair, SERVER deve ser o endereço de um torneio, como na lista',
    both: '--enrol e --withdraw se excluem',
  },
};
