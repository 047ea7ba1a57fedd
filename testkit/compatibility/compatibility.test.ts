/** Holds this version to the matches and texts that version 0.1 recorded: tools/record-compatibility.mjs wrote them. */
import { readFileSync } from 'node:fs';
import { makeArchive, parseArchive, type Recording, recordMatch, replay, verify } from '@ludoteca/kernel';
import { isLevel } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import {
  archiveFile,
  entryOf,
  gamesRecorded,
  readRecording,
  readText,
  stepsFile,
  textFile,
  readTexts,
  textsOf,
  WIRE_FILE,
} from './fixtures.testing.ts';
import { hasSamePlayers } from './later-additions.testing.ts';
import { plans } from './plans.testing.ts';
import { playPlan } from './play.testing.ts';
import { gameInfoTexts, playHostedMatch } from './server.testing.ts';
import { hashSteps, STEP_PARTS } from './steps.testing.ts';

/** Archives whose digest may differ, because the state of their game has changed its shape on purpose. */
const DIGEST_EXEMPT: ReadonlySet<string> = new Set<string>();

/** The recording with the digest of this version where that may differ. */
const withAllowedDigest = (name: string, recording: Recording, digest: string): Recording =>
  DIGEST_EXEMPT.has(name) ? { ...recording, digest } : recording;

/** The steps that differ, each with the parts that do. */
function differences(recorded: readonly string[], current: readonly string[]): string[] {
  const found = recorded.flatMap((line, step) => {
    const [before, now] = [line, current[step] ?? '[]'].map(hashesIn);
    const parts = STEP_PARTS.filter((_, i) => before?.[i] !== now?.[i]);
    return parts.length === 0 ? [] : [`step ${step}: ${parts.join(', ')}`];
  });
  const rest = current.slice(recorded.length).map((line, i) => `step ${recorded.length + i}: ${line}`);
  return [...found, ...rest];
}

const hashesIn = (line: string): readonly string[] =>
  line.startsWith('[') ? (JSON.parse(line) as readonly string[]) : [line];

describe.each(plans)('the match $name of version 0.1', (plan) => {
  const { name, game } = plan;
  const entry = entryOf(game);

  test('is parsed, replayed to the same outcome, and written byte for byte', () => {
    const recording = readRecording(name);
    const { began, times, players, archive } = recording;
    const replayed = replay(entry.game, archive);
    if (!replayed.ok) throw new Error(`${name} cannot be replayed: ${JSON.stringify(replayed.problem)}`);
    const again = recordMatch(replayed.value, { began: began!, times: times!, players: players! });
    expect(again.outcome).toEqual(recording.outcome);
    const expected = withAllowedDigest(name, recording, again.digest);
    expect(again.digest, `the digest of ${name}`).toBe(expected.digest);
    const bytes = DIGEST_EXEMPT.has(name) ? makeArchive(expected) : readFileSync(archiveFile(name));
    expect(Buffer.from(makeArchive(again)).toString()).toBe(Buffer.from(bytes).toString());
  });

  test('has the same views, questions, barred choices and events for every watcher at every step', () => {
    const recorded = readText(stepsFile(name)).trimEnd().split('\n');
    const found = differences(recorded, hashSteps(entry, readRecording(name).archive));
    expect(found.slice(0, 20), `${found.length} steps of ${name} differ`).toEqual([]);
  });
});

test.each(plans.filter(hasSamePlayers))(
  'the match $name of version 0.1 is played in the same way by the same computer players',
  (plan) => {
    const { settings, from, entries } = readRecording(plan.name).archive;
    expect(playPlan(entryOf(plan.game), plan, { settings, from }).archive().entries).toEqual(entries);
  },
);

describe.each(gamesRecorded)('the texts of %s in version 0.1', (game) => {
  test('are the same: settings, lines to bots, saves and files', async () => {
    expect(Object.fromEntries(await textsOf(game))).toEqual(readTexts(`${game}.`));
  });
});

/** The description of a game without the players that were added after version 0.1, and with the keys of its sentences only. */
function readGameInfo(text: string): unknown {
  const { players, words, ...info } = JSON.parse(text) as {
    readonly players: readonly string[];
    readonly words: unknown;
  };
  const keys: unknown = JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string' ? '' : value,
  );
  return { ...info, players: players.filter((player) => !isLevel(player)), words: keys };
}

test('the server describes every game as version 0.1 did', async () => {
  const infos = new Map(Array.from(await gameInfoTexts(), ([name, text]) => [name, readGameInfo(text)]));
  const recorded = new Map(
    Object.entries(readTexts('server.info.')).map(([name, text]) => [
      name,
      // The default preset of Lirya has changed.
      readGameInfo(
        name === 'server.info.lirya.json' ? text.replace('"usual": "canon"', '"usual": "balanced"') : text,
      ),
    ]),
  );
  expect(infos).toEqual(recorded);
});

test('the server sends two people at a table the messages that version 0.1 sent', async () => {
  const { messages, archive } = await playHostedMatch();
  expect(messages).toBe(readText(textFile(WIRE_FILE)));
  const recorded = parseArchive(archive);
  expect(recorded.ok && verify(entryOf('uno').game, recorded.value).ok).toBe(true);
});
