/** A helper process that kills all programs if this process ends in any way. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/** Reads the live process groups from its input and kills them when the input ends. */
const SCRIPT = `trap '' INT TERM HUP
live=' '
while read -r verb group; do
  case $verb in
    +) live="$live$group " ;;
    -) live="\${live%% $group *} \${live#* $group }" ;;
  esac
done
for group in $live; do kill -KILL "-$group"; done
rm -rf -- "$1"`;

/** Controls the watchdog process, which works even after SIGKILL. */
export class Watchdog {
  private readonly child: ChildProcessByStdio<Writable, null, null>;

  /** `folder` is removed at the end. */
  constructor(folder: string) {
    this.child = spawn('/bin/sh', ['-c', SCRIPT, 'sh', folder], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      cwd: '/',
    });
    this.child.on('error', () => undefined);
    this.child.stdin.on('error', () => undefined);
    this.child.unref();
  }

  watch(group: number): void {
    this.child.stdin.write(`+ ${group}\n`);
  }

  unwatch(group: number): void {
    this.child.stdin.write(`- ${group}\n`);
  }

  /** Resolves when all watched groups and the watchdog have ended. */
  close(): Promise<void> {
    const { child } = this;
    return new Promise((resolve) => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.ref();
      child.once('exit', () => resolve());
      child.stdin.end();
    });
  }
}
