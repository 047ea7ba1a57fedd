/** The phase in which nonces are revealed: what is final, what is refused, and when the match starts. */
import { computeNonceCommitment, deriveFairSeed, deriveTableSeed, parseArchive } from '@ludoteca/kernel';
import type { JoinRequest, TableInfo } from '@ludoteca/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { DEFAULT_LIMITS } from '../http/limits.ts';
import type { ServerContext } from '../server-context.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { ada, bea, createLotsContext, newsOf } from './lots-table.testing.ts';
import { RecordingClient } from './recording-client.testing.ts';
import { TableRegistry } from './table-registry.ts';

const TIMEOUT = DEFAULT_LIMITS.revealTimeout;
const NONCES = { ada: 'nonce of ada', bea: 'nonce of bea' };
const cam = { id: 'c', name: 'Cam' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const refusal = (problem: string) => ({ problem: { problem } });
const commit = (id: string, nonce: string): JoinRequest => ({
  commitment: computeNonceCommitment(id, nonce),
});

/** Ada and Bea have committed to their nonces, and nobody has revealed one. */
async function frozenTable(
  context: ServerContext = createLotsContext(),
  joins?: (id: string) => JoinRequest[],
) {
  const tables = new TableRegistry(context);
  const request = { game: 'lots', seats: ['person', 'person'], terms: { clock: null } };
  const { id } = await tables.create(ada, request);
  const [first = {}, second = {}] = joins?.(id) ?? [commit(id, NONCES.ada), commit(id, NONCES.bea)];
  const open = await tables.join(id, ada, first);
  const frozen = await tables.join(id, bea, second);
  const info = async (): Promise<TableInfo> => (await tables.get(id)).info();
  return { context, tables, id, open, frozen, info };
}

/** The seed of the match, which ends now. */
async function seedOf({ tables, id }: Pick<Awaited<ReturnType<typeof frozenTable>>, 'tables' | 'id'>) {
  const table = await tables.get(id);
  const client = new RecordingClient('a');
  await table.connect(client);
  await table.handleRequest(client, { id: 1, withdraw: true });
  const { archive } = expectOk(parseArchive(await table.createArchive()));
  return { seed: archive.seed, secret: table.info().secret! };
}

const noncesOf = ({ seats }: TableInfo) => seats.map(({ nonce }) => nonce);

describe('a table whose last seat is taken', () => {
  test('waits for the nonces and shows all commitments, which are final', async () => {
    const { id, tables, open, frozen, info } = await frozenTable();
    expect(open.revealDeadline).toBeUndefined();
    expect(frozen).toMatchObject({ state: 'open', revealDeadline: TIMEOUT });
    const commitments = [NONCES.ada, NONCES.bea].map((nonce) => computeNonceCommitment(id, nonce));
    expect(frozen.seats.map(({ commitment }) => commitment)).toEqual(commitments);
    expect(noncesOf(frozen)).toEqual([null, null]);
    await expect(tables.join(id, cam, {})).rejects.toMatchObject(refusal('table full'));
    await expect(tables.join(id, ada, commit(id, 'another'))).rejects.toMatchObject(
      refusal('already seated'),
    );
    await expect(tables.leave(id, bea)).rejects.toMatchObject(refusal('starting'));
    expect(await info()).toEqual(frozen);
  });

  test('publishes each nonce at once, and starts with the last one', async () => {
    const { id, tables, info } = await frozenTable();
    const client = new RecordingClient('a');
    await (await tables.get(id)).connect(client);
    const first = await tables.reveal(id, bea, { nonce: NONCES.bea });
    expect(first).toMatchObject({ state: 'open', revealDeadline: TIMEOUT });
    expect(noncesOf(first)).toEqual([null, NONCES.bea]);
    expect(newsOf(client)).toEqual([]);
    const last = await tables.reveal(id, ada, { nonce: NONCES.ada });
    expect(last.state).toBe('playing');
    expect(last.revealDeadline).toBeUndefined();
    expect(newsOf(client)).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
    const { seats } = await info();
    const { seed, secret } = await seedOf({ tables, id });
    expect(seed).toBe(deriveTableSeed(id, secret, seats));
    expect(seed).not.toBe(deriveFairSeed(secret, [NONCES.ada, NONCES.bea]));
  });

  test('refuses a nonce that is not the committed one, or comes from elsewhere', async () => {
    const { id, tables, frozen, info } = await frozenTable();
    await expect(tables.reveal(id, ada, { nonce: 'another' })).rejects.toMatchObject(refusal('wrong nonce'));
    await expect(tables.reveal(id, ada, { nonce: NONCES.bea })).rejects.toMatchObject(refusal('wrong nonce'));
    await expect(tables.reveal(id, cam, { nonce: NONCES.ada })).rejects.toMatchObject(refusal('not seated'));
    expect(await info()).toEqual(frozen);
  });

  test('accepts a repeated nonce, before and after the start', async () => {
    const { id, tables } = await frozenTable();
    for (const guest of [ada, ada, bea, ada, bea])
      await tables.reveal(id, guest, { nonce: guest === ada ? NONCES.ada : NONCES.bea });
    expect((await tables.reveal(id, bea, { nonce: NONCES.bea })).state).toBe('playing');
  });
});

test('a nonce cannot be revealed while a seat is free', async () => {
  const tables = new TableRegistry(createLotsContext());
  const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'person'] });
  await tables.join(id, ada, commit(id, NONCES.ada));
  await expect(tables.reveal(id, ada, { nonce: NONCES.ada })).rejects.toMatchObject(
    refusal('not starting yet'),
  );
  await tables.leave(id, ada);
});

