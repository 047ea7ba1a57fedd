import { readFile } from 'node:fs/promises';
import { makeArchive, parseArchive, recordMatch, startMatch } from '@ludoteca/kernel';
import {
  computeArchiveStatistics,
  formatWinRate,
  observe,
  readMatchRecord,
  ReplayTimeline,
  STATISTICS_TEXTS,
} from '@ludoteca/kit';
import { createPlayer, playOut } from '@ludoteca/players';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { formatEvents } from '../table/event-log.ts';
import { findAccessibilityIssues } from './accessibility.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';
import {
  answer,
  boardOf,
  createSoloTable,
  entryOf,
  questionOn,
  readLog,
  resign,
  resultOn,
} from './play.testing.ts';
import type { BrowserVisit } from './record-messages.testing.ts';
import { createNearlyWonSave } from './risika.testing.ts';

const visit = createServerWithBrowsers();

/** An archive of a match among greedy players, with the timeline by which the page is checked. */
function playMatch(game: string) {
  const entry = entryOf(game);
  const match = expectOk(startMatch(entry.game, { seats: 2, seed: 'replay' }));
  playOut(
    match,
    [0, 1].map((seat) => createPlayer(entry, 'greedy', `${seat}`)),
  );
  const players = ['Ada', 'Bea'].map((name) => ({ name, kind: 'person' }));
  const bytes = makeArchive(recordMatch(match, { players }));
  const { archive } = expectOk(parseArchive(bytes));
  return { entry, bytes, timeline: expectOk(ReplayTimeline.create(entry.game, archive)) };
}

test('a file is replayed: at every tenth entry the page shows what the kernel shows, for any seat', async () => {
  const { entry, bytes, timeline } = playMatch('rumour');
  const { page } = await visit();
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'match.archive',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  });
  const slider = page.getByRole('slider', { name: 'Entry' });
  await slider.waitFor();
  const names = ['Ada', 'Bea'];
  for (const watcher of [0, 1]) {
    await page.getByLabel('Seen by').selectOption(String(watcher));
    for (let place = 0; place <= timeline.end; place += 10) {
      await slider.fill(String(place));
      await page.locator(`[data-place="${place}"]`).waitFor();
      const { view, asked } = observe(timeline.at(place), watcher);
      const texts = entry.texts.en;
      const shown = await boardOf(page, 'rumour').innerText();
      for (const zone of texts.zones(view, watcher, names, asked)) {
        expect(shown).toContain(zone.name);
        for (const { name } of zone.items) expect(shown).toContain(name);
      }
      const log = timeline.steps
        .slice(0, place + 1)
        .flatMap(({ events }) => formatEvents(events.get(watcher), texts, names));
      await expect.poll(() => readLog(page)).toEqual(expect.arrayContaining(log));
    }
  }
});

async function answerOnce({ page, nextUpdate }: BrowserVisit): Promise<void> {
  await questionOn(page).waitFor();
  const told = nextUpdate();
  await answer(page, 'uno');
  await told;
}

test('a finished match is replayed, analysed and linked from its result', async () => {
  const visited = await visit();
  const { page } = visited;
  await createSoloTable(page, 'uno');
  for (let answers = 0; answers < 4; answers++) await answerOnce(visited);
  await resign(page);
  await resultOn(page).waitFor();
  await page.getByRole('link', { name: 'Replay and analysis' }).click();
  await page.getByRole('slider', { name: 'Entry' }).waitFor();
  await page.keyboard.press('End');
  await page.getByText('wins', { exact: false }).first().waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-place="1"]').waitFor();
  expect(new URL(page.url()).search).toBe('?at=1&seat=1');
  await page.reload();
  await page.locator('[data-place="1"]').waitFor();
  await page.getByRole('button', { name: 'Analyse the match' }).click();
  await page.getByRole('figure').waitFor();
  await page.getByRole('button', { name: 'Best answer here' }).waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
});

test('comments on moves are kept for the match, downloaded, deleted and opened again', async () => {
  const { bytes } = playMatch('rumour');
  const { page } = await visit();
  const openMatch = async (): Promise<void> => {
    await page.goto('/replay');
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'match.archive',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    });
    await page.getByRole('slider', { name: 'Entry' }).fill('2');
    await page.locator('[data-place="2"]').waitFor();
  };
  const comment = page.getByLabel('Comment on this move');
  const listed = page.getByRole('button', { name: 'Entry 2 A good move.' });
  await openMatch();
  await comment.fill('A good move.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await listed.waitFor();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await page.getByRole('slider', { name: 'Entry' }).fill('3');
  await expect.poll(() => comment.inputValue()).toBe('');
  await openMatch();
  await expect.poll(() => comment.inputValue()).toBe('A good move.');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const downloaded = await downloading;
  expect(downloaded.suggestedFilename()).toBe('match.archive.comments.json');
  const buffer = await readFile(await downloaded.path());
  expect(JSON.parse(String(buffer))).toEqual({ format: 1, comments: [{ entry: 2, text: 'A good move.' }] });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await listed.waitFor({ state: 'detached' });
  await openMatch();
  await comment.waitFor();
  expect(await listed.count()).toBe(0);
  const openComments = (content: Buffer) =>
    page
      .getByLabel('Open comments')
      .setInputFiles({ name: 'comments.json', mimeType: 'application/json', buffer: content });
  await openComments(Buffer.from('{"mine":1}'));
  await page.getByText('This file has no comments').waitFor();
  await openComments(buffer);
  await expect.poll(() => comment.inputValue()).toBe('A good move.');
  await listed.click();
  await page.locator('[data-place="2"]').waitFor();
});

test('a save is shown, and a file that is none is refused', async () => {
  const { page } = await visit();
  await page.goto('/replay');
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('none.txt', Buffer.from('no match'));
  await page.getByText('This file is neither').waitFor();
  await page.getByRole('button', { name: 'Another file' }).click();
  await choose('game.rsk', Buffer.from(createNearlyWonSave()));
  await boardOf(page, 'risika').waitFor();
  expect(await page.locator('.seat-strip').innerText()).toContain('Bice');
});

test('statistics count the files that are added, as the terminal does', async () => {
  const { entry, bytes } = playMatch('rumour');
  const record = expectOk(readMatchRecord(entry, expectOk(parseArchive(bytes))));
  const [expected] = computeArchiveStatistics([record, record]);
  const { page } = await visit();
  await page.goto('/statistics');
  await page.getByText('There are no finished matches yet.').waitFor();
  const file = { name: 'match.archive', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
  await page.getByLabel('Add archive files').setInputFiles([file, { ...file, name: 'again.archive' }]);
  const counted = page.getByRole('region', { name: entry.texts.en.name });
  await counted.waitFor();
  const shown = await counted.innerText();
  expect(shown).toContain(STATISTICS_TEXTS.en.matches(2, expected!.draws, 0));
  for (const { name, rate } of expected!.players) {
    expect(shown).toContain(name);
    expect(shown).toContain(formatWinRate('en', rate));
  }
  expect(await findAccessibilityIssues(page)).toEqual([]);
});
