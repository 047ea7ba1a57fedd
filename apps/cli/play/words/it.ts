import type { Words } from './words.ts';

export const it: Words = {
  thinks: 'decide',
  waiting: (name) => `Si aspetta ${name}.`,
  curtain: {
    calls: (name) => `${name}, vieni allo schermo`,
    others: 'Tutti gli altri guardano altrove.',
  },
  about: {
    '?': 'che cosa si può fare, e perché non il resto',
    log: 'tutto ciò che hai saputo finora',
    rules: 'le regole in breve',
    undo: 'ritira la tua ultima decisione',
    save: 'conserva una copia della partita com’è ora',
    pace: 'quanto tempo prendono i computer',
    quit: 'lascia il tavolo',
  },
  takes: { save: 'NOME', pace: 'PASSO' },
  enter: (label) => `Invio: ${label}`,
  pick: (first, last) => (first === last ? `Scrivi ${first}.` : `Scrivi un numero da ${first} a ${last}.`),
  unknown: (word) => `${word} qui non vuol dire nulla.`,
  help: {
    title: 'Che cosa si può fare',
    barred: 'Non è possibile ora',
    because: (things, reason) => `${things.join(', ')}: ${reason}`,
  },
  log: { title: 'Finora', empty: 'Non è ancora successo nulla.' },
  undo: {
    done: 'Ritirata.',
    nothing: 'Non c’è nulla da ritirare: non hai ancora deciso nulla.',
    final:
      'La tua ultima decisione resta: da allora qualcuno ha saputo qualcosa, si è tirato a sorte, o un’altra persona ha avuto la parola.',
  },
  save: {
    here: (name, path) => `La partita è conservata dopo ogni risposta come ${name}: ${path}`,
    copied: (name, path) => `Una copia è conservata come ${name}: ${path}`,
    failed: (why) => `Nessuna copia è stata conservata: ${why}`,
  },
  paces: { none: 'nessuno', fast: 'svelto', normal: 'normale', slow: 'lento' },
  pace: (now, all) => `Passo: ${now}. Ci sono ${all}.`,
  confirm: {
    question: (label) => `Non si potrà ritirare: ${label}. Va bene?`,
    yes: 'sì',
    no: 'no, indietro',
  },
  quit: {
    question: 'Come vai via?',
    leave: 'per ora: la partita è conservata com’è',
    withdraw: 'per sempre: ti ritiri dalla partita',
    stay: 'resto',
    sure: 'Ritirarsi non si può annullare. Ti ritiri?',
  },
  trouble: {
    notKept: (why) =>
      `La partita non si è potuta conservare, perciò nulla è cambiato e nulla è perduto: ${why}`,
    broken: (why) => `Non è riuscito, perciò nulla è cambiato e nulla è perduto: ${why}`,
    question: (name) => `${name} non ha potuto rispondere. Si prova ancora?`,
    again: 'prova ancora',
  },
  over: 'La partita è finita',
  aside: {
    begin: (seed) => `Seme: ${seed}. Per andare via: quit.`,
    stopped: (wayBack) => `Interrotta. La partita è conservata; per riprenderla: ${wayBack}`,
    'input ended': (wayBack) => `L’ingresso è finito. La partita è conservata; per riprenderla: ${wayBack}`,
    left: (wayBack) => `La partita è conservata; per riprenderla: ${wayBack}`,
    out: (path) => `La partita è in ${path}`,
  },
};
