/** A guess which protocol a program speaks, from the words in its file. */
import { openSync, closeSync, readSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Parts } from '@ludoteca/kernel';
import type { OwnBotProtocol } from '@ludoteca/kit';

/** The JSON lines protocol of all games, or a game's own. */
export const PROTOCOL_KINDS = ['json', 'own'] as const;
export type ProtocolKind = (typeof PROTOCOL_KINDS)[number];

/** Words that both sides of the JSON lines protocol write. */
const JSON_LINES = /\btype\W{1,12}(?:answer|question)\b/;
const SOURCE_FILE = /\.(?:py|js|mjs|cjs|ts|rb|pl|lua|sh)$/;
const MAX_BYTES = 8_388_608;
const MAX_FILES = 100;

/** Guesses from the program and, for a script, the other scripts in its folder; undefined if both or none of the protocols occur. */
export function guessProtocol<P extends Parts>(
  program: string,
  own: OwnBotProtocol<P> | undefined,
): ProtocolKind | undefined {
  const text = readProgramText(program);
  const isJson = JSON_LINES.test(text);
  const isOwn = own?.isSpokenIn(text) === true;
  return isJson === isOwn ? undefined : isJson ? 'json' : 'own';
}

/** Compiled programs contain their texts, so every file is read as Latin-1. */
function readProgramText(program: string): string {
  const text = readStart(program, MAX_BYTES);
  if (!text.startsWith('#!')) return text;
  const folder = dirname(program);
  const others = listFiles(folder)
    .filter((name) => SOURCE_FILE.test(name) && name !== basename(program))
    .slice(0, MAX_FILES)
    .map((name) => readStart(join(folder, name), MAX_BYTES / MAX_FILES));
  return [text, ...others].join('\n');
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    );
  } catch {
    return [];
  }
}

function readStart(path: string, bytes: number): string {
  try {
    const buffer = Buffer.alloc(bytes);
    const file = openSync(path, 'r');
    try {
      return buffer.toString('latin1', 0, readSync(file, buffer));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}
