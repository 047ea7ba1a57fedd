import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../http/limits.ts';
import { ClientConnection } from './client-connection.ts';
import { TableRegistry } from '../tables/table-registry.ts';
import { createPeople } from '../people/people.ts';
import { createContext } from '../tables/recording-client.testing.ts';

/** A socket whose client never reads. */
class Unread extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  cut = 0;
  readonly said: unknown[] = [];

  cork(): void {}

  uncork(): void {}

  send(text: string): void {
    if (text.startsWith('{')) this.said.push(JSON.parse(text));
    this.bufferedAmount += Buffer.byteLength(text);
  }

  terminate(): void {
    this.cut++;
    this.readyState = 3;
  }

  close(): void {
    this.readyState = 2;
  }
}

function connected(): { socket: Unread; connection: ClientConnection } {
  const socket = new Unread();
  const context = createContext();
  return {
    socket,
    connection: new ClientConnection(context, new TableRegistry(context), socket as never, {
      guests: createPeople(context).guests,
      tableId: 'table',
      address: '127.0.0.1',
      admitGuest: () => undefined,
      transport: socket,
    }),
  };
}

test('a connection is terminated for unread bytes beyond its longest message', () => {
  const { socket, connection } = connected();
  connection.send('é'.repeat(DEFAULT_LIMITS.unreadBytes));
  for (let sent = 0; sent <= DEFAULT_LIMITS.unreadBytes; sent += 2 ** 17)
    connection.send('x'.repeat(2 ** 17));
  expect(socket.cut).toBe(0);
  connection.send('one more');
  expect(socket.cut).toBe(1);
});

test('no message is parsed after a connection was terminated for its message rate', () => {
  const { socket } = connected();
  const parsed: string[] = [];
  const message = { length: 1, toString: () => (parsed.push('read'), '7') };
  for (let i = 0; i < 1000; i++) socket.emit('message', message, false);
  expect(socket.cut).toBe(1);
  expect(parsed.length).toBeLessThan(200);
});

test('messages after an invalid hello are ignored', async () => {
  const { socket } = connected();
  for (const message of ['{}', '{"hello":1}']) socket.emit('message', Buffer.from(message), false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.said).toEqual([{ problem: 'hello', facts: { where: 'hello' } }]);
});
