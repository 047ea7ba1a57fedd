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
import type { IsolationLevel } from '../sandbox/sandbox.ts';
import { LIMITS } from '../sandbox/limits.ts';

/** The clock of programs that must be late. They play without other programs, so it may be short on a busy machine too. */
const SHORT = 500;

/** A duration that identifies the processes of this test. */
const mark = `31557600.${process.pid}`;
const FOREVER = `sleep ${mark}`;

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
  await vi.waitFor(async () => expect(await listProcesses(groups, mark)).toEqual([]), { timeout: 300_000 });
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
    expect(noteIn(await against(level, await shell(FOREVER), { clock: SHORT }))).toEqual({
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
    expect(noteIn(await against(level, await shell('cat > /dev/null'), { clock: SHORT }))).toMatchObject({
      why: 'late',
    });
  });

  test.each([
    ['in lines', 'yes | head -c 1000000000', 'y'],
    ['in one line', 'head -c 1000000000 /dev/zero', expect.stringMatching(/^(\\x00){200}…$/)],
    ['in empty lines', "yes '' | head -c 1000000000", ''],
  ])('that writes a gigabyte %s floods', async (_, script, line) => {
    const heap = process.memoryUsage().rss;
    const note = noteIn(await against(level, await shell(script)));
    expect(note).toMatchObject({ why: 'flood', line });
    expect(process.memoryUsage().rss - heap).toBeLessThan(2 ** 28);
  });

  test('that writes a gigabyte to its standard error plays on', async () => {
    const loud = `head -c 1000000000 /dev/zero >&2 & ${ANSWERS}`;
    const { report, stderr } = await against(level, await shell(loud));
    expect(report.withdrawn).toEqual([]);
    expect(stderr.length).toBeLessThanOrEqual(2 ** 20);
  });

  test('that starts child processes and exits is withdrawn, and they are killed', async () => {
    const note = noteIn(await against(level, await shell(`${FOREVER} & (${FOREVER} &)\nexit 3`)));
    expect(note).toMatchObject({ why: 'ended', code: 3 });
  });

  test('that ignores signals is killed', async () => {
    const stubborn = `trap '' INT TERM HUP\n${ANSWERS}\n${FOREVER}`;
    expect((await against(level, await shell(stubborn))).report.withdrawn).toEqual([]);
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
    const unended = `printf '{"type":"answer","option":0}\\377'; ${FOREVER}`;
    expect(noteIn(await against(level, await shell(unended), { clock: SHORT }))).toEqual({
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
    const long = `printf 'DISCARD '; head -c 10000000 /dev/zero | tr '\\0' x; echo; ${FOREVER}`;
    expect(noteIn(await against(level, await shell(long)))).toMatchObject({
      why: 'flood',
      line: expect.stringMatching(/^DISCARD x+…$/) as string,
    });
  });

  test('that drips bytes just under the clock is late, since the clock covers the whole turn', async () => {
    const drip = `while :; do printf x; sleep 0.1; done`;
    expect(noteIn(await against(level, await shell(drip), { clock: SHORT }))).toMatchObject({
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
    const meddler = `for number in 0 1 2 3 4 5 6 7 8 9; do
      echo "{\\"type\\":\\"answer\\",\\"number\\":100$number,\\"option\\":0}"
    done
    ${ANSWERS}`;
    const { report, lapses } = await against(level, await shell(meddler));
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
    const slow = ANSWERS.replace('echo', 'sleep 4; echo');
    const { report, lapses } = await against(level, await shell(slow), { clock: SHORT });
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
    const filler = `i=0
    while [ $i -lt 1000 ] && head -c 4000000 /dev/zero > file$i; do i=$((i + 4)); done 2>/dev/null
    echo $i >&2; pwd >&2
    ${ANSWERS}`;
    const { report, stderr } = await against(level, await shell(filler));
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
    const builder = `unshare --user --map-root-user --mount sh -c 'mount -t tmpfs none /tmp && echo built >&2' 2>/dev/null
    unshare --user true 2>/dev/null && echo 'a namespace' >&2
    ${ANSWERS}`;
    const { report, stderr } = await against(level, await shell(builder));
    expect([report.withdrawn, stderr]).toEqual([[], '']);
  });

  test('whose children leave the process group keeps none of them', async () => {
    const note = noteIn(
      await against(level, await shell(`setsid ${FOREVER} &\nsetsid ${FOREVER} &\nexit 3`)),
    );
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
    const eater = `word=0123456789abcdef; i=4
    while [ $i -lt 33 ]; do word=$word$word; i=$((i + 1)); done
    ${ANSWERS}`;
    expect(noteIn(await against(level, await shell(eater)))).toMatchObject({ why: 'ended' });
  });

  test('that starts too many processes reaches the limit', async () => {
    const rabbit = `i=0; while [ $i -lt 300 ]; do ${FOREVER} & i=$((i + 1)); done`;
    const { report, stderr } = await against(level, await shell(rabbit));
    expect(report.withdrawn).toMatchObject([{ seat: 0, note: { why: 'ended' } }]);
    expect(stderr).toMatch(/fork/i);
  });

  test('that daemonises leaves no process behind', async () => {
    const daemon = `(setsid sh -c 'trap "" HUP INT TERM; ${FOREVER}' </dev/null >/dev/null 2>&1 &)\n${ANSWERS}`;
    expect((await against(level, await shell(daemon))).report.withdrawn).toEqual([]);
  });

  test('that reads /proc finds only its own processes', async () => {
    const reader = `cat /proc/[0-9]*/comm 2>/dev/null | grep -c -x -i -e 'node.*' -e 'vitest.*' >&2
    ls /proc/1/root/home /proc/1/root/root /proc/kcore /proc/sys 2>/dev/null >&2
    ${ANSWERS}`;
    expect((await against(level, await shell(reader))).stderr).toBe('0\n');
  });

  test('that creates small files without end reaches the limit of files', async () => {
    const { stderr, report } = await against(
      level,
      await program(
        `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
let count = 0;
try { for (; count < 1_000_000; count++) writeFileSync(String(count), ''); } catch (error) { console.error(error.code, count); }
process.stdin.on('data', (bytes) => { if (String(bytes).includes('"type":"question"')) console.log('{"type":"answer","option":0}'); });
`,
      ),
    );
    expect(report.withdrawn).toEqual([]);
    const [, count] = /^ENOSPC (\d+)\n$/.exec(stderr) ?? [];
    expect(Number(count)).toBeLessThanOrEqual(LIMITS.inodes);
  });

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

/** Holds a lock on every file that both programs can read while it plays; reports whether it got them. */
const LOCKER = `#!/usr/bin/env python3
import fcntl, glob, sys
files = [open(path) for path in ['/dev/null', '/etc/ld.so.cache', '/usr/bin/env', '/bin/sh', __file__, *glob.glob('/usr/lib/*/libc.so.6')]]
for file in files:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        sys.stderr.write('locked by another: ' + file.name + '\\n')
for line in sys.stdin:
    if '"type":"question"' in line:
        print('{"type":"answer","option":0}', flush=True)
`;

// Devices are private only if root creates them, and bubblewrap shares the files of the system.
test.runIf(levels.includes('unshare') && process.getuid?.() === 0)(
  'two programs cannot signal to each other through locks on files',
  async () => {
    const { referee } = await refereeAt('unshare');
    const path = await program(LOCKER);
    let stderr = '';
    await playRumour(referee, [{ program: path }, { program: await program(LOCKER) }], {
      observer: { onStderr: (_, text) => (stderr += text) },
    });
    await referee.close();
    expect(stderr).toBe('');
  },
);
