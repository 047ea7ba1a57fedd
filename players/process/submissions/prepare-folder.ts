/** Prepares all submissions of a folder in a temporary folder. */
import { mkdtempSync, chmodSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@ludoteca/kernel';
import type { IsolationMode } from '@ludoteca/kit';
import { openSubmissionBuilder, type PreparedProgram } from './prepare-submission.ts';
import { listSubmissions, type SubmissionProblem, type SubmissionSource } from './submission-files.ts';

/** A submission with the program that was made of it. */
export interface PreparedSource extends SubmissionSource {
  readonly program: Result<PreparedProgram, SubmissionProblem>;
}

export interface PreparedFolder {
  readonly sources: readonly PreparedSource[];
  /** Removes the programs. */
  close(): Promise<void>;
}

/** Makes a program of each submission, one after another. The folder stays as it is. */
export async function prepareFolder(folder: string, isolation: IsolationMode): Promise<PreparedFolder> {
  const found = listSubmissions(folder);
  const builder = await openSubmissionBuilder(isolation);
  const programs = mkdtempSync(join(tmpdir(), 'ludoteca-programs-'));
  chmodSync(programs, 0o711);
  const close = (): Promise<void> => rm(programs, { recursive: true, force: true });
  try {
    const sources: PreparedSource[] = [];
    for (const [i, { name, path }] of found.entries())
      sources.push({ name, path, program: await builder.prepare(path, join(programs, String(i)), name) });
    return { sources, close };
  } catch (error) {
    await close();
    throw error;
  } finally {
    await builder.close();
  }
}
