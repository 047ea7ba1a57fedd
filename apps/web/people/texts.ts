/** The texts about people: account, profile, blocks, reports and chat. */
import type { ByLanguage } from '@ludoteca/kit';

interface PeopleTexts {
  readonly account: {
    readonly title: string;
    /** Without an account. */
    readonly why: string;
    readonly has: string;
    readonly create: string;
    readonly password: string;
    readonly newPassword: string;
    readonly change: string;
    readonly changed: string;
    readonly recovery: string;
    /** Above the code. */
    readonly keepCode: string;
    readonly signIn: string;
    /** What becomes of the guest of this browser. */
    readonly signInNote: string;
    readonly name: string;
    readonly forgotten: string;
    readonly signOut: string;
    readonly profile: string;
  };
  readonly profile: {
    readonly account: string;
    readonly guest: string;
    readonly results: string;
    readonly none: string;
    readonly game: string;
    readonly played: string;
    readonly won: string;
    readonly rating: string;
    readonly matches: string;
    readonly block: string;
    readonly unblock: string;
    readonly blocked: string;
    readonly report: string;
    readonly reportWhat: string;
    readonly sendReport: string;
    readonly reported: string;
    readonly blocks: string;
  };
  readonly chat: {
    readonly title: string;
    readonly write: string;
    readonly send: string;
    readonly quiet: string;
  };
}

const en: PeopleTexts = {
  account: {
    title: 'Account',
    why: 'With an account your name belongs to you, and you play on from any device. It needs a password and nothing else.',
    has: 'You have an account: sign in with this name on any device.',
    create: 'Create an account',
    password: 'Password',
    newPassword: 'New password',
    change: 'Change the password',
    changed: 'The password has been changed; all other devices are signed out.',
    recovery: 'Recovery code',
    keepCode: 'Keep this code: it replaces a forgotten password, and is shown only now.',
    signIn: 'Sign in',
    signInNote: 'This browser then forgets its present guest: finish the matches of that guest first.',
    name: 'Name',
    forgotten: 'I have forgotten my password',
    signOut: 'Sign out on this device',
    profile: 'My profile',
  },
  profile: {
    account: 'has an account',
    guest: 'is a guest',
    results: 'Finished matches',
    none: 'No match is finished yet.',
    game: 'Game',
    played: 'played',
    won: 'won',
    rating: 'Rating',
    matches: 'rated matches',
    block: 'Block',
    unblock: 'Unblock',
    blocked: 'Blocked: you do not see what they write, and never sit at one table.',
    report: 'Report…',
    reportWhat: 'What happened?',
    sendReport: 'Send the report',
    reported: 'The report is sent to the administrators of this server.',
    blocks: 'Blocked people',
  },
  chat: {
    title: 'Chat',
    write: 'Write to the table',
    send: 'Send',
    quiet: 'Nobody has written yet.',
  },
};

const it: PeopleTexts = {
  account: {
    title: 'Account',
    why: 'Con un account il tuo nome è solo tuo, e continui a giocare da qualsiasi dispositivo. Serve una password e nient’altro.',
    has: 'Hai un account: accedi con questo nome da qualsiasi dispositivo.',
    create: 'Crea un account',
    password: 'Password',
    newPassword: 'Nuova password',
    change: 'Cambia la password',
    changed: 'La password è cambiata; tutti gli altri dispositivi sono usciti dall’account.',
    recovery: 'Codice di recupero',
    keepCode: 'Conserva questo codice: sostituisce una password dimenticata, e si vede soltanto adesso.',
    signIn: 'Accedi',
    signInNote: 'Questo browser dimentica allora l’ospite di adesso: finisci prima le sue partite.',
    name: 'Nome',
    forgotten: 'Ho dimenticato la password',
    signOut: 'Esci su questo dispositivo',
    profile: 'Il mio profilo',
  },
  profile: {
    account: 'ha un account',
    guest: 'è un ospite',
    results: 'Partite finite',
    none: 'Nessuna partita finita.',
    game: 'Gioco',
    played: 'giocate',
    won: 'vinte',
    rating: 'Punteggio',
    matches: 'partite con punteggio',
    block: 'Blocca',
    unblock: 'Sblocca',
    blocked: 'Bloccato: non vedi quello che scrive, e non sedete mai allo stesso tavolo.',
    report: 'Segnala…',
    reportWhat: 'Che cosa è successo?',
    sendReport: 'Invia la segnalazione',
    reported: 'La segnalazione è arrivata a chi gestisce il server.',
    blocks: 'Persone bloccate',
  },
  chat: {
    title: 'Chat',
    write: 'Scrivi al tavolo',
    send: 'Invia',
    quiet: 'Nessuno ha ancora scritto.',
  },
};

const pt: PeopleTexts = {
  account: {
    title: 'Conta',
    why: 'Com uma conta o seu nome é só seu, e você continua a jogar em qualquer aparelho. Basta uma senha.',
    has: 'Você tem uma conta: entre com este nome em qualquer aparelho.',
    create: 'Criar uma conta',
    password: 'Senha',
    newPassword: 'Nova senha',
    change: 'Mudar a senha',
    changed: 'A senha mudou; todos os outros aparelhos saíram da conta.',
    recovery: 'Código de recuperação',
    keepCode: 'Guarde este código: ele substitui uma senha esquecida, e só aparece agora.',
    signIn: 'Entrar',
    signInNote: 'Este navegador então esquece o visitante atual: termine antes as partidas dele.',
    name: 'Nome',
    forgotten: 'Esqueci a minha senha',
    signOut: 'Sair neste aparelho',
    profile: 'Meu perfil',
  },
  profile: {
    account: 'tem uma conta',
    guest: 'é um visitante',
    results: 'Partidas terminadas',
    none: 'Nenhuma partida terminada.',
    game: 'Jogo',
    played: 'jogadas',
    won: 'vencidas',
    rating: 'Pontuação',
    matches: 'partidas com pontuação',
    block: 'Bloquear',
    unblock: 'Desbloquear',
    blocked: 'Bloqueado: você não vê o que ele escreve, e vocês nunca se sentam à mesma mesa.',
    report: 'Denunciar…',
    reportWhat: 'O que aconteceu?',
    sendReport: 'Enviar a denúncia',
    reported: 'A denúncia chegou a quem cuida do servidor.',
    blocks: 'Pessoas bloqueadas',
  },
  chat: {
    title: 'Chat',
    write: 'Escreva para a mesa',
    send: 'Enviar',
    quiet: 'Ninguém escreveu ainda.',
  },
};

export const PEOPLE_TEXTS: ByLanguage<PeopleTexts> = { it, en, pt };
