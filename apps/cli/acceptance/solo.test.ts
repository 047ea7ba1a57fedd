import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
