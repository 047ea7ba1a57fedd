import { describe, expect, it } from 'vitest';
import { createFrame, MAX_REQUEST_BYTES, REPLY, REQUEST } from '../batch/frames.ts';
import { callCli } from '../testing/cli.testing.ts';

interface Reply {
  readonly kind: number;
  readonly content: Buffer;
}

interface Hello {
  readonly observationFields: readonly string[];
  readonly actions: readonly string[];
  readonly optionFields: readonly string[];
  readonly seats: object;
}

const splitFrames = (bytes: Buffer): Reply[] => {
  const replies: Reply[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readUInt32LE(at);
    replies.push({ kind: bytes.readUInt32LE(at + 4), content: bytes.subarray(at + 8, at + 4 + length) });
    at += 4 + length;
  }
  return replies;
};

const createRequest = (kind: number, content: Uint8Array): Buffer => {
  const { frame, content: inside } = createFrame(kind, content.length);
  inside.set(content);
  return frame;
};
const stepRequest = (...choices: readonly number[]): Buffer =>
  createRequest(REQUEST.step, new Uint8Array(Int32Array.from(choices).buffer));
const resetRequest = (seed: string): Buffer => createRequest(REQUEST.reset, Buffer.from(seed));

/** The words of a state frame by their columns. */
function readState({ kind, content }: Reply, batch: number, seats: number, { observationFields }: Hello) {
  expect(kind).toBe(REPLY.state);
  const words = content.length / 4;
  const ints = Array.from({ length: words }, (_, i) => content.readInt32LE(i * 4));
  const floats = Array.from({ length: words }, (_, i) => content.readFloatLE(i * 4));
  const observations = batch * (3 + seats);
  const legal = observations + batch * observationFields.length;
  return {
    seats: ints.slice(0, batch),
    ended: ints.slice(batch, 2 * batch),
    counts: ints.slice(2 * batch, 3 * batch),
    returns: floats.slice(3 * batch, observations),
    observations: floats.slice(observations, legal),
    actions: ints.slice(legal),
    options: floats.slice(legal),
  };
}

/** Runs the command with a function that answers every reply; undefined ends the input. */
async function runEnv(
  words: readonly string[],
  answer: (replies: readonly Reply[]) => Uint8Array | undefined,
) {
  const replies: Reply[] = [];
  async function* requests(): AsyncGenerator<Uint8Array> {
    for (let request = answer(replies); request !== undefined; request = answer(replies)) yield request;
  }
  const { exit, out, err } = await callCli(['env', ...words], [], {
    byteStreams: {
      input: requests(),
      write: async (bytes) => void replies.push(...splitFrames(Buffer.from(bytes))),
    },
  });
  return { exit, out, err, replies };
}

const helloOf = ([hello]: readonly Reply[]): Hello => JSON.parse(hello!.content.toString()) as Hello;

/** Plays a number of steps, always with the first option. */
const playFirst =
  (steps: number, batch: number, seats: number) =>
  (replies: readonly Reply[]): Uint8Array | undefined => {
    if (replies.length > steps + 1) return undefined;
    const { counts, actions } = readState(replies.at(-1)!, batch, seats, helloOf(replies));
    let at = 0;
    return stepRequest(...counts.map((count) => actions[(at += count) - count]!));
  };

