import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { unstableStudents } from '../../../games/unstable-students/index.ts';
import { playStudentsScene, type StudentsScene } from '../../../games/unstable-students/web/scenes.ts';
import type { BrowserVisit } from './record-messages.testing.ts';
import { resultOn, clickVisible, questionOn, readLog, boardOf } from './play.testing.ts';
import { findIssuesInAllModes } from './accessibility.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const GAME = 'unstable-students';
const visit = createServerWithBrowsers();

/** A round before the end: the creator of the table has a malus, the other player a theft. */
const SCENE: StudentsScene = {
  players: [
    {
      hand: ['Allerta meteo', 'Bagno intasato', 'Studente Influencer'],
      room: ['Laureando Nerd', 'Studente Erasmus', 'Matricola Gamer'],
    },
    {
      hand: ['Ruba Studente', 'MAI', 'Studente Boscaiolo'],
      room: [
        'Studente Trassato',
        'Studente Boscaiolo',
        'Studente Palestrato',
        'Laureando Avido',
        'Laureando Snitch',
        'Matricola Scout',
      ],
    },
  ],
};

/** The scene as a save. */
function saveOf(scene: StudentsScene): Buffer {
  const moment = playStudentsScene(scene).match.position();
  const settings = expectOk(unstableStudents.game.settings({}, scene.players.length));
  const seating = { id: 'scene', name: 'scene', language: 'en', now: () => '2025-01-01T00:00:00Z' } as const;
  const bytes = unstableStudents.files!.save(
    { ...moment, settings, outcome: undefined },
    { ...seating, names: ['Bea', 'Ada'], kinds: ['person', 'person'] },
  );
  return Buffer.from(bytes!);
}

/** Seats two people at a table that continues the save: its creator, and a guest by the link. */
async function sitTogether(): Promise<readonly [BrowserVisit, BrowserVisit]> {
  const [bea, ada] = [await visit({ randomByte: 1 }), await visit({ randomByte: 2 })];
  await bea.page.goto(`/new/${GAME}`);
  await bea.page
    .getByLabel('Open a save (.sav)')
    .setInputFiles({ name: 'scene.sav', mimeType: '', buffer: saveOf(SCENE) });
  await bea.page.getByLabel('Ada').selectOption('person');
  await bea.page.getByRole('button', { name: 'Open the table' }).click();
  await ada.page.goto(await bea.page.getByLabel('Link of the table').inputValue());
  await ada.page.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([bea, ada].map(({ page }) => boardOf(page, GAME).waitFor()));
  return [bea, ada];
}

const handOn = (page: Page, card: string): Locator =>
  boardOf(page, GAME).getByRole('list', { name: /hand$/ }).getByRole('button', { name: card }).first();
const onTable = (page: Page, name: string | RegExp): Locator =>
  boardOf(page, GAME).getByRole('button', { name });
const onRail = (page: Page, name: string): Locator => questionOn(page).getByRole('button', { name });
const chainOn = (page: Page): Promise<string[]> =>
  boardOf(page, GAME).getByRole('region', { name: 'Chain' }).locator('.us-link-name').allTextContents();
const says = (page: Page, text: string): Promise<void> =>
  boardOf(page, GAME).getByText(text).first().waitFor();

test('a match is played to its end by clicks, with nested interruptions', async () => {
  const [{ page: bea }, { page: ada }] = await sitTogether();

  // A malus is played on a player, who may block it and does not.
  await clickVisible(handOn(bea, 'Allerta meteo'));
  await onTable(bea, /^in front of Guest/).click();
  await says(ada, 'You may block it');
  await onRail(ada, 'let it happen').click();

  // It acts at the start of the next round: a card of the own room is chosen where it lies.
  await onTable(ada, /^eliminate “Studente Trassato”/).click();

  // A barred card shows its reason; a duplicate shows a warning and is cancelled.
  await clickVisible(handOn(ada, 'MAI'));
  await says(ada, 'it only serves to defend');
  await clickVisible(handOn(ada, 'Studente Boscaiolo'));
  await says(ada, 'duplicate');
  await onRail(ada, 'go back').click();
  expect(await findIssuesInAllModes(ada)).toEqual([]);

  // A theft, and what the stolen card does on leaving, aimed back.
  await clickVisible(handOn(ada, 'Ruba Studente'));
  await onTable(ada, /^aim at/).click();
  await says(bea, 'You have nothing that blocks it');
  await onRail(bea, 'let it happen').click();
  await onTable(ada, /^steal “Laureando Nerd”/).click();
  await onRail(bea, 'yes').click();
  await onTable(bea, /^aim at/).click();

  // The chain is there for both, and who may answer; the answer is given by keyboard.
  await says(ada, 'You may block it');
  for (const page of [ada, bea]) expect(await chainOn(page)).toEqual(['Ruba Studente', 'Laureando Nerd']);
  await says(bea, 'may block it');
  expect(await findIssuesInAllModes(ada)).toEqual([]);
  await handOn(ada, 'MAI').focus();
  await ada.keyboard.press('Enter');

  await ada.getByRole('heading', { name: 'You have won' }).waitFor();
  await resultOn(bea).waitFor();
  await says(ada, '1st place');
  await expect
    .poll(() => readLog(bea))
    .toContainEqual(expect.stringMatching(/defends with “MAI”|defends.*“MAI”/));
});

test('the keyboard reaches everything: from card to card, into a dialog and out of it', async () => {
  const [{ page }] = await sitTogether();
  await handOn(page, 'Studente Influencer').focus();
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Bagno intasato, magic',
  );
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const sheet = boardOf(page, GAME).getByRole('group', { name: /in front of whom/ });
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  expect(await sheet.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Allerta meteo, malus',
  );
  // A card in a room is read when the keyboard gets there.
  await onTable(page, 'Matricola Gamer, freshman').focus();
  await page.keyboard.press('ArrowRight');
  await boardOf(page, GAME).getByRole('group', { name: 'Studente Erasmus' }).waitFor();
});
