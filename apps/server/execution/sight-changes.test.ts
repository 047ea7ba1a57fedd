import type { Json } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { createMessageRestorer } from '../../wire/delta/restore-messages.testing.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import { registerGuest, startServer } from '../testing/server.testing.ts';
import { expectOk } from '../../../kernel/result.testing.ts';
import { SightChanges } from './sight-changes.ts';

const sight = (text: string): Json => ({ text });

test('a change is known from one entry to the next, for long observations', () => {
  const sights = new SightChanges();
  expect(sights.take(0, 0, 1, sight('a'))).toBeUndefined();
  sights.remember(0, 1, sight('a'), 1000);
  expect(sights.take(0, 1, 3, sight('b'))).toEqual([1, { text: [0, 'b'] }]);
  expect(sights.take(1, 1, 3, sight('b'))).toBeUndefined();
  expect(sights.take(0, 4, 5, sight('c'))).toBeUndefined();
  sights.remember(0, 5, sight('c'), 999);
  expect(sights.take(0, 5, 6, sight('d'))).toBeUndefined();
});

test('a change does not depend on what becomes of the observation', () => {
  const sights = new SightChanges();
  const shared = { cards: [1] };
  sights.remember(0, 1, { shared }, 1000);
  shared.cards.push(2);
  expect(sights.take(0, 1, 2, { shared })).toEqual([1, { shared: [1, { cards: [2, 1, 0, [[2]]] }] }]);
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
