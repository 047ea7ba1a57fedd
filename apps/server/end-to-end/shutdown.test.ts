import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { apiFor, startServer } from '../testing/server.testing.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import type { GuestRow } from '../storage/storage.ts';

/** Storage whose writes wait until they are released. */
class SlowStorage extends MemoryStorage {
  release: () => void = () => undefined;
  readonly started = new Promise<void>((resolve) => {
    this.markStarted = resolve;
  });
  private readonly released = new Promise<void>((resolve) => {
    this.release = resolve;
  });
  private markStarted: () => void = () => undefined;

  override async addGuest(guest: GuestRow): Promise<void> {
    this.markStarted();
    await this.released;
    await super.addGuest(guest);
  }
}

test('a request that is being executed when the server stops is acknowledged first', async () => {
  const storage = new SlowStorage();
  const server = await startServer({ storage });
  const reply = apiFor(server).createGuest({ name: 'Ada' });
  await storage.started;
  let isClosed = false;
  const closed = server.close().then(() => (isClosed = true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isClosed).toBe(false);
  storage.release();
  expect(expectOk(await reply).name).toBe('Ada');
  await closed;
});
