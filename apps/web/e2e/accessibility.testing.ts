/** Accessibility checks of a page in light and dark mode, on desktop and phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lists serious findings of axe and horizontal overflow; only findings about colours, if `only` says so. */
export async function findAccessibilityIssues(page: Page, only?: 'colours'): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  const rules = only === undefined ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] };
  const options = JSON.stringify({ resultTypes: ['violations'], ...rules });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    .concat(wider > 0 ? [`${wider} pixels too wide`] : []);
}

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
