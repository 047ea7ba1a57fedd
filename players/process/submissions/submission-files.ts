/** Finds what a submission consists of: an executable, a Makefile, C sources or a script. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import process from 'node:process';
import { isExecutableProgram, readFilePrefix } from '../sandbox/executable.ts';

/** How a program is made from a submission. Paths are relative to its folder. */
export type SubmissionKind =
  | { readonly kind: 'executable'; readonly file: string }
  | { readonly kind: 'make' }
  | { readonly kind: 'c'; readonly files: readonly string[] }
  | { readonly kind: 'script'; readonly file: string; readonly interpreter: string | undefined };

/** Why a submission is no program. */
export type SubmissionProblem =
  | { readonly what: 'empty' | 'no program' | 'no main' | 'too large' | 'unreadable' | 'control characters' }
  | { readonly what: 'several programs' | 'several mains'; readonly files: readonly string[] }
  | { readonly what: 'build failed'; readonly output: string }
  | { readonly what: 'copy'; readonly of: string };

const MAX_FILES = 10_000;
const MAX_SOURCE_BYTES = 4_194_304;
const INTERPRETERS: { readonly [extension: string]: string } = {
  '.py': '#!/usr/bin/env python3',
  '.js': '#!/usr/bin/env node',
  '.mjs': '#!/usr/bin/env node',
};
/** Builds for debugging and helper scripts are no submissions. */
const SECONDARY = /debug|dbg|test|^(?:run|build|compile|make|start)\b/i;
/** Offset of the type of machine in an ELF file. */
const ELF_MACHINE = 18;

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
  const compiled = files.filter((path) => isNativeExecutable(path));
  if (compiled.length > 0)
    return pickOne(compiled.map(toRelative), name, (file) => ({ kind: 'executable', file }));
  if (files.some((path) => /^(GNU)?[Mm]akefile$/.test(toRelative(path)))) return { kind: 'make' };
  const sources = files.filter((path) => path.endsWith('.c'));
  if (sources.length > 0) return classifySources(sources, toRelative);
  const scripts = files.filter((path) => hasInterpreter(path) || INTERPRETERS[extname(path)] !== undefined);
  if (scripts.length === 0) return { what: 'no program' };
  const started = scripts.filter((path) => isExecutableProgram(path));
  return pickOne((started.length > 0 ? started : scripts).map(toRelative), name, (file) => ({
    kind: 'script',
    file,
    interpreter: hasInterpreter(join(folder, file)) ? undefined : INTERPRETERS[extname(file)],
  }));
}

function classifySources(
  sources: readonly string[],
  toRelative: (path: string) => string,
): SubmissionKind | SubmissionProblem {
  const mains = sources.filter((path) => definesMain(path)).map(toRelative);
  if (mains.length === 0) return { what: 'no main' };
  return mains.length > 1
    ? { what: 'several mains', files: mains }
    : { kind: 'c', files: sources.map(toRelative) };
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

/** Whether a file is a compiled program for this machine. */
const isNativeExecutable = (path: string): boolean =>
  isExecutableProgram(path) &&
  readFilePrefix(path).startsWith('\u007fELF') &&
  readFilePrefix(path).slice(ELF_MACHINE, ELF_MACHINE + 2) ===
    readFilePrefix(process.execPath).slice(ELF_MACHINE, ELF_MACHINE + 2);

const hasInterpreter = (path: string): boolean => readFilePrefix(path).startsWith('#!');

/** Whether a source defines `main`, not counting comments and texts. */
function definesMain(path: string): boolean {
  if (statSync(path).size > MAX_SOURCE_BYTES) return false;
  const code = readFileSync(path, 'latin1').replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"/g, ' ');
  return /\bmain\s*\([^;{]*\)\s*\{/.test(code);
}
