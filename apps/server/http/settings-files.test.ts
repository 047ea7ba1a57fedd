/** Settings that come from a file, over REST. */
import { parseArchive } from '@ludoteca/kernel';
import { MAX_FILE_BYTES, eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../../kernel/result.testing.ts';
import { deckedEntry } from '../../../kit/settings/decked-lots.testing.ts';
import { apiFor, registerGuest, connectChair, startServer, waitUntil } from '../testing/server.testing.ts';

const context = { games: [eraseGameType(deckedEntry)] };
const deck = Array.from({ length: MAX_FILE_BYTES / 16 }, () => 999_999_999_999_999);
const request = { game: 'decked', seats: ['random', 'random'], listed: true };

describe('a setting that comes from a file', () => {
  test('is described by its known names and file extensions', async () => {
    const [game] = expectOk(await apiFor(await startServer(context)).games());
    expect(game!.form['deck']).toEqual({
      kind: 'file',
      among: ['small', 'large'],
      usual: 'small',
      endings: ['.deck', '.txt'],
    });
  });

  test('is validated by the game', async () => {
    const { api } = await registerGuest(await startServer(context), 'Ada');
    const why = async (settings: object) =>
      expectRefused(await api.createTable({ ...request, settings: settings as never }));
    expect(await why({ deck: [0] })).toEqual({ problem: 'settings', reasons: [{ why: 'no deck' }] });
    expect(await why({ deck: 'smal' })).toMatchObject({ reasons: [{ why: 'name or file' }] });
    expect(await why({ deck: { __proto__: null } })).toMatchObject({ problem: 'settings' });
  });

  test('is part of the archive, but not of the table info', async () => {
    const server = await startServer(context);
    const { api } = await registerGuest(server, 'Ada');
    const made = expectOk(await api.createTable({ ...request, settings: { deck, other: 'large' } }));
    expect(made.settings).toEqual({ cards: 8, deck: null, other: null });
    const chair = connectChair(() => server, made.id);
    await waitUntil(chair, () => chair.table?.state === 'over');
    expect(chair.table!.settings).toEqual(made.settings);
    const { archive } = expectOk(parseArchive(expectOk(await api.archive(made.id))));
    expect(archive.settings).toEqual({ cards: 8, deck, other: 'large' });
  });
});
