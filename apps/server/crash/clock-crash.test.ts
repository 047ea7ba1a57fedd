/** Clocks of a match whose server is killed and starts again. */
import { closeSync, openSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { createFastDice } from '@ludoteca/kernel';
import type { RemoteChair, TableInfo, WaitInfo } from '@ludoteca/wire';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { createEmptyFolder } from '../storage/temporary-folder.testing.ts';
import { type ChildHandle, bundleFile, bundleProgram } from '../testing/child-process.testing.ts';
import { apiFor, connectChair, createTable, registerGuest, waitUntil } from '../testing/server.testing.ts';
import { NO_SERVER } from './crash-load.testing.ts';

const workerFile = bundleFile(new URL('../execution/worker.ts', import.meta.url), 'timed-worker');
const runServer = bundleProgram(new URL('timed-server.testing.ts', import.meta.url), 'timed-server');

const KILLS = 2;
/** Seconds of each player for the whole match: far more than pass while a server runs. */
const SECONDS = 3600;
const HOUR = 3600;

/** The time of the server processes, which goes on while there is none. */
class FileClock {
  readonly file: string;
  private seconds = 1_000_000_000;

  constructor(file: string) {
    closeSync(openSync(file, 'w'));
    this.file = file;
    this.advance(0);
  }

  advance(seconds: number): void {
    this.seconds += seconds;
    utimesSync(this.file, this.seconds, this.seconds);
  }
}

class TimedServer {
  address = NO_SERVER.address;
  private child: ChildHandle | undefined;
  private ended: Promise<unknown> = Promise.resolve();
  private readonly args: readonly string[];

  constructor(place: string, clock: FileClock) {
    this.args = [workerFile, place, clock.file];
  }

  readonly find = () => ({ ...NO_SERVER, address: this.address });

  start(): Promise<void> {
    return new Promise((resolve) => {
      this.ended = runServer(this.args, (address, child) => {
        this.child = child;
        this.address = address;
        resolve();
      });
    });
  }

  /** Resolves, when the process has ended, to the signal that killed it. */
  kill(): Promise<unknown> {
    this.address = NO_SERVER.address;
    this.child?.kill();
    return this.ended;
  }
}

/** Resolves to the options of the question of that number, once this chair has received it. */
function receiveOptions(chair: RemoteChair, number: number): Promise<readonly unknown[]> {
  return new Promise((resolve) => {
    chair.subscribe(({ observation: { asked } }) => {
      if (asked?.number === number && 'options' in asked) resolve(asked.options);
    });
  });
}

/** The seconds left for each seat, as the server says. */
const secondsLeft = ({ remaining = [] }: WaitInfo): readonly number[] =>
  remaining.map((milliseconds) => milliseconds / 1000);

test('after kill -9 in the middle of a decision each seat has the time that it had at the last durable entry', async () => {
  const place = await createEmptyFolder();
  const clock = new FileClock(join(place, 'clock'));
  const server = new TimedServer(place, clock);
  await server.start();
  const guests = [
    await registerGuest(server.find(), 'Ada'),
    await registerGuest(server.find(), 'Bea'),
  ] as const;
  const { id } = await createTable(guests[0], {
    game: 'rumour',
    seats: ['person', 'person'],
    terms: { clock: { per: 'match', seconds: SECONDS, increment: 0, expiry: 'lapse' } },
  });
  expectOk(await apiFor(server.find(), guests[1].guest.token).join(id));
  const chairs = guests.map(({ guest }) => connectChair(server.find, id, { token: guest.token }));
  const areAll = async (state: RemoteChair['state']): Promise<void> => {
    for (const chair of chairs) await waitUntil(chair, () => chair.state === state);
  };
  await areAll('live');

  const table = async (): Promise<TableInfo> => expectOk(await apiFor(server.find()).table(id));
  const waiting = async (): Promise<WaitInfo> => (await table()).waiting!;
  const dice = createFastDice('kills of a server with clocks');
  const left = [SECONDS, SECONDS];
  for (let kill = 0; kill < KILLS; kill++) {
    const { seat } = await waiting();
    const { entries } = await table();
    const used = 1 + dice.int(60);
    clock.advance(used);
    const options = await receiveOptions(chairs[seat]!, entries);
    expectOk(await chairs[seat]!.answer(entries, dice.pick(options)));
    left[seat]! -= used;
    expect(secondsLeft(await waiting())).toEqual(left);

    const next = (await waiting()).seat;
    const lost = 1 + dice.int(60);
    clock.advance(lost);
    expect(secondsLeft(await waiting())).toEqual(left.with(next, left[next]! - lost));
    expect(await server.kill()).toBe('SIGKILL');
    for (const chair of chairs) await waitUntil(chair, () => chair.state !== 'live');
    clock.advance(HOUR + dice.int(10 * HOUR));
    await server.start();
    await areAll('live');
    expect(await waiting()).toMatchObject({ seat: next });
    expect(secondsLeft(await waiting())).toEqual(left);
  }
});
