import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import picocolors from 'picocolors';
import { onTestFinished } from 'vitest';
import type { Hands } from './command.ts';
import { run } from './run.ts';
import { inkOf } from './ui/colours.ts';
import { PlainUi } from './ui/plain.ts';
import { words } from './ui/words.ts';

export interface Called {
  readonly exit: number | null;
  /** The lines printed, and those complained. */
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** What a test changes of the world around a command. */
export interface Around {
  readonly entries?: readonly AnyCatalogueEntry[];
  readonly width?: number;
  readonly show?: (text: string) => void;
  readonly stop?: AbortSignal;
  /** Whether somebody sits at a terminal; by itself nobody. */
  readonly attended?: boolean;
  /** What is talked through; by itself plain lines. */
  readonly ui?: Hands['ui'];
  /** Hears every line when it is printed. */
  readonly hear?: (line: string) => void;
}

/** Runs the command line in this process; `typed` is what a person types. */
export async function call(
  args: readonly string[],
  typed: readonly string[] = [],
  { entries, width = 80, show, stop = new AbortController().signal, attended = false, ui, hear }: Around = {},
): Promise<Called> {
  const out: string[] = [];
  const err: string[] = [];
  const lines = [...typed];
  const read = async (): Promise<string | undefined> => lines.shift();
  const hands: Hands = {
    print: (line) => {
      out.push(line);
      hear?.(line);
    },
    complain: (line) => void err.push(line),
    read,
    width,
    colours: picocolors.createColors(false),
    stopping: () => stop,
    ending: () => stop,
    attended,
    ui: (wish) =>
      ui?.(wish) ??
      new PlainUi({
        words: words[wish.language],
        ink: inkOf({ colours: false, spell: (text) => text }),
        width,
        height: () => 24,
        forget: () => void lines.splice(0),
        attended: false,
        write: (text) => out.push(...text.replace(/\n$/, '').split('\n')),
        read,
        stop,
      }),
    language: 'en',
    ...(show === undefined ? {} : { show }),
  };
  const exit = await run(args, hands, entries);
  return { exit, out, err };
}

const BIN = fileURLToPath(new URL('bin.mjs', import.meta.url));

/** Runs the real program in a process of its own, standing in some folder. */
export const launch = (args: readonly string[], cwd = tmpdir(), env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [BIN, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

const linesOf = (text: string): string[] => (text === '' ? [] : text.trimEnd().split('\n'));

/** What a launched program printed, once it has ended. */
export async function ended(child: ReturnType<typeof launch>): Promise<Called> {
  const printed = { out: '', err: '' };
  child.stdout.on('data', (bytes) => (printed.out += String(bytes)));
  child.stderr.on('data', (bytes) => (printed.err += String(bytes)));
  const [exit] = (await once(child, 'close')) as [number | null];
  return { exit, out: linesOf(printed.out), err: linesOf(printed.err) };
}

/** An empty folder that goes when the test ends. */
export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** All that lies in a folder, by name. */
export async function contentsOf(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}
