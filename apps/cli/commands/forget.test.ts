import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectRefused } from '../../../kernel/result.testing.ts';
import { apiFor } from '../../server/testing/server.testing.ts';
import { callCli, makeTempFolder, readFolder } from '../testing/cli.testing.ts';
import { joinTable, readGuest, unoTable } from '../remote/remote-session.testing.ts';
import { remoteTexts } from '../remote/texts/index.ts';

describe('ludoteca forget', () => {
  it('deletes the guest at the server and in the data folder', async () => {
    const { server, link, dir, asBea } = await unoTable(['person', 'person', 'person']);
    await joinTable(asBea, [], { wait: () => ({ kind: 'stop' }) }).result;
    const { token } = await readGuest(dir);
    const { origin } = new URL(link);
    const forgotten = await callCli(['forget', link, '--dir', dir, '--lang', 'en']);
    expect(forgotten).toMatchObject({ exit: 0, out: [remoteTexts.en.guest.deleted(origin)], err: [] });
    expect(expectRefused(await apiFor(server, token).me())).toEqual({ problem: 'token' });
    expect((await readFolder(join(dir, 'guests'))).size).toBe(0);
    const again = await callCli(['forget', server.address, '--dir', dir, '--lang', 'it']);
    expect(again).toMatchObject({ exit: 0, out: [remoteTexts.it.guest.unknown(origin)] });
  });

  it('refuses an address that is none', async () => {
    const { exit, err } = await callCli(['forget', 'nowhere', '--dir', await makeTempFolder()]);
    expect(exit).toBe(2);
    expect(err[0]).toContain('SERVER must be the address of a server');
  });
});
