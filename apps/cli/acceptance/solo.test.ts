import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { deepEqual } from '@ludoteca/kernel';
import { createPlayer } from '@ludoteca/players';
import { expect, it } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { ARCHIVE_EXTENSION, verifyArchiveBytes } from '../files/archive-file.ts';
import { optionKeys } from '../session/option-keys.ts';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { openPty, type Pty } from '../testing/pty.testing.ts';

/** Picks the advised match, ends every turn, and gives the first answer to everything else, until the match is over. */
async function loseMatch(pty: Pty): Promise<void> {
  for (let [before, answer] = [pty.screen().join('\n'), '']; ;) {
    pty.send(`${answer}\r`);
    const last = before;
    const rows = await pty.waitFor((now) => {
      const text = now.join('\n');
      return text !== last && (/^ {2}> ?$/m.test(text) || text.includes('The match is over'));
    });
    before = rows.join('\n');
    if (before.includes('The match is over')) return;
    answer = before.includes('end the turn') ? 'end the turn' : '1';
  }
}

/** The match of the only archive in the folder. */
function readOnlyMatch(folder: string) {
  const name = readdirSync(folder).find((file) => file.endsWith(ARCHIVE_EXTENSION)) ?? '';
  return expectOk(verifyArchiveBytes(readFileSync(join(folder, name)), catalogue)).match;
}

const isOver = (rows: readonly string[]): boolean => rows.join('\n').includes('The match is over');

/** Types the answers of the greedy player to the questions of the saved match, until it is over. */
async function playGreedily(pty: Pty, folder: string): Promise<void> {
  const entry = catalogue.find(({ game }) => game.id === 'lirya')!;
  const player = createPlayer(entry, 'greedy', 'person');
  for (let answered = -1; ;) {
    let match: ReturnType<typeof readOnlyMatch> | undefined;
    const rows = await pty.waitFor((now) => {
      if (isOver(now)) return true;
      if (!now.some((row) => /^ {2}> ?$/.test(row))) return false;
      match = readOnlyMatch(folder);
      return match.number > answered && match.question?.seat === 0;
    });
    if (isOver(rows)) return;
    const question = match!.question!;
    const choice = player.choose(match!.perspective(0));
    answered = match!.number;
    pty.send(`${optionKeys(question)[question.options.findIndex((option) => deepEqual(option, choice))]!}\r`);
  }
}

const openSolo = async (mode: string): Promise<{ readonly pty: Pty; readonly folder: string }> => {
  const folder = await makeTempFolder();
  await writeFile(join(folder, 'preferences.json'), JSON.stringify({ pace: 'none' }));
  const args = ['solo', 'lirya', mode, '--dir', folder, '--lang', 'en', '--seed', 'ludoteca'];
  return { pty: openPty([...args], { columns: 80, rows: 24 }), folder };
};

async function readProgress(folder: string, mode: string): Promise<unknown> {
  const save = JSON.parse(await readFile(join(folder, 'solo', `lirya-${mode}.json`), 'utf8')) as {
    readonly progress: unknown;
  };
  return save.progress;
}

it('drafts on a screen of 80 by 24 and plays the three matches to their end', async () => {
  const { pty, folder } = await openSolo('draft');
  for (let pick = 0; pick < 45; pick++) {
    await pty.waitFor(`Pack ${Math.floor(pick / 15) + 1} of 3, pick ${(pick % 15) + 1} of 15`);
    pty.send('\r');
  }
  await pty.waitFor('Your deck: 40 of 45 cards');
  pty.send('play with\r');
  for (const match of [1, 2, 3]) {
    await pty.waitFor(`Match ${match} of 3`);
    await loseMatch(pty);
    pty.send('q');
  }
  await pty.waitFor('You won 0 matches of 3.');
  pty.send('\u0004');
  expect(await pty.exit).toEqual({ code: 0, signal: 0 });
  expect(await readProgress(folder, 'draft')).toMatchObject({ results: ['lost', 'lost', 'lost'] });
});

it('plays three steps of the campaign', async () => {
  const { pty, folder } = await openSolo('campaign');
  await pty.waitFor('With which deck do you set out?');
  pty.send('stonelight\r');
  for (const opponent of ['Carlotta', 'Night Shift', 'Clerk']) {
    await pty.waitFor('The Road of the Bell: 0 of 14');
    pty.send(`${opponent}\r`);
    await pty.waitFor('Special rule.');
    expect(pty.screen().join('\n')).toContain('Challenge:');
    await loseMatch(pty);
    pty.send('q');
    await pty.waitFor('Not this time');
    pty.send('back to the road\r');
  }
  await pty.waitFor('The Road of the Bell: 0 of 14');
  pty.send('\u0004');
  expect(await pty.exit).toEqual({ code: 0, signal: 0 });
  expect(await readProgress(folder, 'campaign')).toMatchObject({ matches: 3, won: [], page: 'map' });
});

it('wins a step of the campaign, which unlocks cards and opponents', async () => {
  const { pty, folder } = await openSolo('campaign');
  await pty.waitFor('With which deck do you set out?');
  pty.send('tidewind\r');
  await pty.waitFor('The Road of the Bell: 0 of 14');
  expect(pty.screen().join('\n')).not.toContain('Wall');
  pty.send('Clerk\r');
  await pty.waitFor('Special rule.');
  pty.send('\r');
  await pty.waitFor((rows) => !rows.join('\n').includes('Special rule.'));
  await playGreedily(pty, join(folder, 'solo', 'lirya'));
  pty.send('q');
  await pty.waitFor('Lock Apprentice');
  pty.send('back to the road\r');
  await pty.waitFor('The Road of the Bell: 1 of 14');
  expect(pty.screen().join('\n')).toContain('Wall');
  pty.send('\u0004');
  expect(await pty.exit).toEqual({ code: 0, signal: 0 });
  expect(await readProgress(folder, 'campaign')).toMatchObject({
    matches: 1,
    won: ['lock-clerk'],
    page: 'map',
  });
});

it('plays a match of two people against the computer', async () => {
  const { pty, folder } = await openSolo('together');
  await pty.waitFor('Two of you against whom?');
  pty.send('Swarm\r');
  await pty.waitFor('With which deck?');
  pty.send('stonelight\r');
  await pty.waitFor('Your turns alternate');
  await loseMatch(pty);
  expect(pty.screen().join('\n')).toContain('The pair');
  pty.send('q');
  await pty.waitFor('You lost together');
  pty.send('\u0004');
  expect(await pty.exit).toEqual({ code: 0, signal: 0 });
  expect(await readProgress(folder, 'together')).toMatchObject({ matches: 1, result: 'lost' });
});
