/** Saves of the world that a game comes from, over the network. */
import { parseArchive } from '@ludoteca/kernel';
import { MAX_FILE_BYTES, eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { refused, taken } from '../../kernel/result.testing.ts';
import { lotEntry } from '../../kit/catalogue/lots-files.testing.ts';
import { apiAt, arrive, chairAt, open, tableOf, until } from './party.testing.ts';
import { raw } from './rest.testing.ts';

const house = { games: [eraseGameType(lotEntry())] };
const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const LOT = 'LOT\nZoe:3\nHal:5,1\ndeck:2,4\n';
const wish = { game: 'lots', seats: ['person', 'greedy'], file: base64(LOT) };

describe('a save', () => {
  test('is known by its ending, where a game has any', async () => {
    const [game] = taken(await apiAt(await open(house)).games());
    expect(game!.files).toEqual({ ending: '.lot' });
    expect(taken(await apiAt(await open()).games())[0]).not.toHaveProperty('files');
  });

  test('is played on and goes into the archive when the match is over, not before', async () => {
    const server = await open(house);
    const ada = await arrive(server, 'Ada');
    const { id } = await tableOf(ada, wish);
    const chair = chairAt(() => server, id, { token: ada.guest.token });
    await until(chair, () => chair.savable);
    expect(refused(await ada.api.archive(id))).toEqual({ problem: 'not over yet' });
    taken(await chair.withdraw());
    await until(chair, () => chair.table?.state === 'over');
    const { archive } = taken(parseArchive(taken(await ada.api.archive(id))));
    expect(archive.from).toEqual({ deck: [2, 4], hands: [[3], [5, 1]] });
    expect(chair.savable).toBe(false);
  });

  test('is handed to nobody but whoever plays, as a file that no browser shows or keeps', async () => {
    const server = await open(house);
    const ada = await arrive(server, 'Ada');
    const bea = await arrive(server, 'Bea');
    const { id } = await tableOf(ada, wish);
    expect(refused(await apiAt(server).file(id))).toEqual({ problem: 'token' });
    expect(refused(await bea.api.file(id))).toEqual({ problem: 'not seated' });
    const { name, bytes } = taken(await ada.api.file(id));
    expect(name).toBe('round.lot');
    expect(Buffer.from(bytes).toString('latin1')).toBe(
      'LOT\nAda:3\nHal:5,1\ndeck:2,4\nkinds:person,greedy\n',
    );
    const { headers } = await raw(server, `/api/tables/${id}/file`, {
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
    const { api } = await arrive(await open(house), 'Ada');
    expect(refused(await api.make({ ...wish, file }))).toMatchObject(problem);
  });
});
