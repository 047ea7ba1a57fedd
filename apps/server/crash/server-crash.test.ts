import { catalogue } from '@ludoteca/games';
import { createFastDice } from '@ludoteca/kernel';
import { reportProgress, scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { type ChildHandle, bundleFile, bundleProgram } from '../testing/child-process.testing.ts';
import { CrashLoad, expectStored, expectVerified, NO_SERVER } from './crash-load.testing.ts';
import { FAULT_POINTS } from '../storage/crash/fault-injection.testing.ts';
import { STORAGE_ENGINES } from '../testing/storage-engines.testing.ts';
import { openStorage } from '../storage/open-storage.ts';

const workerFile = bundleFile(new URL('../execution/worker.ts', import.meta.url), 'server-worker');
const startServer = bundleProgram(new URL('crashing-server.testing.ts', import.meta.url), 'server');

/** How a server is killed: by itself, as its arguments say, or by `arm`, which is called when it serves. */
interface Death {
  readonly args: readonly string[];
  readonly arm?: (child: ChildHandle, load: CrashLoad) => void;
}

const PLAYED = catalogue.map((entry) => ({ entry, name: 'table' }));

/** Plays all games while servers crash one after another, then finishes all matches. Returns the number of matches. */
async function survive(place: string, rounds: number, death: () => Death): Promise<number> {
  const load = new CrashLoad();
  let verified: Promise<void> | undefined;
  const playing = Promise.all(PLAYED.map(({ entry, name }) => load.play(entry, name)));
  const serveOnce = (args: readonly string[], arm: Death['arm']): Promise<NodeJS.Signals | null> =>
    startServer([workerFile, place, ...args], (address, child) => {
      load.findServer = () => ({ ...NO_SERVER, address });
      arm?.(child, load);
    });
  const dying = async (): Promise<void> => {
    for (let round = 0; round < rounds; round++) {
      const { args, arm } = death();
      expect(await serveOnce(args, arm)).toBe('SIGKILL');
      await expectKept(place, load);
      reportProgress('kills of the server', round + 1, rounds);
    }
    load.finishMatches();
    await serveOnce([], (child) => {
      verified = playing.then(() => expectVerified(load)).finally(() => child.kill());
    });
    await expectKept(place, load);
  };
  await Promise.all([playing, dying()]);
  await verified;
  return load.finishedTables.length;
}

async function expectKept(place: string, load: CrashLoad): Promise<void> {
  const storage = await openStorage(place);
  await expectStored(storage, load);
  await storage.close();
}

describe.each(STORAGE_ENGINES)('after kill -9 of a server with $engine', ({ newPlace, minRounds }) => {
  const rounds = Math.max(minRounds, scaleVolume(50));

  test.each(FAULT_POINTS)(
    '%s every acknowledged answer is stored and every table continues',
    async (point) => {
      const dice = createFastDice(point);
      const matches = await survive(await newPlace(), rounds, () => ({
        args: [point, String(5 + dice.int(120))],
      }));
      expect(matches).toBeGreaterThanOrEqual(PLAYED.length);
    },
  );

  test('at any moment under load every acknowledged answer is stored and every table continues', async () => {
    const dice = createFastDice('moments');
    const matches = await survive(await newPlace(), rounds, () => ({
      args: [],
      arm: (child, load) => {
        let left = dice.int(300);
        load.onAcknowledged = () => {
          if (left-- === 0) child.kill();
        };
      },
    }));
    expect(matches).toBeGreaterThanOrEqual(PLAYED.length);
  });
});
