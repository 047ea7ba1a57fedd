/** Italian texts about background jobs. */
import type { JobTexts } from './job-texts.ts';

const number = new Intl.NumberFormat('it');
const countJobs = (count: number): string => `${number.format(count)} ${count === 1 ? 'lavoro' : 'lavori'}`;

export const it: JobTexts = {
  submitted: (run, jobs) => `Serie ${run}: ${countJobs(jobs)} per i worker; ludoteca jobs li mostra.`,
  noWorker:
    'Nessun worker ha ancora queste regole: ludoteca worker, con lo stesso DATABASE_URL, ne avvia uno.',
  goesOn: (run) =>
    `I worker continuano. Lo stesso comando raccoglie i risultati; ludoteca jobs cancel ${run} annulla la serie.`,
  failed: (run, why) =>
    `un lavoro della serie ${run} è fallito: ${why}; lo stesso comando riprova i lavori falliti`,
  cancelledElsewhere: (run) => `la serie ${run} è stata annullata`,
  manyJobs: (jobs, most) => `--queue: ${countJobs(jobs)} sono troppi; il massimo è ${number.format(most)}`,
  headings: ['Serie', 'Tipo', 'Gioco', 'Fatti', 'In corso', 'Falliti', 'Età'],
  collected: 'raccolta',
  noRuns: 'Non ci sono serie.',
  cancelled: (run) => `La serie ${run} è annullata.`,
  unknownRun: (run) => `la serie ${run} non esiste; ludoteca jobs elenca quelle che ci sono`,
  unknown: (word, known) => `${word} non è un comando di jobs; c’è ${known}`,
  takes: (games) => `Prende lavori di ${games}. Ctrl-C ferma il worker.`,
  stopped: 'Fermato.',
  lost: 'il database dei lavori non è raggiungibile',
};
