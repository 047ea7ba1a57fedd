import { expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { waitForPaint } from '../testing/pty-driver.testing.ts';
import { openPty, type Pty } from '../testing/pty.testing.ts';
import { defaultPreferences, writePreferences } from '../saves/preferences.ts';
import { pickFirstOption, playInPty } from './pty-match.testing.ts';

const SIZES = [
  { columns: 60, rows: 24 },
  { columns: 100, rows: 30 },
];
/** Neither size is the initial one: a terminal that already has the size sends no resize. */
const TALL = 50;

/** In a narrow and in a normal terminal. */
async function screensOf(pty: Pty): Promise<string> {
  const before = { columns: pty.cells()[0]!.length, rows: pty.screen().length };
  const resized = async ({ columns, rows }: typeof before): Promise<readonly string[]> => {
    await waitForPaint(pty);
    const mark = pty.mark();
    pty.resize(columns, rows);
    return waitForPaint(pty, mark);
  };
  const texts: string[] = [];
  for (const { columns, rows } of SIZES) {
    const screen = await resized({ columns, rows });
    const lines = screen.map((row) => row.trimEnd()).join('\n');
    texts.push(`${`── ${columns} x ${rows} `.padEnd(columns, '─')}\n${lines.trimEnd()}\n`);
  }
  await resized(before);
  return texts.join('\n');
}

// After an intended change: npx vitest run apps/cli/acceptance -u, and read the difference.
it('shows the stored screens from the menu to the first card', async () => {
  const folder = await makeTempFolder();
  await writePreferences(folder, { ...defaultPreferences('en'), name: 'Ada' });
  const pty = openPty(['menu', '--dir', folder], { rows: TALL });
  await pty.waitFor('What shall we do?');
  await expect(await screensOf(pty)).toMatchFileSnapshot('screens/menu.txt');
  pty.send('\r');
  await pty.waitFor('What shall we play?');
  pty.send('\r');
  await pty.waitFor('Shall we begin?');
  await expect(await screensOf(pty)).toMatchFileSnapshot('screens/new-match.txt');
});

it('shows the stored screens from the first card to the end, and in the replay', async () => {
  const folder = await makeTempFolder();
  const players = ['you=Ada', 'you=Bea', 'greedy=Hal', 'greedy=Ivo'].join(',');
  const played = playInPty({ folder, game: 'uno' }, [
    'uno',
    '--seed',
    'screens',
    '--players',
    players,
    '--yes',
  ]);
  const { pty, waitForQuestion, playToEnd, path } = played;
  await pty.waitFor('Enter: go on');
  await expect(await screensOf(pty)).toMatchFileSnapshot('screens/curtain.txt');
  await waitForQuestion();
  await expect(await screensOf(pty)).toMatchFileSnapshot('screens/question.txt');
  pty.send('?\r');
  await pty.waitFor('Enter: close');
  await expect(await screensOf(pty)).toMatchFileSnapshot('screens/help.txt');
  pty.send('\r');
  await playToEnd(pickFirstOption);
  await expect(await screensOf(pty)).toMatchFileSnapshot('screens/end.txt');
  pty.send('\r');
  await pty.exit;

  const replay = openPty(['replay', path(), '--lang', 'en', '--at', '9'], { rows: TALL });
  await replay.waitFor('Where to?');
  await expect(await screensOf(replay)).toMatchFileSnapshot('screens/replay.txt');
});
