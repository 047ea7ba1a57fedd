import { expect, test } from 'vitest';
import { runScenarioFile } from '../../../games/teferi/scenario-runner/index.ts';
import { parseScenarioFile } from '../../../games/teferi/scenario-runner/parse-scenarios.ts';
import { findIssuesInAllModes } from './accessibility.testing.ts';
import {
  editorOn,
  ofPlayer,
  press,
  placeCard,
  scenarioOn,
  permanentOn,
  tableOn,
} from './teferi-judge.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const visit = createServerWithBrowsers();

test('a judge sets up a board, plays both sides, sees why actions are illegal, and saves a scenario', async () => {
  const { page } = await visit({ acceptDownloads: true });
  await page.goto('/');
  await page.getByRole('link', { name: 'Judge mode' }).click();
  await placeCard(page, 'Ridge Stomper', 'battlefield', 'A');
  await placeCard(page, 'Gatehouse Wall', 'battlefield', 'A');
  await placeCard(page, 'Spark Lash', 'hand', 'A');
  await placeCard(page, 'Mill Guard', 'battlefield', 'B');
  await placeCard(page, 'Moss Ram', 'battlefield', 'B');
  await placeCard(page, 'Sudden Growth', 'hand', 'B');
  for (const player of ['A', 'B'] as const)
    await ofPlayer(page, player).getByLabel('Mana').selectOption('any');
  await ofPlayer(page, 'B').getByRole('button', { name: 'Player B: Life: less' }).click();
  await permanentOn(page, 'B: life 19').waitFor();

  // One card is changed by hand.
  await ofPlayer(page, 'B').getByRole('button', { name: 'Moss Ram' }).click();
  const card = editorOn(page).getByRole('group', { name: 'Moss Ram' });
  await card.getByLabel('Counters').selectOption('+1/+1');
  await permanentOn(page, /Moss Ram.*, 1 \+1\/\+1/).waitFor();
  await card.getByLabel('tapped').check();
  await permanentOn(page, /Moss Ram.*tapped/).waitFor();
  await card.getByRole('button', { name: 'Close' }).click();
  expect(await findIssuesInAllModes(page)).toEqual([]);

  // A spell of one side, answered by the other; then both resolve.
  await press(page, /^Spark Lash/);
  await permanentOn(page, 'Mill Guard').click();
  await tableOn(page).getByRole('button', { name: 'B', exact: true }).click();
  await press(page, /^Sudden Growth/);
  await permanentOn(page, 'Mill Guard').click();
  await press(page, 'Resolve the top');
  await permanentOn(page, /Mill Guard.*, 4\/5/).waitFor();
  await press(page, 'Resolve the top');
  await permanentOn(page, /Mill Guard.*damage 3/).waitFor();

  // An illegal action is refused with the number of its rule.
  await press(page, 'Attack…');
  await permanentOn(page, 'Gatehouse Wall').click({ force: true });
  await tableOn(page)
    .getByText(/has defender.*702\.3b/)
    .first()
    .waitFor();
  await permanentOn(page, 'Ridge Stomper').click();
  await press(page, /^Attack with 1/);
  await press(page, 'Block…');
  await permanentOn(page, 'Mill Guard').click();
  await permanentOn(page, 'Ridge Stomper').click();
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
  await permanentOn(page, 'B: life 19').press('d');
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
