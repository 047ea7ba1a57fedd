/** Saves in a game's original format over REST. */
import { parseArchive } from '@ludoteca/kernel';
import { MAX_FILE_BYTES, eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../../kernel/result.testing.ts';
import { createLotsWithFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import {
  apiFor,
  registerGuest,
  connectChair,
  startServer,
  createTable,
  waitUntil,
} from '../testing/server.testing.ts';
import { rawRequest } from '../testing/requests.testing.ts';

const context = { games: [eraseGameType(createLotsWithFiles())] };
const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const LOT = 'LOT\nZoe:3\nHal:5,1\ndeck:2,4\n';
const request = { game: 'lots', seats: ['person', 'greedy'], file: base64(LOT) };

describe('a save', () => {
  test('is announced by the file extension of the game', async () => {
    const [game] = expectOk(await apiFor(await startServer(context)).games());
    expect(game!.files).toEqual({ ending: '.lot' });
    expect(expectOk(await apiFor(await startServer()).games())[0]).not.toHaveProperty('files');
  });

  test('is the start position in the archive of the match, which is available only when it is over', async () => {
    const server = await startServer(context);
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, request);
    const chair = connectChair(() => server, id, { token: ada.guest.token });
    await waitUntil(chair, () => chair.savable);
    expect(expectRefused(await ada.api.archive(id))).toEqual({ problem: 'not over yet' });
    expectOk(await chair.withdraw());
    await waitUntil(chair, () => chair.table?.state === 'over');
    const { archive } = expectOk(parseArchive(expectOk(await ada.api.archive(id))));
    expect(archive.from).toEqual({ deck: [2, 4], hands: [[3], [5, 1]] });
    expect(chair.savable).toBe(false);
  });

  test('is sent to its player only, as a download that is not cached', async () => {
    const server = await startServer(context);
    const ada = await registerGuest(server, 'Ada');
    const bea = await registerGuest(server, 'Bea');
    const { id } = await createTable(ada, request);
    expect(expectRefused(await apiFor(server).save(id))).toEqual({ problem: 'token' });
    expect(expectRefused(await bea.api.save(id))).toEqual({ problem: 'not seated' });
    const { name, bytes } = expectOk(await ada.api.save(id));
    expect(name).toBe('round.lot');
    expect(Buffer.from(bytes).toString('latin1')).toBe(
      'LOT\nAda:3\nHal:5,1\ndeck:2,4\nkinds:person,greedy\n',
    );
    const { headers } = await rawRequest(server, `/api/tables/${id}/file`, {
      headers: { authorization: `Bearer ${ada.guest.token}` },
    });
    expect(headers.get('content-disposition')).toBe('attachment; filename="round.lot"');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['no base64', 'LOT!', { problem: 'malformed', facts: { where: 'file' } }],
    ['too long', base64('x'.repeat(MAX_FILE_BYTES + 3)), { problem: 'malformed', facts: { where: 'file' } }],
    ['empty', '', { problem: 'save', reasons: [{ why: 'no lot', facts: { offset: 0 } }] }],
    ['rubbish of the largest size', base64('x'.repeat(MAX_FILE_BYTES)), { problem: 'save' }],
  ])('that is %s is refused', async (_, file, problem) => {
    const { api } = await registerGuest(await startServer(context), 'Ada');
    expect(expectRefused(await api.createTable({ ...request, file }))).toMatchObject(problem);
  });
});