describe('ludoteca env', () => {
  it('plays a batch, begins ended matches anew and tells their returns', async () => {
    const { exit, err, replies } = await runEnv(['uno', '--batch', '3', '--seed', '1'], playFirst(300, 3, 2));
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    const states = replies.slice(1).map((reply) => readState(reply, 3, 2, helloOf(replies)));
    expect(states).toHaveLength(301);
    const ended = states.filter(({ ended: [first] }) => first === 1);
    expect(ended.length).toBeGreaterThan(0);
    for (const { returns } of ended) expect(returns[0]! + returns[1]!).toBe(0);
    for (const { counts, actions } of states) expect(actions).toHaveLength(counts.reduce((a, b) => a + b));
  });

  it('gives rows of numbers in a game without action numbers and takes indexes', async () => {
    const { exit, replies } = await runEnv(['lirya', '--batch', '2'], (so) =>
      so.length > 6 ? undefined : stepRequest(0, 0),
    );
    expect(exit).toBe(0);
    const hello = helloOf(replies);
    const { counts, options } = readState(replies.at(-1)!, 2, 2, hello);
    expect(options).toHaveLength((counts[0]! + counts[1]!) * hello.optionFields.length);
  });

  it('plays the same again after a reset with the same seed', async () => {
    const { replies } = await runEnv(['rumour', '--batch', '4', '--seed', 's'], (so) =>
      so.length > 2 ? undefined : resetRequest('s'),
    );
    expect(replies[2]!.content).toEqual(replies[1]!.content);
  });

  it('describes the game as JSON', async () => {
    const { exit, out } = await callCli(['env', 'uno', '--describe']);
    expect(exit).toBe(0);
    expect(JSON.parse(out.join('\n'))).toMatchObject({ id: 'uno', encodingVersion: 1 });
  });

  it.each([
    ['an unknown action number', stepRequest(9999, 0), 'action 9999 is not legal in match 0'],
    ['a wrong batch size', stepRequest(0), '1 choices for 2 matches'],
    ['an unknown request', createRequest(7, Buffer.alloc(0)), 'there is no request 7'],
    ['half a number', createRequest(REQUEST.step, Buffer.alloc(3)), '3 bytes are no list of choices'],
    ['an empty seed', resetRequest(''), 'a seed has 1 to 900 characters'],
    ['a seed that is no text', createRequest(REQUEST.reset, Buffer.from([255])), 'the seed is not UTF-8'],
    ['a long seed', resetRequest('s'.repeat(901)), 'a seed has 1 to 900 characters'],
  ])('answers %s with an error frame and goes on unchanged', async (_, request, error) => {
    const { exit, replies } = await runEnv(['uno', '--batch', '2'], (so) => {
      if (so.length === 2) return request;
      return so.length === 3 ? playFirst(9, 2, 2)(so.slice(0, 2)) : undefined;
    });
    expect(exit).toBe(0);
    expect(replies[2]!.kind).toBe(REPLY.error);
    expect(JSON.parse(replies[2]!.content.toString())).toEqual({ error });
    expect(replies[3]!.kind).toBe(REPLY.state);
  });

  it.each([
    [
      'a truncated frame',
      stepRequest(0, 0).subarray(0, 7),
      'the input ends inside a frame, after 7 of its bytes',
    ],
    ['a frame without a kind', Buffer.from([1, 0, 0, 0]), 'a frame of 1 bytes is not possible'],
    [
      'a huge frame',
      Buffer.from([255, 255, 255, 255]),
      `a frame of 4294967295 bytes is not possible: from 4 to ${MAX_REQUEST_BYTES}`,
    ],
  ])('ends with one line after %s', async (_, bytes, sentence) => {
    const requests = [bytes];
    const { exit, err } = await runEnv(['uno', '--batch', '2'], () => requests.shift());
    expect(exit).toBe(2);
    expect(err).toEqual([expect.stringContaining(sentence)]);
  });

  it.each([
    [['uno', '--batch', '0'], '--batch must be a whole number from 1 to 65536'],
    [['uno', '--seats', '9'], '--seats must be'],
    [['uno', '--set', 'hand=0'], ''],
    [['uno', '--seed', 's'.repeat(901)], '--seed must be'],
    [['chess'], 'no game is called'],
  ])('refuses %j in one line', async (words, sentence) => {
    const { exit, err, replies } = await runEnv(words, () => undefined);
    expect({ exit, replies }).toEqual({ exit: 2, replies: [] });
    expect(err).toEqual([expect.stringContaining(sentence)]);
  });
});
