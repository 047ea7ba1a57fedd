/** Random number generators of matches (ChaCha20) and simulations (sfc32). */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice, DiceKind, Json } from './contract.ts';

const WORDS = 2 ** 32;
/** Up to this bound, word * n is exact in a double. */
const EXACT = 2 ** 21;

/** Dice on a stream of uniform 32-bit words. */
export abstract class StreamDice implements Dice {
  abstract word(): number;
  abstract copy(): StreamDice;
  abstract save(): Json;

  /** Lemire's method: the high word of the product is the result; a low word below 2^32 mod n is drawn again. */
  int(n: number): number {
    if (n >>> 0 !== n || n === 0 || n > EXACT) throw new RangeError(`dice: int(${n}) is outside 1..${EXACT}`);
    let product = this.word() * n;
    let low = product >>> 0;
    if (low < n) {
      const threshold = WORDS % n;
      while (low < threshold) {
        product = this.word() * n;
        low = product >>> 0;
      }
    }
    // `| 0` turns the quotient into a small integer; V8 would otherwise keep it as a double.
    return ((product - low) / WORDS) | 0;
  }

  die(sides: number): number {
    return this.int(sides) + 1;
  }

  shuffle<U>(pile: U[]): U[] {
    for (let i = pile.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const last = pile[i] as U;
      pile[i] = pile[j] as U;
      pile[j] = last;
    }
    return pile;
  }

  pick<U>(from: readonly U[]): U {
    return from[this.int(from.length)] as U;
  }
}

const NONCE = new Uint8Array(12);
const BLOCK = 64;
/** Blocks generated at a time. Matches shuffle at the start and draw rarely afterwards, so a small buffer wastes little. */
const BLOCKS = 4;
const SIZE = BLOCKS * BLOCK;
const ZEROS = new Uint8Array(SIZE);

const toDataView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Dice from the ChaCha20 key stream (RFC 8439) with an all-zero nonce, read as little-endian words. */
export class ChaChaDice extends StreamDice {
  private readonly key: Uint8Array;
  private used: number;
  /** The part of the key stream that contains word `used`. It is never written to, so copies share it. */
  private words: DataView;

  constructor(key: Uint8Array, used = 0, words?: DataView) {
    super();
    this.key = key;
    this.used = used;
    this.words = words ?? this.generateKeyStream();
  }

  word(): number {
    const word = this.words.getUint32((this.used * 4) % SIZE, true);
    this.used++;
    if ((this.used * 4) % SIZE === 0) this.words = this.generateKeyStream();
    return word;
  }

  copy(): ChaChaDice {
    return new ChaChaDice(this.key, this.used, this.words);
  }

  save(): Json {
    return { kind: 'chacha', key: bytesToHex(this.key), used: this.used };
  }

  private generateKeyStream(): DataView {
    const block = Math.floor((this.used * 4) / SIZE) * BLOCKS;
    return toDataView(chacha20(this.key, NONCE, ZEROS, undefined, block));
  }
}

/** Dice from sfc32 (Small Fast Counter, public domain), for simulation and search. */
export class FastDice extends StreamDice {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(a: number, b: number, c: number, counter: number) {
    super();
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.counter = counter | 0;
  }

  word(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  mixIn(code: number): void {
    this.a = (this.a + code) | 0;
    this.word();
  }

  copy(): FastDice {
    return new FastDice(this.a, this.b, this.c, this.counter);
  }

  save(): Json {
    return { kind: 'fast', words: [this.a, this.b, this.c, this.counter] };
  }
}

/** Derives a key: 64 hexadecimal digits are the key itself, any other seed is hashed. */
export function keyFromSeed(seed: string): Uint8Array {
  return /^[0-9a-f]{64}$/.test(seed) ? hexToBytes(seed) : sha256(utf8ToBytes(`ludoteca seed ${seed}`));
}

/** Creates fast dice for players and simulations. They are predictable and never used where secrecy matters. */
export function createFastDice(seed: string): FastDice {
  const dice = new FastDice(0x6c75646f, 0x74656361, seed.length, 1);
  for (let i = 0; i < seed.length; i++) dice.mixIn(seed.charCodeAt(i));
  for (let i = 0; i < 16; i++) dice.word();
  return dice;
}

export function createDice(kind: DiceKind, seed: string): StreamDice {
  return kind === 'fast' ? createFastDice(seed) : new ChaChaDice(keyFromSeed(seed));
}

/** Restores dice from `save`. Positions come from the host's own storage, so invalid data throws. */
export function loadDice(saved: Json): StreamDice {
  const { kind, key, used, words } = saved as {
    kind?: Json;
    key?: string;
    used?: number;
    words?: readonly number[];
  };
  if (kind === 'chacha' && key && used !== undefined) return new ChaChaDice(hexToBytes(key), used);
  if (kind === 'fast' && words?.length === 4)
    return new FastDice(...(words as [number, number, number, number]));
  throw new Error(`dice: cannot load ${JSON.stringify(kind ?? null)}`);
}
