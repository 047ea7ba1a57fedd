/** Holds this and later versions to the archives of format 2: tools/record-compatibility.mjs wrote them. */
import { readFileSync } from 'node:fs';
import { catalogue } from '@ludoteca/games';
import {
  createFastDice,
  makeArchive,
  MatchRecorder,
  parseArchive,
  recoverArchive,
  replay,
  verify,
} from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { entryOf, format2File, readRecording } from './fixtures.testing.ts';
import { format2Plans, recordFormat2 } from './format-2.testing.ts';
import { hasSamePlayers } from './later-additions.testing.ts';

test('every game has an archive of format 2', () => {
  const games = new Set(format2Plans.map(({ game }) => game));
  expect(games).toEqual(new Set(catalogue.map(({ game }) => game.id)));
});

describe.each(format2Plans)('the archive $name of format 2', (plan) => {
  const { game } = entryOf(plan.game);
  const recording = readRecording(plan.name, format2File(plan.name));

  test('has the time of each entry, a hash of every sixteenth position and, with a card table, its cards', () => {
    const { archive, times, positions = [] } = recording;
    expect(archive.format).toBeUndefined();
    expect(archive.cards === undefined).toBe(game.cards === undefined);
    expect(times).toHaveLength(archive.entries.length);
    const hashed = positions.flatMap((hash, i) => (hash === undefined ? [] : [i + 1]));
    expect(hashed).toEqual(archive.entries.flatMap((_, i) => ((i + 1) % 16 === 0 ? [i + 1] : [])));
  });

  test('is verified, and written again byte for byte', () => {
    const verified = verify(game, recording);
    expect(verified.ok ? 'ok' : verified.problem).toBe('ok');
    const { archive, times = [], began, players } = recording;
    const recorder = new MatchRecorder();
    const replayed = replay(game, archive, undefined, (match) =>
      recorder.note(match, times[match.number - 1] ?? 0),
    );
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    const again = makeArchive(recorder.record(replayed.value, { began: began!, players: players! }));
    expect(Buffer.from(again).toString()).toBe(readFileSync(format2File(plan.name), 'utf8'));
  });

  test('is refused after a change of any byte, and recovered up to any cut', () => {
    const bytes = readFileSync(format2File(plan.name));
    const dice = createFastDice(plan.name);
    for (let i = 0; i < scaleVolume(1500); i++) {
      const place = dice.int(bytes.length);
      expect(parseArchive(bytes.with(place, bytes[place]! ^ dice.die(255))).ok).toBe(false);
      const cut = bytes.subarray(0, place);
      const complete = cut.filter((byte) => byte === 0x0a).length - 1;
      const recovered = recoverArchive(cut);
      expect(recovered.ok ? recovered.value.archive.entries.length : -1).toBe(
        Math.min(complete, recording.archive.entries.length),
      );
    }
  });
});

test.each(format2Plans.filter(hasSamePlayers))(
  'the archive $name of format 2 is recorded again by the same players',
  (plan) => {
    expect(recordFormat2(plan)).toEqual(readRecording(plan.name, format2File(plan.name)));
  },
);
