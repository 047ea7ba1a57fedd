/** Uploads of matches that were played without the server. */
import { createFastDice, decodeUtf8, makeArchive, recordMatch, startMatch } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { MAX_UPLOADS } from '@ludoteca/wire';
import { expect, test } from 'vitest';
import { expectOk, expectRefused } from '../../../kernel/result.testing.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { registerGuest, startServer } from '../testing/server.testing.ts';

const GAME = 'rumour';

/** The archive of a match of two seats with random answers, up to a number of them. */
function archiveOf(
  seed: string,
  answers = Number.POSITIVE_INFINITY,
): { text: string; places: readonly number[] } {
  const { game } = catalogue.find((entry) => entry.game.id === GAME)!;
  const match = expectOk(startMatch(game, { seats: 2, seed }));
  const dice = createFastDice(seed);
  for (let answered = 0; answered < answers && match.question !== undefined; answered++) {
    const { question } = match;
    match.play(question.seat, question.number, dice.pick(question.options));
  }
  return { text: decodeUtf8(makeArchive(recordMatch(match)))!, places: match.outcome?.places ?? [] };
}

test('an uploaded match is stored once, for its guest only, until the guest deletes it', async () => {
  const server = await startServer();
  const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
  const { text, places } = archiveOf('stored');
  const stored = expectOk(await ada.api.upload({ archive: text, seat: 1 }));
  expect(stored).toMatchObject({ game: GAME, place: places[1] });
  expect(expectOk(await ada.api.upload({ archive: text, seat: 1 }))).toEqual(stored);
  expect(expectOk(await ada.api.uploads())).toEqual([stored]);
  expect(decodeUtf8(expectOk(await ada.api.uploadedArchive(stored.id)))).toBe(text);
  expect(expectOk(await bea.api.uploads())).toEqual([]);
  expect(expectRefused(await bea.api.uploadedArchive(stored.id))).toEqual({ problem: 'no such upload' });
  expectOk(await bea.api.deleteUpload(stored.id));
  expect(expectOk(await ada.api.uploads())).toEqual([stored]);
  expectOk(await ada.api.deleteUpload(stored.id));
  expect(expectOk(await ada.api.uploads())).toEqual([]);
  expect(expectRefused(await ada.api.uploadedArchive(stored.id))).toEqual({ problem: 'no such upload' });
});

test('an upload is neither a finished match of the server nor a result', async () => {
  const server = await startServer();
  const ada = await registerGuest(server, 'Ada');
  expectOk(await ada.api.upload({ archive: archiveOf('result').text, seat: 0 }));
  expect(expectOk(await ada.api.myMatches())).toEqual([]);
  expect(expectOk(await ada.api.person(ada.guest.id))).toMatchObject({ results: [], ratings: [] });
});

test('what is no archive of a finished match of a known game is refused', async () => {
  const server = await startServer();
  const ada = await registerGuest(server, 'Ada');
  const { text } = archiveOf('refused');
  const changed = text.replace('"game":"rumour"', '"game":"rumors"');
  expect(changed).not.toBe(text);
  const bad = ['nothing', text.slice(0, -20), changed, archiveOf('unfinished', 3).text];
  for (const archive of bad)
    expect(expectRefused(await ada.api.upload({ archive, seat: 0 }))).toEqual({ problem: 'archive' });
  expect(expectRefused(await ada.api.upload({ archive: text, seat: 2 }))).toEqual({ problem: 'archive' });
  expect(expectRefused(await ada.api.upload({ archive: '', seat: 0 })).problem).toBe('malformed');
  expect(expectOk(await ada.api.uploads())).toEqual([]);
});

test('a guest can upload a limited number of matches, and they are deleted with the guest', async () => {
  const storage = new MemoryStorage();
  const server = await startServer({ storage });
  const ada = await registerGuest(server, 'Ada');
  for (let i = 0; i < MAX_UPLOADS; i++)
    expectOk(await ada.api.upload({ archive: archiveOf(`match ${i}`).text, seat: 0 }));
  expect(expectRefused(await ada.api.upload({ archive: archiveOf('one more').text, seat: 0 }))).toEqual({
    problem: 'many uploads',
    facts: { most: MAX_UPLOADS },
  });
  expectOk(await ada.api.deleteMe());
  for (const collection of ['uploads', 'uploaded archives'] as const)
    expect(await storage.listDocuments({ collection, limit: MAX_UPLOADS })).toEqual([]);
});
