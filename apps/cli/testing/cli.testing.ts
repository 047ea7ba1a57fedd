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
import type { CliEnvironment } from '../args/command.ts';
import { runCli } from '../commands/run-cli.ts';
import { createRowEncoder } from '../terminal/row-encoder.ts';
import { PlainUi } from '../terminal/plain-ui.ts';
import { terminalTexts } from '../terminal/texts.ts';

export interface CliResult {
  readonly exit: number | null;
  /** The lines printed, and those complained. */
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** What a test changes of the world around a command. */
export interface CliTestOptions {
  readonly entries?: readonly AnyCatalogueEntry[];
  readonly width?: number;
  readonly showProgress?: (text: string) => void;
  readonly stop?: AbortSignal;
  /** Whether somebody sits at a terminal; by itself nobody. */
  readonly isInteractive?: boolean;
  /** What is talked through; by itself plain lines. */
  readonly openUi?: CliEnvironment['openUi'];
  /** Hears every line when it is printed. */
  readonly onPrint?: (line: string) => void;
}

/** Runs the command line in this process; `typed` is what a person types. */
export async function callCli(
  args: readonly string[],
  isInputTerminal: readonly string[] = [],
  {
    entries,
    width = 80,
    showProgress,
    stop = new AbortController().signal,
    isInteractive = false,
    openUi,
    onPrint,
  }: CliTestOptions = {},
): Promise<CliResult> {
  const out: string[] = [];
  const err: string[] = [];
  const lines = [...isInputTerminal];
  const read = async (): Promise<string | undefined> => lines.shift();
  const environment: CliEnvironment = {
    print: (line) => {
      out.push(line);
      onPrint?.(line);
    },
    printError: (line) => void err.push(line),
    readLine: read,
    width,
    colours: picocolors.createColors(false),
    interceptInterrupt: () => stop,
    interceptTermination: () => stop,
    isInteractive,
    openUi: (uiOptions) =>
      openUi?.(uiOptions) ??
      new PlainUi({
        texts: terminalTexts[uiOptions.language],
        encode: createRowEncoder({ colours: false, spell: (text) => text }),
        width,
        height: () => 24,
        discardInput: () => void lines.splice(0),
        isInteractive: false,
        write: (text) => out.push(...text.replace(/\n$/, '').split('\n')),
        readLine: read,
        stop,
      }),
    language: 'en',
    ...(showProgress === undefined ? {} : { showProgress }),
  };
  const exit = await runCli(args, environment, entries);
  return { exit, out, err };
}

const BIN = fileURLToPath(new URL('../bin.mjs', import.meta.url));

/** Runs the real program in a process of its own, standing in some folder. */
export const launchCli = (args: readonly string[], cwd = tmpdir(), env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [BIN, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

const linesOf = (text: string): string[] => (text === '' ? [] : text.trimEnd().split('\n'));

/** What a launched program printed, once it has ended. */
export async function waitForExit(child: ReturnType<typeof launchCli>): Promise<CliResult> {
  const printed = { out: '', err: '' };
  child.stdout.on('data', (bytes) => (printed.out += String(bytes)));
  child.stderr.on('data', (bytes) => (printed.err += String(bytes)));
  const [exit] = (await once(child, 'close')) as [number | null];
  return { exit, out: linesOf(printed.out), err: linesOf(printed.err) };
}

/** An empty folder that goes when the test ends. */
export async function makeTempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** All that lies in a folder, by name. */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}
