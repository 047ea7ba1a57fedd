import { expect, test } from 'vitest';
import { findIssuesInAllModes } from './accessibility.testing.ts';
import {
  answer,
  resultOn,
  createTableForTwo,
  playUntil,
  questionOn,
  resign,
  createSoloTable,
  boardOf,
} from './play.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const visit = createServerWithBrowsers();

test('the pages before a table have no serious accessibility problem', async () => {
  const [ada, bea] = [await visit({ randomByte: 1 }), await visit({ randomByte: 2 })];
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  expect(
    await findIssuesInAllModes(page, () => page.getByRole('button', { name: 'Change name' }).click()),
  ).toEqual([]);
  await page.goto('/new/uno');
  expect(await findIssuesInAllModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Link of the table').waitFor();
  expect(await findIssuesInAllModes(page)).toEqual([]);
  await bea.page.goto('/');
  await bea.page.getByRole('heading', { name: 'Free seats' }).waitFor();
  expect(await findIssuesInAllModes(bea.page)).toEqual([]);
  await bea.page.goto(page.url());
  await bea.page.getByRole('button', { name: 'Sit here' }).waitFor();
  expect(await findIssuesInAllModes(bea.page)).toEqual([]);
  await bea.page.goto('/nowhere');
  expect(await findIssuesInAllModes(bea.page)).toEqual([]);
  await bea.page.goto('/t/nowhere');
  await bea.page.getByText('There is no such table').waitFor();
  expect(await findIssuesInAllModes(bea.page)).toEqual([]);
});

test('a table of rumour has no serious accessibility problem', async () => {
  const guest = await visit();
  const { page } = guest;
  await createSoloTable(page, 'rumour');
  const whyNot = page.getByRole('button', { name: 'Why not…?' });
  await playUntil(guest, 'rumour', whyNot);
  expect(await findIssuesInAllModes(page, () => whyNot.click())).toEqual([]);
  expect(await findIssuesInAllModes(page, () => page.getByRole('button', { name: 'Rules' }).click())).toEqual(
    [],
  );
  expect(
    await findIssuesInAllModes(page, () => page.getByRole('button', { name: 'Resign' }).click()),
  ).toEqual([]);
  await resign(page);
  await resultOn(page).waitFor();
  await page.getByRole('button', { name: 'Verify here' }).click();
  await page.getByText('It all adds up').waitFor();
  const details = page.getByRole('region', { name: 'Fair shuffle' }).getByText('Fair shuffle');
  expect(await findIssuesInAllModes(page, () => details.click())).toEqual([]);
});

test('a table of uno has no serious accessibility problem for players and spectators', async () => {
  const [ada, bea, cam] = [
    await visit({ randomByte: 1 }),
    await visit({ randomByte: 2 }),
    await visit({ randomByte: 3 }),
  ];
  await ada.page.goto('/new/uno');
  const path = await createTableForTwo(ada.page);
  await bea.page.goto(path);
  await bea.page.getByRole('button', { name: 'Sit here' }).click();
  await cam.page.goto(path);
  await Promise.all([ada, bea, cam].map(({ page }) => boardOf(page, 'uno').waitFor()));
  expect(await findIssuesInAllModes(cam.page)).toEqual([]);
  for (const { page } of [ada, bea]) expect(await findIssuesInAllModes(page)).toEqual([]);
  const asked = (await questionOn(ada.page).isVisible()) ? ada : bea;
  const buying = asked.nextUpdate();
  await boardOf(asked.page, 'uno').getByRole('button', { name: /^draw/ }).click();
  await buying;
  expect(await findIssuesInAllModes(asked.page)).toEqual([]);
  await answer(asked.page, 'uno');
  await resign(ada.page);
  await Promise.all([ada, bea, cam].map(({ page }) => resultOn(page).waitFor()));
  for (const { page } of [ada, cam]) expect(await findIssuesInAllModes(page)).toEqual([]);
});
