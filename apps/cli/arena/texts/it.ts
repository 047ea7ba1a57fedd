/** The Italian texts of the arena. */
import type { ArenaTexts, ScheduleKind } from './arena-texts.ts';
import { createTableNumbers } from './table-numbers.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const scheduleKinds: { readonly [kind in ScheduleKind]: string } = {
  'round robin': 'tutti contro tutti',
  gauntlet: 'uno contro tutti gli altri',
  drawn: 'gruppi sorteggiati, con altrettante partite per ciascuno',
};

export const it: ArenaTexts = {
  languageName: 'Italiano',
  submissions: {
    ready: (protocol) => `pronto, parla ${protocol}`,
    unanswered: (protocol, why) => `pronto, sembra parlare ${protocol}, ma ${why}`,
    skipped: (why) => `saltato: ${why}`,
    json: 'righe JSON',
    own: (game) => `il protocollo di ${game}`,
    empty: 'la cartella è vuota',
    'no program': 'né eseguibile, né Makefile, né sorgenti C, né script',
    'no main': 'nessun sorgente C definisce main',
    'too large': 'file troppi o troppo grandi',
    unreadable: 'un file non si può leggere',
    'control characters': 'il nome supera i 40 caratteri o ha caratteri di controllo',
    'no TypeScript': 'gli script in TypeScript richiedono Node 22.18 o successivo; si consegni JavaScript',
    'other machine': (files) =>
      `compilato per un’altra macchina: ${files.join(', ')}; si consegnino i sorgenti`,
    'several programs': (files) => `più programmi: ${files.join(', ')}`,
    'several mains': (files) => `più funzioni main: ${files.join(', ')}`,
    'build failed': 'non si è potuto compilare',
    copy: (of) => `identico a ${of}`,
    'no protocol': 'non risponde in nessun protocollo per bot',
    sent: (line) => `inviato ${line}`,
    received: (lines) => `ricevuto ${lines}`,
    receivedNothing: 'non ricevuto nulla',
  },
  terminal: {
    isolation: (level) => `I programmi sono isolati con ${level}.`,
    unprotected: 'Qui i programmi non sono isolati. Con --isolate required non vengono avviati.',
    seed: (seed) => `Seme ${seed}.`,
    schedule: (matches, players, kind) =>
      `${counted(matches, 'partita', 'partite')} fra ${players} giocatori: ${scheduleKinds[kind]}.`,
    resumed: (done, all) => `Partite già nel diario: ${done} su ${all}.`,
    stopped: (done, all, command) =>
      `Interrotto: partite giocate ${done} su ${all}. Per continuare: ${command}`,
    fault: (match, fault) => `La partita ${match} è stata abbandonata, perché una regola è fallita: ${fault}`,
    written: (path) => `Rapporto: ${path}`,
  },
  report: {
    numbers: createTableNumbers('it'),
    title: (game) => `Torneo di ${game}`,
    summary: (matches, scheduled, players, seats) =>
      `${matches === scheduled ? counted(matches, 'partita', 'partite') : `${matches} di ${counted(scheduled, 'partita', 'partite')}`} fra ${players} giocatori, ${seats} in ciascuna.`,
    settings: (seed, clock, rounds) =>
      `Seme ${seed}; ${clock}; ${counted(rounds, 'distribuzione', 'distribuzioni')} per gruppo, giocate da ogni posto.`,
    clock: (milliseconds) => `${milliseconds} ms per una risposta`,
    noClock: 'senza orologio',
    standings: 'Classifica',
    ratings: 'Forza',
    ratingsNote:
      'Forza secondo il modello di Plackett-Luce di Weng e Lin; la barra copre due deviazioni standard per parte.',
    pairs: 'Confronti diretti',
    pairsNote:
      'Quota delle partite in cui il giocatore della riga è arrivato prima di quello della colonna; i pareggi contano metà.',
    lengths: 'Durata delle partite',
    lengthsNote: (least, median, most) => `Risposte per partita: da ${least} a ${most}, mediana ${median}.`,
    failures: 'Guasti dei programmi',
    noFailures: 'Nessun programma si è guastato.',
    faults: 'Partite abbandonate',
    skipped: 'Consegne saltate',
    player: 'Giocatore',
    matches: 'Partite',
    points: 'Punti',
    wins: 'Vittorie',
    winRate: 'Quota di vittorie',
    interval: 'Intervallo al 95 %',
    draws: 'Pareggi',
    rating: 'Forza',
    elo: 'Elo',
    places: 'Piazzamenti',
    lapses: 'Turni persi',
    out: 'Eliminato',
    match: 'Partita',
    seed: 'Seme',
    seat: 'Posto',
    opponents: 'Avversari',
    place: 'Piazzamento',
    reason: 'Motivo',
    losses: 'Partite perse',
    noLosses: 'Nessuna partita persa.',
    moreLosses: (shown, all) => `Ne sono elencate ${shown} su ${all}; results.csv le ha tutte.`,
    beaten: 'battuto al tavolo',
    lostTurns: (count) => counted(count, 'turno perso', 'turni persi'),
    back: 'Torna al torneo',
    steps: 'La partita, passo per passo',
    transcript: 'Righe fra arbitro e programma',
    transcriptNote: '< al programma, > dal programma, # note dell’arbitro',
    stderr: 'Uscita di errore',
    files: 'File',
    archive: 'Archivio',
    transcriptFile: 'Trascrizione',
    sprt: {
      title: (elo0, elo1) => `Test sequenziale: Elo ${elo0} o ${elo1}`,
      verdict: (verdict, ratio) =>
        verdict === 'undecided'
          ? `indeciso (logaritmo del rapporto di verosimiglianza ${ratio})`
          : `${verdict} accettata (logaritmo del rapporto di verosimiglianza ${ratio})`,
    },
    reasons: {
      late: 'troppo lento',
      ended: 'terminato',
      signal: 'andato in crash',
      memory: 'memoria esaurita',
      refused: 'azione illegale',
      'not started': 'non avviato',
      deaf: 'non legge',
      flood: 'troppa uscita',
    },
    builtIn: 'di casa',
    json: 'righe JSON',
    own: 'protocollo proprio',
  },
};
