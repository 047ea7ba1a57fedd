import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { connectChair, waitUntil } from '../../server/testing/server.testing.ts';
import { joinTable, readGuest, unoTable } from '../remote/remote-session.testing.ts';
import { remoteTexts } from '../remote/texts/index.ts';
import { callCli, readFolder } from '../testing/cli.testing.ts';

describe('ludoteca matches', () => {
  it('lists the own tables, then the finished matches, and downloads archives that verify', async () => {
    const { server, ada, id, link, dir, asBea } = await unoTable(['person', 'person']);
    const args = ['matches', server.address, '--dir', dir, '--lang', 'en'];
    const { origin } = new URL(link);
    expect(await callCli(args)).toMatchObject({ out: [remoteTexts.en.guest.unknown(origin)] });
    await joinTable(asBea, [], { wait: () => ({ kind: 'stop' }) }).result;
    const { out } = await callCli(args);
    expect(out).toHaveLength(1);
    expect(out[0]).toMatch(new RegExp(`^(your turn|being played) · Uno · Ada, Bea · ${link}$`));
    const { token } = await readGuest(dir);
    const chair = connectChair(() => server, id, { token: ada.guest.token });
    expectOk(await chair.withdraw());
    await waitUntil(chair, () => chair.table?.state === 'over');
    expect((await callCli(args)).out).toEqual([remoteTexts.en.matches.none]);
    expect(token).not.toBe(ada.guest.token);
    const finished = await callCli([...args, '--finished']);
    expect(finished.out).toEqual([`place 1 · Uno · Ada, Bea · ${link}`]);
    const folder = join(dir, 'archives');
    const downloaded = await callCli([...args, '--out', folder]);
    expect(downloaded).toMatchObject({ exit: 0, out: [remoteTexts.en.matches.downloaded(1, folder)] });
    const [name] = Array.from((await readFolder(folder)).keys());
    expect((await callCli(['verify', join(folder, name!)])).exit).toBe(0);
  });
});
