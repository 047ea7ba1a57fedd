/** Portuguese texts about background jobs. */
import type { JobTexts } from './job-texts.ts';

const number = new Intl.NumberFormat('pt-BR');
const countJobs = (count: number): string => `${number.format(count)} ${count === 1 ? 'tarefa' : 'tarefas'}`;

export const pt: JobTexts = {
  submitted: (run, jobs) => `Série ${run}: ${countJobs(jobs)} para os workers; ludoteca jobs mostra tudo.`,
  noWorker: 'Nenhum worker tem estas regras ainda: ludoteca worker, com o mesmo DATABASE_URL, inicia um.',
  goesOn: (run) =>
    `Os workers continuam. O mesmo comando recolhe os resultados; ludoteca jobs cancel ${run} cancela a série.`,
  failed: (run, why) =>
    `uma tarefa da série ${run} falhou: ${why}; o mesmo comando tenta de novo as tarefas que falharam`,
  cancelledElsewhere: (run) => `a série ${run} foi cancelada`,
  manyJobs: (jobs, most) =>
    `--queue: ${countJobs(jobs)} são tarefas demais; o máximo é ${number.format(most)}`,
  headings: ['Série', 'Tipo', 'Jogo', 'Feitas', 'Em curso', 'Falhas', 'Idade'],
  collected: 'recolhida',
  noRuns: 'Não há séries.',
  cancelled: (run) => `A série ${run} foi cancelada.`,
  unknownRun: (run) => `a série ${run} não existe; ludoteca jobs lista as que existem`,
  unknown: (word, known) => `${word} não é um comando de jobs; existe ${known}`,
  takes: (games) => `Recebe tarefas de ${games}. Ctrl-C para o worker.`,
  stopped: 'Parado.',
  lost: 'o banco de dados das tarefas está fora de alcance',
};
