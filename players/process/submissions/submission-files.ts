/** Finds what a submission consists of: an executable, a Makefile, C sources or a script. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import process from 'node:process';
import { isExecutableProgram, readFilePrefix } from '../sandbox/executable.ts';

/** How a program is made from a submission. Paths are relative to its folder. */
export type SubmissionKind =
  | { readonly kind: 'executable'; readonly file: string }
  | { readonly kind: 'make'; readonly folder: string }
  | { readonly kind: 'c'; readonly files: readonly string[] }
  | { readonly kind: 'script'; readonly file: string; readonly interpreter: string | undefined };

/** Why a submission is no program. */
export type SubmissionProblem =
  | {
      readonly what:
        | 'empty'
        | 'no program'
        | 'no main'
        | 'no TypeScript'
        | 'too large'
        | 'unreadable'
        | 'control characters';
    }
  | {
      readonly what: 'several programs' | 'several mains' | 'other machine';
      readonly files: readonly string[];
    }
  | { readonly what: 'build failed'; readonly output: string }
  | { readonly what: 'copy'; readonly of: string };

const MAX_FILES = 10_000;
const MAX_SOURCE_BYTES = 4_194_304;
const INTERPRETERS: { readonly [extension: string]: string } = {
  '.py': '#!/usr/bin/env python3',
  '.js': '#!/usr/bin/env node',
  '.mjs': '#!/usr/bin/env node',
  '.ts': '#!/usr/bin/env node',
};
/** Type declarations are no programs. */
const DECLARATIONS = /\.d\.[cm]?ts$/;
/** Builds for debugging and helper scripts are no submissions. */
const SECONDARY = /debug|dbg|test|^(?:run|build|compile|make|start)\b/i;
/** Offsets in an ELF file: the kind of file, of which these two are programs, and the type of machine. */
const ELF_KIND = 16;
const ELF_PROGRAMS = new Set(['\u0002\0', '\u0003\0']);
const ELF_MACHINE = 18;
const SHARED_LIBRARY = /\.so(\.\d+)*$/;
/** First bytes of programs for macOS and Windows. */
const FOREIGN_PREFIXES = ['\u00cf\u00fa\u00ed\u00fe', '\u00ca\u00fe\u00ba\u00be\0\0\0\u0002', 'MZ'];

/** A submission: a subfolder, or a file that is a program or a source. */
export interface SubmissionSource {
  readonly name: string;
  readonly path: string;
}

/**
 * Lists the submissions in a folder, by name. Hidden files and links are ignored, and files that cannot become a program.
 * Submissions that would share a name, as bot.c and bot.py, keep the whole names of their files.
 */
export function listSubmissions(folder: string): readonly SubmissionSource[] {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => ({ entry, path: join(folder, entry.name) }))
    .filter(({ entry, path }) => entry.isDirectory() || (entry.isFile() && isProgramFile(path)))
    .map(({ entry, path }) => ({
      path,
      file: entry.name,
      short: entry.isDirectory() ? entry.name : basename(entry.name, extname(entry.name)),
    }));
  const counts = new Map<string, number>();
  for (const { short } of files) counts.set(short, (counts.get(short) ?? 0) + 1);
  return files
    .map(({ path, file, short }) => ({ path, name: counts.get(short) === 1 ? short : file }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether a single file is a program, a script or a C source. A file that cannot be read is none. */
function isProgramFile(path: string): boolean {
  try {
    return path.endsWith('.c') || isScript(path) || isElfProgram(path);
  } catch {
    return false;
  }
}

/** Lists all files, by path; hidden files and links are ignored. Returns undefined if there are too many. */
function listFiles(folder: string, files: string[] = []): string[] | undefined {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (entry.name.startsWith('.') || files.length > MAX_FILES) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) listFiles(path, files);
    else if (entry.isFile()) files.push(path);
  }
  return files.length > MAX_FILES ? undefined : files;
}

