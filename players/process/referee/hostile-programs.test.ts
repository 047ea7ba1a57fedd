/** Hostile and broken programs: each is withdrawn, leaves no process or file, and the others play on. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import process from 'node:process';
import type { BotFailure } from '@ludoteca/kit';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  listProcesses,
  ANSWERS,
  playRumour,
  type RumourReport,
  type RumourOptions,
  greedy,
  openDescriptors,
  program,
  refereeAt,
  shell,
  workingLevels,
} from './programs.testing.ts';
import {
  ANSWERING_PROGRAMS,
  ENDING_PROGRAMS,
  FLOODING_PROGRAMS,
  FOREVER,
  GREEDY_PROGRAMS,
  LATE_PROGRAMS,
  LOCKING_PROGRAM,
  PROCESS_MARK,
  SPYING_PROGRAMS,
} from './hostile-programs.testing.ts';
import type { IsolationLevel } from '../sandbox/sandbox.ts';
import { LIMITS } from '../sandbox/limits.ts';

/** The clock of programs that must be late. They play without other programs, so it may be short on a busy machine too. */
const SHORT = 500;

const noteIn = ({ report }: RumourReport): BotFailure | undefined => report.withdrawn[0]?.note;

/** Sends the first seat more than it reads. */
const talkative: RumourOptions['protocol'] = (usual) => ({
  ...usual,
  reusesProcess: false,
  tell: (events, seat, names) => [
    ...usual.tell(events, seat, names),
    ...(seat === 0 ? ['x'.repeat(700_000)] : []),
  ],
});

