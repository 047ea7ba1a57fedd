/** The frames of `ludoteca env`: a length of four bytes, little-endian, then a kind of four bytes and the content (docs/env.md). */

/** Kinds of frames from the program. */
export const REPLY = { hello: 0, state: 1, error: 2 } as const;
/** Kinds of frames to the program. */
export const REQUEST = { step: 1, reset: 2 } as const;

const WORD = 4;

/** The largest request: choices of the largest batch. */
export const MAX_REQUEST_BYTES = WORD * (1 + 65_536);

/** Why the input cannot be read any further, as a sentence for the user. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

/** A frame with its content, and a view of the content. */
export function createFrame(kind: number, contentBytes: number): { frame: Buffer; content: Buffer } {
  const frame = Buffer.alloc(WORD * 2 + contentBytes);
  frame.writeUInt32LE(WORD + contentBytes, 0);
  frame.writeUInt32LE(kind, WORD);
  return { frame, content: frame.subarray(WORD * 2) };
}

export function createJsonFrame(kind: number, value: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  const { frame, content } = createFrame(kind, text.length);
  text.copy(content);
  return frame;
}

export interface RequestFrame {
  readonly kind: number;
  readonly content: Buffer;
}

/** Splits a stream of bytes into frames. Throws a `FrameError` for a frame that is too long, too short or cut off. */
export async function* readFrames(input: AsyncIterable<Uint8Array>): AsyncGenerator<RequestFrame> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of input) {
    pending = pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([pending, chunk]);
    for (let frame = takeFrame(pending); frame !== undefined; frame = takeFrame(pending)) {
      pending = pending.subarray(WORD + frame.length);
      yield { kind: frame.readUInt32LE(0), content: frame.subarray(WORD) };
    }
  }
  if (pending.length > 0)
    throw new FrameError(`the input ends inside a frame, after ${pending.length} of its bytes`);
}

/** The first frame without its length; undefined if it has not arrived completely. */
function takeFrame(pending: Buffer): Buffer | undefined {
  if (pending.length < WORD) return undefined;
  const length = pending.readUInt32LE(0);
  if (length < WORD || length > MAX_REQUEST_BYTES)
    throw new FrameError(`a frame of ${length} bytes is not possible: from ${WORD} to ${MAX_REQUEST_BYTES}`);
  return pending.length < WORD + length ? undefined : pending.subarray(WORD, WORD + length);
}
