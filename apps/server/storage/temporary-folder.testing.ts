/** Temporary folders that are deleted after the test. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export async function createEmptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
