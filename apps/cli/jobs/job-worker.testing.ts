/** A worker process for tests: `URL RELEASE DEATH`; it kills itself in the middle of its job number DEATH. */
import process from 'node:process';
import { loadGames } from '@ludoteca/api/game-modules';
import { openReferee } from '@ludoteca/players/process';
import { JobWorker } from '@ludoteca/server';
import { createArenaTasks } from './arena-job.ts';
import { createSimulationTask } from './simulation-job.ts';

const [url = '', release = '', death = '0'] = process.argv.slice(2);
let jobs = 0;
const referee = await openReferee('none');
const entries = await loadGames();
await JobWorker.start({
  url,
  release,
  concurrency: 1,
  tasks: entries
    .flatMap((entry) => [
      ...createArenaTasks(entry, { referee, programFolders: [] }),
      createSimulationTask(entry),
    ])
    .map((task) => ({
      ...task,
      execute: (plan, number, stop) => {
        if (++jobs === Number(death)) process.kill(process.pid, 'SIGKILL');
        return task.execute(plan, number, stop);
      },
    })),
  onProblem: (problem) => console.error(problem),
});
console.log('ready');
