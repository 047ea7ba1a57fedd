import { describe, expect, it } from 'vitest';
import { createOutput, type OutputStream } from './output.ts';

/** A stream that records what is written; `fail` emits an error. */
function stream(given: { isTTY?: boolean; columns?: number } = {}) {
  const written: string[] = [];
  const hearers: ((error: NodeJS.ErrnoException) => void)[] = [];
  const the: OutputStream = {
    ...given,
    write: (text) => written.push(text),
    on: (_, listener) => hearers.push(listener),
  };
  const fail = (code: string): void => {
    for (const listener of hearers) listener(Object.assign(new Error(`${code}: it did\nnot work`), { code }));
  };
  return { the, written, fail };
}

const widthOf = (given: { isTTY?: boolean; columns?: number }): number =>
  createOutput(stream(given).the, stream().the, () => undefined).width;

const WIPE = '\r\u001b[K';

describe('the output', () => {
  it('keeps the progress line below printed lines', () => {
    const terminal = stream({ isTTY: true, columns: 40 });
    const { print, printError, showProgress } = createOutput(terminal.the, terminal.the, () => undefined);
    showProgress!('half');
    print('a line');
    printError('a complaint');
    showProgress!('');
    print('the end');
    expect(terminal.written.join('')).toBe(
      `${WIPE}half${WIPE}a line\nhalf${WIPE}a complaint\nhalf${WIPE}the end\n`,
    );
  });

  it('shows progress although standard output is a file', () => {
    const file = stream();
    const terminal = stream({ isTTY: true, columns: 40 });
    const { print, showProgress } = createOutput(file.the, terminal.the, () => undefined);
    showProgress!('half');
    print('a line');
    expect(file.written.join('')).toBe('a line\n');
    expect(terminal.written.join('')).toBe(`${WIPE}half`);
  });

  it('truncates the progress line to the width, and shows none without a terminal', () => {
    const narrow = stream({ isTTY: true, columns: 10 });
    createOutput(stream().the, narrow.the, () => undefined).showProgress!('[####----] 50 %');
    expect(narrow.written).toEqual([`${WIPE}[####----`]);
    expect(
      createOutput(stream({ isTTY: true }).the, stream().the, () => undefined).showProgress,
    ).toBeUndefined();
  });

  it('is as wide as the terminal, else 80 columns', () => {
    expect(widthOf({ isTTY: true, columns: 51 })).toBe(51);
    expect(widthOf({ isTTY: true, columns: 0 })).toBe(80);
    expect(widthOf({})).toBe(80);
  });

  it('reports a write error in one line and fails', () => {
    const out = stream();
    const err = stream();
    const ends: (number | undefined)[] = [];
    createOutput(out.the, err.the, (exit) => ends.push(exit));
    out.fail('ENOSPC');
    expect(ends).toEqual([1]);
    expect(err.written).toEqual(['ludoteca: cannot write to standard output: ENOSPC: it did not work\n']);
  });

  it('ends silently if the reader has closed the pipe', () => {
    const out = stream();
    const err = stream();
    const ends: (number | undefined)[] = [];
    createOutput(out.the, err.the, (exit) => ends.push(exit));
    out.fail('EPIPE');
    expect({ ends, said: err.written }).toEqual({ ends: [undefined], said: [] });
  });
});
