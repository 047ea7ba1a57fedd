import { createFastDice, parseArchive, verify } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { UNLIMITED_USAGE, DEFAULT_LIMITS } from '../http/limits.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import {
  connectChair,
  createTable,
  playToEnd,
  registerGuest,
  startServer,
} from '../testing/server.testing.ts';

const DAY = 24 * 60 * 60_000;
const { messagesPerSecond, messageBurst } = DEFAULT_LIMITS;

test.each(catalogue.slice(0, 2).map((entry) => ({ game: entry.game.id, entry })))(
  'a match of $game is played to its end while the clock jumps by days, and its archive is verified',
  async ({ game, entry }) => {
    for (let round = 0; round < scaleVolume(100); round++) {
      const dice = createFastDice(`clock ${round}`);
      let now = 1e12;
      const server = await startServer({
        storage: new MemoryStorage(),
        clock: () => now,
        // The real limits of messages: the jumps refill the tokens, and must never take any.
        limits: { ...UNLIMITED_USAGE, messagesPerSecond, messageBurst },
      });
      const guest = await registerGuest(server, 'Ada');
      const { id } = await createTable(guest, { game, seats: ['person', 'random'] });
      const chair = connectChair(() => server, id, { token: guest.guest.token });
      await playToEnd(chair, (options) => {
        // Half a minute passes besides, or a person could not have sent so many answers.
        now += (dice.int(7) - 3) * DAY + 30_000;
        return dice.pick(options);
      });
      expect(chair.state).toBe('live');
      expectOk(verify(entry.game, expectOk(parseArchive(expectOk(await guest.api.archive(id))))));
      await server.close();
    }
  },
);
