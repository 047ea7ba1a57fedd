/** Several byte arrays as one, whose lengths are kept beside it. */

export const joinParts = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** Throws if the lengths do not add up. */
export function splitParts(content: Uint8Array, lengths: readonly number[]): readonly Uint8Array[] {
  if (lengths.reduce((sum, length) => sum + length, 0) !== content.length)
    throw new Error('a worker has sent a result of another length');
  let from = 0;
  return lengths.map((length) => {
    const part = content.subarray(from, from + length);
    from += length;
    return part;
  });
}
