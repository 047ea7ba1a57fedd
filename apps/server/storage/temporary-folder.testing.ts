import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone after the test. */
export async function createEmptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
