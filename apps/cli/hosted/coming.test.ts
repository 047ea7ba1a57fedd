import { stat, writeFile } from 'node:fs/promises';
import { join as path } from 'node:path';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, it } from 'vitest';
import { taken } from '../../../kernel/result.testing.ts';
import { arrive, chairAt, first, playOut, until } from '../../server/party.testing.ts';
import { contentsOf, emptyFolder } from '../call.testing.ts';
import { type Habits, says } from '../ui/fake.testing.ts';
import { always, type Coming, guestIn, join, reopen, takesFirst, unoTable } from './visit.testing.ts';
import { words } from './words/index.ts';

const { notices, open: opened } = words.en;

/** Somebody who comes, waits until nothing more happens, and is called away. */
const STOPS: Habits = { wait: () => ({ kind: 'stop' }) };

describe('a table that is not full', () => {
  it.each([false, true])('shows who comes and goes, and begins by itself (plain: %s)', async (plain) => {
    const { server, ada, id, link, asBea } = await unoTable(['person', 'person', 'person', 'greedy']);
    const hers = chairAt(() => server, id, { token: ada.guest.token });
    await until(hers, () => hers.table?.state === 'open');
    const { ui, called } = join(asBea, always(takesFirst), { plain });
    await until(hers, () => hers.table?.seats[1]?.here === true);
    hers.close();
    const cam = await arrive(server, 'Cam');
    taken(await cam.api.join(id));
    const chairs = [ada, cam].map(({ guest }) => chairAt(() => server, id, { token: guest.token }));
    await Promise.all(chairs.map((chair) => playOut(chair, first)));
    expect((await called).exit).toBe(0);
    const listing = ['● Ada', '■ Bea (you)', '▲ free', '◆ greedy (computer)', '', opened.link(link)];
    const waits = ui.shown.find(({ question }) => question === opened.missing(1))!;
    expect(plain ? waits.news : waits.body).toEqual(listing);
    const told = ui.shown.flatMap(({ news }) => news);
    expect(told).toEqual(expect.arrayContaining([notices.away('Ada'), notices.back('Ada')]));
    expect(ui.shown.some(({ question }) => question === 'Waiting for Cam.')).toBe(true);
  });

  it('tells of a seat that is taken and left', async () => {
    const { server, ada, id, asBea } = await unoTable(['person', 'person', 'person', 'person']);
    const hers = chairAt(() => server, id, { token: ada.guest.token });
    const cam = await arrive(server, 'Cam');
    const { ui, called } = join(asBea, [], {
      wait: ({ news }) => {
        if (news.at(-1) === notices.sat('Cam')) void cam.api.leave(id);
        return news.at(-1) === notices.stood('Cam') ? { kind: 'stop' } : undefined;
      },
    });
    await until(hers, () => hers.table?.seats[1]?.here === true);
    taken(await cam.api.join(id));
    expect((await called).exit).toBe(130);
    expect(ui.shown.at(-1)!.body.slice(0, 4)).toEqual(['● Ada', '■ Bea (you)', '▲ free', '◆ free']);
  });

  it('is left with quit, and the seat is free again; rules can be read before', async () => {
    const { ada, id, asBea, link, dir } = await unoTable(['person', 'person', 'person']);
    const typed = [says('rules'), says('quit')];
    const { ui, called } = join(asBea, [], { wait: () => typed.shift() });
    expect(await called).toEqual({
      exit: 0,
      out: [`To come back: ludoteca join ${link} --dir ${dir}`],
      err: [],
    });
    expect(ui.shown.find(({ by }) => by === 'read')!.title).toBe('Uno');
    expect(taken(await ada.api.table(id)).seats.map(({ name }) => name)).toEqual(['Ada', '', '']);
  });

  it('keeps the seat of whoever stops, and of whoever has nothing more to say', async () => {
    const { ada, id, asBea, link, dir } = await unoTable(['person', 'person', 'person']);
    const wayBack = `ludoteca join ${link} --dir ${dir}`;
    const stopped = await join(asBea, [], STOPS).called;
    expect(stopped).toEqual({ exit: 130, out: [], err: [words.en.aside.stopped(wayBack)] });
    const ended = await join(asBea, [], { wait: () => ({ kind: 'end' }) }).called;
    expect(ended).toEqual({ exit: 0, out: [], err: [words.en.aside['input ended'](wayBack)] });
    expect(taken(await ada.api.table(id)).seats.map(({ name }) => name)).toEqual(['Ada', 'Bea', '']);
  });

  it.each(LANGUAGES)('is spoken of in %s', async (lang) => {
    const { link, dir } = await unoTable(['person', 'person', 'person']);
    const args = [link, '--name', 'Bea', '--lang', lang, '--dir', dir];
    const { ui, called } = join(args, [], STOPS);
    expect((await called).err[0]).toMatch(new RegExp(`^${words[lang].aside.stopped('')}`));
    expect(ui.shown.at(-1)!.question).toBe(words[lang].open.missing(1));
    expect(JSON.stringify(ui.shown)).not.toMatch(/undefined|\[object/);
  });
});

const stop = async (coming: Coming): Promise<number | null> => (await coming.called).exit;

describe('who one is at a server', () => {
  it('is kept for the owner alone, and is the same the next time', async () => {
    const { asBea, dir } = await unoTable(['person', 'person', 'person']);
    expect(await stop(join(asBea, [], STOPS))).toBe(130);
    const guest = await guestIn(dir);
    const [file] = (await contentsOf(path(dir, 'guests'))).keys();
    expect((await stat(path(dir, 'guests', file!))).mode & 0o777).toBe(0o600);
    expect((await stat(path(dir, 'guests'))).mode & 0o777).toBe(0o700);
    await stop(join(asBea, [], STOPS));
    expect(await guestIn(dir)).toEqual(guest);
  });

  it('has another name from then on when one is given', async () => {
    const { asBea, dir, link } = await unoTable(['person', 'person', 'person']);
    await stop(join(asBea, [], STOPS));
    const { id } = await guestIn(dir);
    await stop(join([link, '--name', 'Bice', '--dir', dir], [], STOPS));
    expect(await guestIn(dir)).toMatchObject({ id, name: 'Bice' });
    await stop(join([link, '--dir', dir], [], STOPS));
    expect(await guestIn(dir)).toMatchObject({ id, name: 'Bice' });
  });

  it('begins anew at a server that has forgotten it, under the same name', async () => {
    const { asBea, dir, server } = await unoTable();
    await stop(join(asBea, [], STOPS));
    const before = await guestIn(dir);
    await server.close();
    const fresh = await reopen(server);
    const cam = await arrive(fresh, 'Cam');
    const { id } = taken(await cam.api.make({ game: 'uno', seats: ['person', 'person'] }));
    await stop(join([`${fresh.address}/t/${id}`, '--dir', dir], [], STOPS));
    const after = await guestIn(dir);
    expect(after.name).toBe('Bea');
    expect(after.token).not.toBe(before.token);
  });

  it('begins anew where what was kept cannot be read', async () => {
    const { asBea, dir } = await unoTable(['person', 'person', 'person', 'person']);
    await stop(join(asBea, [], STOPS));
    const [file] = (await contentsOf(path(dir, 'guests'))).keys();
    for (const kept of ['not JSON', '{"token":7}', 'null']) {
      await writeFile(path(dir, 'guests', file!), kept);
      expect(await stop(join(asBea, [], STOPS))).toBe(130);
    }
  });

  it('is needed by nobody who only watches', async () => {
    const { link } = await unoTable();
    const dir = await emptyFolder();
    await stop(join([link, '--watch', '--dir', dir], [], STOPS));
    expect(await contentsOf(dir)).toEqual(new Map());
  });
});
