/** Finds the mutants that the compiler refuses: they cannot get into the program, so no test needs to notice them. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { applyMutant } from './find-mutants.mjs';

/**
 * A mutant of a source file, whose path is given from the root of the repository.
 * @typedef {{ readonly id: number; readonly path: string; readonly source: string; readonly mutant: import('./find-mutants.mjs').Mutant }} ChosenMutant
 */

/**
 * The ids of the mutants with a type error. The compiler reads a copy of the folder in which each mutant is a file of its own
 * beside the original, so that one run is enough for all.
 * @param {string} root
 * @param {string} folder
 * @param {readonly ChosenMutant[]} mutants
 * @returns {Promise<ReadonlySet<number>>}
 */
export async function findTypeErrors(root, folder, mutants) {
  mkdirSync(join(root, 'out'), { recursive: true });
  const copy = mkdtempSync(join(root, 'out', 'mutants-'));
  try {
    cpSync(join(root, folder), copy, { recursive: true });
    const files = mutants.map(({ id, path, source, mutant }) => {
      const file = join(copy, relative(folder, path).replace(/\.ts$/, `.mutant-${id}.ts`));
      writeFileSync(file, applyMutant(source, mutant));
      return file;
    });
    const config = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
      files,
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
    const report = await compile(root, copy);
    return new Set([...report.matchAll(/\.mutant-(\d+)\.ts\(/g)].map(([, id]) => Number(id)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string>}
 */
const compile = (root, folder) =>
  new Promise((resolve, reject) => {
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const args = [compiler, '--pretty', 'false', '--project', folder];
    execFile(process.execPath, args, { maxBuffer: 2 ** 28 }, (error, stdout, stderr) =>
      error === null || stdout.includes(': error TS')
        ? resolve(stdout)
        : reject(new Error(stderr || stdout || error.message)),
    );
  });
