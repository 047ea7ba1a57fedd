/** The sentence for each problem of a server, in every language, for all clients. */
import type { ByLanguage, Language, ReasonFacts } from '@ludoteca/kit';
import type { ServerProblem } from './messages.ts';
import type { ProblemKey } from './problems.ts';
import { violationTexts } from './fairness/violation-texts.ts';
import { FAIRNESS_VIOLATIONS } from './fairness/fairness-violations.ts';

export type ProblemTexts = { readonly [K in ProblemKey]: (facts: ReasonFacts) => string };

/** The violation comes from this client, but a server could send the same problem with other facts. */
function formatViolation(language: Language, violation: unknown): string {
  const known = FAIRNESS_VIOLATIONS.find((one) => one === violation) ?? 'invalid table';
  return violationTexts[language][known];
}

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** A duration such as `2 minutes`, rounded up; `units`: second, minute and hour, each as singular and plural. */
function formatWait(
  seconds: unknown,
  units: readonly (readonly [string, string])[],
  fallback: string,
): string {
  if (typeof seconds !== 'number' || seconds <= 0) return fallback;
  const size =
    seconds < 2 * SECONDS_PER_MINUTE
      ? 1
      : seconds < 2 * SECONDS_PER_HOUR
        ? SECONDS_PER_MINUTE
        : SECONDS_PER_HOUR;
  const count = Math.ceil(seconds / size);
  const [one = '', many = ''] = units[[1, SECONDS_PER_MINUTE, SECONDS_PER_HOUR].indexOf(size)] ?? [];
  return `${count} ${count === 1 ? one : many}`;
}

const waits: ByLanguage<(seconds: unknown) => string> = {
  it: (seconds) =>
    formatWait(
      seconds,
      [
        ['secondo', 'secondi'],
        ['minuto', 'minuti'],
        ['ora', 'ore'],
      ],
      'un momento',
    ),
  en: (seconds) =>
    formatWait(
      seconds,
      [
        ['second', 'seconds'],
        ['minute', 'minutes'],
        ['hour', 'hours'],
      ],
      'a moment',
    ),
  pt: (seconds) =>
    formatWait(
      seconds,
      [
        ['segundo', 'segundos'],
        ['minuto', 'minutos'],
        ['hora', 'horas'],
      ],
      'um momento',
    ),
};

