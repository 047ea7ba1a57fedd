import { open } from 'node:fs/promises';
import { type ArchiveSummary, parseArchiveSummary, refuse, type Result } from '@ludoteca/kernel';

/** How much is read of a file at each end: far more than the lines that are wanted, unless a match began from a large position. */
const BYTES_PER_END = 64 * 1024;

/** What the first line and the line of the end say. Whatever is not at once an archive is left to those who read all of it. */
export async function readArchiveSummary(path: string): Promise<Result<ArchiveSummary, undefined>> {
  try {
    const [head, tail] = await readEnds(path);
    const first = head.slice(0, head.indexOf('\n'));
    // The checksum's line is the last, and the end's comes before it.
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
    const reach = Math.min(BYTES_PER_END, size);
    const piece = async (from: number): Promise<string> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(reach), 0, reach, from);
      return buffer.toString('utf8', 0, bytesRead);
    };
    return [await piece(0), await piece(size - reach)];
  } finally {
    await file.close();
  }
}
