/** Matches between people go on while a browser has frozen the page of one of them and the connection of the other is silent. */
import { UNLIMITED_USAGE } from '@ludoteca/server';
import { PERSON } from '@ludoteca/wire';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { registerGuest } from '../../server/testing/server.testing.ts';
import { RawSocket } from '../../server/testing/raw-socket.testing.ts';
import { expectOk } from '../../../kernel/result.testing.ts';
import { freeSeat, sampleTable } from '../../server/storage/sample-rows.testing.ts';
import { MemoryStorage } from '../../server/storage/memory-storage.testing.ts';
import { completeTerms } from '../../wire/play-terms.ts';
import { createBrowsers, openTestServer } from './browser-guests.testing.ts';
import { entryOf, resultOn } from './play.testing.ts';

const visit = createBrowsers();

/** Shorter than a table may have, so that the test need not wait. */
const CLOCK = { per: 'decision', seconds: 0.3, increment: 0, expiry: 'substitute' } as const;

/** A table for two whose clock runs out soon. */
function createTable(game: string) {
  const seats = [freeSeat, freeSeat];
  const terms = { ...completeTerms([{ kind: PERSON }, { kind: PERSON }], { passDelay: 0 }), clock: CLOCK };
  const rules = entryOf(game).game;
  const settings = expectOk(rules.settings({}, 2));
  return sampleTable('table', { game, version: rules.version, settings, seats, terms, made: Date.now() });
}

/** Treats a page as browsers treat a tab in the background: it is hidden, and its timers stand still. Returns how often they ran. */
async function freeze(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`
    globalThis.ticks = 0;
    setInterval(() => globalThis.ticks++, 20);
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));`);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setVirtualTimePolicy', { policy: 'pause' });
  return () => page.evaluate<number>('globalThis.ticks');
}

test.each(['teferi', 'lirya'])(
  'a match of %s ends although one page is frozen and one connection is silent',
  async (game) => {
    const storage = new MemoryStorage();
    const server = await openTestServer({ storage, limits: { ...UNLIMITED_USAGE, revealTimeout: 300 } });
    onTestFinished(() => server.close());
    await storage.addTable(createTable(game));
    const { page } = await visit(server.address);
    await page.goto('/t/table');
    await page.getByRole('button', { name: 'Sit here' }).first().click();
    await page.getByText('you', { exact: true }).waitFor();
    const bea = await registerGuest(server, 'Bea');
    const silent = await RawSocket.open(server, 'table');
    silent.sendJson({ hello: 1, token: bea.guest.token });
    const countTicks = await freeze(page);
    const before = await countTicks();
    // The frozen page does not reveal its nonce either.
    expectOk(await bea.api.join('table'));
    await expect.poll(async () => (await storage.findTable('table'))?.state).toBe('over');
    expect(await countTicks()).toBe(before);
    const { seats = [] } = (await storage.findTable('table')) ?? {};
    expect(seats.every(({ substitute }) => substitute !== undefined)).toBe(true);
    silent.close();

    const again = await page.context().newPage();
    await again.goto('/t/table');
    await resultOn(again).waitFor();
  },
);
