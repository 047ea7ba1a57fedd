import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from '@ludoteca/wire';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { callCli, makeTempFolder } from '../testing/cli.testing.ts';
import { createPostgresUrl } from '../../server/testing/postgres/postgres-url.testing.ts';
import { makePagesFolder, startServer } from './serve.testing.ts';

const apiAt = (address: string, token?: string) => createApi(fetch, address, () => token);

describe('a server', () => {
  it('prints its address once it serves the pages, and how to stop it', async () => {
    const folder = await makeTempFolder();
    const server = await startServer(['--port', '0', '--data', folder]);
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    expect(await (await fetch(server.address)).text()).toContain('Ludoteca');
    server.kill('SIGINT');
    const { exit, out, err } = await server.ended;
    expect({ exit, err }).toEqual({ exit: 0, err: [] });
    expect(out.join('\n')).toContain(`Tables are kept in ${folder}. Ctrl-C stops the server.`);
    expect(out.at(-1)).toBe('Stopped. Every table is kept.');
  });

  it('keeps its tables in the PostgreSQL database that DATABASE_URL names, and does not print its password', async () => {
    const url = new URL(await createPostgresUrl());
    url.password = 'hidden';
    const env = { DATABASE_URL: url.href };
    const first = await startServer(['--port', '0'], env);
    const { token } = expectOk(await apiAt(first.address).createGuest({ name: 'Ada' }));
    first.kill('SIGTERM');
    const { exit, out } = await first.ended;
    expect(exit).toBe(0);
    expect(out.join('\n')).toMatch(/Tables are kept in postgres:/);
    expect(out.join('\n')).not.toContain('hidden');
    const second = await startServer(['--port', '0'], env);
    expect(expectOk(await apiAt(second.address, token).me()).name).toBe('Ada');
  });

  it('continues its tables after any number of stop signals and a restart', async () => {
    const folder = join(await makeTempFolder(), 'not', 'there', 'yet');
    const first = await startServer(['--port', '0', '--data', folder]);
    const { token } = expectOk(await apiAt(first.address).createGuest({ name: 'Ada' }));
    const seats = ['person', 'person'];
    const made = expectOk(await apiAt(first.address, token).createTable({ game: 'uno', seats }));
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) first.kill(signal);
    expect((await first.ended).exit).toBe(0);
    const second = await startServer(['--port', '0', '--data', folder]);
    expect(expectOk(await apiAt(second.address).table(made.id))).toEqual(made);
    expect(expectOk(await apiAt(second.address, token).me()).name).toBe('Ada');
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it('exits with 0 when it is stopped under load, and keeps everything that it acknowledged', async () => {
    const folder = await makeTempFolder();
    const first = await startServer(['--port', '0', '--data', folder]);
    const tokens: string[] = [];
    const arrive = async (): Promise<void> => {
      for (;;) {
        const created = await apiAt(first.address).createGuest({ name: 'Ada' });
        if (!created.ok) return;
        tokens.push(created.value.token);
        if (tokens.length === 20) first.kill('SIGTERM');
      }
    };
    await Promise.all(Array.from({ length: 4 }, arrive));
    expect(await first.ended).toMatchObject({ exit: 0, err: [] });
    expect(tokens.length).toBeGreaterThanOrEqual(20);
    const second = await startServer(['--port', '0', '--data', folder]);
    for (const token of tokens) expect(expectOk(await apiAt(second.address, token).me()).name).toBe('Ada');
  });

  it('shares neither its folder nor its port', async () => {
    const folder = await makeTempFolder();
    const server = await startServer(['--port', '0', '--data', folder]);
    const pages = await makePagesFolder();
    const { port } = new URL(server.address);
    const both = await Promise.all([
      callCli(['serve', '--pages', pages, '--port', '0', '--data', folder]),
      callCli(['serve', '--pages', pages, '--port', port, '--data', await makeTempFolder()]),
    ]);
    expect(both.map(({ exit, out }) => ({ exit, out }))).toEqual([
      { exit: 2, out: [] },
      { exit: 2, out: [] },
    ]);
    expect(both.map(({ err }) => err)).toEqual([
      [`ludoteca serve: --data: another server uses ${folder} (help: ludoteca serve --help)`],
      [
        `ludoteca serve: --port: ${port} is taken; name another, or stop what listens there (help: ludoteca serve --help)`,
      ],
    ]);
    expect(expectOk(await apiAt(server.address).games()).length).toBeGreaterThan(0);
  });

  it('warns if it listens on all interfaces, and prints its addresses', async () => {
    const stop = new AbortController();
    const args = ['--pages', await makePagesFolder(), '--port', '0', '--data', await makeTempFolder()];
    const { exit, out, err } = await callCli(['serve', '--host', '0.0.0.0', ...args], [], {
      stop: stop.signal,
      onPrint: (line) => {
        if (line.includes('Ctrl-C')) stop.abort();
      },
    });
    expect(exit).toBe(0);
    expect(out[0]).toMatch(/^Ludoteca is at http:\/\/127\.0\.0\.1:\d+$/);
    expect(err).toEqual([
      expect.stringMatching(/^Warning: with --host 0\.0\.0\.0 everybody .* encrypted\.$/),
    ]);
  });
});

describe('a server that cannot start', () => {
  /** Arguments and the expected error. */
  const cases: readonly [string, (folder: string, pages: string) => readonly string[], RegExp][] = [
    ['pages that are not built', (folder) => ['--pages', folder], /the web app is not in .*/],
    [
      'a folder in a file',
      (folder, pages) => ['--pages', pages, '--data', join(folder, 'file', 'in')],
      /--data: \S.*/,
    ],
    [
      'a folder with something else in it',
      (folder, pages) => ['--pages', pages, '--data', folder],
      /--data: .*ludoteca\.db is not a database/,
    ],
    [
      'an address of another machine',
      (_, pages) => ['--pages', pages, '--port', '0', '--host', '192.0.2.1'],
      /--host: cannot listen at "192\.0\.2\.1": \S.*/,
    ],
    ['a port that is none', () => ['--port', '65536'], /--port must be a whole number from 0 to 65535/],
    [
      'a proxy that is no address',
      (folder, pages) => ['--pages', pages, '--data', folder + '/new', '--trust-proxy', 'proxy.example'],
      /--trust-proxy: "proxy\.example" is neither an IP address nor a range such as 10\.0\.0\.0\/8/,
    ],
    [
      'a level that is none',
      () => ['--log-level', 'loud'],
      /--log-level must be one of error, warn, info, debug/,
    ],
    ['a word', () => ['now'], /unexpected argument "now"/],
  ];

  it.each(cases)('reports the reason in one line: %s', async (_, args, problem) => {
    const folder = await makeTempFolder();
    await writeFile(join(folder, 'file'), '');
    await writeFile(join(folder, 'ludoteca.db'), 'this is not a database at all'.repeat(100));
    const { exit, out, err } = await callCli(['serve', ...args(folder, await makePagesFolder())]);
    expect({ exit, out }).toEqual({ exit: 2, out: [] });
    expect(err).toEqual([expect.stringMatching(problem)]);
  });
});
