import { parseArchive, verify } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import {
  registerGuest,
  connectChair,
  firstOption,
  startServer,
  playToEnd,
} from '../../server/testing/server.testing.ts';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { remoteTexts } from '../remote/texts/index.ts';
import { openPty } from '../testing/pty.testing.ts';
import { entryOf } from '../replay/matches.testing.ts';

/** The key of the first option, on a screen with an open question. */
const ASKED = /^ +▸? *(\d+)\. [^]*^ {2}> *$/m;

const over = (rows: readonly string[]): boolean => rows.some((row) => row.includes('The match is over'));

describe('a match at a remote table in a real terminal', () => {
  it('plays Uno from an empty seat to the end and restores the terminal', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    const { id } = expectOk(await ada.api.createTable({ game: 'uno', seats: ['person', 'person'] }));
    const link = `${server.address}/t/${id}`;
    const pty = openPty(['join', link, '--name', 'Bea', '--lang', 'en', '--dir', await makeTempFolder()]);
    await pty.waitFor(remoteTexts.en.waiting.missing(1));
    expect(pty.alternate).toBe(true);
    expect(pty.screen().join('\n')).toContain('Bea (you, number sealed)');
    expectOk(await ada.api.join(id));
    void playToEnd(
      connectChair(() => server, id, { token: ada.guest.token }),
      firstOption,
    );
    let rows = await pty.waitFor((shown) => ASKED.test(shown.join('\n')));
    while (!over(rows)) {
      const before = rows.join('\n');
      pty.send(`${ASKED.exec(before)![1]}\r`);
      rows = await pty.waitFor((shown) => {
        const now = shown.join('\n');
        return over(shown) || (now !== before && ASKED.test(now));
      });
    }
    pty.send('\r');
    await pty.waitFor(remoteTexts.en.rematch.question);
    pty.send('2\r');
    expect(await pty.exit).toEqual({ code: 0, signal: 0 });
    expect(pty.alternate).toBe(false);
    const { game, texts } = entryOf('uno');
    const recording = expectOk(parseArchive(expectOk(await ada.api.archive(id))));
    expect(verify(game, recording).ok).toBe(true);
    expect(pty.screen().join('\n')).toContain(texts.en.outcome(recording.outcome!, ['Bea', 'Ada']));
  });

  it('ends with Ctrl-C and prints the command to return', async () => {
    const server = await startServer();
    const ada = await registerGuest(server, 'Ada');
    const { id } = expectOk(await ada.api.createTable({ game: 'uno', seats: ['person', 'person'] }));
    const link = `${server.address}/t/${id}`;
    const pty = openPty(['join', link, '--name', 'Bea', '--lang', 'en', '--dir', await makeTempFolder()], {
      columns: 160,
    });
    await pty.waitFor(remoteTexts.en.waiting.missing(1));
    pty.send('\u0003');
    expect(await pty.exit).toEqual({ code: 130, signal: 0 });
    expect(pty.alternate).toBe(false);
    expect(pty.screen().join('\n')).toContain(remoteTexts.en.afterwards.stopped(`ludoteca join ${link}`));
  });
});
