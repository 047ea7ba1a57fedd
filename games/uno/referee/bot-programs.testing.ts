/** Creates bot programs for tests in temporary folders. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { onTestFinished } from 'vitest';

/** A temporary folder, removed when the test ends. */
export function createEmptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-uno-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes an executable file and returns its path. */
export function writeProgram(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}

/**
 * A JavaScript bot that tracks its hand and the table. `turn` is the code of its turn and can use `hand`, `table` (a card), `suit`, `owed`,
 * `turns`, `send(text)` and `honest()`, which plays correctly. `more` runs first and may replace `heard(line)` or `send`.
 */
export const createBotScript = (turn: string, more = ''): string => `#!${process.execPath}
let me = '', hand = [], table = '', suit = '', owed = 0, rest = '';
let send = (text) => process.stdout.write(text);
let heard = () => {};
let turns = 0;
${more}
const fits = (card) => /^[AC]/.test(card) || card.slice(0, -1) === table.slice(0, -1) || card.slice(-1) === suit;
const lay = (card, named) => { table = card; suit = named ?? card.slice(-1); owed = card[0] === 'V' ? 2 : card[0] === 'C' ? 4 : 0; };
/** Plays correctly: pays its debt, discards the first playable card, or buys one. */
function honest() {
  if (owed > 0) { send('BUY ' + owed + '\\n'); owed = 0; return; }
  const card = hand.find(fits);
  if (card === undefined) return send('BUY 1\\n');
  hand.splice(hand.indexOf(card), 1);
  send('DISCARD ' + card + (/^[AC]/.test(card) ? ' ' + card.slice(-1) : '') + '\\n');
  lay(card); owed = 0;
}
let turn = () => { turns++; ${turn} };
process.stdin.setEncoding('utf8').on('data', (bytes) => {
  const lines = (rest + bytes).split('\\n');
  rest = lines.pop();
  for (const line of lines) {
    heard(line);
    const [verb, one, two] = line.split(' ');
    if (verb === 'YOU') me = one;
    else if (verb === 'HAND') hand = line.split(' ').slice(2, -1);
    else if (verb === 'TABLE' || verb === 'DISCARD') lay(one, two);
    else if (verb === 'BUY' || verb === 'INVALID') owed = 0;
    else if (verb === 'TURN') { if (one === me) turn(); }
    else if (one === undefined) hand.push(verb);
  }
});
`;

/** A C compiler, if there is one; tests that need one are skipped otherwise and say so. */
export const COMPILER = ['cc', 'gcc', 'clang'].find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

export const NO_COMPILER_NOTE = COMPILER === undefined ? ' (no compiler of C here: not tried)' : '';

export function compileProgram(folder: string, name: string, source: string): string {
  const path = join(folder, name);
  execFileSync(COMPILER ?? 'cc', ['-O2', '-Wall', '-Werror', '-o', path, source]);
  return path;
}
