/** Checks of the layout of a match: options that are covered, cut off or outside the window, and small text. */
// Functions that run in the page cannot use those outside of them.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright-core';

/** In CSS pixels. */
const MIN_TEXT_SIZE = 11;

/** From this size on, a match must show everything at once; smaller windows may scroll the board. */
const FULL_VIEW = { width: 1024, height: 700 };

/** The sizes of window that every game is checked in. */
export const WINDOW_SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

/** Lists what is wrong with the layout of the match that the page shows. */
export async function findLayoutIssues(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const mayScroll = width < FULL_VIEW.width || height < FULL_VIEW.height;
  const issues = await page.evaluate(findIssuesInPage, { mayScroll, minTextSize: MIN_TEXT_SIZE });
  return issues.map((issue) => `${width}x${height}: ${issue}`);
}

/** Runs in the page, so it can use nothing outside of it. */
function findIssuesInPage(given: { readonly mayScroll: boolean; readonly minTextSize: number }): string[] {
  const issues: string[] = [];
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);

  /** The share of an element that a pointer can reach. */
  const reachableShare = (element: Element): number => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const steps = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
    const hits = steps.flatMap((across) =>
      steps.filter((down) => {
        const hit = document.elementFromPoint(x + width * across, y + height * down);
        return (
          hit !== null && (element.contains(hit) || (hit.contains(element) && hit.closest('label') !== null))
        );
      }),
    );
    return hits.length / steps.length ** 2;
  };
  const isInWindow = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };

  const rail = document.querySelector('.rail');
  const options = Array.from(
    document.querySelectorAll('.play-table button, .play-table [role="button"], .play-table input'),
  ).filter(
    (element) =>
      element.getAttribute('aria-disabled') !== 'true' &&
      !(element as HTMLButtonElement).disabled &&
      element.getClientRects().length > 0,
  );
  for (const option of options) {
    const isDrawing = option instanceof SVGElement;
    // Cards of a fan overlap; a territory fills only a part of its rectangle.
    const minShare = isDrawing ? 0.04 : option.closest('[role="list"], ul, ol') === null ? 0.5 : 0.14;
    // A hand scrolls sideways; a small window scrolls the board too.
    const scrolled = Array.from(document.querySelectorAll('.surface')).map((element) => element.scrollTop);
    option.scrollIntoView({ block: given.mayScroll ? 'center' : 'nearest', inline: 'center' });
    if (!given.mayScroll)
      document.querySelectorAll('.surface').forEach((element, i) => (element.scrollTop = scrolled[i] ?? 0));
    const share = reachableShare(option);
    if (share < minShare) issues.push(`covered (${Math.round(share * 100)} % to reach): ${nameOf(option)}`);
    else if (!isInWindow(option) && share < 0.9) issues.push(`outside the window: ${nameOf(option)}`);
  }

  const question = rail?.querySelector('.rail-question');
  if (question != null && (!isInWindow(question) || reachableShare(question) < 0.9))
    issues.push('the question is hidden');

  // Text may be turned, so both parts of its matrix count.
  const scaleOf = (matrix: DOMMatrix | null): number =>
    matrix === null ? 1 : Math.hypot(matrix.a, matrix.b);
  /** A button that covers the element shows it enlarged. */
  const isZoomable = (element: Element): boolean => {
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (one.matches('[data-zoomable]') || one.querySelector(':scope > [data-zoomable]') !== null)
        return true;
    return false;
  };
  const small = new Map<string, number>();
  const walker = document.createTreeWalker(
    document.querySelector('.play') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '' || element.getClientRects().length === 0)
      continue;
    if (isZoomable(element)) continue;
    const isDrawn = element instanceof SVGGraphicsElement;
    const scale = isDrawn ? scaleOf((element as SVGGraphicsElement).getScreenCTM()) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < given.minTextSize - 0.05)
      small.set(
        `${element.getAttribute('class') ?? element.tagName}: ${node.textContent?.trim().slice(0, 30)}`,
        size,
      );
  }
  for (const [text, size] of small) issues.push(`text of ${size.toFixed(1)} px: ${text}`);

  if (document.documentElement.scrollWidth > innerWidth) issues.push('the page scrolls sideways');
  const surface = document.querySelector('.surface');
  if (!given.mayScroll && surface !== null && surface.scrollHeight > surface.clientHeight + 1)
    issues.push(`the board is ${surface.scrollHeight - surface.clientHeight} px too high`);
  return issues;
}
