/** How a judge works in a browser: by the editor beside the table, and on the table itself. */
import type { Locator, Page } from 'playwright-core';

export const editorOn = (page: Page): Locator => page.getByRole('region', { name: 'Board' });
export const tableOn = (page: Page): Locator => page.getByRole('region', { name: 'Play', exact: true });
export const scenarioOn = (page: Page): Locator => page.getByRole('region', { name: 'Scenario' });

/** Looks for a card and puts it somewhere. */
export async function put(page: Page, card: string, pile: string, player: 'A' | 'B'): Promise<void> {
  const shelf = editorOn(page).getByRole('search');
  await shelf.getByLabel('Whose').selectOption(player);
  await shelf.getByLabel('Where').selectOption(pile);
  await shelf.getByLabel('Search').fill(card);
  await shelf
    .getByRole('button', { name: new RegExp(`^Put ${card}`) })
    .first()
    .click();
}

/** What a player has, in the editor. */
export const ofPlayer = (page: Page, player: 'A' | 'B'): Locator =>
  editorOn(page).getByRole('group', { name: `Player ${player}` });

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  tableOn(page).getByRole('button', { name }).first().click();

/** A permanent or a player on the table. */
export const standing = (page: Page, name: string | RegExp): Locator =>
  tableOn(page).locator('.tf-over').and(page.getByRole('button', { name })).first();
