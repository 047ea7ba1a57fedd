/** The terminal client at honest and malicious servers: what it stores, sends, refuses and reports. */
import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeNonceCommitment, parseJson } from '@ludoteca/kernel';
import { type Language, LANGUAGES } from '@ludoteca/kit';
import { fairnessRecord, type FairnessRecord, FairSeat, fairnessTexts, type TableInfo } from '@ludoteca/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { connectChair, firstOption, playToEnd, registerGuest } from '../../server/testing/server.testing.ts';
import {
  tamperWith,
  type TableRequest,
  type TamperedServer,
} from '../../server/testing/tampering-fetch.testing.ts';
import { callCli, readFolder } from '../testing/cli.testing.ts';
import type { FakeUiOptions } from '../terminal/fake-ui.testing.ts';
import { createMemoryFairnessStore } from './fairness-store.ts';
import { joinTable, pickFirst, repeatStep, unoTable, type UnoTable } from './remote-session.testing.ts';
import { remoteTexts } from './texts/index.ts';

const ADAS_NONCE = 'ada'.padEnd(64, '0').replaceAll(/[^\da-f]/g, '0');
const FORGED = 'f'.repeat(64);
const STOPS: FakeUiOptions = { wait: () => ({ kind: 'stop' }) };

afterEach(() => void vi.unstubAllGlobals());

/** Ada sits at the table with a hidden nonce, reveals it when it is due, and plays. */
async function sealedTable(seats: string[], hand = 1): Promise<UnoTable> {
  const honest = await unoTable(['person', 'person', 'person', 'person']);
  const { server, ada } = honest;
  const { id } = expectOk(await ada.api.createTable({ game: 'uno', seats, settings: { hand } }));
  const seat = new FairSeat({
    api: ada.api,
    store: createMemoryFairnessStore(),
    createNonce: () => ADAS_NONCE,
    guest: () => ada.guest.id,
  });
  expectOk(await seat.join(expectOk(await ada.api.table(id))));
  const chair = connectChair(() => server, id, { token: ada.guest.token });
  chair.onChange(() => {
    if (chair.table !== undefined) void seat.update(id, chair.table);
  });
  void playToEnd(chair, firstOption);
  const link = `${server.address}/t/${id}`;
  return { ...honest, id, link, asBea: [link, '--name', 'Bea', '--lang', 'en', '--dir', honest.dir] };
}

type Tampering = (request: TableRequest, table: TableInfo) => TableInfo | undefined;

function tamper(change: Tampering): TamperedServer {
  const tampered = tamperWith(fetch, (request, table) => table && change(request, table));
  vi.stubGlobal('fetch', tampered.fetch);
  return tampered;
}

/** Bea's record, and all other files beside it. */
async function readEvidence({ dir, server, id }: UnoTable) {
  const folder = join(dir, 'fairness', encodeURIComponent(server.address));
  const files = await readFolder(folder);
  const record = parseJson(fairnessRecord, String(files.get(`${id}.fairness.json`))) as FairnessRecord;
  return { folder, files, record };
}

