/** Plays the planned matches and writes all fixtures anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { canonicalJson, type Json, makeArchive, recordMatch } from '@ludoteca/kernel';
import { format2Plans, recordFormat2 } from './format-2.testing.ts';
import {
  archiveFile,
  entryOf,
  firstPlanOf,
  format2File,
  gamesRecorded,
  readRecording,
  stepsFile,
  textFile,
  textsOf,
  WIRE_FILE,
} from './fixtures.testing.ts';
import { playerNamesFor } from './names.testing.ts';
import { type MatchPlan, plans } from './plans.testing.ts';
import { playPlan } from './play.testing.ts';
import { savesOf } from './saves.testing.ts';
import { gameInfoTexts, playHostedMatch } from './server.testing.ts';
import { hashSteps } from './steps.testing.ts';

/** `print` gets one line for each match. */
export async function recordAll(print: (line: string) => void): Promise<void> {
  for (const folder of [archiveFile(''), textFile('')]) mkdirSync(new URL('.', folder), { recursive: true });
  for (const plan of plans) print(recordPlan(plan));
  for (const game of gamesRecorded)
    for (const [name, text] of await textsOf(game)) writeFileSync(textFile(name), text);
  for (const [name, text] of await gameInfoTexts()) writeFileSync(textFile(name), text);
  writeFileSync(textFile(WIRE_FILE), (await playHostedMatch()).messages);
}

export function recordAllOfFormat2(print: (line: string) => void): void {
  mkdirSync(new URL('.', format2File('')), { recursive: true });
  for (const plan of format2Plans) {
    const recording = recordFormat2(plan);
    writeFileSync(format2File(plan.name), makeArchive(recording));
    print(`${plan.name}: ${recording.archive.entries.length} entries`);
  }
}

function recordPlan(plan: MatchPlan): string {
  const { name, game, players: kinds } = plan;
  const entry = entryOf(game);
  const match = playPlan(entry, plan, { ...startOf(plan), format: 1 });
  const names = playerNamesFor(match.seats);
  const players = kinds.map((kind, seat) => ({ kind, name: names[seat] ?? '' }));
  const recording = recordMatch(match, {
    began: 1000,
    times: match.archive().entries.map((_, i) => 1000 + i),
    players,
  });
  writeFileSync(archiveFile(name), makeArchive(recording));
  writeFileSync(stepsFile(name), `${hashSteps(entry, recording.archive).join('\n')}\n`);
  return `${name}: ${match.number} entries, places ${match.outcome?.places.join(', ')}`;
}

/** Where a match starts. */
function startOf({ game, settings, from }: MatchPlan): { settings: Json; from?: Json } {
  if (from === undefined) return { settings };
  return { settings, from: inOrder(from === 'save' ? openMiddleSave(game) : from) };
}

/** The value with its fields in the order of the archive file: Teferi numbers the cards of a start in the order of its fields. */
const inOrder = (value: Json): Json => JSON.parse(canonicalJson(value)) as Json;

function openMiddleSave(game: string): Json {
  const entry = entryOf(game);
  const saves = savesOf(entry, readRecording(firstPlanOf(game).name).archive);
  const middle = saves[Math.floor(saves.length / 2)];
  const opened = middle && entry.files?.open(middle.bytes);
  if (opened?.ok !== true) throw new Error(`${game} offers no save that opens`);
  return opened.value.from;
}