/** Classifies a submission by its files. */
export function classifySubmission(folder: string, name: string): SubmissionKind | SubmissionProblem {
  const files = listFiles(folder);
  if (files === undefined) return { what: 'too large' };
  if (files.length === 0) return { what: 'empty' };
  const toRelative = (path: string): string => relative(folder, path);
  const compiled = files.filter((path) => isElfProgram(path) && isForThisMachine(path));
  if (compiled.length > 0)
    return pickOne(compiled.map(toRelative), name, (file) => ({ kind: 'executable', file }));
  const [makefile, ...more] = listMakefiles(files.map(toRelative));
  if (makefile !== undefined && more.length === 0) return { kind: 'make', folder: dirname(makefile) };
  const sources = files.filter((path) => path.endsWith('.c'));
  if (sources.length > 0) return classifySources(sources, toRelative);
  const scripts = files.filter((path) => isScript(path));
  if (scripts.length > 0) return classifyScripts(scripts, folder, name);
  const foreign = files.filter((path) => isElfProgram(path) || isForeignProgram(path));
  return foreign.length === 0
    ? { what: 'no program' }
    : { what: 'other machine', files: foreign.map(toRelative) };
}

/** The Makefile of the submission itself, otherwise those of its folders. */
function listMakefiles(files: readonly string[]): readonly string[] {
  const found = files.filter((file) => /^(GNU)?[Mm]akefile$/.test(basename(file)));
  const own = found.filter((file) => dirname(file) === '.');
  return own.length > 0 ? own.slice(0, 1) : found;
}

/** Sources without `main` are compiled as well, so that the compiler explains what is wrong with them. */
function classifySources(
  sources: readonly string[],
  toRelative: (path: string) => string,
): SubmissionKind | SubmissionProblem {
  const mains = sources.filter((path) => definesMain(path)).map(toRelative);
  return mains.length > 1
    ? { what: 'several mains', files: mains }
    : { kind: 'c', files: sources.map(toRelative) };
}

function classifyScripts(
  scripts: readonly string[],
  folder: string,
  name: string,
): SubmissionKind | SubmissionProblem {
  const started = scripts.filter((path) => isExecutableProgram(path));
  const files = (started.length > 0 ? started : scripts).map((path) => relative(folder, path));
  const picked = pickOne(files, name, (file) => ({
    kind: 'script',
    file,
    interpreter: hasInterpreter(join(folder, file)) ? undefined : INTERPRETERS[extname(file)],
  }));
  const needsTypeScript =
    'kind' in picked &&
    picked.kind === 'script' &&
    picked.interpreter !== undefined &&
    picked.file.endsWith('.ts');
  return needsTypeScript && !executesTypeScript() ? { what: 'no TypeScript' } : picked;
}

/** Picks the only file, or among several the one that is called like the submission, `bot` or `main`. */
function pickOne(
  files: readonly string[],
  name: string,
  toKind: (file: string) => SubmissionKind,
): SubmissionKind | SubmissionProblem {
  const primary = files.filter((file) => !SECONDARY.test(basename(file)));
  const candidates = primary.length > 0 ? primary : files;
  const named = candidates.filter((file) => [name, 'bot', 'main'].includes(basename(file, extname(file))));
  const [only, ...more] = named.length > 0 ? named : candidates;
  return only !== undefined && more.length === 0
    ? toKind(only)
    : { what: 'several programs', files: candidates };
}

/** Whether a file is a compiled program. It need not be executable: archives lose permissions. */
const isElfProgram = (path: string): boolean => {
  const start = readFilePrefix(path);
  return (
    !SHARED_LIBRARY.test(path) &&
    start.startsWith('\u007fELF') &&
    ELF_PROGRAMS.has(start.slice(ELF_KIND, ELF_KIND + 2))
  );
};

const isForThisMachine = (path: string): boolean => readMachine(path) === readMachine(process.execPath);

const readMachine = (path: string): string => readFilePrefix(path).slice(ELF_MACHINE, ELF_MACHINE + 2);

const isForeignProgram = (path: string): boolean => {
  const start = readFilePrefix(path);
  return FOREIGN_PREFIXES.some((prefix) => start.startsWith(prefix));
};

const isScript = (path: string): boolean =>
  hasInterpreter(path) || (INTERPRETERS[extname(path)] !== undefined && !DECLARATIONS.test(path));

const hasInterpreter = (path: string): boolean => readFilePrefix(path).startsWith('#!');

/** Whether Node executes TypeScript, which it does from version 22.18. */
const executesTypeScript = (): boolean =>
  (process.features as { readonly typescript?: unknown }).typescript === 'strip';

/** Whether a source defines `main`, not counting comments and texts. */
function definesMain(path: string): boolean {
  if (statSync(path).size > MAX_SOURCE_BYTES) return false;
  const code = readFileSync(path, 'latin1').replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g, ' ');
  return /\bmain\s*\([^;{]*\)\s*\{/.test(code);
}
