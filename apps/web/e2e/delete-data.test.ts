import { expect, test } from 'vitest';
import { MemoryStorage } from '../../server/storage/memory-storage.testing.ts';
import { createTableForTwo, tableIdOf } from './play.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const storage = new MemoryStorage();
const visit = createServerWithBrowsers({ storage });

test('a guest can delete its data: it leaves its tables and comes back as another guest', async () => {
  const { page } = await visit({ randomByte: 1 });
  await page.goto('/new/uno');
  const id = tableIdOf(await createTableForTwo(page));
  const { seats } = (await storage.findTable(id))!;
  expect(seats[0]!.guest).toBeDefined();
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByRole('button', { name: 'Delete my data…' }).click();
  await page.getByText('This cannot be undone').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Change name' }).waitFor();
  expect(await storage.countTablesOfGuest(seats[0]!.guest!)).toBe(0);
  expect(await storage.findTable(id)).toBeUndefined();
});
