/** Actions of a person in Teferi's judge mode. */
import type { Locator, Page } from 'playwright-core';

export const editorOn = (page: Page): Locator => page.getByRole('region', { name: 'Board' });
export const tableOn = (page: Page): Locator => page.getByRole('region', { name: 'Play', exact: true });
export const scenarioOn = (page: Page): Locator => page.getByRole('region', { name: 'Scenario' });

/** Searches a card and places it. */
export async function placeCard(page: Page, card: string, pile: string, player: 'A' | 'B'): Promise<void> {
  const shelf = editorOn(page).getByRole('search');
  await shelf.getByLabel('Whose').selectOption(player);
  await shelf.getByLabel('Where').selectOption(pile);
  await shelf.getByLabel('Search').fill(card);
  await shelf
    .getByRole('button', { name: new RegExp(`^Put ${card}`) })
    .first()
    .click();
}

/** The editor of one player. */
export const ofPlayer = (page: Page, player: 'A' | 'B'): Locator =>
  editorOn(page).getByRole('group', { name: `Player ${player}` });

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  tableOn(page).getByRole('button', { name }).first().click();

export const permanentOn = (page: Page, name: string | RegExp): Locator =>
  tableOn(page).locator('.tf-over').and(page.getByRole('button', { name })).first();
