import { expect, test } from 'vitest';
import { runScenarioFile } from '../../../games/teferi/scenario-runner/index.ts';
import { parseScenarioFile } from '../../../games/teferi/scenario-runner/parse-scenarios.ts';
import { barriersOn } from './barriers.testing.ts';
import { editorOn, ofPlayer, press, put, scenarioOn, standing, tableOn } from './teferi-judge.testing.ts';
import { house } from './visit.testing.ts';

const visit = house();

test('a judge lays a board, plays it for both sides, is told what is not allowed, and keeps it as a scenario', async () => {
  const { page } = await visit({ acceptDownloads: true });
  await page.goto('/');
  await page.getByRole('link', { name: 'Judge mode' }).click();
  await put(page, 'Ridge Stomper', 'battlefield', 'A');
  await put(page, 'Gatehouse Wall', 'battlefield', 'A');
  await put(page, 'Spark Lash', 'hand', 'A');
  await put(page, 'Mill Guard', 'battlefield', 'B');
  await put(page, 'Moss Ram', 'battlefield', 'B');
  await put(page, 'Sudden Growth', 'hand', 'B');
  for (const player of ['A', 'B'] as const)
    await ofPlayer(page, player).getByLabel('Mana').selectOption('any');
  await ofPlayer(page, 'B').getByRole('button', { name: 'Player B: Life: less' }).click();
  await standing(page, 'B: life 19').waitFor();

  // One card is changed by hand.
  await ofPlayer(page, 'B').getByRole('button', { name: 'Moss Ram' }).click();
  const card = editorOn(page).getByRole('group', { name: 'Moss Ram' });
  await card.getByLabel('Counters').selectOption('+1/+1');
  await standing(page, /Moss Ram.*, 1 \+1\/\+1/).waitFor();
  await card.getByLabel('tapped').check();
  await standing(page, /Moss Ram.*tapped/).waitFor();
  await card.getByRole('button', { name: 'Close' }).click();
  expect(await barriersOn(page)).toEqual([]);

  // A spell of one side, answered by the other; then both resolve.
  await press(page, /^Spark Lash/);
  await standing(page, 'Mill Guard').click();
  await tableOn(page).getByRole('button', { name: 'B', exact: true }).click();
  await press(page, /^Sudden Growth/);
  await standing(page, 'Mill Guard').click();
  await press(page, 'Resolve the top');
  await standing(page, /Mill Guard.*, 4\/5/).waitFor();
  await press(page, 'Resolve the top');
  await standing(page, /Mill Guard.*damage 3/).waitFor();

  // What is not allowed is answered with its rule.
  await press(page, 'Attack…');
  await standing(page, 'Gatehouse Wall').click({ force: true });
  await tableOn(page)
    .getByText(/has defender.*702\.3b/)
    .first()
    .waitFor();
  await standing(page, 'Ridge Stomper').click();
  await press(page, /^Attack with 1/);
  await press(page, 'Block…');
  await standing(page, 'Mill Guard').click();
  await standing(page, 'Ridge Stomper').click();
  await press(page, /^Declare a block/);
  await press(page, 'Next step');
  await press(page, /^Deal the damage/);
  await page
    .getByRole('list', { name: 'What happened' })
    .getByText(/Ridge Stomper deals/)
    .first()
    .waitFor();

  // A step back and again, noted, run, saved.
  await press(page, 'Undo');
  await press(page, 'Next step');
  await tableOn(page).getByRole('button', { name: 'Mill Guard #3: more' }).click();
  await tableOn(page).getByRole('status', { name: 'B', exact: true }).getByText('1').waitFor();
  await standing(page, 'B: life 19').press('d');
  await scenarioOn(page).getByRole('button', { name: 'Note how it is now' }).click();
  await scenarioOn(page).getByRole('button', { name: 'Run the scenario' }).click();
  await scenarioOn(page).getByText('The scenario holds.').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    scenarioOn(page).getByRole('button', { name: 'Save the file' }).click(),
  ]);
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray());
  const file = parseScenarioFile(bytes);
  expect(file.ok && runScenarioFile(file.value)).toEqual([{ id: 'judge', ok: true, faults: [] }]);

  // It is there again after a while, and from the file.
  await page.reload();
  await scenarioOn(page)
    .getByRole('button', { name: /A casts Spark Lash/ })
    .waitFor();
  await scenarioOn(page).getByRole('button', { name: 'Clear' }).click();
  await scenarioOn(page).getByText('Nothing yet.').waitFor();
  await scenarioOn(page)
    .getByLabel('Open a file')
    .setInputFiles({ name: 'judge.json', mimeType: 'application/json', buffer: bytes });
  await scenarioOn(page)
    .getByRole('button', { name: /A casts Spark Lash/ })
    .waitFor();
});
