import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/** Reads which process groups are alive; when no more comes, because whoever wrote has ended in whatever way, ends them all. */
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

/** Another process that outlives this one by a moment and leaves nothing behind: even after a kill that nobody can catch. */
export class Watchdog {
  private readonly child: ChildProcessByStdio<Writable, null, null>;

  /** `folder` is removed when all is over. */
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

  forget(group: number): void {
    this.child.stdin.write(`- ${group}\n`);
  }

  /** Resolves when whatever was watched is gone, and so is the watchdog. */
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
