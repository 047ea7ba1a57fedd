/** Reads the header and the last line of an archive without reading the whole file. */
import { open } from 'node:fs/promises';
import { type ArchiveSummary, parseArchiveSummary, refuse, type Result } from '@ludoteca/kernel';

/** Bytes read at each end: more than enough unless the match started from a large position. */
const BYTES_PER_END = 64 * 1024;

/** Refuses any file that is not obviously an archive; such files are then read as a whole. */
export async function readArchiveSummary(path: string): Promise<Result<ArchiveSummary, undefined>> {
  try {
    const [head, tail] = await readEnds(path);
    const first = head.slice(0, head.indexOf('\n'));
    // The last line is the checksum; the line before it has the outcome and the digest.
    const last = /(?:^|\n)([^\n]+)\n\{"checksum":"[0-9a-f]{64}"\}\n$/.exec(tail)?.[1];
    const ends = last === undefined ? refuse(undefined) : parseArchiveSummary(first, last);
    return ends.ok ? ends : refuse(undefined);
  } catch {
    return refuse(undefined);
  }
}

async function readEnds(path: string): Promise<readonly [string, string]> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(BYTES_PER_END, size);
    const readFrom = async (position: number): Promise<string> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.toString('utf8', 0, bytesRead);
    };
    return [await readFrom(0), await readFrom(size - length)];
  } finally {
    await file.close();
  }
}
