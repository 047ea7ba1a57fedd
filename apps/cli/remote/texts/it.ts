/** Italian texts for remote tables. */
import type { RemoteTexts } from './remote-texts.ts';

export const it: RemoteTexts = {
  seats: { free: 'libero', you: 'tu', computer: 'computer', away: 'assente' },
  waiting: {
    title: 'un tavolo',
    opened: 'La partita continua da un salvataggio: chi l’ha aperto può conoscerne le carte nascoste.',
    link: (link) => `Il link del tavolo: ${link}`,
    missing: (count) =>
      count === 1
        ? 'Manca una persona: la partita comincia da sé.'
        : `Mancano ${count} persone: la partita comincia da sé.`,
    about: { rules: 'le regole in breve', quit: 'lascia il tavolo' },
  },
  going: 'Si va al tavolo…',
  matches: {
    yourTurn: 'tocca a te',
    open: 'aspetta giocatori',
    playing: 'in corso',
    over: 'finita',
    place: (place) => `posto ${place}`,
    none: 'Nessun tavolo.',
    downloaded: (count, folder) =>
      count === 1 ? `1 archivio è in ${folder}` : `${count} archivi sono in ${folder}`,
  },
  guest: {
    deleted: (server) => `I tuoi dati su ${server} sono cancellati.`,
    unknown: (server) => `Non hai dati su ${server}: questo terminale non si è mai seduto a un suo tavolo.`,
  },
  watching: 'Nessun posto è libero: stai a guardare.',
  delayed: (time) => `Vedi questa partita con ${time} di ritardo.`,
  notices: {
    sat: (name) => `${name} è al tavolo.`,
    stood: (name) => `${name} ha lasciato il tavolo.`,
    away: (name) => `${name} è assente.`,
    back: (name) => `${name} è qui.`,
    lost: 'La connessione è caduta: si riprova.',
    found: 'La connessione è tornata.',
    chat: (name, text) => `${name}: ${text}`,
    proposed: (name) => `${name} vorrebbe annullare una decisione: accetta o rifiuta.`,
    takenBack: 'Una decisione è stata annullata.',
    substituted: (name) => `Un computer gioca al posto di ${name}.`,
    returned: (name) => `${name} gioca di nuovo.`,
  },
  clock: {
    waiting: (name, time) => `Si aspetta ${name} da ${time}.`,
    left: (name, time) => `${name} ha ancora ${time}.`,
    unlimited: 'Il tempo è illimitato.',
  },
  actions: {
    takenBack: 'Annullata.',
    proposed: 'Proposta: gli altri devono accettare.',
    agreed: 'Hai accettato.',
    declined: 'Hai rifiutato: la decisione resta.',
    claimed: 'Fatto.',
    measures: { substitute: 'computer', withdrawal: 'ritiro' },
    noMeasure: (all) => `Nessuno è assente, o qui non si può chiedere. Si può scegliere fra: ${all}.`,
    returned: 'Giochi di nuovo tu.',
    sent: 'Inviato.',
    chatEmpty: 'Scrivi il testo dopo la parola chat.',
    paces: { instant: 'immediato', quick: 'veloce', relaxed: 'calmo' },
    pace: (now, all) => `Ritmo: ${now}. Si può scegliere fra: ${all}.`,
    noPace: (all) => `Questo ritmo non c’è. Si può scegliere fra: ${all}.`,
    skipped: 'I computer giocano subito fino al tuo turno.',
    aborted: 'La partita è cancellata.',
  },
  unsent: 'La connessione è caduta: ciò che hai deciso parte appena torna.',
  late: 'Il server non ha ancora risposto: ciò che hai deciso è in viaggio.',
  rematch: {
    question: 'Giochi ancora?',
    wanted: 'Gli altri vogliono giocare ancora. Anche tu?',
    yes: 'sì, un’altra uguale',
    no: 'no',
  },
  foreign: (origin) => `${origin} non è un server di Ludoteca: controlla il link.`,
  unknownGame: (game) => `Questo programma non ha il gioco ${game}: aggiornalo.`,
  otherRules: (game, theirs, ours) =>
    `Quel server gioca a ${game} con la versione ${theirs} delle regole; questo programma ha la ${ours}. Usa la stessa versione di Ludoteca.`,
  notKept: (why) => `La tua identità su questo server non si può salvare: ${why}`,
  fairness: {
    notStored: (why) => `Non si può conservare il numero per la mescolata: ${why}`,
    unreadable: (path) =>
      `${path} dovrebbe contenere il numero per la mescolata di questo tavolo, ma non si legge: ripristinalo, o cancellalo e siediti a un altro tavolo.`,
    unchecked: (why) => `Non è stato possibile verificare la mescolata: ${why}`,
    stored: (command) => `Per verificare di nuovo la mescolata senza il server: ${command}`,
  },
  afterwards: {
    left: (wayBack) => `Per tornare: ${wayBack}`,
    stopped: (wayBack) => `Interrotto. Il tavolo c’è ancora; per tornare: ${wayBack}`,
    'input ended': (wayBack) => `L’input è terminato. Il tavolo c’è ancora; per tornare: ${wayBack}`,
  },
};
