import type { Page } from 'playwright-core';
import { barriers } from './visit.testing.ts';

const THEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

/** What stands in the way on a page by day and by night, on a desk and on a phone. `open`: what is to be opened first, as a resized page closes it. */
export async function barriersOn(
  page: Page,
  open: () => Promise<void> = async () => undefined,
): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await open();
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      for (const barrier of await barriers(page))
        found.push(`${colorScheme}, ${viewport.width} wide: ${barrier}`);
    }
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize(SIZES[0]);
  return found;
}
