/** Runs a program in a pseudo-terminal and reads its screen. */
import { tmpdir } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import type { Terminal } from '@xterm/headless';
import xterm from '@xterm/headless';

const BIN = fileURLToPath(new URL('../bin.mjs', import.meta.url));

/** A guard against endless waits, not an expected duration. */
const TIMEOUT_MILLISECONDS = 240_000;

export interface PtyOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Undefined removes a variable. */
  readonly env?: { readonly [name: string]: string | undefined };
  readonly cwd?: string;
  /** Started instead of the command line. */
  readonly program?: readonly string[];
}

/** Colours are palette numbers; undefined: the default colour. */
export interface ScreenCell {
  readonly text: string;
  readonly colour: number | undefined;
  readonly bold: boolean;
  readonly dim: boolean;
}

export type ScreenCondition = string | RegExp | ((rows: readonly string[]) => boolean);

export interface Pty {
  readonly pid: number;
  /** `\r` is Enter. */
  send(keys: string): void;
  /** Waits until the screen meets the condition, and returns its rows. */
  waitFor(wanted: ScreenCondition): Promise<readonly string[]>;
  /** Without trailing blanks. */
  screen(): readonly string[];
  cells(): readonly (readonly ScreenCell[])[];
  /** Counted from 0. */
  cursor(): { readonly row: number; readonly column: number };
  /** Whether the alternate screen is active. */
  readonly alternate: boolean;
  /** All bytes written, from a mark on. */
  raw(from?: number): string;
  /** The present position in the bytes. */
  mark(): number;
  resize(columns: number, rows: number): void;
  kill(signal: NodeJS.Signals): void;
  /** The exit code and the number of the signal. */
  readonly exit: Promise<{ readonly code: number; readonly signal: number }>;
  /** Kills the program if it is running. */
  close(): Promise<void>;
}

/** The caller must close it. */
export function startPty(args: readonly string[], setting: PtyOptions = {}): Pty {
  const { columns = 100, rows = 30, env = {}, cwd = tmpdir(), program = [BIN] } = setting;
  const output: Terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const child = spawn(process.execPath, [...program, ...args], {
    name: env['TERM'] ?? 'xterm-256color',
    cols: columns,
    rows,
    cwd,
    encoding: null,
    env: environment({ ...process.env, LC_ALL: 'C.UTF-8', NO_COLOR: undefined, ...env }),
  });
  const written: Buffer[] = [];
  const watchers = new Set<() => void>();
  const look = (): void => {
    for (const watcher of watchers) watcher();
  };
  let ended = false;
  child.onData((data) => {
    const bytes = Buffer.from(data);
    // Bytes count once they are on the screen, so that both always agree.
    output.write(bytes, () => {
      written.push(bytes);
      look();
    });
  });
  const exit = new Promise<{ code: number; signal: number }>((resolve) => {
    child.onExit(({ exitCode, signal = 0 }) =>
      // All previous output is on the screen by then.
      output.write('', () => {
        ended = true;
        look();
        resolve({ code: exitCode, signal });
      }),
    );
  });
  const until = (wanted: ScreenCondition): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const settle = (settled: () => void): void => {
        clearTimeout(bound);
        watchers.delete(check);
        settled();
      };
      const check = (): void => {
        const shown = rowsOf(output);
        if (matches(shown, wanted)) settle(() => resolve(shown));
        else if (ended) settle(() => reject(createTimeoutError(wanted, shown, 'when the program ended')));
      };
      const bound = setTimeout(
        () => settle(() => reject(createTimeoutError(wanted, rowsOf(output), 'after a long wait'))),
        TIMEOUT_MILLISECONDS,
      );
      watchers.add(check);
      check();
    });
  return {
    pid: child.pid,
    send: (keys) => child.write(keys),
    waitFor: until,
    screen: () => rowsOf(output),
    cells: () => cellsOf(output),
    cursor: () => ({ row: output.buffer.active.cursorY, column: output.buffer.active.cursorX }),
    get alternate() {
      return output.buffer.active.type === 'alternate';
    },
    raw: (from = 0) => Buffer.concat(written).subarray(from).toString('utf8'),
    mark: () => Buffer.concat(written).length,
    resize: (width, height) => {
      output.resize(width, height);
      child.resize(width, height);
    },
    kill: (signal) => child.kill(signal),
    exit,
    close: async () => {
      if (!ended) child.kill('SIGKILL');
      await exit;
      output.dispose();
    },
  };
}

/** Ends every painted screen. */
const PAINTED = '\u001b[?2026l';

/** Waits until a screen painted after the mark is complete. */
export const waitForPaint = (pty: Pty, mark = 0): Promise<readonly string[]> =>
  pty.waitFor(() => pty.raw(mark).endsWith(PAINTED));

/** The driver would pass undefined values as text. */
const environment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));

const matches = (rows: readonly string[], wanted: ScreenCondition): boolean =>
  typeof wanted === 'function'
    ? wanted(rows)
    : typeof wanted === 'string'
      ? rows.some((row) => row.includes(wanted))
      : wanted.test(rows.join('\n'));

const createTimeoutError = (wanted: ScreenCondition, rows: readonly string[], when: string): Error =>
  new Error(`${String(wanted)} was not on the screen ${when}:\n${rows.join('\n')}`);

function rowsOf({ buffer, rows }: Terminal): readonly string[] {
  const { active } = buffer;
  return Array.from(
    { length: rows },
    (_, row) => active.getLine(active.baseY + row)?.translateToString(true) ?? '',
  );
}

function cellsOf({ buffer, rows, cols }: Terminal): readonly (readonly ScreenCell[])[] {
  const { active } = buffer;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, column): ScreenCell => {
      const cell = active.getLine(active.baseY + row)?.getCell(column);
      return {
        text: cell?.getChars() ?? '',
        colour: cell === undefined || cell.isFgDefault() ? undefined : cell.getFgColor(),
        bold: cell !== undefined && cell.isBold() !== 0,
        dim: cell !== undefined && cell.isDim() !== 0,
      };
    }),
  );
}
