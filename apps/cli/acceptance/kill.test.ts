import { basename } from 'node:path';
import { createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, it } from 'vitest';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { optionKeys } from '../session/option-keys.ts';
import { COLUMNS, pickFirstOption, type PtyMatch, playInPty, expectedTable } from './pty-match.testing.ts';

const KILLED = { code: 0, signal: 9 };
const NEW = ['uno', '--players', 'you=Ada,greedy=Hal', '--yes', '--seed'];

/** Answers that many questions. */
async function answers({ waitForQuestion, answer }: PtyMatch, count: number) {
  let archive = await waitForQuestion();
  for (let i = 0; i < count; i++) {
    await answer(pickFirstOption(archive.match));
    archive = await waitForQuestion();
  }
  return archive;
}

const slotIn = ({ path }: PtyMatch): string => basename(path(), ARCHIVE_EXTENSION);

describe('a match whose program is killed', () => {
  it('resumes at the same question, or from a saved copy, and can be finished', async () => {
    const folder = await makeTempFolder();
    const game = 'uno';
    const before = playInPty({ folder, game }, [...NEW, 'kill']);
    const copied = await answers(before, 2);
    before.pty.send('save before the storm\r');
    await before.pty.waitFor('A copy is saved as before the storm');
    const last = await answers(before, 2);
    const screen = before.pty.screen();
    before.pty.kill('SIGKILL');
    expect(await before.pty.exit).toEqual(KILLED);

    const copy = playInPty({ folder, game, slot: 'before the storm' }, ['--from', 'before the storm']);
    expect((await copy.waitForQuestion()).match.archive()).toEqual(copied.match.archive());
    copy.pty.kill('SIGKILL');

    const after = playInPty({ folder, game }, ['--from', slotIn(before), '--yes']);
    const resumed = await after.waitForQuestion();
    expect(resumed.match.archive()).toEqual(last.match.archive());
    expect(after.pty.screen()).toEqual(screen);
    await after.playToEnd(pickFirstOption);
    const { archive, outcome } = after.readSaved().recording;
    expect(outcome).toBeDefined();
    expect(archive.entries.slice(0, last.match.number)).toEqual(last.match.archive().entries);
  });

  it('loses no acknowledged answer, whenever it is killed', async () => {
    const dice = createFastDice('kill -9');
    for (let trial = 0; trial < scaleVolume(100); trial++) {
      const folder = await makeTempFolder();
      const place = { folder, game: 'uno' };
      const played = playInPty(place, [...NEW, `kill ${trial}`]);
      const { match } = await answers(played, dice.int(4));
      const screen = played.pty.screen();
      const typed = pickFirstOption(match);
      played.pty.send(`${optionKeys(match.question!)[0]}\r`);
      // The kill comes before the answer is read, while it is saved, or afterwards.
      if (dice.int(3) > 0) await played.pty.waitFor((rows) => rows.join() !== screen.join());
      played.pty.kill('SIGKILL');
      expect(await played.pty.exit).toEqual(KILLED);

      const again = playInPty(place, ['--from', slotIn(played), '--yes']);
      const { entries } = (await again.waitForQuestion()).match.archive();
      const known = match.archive().entries;
      expect(entries.slice(0, known.length)).toEqual(known);
      expect(entries.slice(known.length, known.length + 1)).toEqual(
        entries.length > known.length ? [{ answer: typed }] : [],
      );
      const archive = again.readSaved();
      const { seat } = archive.match.question!;
      expect(again.pty.screen().join('\n')).toContain(expectedTable(archive, seat, COLUMNS));
    }
  });
});