describe('at an honest server', () => {
  it('stores the nonce for the owner only, reveals it, checks the shuffle, and stores the evidence', async () => {
    const table = await sealedTable(['person', 'person']);
    const { ui, result } = joinTable(table.asBea, repeatStep(pickFirst));
    expect((await result).exit).toBe(0);
    const { folder, record, files } = await readEvidence(table);
    const archive = join(folder, `${table.id}.ludoteca`);
    expect(ui.printed).toEqual(
      expect.arrayContaining([
        fairnessTexts.en.verdicts.nobody,
        remoteTexts.en.fairness.stored(`ludoteca verify ${archive}`),
      ]),
    );
    expect(record).toMatchObject({ table: table.id, own: { state: 'published' }, ended: { watcher: 1 } });
    expect(record.own!.nonce).toMatch(/^[\da-f]{64}$/);
    for (const name of files.keys()) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    const verified = await callCli(['verify', archive]);
    expect(verified).toMatchObject({ exit: 0, err: [] });
    expect(verified.out).toEqual([expect.stringContaining(`shuffle: ${fairnessTexts.en.verdicts.nobody}`)]);

    // The evidence may be elsewhere, and evidence of another table proves nothing.
    const [moved, evidence] = [join(table.dir, 'moved.ludoteca'), join(table.dir, 'evidence.json')];
    await rename(archive, moved);
    await rename(join(folder, `${table.id}.fairness.json`), evidence);
    expect((await callCli(['verify', moved])).out).toEqual([expect.not.stringContaining('shuffle')]);
    expect((await callCli(['verify', moved, '--fairness', evidence])).out).toEqual([
      verified.out[0]!.replace(archive, moved),
    ]);
    await writeFile(evidence, JSON.stringify({ ...record, table: 'other' }));
    expect((await callCli(['verify', moved, '--fairness', evidence])).exit).toBe(1);
    expect((await callCli(['verify', moved, moved, '--fairness', evidence])).exit).toBe(1);
    expect((await callCli(['verify', moved, '--fairness', `${evidence}x`])).exit).not.toBe(0);
  });

  it('shows who has revealed, and starts without a person who does not', async () => {
    const table = await unoTable(['person', 'person']);
    const { ada, server } = table;
    const { id } = expectOk(await ada.api.createTable({ game: 'uno', seats: ['person', 'person'] }));
    expectOk(await ada.api.join(id, { commitment: computeNonceCommitment(id, ADAS_NONCE) }));
    const args = [`${server.address}/t/${id}`, '--name', 'Bea', '--lang', 'en', '--dir', table.dir];
    const { ui, result } = joinTable(args, [], {
      wait: ({ question }) =>
        question === fairnessTexts.en.awaiting(['Ada']) ? { kind: 'stop' } : undefined,
    });
    expect((await result).exit).toBe(130);
    expect(ui.shown.at(-1)!.body.slice(0, 2)).toEqual([
      '● Ada (away, number sealed)',
      '■ Bea (you, number revealed)',
    ]);
  });

  it('resends the same commitment after refused joins, and no nonce', async () => {
    const table = await sealedTable(['person', 'person', 'person']);
    let refusals = 3;
    const tampered = tamperWith(fetch, (request, reply) =>
      request === 'join' && reply === undefined && refusals-- > 0 ? 'refused' : undefined,
    );
    vi.stubGlobal('fetch', tampered.fetch);
    for (let attempt = 0; attempt < 4; attempt++) await joinTable(table.asBea, [], STOPS).result;
    const { record } = await readEvidence(table);
    const commitment = computeNonceCommitment(table.id, record.own!.nonce);
    expect(tampered.sent('join')).toEqual(Array.from({ length: 4 }, () => ({ commitment })));
    expect(tampered.sent('reveal')).toEqual([]);
    expect(record.own!.state).toBe('hidden');
  });

  it('does not create another nonce if the stored one cannot be read', async () => {
    const table = await sealedTable(['person', 'person', 'person']);
    await joinTable(table.asBea, [], STOPS).result;
    const { folder } = await readEvidence(table);
    const path = join(folder, `${table.id}.fairness.json`);
    await writeFile(path, 'not JSON');
    const { exit, err } = await joinTable(table.asBea, repeatStep(pickFirst)).result;
    expect(exit).toBe(2);
    expect(err).toEqual([expect.stringContaining(remoteTexts.en.fairness.unreadable(path))]);
  });
});

const changeSeat = (table: TableInfo, seat: number, change: object): TableInfo => ({
  ...table,
  seats: table.seats.map((info, i) => (i === seat ? { ...info, ...change } : info)),
});

/** Attacks by changed replies; Ada sits at seat 0, the terminal at seat 1, a computer at seat 2. */
const EARLY_ATTACKS: readonly [string, keyof (typeof fairnessTexts)['en']['violations'], Tampering][] = [
  [
    'replaces its secret',
    'secret replaced',
    (request, table) => (request === 'join' ? { ...table, commitment: FORGED } : undefined),
  ],
  [
    'replaces the own commitment',
    'own commitment replaced',
    (request, table) => (request === 'join' ? changeSeat(table, 1, { commitment: FORGED }) : undefined),
  ],
  [
    'lets a computer contribute',
    'computer contributes',
    (request, table) => (request === 'join' ? changeSeat(table, 2, { commitment: FORGED }) : undefined),
  ],
  [
    'changes another commitment after the reveal',
    'commitments changed',
    (request, table) => (request === 'reveal' ? changeSeat(table, 0, { commitment: FORGED }) : undefined),
  ],
  [
    'publishes another nonce than the committed one',
    'wrong nonce published',
    (request, table) => (request === 'reveal' ? changeSeat(table, 0, { nonce: FORGED }) : undefined),
  ],
  [
    'gives the seat away after the reveal',
    'opened again',
    (request, table) => (request === 'reveal' ? changeSeat(table, 1, { guest: 'eve' }) : undefined),
  ],
];

