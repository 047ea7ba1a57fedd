import { expect, test } from 'vitest';
import { createMessageRestorer } from '../../wire/delta/restore-messages.testing.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import { registerGuest, startServer } from '../testing/server.testing.ts';
import { expectOk } from '../../../kernel/result.testing.ts';
import { SightChanges } from './sight-changes.ts';

const long = (text: string): string => JSON.stringify({ text, rest: 'x'.repeat(1000) });

test('a change is known from one entry to the next, for long observations', () => {
  const sights = new SightChanges();
  expect(sights.take(0, 0, 1, long('a'))).toBeUndefined();
  expect(sights.take(0, 1, 3, long('b'))).toEqual([1, { text: [0, 'b'] }]);
  expect(sights.take(1, 1, 3, long('b'))).toBeUndefined();
  expect(sights.take(0, 3, 4, '{"text":"c"}')).toBeUndefined();
  expect(sights.take(0, 4, 5, long('d'))).toBeUndefined();
  expect(sights.take(0, 4, 6, long('e'))).toBeUndefined();
});

test('clients that ask for changes get the same news as others, in under 3 kB per answer of a large game', async () => {
  const server = await startServer();
  const ada = await registerGuest(server, 'Ada');
  const table = expectOk(await ada.api.createTable({ game: 'teferi', seats: ['person', 'greedy'] }));
  const [whole, changed] = [await RawSocket.open(server, table.id), await RawSocket.open(server, table.id)];
  whole.sendJson({ hello: 1, token: ada.guest.token });
  changed.sendJson({ hello: 1, token: ada.guest.token, deltas: true });
  for (const socket of [whole, changed]) expect(await socket.nextMessage()).toHaveProperty('table');
  expectOk(await ada.api.join(table.id));
  const restore = createMessageRestorer();
  let [news, changes, bytes] = [0, 0, 0];
  while (changes < 60) {
    const message = await whole.nextMessage();
    if (!('news' in message)) continue;
    let other = await changed.nextMessage();
    while (!('news' in other) && !('change' in other)) other = await changed.nextMessage();
    news++;
    if ('change' in other) {
      changes++;
      bytes = Math.max(bytes, JSON.stringify(other).length);
    }
    expect(restore(other)).toEqual(message);
    const { asked, outcome } = message.sight;
    if (outcome !== undefined) break;
    if (asked !== undefined && 'options' in asked)
      whole.sendJson({ id: 1, answer: { number: asked.number, choices: [asked.options[0]] } });
  }
  expect(changes).toBeGreaterThan(news - 3);
  expect(bytes).toBeLessThan(3000);
});
