import { describe, expect, test } from 'vitest';
import { expectOk, expectRefused } from '../../../kernel/result.testing.ts';
import { setMuted } from '../people/muted-people.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { twoPersonTable } from '../testing/requests.testing.ts';
import {
  connectChair,
  createTable,
  registerGuest,
  startServer,
  waitUntil,
} from '../testing/server.testing.ts';
import { addChatMessage } from './chat-log.ts';
import { normalizeChatText } from './chat-text.ts';

async function openTable(terms = {}) {
  const storage = new MemoryStorage();
  let now = 1000;
  const options = { storage, clock: () => now };
  const server = await startServer(options);
  const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
  const { id } = await createTable(ada, { ...twoPersonTable, terms });
  const pass = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { server, options, ada, bea, id, pass };
}

describe('the chat of a table', () => {
  test('is read by everyone there, in order, also after a restart', async () => {
    const { server, options, ada, bea, id } = await openTable();
    const watching = connectChair(() => server, id);
    await waitUntil(watching, () => watching.table !== undefined);
    expectOk(await ada.api.chat(id, ' Hello,\n <b>you</b> '));
    expectOk(await bea.api.join(id));
    expectOk(await bea.api.chat(id, 'Hello'));
    await waitUntil(watching, () => watching.chat.length === 2);
    const own = { guest: ada.guest.id, name: 'Ada', text: 'Hello, <b>you</b>', at: 1000, number: 1 };
    expect(watching.chat[0]).toEqual(own);
    expect(watching.chat[1]).toMatchObject({ guest: bea.guest.id, name: 'Bea', number: 2 });
    await server.close();
    const later = await startServer(options);
    const back = connectChair(() => later, id);
    await waitUntil(back, () => back.chat.length === 2);
    expect(back.chat).toEqual(watching.chat);
  });

  test('has different numbers for all messages, also after the clock was set back', async () => {
    let now = 1000;
    const context = { storage: new MemoryStorage(), clock: () => now };
    const write = async () =>
      (await addChatMessage(context, 'table', { id: 'a', name: 'Ada' }, 'Hello')).number;
    const numbers: number[] = [];
    // More messages than are read to find the latest number.
    for (let i = 0; i < 100; i++) numbers.push(await write());
    now = 1;
    numbers.push(await write(), await write());
    expect(numbers).toEqual(Array.from({ length: 102 }, (_, i) => i + 1));
  });

  test('is counted as storage of its writer', async () => {
    const server = await startServer({ limits: { guestStoredBytesPerDay: 36_000 } });
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, twoPersonTable);
    const text = 'x'.repeat(300);
    const problems: unknown[] = [];
    for (let i = 0; i < 10; i++) {
      const sent = await ada.api.chat(id, text);
      problems.push(sent.ok ? undefined : sent.problem.problem);
    }
    expect(problems[0]).toBeUndefined();
    expect(problems).toContain('storage quota');
  });

  test('is written by players only, if the terms allow it', async () => {
    const { ada, bea, id } = await openTable({ chat: false });
    expect(expectRefused(await bea.api.chat(id, 'Hello'))).toEqual({ problem: 'not seated' });
    expect(expectRefused(await ada.api.chat(id, 'Hello'))).toEqual({ problem: 'not allowed' });
  });

  test('is not written by people who are muted', async () => {
    const { options, ada, id } = await openTable();
    await setMuted(options, ada.guest.id, true);
    expect(expectRefused(await ada.api.chat(id, 'Hello'))).toEqual({ problem: 'muted' });
    await setMuted(options, ada.guest.id, false);
    expectOk(await ada.api.chat(id, 'Hello'));
  });

  test('has a limited rate', async () => {
    const { ada, id, pass } = await openTable();
    for (let i = 0; i < 10; i++) expectOk(await ada.api.chat(id, `${i}`));
    expect(expectRefused(await ada.api.chat(id, 'x'))).toEqual({
      problem: 'too many',
      facts: { seconds: 30 },
    });
    pass(30_000);
    expectOk(await ada.api.chat(id, 'x'));
  });

  test('does not reach those who have blocked the writer', async () => {
    const { server, ada, bea, id } = await openTable();
    expectOk(await bea.api.join(id));
    expectOk(await ada.api.block(bea.guest.id));
    const [blocking, other] = [ada, bea].map(({ guest }) =>
      connectChair(() => server, id, { token: guest.token }),
    );
    await waitUntil(blocking!, () => blocking!.table !== undefined);
    expectOk(await bea.api.chat(id, 'rude'));
    expectOk(await ada.api.chat(id, 'polite'));
    await waitUntil(other!, () => other!.chat.length === 2);
    await waitUntil(blocking!, () => blocking!.chat.length === 1);
    expect(blocking!.chat[0]?.text).toBe('polite');
  });
});

describe('a message', () => {
  test.each(['', '  ', '\u200B', 'a\u202Eb', 'x'.repeat(301), '\u0007'])('is not %j', (text) => {
    expect(() => normalizeChatText(text)).toThrow('message');
  });

  test('is one line of text in normal form, with few marks on a character', () => {
    expect(normalizeChatText(' e\u0301\t\n x ')).toBe('é x');
    expect(normalizeChatText(`z${'\u0336'.repeat(50)}`)).toBe(`z${'\u0336'.repeat(4)}`);
    expect(normalizeChatText('x'.repeat(300))).toHaveLength(300);
  });
});