describe.each(EARLY_ATTACKS)('at a server that %s', (_, violation, change) => {
  it('refuses to play, and says why', async () => {
    const table = await sealedTable(['person', 'person', 'greedy']);
    const tampered = tamper(change);
    const { exit, err } = await joinTable(table.asBea, repeatStep(pickFirst)).result;
    expect(exit).toBe(1);
    expect(err).toEqual([expect.stringContaining(fairnessTexts.en.violations[violation])]);
    const { record } = await readEvidence(table);
    expect(record.violation).toBe(violation);
    expect(tampered.sent('leave')).toHaveLength(1);
    expect(tampered.sent('reveal')).toHaveLength(record.own!.state === 'hidden' ? 0 : 1);
  });
});

it('notices an attack while it waits for others', async () => {
  const table = await sealedTable(['person', 'person', 'person'], 7);
  const tampered = tamper((request, info) =>
    request === 'reveal' ? changeSeat(info, 0, { commitment: FORGED }) : undefined,
  );
  const cam = await unoGuest(table);
  const { result } = joinTable(table.asBea, repeatStep(pickFirst), {
    wait: ({ question }) => {
      if (question === remoteTexts.en.waiting.missing(1)) void cam();
      return undefined;
    },
  });
  const { exit, err } = await result;
  expect(exit).toBe(1);
  expect(err).toEqual([expect.stringContaining(fairnessTexts.en.violations['commitments changed'])]);
  expect(tampered.sent('reveal')).toHaveLength(1);
});

const LATE_ATTACKS: readonly [string, (language: Language) => string, (table: TableInfo) => TableInfo][] = [
  [
    'opens another secret',
    (language) => fairnessTexts[language].failures.bound,
    (table) => ({ ...table, secret: FORGED }),
  ],
  [
    'drops the own nonce',
    (language) => fairnessTexts[language].violations['nonce dropped'],
    (table) => changeSeat(table, 1, { nonce: null }),
  ],
  [
    'shows another nonce than the committed one',
    (language) => fairnessTexts[language].violations['wrong nonce published'],
    (table) => changeSeat(table, 0, { nonce: FORGED }),
  ],
  [
    'replaces a commitment',
    (language) => fairnessTexts[language].violations['commitments changed'],
    (table) => changeSeat(table, 0, { nonce: FORGED, commitment: computeNonceCommitment(table.id, FORGED) }),
  ],
];

describe.each(LATE_ATTACKS)('at a server that at the end %s', (_, sentence, change) => {
  it.each(LANGUAGES)(
    'says so in %s, offers no rematch, and verify refuses the evidence',
    async (language) => {
      const table = await sealedTable(['person', 'person']);
      tamper((request, info) => (request === 'table' && info.state === 'over' ? change(info) : undefined));
      const args = [table.link, '--name', 'Bea', '--lang', language, '--dir', table.dir];
      const { ui, result } = joinTable(args, repeatStep(pickFirst));
      expect((await result).exit).toBe(0);
      expect(ui.printed).toEqual(
        expect.arrayContaining([fairnessTexts[language].verdicts.broken, sentence(language)]),
      );
      expect(ui.shown.some(({ question }) => question === remoteTexts[language].rematch.question)).toBe(
        false,
      );
      const { folder } = await readEvidence(table);
      const { exit, err } = await callCli(['verify', join(folder, `${table.id}.ludoteca`)]);
      expect(exit).toBe(1);
      expect(err).toEqual([expect.stringContaining(sentence('en'))]);
    },
  );
});

/** A third guest who sits down without a nonce when called. */
async function unoGuest({ server, id }: UnoTable): Promise<() => Promise<unknown>> {
  const cam = await registerGuest(server, 'Cam');
  return () => cam.api.join(id);
}
