/** Hostile and broken programs for tests of the referee and of tournaments. They speak JSON lines. */
import process from 'node:process';
import { ANSWERS } from './programs.testing.ts';

/** A duration that identifies the processes of this test. */
export const PROCESS_MARK = `31557600.${process.pid}`;
export const FOREVER = `sleep ${PROCESS_MARK}`;

const shellProgram = (script: string): string => `#!/bin/sh\n${script}\n`;

/** Programs that exceed any clock. */
export const LATE_PROGRAMS = {
  'never-reads': shellProgram(FOREVER),
  'never-writes': shellProgram('cat > /dev/null'),
  'never-ends-its-line': shellProgram(`printf '{"type":"answer","option":0}\\377'; ${FOREVER}`),
  /** Writes a byte before any clock ends. */
  'drips-bytes': shellProgram('while :; do printf x; sleep 0.1; done'),
  'answers-late': shellProgram(ANSWERS.replace('echo', 'sleep 4; echo')),
};

/** Programs that write too much. */
export const FLOODING_PROGRAMS = {
  'floods-in-lines': shellProgram('yes | head -c 1000000000'),
  'floods-in-one-line': shellProgram('head -c 1000000000 /dev/zero'),
  'floods-in-empty-lines': shellProgram("yes '' | head -c 1000000000"),
  'writes-a-long-line': shellProgram(
    `printf 'DISCARD '; head -c 10000000 /dev/zero | tr '\\0' x; echo; ${FOREVER}`,
  ),
};

/** Programs that end instead of answering, and leave processes behind. */
export const ENDING_PROGRAMS = {
  'leaves-children': shellProgram(`${FOREVER} & (${FOREVER} &)\nexit 3`),
  'leaves-a-session': shellProgram(`setsid ${FOREVER} &\nsetsid ${FOREVER} &\nexit 3`),
};

/** Programs that end because they reach a limit of the sandbox. */
export const GREEDY_PROGRAMS = {
  'allocates-memory': shellProgram(`word=0123456789abcdef; i=4
while [ $i -lt 33 ]; do word=$word$word; i=$((i + 1)); done
${ANSWERS}`),
  'starts-processes': shellProgram(
    `i=0; while [ $i -lt 300 ]; do ${FOREVER} & i=$((i + 1)); done\n${ANSWERS}`,
  ),
};

/** A line that is not UTF-8 as the first answer. */
export const INVALID_UTF8 = shellProgram(
  `printf '{"type":"answer","choice":"caf\\351 \\377"}\\n'\n${ANSWERS}`,
);

/** Programs that misbehave and answer correctly. */
export const ANSWERING_PROGRAMS = {
  'writes-to-standard-error': shellProgram(`head -c 1000000000 /dev/zero >&2 & ${ANSWERS}`),
  'ignores-signals': shellProgram(`trap '' INT TERM HUP\n${ANSWERS}\n${FOREVER}`),
  'answers-unknown-questions': shellProgram(`for number in 0 1 2 3 4 5 6 7 8 9; do
  echo "{\\"type\\":\\"answer\\",\\"number\\":100$number,\\"option\\":0}"
done
${ANSWERS}`),
  'fills-its-folder': shellProgram(`i=0
while [ $i -lt 1000 ] && head -c 4000000 /dev/zero > file$i; do i=$((i + 4)); done 2>/dev/null
echo $i >&2; pwd >&2
${ANSWERS}`),
  daemonises: shellProgram(
    `(setsid sh -c 'trap "" HUP INT TERM; ${FOREVER}' </dev/null >/dev/null 2>&1 &)\n${ANSWERS}`,
  ),
};

/** Programs that look for a way out of the sandbox. They report what they find to standard error and then exit with 9. */
export const SPYING_PROGRAMS = {
  'reads-proc':
    shellProgram(`if cat /proc/[0-9]*/comm 2>/dev/null | grep -q -x -i -e 'node.*' -e 'vitest.*' ||
  ls -d /proc/1/root/home /proc/1/root/root /proc/kcore /proc/sys/* 2>/dev/null | grep . >&2
then echo 'sees other processes' >&2; exit 9; fi
${ANSWERS}`),
  'creates-namespaces':
    shellProgram(`unshare --user --map-root-user --mount sh -c 'mount -t tmpfs none /tmp' 2>/dev/null && exit 9
unshare --user true 2>/dev/null && exit 9
${ANSWERS}`),
  'creates-files': `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
let count = 0;
try { for (; count < 1_000_000; count++) writeFileSync(String(count), ''); } catch (error) { console.error(error.code, count); }
if (count === 1_000_000) process.exit(9);
process.stdin.on('data', (bytes) => { if (String(bytes).includes('"type":"question"')) console.log('{"type":"answer","option":0}'); });
`,
};

/** Holds a lock on every file that two programs can read while it plays; exits with 9 if another one has it. */
export const LOCKING_PROGRAM = `#!/usr/bin/env python3
import fcntl, glob, sys
files = [open(path) for path in ['/dev/null', '/etc/ld.so.cache', '/usr/bin/env', '/bin/sh', __file__, *glob.glob('/usr/lib/*/libc.so.6')]]
for file in files:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        sys.exit('locked by another: ' + file.name)
for line in sys.stdin:
    if '"type":"question"' in line:
        print('{"type":"answer","option":0}', flush=True)
`;
