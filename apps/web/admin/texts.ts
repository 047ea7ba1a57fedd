/** The texts of the administration. */
import type { ByLanguage } from '@ludoteca/kit';

interface AdminTexts {
  readonly title: string;
  /** Without a valid token. */
  readonly noToken: string;
  readonly token: string;
  readonly enter: string;
  readonly guests: string;
  readonly accounts: string;
  readonly tables: string;
  readonly states: { readonly open: string; readonly playing: string; readonly over: string };
  readonly connections: string;
  readonly workers: string;
  readonly reports: string;
  readonly noReports: string;
  readonly resolve: string;
  readonly wrote: string;
  readonly people: string;
  readonly search: string;
  readonly nobody: string;
  readonly mute: string;
  readonly unmute: string;
  readonly delete: string;
  readonly sure: string;
  readonly close: string;
  readonly limits: string;
  readonly metrics: string;
  readonly unlimited: string;
  readonly cleanUp: string;
  readonly cleaned: string;
}

export const ADMIN_TEXTS: ByLanguage<AdminTexts> = {
  en: {
    title: 'Administration',
    noToken: 'The server prints the address of this page, with its token, when it starts.',
    token: 'Token',
    enter: 'Open',
    guests: 'Guests',
    accounts: 'Accounts',
    tables: 'Tables',
    states: { open: 'open', playing: 'being played', over: 'over' },
    connections: 'Connections',
    workers: 'Worker processes',
    reports: 'Reports',
    noReports: 'There are no reports.',
    resolve: 'Resolved',
    wrote: 'Wrote at the table',
    people: 'People',
    search: 'Part of a name',
    nobody: 'Nobody has such a name.',
    mute: 'Mute',
    unmute: 'Unmute',
    delete: 'Delete',
    sure: 'Delete for good?',
    close: 'Close',
    limits: 'Limits and retention',
    metrics: 'Metrics since the server started',
    unlimited: 'unlimited',
    cleanUp: 'Delete old data now',
    cleaned: 'Old data has been deleted.',
  },
  it: {
    title: 'Amministrazione',
    noToken: 'Il server mostra l’indirizzo di questa pagina, con il suo codice, quando parte.',
    token: 'Codice',
    enter: 'Apri',
    guests: 'Ospiti',
    accounts: 'Account',
    tables: 'Tavoli',
    states: { open: 'aperti', playing: 'in corso', over: 'finiti' },
    connections: 'Connessioni',
    workers: 'Processi',
    reports: 'Segnalazioni',
    noReports: 'Non ci sono segnalazioni.',
    resolve: 'Risolta',
    wrote: 'Ha scritto al tavolo',
    people: 'Persone',
    search: 'Parte di un nome',
    nobody: 'Nessuno ha un nome così.',
    mute: 'Togli la parola',
    unmute: 'Ridai la parola',
    delete: 'Elimina',
    sure: 'Eliminare per sempre?',
    close: 'Chiudi',
    limits: 'Limiti e conservazione',
    metrics: 'Misure dall’avvio del server',
    unlimited: 'illimitato',
    cleanUp: 'Elimina ora i dati vecchi',
    cleaned: 'I dati vecchi sono stati eliminati.',
  },
  pt: {
    title: 'Administração',
    noToken: 'O servidor mostra o endereço desta página, com o seu código, quando começa.',
    token: 'Código',
    enter: 'Abrir',
    guests: 'Visitantes',
    accounts: 'Contas',
    tables: 'Mesas',
    states: { open: 'abertas', playing: 'em andamento', over: 'terminadas' },
    connections: 'Conexões',
    workers: 'Processos',
    reports: 'Denúncias',
    noReports: 'Não há denúncias.',
    resolve: 'Resolvida',
    wrote: 'Escreveu na mesa',
    people: 'Pessoas',
    search: 'Parte de um nome',
    nobody: 'Ninguém tem um nome assim.',
    mute: 'Silenciar',
    unmute: 'Permitir escrever de novo',
    delete: 'Apagar',
    sure: 'Apagar para sempre?',
    close: 'Fechar',
    limits: 'Limites e retenção',
    metrics: 'Medidas desde o início do servidor',
    unlimited: 'sem limite',
    cleanUp: 'Apagar agora os dados antigos',
    cleaned: 'Os dados antigos foram apagados.',
  },
};
