import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deepCopy } from './data.ts';
import {
  ChaChaDice,
  createDice,
  FastDice,
  createFastDice,
  keyFromSeed,
  loadDice,
  StreamDice,
} from './dice.ts';

const wordsOf = (dice: StreamDice, count: number): number[] =>
  Array.from({ length: count }, () => dice.word());
const hexWords = (text: string): number[] => text.split(' ').map((word) => Number.parseInt(word, 16));

/** Dice that give just these words. */
class GivenDice extends StreamDice {
  private readonly words: readonly number[];
  private used = 0;
  constructor(words: readonly number[]) {
    super();
    this.words = words;
  }
  word(): number {
    return this.words[this.used++]!;
  }
  get drawn(): number {
    return this.used;
  }
  copy(): GivenDice {
    return new GivenDice(this.words.slice(this.used));
  }
  save(): null {
    return null;
  }
}

/** Lemire's rule again, in integers of any size. */
function exactInt(n: number, words: StreamDice): number {
  const bits = 1n << 32n;
  for (;;) {
    const product = BigInt(words.word()) * BigInt(n);
    if (product % bits >= bits % BigInt(n)) return Number(product / bits);
  }
}

/** Small Fast Counter, 32 bits, in integers of any size. */
function* smallFastCounter(a: bigint, b: bigint, c: bigint, counter: bigint): Generator<bigint> {
  const bits = 1n << 32n;
  for (;;) {
    const sum = (a + b + counter++) % bits;
    a = b ^ (b >> 9n);
    b = (c + c * 8n) % bits;
    c = ((((c << 21n) % bits) | (c >> 11n)) + sum) % bits;
    yield sum;
  }
}

