import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { BrowserVisit } from './record-messages.testing.ts';
import { resultOn, createTableForTwo, playOut, resign, createSoloTable, boardOf } from './play.testing.ts';
import { createServerWithBrowsers } from './browser-guests.testing.ts';

const visit = createServerWithBrowsers();

/** Plays a match against computers, which ends by resigning. */
async function playMatch({ page }: BrowserVisit): Promise<Page> {
  await createSoloTable(page, 'rumour');
  await resign(page);
  await resultOn(page).waitFor();
  return page;
}

/** Verifies the shuffle on the page. Returns the verdict and each finding. */
async function verify(page: Page): Promise<{ verdict: string; findings: readonly string[] }> {
  const fair = page.getByRole('region', { name: 'Fair shuffle' });
  await fair.getByRole('button', { name: 'Verify here' }).click();
  const findings = fair.getByRole('listitem');
  await findings.first().waitFor();
  return {
    verdict: (await fair.getByRole('status').textContent()) ?? '',
    findings: await findings.allTextContents(),
  };
}

const PROOFS = [
  'The secret is the one whose fingerprint this browser knew before it added its number.',
  'The number that this browser added is among those of the seats.',
  'The seed comes from the secret and the numbers of the people at the table, and from nothing else.',
  'Played again here from the seed, the recorded match comes to the same end.',
  'What the table told this page is what was recorded.',
];

test('a number is added to the seed only when the fingerprint of the secret is known', async () => {
  const { page } = await visit();
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname !== '/api/guests')
      sent.push(`${pathname.replace(/[\w-]{12}/, ':id')} ${Object.keys(request.postDataJSON() as object)}`);
  });
  await createSoloTable(page, 'rumour');
  expect(sent).toEqual(['/api/tables game,seats,settings,listed', '/api/tables/:id/join nonce']);
});

describe('a match that is over', () => {
  test('is proven to the guest who added the last number: the shuffle could not be chosen', async () => {
    const guest = await visit();
    await createSoloTable(guest.page, 'rumour');
    await playOut(guest, 'rumour');
    expect(await verify(guest.page)).toEqual({
      verdict: 'It all adds up: nobody could choose this shuffle.',
      findings: PROOFS,
    });
  });

  test('is proven to others as far as it can be', async () => {
    const [ada, bea, cam] = [
      await visit({ randomByte: 1 }),
      await visit({ randomByte: 2 }),
      await visit({ randomByte: 3 }),
    ];
    await ada.page.goto('/new/rumour');
    const path = await createTableForTwo(ada.page);
    await bea.page.goto(path);
    await bea.page.getByRole('button', { name: 'Sit here' }).click();
    await boardOf(bea.page, 'rumour').waitFor();
    await cam.page.goto(path);
    await boardOf(cam.page, 'rumour').waitFor();
    await resign(bea.page);
    const { verdict, findings } = await verify(ada.page);
    expect(verdict).toBe(
      'It all adds up: without somebody who sat down after you the server could not choose this shuffle.',
    );
    expect(findings).toEqual(PROOFS);
    expect((await verify(bea.page)).verdict).toBe('It all adds up: nobody could choose this shuffle.');
    expect((await verify(cam.page)).verdict).toBe(
      'It all adds up: the match was played from the secret that was fixed when you came.',
    );
    const dan = await visit({ randomByte: 4 });
    await dan.page.goto(path);
    expect(await verify(dan.page)).toEqual({
      verdict:
        'It all adds up. You came after the end: that the secret was fixed before is known to those who were there.',
      findings: PROOFS.slice(2),
    });
  });

  test('is rejected if its record was changed', async () => {
    const page = await playMatch(await visit());
    await page.route('**/archive', async (route) => {
      const response = await route.fetch();
      const bytes = await response.body();
      bytes[Math.floor(bytes.length / 2)]! ^= 1;
      await route.fulfill({ response, body: bytes });
    });
    const { verdict, findings } = await verify(page);
    expect(verdict).toBe('Something does not add up.');
    expect(findings).toContain(
      'The record is damaged, or does not come to the same end when it is played again here.',
    );
  });

  test('is rejected if another match is recorded instead', async () => {
    const other = new URL((await playMatch(await visit({ randomByte: 9 }))).url()).pathname.replace(
      '/t/',
      '/api/tables/',
    );
    const page = await playMatch(await visit());
    await page.route('**/archive', async (route) => {
      const { origin } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${origin}${other}/archive` }) });
    });
    const { verdict, findings } = await verify(page);
    expect(verdict).toBe('Something does not add up.');
    expect(findings).toEqual([
      PROOFS[0],
      PROOFS[1],
      'The seed does not come from the secret and the numbers of the people at the table alone.',
      PROOFS[3],
      'What the table told this page is not what was recorded.',
    ]);
  });

  test('is rejected if the server had shown another fingerprint before', async () => {
    const guest = await visit();
    await guest.page.route('**/api/tables', async (route) => {
      const response = await route.fetch();
      const made = (await response.json()) as object;
      await route.fulfill({ response, json: { ...made, commitment: '0'.repeat(64) } });
    });
    const { verdict, findings } = await verify(await playMatch(guest));
    expect(verdict).toBe('Something does not add up.');
    expect(findings[0]).toBe(
      'The secret is not the one whose fingerprint this browser knew before it added its number.',
    );
  });
});
