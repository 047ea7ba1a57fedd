/** A worker process for tests: `URL RELEASE DEATH`; it kills itself in the middle of its job number DEATH. */
import process from 'node:process';
import { loadGames } from '@ludoteca/api/game-modules';
import { openReferee } from '@ludoteca/players/process';
import { JobWorker } from '@ludoteca/server';
import { createArenaTasks } from './arena-job.ts';

const [url = '', release = '', death = '0'] = process.argv.slice(2);
let jobs = 0;
const referee = await openReferee('none');
const entries = await loadGames();
await JobWorker.start({
  url,
  release,
  concurrency: 1,
  tasks: entries
    .flatMap((entry) => createArenaTasks(entry, { referee, programFolders: [] }))
    .map(({ kind, game, version, execute }) => ({
      kind,
      game,
      version,
      execute: (plan, number, stop) => {
        if (++jobs === Number(death)) process.kill(process.pid, 'SIGKILL');
        return execute(plan, number, stop);
      },
    })),
  onProblem: (problem) => console.error(problem),
});
console.log('ready');
