import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { apiFor, startServer } from '../testing/server.testing.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import type { GuestRow } from '../storage/storage.ts';

/** A promise that is resolved from outside. */
class Gate {
  readonly passed: Promise<void>;
  private resolve!: () => void;

  constructor() {
    this.passed = new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  open(): void {
    this.resolve();
  }
}

/** Storage that adds guests only after it is released. */
class SlowStorage extends MemoryStorage {
  readonly started = new Gate();
  readonly released = new Gate();

  override async addGuest(guest: GuestRow): Promise<void> {
    this.started.open();
    await this.released.passed;
    await super.addGuest(guest);
  }
}

test('a request that is being executed when the server stops is acknowledged first', async () => {
  const storage = new SlowStorage();
  const server = await startServer({ storage });
  const reply = apiFor(server).createGuest({ name: 'Ada' });
  await storage.started.passed;
  let isClosed = false;
  const closed = server.close().then(() => (isClosed = true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isClosed).toBe(false);
  storage.released.open();
  expect(expectOk(await reply).name).toBe('Ada');
  await closed;
});
