import type { TableInfo } from '@ludoteca/wire';
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
  'The secret is the one whose fingerprint was known here before the number was added.',
  'The number that was added from here is among those of the seats.',
  'The sealed numbers are those that were there before the first one was revealed.',
  'Every revealed number is the one that was sealed.',
  'The seed comes from the secret and the numbers of the people at the table, and from nothing else.',
  'Played again here from the seed, the recorded match comes to the same end.',
  'What the table showed here is what was recorded.',
];

test('a number is sealed when the fingerprint of the secret is known, and revealed when all seats are taken', async () => {
  const { page } = await visit();
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname !== '/api/guests')
      sent.push(`${pathname.replace(/[\w-]{12}/, ':id')} ${Object.keys(request.postDataJSON() as object)}`);
  });
  await createSoloTable(page, 'rumour');
  expect(sent).toEqual([
    '/api/tables game,seats,settings,listed,terms',
    '/api/tables/:id/join commitment',
    '/api/tables/:id/reveal nonce',
  ]);
});

describe('a match that is over', () => {
  test('is proven to a guest who plays alone, and the page says what that means', async () => {
    const guest = await visit();
    await createSoloTable(guest.page, 'rumour');
    await guest.page.getByText('One person plays here').waitFor();
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
    for (const { page } of [ada, bea])
      expect(await verify(page)).toEqual({
        verdict: 'It all adds up: nobody could choose this shuffle.',
        findings: PROOFS,
      });
    expect((await verify(cam.page)).verdict).toBe(
      'It all adds up: the match was played from the secret that was fixed when you came.',
    );
    const dan = await visit({ randomByte: 4 });
    await dan.page.goto(path);
    expect(await verify(dan.page)).toEqual({
      verdict:
        'It all adds up. You came after the end: that the secret was fixed before is known to those who were there.',
      findings: PROOFS.slice(3),
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
    expect(findings).toContainEqual(
      expect.stringMatching(
        /^The record is damaged, or does not come to the same end when it is played again here\. \(.*checksum.*\)$/,
      ),
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
      ...PROOFS.slice(0, 4),
      'The seed does not come from the secret and the numbers of the people at the table alone.',
      PROOFS[5],
      'What the table showed here is not what was recorded.',
    ]);
  });
});

/** Changes the replies to a request about a table. */
async function changeReplies(
  page: Page,
  request: string,
  change: (table: TableInfo) => TableInfo,
): Promise<void> {
  // Leaving is refused while the numbers are revealed, which the browser would report as an error.
  await page.route('**/leave', (route) => route.fulfill({ status: 204 }));
  await page.route(`**/api/tables${request}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as TableInfo) });
  });
}

const fillSeat = (table: TableInfo, seat: number, change: object): TableInfo => ({
  ...table,
  seats: table.seats.map((info, i) => (i === seat ? { ...info, ...change } : info)),
});
const FORGED = '0'.repeat(64);

/**
 * Runs in the page: refuses joins, notes their bodies in the name of the window, and makes random bytes different each time. Refusals
 * from the network would be reported by the browser as errors.
 */
function refuseJoins(refusals: number): void {
  const honest = globalThis.fetch;
  const sent: unknown[] = [];
  let calls = 0;
  crypto.getRandomValues = (bytes) => {
    (bytes as unknown as Uint8Array).fill(++calls);
    return bytes;
  };
  globalThis.fetch = async (url, init) => {
    if (typeof url !== 'string' || !url.endsWith('/join')) return honest(url, init);
    sent.push(init?.body);
    window.name = sent.join(' ');
    return sent.length <= refusals
      ? Response.json({ problem: 'crowded' }, { status: 503 })
      : honest(url, init);
  };
}

describe('a server that cheats', () => {
  test('by refusing joins receives the same sealed number each time, and no other', async () => {
    const { page } = await visit();
    const owner = await visit({ randomByte: 8 });
    await owner.page.goto('/new/rumour');
    await page.goto(await createTableForTwo(owner.page));
    await page.evaluate(refuseJoins, 3);
    for (let sent = 1; sent <= 4; sent++) {
      await page.getByRole('button', { name: 'Sit here' }).click();
      await expect.poll(() => page.evaluate(() => window.name.split(' ').length)).toBe(sent);
    }
    await boardOf(page, 'rumour').waitFor();
    const bodies = (await page.evaluate(() => window.name)).split(' ');
    expect(new Set(bodies)).toEqual(
      new Set([expect.stringMatching(/^\{"seat":1,"commitment":"[\da-f]{64}"\}$/)]),
    );
    await resign(page);
    expect((await verify(page)).verdict).toBe('It all adds up: nobody could choose this shuffle.');
  });

  test.each<[string, string, (table: TableInfo) => TableInfo, string]>([
    [
      'showing another fingerprint at first',
      '',
      (table) => ({ ...table, commitment: FORGED }),
      'has replaced the secret',
    ],
    [
      'replacing its secret',
      '/*/join',
      (table) => ({ ...table, commitment: FORGED }),
      'has replaced the secret',
    ],
    [
      'replacing the sealed number',
      '/*/join',
      (table) => fillSeat(table, 0, { commitment: FORGED }),
      'has replaced the sealed number of your seat',
    ],
    [
      'adding a number for a computer',
      '/*/join',
      (table) => fillSeat(table, 1, { commitment: FORGED }),
      'adds numbers for computer players',
    ],
  ])('by %s is not sent the number, and the page says why', async (_, request, change, sentence) => {
    const { page } = await visit();
    const revealed: string[] = [];
    page.on('request', (sent: Request) => {
      if (sent.url().endsWith('/reveal')) revealed.push(sent.url());
    });
    await changeReplies(page, request, change);
    await page.goto('/new/rumour');
    await page.getByLabel('Seat 2').selectOption('greedy');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    expect(revealed).toEqual([]);
  });
});