/** The table after a restart at that time of the clock, with Ada's nonce alone. */
async function restartedTable(now: number) {
  const storage = new MemoryStorage();
  const { id, tables } = await frozenTable(createLotsContext({ storage }));
  await tables.reveal(id, ada, { nonce: NONCES.ada });
  await tables.close();
  return new TableRegistry(createLotsContext({ storage, clock: () => now })).get(id);
}

describe('a nonce that is never revealed', () => {
  test('delays the start by a fixed time only, and is null in the seed', async () => {
    const { id, tables, info } = await frozenTable();
    await tables.reveal(id, ada, { nonce: NONCES.ada });
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
    expect((await info()).state).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    const started = await info();
    expect(started.state).toBe('playing');
    expect(noncesOf(started)).toEqual([NONCES.ada, null]);
    await expect(tables.reveal(id, bea, { nonce: NONCES.bea })).rejects.toMatchObject(
      refusal('already playing'),
    );
    expect(await info()).toEqual(started);
    const { seed, secret } = await seedOf({ tables, id });
    expect(seed).toBe(deriveTableSeed(id, secret, started.seats));
  });

  test('does not delay it after a restart when the time is over', async () => {
    const table = await restartedTable(TIMEOUT);
    expect(table.info().state).toBe('playing');
    expect(noncesOf(table.info())).toEqual([NONCES.ada, null]);
  });

  test.each([
    ['the rest of the time', TIMEOUT / 2, TIMEOUT / 2],
    ['the fixed time, even if the clock was set back', -1e9, TIMEOUT],
  ])('delays it after a restart by %s', async (_, now, wait) => {
    const table = await restartedTable(now);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(table.info().state).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(table.info().state).toBe('playing');
    expect(noncesOf(table.info())).toEqual([NONCES.ada, null]);
  });

  test('can still be revealed after a restart within the time', async () => {
    const storage = new MemoryStorage();
    const { id, tables } = await frozenTable(createLotsContext({ storage }));
    await tables.reveal(id, ada, { nonce: NONCES.ada });
    await tables.close();
    const later = new TableRegistry(createLotsContext({ storage, clock: () => TIMEOUT - 1 }));
    expect((await later.reveal(id, bea, { nonce: NONCES.bea })).state).toBe('playing');
  });

  test('does not stop the table if the storage fails at the end of the time', async () => {
    class FailingStorage extends MemoryStorage {
      isFailing = false;
      override async updateTable(...given: Parameters<MemoryStorage['updateTable']>) {
        if (this.isFailing) throw new Error('disk full');
        return super.updateTable(...given);
      }
    }
    const storage = new FailingStorage();
    const logged: string[] = [];
    const context = createLotsContext({ storage, log: (message) => void logged.push(message) });
    const { id, tables } = await frozenTable(context);
    const client = new RecordingClient('a');
    await (await tables.get(id)).connect(client);
    storage.isFailing = true;
    await vi.advanceTimersByTimeAsync(TIMEOUT);
    expect(logged).toEqual([`the start of table ${id}`]);
    expect(client.closedWith).toEqual([{ problem: 'fault' }]);
    storage.isFailing = false;
    const later = new TableRegistry(createLotsContext({ storage, clock: () => TIMEOUT }));
    expect((await later.get(id)).info().state).toBe('playing');
  });
});

describe('a nonce in the open', () => {
  test('is accepted as before: the match starts at once, with the seed of version 0.1', async () => {
    const { tables, id, frozen } = await frozenTable(createLotsContext(), () => [
      { nonce: 'a' },
      { nonce: 'b' },
    ]);
    expect(frozen.state).toBe('playing');
    const { seed, secret } = await seedOf({ tables, id });
    expect(seed).toBe(deriveFairSeed(secret, ['a', 'b']));
  });

  test('needs no reveal beside a hidden one', async () => {
    const { tables, id, frozen } = await frozenTable(createLotsContext(), (table) => [
      { nonce: 'a' },
      commit(table, NONCES.bea),
    ]);
    expect(frozen.revealDeadline).toBe(TIMEOUT);
    expect((await tables.reveal(id, bea, { nonce: NONCES.bea })).state).toBe('playing');
  });

  test('cannot be sent together with a commitment', async () => {
    const tables = new TableRegistry(createLotsContext());
    const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'person'] });
    await expect(tables.join(id, ada, { ...commit(id, 'n'), nonce: 'n' })).rejects.toMatchObject(
      refusal('malformed'),
    );
  });
});
