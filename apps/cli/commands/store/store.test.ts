import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from '@ludoteca/wire';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../../kernel/result.testing.ts';
import { createPostgresUrl } from '../../../server/testing/postgres/postgres-url.testing.ts';
import { callCli, makeTempFolder } from '../../testing/cli.testing.ts';
import { startServer } from '../serve.testing.ts';

/** A folder in which a server has stored a guest and two tables. */
async function makeData(): Promise<string> {
  const folder = await makeTempFolder();
  const server = await startServer(['--port', '0', '--data', folder]);
  const { token } = expectOk(
    await createApi(fetch, server.address, () => undefined).createGuest({ name: 'Ada' }),
  );
  const api = createApi(fetch, server.address, () => token);
  for (let table = 0; table < 2; table++)
    expectOk(await api.createTable({ game: 'uno', seats: ['person', 'person'] }));
  server.kill('SIGTERM');
  await server.ended;
  return folder;
}

const DATA = '2 tables with 0 entries, 1 guest';

describe('ludoteca store', () => {
  it('lists its commands and explains each', async () => {
    const { exit, out } = await callCli(['store']);
    expect(exit).toBe(0);
    for (const name of ['copy', 'backup', 'restore', 'check', 'repair']) {
      expect(out.join('\n')).toMatch(new RegExp(`^ {2}${name} `, 'm'));
      const help = await callCli(['store', name, '--help']);
      expect(help).toMatchObject({ exit: 0, err: [] });
      expect(help.out[0]).toContain(`ludoteca store ${name}`);
    }
  });

  it('copies to PostgreSQL and back, backs up and restores', async () => {
    const from = await makeData();
    const url = await createPostgresUrl();
    const folder = await makeTempFolder();
    const [back, backup, restored] = ['back', 'backup.db', 'restored'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const [args, sentence] of [
      [['copy', from, url], /^Copied to postgres:.*: /],
      [['copy', url, back], /^Copied to .*back: /],
      [['backup', backup, '--data', url], /^Backed up to .*backup\.db: /],
      [['restore', backup, '--data', restored], /^Restored to .*restored: /],
      [['check', '--data', restored], /^Everything is intact: /],
      [['check', '--data', url], /^Everything is intact: /],
    ] as const) {
      const { exit, out, err } = await callCli(['store', ...args]);
      expect({ exit, err, lines: out.length }).toEqual({ exit: 0, err: [], lines: 1 });
      expect(out[0]).toMatch(sentence);
      expect(out[0]).toContain(DATA);
    }
  });

  it('lists damaged tables and copies the others', async () => {
    const from = await makeData();
    const file = join(from, 'ludoteca.db');
    const bytes = await readFile(file);
    // The name of the game in the row of a table.
    bytes.write('unq', bytes.lastIndexOf('uno'));
    await writeFile(file, bytes);
    const checked = await callCli(['store', 'check', '--data', from]);
    expect(checked.exit).toBe(1);
    expect(checked.err.length).toBeGreaterThan(0);
    for (const line of checked.err) expect(line).toMatch(/^damaged: table \S+$/);
    expect(checked.out[0]).toMatch(/^Damaged: \d tables?, 0 guests and 0 documents\. Intact: /);
    const to = join(await makeTempFolder(), 'repaired');
    const repaired = await callCli(['store', 'repair', to, '--data', from]);
    expect(repaired).toMatchObject({ exit: 1, err: checked.err });
    expect((await callCli(['store', 'check', '--data', to])).err).toEqual(checked.err);
    expect(await readFile(file)).toEqual(bytes);
  });

  it('reports in one line what cannot be done, and changes nothing', async () => {
    const folder = await makeTempFolder();
    const from = await makeData();
    const missing = join(folder, 'missing');
    for (const [args, problem] of [
      [['check', '--data', missing], `there are no data in ${missing}`],
      [['backup', join(folder, 'file'), '--data', missing], `there are no data in ${missing}`],
      [['copy', from, from], 'already has data'],
      [['restore', join(from, 'ludoteca.db'), '--data', from], 'already has data'],
      [['repair', 'postgres://x/y', '--data', from], 'TO must be a folder'],
      [['copy', from], 'TO is missing'],
      [['burn'], '"burn" is not a command of store; there are copy, backup, restore, check, repair'],
    ] as const) {
      const { exit, out, err } = await callCli(['store', ...args]);
      expect({ exit, out, lines: err.length }).toEqual({ exit: 2, out: [], lines: 1 });
      expect(err[0]).toContain(problem);
    }
    expect(existsSync(missing)).toBe(false);
    expect(existsSync(join(folder, 'file'))).toBe(false);
  });
});