describe('the key stream', () => {
  // RFC 8439, appendix A.1: the test vectors whose nonce is zero.
  const vectors = [
    {
      name: 'vector 1',
      key: '00'.repeat(32),
      block: 0,
      words:
        'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    },
    {
      name: 'vector 2',
      key: '00'.repeat(32),
      block: 1,
      words:
        'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    },
    {
      name: 'vector 3',
      key: `${'00'.repeat(31)}01`,
      block: 1,
      words:
        '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
    },
    {
      name: 'vector 4',
      key: `00ff${'00'.repeat(30)}`,
      block: 2,
      words:
        'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
    },
  ];

  test.each(vectors)('is that of RFC 8439, $name', ({ key, block, words }) => {
    const dice = new ChaChaDice(keyFromSeed(key));
    wordsOf(dice, 16 * block);
    expect(wordsOf(dice, 16)).toEqual(hexWords(words));
  });

  test.each(['1', 'a', 'another seed', 'f0'.repeat(32)])(
    'is that of OpenSSL for 100,000 words, seed %s',
    (seed) => {
      const count = 100_000;
      const stream = createCipheriv('chacha20', keyFromSeed(seed), new Uint8Array(16)).update(
        new Uint8Array(4 * count),
      );
      const dice = new ChaChaDice(keyFromSeed(seed));
      let differ = 0;
      for (let i = 0; i < count; i++) if (dice.word() !== stream.readUInt32LE(4 * i)) differ++;
      expect(differ).toBe(0);
    },
  );

  test('continues after being saved, loaded or copied at any word', () => {
    const all = wordsOf(new ChaChaDice(keyFromSeed('offsets')), 300);
    const dice = new ChaChaDice(keyFromSeed('offsets'));
    for (let used = 0; used < 200; used++) {
      const rest = all.slice(used, used + 70);
      const saved: unknown = JSON.parse(JSON.stringify(dice.save()));
      expect(wordsOf(dice.copy(), 70)).toEqual(rest);
      expect(wordsOf(loadDice(saved as never), 70)).toEqual(rest);
      expect(dice.word()).toBe(all[used]);
    }
  });

  test('of a copy is independent of the original', () => {
    const origin = new ChaChaDice(keyFromSeed('two'));
    wordsOf(origin, 63);
    const copy = origin.copy();
    const ahead = wordsOf(copy, 130);
    expect(wordsOf(origin, 130)).toEqual(ahead);
  });
});

describe('an integer', () => {
  const most = 2 ** 21;
  const sizes = [1, 2, 3, 5, 6, 7, 52, 64, 108, 1000, 2 ** 16, 2 ** 16 + 1, 1_500_001, most - 1, most];

  test.each(sizes)('below %i has the exact value', (n) => {
    const dice = new ChaChaDice(keyFromSeed(`int ${n}`));
    const words = dice.copy();
    for (let i = 0; i < 500; i++) expect(dice.int(n)).toBe(exactInt(n, words));
    expect(dice.save()).toEqual(words.save());
  });

  test('rejects only words that would cause a bias', () => {
    // For n = 3, 2^32 mod 3 is 1: only the word 0 leaves a low word below it.
    const unlucky = new GivenDice([0, 0, 2 ** 32 - 1]);
    expect(unlucky.int(3)).toBe(2);
    expect(unlucky.drawn).toBe(3);
    const lucky = new GivenDice([1]);
    expect(lucky.int(3)).toBe(0);
    // Powers of two have no unfair words.
    for (const n of [1, 2, 2 ** 10, most]) expect(new GivenDice([0]).int(n)).toBe(0);
  });

  test.each([2, 3, 5, 6, 7, 10, 13])('below %i is uniformly distributed', (n) => {
    // Every word on the border of two results, and its neighbours: result r owns the words from ceil(r 2^32 / n), unfair ones
    // taken away, so that each result keeps exactly floor(2^32 / n) of them.
    const bits = 1n << 32n;
    const big = BigInt(n);
    const fair = bits / big;
    for (let r = 0n; r < big; r++) {
      const first = (r * bits + big - 1n) / big;
      const last = ((r + 1n) * bits + big - 1n) / big - 1n;
      const kept = [first, first + 1n, last - 1n, last].filter((word) => (word * big) % bits >= bits % big);
      for (const word of kept) expect(new GivenDice([Number(word)]).int(n)).toBe(Number(r));
      const unfair = (first * big) % bits < bits % big ? 1n : 0n;
      expect(last - first + 1n - unfair).toBe(fair);
    }
  });

  test.each([0, -1, 0.5, 1.5, 2.5, most + 1, 2 ** 32, NaN, Infinity, -Infinity])(
    'below %d is refused',
    (n) => {
      const dice = createFastDice('refused');
      const before = dice.save();
      expect(() => dice.int(n)).toThrow(RangeError);
      expect(dice.save()).toEqual(before);
    },
  );
});

describe('rolls, picks and shuffles', () => {
  test('a die shows 1 to its sides, every one of them', () => {
    const thrown = createFastDice('throws');
    const ints = createFastDice('throws');
    const faces = Array.from({ length: 200 }, () => thrown.die(6));
    expect(faces).toEqual(faces.map(() => ints.int(6) + 1));
    expect([...new Set(faces)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a pick is the element at a random index', () => {
    const picking = createFastDice('throws');
    const ints = createFastDice('throws');
    const from = ['a', 'b', 'c', 'd', 'e'];
    for (let i = 0; i < 100; i++) expect(picking.pick(from)).toBe(from[ints.int(5)]);
    expect(() => picking.pick([])).toThrow(RangeError);
  });

  test('a shuffle is an in-place Fisher-Yates shuffle from the last card', () => {
    const shuffling = createFastDice('throws');
    const ints = createFastDice('throws');
    for (const size of [0, 1, 2, 3, 10, 108]) {
      const pile = Array.from({ length: size }, (_, i) => i);
      const stated = pile.slice();
      const settled: number[] = [];
      while (stated.length > 1) {
        const at = ints.int(stated.length);
        settled.unshift(stated[at]!);
        stated[at] = stated.at(-1)!;
        stated.pop();
      }
      expect(shuffling.shuffle(pile)).toBe(pile);
      expect(pile).toEqual([...stated, ...settled]);
    }
  });

  test('a shuffle of four cards reaches each of the 24 orders with exactly one sequence of integers', () => {
    const orders = new Set<string>();
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 3; b++)
        for (let c = 0; c < 2; c++) {
          const middles = [a / 4 + 1 / 8, b / 3 + 1 / 6, c / 2 + 1 / 4].map((part) =>
            Math.floor(part * 2 ** 32),
          );
          orders.add(new GivenDice(middles).shuffle(['w', 'x', 'y', 'z']).join(''));
        }
    expect(orders.size).toBe(24);
  });
});

describe('fast dice', () => {
  test.each([
    [0, 0, 0, 1],
    [1, 2, 3, 4],
    [0xffffffff, 0x80000000, 0xdeadbeef, 0xffffffff],
  ])('follow the algorithm from %i %i %i %i', (a, b, c, counter) => {
    const stated = smallFastCounter(BigInt(a), BigInt(b), BigInt(c), BigInt(counter));
    const dice = new FastDice(a, b, c, counter);
    for (let i = 0; i < 5000; i++) expect(BigInt(dice.word())).toBe(stated.next().value);
  });

  test('give the same words for the same seed and others for another seed', () => {
    expect(wordsOf(createFastDice('7'), 100)).toEqual(wordsOf(createFastDice('7'), 100));
    expect(wordsOf(createFastDice('7'), 100)).not.toEqual(wordsOf(createFastDice('8'), 100));
  });

  test('continue after being copied or saved', () => {
    const dice = createFastDice('saved');
    wordsOf(dice, 33);
    const copy = dice.copy();
    const loaded = loadDice(deepCopy(dice.save()));
    const rest = wordsOf(dice, 100);
    expect(wordsOf(copy, 100)).toEqual(rest);
    expect(wordsOf(loaded, 100)).toEqual(rest);
  });
});

describe('seeds', () => {
  test('of 64 hexadecimal digits are the key itself', () => {
    const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    expect([...keyFromSeed(seed)]).toEqual(Array.from({ length: 32 }, (_, i) => i));
  });

  test('of any other form are hashed to different keys', () => {
    const seeds = ['', '0', '1', '01', ' 1', 'A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), 'a'.repeat(64)];
    const keys = seeds.map((seed) => keyFromSeed(seed).join());
    expect(new Set(keys).size).toBe(seeds.length);
    for (const seed of seeds) expect(keyFromSeed(seed)).toHaveLength(32);
  });

  test('create the requested kind of dice', () => {
    expect(createDice('chacha', 's')).toBeInstanceOf(ChaChaDice);
    expect(createDice('fast', 's')).toBeInstanceOf(FastDice);
  });

  test.each([null, {}, { kind: 'chacha' }, { kind: 'fast', words: [1] }, { kind: 'loaded', used: 1 }])(
    'cannot load dice from %j',
    (saved) => {
      expect(() => loadDice(saved)).toThrow(/./);
    },
  );
});
