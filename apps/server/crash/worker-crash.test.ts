/** Worker processes that are killed while tables play. */
import { catalogue } from '@ludoteca/games';
import { createFastDice } from '@ludoteca/kernel';
import { reportProgress, scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { createProcessStarter, type RunningWorker, type StartWorker } from '../execution/worker-process.ts';
import { openStorage } from '../storage/open-storage.ts';
import { bundleFile } from '../testing/child-process.testing.ts';
import { startServer } from '../testing/server.testing.ts';
import { STORAGE_ENGINES } from '../testing/storage-engines.testing.ts';
import { CrashLoad, expectStored, expectVerified } from './crash-load.testing.ts';

const KILLS = scaleVolume(50);
const workerFile = bundleFile(new URL('../execution/worker.ts', import.meta.url), 'killed-worker');

test.each(STORAGE_ENGINES)(
  'with $engine every acknowledged answer is stored and every table continues',
  async ({ engine, newPlace }) => {
    const storage = await openStorage(await newPlace());
    const running: RunningWorker[] = [];
    const startProcess = createProcessStarter(workerFile, 256);
    const startWorker: StartWorker = (listener) => {
      const worker = startProcess(listener);
      running.push(worker);
      return worker;
    };
    const load = new CrashLoad();
    const server = await startServer({ storage, startWorker, workers: 2, limits: { tablesPerGuest: 1e6 } });
    load.findServer = () => server;
    const dice = createFastDice('killed workers');
    let [kills, left] = [0, dice.int(100)];
    load.onAcknowledged = () => {
      if (left-- > 0 || kills === KILLS) return;
      kills++;
      left = dice.int(200);
      dice.pick(running).kill();
      reportProgress(`ends of workers with ${engine}`, kills, KILLS);
      if (kills === KILLS) load.finishMatches();
    };
    await Promise.all(catalogue.map((entry) => load.play(entry, 'table')));
    expect(kills).toBe(KILLS);
    expect(load.finishedTables.length).toBeGreaterThanOrEqual(catalogue.length);
    await expectStored(storage, load);
    await expectVerified(load);
    await server.close();
    await storage.close();
  },
);