/** The line that a late program was asked, quoted. */
const QUESTION = expect.stringMatching(/^\{"type":"question"/) as string;

const levels = await workingLevels();

/** Plays a match against the program; afterwards it has no process left, and the other players were not withdrawn. */
async function against(
  level: IsolationLevel,
  path: string,
  options: RumourOptions = {},
): Promise<RumourReport> {
  const { referee, groups } = await refereeAt(level);
  const alone = options.clock === SHORT;
  const good = alone ? greedy('good') : { program: await shell(ANSWERS) };
  const before = await openDescriptors();
  const played = await playRumour(referee, [{ program: path }, good, greedy()], options);
  await vi.waitFor(async () => expect(await listProcesses(groups, PROCESS_MARK)).toEqual([]), {
    timeout: 300_000,
  });
  expect(await openDescriptors()).toBe(before);
  await referee.close();
  expect(groups.size).toBe(alone ? 1 : 2);
  const { match, withdrawn } = played.report;
  expect(match.outcome).toBeDefined();
  expect(withdrawn.map(({ seat }) => seat).filter((seat) => seat !== 0)).toEqual([]);
  return played;
}

describe.each(levels)('with sandbox level %s, a program', (level) => {
  test('that never reads is late', async () => {
    expect(
      noteIn(await against(level, await program(LATE_PROGRAMS['never-reads']), { clock: SHORT })),
    ).toEqual({
      why: 'late',
      clock: SHORT,
      part: '',
      awaited: QUESTION,
    });
  });

  test('that never reads and is sent too much is deaf', async () => {
    const talker = `echo '{"type":"answer","option":0}'; echo '{"type":"answer","option":0}'; ${FOREVER}`;
    const note = noteIn(await against(level, await shell(talker), { protocol: talkative, clock: 10_000 }));
    expect(note).toMatchObject({ why: 'deaf' });
  });

  test('that never writes is late', async () => {
    expect(
      noteIn(await against(level, await program(LATE_PROGRAMS['never-writes']), { clock: SHORT })),
    ).toMatchObject({
      why: 'late',
    });
  });

  test.each([
    ['floods-in-lines', 'y'],
    ['floods-in-one-line', expect.stringMatching(/^(\\x00){200}…$/)],
    ['floods-in-empty-lines', ''],
  ] as const)('that writes a gigabyte (%s) floods', async (name, line) => {
    const heap = process.memoryUsage().rss;
    const note = noteIn(await against(level, await program(FLOODING_PROGRAMS[name])));
    expect(note).toMatchObject({ why: 'flood', line });
    expect(process.memoryUsage().rss - heap).toBeLessThan(2 ** 28);
  });

  test('that writes a gigabyte to its standard error plays on', async () => {
    const loud = ANSWERING_PROGRAMS['writes-to-standard-error'];
    const { report, stderr } = await against(level, await program(loud));
    expect(report.withdrawn).toEqual([]);
    expect(stderr.length).toBeLessThanOrEqual(2 ** 20);
  });

  test('that starts child processes and exits is withdrawn, and they are killed', async () => {
    const note = noteIn(await against(level, await program(ENDING_PROGRAMS['leaves-children'])));
    expect(note).toMatchObject({ why: 'ended', code: 3 });
  });

  test('that ignores signals is killed', async () => {
    const stubborn = await program(ANSWERING_PROGRAMS['ignores-signals']);
    expect((await against(level, stubborn)).report.withdrawn).toEqual([]);
  });

  test('that prints its lines in pieces is understood', async () => {
    const pieces = ANSWERS.replace(
      `echo '{"type":"answer","option":0}'`,
      `printf '\\n{"type":'; sleep 0.02; printf '"answer","op'; sleep 0.02; printf 'tion":0}\\n\\nhm\\n'`,
    );
    const { report, lapses } = await against(level, await shell(pieces));
    expect([report.withdrawn, lapses]).toEqual([[], []]);
  });

  test('that never ends its line is late, and the line is quoted', async () => {
    const unended = await program(LATE_PROGRAMS['never-ends-its-line']);
    expect(noteIn(await against(level, unended, { clock: SHORT }))).toEqual({
      why: 'late',
      clock: SHORT,
      part: '{"type":"answer","option":0}\\xff',
      awaited: QUESTION,
    });
  });

  test('that writes bytes that are not UTF-8 keeps them in the transcript', async () => {
    const received: Uint8Array[] = [];
    const odd = `printf 'caf\\351 \\377\\n'\n${ANSWERS}`;
    const { report } = await against(level, await shell(odd), {
      observer: { onReceived: (seat, { bytes }) => seat === 0 && received.push(bytes) },
    });
    expect(report.withdrawn).toEqual([]);
    expect(Buffer.from(received[0]!).toString('latin1')).toBe('caf\u00e9 \u00ff');
  });

  test('that writes a line of ten megabytes floods, and its first bytes are quoted', async () => {
    const long = await program(FLOODING_PROGRAMS['writes-a-long-line']);
    expect(noteIn(await against(level, long))).toMatchObject({
      why: 'flood',
      line: expect.stringMatching(/^DISCARD x+…$/) as string,
    });
  });

  test('that drips bytes just under the clock is late, since the clock covers the whole turn', async () => {
    const drip = await program(LATE_PROGRAMS['drips-bytes']);
    expect(noteIn(await against(level, drip, { clock: SHORT }))).toMatchObject({
      why: 'late',
      part: expect.stringMatching(/^x+$/) as string,
    });
  });

  test('that uses up the time for the whole match is late', async () => {
    const slow = ANSWERS.replace('echo', 'sleep 0.3; echo');
    const note = noteIn(await against(level, await shell(slow), { clock: 60_000, matchClock: SHORT }));
    expect(note).toMatchObject({ why: 'late', clock: SHORT, wholeMatch: true });
  });

  test('that ends at the end of its input is not interrupted', async () => {
    const marker = await shell(`trap 'echo interrupted >&2' INT\n${ANSWERS}`);
    expect((await against(level, marker)).stderr).toBe('');
  });

  test('that answers unknown questions has no effect', async () => {
    const meddler = await program(ANSWERING_PROGRAMS['answers-unknown-questions']);
    const { report, lapses } = await against(level, meddler);
    expect([report.withdrawn, lapses]).toEqual([[], []]);
    const honest = await against(level, await shell(ANSWERS));
    expect(report.match.archive().entries).toEqual(honest.report.match.archive().entries);
  });

  test('that answers what it was not asked has a lapse when that line is read', async () => {
    const eager = `echo '{"type":"answer","choice":"nonsense"}'\n${ANSWERS}`;
    const { report, lapses } = await against(level, await shell(eager));
    expect(report.withdrawn).toEqual([]);
    expect(lapses).toMatchObject([{ why: 'refused', line: '{"type":"answer","choice":"nonsense"}' }]);
  });

  test('that ends at once is withdrawn when it is asked', async () => {
    const { report } = await against(level, await shell('exit 0'));
    expect(report.withdrawn).toEqual([{ seat: 0, note: { why: 'ended', code: 0, signal: null, part: '' } }]);
    const { entries } = report.match.archive();
    const index = entries.findIndex((entry) => 'withdraw' in entry);
    expect(entries[index]).toMatchObject({ withdraw: 0, note: { why: 'ended' } });
  });

  test('that answers too late is withdrawn, and its answer is ignored', async () => {
    const slow = await program(LATE_PROGRAMS['answers-late']);
    const { report, lapses } = await against(level, slow, { clock: SHORT });
    expect(report.withdrawn).toEqual([
      { seat: 0, note: { why: 'late', clock: SHORT, part: '', awaited: QUESTION } },
    ]);
    expect(lapses).toEqual([]);
  });

  test('that fills its folder leaves nothing behind', async () => {
    const untidy = `mkdir -p deep/er; head -c 4000000 /dev/zero > deep/er/file; pwd >&2\n${ANSWERS}`;
    const { report, stderr } = await against(level, await shell(untidy));
    expect(report.withdrawn).toEqual([]);
    expect(existsSync(stderr.trim())).toBe(false);
  });

  test('that reads its environment and folder finds next to nothing', async () => {
    const curious = `env | cut -d= -f1 | sort | tr '\\n' ' ' >&2; ls >&2\n${ANSWERS}`;
    const { stderr } = await against(level, await shell(curious));
    // Variables that a shell adds reveal nothing about the machine.
    expect(stderr.replace(/OLDPWD |SHLVL |_ /g, '')).toBe('LANG PATH PWD ');
  });
});

describe.each(levels.filter((level) => level !== 'none'))('in a sandbox of level %s, a program', (level) => {
  test('that fills its folder reaches the size limit', async () => {
    const filler = await program(ANSWERING_PROGRAMS['fills-its-folder']);
    const { report, stderr } = await against(level, filler);
    expect(report.withdrawn).toEqual([]);
    const [megabytes, folder] = stderr.split('\n');
    expect(Number(megabytes)).toBeGreaterThan(0);
    expect(Number(megabytes)).toBeLessThanOrEqual(LIMITS.folder / 1e6);
    expect(folder).toBe('/cell');
  });

  test('cannot write elsewhere or see other programs', async () => {
    const other = await shell(ANSWERS);
    const curious = `for way in ${other} ${process.cwd()}/package.json /home /root /etc/passwd /var; do
      [ -e $way ] && echo "sees $way" >&2
    done
    for way in "$0" "$0.new" /usr/new /new /proc/sys/kernel/printk; do
      (echo > $way) 2>/dev/null && echo "writes $way" >&2
    done
    kill -0 ${process.pid} 2>/dev/null && echo 'reaches the referee' >&2
    [ -r "$0" ] && echo 'sees itself' >&2
    ${ANSWERS}`;
    expect((await against(level, await shell(curious))).stderr).toBe('sees itself\n');
  });

  test('that fills shared memory reaches the size limit', async () => {
    const filler = `i=0; cd /dev/shm 2>/dev/null
    while [ $i -lt 400 ] && head -c 4000000 /dev/zero > file$i; do i=$((i + 4)); done 2>/dev/null
    (echo > /dev/new) 2>/dev/null && echo 'writes to /dev' >&2
    echo $i >&2
    ${ANSWERS}`;
    const { report, stderr } = await against(level, await shell(filler));
    expect(report.withdrawn).toEqual([]);
    expect(stderr).toMatch(/^\d+\n$/);
    expect(Number(stderr)).toBeLessThanOrEqual(LIMITS.folder / 1e6);
  });

  test('cannot create namespaces', async () => {
    const builder = await program(SPYING_PROGRAMS['creates-namespaces']);
    const { report, stderr } = await against(level, builder);
    expect([report.withdrawn, stderr]).toEqual([[], '']);
  });

  test('whose children leave the process group keeps none of them', async () => {
    const note = noteIn(await against(level, await program(ENDING_PROGRAMS['leaves-a-session'])));
    expect(note).toMatchObject({ why: 'ended', code: 3 });
  });

  test('cannot use the network', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const heard = vi.fn<() => void>();
    server.on('connection', heard);
    const { port } = server.address() as AddressInfo;
    const caller = `#!/usr/bin/env node
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
const socket = connect(${port}, '127.0.0.1', () => console.error('connected'));
socket.on('error', ({ code }) => console.error(code));
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.includes('"type":"question"')) console.log('{"type":"answer","option":0}');
});`;
    const { report, stderr } = await against(level, await program(caller, 'caller.mjs'));
    expect(report.withdrawn).toEqual([]);
    expect(stderr).toMatch(/^E[A-Z]+\n$/);
    expect(heard).not.toHaveBeenCalled();
  });

  test('that allocates eight gigabytes is ended', async () => {
    const eater = await program(GREEDY_PROGRAMS['allocates-memory']);
    expect(noteIn(await against(level, eater))).toMatchObject({ why: 'ended' });
  });

  test('that starts too many processes reaches the limit', async () => {
    const rabbit = await program(GREEDY_PROGRAMS['starts-processes']);
    const { report, stderr } = await against(level, rabbit);
    expect(report.withdrawn).toMatchObject([{ seat: 0, note: { why: 'ended' } }]);
    expect(stderr).toMatch(/fork/i);
  });

  test('that daemonises leaves no process behind', async () => {
    const daemon = await program(ANSWERING_PROGRAMS['daemonises']);
    expect((await against(level, daemon)).report.withdrawn).toEqual([]);
  });

  test('that reads /proc finds only its own processes', async () => {
    const { report, stderr } = await against(level, await program(SPYING_PROGRAMS['reads-proc']));
    expect([report.withdrawn, stderr]).toEqual([[], '']);
  });

  // Bubblewrap cannot limit the number of files.
  test.runIf(level === 'unshare')(
    'that creates small files without end reaches the limit of files',
    async () => {
      const { stderr, report } = await against(level, await program(SPYING_PROGRAMS['creates-files']));
      expect(report.withdrawn).toEqual([]);
      const [, count] = /^ENOSPC (\d+)\n$/.exec(stderr) ?? [];
      expect(Number(count)).toBeLessThanOrEqual(LIMITS.inodes);
    },
  );

  test('finds the usual devices', async () => {
    const user = `[ -d /dev/fd ] && [ -L /dev/stderr ] && [ -L /dev/stdin ] && echo x > /dev/shm/x && echo x > /dev/null && echo all >&2\n${ANSWERS}`;
    expect((await against(level, await shell(user))).stderr).toBe('all\n');
  });

  test.each(['SEGV', 'ABRT', 'KILL', 'TERM'])(
    'that is ended by SIG%s is reported by its name',
    async (name) => {
      const note = noteIn(await against(level, await shell(`kill -${name} $$`)));
      expect(note).toMatchObject({ why: 'ended', code: null, signal: `SIG${name}` });
    },
  );
});

// Devices are private only if root creates them, and bubblewrap shares the files of the system.
test.runIf(levels.includes('unshare') && process.getuid?.() === 0)(
  'two programs cannot signal to each other through locks on files',
  async () => {
    const { referee } = await refereeAt('unshare');
    const path = await program(LOCKING_PROGRAM);
    let stderr = '';
    await playRumour(referee, [{ program: path }, { program: await program(LOCKING_PROGRAM) }], {
      observer: { onStderr: (_, text) => (stderr += text) },
    });
    await referee.close();
    expect(stderr).toBe('');
  },
);
