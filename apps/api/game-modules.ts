/** Loads games from packages outside the project: folders with a package.json, or modules. */
import { readFileSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { catalogue } from '@ludoteca/games';
import { CONTRACT_VERSION } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';

/** Paths of games that this process and its workers load besides the shipped ones, separated as in PATH. */
export const GAMES_VARIABLE = 'LUDOTECA_GAMES';

/** A module that loads longer waits for something that does not come. */
const MAX_LOAD_MILLISECONDS = 20_000;

/** Why a game cannot be used, as one sentence that names it. */
export class GameModuleError extends Error {
  override readonly name = 'GameModuleError';
}

/** Absolute paths, for workers that may have another working folder. */
export const formatGamePaths = (paths: readonly string[]): string =>
  paths.map((path) => resolve(path)).join(delimiter);

/** The files of the games that were loaded, by their ids. */
const moduleFiles = new Map<string, string>();

export const listGameModules = (): ReadonlyMap<string, string> => moduleFiles;

const listPaths = (text: string | undefined): readonly string[] =>
  (text ?? '').split(delimiter).filter((path) => path !== '');

/** The shipped games and those of the environment variable. Code of a game runs with the rights of the user. */
export async function loadGames(
  text = process.env[GAMES_VARIABLE],
  maxMilliseconds = MAX_LOAD_MILLISECONDS,
): Promise<readonly AnyCatalogueEntry[]> {
  const entries = [...catalogue];
  for (const path of listPaths(text)) {
    const entry = await loadGame(path, maxMilliseconds);
    if (entries.some(({ game }) => game.id === entry.game.id))
      throw new GameModuleError(`${path}: there already is a game ${entry.game.id}`);
    entries.push(entry);
  }
  return entries;
}

async function loadGame(path: string, maxMilliseconds: number): Promise<AnyCatalogueEntry> {
  const file = findModule(path);
  const stuck = `${path}: the module of the game is still loading after ${maxMilliseconds} ms`;
  const module = await resolveWithin(importModule(path, file), maxMilliseconds, stuck);
  if (module.default === undefined)
    throw new GameModuleError(`${path}: the module of the game has no default export`);
  if (!isEntry(module.default))
    throw new GameModuleError(`${path}: the default export is not a catalogue entry`);
  moduleFiles.set(module.default.game.id, file);
  return module.default;
}

async function importModule(path: string, file: string): Promise<{ readonly default?: unknown }> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly default?: unknown };
  } catch (error) {
    throw new GameModuleError(`${path}: the module of the game throws: ${messageOf(error)}`);
  }
}

async function resolveWithin<V>(work: Promise<V>, milliseconds: number, problem: string): Promise<V> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GameModuleError(problem)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** Checks what every command reads at once; the conformance suite checks the rest. */
function isEntry(value: unknown): value is AnyCatalogueEntry {
  if (!isObject(value)) return false;
  const { game, texts, form, heuristics } = value;
  if (![game, texts, form, heuristics].every(isObject)) return false;
  const { id, version, seats, rules } = game as { readonly [key: string]: unknown };
  return (
    /^[a-z][a-z0-9-]{0,39}$/.test(String(id)) &&
    Number.isInteger(version) &&
    isObject(seats) &&
    isObject(rules)
  );
}

/** The file of a game: the path itself, or the module that the package.json of a folder exports. */
export function findModule(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new GameModuleError(`${path}: there is no such file or folder`);
  if (found.isFile()) return resolve(path);
  const manifest = readManifest(path);
  const { contract } = isObject(manifest['ludoteca']) ? manifest['ludoteca'] : {};
  if (contract !== CONTRACT_VERSION)
    throw new GameModuleError(
      contract === undefined
        ? `${path}: package.json does not name the version of the contract: "ludoteca": { "contract": ${CONTRACT_VERSION} }`
        : `${path}: the game is written for version ${JSON.stringify(contract)} of the contract; this is version ${CONTRACT_VERSION} ("ludoteca": { "contract": ${CONTRACT_VERSION} } in package.json)`,
    );
  const file = join(resolve(path), readEntryPoint(manifest));
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new GameModuleError(`${path}: there is no ${file}; build the game first (npm run build)`);
  return file;
}

function readManifest(folder: string): { readonly [key: string]: unknown } {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (isObject(manifest)) return manifest;
  } catch (error) {
    throw new GameModuleError(`${folder}: package.json cannot be read: ${messageOf(error)}`);
  }
  throw new GameModuleError(`${folder}: package.json is not an object`);
}

/** The value of `exports`, of its entry `.` or of `main`. */
function readEntryPoint({ exports: all, main }: { readonly [key: string]: unknown }): string {
  const root = isObject(all) ? all['.'] : all;
  const found = isObject(root) ? (root['import'] ?? root['default']) : (root ?? main);
  return typeof found === 'string' ? found : 'index.js';
}
