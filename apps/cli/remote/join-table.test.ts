import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import {
  registerGuest,
  connectChair,
  firstOption,
  playToEnd,
  waitUntil,
} from '../../server/testing/server.testing.ts';
import { readFolder, makeTempFolder } from '../testing/cli.testing.ts';
import { type FakeUiOptions, typeCommand } from '../terminal/fake-ui.testing.ts';
import {
  repeatStep,
  type JoinedRun,
  readGuest,
  joinTable,
  reopenServer,
  pickFirst,
  unoTable,
} from './remote-session.testing.ts';
import { remoteTexts } from './texts/index.ts';

const { notices, waiting: opened } = remoteTexts.en;

/** Waits and is then stopped by Ctrl-C. */
const STOPS: FakeUiOptions = { wait: () => ({ kind: 'stop' }) };

describe('a table with free seats', () => {
  it.each([false, true])('shows who comes and goes, and starts by itself (plain: %s)', async (plain) => {
    const { server, ada, id, link, asBea } = await unoTable(['person', 'person', 'person', 'greedy']);
    const hers = connectChair(() => server, id, { token: ada.guest.token });
    await waitUntil(hers, () => hers.table?.state === 'open');
    const { ui, result } = joinTable(asBea, repeatStep(pickFirst), { plain });
    await waitUntil(hers, () => hers.table?.seats[1]?.here === true);
    hers.close();
    const cam = await registerGuest(server, 'Cam');
    expectOk(await cam.api.join(id));
    const chairs = [ada, cam].map(({ guest }) => connectChair(() => server, id, { token: guest.token }));
    await Promise.all(chairs.map((chair) => playToEnd(chair, firstOption)));
    expect((await result).exit).toBe(0);
    const listing = [
      '● Ada (no number)',
      '■ Bea (you, number sealed)',
      '▲ free',
      '◆ greedy (computer)',
      '',
      opened.link(link),
    ];
    const waits = ui.shown.find(({ question }) => question === opened.missing(1))!;
    expect(plain ? waits.news : waits.body).toEqual(listing);
    const items = ui.shown.flatMap(({ news }) => news);
    expect(items).toEqual(expect.arrayContaining([notices.away('Ada'), notices.back('Ada')]));
    expect(ui.shown.some(({ question }) => question === 'Waiting for Cam.')).toBe(true);
  });

  it('reports seats that are taken and left', async () => {
    const { server, ada, id, asBea } = await unoTable(['person', 'person', 'person', 'person']);
    const hers = connectChair(() => server, id, { token: ada.guest.token });
    const cam = await registerGuest(server, 'Cam');
    const { ui, result } = joinTable(asBea, [], {
      wait: ({ news }) => {
        if (news.at(-1) === notices.sat('Cam')) void cam.api.leave(id);
        return news.at(-1) === notices.stood('Cam') ? { kind: 'stop' } : undefined;
      },
    });
    await waitUntil(hers, () => hers.table?.seats[1]?.here === true);
    expectOk(await cam.api.join(id));
    expect((await result).exit).toBe(130);
    expect(ui.shown.at(-1)!.body.slice(0, 4)).toEqual([
      '● Ada (no number)',
      '■ Bea (you, number sealed)',
      '▲ free',
      '◆ free',
    ]);
  });

  it('is left with quit, which frees the seat; the rules can be read before', async () => {
    const { ada, id, asBea, link, dir } = await unoTable(['person', 'person', 'person']);
    const typed = [typeCommand('rules'), typeCommand('quit')];
    const { ui, result } = joinTable(asBea, [], { wait: () => typed.shift() });
    expect(await result).toEqual({
      exit: 0,
      out: [`To come back: ludoteca join ${link} --dir ${dir}`],
      err: [],
    });
    expect(ui.shown.find(({ by }) => by === 'read')!.title).toBe('Uno');
    expect(expectOk(await ada.api.table(id)).seats.map(({ name }) => name)).toEqual(['Ada', '', '']);
  });

  it('keeps the seat after Ctrl-C and at the end of the input', async () => {
    const { ada, id, asBea, link, dir } = await unoTable(['person', 'person', 'person']);
    const wayBack = `ludoteca join ${link} --dir ${dir}`;
    const stopped = await joinTable(asBea, [], STOPS).result;
    expect(stopped).toEqual({ exit: 130, out: [], err: [remoteTexts.en.afterwards.stopped(wayBack)] });
    const ended = await joinTable(asBea, [], { wait: () => ({ kind: 'end' }) }).result;
    expect(ended).toEqual({ exit: 0, out: [], err: [remoteTexts.en.afterwards['input ended'](wayBack)] });
    expect(expectOk(await ada.api.table(id)).seats.map(({ name }) => name)).toEqual(['Ada', 'Bea', '']);
  });

  it.each(LANGUAGES)('is described in %s', async (lang) => {
    const { link, dir } = await unoTable(['person', 'person', 'person']);
    const args = [link, '--name', 'Bea', '--lang', lang, '--dir', dir];
    const { ui, result } = joinTable(args, [], STOPS);
    expect((await result).err[0]).toMatch(new RegExp(`^${remoteTexts[lang].afterwards.stopped('')}`));
    expect(ui.shown.at(-1)!.question).toBe(remoteTexts[lang].waiting.missing(1));
    expect(JSON.stringify(ui.shown)).not.toMatch(/undefined|\[object/);
  });
});

const stop = async (coming: JoinedRun): Promise<number | null> => (await coming.result).exit;

describe('the guest identity', () => {
  it('is stored for the owner only and reused', async () => {
    const { asBea, dir } = await unoTable(['person', 'person', 'person']);
    expect(await stop(joinTable(asBea, [], STOPS))).toBe(130);
    const guest = await readGuest(dir);
    const [file] = (await readFolder(join(dir, 'guests'))).keys();
    expect((await stat(join(dir, 'guests', file!))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dir, 'guests'))).mode & 0o777).toBe(0o700);
    await stop(joinTable(asBea, [], STOPS));
    expect(await readGuest(dir)).toEqual(guest);
  });

  it('is renamed if a name is given', async () => {
    const { asBea, dir, link } = await unoTable(['person', 'person', 'person']);
    await stop(joinTable(asBea, [], STOPS));
    const { id } = await readGuest(dir);
    await stop(joinTable([link, '--name', 'Bice', '--dir', dir], [], STOPS));
    expect(await readGuest(dir)).toMatchObject({ id, name: 'Bice' });
    await stop(joinTable([link, '--dir', dir], [], STOPS));
    expect(await readGuest(dir)).toMatchObject({ id, name: 'Bice' });
  });

  it('is registered again under the same name if the server has forgotten it', async () => {
    const { asBea, dir, server } = await unoTable();
    await stop(joinTable(asBea, [], STOPS));
    const before = await readGuest(dir);
    await server.close();
    const fresh = await reopenServer(server);
    const cam = await registerGuest(fresh, 'Cam');
    const { id } = expectOk(await cam.api.createTable({ game: 'uno', seats: ['person', 'person'] }));
    await stop(joinTable([`${fresh.address}/t/${id}`, '--dir', dir], [], STOPS));
    const after = await readGuest(dir);
    expect(after.name).toBe('Bea');
    expect(after.token).not.toBe(before.token);
  });

  it('is registered again if the stored file is unreadable', async () => {
    const { asBea, dir } = await unoTable(['person', 'person', 'person', 'person']);
    await stop(joinTable(asBea, [], STOPS));
    const [file] = (await readFolder(join(dir, 'guests'))).keys();
    for (const kept of ['not JSON', '{"token":7}', 'null']) {
      await writeFile(join(dir, 'guests', file!), kept);
      expect(await stop(joinTable(asBea, [], STOPS))).toBe(130);
    }
  });

  it('is not needed for watching', async () => {
    const { link } = await unoTable();
    const dir = await makeTempFolder();
    await stop(joinTable([link, '--watch', '--dir', dir], [], STOPS));
    expect(await readFolder(dir)).toEqual(new Map());
  });
});
