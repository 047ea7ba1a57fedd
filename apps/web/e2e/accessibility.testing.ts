/** Accessibility checks of a page in light and dark mode, on desktop and phone. */
import type { Page } from 'playwright-core';
import { findAccessibilityIssues } from './browser-guests.testing.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

/** Lists issues in all modes. `open` reopens what resizing the page closes. */
export async function findIssuesInAllModes(
  page: Page,
  open: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await open();
    await page.emulateMedia({ colorScheme: 'light' });
    const issues = await findAccessibilityIssues(page);
    // The dark theme differs in its colours alone.
    await page.emulateMedia({ colorScheme: 'dark' });
    issues.push(...(await findAccessibilityIssues(page, 'colours')).map((issue) => `dark: ${issue}`));
    found.push(...issues.map((issue) => `${viewport.width} wide: ${issue}`));
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(SIZES[0]);
  return found;
}
