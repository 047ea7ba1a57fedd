/** Italian texts of a session. */
import type { SessionTexts } from './session-texts.ts';

export const it: SessionTexts = {
  thinks: 'decide',
  waiting: (name) => `Si aspetta ${name}.`,
  sinceTurn: 'Dal tuo turno:',
  curtain: {
    calls: (name) => `${name}, tocca a te davanti allo schermo`,
    others: 'Tutti gli altri guardano altrove.',
  },
  watching: 'spazio: pausa · + e -: più veloce e più lento · Ctrl-C: interrompi',
  about: {
    '?': 'che cosa si può fare, e perché non il resto',
    log: 'tutto ciò che hai saputo finora',
    look: 'che cosa dice una carta, o tutte quelle in vista',
    rules: 'le regole in breve',
    undo: 'annulla la tua ultima decisione',
    save: 'salva una copia della partita com’è ora',
    pace: 'quanto tempo prendono i computer',
    rounds: 'chiedi di salvare dove il gioco lo permette, o vai avanti',
    stop: 'fermati in una fase, o non più; da solo dice dove ti fermi',
    control: 'chiedimi tutto, oppure passa dove la risposta è ovvia',
    reasons: 'senti perché i computer scelgono così, oppure no',
    quit: 'lascia il tavolo',
  },
  takes: { look: 'NOME', save: 'NOME', pace: 'RITMO', rounds: 'MODO', stop: 'FASE' },
  enter: (label) => `Invio: ${label}`,
  pick: (first, last) => (first === last ? `Scrivi ${first}.` : `Scrivi un numero da ${first} a ${last}.`),
  help: {
    title: 'Che cosa si può fare',
    barred: 'Non è possibile ora',
    because: (things, reason) => `${things.join(', ')}: ${reason}`,
  },
  log: { title: 'Finora', empty: 'Non è ancora successo nulla.' },
  look: { title: 'Sul tavolo', none: (name) => `Qui nulla che si chiami ${name} ha altro da dire.` },
  undo: {
    done: 'Decisione annullata.',
    nothing: 'Non c’è nulla da annullare: non hai ancora deciso nulla.',
    final:
      'La tua ultima decisione resta: da allora qualcuno ha saputo qualcosa, si è tirato a sorte, o un’altra persona ha avuto la parola.',
  },
  save: {
    here: (name, path) => `La partita è salvata dopo ogni mossa come ${name}: ${path}`,
    copied: (name, path) => `Una copia è salvata come ${name}: ${path}`,
    failed: (why) => `Nessuna copia è stata salvata: ${why}`,
  },
  paces: { none: 'senza attesa', fast: 'svelto', normal: 'normale', slow: 'lento' },
  pace: (now, all) => `Ritmo: ${now}. Si può scegliere: ${all}.`,
  noPace: (pace, all) => `Non c’è un ritmo ${pace}. Si può scegliere: ${all}.`,
  stops: {
    set: (stops, others) =>
      `Ti fermi qui: ${stops.join(', ') || 'mai'}. Altre fasi: ${others.join(', ') || 'nessuna'}.`,
    none: (name, all) => `Nessuna fase si chiama ${name}. Ci sono: ${all.join(', ')}.`,
    all: 'Da ora ti si chiede tutto.',
    some: 'Da ora si passa da soli dove la risposta è ovvia.',
  },
  reasons: {
    yes: 'Da ora i computer dicono perché; le ragioni fin qui sono in log.',
    no: 'I computer non dicono più perché.',
  },
  rounds: {
    question: 'Qui il gioco lascia salvare. Che cosa facciamo?',
    save: 'salva',
    board: 'mostra il tavolo',
    goOn: 'continua',
    noMore: 'continua senza più chiedere',
    leave: 'esci per ora: la partita resta com’è',
    saved: (path) => `Salvata in ${path}`,
    failed: (why) => `Il salvataggio non è riuscito: ${why}`,
    mended: 'Nel salvataggio c’era qualcosa di strano',
    notNow: (ending) => `Un file ${ending} si salva solo dove il gioco lo offre.`,
    unkept: (why) =>
      `I file del gioco non si possono scrivere: ${why}. La partita va avanti, e più tardi si riprova.`,
    ways: { ask: 'chiedi', go: 'avanti' },
    now: (way, all) => `Dove si può salvare: ${way}. Si può scegliere: ${all}.`,
    none: (way, all) => `${way}: non c’è. Si può scegliere: ${all}.`,
  },
  confirm: {
    question: (label) => `Non si potrà annullare: ${label}. Va bene?`,
    yes: 'sì',
    no: 'no, indietro',
  },
  quit: {
    question: 'Come vuoi uscire?',
    leave: 'per ora: la partita resta salvata com’è',
    withdraw: 'per sempre: ti ritiri dalla partita',
    stay: 'resto',
    sure: 'Il ritiro non si può annullare. Ti ritiri?',
  },
  failures: {
    notKept: (why) => `La partita non si è potuta salvare, perciò nulla è cambiato e nulla è perduto: ${why}`,
    elsewhere:
      'Un altro programma ha continuato questa partita: qui nulla è cambiato. Esci, e caricala di nuovo.',
    broken: (why) => `Qualcosa non ha funzionato, perciò nulla è cambiato e nulla è perduto: ${why}`,
    question: (name) => `${name} non ha potuto rispondere. Si riprova?`,
    again: 'riprova',
  },
  over: 'La partita è finita',
  exercise: {
    solved: 'Risolto',
    failed: 'Non è riuscito',
    again: 'Riprova: la posizione ricomincia da capo.',
  },
  afterwards: {
    seed: (seed) => `Seme: ${seed}`,
    leave: 'Per uscire: quit',
    stopped: (wayBack) => `Interrotta. La partita è salvata; per riprenderla: ${wayBack}`,
    'input ended': (wayBack) => `L’input è terminato. La partita è salvata; per riprenderla: ${wayBack}`,
    left: (wayBack) => `La partita è salvata; per riprenderla: ${wayBack}`,
    out: (path) => `La partita è in ${path}`,
    renamed: (given, name) => `Il nome ${given} non si può usare così: al tavolo è ${name}.`,
  },
};
