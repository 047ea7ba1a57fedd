/** Prepares submissions: copies each into a folder of its own and makes its program. */
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type { IsolationMode } from '@ludoteca/kit';
import { chooseSandbox } from '../sandbox/choose-sandbox.ts';
import { copyReadable } from '../sandbox/copy-readable.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { compileC, runMake } from './build.ts';
import { classifySubmission, type SubmissionKind, type SubmissionProblem } from './submission-files.ts';

/** A program that can be started. */
export interface PreparedProgram {
  readonly path: string;
  /** SHA-256 of its file. */
  readonly hash: string;
}

/** Prepares submissions with one sandbox. */
export class SubmissionBuilder {
  private readonly sandbox: Sandbox;
  private readonly folder: string;

  constructor(sandbox: Sandbox, folder: string) {
    this.sandbox = sandbox;
    this.folder = folder;
  }

  /** Copies the submission to `target`, which must not exist, and makes its program there. */
  async prepare(
    source: string,
    target: string,
    name: string,
  ): Promise<Result<PreparedProgram, SubmissionProblem>> {
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 });
    try {
      copySubmission(source, target);
    } catch (error) {
      rmSync(target, { recursive: true, force: true });
      return refuse({ what: classifyCopyError(error) });
    }
    const found = classifySubmission(target, name);
    if ('what' in found) return refuse(found);
    const program = await this.make(found, target, name);
    return program.ok ? ok({ path: program.value, hash: hashFile(program.value) }) : program;
  }

  /** Removes temporary files. */
  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private async make(
    found: SubmissionKind,
    folder: string,
    name: string,
  ): Promise<Result<string, SubmissionProblem>> {
    switch (found.kind) {
      case 'executable': {
        const path = join(folder, found.file);
        chmodSync(path, 0o755);
        return ok(path);
      }
      case 'script': {
        const path = join(folder, found.file);
        if (found.interpreter !== undefined)
          writeFileSync(path, Buffer.concat([Buffer.from(`${found.interpreter}\n`), readFileSync(path)]));
        chmodSync(path, 0o755);
        return ok(path);
      }
      case 'make':
        return writeProgram(await runMake(this.sandbox, join(folder, found.folder), name), folder);
      case 'c':
        return writeProgram(await compileC(this.sandbox, folder, found.files), folder);
    }
  }
}

/** Copies a folder, or a single file into a folder of its own. */
function copySubmission(source: string, target: string): void {
  if (statSync(source).isDirectory()) return copyReadable(source, target);
  mkdirSync(target);
  copyReadable(source, join(target, basename(source)));
}

/** Errors of files that cannot be read. */
const READ_ERRORS = new Set<unknown>(['EACCES', 'EPERM', 'ENOENT', 'ELOOP', 'ENAMETOOLONG']);

/** Why a submission cannot be copied. Errors of the folder it is copied to, such as a full disk, are thrown. */
function classifyCopyError(error: unknown): 'too large' | 'unreadable' {
  if (!(error instanceof Error) || !('code' in error)) return 'too large';
  if (READ_ERRORS.has(error.code)) return 'unreadable';
  throw error;
}

/** What linkers write about sources without `main`. */
const LACKS_MAIN = /undefined (?:reference to|symbol:?) [`'"_]*main\b/;

/** The name of programs that are built. */
const BUILT_PROGRAM = 'built-program';

function writeProgram(built: Result<Buffer, string>, folder: string): Result<string, SubmissionProblem> {
  if (!built.ok)
    return refuse(
      LACKS_MAIN.test(built.problem) ? { what: 'no main' } : { what: 'build failed', output: built.problem },
    );
  const path = join(folder, BUILT_PROGRAM);
  writeFileSync(path, built.value, { mode: 0o755 });
  return ok(path);
}

/** SHA-256 of a file, in hexadecimal. */
export const hashFile = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

/** Opens a builder with the given isolation. Throws `IsolationError` if isolation is required and not available. */
export async function openSubmissionBuilder(isolation: IsolationMode): Promise<SubmissionBuilder> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-build-'));
  await chmod(folder, 0o711);
  try {
    return new SubmissionBuilder(chooseSandbox(isolation, folder), folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
