import { basename } from 'node:path';
import { createFastDice } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { describe, expect, it } from 'vitest';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { optionKeys } from '../session/option-keys.ts';
import { COLUMNS, first, type Played, playIn, tableOf } from './played.testing.ts';

const KILLED = { code: 0, signal: 9 };
const NEW = ['uno', '--players', 'you=Ada,greedy=Hal', '--yes', '--seed'];

/** Answers so many questions; the match as it is asked about then. */
async function answers({ asked, answer }: Played, count: number) {
  let archive = await asked();
  for (let i = 0; i < count; i++) {
    await answer(first(archive.match));
    archive = await asked();
  }
  return archive;
}

const slotIn = ({ path }: Played): string => basename(path(), ARCHIVE_EXTENSION);

describe('a match whose program is killed', () => {
  it('resumes at the same question, or from a saved copy, and can be finished', async () => {
    const folder = await makeTempFolder();
    const game = 'uno';
    const before = playIn({ folder, game }, [...NEW, 'kill']);
    const copied = await answers(before, 2);
    before.pty.send('save before the storm\r');
    await before.pty.waitFor('A copy is kept as before the storm');
    const last = await answers(before, 2);
    const screen = before.pty.screen();
    before.pty.kill('SIGKILL');
    expect(await before.pty.exit).toEqual(KILLED);

    const copy = playIn({ folder, game, slot: 'before the storm' }, ['--from', 'before the storm']);
    expect((await copy.asked()).match.archive()).toEqual(copied.match.archive());
    copy.pty.kill('SIGKILL');

    const after = playIn({ folder, game }, ['--from', slotIn(before), '--yes']);
    const resumed = await after.asked();
    expect(resumed.match.archive()).toEqual(last.match.archive());
    expect(after.pty.screen()).toEqual(screen);
    await after.toEnd(first);
    const { archive, outcome } = after.kept().recording;
    expect(outcome).toBeDefined();
    expect(archive.entries.slice(0, last.match.number)).toEqual(last.match.archive().entries);
  });

  it('loses no acknowledged answer, whenever it is killed', async () => {
    const dice = createFastDice('kill -9');
    for (let trial = 0; trial < scaled(100); trial++) {
      const folder = await makeTempFolder();
      const place = { folder, game: 'uno' };
      const played = playIn(place, [...NEW, `kill ${trial}`]);
      const { match } = await answers(played, dice.int(4));
      const screen = played.pty.screen();
      const typed = first(match);
      played.pty.send(`${optionKeys(match.question!)[0]}\r`);
      // Before the answer is so much as read, or while it is being kept, or after.
      if (dice.int(3) > 0) await played.pty.waitFor((rows) => rows.join() !== screen.join());
      played.pty.kill('SIGKILL');
      expect(await played.pty.exit).toEqual(KILLED);

      const again = playIn(place, ['--from', slotIn(played), '--yes']);
      const { entries } = (await again.asked()).match.archive();
      const known = match.archive().entries;
      expect(entries.slice(0, known.length)).toEqual(known);
      expect(entries.slice(known.length, known.length + 1)).toEqual(
        entries.length > known.length ? [{ answer: typed }] : [],
      );
      const archive = again.kept();
      const { seat } = archive.match.question!;
      expect(again.pty.screen().join('\n')).toContain(tableOf(archive, seat, COLUMNS));
    }
  });
});
