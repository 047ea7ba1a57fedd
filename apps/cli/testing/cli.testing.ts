/** Runs the command line in this process or as a program. */
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
  /** Printed lines and printed errors. */
  readonly out: readonly string[];
  readonly err: readonly string[];
}

export interface CliTestOptions {
  readonly entries?: readonly AnyCatalogueEntry[];
  readonly width?: number;
  readonly showProgress?: (text: string) => void;
  readonly stop?: AbortSignal;
  /** Default: false. */
  readonly isInteractive?: boolean;
  /** Default: plain output. */
  readonly openUi?: CliEnvironment['openUi'];
  readonly onPrint?: (line: string) => void;
  /** Default: no input. */
  readonly byteStreams?: ReturnType<CliEnvironment['openByteStreams']>;
}

async function* emptyInput(): AsyncGenerator<Uint8Array> {}

/** `typed`: the lines of the input. */
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
    byteStreams,
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
        encode: createRowEncoder({ colours: false, convert: (text) => text }),
        width,
        height: () => 24,
        discardInput: () => void lines.splice(0),
        isInteractive: false,
        write: (text) => out.push(...text.replace(/\n$/, '').split('\n')),
        readLine: read,
        stop,
      }),
    openByteStreams: () => byteStreams ?? { input: emptyInput(), write: async () => undefined },
    language: 'en',
    ...(showProgress === undefined ? {} : { showProgress }),
  };
  const exit = await runCli(args, environment, entries);
  return { exit, out, err };
}

const BIN = fileURLToPath(new URL('../bin.mjs', import.meta.url));

/** Starts the real program. */
export const launchCli = (args: readonly string[], cwd = tmpdir(), env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [BIN, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });

const linesOf = (text: string): string[] => (text === '' ? [] : text.trimEnd().split('\n'));

export async function waitForExit(child: ReturnType<typeof launchCli>): Promise<CliResult> {
  const printed = { out: '', err: '' };
  child.stdout.on('data', (bytes) => (printed.out += String(bytes)));
  child.stderr.on('data', (bytes) => (printed.err += String(bytes)));
  const [exit] = (await once(child, 'close')) as [number | null];
  return { exit, out: linesOf(printed.out), err: linesOf(printed.err) };
}

/** Removed when the test ends. */
export async function makeTempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The files of a folder by name. */
export async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const names = (await readdir(folder)).toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}
