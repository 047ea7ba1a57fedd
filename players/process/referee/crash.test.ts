/** Programs and their files are removed however a referee ends. */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  listProcesses,
  ANSWERS,
  playRumour,
  freshFolder,
  greedy,
  program,
  refereeAt,
  shell,
  workingLevels,
} from './programs.testing.ts';

const mark = `31557601.${process.pid}`;
/** A program with children that ignore signals. */
const FAMILY = `trap '' INT TERM HUP\nsleep ${mark} &\n(sleep ${mark} &)\nsleep ${mark}`;
const family = (): Promise<readonly string[]> => listProcesses(new Set(), `sleep ${mark}`);

test.each([
  ['auto', 'SIGKILL'],
  ['auto', 'SIGINT'],
  ['none', 'SIGKILL'],
  ['none', 'SIGTERM'],
] as const)(
  'a referee with isolation %s that ends by %s leaves no process or file',
  async (isolation, signal) => {
    const temporary = await freshFolder();
    const script = join(import.meta.dirname, 'crash.testing.ts');
    const referee = spawn(process.execPath, ['--import', 'tsx', script, isolation, await shell(FAMILY)], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: 'ignore',
    });
    await vi.waitFor(async () => expect(await family()).toHaveLength(3), { timeout: 300_000, interval: 100 });
    const ended = once(referee, 'exit');
    referee.kill(signal);
    await ended;
    await vi.waitFor(async () => expect(await family()).toEqual([]), { timeout: 300_000, interval: 100 });
    await vi.waitFor(async () => expect(await left(temporary)).toEqual([]), {
      timeout: 300_000,
      interval: 100,
    });
  },
);

/** The files of referees in the temporary folder, where tsx has files too. */
const left = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter(
    (name) => name.startsWith('ludoteca-') && !name.startsWith('ludoteca-test-'),
  );

test.each(await workingLevels())(
  'with isolation level %s a match can be interrupted while a program thinks',
  async (level) => {
    const { referee, groups } = await refereeAt(level);
    const stop = new AbortController();
    const path = await shell(FAMILY);
    const playing = playRumour(referee, [{ program: path }, greedy()], { clock: 0, stopSignal: stop.signal });
    await vi.waitFor(async () => expect(await family()).toHaveLength(3), { timeout: 300_000 });
    stop.abort();
    const { report } = await playing;
    expect(report.stopped).toBe(true);
    expect(report.withdrawn).toEqual([]);
    await vi.waitFor(async () => expect(await listProcesses(groups, `sleep ${mark}`)).toEqual([]), {
      timeout: 300_000,
    });
    await referee.close();
  },
);

/** Programs are reused from match to match. */
const LASTING = { protocol: <P>(usual: P): P => usual };

test.each(await workingLevels())('with isolation level %s one program plays many matches', async (level) => {
  const { referee, groups } = await refereeAt(level);
  const lasting = {
    program: await shell(
      ANSWERS.replace('while', 'n=0\nwhile').replace('echo', `n=$((n + 1)); echo $n >&2; echo`),
    ),
  };
  const fragile = { program: await shell(ANSWERS.replace('echo', 'exit 1; echo')) };
  const heard: string[] = [];
  for (let match = 0; match < 3; match++) {
    const { stderr, report } = await playRumour(referee, [lasting, fragile, greedy()], LASTING);
    heard.push(stderr);
    expect(report.withdrawn.map(({ seat }) => seat)).toEqual([1]);
  }
  // One for the three matches, and the other anew for each, since it always ended.
  expect(groups.size).toBe(4);
  const counts = heard.join('').trim().split('\n').map(Number);
  expect(counts).toEqual(counts.map((_, i) => i + 1));
  expect(await listProcesses(groups, mark)).not.toEqual([]);
  await referee.close();
  await vi.waitFor(async () => expect(await listProcesses(groups, mark)).toEqual([]), { timeout: 300_000 });
});

test('no sandbox is created if isolation is required and impossible', async () => {
  const { chooseSandbox, IsolationError } = await import('../sandbox/choose-sandbox.ts');
  const folder = await freshFolder();
  expect(() => chooseSandbox('required', folder, [])).toThrow(IsolationError);
  expect(chooseSandbox('auto', folder, []).level).toBe('none');
});

test('unread output of a match is not read in the next one', async () => {
  const { referee } = await refereeAt('none');
  const late = ANSWERS.replace(
    'esac',
    `*'"type":"over"'*) echo '{"type":"answer","choice":"nonsense"}'; echo done >&2 ;; esac`,
  );
  const contestant = { program: await shell(late) };
  const emitter = new EventEmitter();
  const complained = once(emitter, 'complained');
  await playRumour(referee, [contestant, greedy()], {
    ...LASTING,
    observer: { onStderr: () => void emitter.emit('complained') },
  });
  await complained;
  await setImmediate();
  const { lapses, report } = await playRumour(referee, [contestant, greedy()], LASTING);
  await referee.close();
  expect([lapses, report.withdrawn]).toEqual([[], []]);
});

test.each(['auto', 'none'])(
  'with isolation %s a program inherits no open file of the referee',
  async (isolation) => {
    const folder = await freshFolder();
    const lock = join(folder, 'lock');
    const file = openSync(lock, 'w');
    onTestFinished(() => closeSync(file));
    const script = join(import.meta.dirname, 'crash.testing.ts');
    const writer = await program('#!/bin/bash\necho seen >&200\n');
    const referee = spawn(process.execPath, ['--import', 'tsx', script, isolation, writer], {
      stdio: ['ignore', 'ignore', 'ignore', ...Array.from({ length: 197 }, () => 'ignore' as const), file],
    });
    expect(await once(referee, 'exit')).toEqual([0, null]);
    expect(readFileSync(lock, 'utf8')).toBe('');
  },
);
