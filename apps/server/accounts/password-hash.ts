/** Hashes passwords with scrypt of Node, so that stored data do not reveal them. */
import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 32 MiB and some hundred milliseconds. A hash names its own parameters, so these may grow. */
const COST = { logN: 15, r: 8, p: 3 };
const HASH_BYTES = 32;
export const SALT_BYTES = 16;

interface ParsedHash {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** Returns the stored form, such as `scrypt$15$8$3$SALT$HASH`. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const { logN, r, p } = COST;
  const hash = await derive(password, { ...COST, salt: Buffer.from(salt) });
  return ['scrypt', logN, r, p, encode(salt), encode(hash)].join('$');
}

/** Without a stored hash it takes the same time, so that it does not tell whether there is one. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const parsed = stored === undefined ? undefined : parseHash(stored);
  const hash = await derive(password, parsed ?? { ...COST, salt: Buffer.alloc(SALT_BYTES) });
  return parsed !== undefined && timingSafeEqual(hash, parsed.hash);
}

function parseHash(text: string): ParsedHash | undefined {
  const [, logN, r, p, salt = '', hash = ''] =
    /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]{43})$/.exec(text) ?? [];
  if (logN === undefined) return undefined;
  const parameters = { logN: Number(logN), r: Number(r), p: Number(p) };
  return { ...parameters, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

/** Hashes are computed one after another, because each needs much memory. */
let queue: Promise<unknown> = Promise.resolve();

function derive(password: string, { logN, r, p, salt }: Omit<ParsedHash, 'hash'>): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  const derived = queue.then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        // The same password may be typed in different ways.
        scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );
  queue = derived.catch(() => undefined);
  return derived;
}

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
