/** A computer player as a program, by command. */
import { describe, expect, it } from 'vitest';
import { callCli, type CliResult } from '../testing/cli.testing.ts';

async function play(
  words: readonly string[],
  lines: readonly string[],
): Promise<CliResult & { readonly replies: string }> {
  let replies = '';
  async function* read(): AsyncGenerator<Uint8Array> {
    // Lines arrive in pieces that end anywhere, also inside a character.
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    for (let i = 0; i < bytes.length; i += 7) yield bytes.subarray(i, i + 7);
  }
  const result = await callCli(['player', ...words], [], {
    byteStreams: {
      input: read(),
      write: async (bytes) => void (replies += Buffer.from(bytes).toString()),
    },
  });
  return { ...result, replies };
}

describe('ludoteca player', () => {
  it('speaks the protocol of a game', async () => {
    const lines = [
      'PLAYERS a b',
      'YOU a',
      'HAND [ 5♠ 9♣ 4♥ ]',
      'TABLE 8♦',
      'TURN a',
      'TURN b',
      'DISCARD V♠',
      'TURN a',
    ];
    const { exit, err, replies } = await play(['uno', 'greedy'], lines);
    expect({ exit, err, replies }).toEqual({ exit: 0, err: [], replies: 'BUY 1\nBUY 2\n' });
  });

  it('speaks JSON lines for every game', async () => {
    const hello = {
      type: 'hello',
      protocol: 1,
      game: 'risika',
      version: 1,
      seat: 0,
      names: ['a', 'b', 'c'],
      settings: {},
      clock: 0,
    };
    const question = { type: 'question', number: 0, prompt: 'round', frame: {}, options: ['go on'] };
    const { exit, replies } = await play(
      ['risika', ':expert'],
      [hello, question].map((message) => JSON.stringify(message)),
    );
    expect({ exit, replies }).toEqual({ exit: 0, replies: '{"type":"answer","number":0,"option":0}\n' });
  });

  it('refuses what it cannot use in one line', async () => {
    const clever = await play(['uno', 'clever'], []);
    expect(clever).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('no computer player is called "clever"')],
    });
    expect((await play(['nothing', 'expert'], [])).exit).toBe(2);
    const other = await play(['uno', 'greedy'], ['{"type":"hello"}']);
    expect(other).toMatchObject({ exit: 1, err: [expect.stringContaining('a message is malformed')] });
    const none = await play(['risika', 'greedy'], ['TURN a']);
    expect(none).toMatchObject({
      exit: 2,
      err: [expect.stringContaining('no line protocol but JSON lines')],
    });
  });
});
