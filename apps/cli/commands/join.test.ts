import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { catalogue } from '@ludoteca/games';
import { LANGUAGES } from '@ludoteca/kit';
import { formatProblem } from '@ludoteca/wire';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { joinTable, unoTable } from '../remote/remote-session.testing.ts';
import { remoteTexts } from '../remote/texts/index.ts';

/** The error of a failing call and its exit code. */
async function complaintOf(...args: Parameters<typeof joinTable>) {
  const { ui, result } = joinTable(...args);
  const { exit, out, err } = await result;
  expect({ out, shown: ui.shown }).toEqual({ out: [], shown: [] });
  expect(err).toHaveLength(1);
  return {
    exit,
    said: err[0]!.replace(/^ludoteca join: (.*) \((?:help|aiuto|ajuda): ludoteca join --help\)$/, '$1'),
  };
}

/** A server that is not Ludoteca and always sends this reply. */
async function stranger(type: string, body: string): Promise<string> {
  const server = createServer((_, reply) => void reply.writeHead(200, { 'content-type': type }).end(body));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('an invalid link', () => {
  it.each([
    'uno',
    'localhost:4200/t/abc',
    'http://127.0.0.1:4200',
    'http://127.0.0.1:4200/new/uno',
    'http://127.0.0.1:4200/t/',
    'http://127.0.0.1:4200/t/a/b',
    'file:///t/abc',
    'http://[/t/abc',
  ])('is refused before any request: %s', async (link) => {
    const { exit, said } = await complaintOf([link], []);
    expect(exit).toBe(2);
    expect(said).toMatch(/^LINK must be the address of a table's page, such as .*, not ".*"$/);
  });

  it('reports an unknown table', async () => {
    const { link, id, dir } = await unoTable();
    for (const gone of [link.replace(id, 'nosuchtable1'), `${link}x`])
      expect(await complaintOf([gone, '--dir', dir], [])).toEqual({
        exit: 2,
        said: formatProblem('en', { problem: 'no such table' }),
      });
  });

  it.each(LANGUAGES)('reports in %s that the server cannot be reached', async (lang) => {
    const { server, link, dir } = await unoTable();
    await server.close();
    const { exit, said } = await complaintOf([link, '--dir', dir, '--lang', lang], []);
    expect({ exit, said }).toEqual({ exit: 1, said: formatProblem(lang, { problem: 'unreachable' }) });
  });

  it.each([
    ['text/html', '<title>Something else</title>'],
    ['application/json', '{"hello":"world"}'],
    ['application/json', '[1,2]'],
  ])('reports a server that is not Ludoteca: %s %s', async (type, body) => {
    const origin = await stranger(type, body);
    const { exit, said } = await complaintOf([`${origin}/t/abc`, '--dir', await makeTempFolder()], []);
    expect({ exit, said }).toEqual({ exit: 2, said: remoteTexts.en.foreign(origin) });
  });
});

describe('a table that cannot be joined', () => {
  it('has an unknown game', async () => {
    const { link, dir } = await unoTable();
    const entries = catalogue.filter(({ game }) => game.id !== 'uno');
    expect(await complaintOf([link, '--dir', dir], [], { entries })).toEqual({
      exit: 2,
      said: remoteTexts.en.unknownGame('uno'),
    });
  });

  it('has another version of the game', async () => {
    const { link, dir, ada, id } = await unoTable();
    const entries = catalogue.map((entry) => ({
      ...entry,
      game: { ...entry.game, version: entry.game.version + 1 },
    }));
    const { version } = catalogue.find(({ game }) => game.id === 'uno')!.game;
    expect(await complaintOf([link, '--dir', dir], [], { entries })).toEqual({
      exit: 2,
      said: remoteTexts.en.otherRules('uno', version, version + 1),
    });
    const table = await ada.api.table(id);
    expect(table).toMatchObject({ value: { state: 'open' } });
  });

  it('refuses an invalid name', async () => {
    const { link, dir } = await unoTable();
    for (const name of ['x'.repeat(25), '\u200b', 'a\nb'])
      expect(await complaintOf([link, '--dir', dir, '--name', name], [])).toEqual({
        exit: 2,
        said: formatProblem('en', { problem: 'name', facts: { most: 24 } }),
      });
  });

  it('is not joined if the credentials cannot be stored', async () => {
    const { link } = await unoTable();
    const file = join(await makeTempFolder(), 'file');
    await writeFile(file, '');
    const { exit, said } = await complaintOf([link, '--dir', join(file, 'in')], []);
    expect(exit).toBe(1);
    expect(said).toMatch(new RegExp(`^${remoteTexts.en.notKept('')}\\S`));
  });
});

it('requires exactly one link', async () => {
  expect((await callCli(['join'])).err).toEqual([expect.stringContaining('LINK is missing')]);
  expect((await callCli(['join', 'a', 'b'])).err).toEqual([expect.stringContaining('unexpected argument')]);
});
