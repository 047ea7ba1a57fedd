/** Serves a batch environment over a pair of byte streams. */
import { isUtf8 } from 'node:buffer';
import { BatchError, type BatchEnvironment, type BatchPlan } from './batch-environment.ts';
import { createJsonFrame, readFrames, REPLY, REQUEST, type RequestFrame } from './frames.ts';

/** Standard input and output as bytes. */
export interface ByteStreams {
  readonly input: AsyncIterable<Uint8Array>;
  /** Resolves when more can be written. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
}

/** Increased when the meaning of a frame changes. */
const PROTOCOL = 1;

/** The first frame: everything about the game that does not change. */
const createHello = ({ info }: BatchEnvironment, { batch, seats, seed }: BatchPlan): Buffer =>
  createJsonFrame(REPLY.hello, { protocol: PROTOCOL, batch, playing: seats, seed, ...info });

/** Answers requests until the input ends. Throws a `FrameError` for input that cannot be split into frames. */
export async function runBatch(
  environment: BatchEnvironment,
  plan: BatchPlan,
  { input, write }: ByteStreams,
): Promise<void> {
  await write(createHello(environment, plan));
  await write(environment.encodeState());
  for await (const request of readFrames(input)) await write(answer(environment, request));
}

/** A refused request is answered with an error frame, and nothing has changed. */
function answer(environment: BatchEnvironment, { kind, content }: RequestFrame): Buffer {
  try {
    if (kind === REQUEST.step) environment.step(readChoices(content));
    else if (kind === REQUEST.reset) environment.reset(readSeed(content));
    else throw new BatchError(`there is no request ${kind}`);
    return environment.encodeState();
  } catch (error) {
    if (!(error instanceof BatchError)) throw error;
    return createJsonFrame(REPLY.error, { error: error.message });
  }
}

function readSeed(content: Buffer): string {
  if (!isUtf8(content)) throw new BatchError('the seed is not UTF-8');
  return content.toString('utf8');
}

function readChoices(content: Buffer): Int32Array {
  if (content.length % 4 !== 0) throw new BatchError(`${content.length} bytes are no list of choices`);
  return Int32Array.from({ length: content.length / 4 }, (_, i) => content.readInt32LE(i * 4));
}
