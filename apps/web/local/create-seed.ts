/** The random seed of a match or mode that this page hosts. */

/** 128 bits in hexadecimal. Unlike `randomUUID`, it also works at pages without HTTPS. */
export const createSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
