import { tmpdir } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';
import type { Terminal } from '@xterm/headless';
import xterm from '@xterm/headless';

const BIN = fileURLToPath(new URL('../bin.mjs', import.meta.url));

/** How long anything may take to appear before it is called missing, in milliseconds. */
const TIMEOUT_MILLISECONDS = 30_000;

/** What a test changes of the terminal and of the world around it. */
export interface PtyOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Set in the environment, or taken out of it. */
  readonly env?: { readonly [name: string]: string | undefined };
  readonly cwd?: string;
  /** What is started instead of the command line. */
  readonly program?: readonly string[];
}

/** A character on the screen. Colours are numbers of the palette; undefined: the terminal's own. */
export interface ScreenCell {
  readonly text: string;
  readonly colour: number | undefined;
  readonly bold: boolean;
  readonly dim: boolean;
}

/** What is looked for on the screen. */
export type ScreenCondition = string | RegExp | ((rows: readonly string[]) => boolean);

/** A program in a real pseudo-terminal, and the screen that somebody before it would see. */
export interface Pty {
  readonly pid: number;
  /** Types; `\r` is Enter. */
  send(keys: string): void;
  /** Waits for something on the screen, as it is or as it will be; the rows it was found in. */
  waitFor(wanted: ScreenCondition): Promise<readonly string[]>;
  /** The rows of the screen, without blanks at their ends. */
  screen(): readonly string[];
  cells(): readonly (readonly ScreenCell[])[];
  /** Where the cursor stands, counted from 0. */
  cursor(): { readonly row: number; readonly column: number };
  /** Whether the program is on a screen of its own. */
  readonly alternate: boolean;
  /** All that was ever written, and that from a mark on. */
  raw(from?: number): string;
  /** Where in the raw bytes we are. */
  mark(): number;
  resize(columns: number, rows: number): void;
  kill(signal: NodeJS.Signals): void;
  /** The exit code, and the number of the signal that killed the program. */
  readonly exit: Promise<{ readonly code: number; readonly signal: number }>;
  /** Ends the program if it has not ended. */
  close(): Promise<void>;
}

/** Starts the command line in a terminal that must be closed. */
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
    // What was written counts once it is on the screen: the two never tell different stories.
    output.write(bytes, () => {
      written.push(bytes);
      look();
    });
  });
  const exit = new Promise<{ code: number; signal: number }>((resolve) => {
    child.onExit(({ exitCode, signal = 0 }) =>
      // Whatever was written before the end is on the screen by then.
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

/** What ends a picture in the bytes that a terminal is sent. */
const PAINTED = '\u001b[?2026l';

/** Waits until a picture that was begun after a mark is there as a whole. */
export const waitForPaint = (pty: Pty, mark = 0): Promise<readonly string[]> =>
  pty.waitFor(() => pty.raw(mark).endsWith(PAINTED));

/** The driver would spell out what is undefined. */
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
