/** Paths of the fixtures, and creation of their texts from the recorded archives. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogue } from '@ludoteca/games';
import { type Archive, parseArchive, type Recording } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { jsonTranscript, ownTranscript } from './bot-transcripts.testing.ts';
import { withFirstDefaults } from './later-additions.testing.ts';
import { type MatchPlan, plans } from './plans.testing.ts';
import { folderText, savesText } from './saves.testing.ts';
import { settingsText } from './settings.testing.ts';

const here = new URL('./', import.meta.url);
export const archiveFile = (name: string): URL => new URL(`archives/${name}.ludoteca`, here);
export const format2File = (name: string): URL => new URL(`format-2/${name}.ludoteca`, here);
export const stepsFile = (name: string): URL => new URL(`archives/${name}.steps.jsonl`, here);
export const textFile = (name: string): URL => new URL(`texts/${name}`, here);

/** The messages of the hosted match. */
export const WIRE_FILE = 'server.uno-messages.jsonl';

export const readText = (file: URL): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Reads the recorded texts whose file names have a prefix, by file name. */
export function readTexts(beginning: string): { readonly [name: string]: string } {
  const names = readdirSync(textFile('.')).filter((name) => name.startsWith(beginning));
  return Object.fromEntries(names.map((name) => [name, readText(textFile(name))]));
}

export function readRecording(name: string, file = archiveFile(name)): Recording {
  const parsed = parseArchive(readFileSync(file));
  if (!parsed.ok) throw new Error(`${name} is no archive: ${JSON.stringify(parsed.problem)}`);
  return parsed.value;
}

export function entryOf(game: string): AnyCatalogueEntry {
  const entry = catalogue.find((one) => one.game.id === game);
  if (entry === undefined) throw new Error(`no game ${game}`);
  return entry;
}

export const gamesRecorded: readonly string[] = [...new Set(plans.map(({ game }) => game))];

export const firstPlanOf = (game: string): MatchPlan => {
  const plan = plans.find((one) => one.game === game);
  if (plan === undefined) throw new Error(`no match of ${game} is planned`);
  return plan;
};

/** Creates the texts of a game from its first recorded match, by file name. */
export async function textsOf(game: string): Promise<Map<string, string>> {
  const entry = entryOf(game);
  const archive: Archive = readRecording(firstPlanOf(game).name).archive;
  const texts = new Map([
    [`${game}.settings.jsonl`, settingsText(withFirstDefaults(entry))],
    [`${game}.bot-lines.txt`, jsonTranscript(withFirstDefaults(entry), archive)],
  ]);
  const own = ownTranscript(entry, archive);
  if (own !== undefined) texts.set(`${game}.own-bot-lines.txt`, own);
  const { files } = entry;
  if (files === undefined) return texts;
  texts.set(`${game}.saves.txt`, savesText(entry, files, archive));
  texts.set(`${game}.folder.txt`, await folderText(entry, files, archive));
  return texts;
}
