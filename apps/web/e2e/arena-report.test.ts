/** The report of a tournament opens without a server, is accessible, and fits a phone. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callCli, makeTempFolder } from '../../cli/testing/cli.testing.ts';
import { findIssuesInAllModes } from './accessibility.testing.ts';
import { createBrowsers } from './browser-guests.testing.ts';

const visit = createBrowsers();

test('every kind of page is free of console errors and accessibility issues', async () => {
  const folder = await makeTempFolder();
  const bot = join(folder, 'subs', 'crash <b>', 'bot');
  await mkdir(join(folder, 'subs', 'crash <b>'), { recursive: true });
  await writeFile(bot, '#!/bin/sh\n# DISCARD BUY\nread -r line\necho "broken <i>" >&2\nkill -SEGV $$\n');
  await chmod(bot, 0o755);
  const out = join(folder, 'out');
  const words = [
    'uno',
    ':greedy',
    ':random',
    '--submissions',
    join(folder, 'subs'),
    '--rounds',
    '1',
    '--seed',
    '3',
  ];
  const { exit } = await callCli(['arena', ...words, '--isolate', 'none', '--out', out]);
  expect(exit).toBe(0);
  const pages = readdirSync(join(out, 'report', 'it'));
  const crash = pages.find((name) => name.includes('crash'))!;
  const match = pages.find((name) => name.startsWith('match-'))!;
  const { page } = await visit('about:blank');
  for (const path of ['report.html', `report/it/${crash}`, `report/pt/${match}`]) {
    await page.goto(pathToFileURL(join(out, path)).href);
    expect(await findIssuesInAllModes(page)).toEqual([]);
  }
  await page.goto(pathToFileURL(join(out, 'report.html')).href);
  await page.getByRole('link', { name: 'crash <b>' }).first().click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('crash <b>');
  await page.getByRole('rowheader').getByRole('link').first().click();
  expect(await page.locator('main').textContent()).toContain('broken <i>');
  await page.getByRole('link', { name: 'Italiano' }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Partita \d+$/);
});