export const problemTexts: ByLanguage<ProblemTexts> = {
  it: {
    malformed: () => 'La richiesta non è leggibile.',
    'too large': () => 'La richiesta è troppo grande.',
    'too many': ({ seconds }) => `Troppe richieste in poco tempo: riprova fra ${waits.it(seconds)}.`,
    'no such page': () => 'Questa pagina non esiste.',
    elsewhere: () => 'Questa richiesta viene da un’altra pagina, o è per un altro server.',
    token: () => 'Il server non ti riconosce più.',
    'no such table': () => 'Questo tavolo non c’è, o non c’è più.',
    'no such game': () => 'Questo gioco non c’è.',
    'no such player': () => 'Il server non conosce quel giocatore automatico.',
    'no such seat': () => 'Questo posto non c’è.',
    seats: ({ min, max }) => `I giocatori sono da ${min} a ${max}.`,
    settings: () => 'Il gioco non accetta queste impostazioni.',
    save: () => 'Il salvataggio non si può aprire.',
    'no save now': () => 'Adesso il gioco non lascia salvare.',
    'others play': () =>
      'Un salvataggio svela le carte nascoste: con altre persone al tavolo non si può avere.',
    name: ({ most }) => `Un nome ha da 1 a ${most} caratteri visibili.`,
    'name taken': () => 'Questo nome è già di qualcuno, o gli somiglia troppo: scegline un altro.',
    password: ({ least }) => `Una password ha almeno ${least} caratteri.`,
    credentials: () => 'Nome e password non corrispondono.',
    'has account': () => 'Hai già un account.',
    'no account': () => 'Non hai un account.',
    'no such person': () => 'Questa persona non c’è, o non c’è più.',
    blocked: () => 'Tu e una persona a questo tavolo non volete giocare insieme.',
    message: ({ most }) => `Un messaggio ha da 1 a ${most} caratteri visibili.`,
    muted: () => 'Chi gestisce il server ti ha tolto la parola.',
    'seat taken': () => 'Questo posto è occupato.',
    'table full': () => 'Il tavolo è al completo.',
    'already seated': () => 'Hai già un posto a questo tavolo.',
    'not seated': () => 'Non hai un posto a questo tavolo.',
    'already playing': () => 'La partita è già cominciata.',
    'not playing yet': () => 'La partita non è ancora cominciata.',
    starting: () => 'Si rivelano i numeri della mescolata: la partita comincia fra un momento.',
    'not starting yet': () => 'I numeri si rivelano soltanto quando ogni posto è occupato.',
    'wrong nonce': () => 'Questo non è il numero che era sigillato.',
    'not over yet': () => 'La partita non è ancora finita.',
    'not allowed': () => 'Le regole di questo tavolo non lo permettono.',
    'not away': ({ seconds }) =>
      `Non ancora: il giocatore dev’essere di turno e assente per altri ${waits.it(seconds)}.`,
    'no takeback': () =>
      'Questa mossa non si può ritirare: qualcosa è stato rivelato, o altri hanno già risposto.',
    'no substitute': () => 'Nessun computer gioca al tuo posto.',
    reserved: () => 'I posti di questo tavolo sono dei giocatori di un torneo.',
    'no such tournament': () => 'Questo torneo non c’è.',
    'tournament begun': () => 'Il torneo è già cominciato.',
    'few players': ({ least }) => `Servono almeno ${least} giocatori.`,
    'not enrolled': () => 'Non sei iscritto a questo torneo.',
    'not organizer': () => 'Soltanto chi organizza il torneo può farlo.',
    'many tournaments': ({ most }) => `Organizzi già ${most} tornei: finiscine uno.`,
    archive: () => 'Questo file non contiene una partita finita di un gioco di questo server.',
    'no such upload': () => 'Questa partita caricata non c’è.',
    'many uploads': ({ most }) => `Puoi caricare al massimo ${most} partite: eliminane una.`,
    'many tables': ({ most }) => `Hai già ${most} tavoli in corso: finiscine uno.`,
    'storage quota': ({ seconds }) =>
      `Tu, o altri dal tuo indirizzo, avete salvato quanto il server concede: riprova fra ${waits.it(seconds)}.`,
    crowded: () => 'Ci sono già troppe connessioni: riprova fra poco.',
    hello: () => 'La connessione non è riuscita: riprova.',
    ahead: () => 'Il server ha dimenticato una parte della partita.',
    'other rules': () =>
      'Questa partita è di una versione delle regole che il server non ha più: non può continuare.',
    'work limit': () =>
      'La richiesta ha bisogno di più tempo di calcolo o di più memoria di quanto il server conceda. Non è cambiato niente.',
    quarantined: () =>
      'Questo tavolo è chiuso: la sua partita ha superato due volte il tempo di calcolo o la memoria che il server concede.',
    damaged: () =>
      'I dati di questo tavolo sono danneggiati: chi gestisce il server può provare a ripararli.',
    unavailable: () => 'Il server adesso non può salvare nulla: riprova fra poco.',
    fault: () => 'Qualcosa si è rotto sul server. Il tavolo mostra che cosa è stato fatto.',
    closing: () => 'Il server si sta fermando: torna fra poco.',
    unreachable: () => 'Il server non è raggiungibile.',
    unfair: ({ violation }) => formatViolation('it', violation),
  },
  en: {
    malformed: () => 'The request cannot be read.',
    'too large': () => 'The request is too large.',
    'too many': ({ seconds }) => `Too many requests in a short time: try again in ${waits.en(seconds)}.`,
    'no such page': () => 'There is no such page.',
    elsewhere: () => 'This request comes from another page, or is meant for another server.',
    token: () => 'The server does not know you any more.',
    'no such table': () => 'There is no such table, or it is gone.',
    'no such game': () => 'There is no such game.',
    'no such player': () => 'The server does not know that computer player.',
    'no such seat': () => 'There is no such seat.',
    seats: ({ min, max }) => `This game has ${min} to ${max} players.`,
    settings: () => 'The game does not take these settings.',
    save: () => 'The save cannot be opened.',
    'no save now': () => 'The game does not let you save now.',
    'others play': () => 'A save reveals hidden cards: it is not available while other people play.',
    name: ({ most }) => `A name has 1 to ${most} visible characters.`,
    'name taken': () => 'This name belongs to someone, or looks too much like theirs: choose another.',
    password: ({ least }) => `A password has at least ${least} characters.`,
    credentials: () => 'Name and password do not match.',
    'has account': () => 'You already have an account.',
    'no account': () => 'You have no account.',
    'no such person': () => 'There is no such person, or they are gone.',
    blocked: () => 'You and someone at this table do not want to play together.',
    message: ({ most }) => `A message has 1 to ${most} visible characters.`,
    muted: () => 'The operator of the server has muted you.',
    'seat taken': () => 'This seat is taken.',
    'table full': () => 'The table is full.',
    'already seated': () => 'You already sit at this table.',
    'not seated': () => 'You do not sit at this table.',
    'already playing': () => 'The match has already begun.',
    'not playing yet': () => 'The match has not begun yet.',
    starting: () => 'The numbers for the shuffle are being revealed: the match begins in a moment.',
    'not starting yet': () => 'Numbers are revealed only when every seat is taken.',
    'wrong nonce': () => 'This is not the number that was sealed.',
    'not over yet': () => 'The match is not over yet.',
    'not allowed': () => 'The terms of this table do not allow it.',
    'not away': ({ seconds }) =>
      `Not yet: the player must be to move, and away for another ${waits.en(seconds)}.`,
    'no takeback': () => 'This cannot be taken back: something was revealed, or others have answered since.',
    'no substitute': () => 'No computer plays in your place.',
    reserved: () => 'The seats of this table belong to the players of a tournament.',
    'no such tournament': () => 'There is no such tournament.',
    'tournament begun': () => 'The tournament has already begun.',
    'few players': ({ least }) => `At least ${least} players are needed.`,
    'not enrolled': () => 'You are not enrolled in this tournament.',
    'not organizer': () => 'Only the organizer of the tournament can do this.',
    'many tournaments': ({ most }) => `You already organize ${most} tournaments: finish one first.`,
    archive: () => 'This file is not a finished match of a game of this server.',
    'no such upload': () => 'There is no such uploaded match.',
    'many uploads': ({ most }) => `You can upload at most ${most} matches: delete one.`,
    'many tables': ({ most }) => `You have ${most} tables going: finish one first.`,
    'storage quota': ({ seconds }) =>
      `You, or others at your address, have stored as much as the server allows: try again in ${waits.en(seconds)}.`,
    crowded: () => 'There are too many connections already: try again soon.',
    hello: () => 'The connection could not be set up: connect again.',
    ahead: () => 'The server has forgotten part of the match.',
    'other rules': () =>
      'This match was played by a version of the rules that the server no longer has: it cannot go on.',
    'work limit': () =>
      'The request needs more computing time or memory than the server allows. Nothing has changed.',
    quarantined: () =>
      'This table is closed: its match has twice exceeded the computing time or memory that the server allows.',
    damaged: () => 'The data of this table is damaged: the operator of the server can try to repair it.',
    unavailable: () => 'The server cannot store anything at the moment: try again soon.',
    fault: () => 'Something broke on the server. The table shows what was done.',
    closing: () => 'The server is stopping: come back soon.',
    unreachable: () => 'The server cannot be reached.',
    unfair: ({ violation }) => formatViolation('en', violation),
  },
  pt: {
    malformed: () => 'O pedido não pode ser lido.',
    'too large': () => 'O pedido é grande demais.',
    'too many': ({ seconds }) => `Pedidos demais em pouco tempo: tente de novo daqui a ${waits.pt(seconds)}.`,
    'no such page': () => 'Esta página não existe.',
    elsewhere: () => 'Este pedido vem de outra página, ou é para outro servidor.',
    token: () => 'O servidor não reconhece mais você.',
    'no such table': () => 'Esta mesa não existe, ou não existe mais.',
    'no such game': () => 'Este jogo não existe.',
    'no such player': () => 'O servidor não conhece esse jogador automático.',
    'no such seat': () => 'Este lugar não existe.',
    seats: ({ min, max }) => `São de ${min} a ${max} jogadores.`,
    settings: () => 'O jogo não aceita estas configurações.',
    save: () => 'O arquivo salvo não pode ser aberto.',
    'no save now': () => 'O jogo não deixa salvar agora.',
    'others play': () =>
      'Um arquivo salvo revela as cartas escondidas: não se pode ter um enquanto outras pessoas jogam.',
    name: ({ most }) => `Um nome tem de 1 a ${most} caracteres visíveis.`,
    'name taken': () => 'Este nome já é de alguém, ou se parece demais com ele: escolha outro.',
    password: ({ least }) => `Uma senha tem pelo menos ${least} caracteres.`,
    credentials: () => 'O nome e a senha não conferem.',
    'has account': () => 'Você já tem uma conta.',
    'no account': () => 'Você não tem uma conta.',
    'no such person': () => 'Esta pessoa não existe, ou não existe mais.',
    blocked: () => 'Você e alguém nesta mesa não querem jogar juntos.',
    message: ({ most }) => `Uma mensagem tem de 1 a ${most} caracteres visíveis.`,
    muted: () => 'Quem cuida do servidor silenciou você.',
    'seat taken': () => 'Este lugar já está ocupado.',
    'table full': () => 'A mesa está cheia.',
    'already seated': () => 'Você já tem um lugar nesta mesa.',
    'not seated': () => 'Você não tem um lugar nesta mesa.',
    'already playing': () => 'A partida já começou.',
    'not playing yet': () => 'A partida ainda não começou.',
    starting: () => 'Os números do embaralhamento estão sendo revelados: a partida começa num instante.',
    'not starting yet': () => 'Os números só são revelados quando todos os lugares estão ocupados.',
    'wrong nonce': () => 'Este não é o número que estava lacrado.',
    'not over yet': () => 'A partida ainda não acabou.',
    'not allowed': () => 'As condições desta mesa não permitem isso.',
    'not away': ({ seconds }) =>
      `Ainda não: é preciso que seja a vez do jogador e que ele fique ausente por mais ${waits.pt(seconds)}.`,
    'no takeback': () => 'Esta jogada não pode ser desfeita: algo foi revelado, ou outros já responderam.',
    'no substitute': () => 'Nenhum computador joga no seu lugar.',
    reserved: () => 'Os lugares desta mesa são dos jogadores de um torneio.',
    'no such tournament': () => 'Este torneio não existe.',
    'tournament begun': () => 'O torneio já começou.',
    'few players': ({ least }) => `São necessários pelo menos ${least} jogadores.`,
    'not enrolled': () => 'Você não está inscrito neste torneio.',
    'not organizer': () => 'Só quem organiza o torneio pode fazer isso.',
    'many tournaments': ({ most }) => `Você já organiza ${most} torneios: termine um.`,
    archive: () => 'Este arquivo não contém uma partida terminada de um jogo deste servidor.',
    'no such upload': () => 'Esta partida enviada não existe.',
    'many uploads': ({ most }) => `Você pode enviar no máximo ${most} partidas: apague uma.`,
    'many tables': ({ most }) => `Você já tem ${most} mesas em andamento: termine uma.`,
    'storage quota': ({ seconds }) =>
      `Você, ou outros no seu endereço, salvaram tanto quanto o servidor permite: tente de novo daqui a ${waits.pt(seconds)}.`,
    crowded: () => 'Já há conexões demais: tente de novo daqui a pouco.',
    hello: () => 'Não foi possível conectar: tente de novo.',
    ahead: () => 'O servidor esqueceu uma parte da partida.',
    'other rules': () =>
      'Esta partida é de uma versão das regras que o servidor não tem mais: ela não pode continuar.',
    'work limit': () =>
      'O pedido precisa de mais tempo de processamento ou de mais memória do que o servidor permite. Nada mudou.',
    quarantined: () =>
      'Esta mesa está fechada: a partida ultrapassou duas vezes o tempo de processamento ou a memória que o servidor permite.',
    damaged: () => 'Os dados desta mesa estão danificados: quem cuida do servidor pode tentar repará-los.',
    unavailable: () => 'O servidor não consegue salvar nada agora: tente de novo daqui a pouco.',
    fault: () => 'Algo deu errado no servidor. A mesa mostra o que foi feito.',
    closing: () => 'O servidor está parando: volte daqui a pouco.',
    unreachable: () => 'Não foi possível alcançar o servidor.',
    unfair: ({ violation }) => formatViolation('pt', violation),
  },
};

export const formatProblem = (language: Language, { problem, facts }: ServerProblem): string =>
  problemTexts[language][problem]((facts ?? {}) as ReasonFacts);
