import { expect, test } from 'vitest';
import { barriersOn } from './barriers.testing.ts';
import {
  answer,
  endingOn,
  openForTwo,
  playUntil,
  questionOn,
  resign,
  sitDown,
  surfaceOf,
} from './play.testing.ts';
import { house } from './visit.testing.ts';

const visit = house();

test('nobody meets a serious barrier on the way to a table', async () => {
  const [ada, bea] = [await visit({ luck: 1 }), await visit({ luck: 2 })];
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  expect(await barriersOn(page, () => page.getByRole('button', { name: 'Change name' }).click())).toEqual([]);
  await page.goto('/new/uno');
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByLabel('Link of the table').waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await bea.page.goto('/');
  await bea.page.getByRole('heading', { name: 'Free seats' }).waitFor();
  expect(await barriersOn(bea.page)).toEqual([]);
  await bea.page.goto(page.url());
  await bea.page.getByRole('button', { name: 'Sit here' }).waitFor();
  expect(await barriersOn(bea.page)).toEqual([]);
  await bea.page.goto('/nowhere');
  expect(await barriersOn(bea.page)).toEqual([]);
  await bea.page.goto('/t/nowhere');
  await bea.page.getByText('There is no such table').waitFor();
  expect(await barriersOn(bea.page)).toEqual([]);
});

test('nobody meets a serious barrier at a table of rumour', async () => {
  const guest = await visit();
  const { page } = guest;
  await sitDown(page, 'rumour');
  const whyNot = page.getByRole('button', { name: 'Why not…?' });
  await playUntil(guest, 'rumour', whyNot);
  expect(await barriersOn(page, () => whyNot.click())).toEqual([]);
  expect(await barriersOn(page, () => page.getByRole('button', { name: 'Rules' }).click())).toEqual([]);
  expect(await barriersOn(page, () => page.getByRole('button', { name: 'Resign' }).click())).toEqual([]);
  await resign(page);
  await endingOn(page).waitFor();
  await page.getByRole('button', { name: 'Verify here' }).click();
  await page.getByText('It all adds up').waitFor();
  const details = page.getByRole('region', { name: 'Fair shuffle' }).getByText('Fair shuffle');
  expect(await barriersOn(page, () => details.click())).toEqual([]);
});

test('nobody meets a serious barrier at a table of uno, whether playing or watching', async () => {
  const [ada, bea, cam] = [await visit({ luck: 1 }), await visit({ luck: 2 }), await visit({ luck: 3 })];
  await ada.page.goto('/new/uno');
  const path = await openForTwo(ada.page);
  await bea.page.goto(path);
  await bea.page.getByRole('button', { name: 'Sit here' }).click();
  await cam.page.goto(path);
  await Promise.all([ada, bea, cam].map(({ page }) => surfaceOf(page, 'uno').waitFor()));
  expect(await barriersOn(cam.page)).toEqual([]);
  for (const { page } of [ada, bea]) expect(await barriersOn(page)).toEqual([]);
  const asked = (await questionOn(ada.page).isVisible()) ? ada : bea;
  const buying = asked.news();
  await surfaceOf(asked.page, 'uno').getByRole('button', { name: /^buy/ }).click();
  await buying;
  expect(await barriersOn(asked.page)).toEqual([]);
  await answer(asked.page, 'uno');
  await resign(ada.page);
  await Promise.all([ada, bea, cam].map(({ page }) => endingOn(page).waitFor()));
  for (const { page } of [ada, cam]) expect(await barriersOn(page)).toEqual([]);
});
