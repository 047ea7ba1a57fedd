/** Hostile clients: invalid messages and requests are refused with a reason and change nothing. */
import { catalogue } from '@ludoteca/games';
import { createFastDice } from '@ludoteca/kernel';
import { eraseGameType } from '@ludoteca/kit';
import { type ServerProblem, PROBLEMS, type ServerMessage } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { lots } from '../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { scaleVolume } from '../../../testkit/scale.ts';
import type { Limits } from '../http/limits.ts';
import { createHostileRequest } from './hostile-requests.testing.ts';
import {
  registerGuest,
  connectChair,
  firstOption,
  startServer,
  playToEnd,
  createTable,
  waitUntil,
} from '../testing/server.testing.ts';
import { createAttack, BAD_HELLOS, AttackedTable } from './hostile-messages.testing.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';

/** Number of hostile messages, over all games. */
const MESSAGES = scaleVolume(75_000);
/** Number of hostile REST requests. */
const REQUESTS = scaleVolume(25_000);
/** Number of hostile messages between two valid answers. */
const STRETCH = 50;

const isExplained = (reply: ServerMessage): boolean =>
  ('problem' in reply && PROBLEMS.includes(reply.problem)) ||
  ('refused' in reply && (reply.refused.kind !== 'illegal' || reply.refused.reason.why.length > 0));

test.each(catalogue.map((entry) => ({ game: entry.game.id, entry })))(
  'hostile messages to a table of $game change nothing and are refused with a reason',
  async ({ game, entry }) => {
    const errors: unknown[] = [];
    const storage = new MemoryStorage();
    const server = await startServer({ storage, log: (...fault) => errors.push(fault) });
    const dice = createFastDice(`hostile ${game}`);
    const inherited = Reflect.ownKeys(Object.prototype);
    let attacked = await AttackedTable.create(server, entry);
    for (let sent = 0; sent < MESSAGES / catalogue.length; sent += STRETCH) {
      let scene = await attacked.scene(dice);
      if (scene === undefined) {
        attacked.close();
        attacked = await AttackedTable.create(server, entry);
        scene = (await attacked.scene(dice))!;
      }
      const before = await attacked.snapshot(storage);
      for (let i = 0; i < STRETCH; i++) {
        const place = dice.int(attacked.sockets.length);
        const message = createAttack(scene, place);
        attacked.sockets[place]!.send(message);
        const reply = await attacked.sockets[place]!.nextReply();
        expect(isExplained(reply), `${message} got ${JSON.stringify(reply)}`).toBe(true);
      }
      expect(await attacked.snapshot(storage)).toBe(before);
      expect(await attacked.answer(scene)).toMatchObject({ done: true });
    }
    expect(errors).toEqual([]);
    expect(Reflect.ownKeys(Object.prototype)).toEqual(inherited);
  },
);

test('hostile requests change nothing and are refused with a reason', async () => {
  const inherited = Reflect.ownKeys(Object.prototype);
  const errors: unknown[] = [];
  const storage = new MemoryStorage();
  const server = await startServer({ storage, log: (...fault) => errors.push(fault) });
  const attacked = await AttackedTable.create(server, catalogue[0]!);
  const eve = await registerGuest(server, 'Eve');
  const whole = async (): Promise<string> =>
    JSON.stringify([
      await attacked.snapshot(storage),
      await storage.findTable(attacked.id),
      await storage.countTablesOfGuest(eve.guest.id),
      await eve.api.me(),
    ]);
  const before = await whole();
  const target = { table: attacked.id, token: eve.guest.token, dice: createFastDice('onslaught') };
  for (let sent = 0; sent < REQUESTS; sent++) {
    const { path, ...init } = createHostileRequest(target);
    const response = await fetch(`${server.address}/api${path}`, init);
    const { status } = response;
    const reply = (await response.json()) as { id: 1 } & ServerProblem;
    const got = `${init.method} ${path} ${init.body?.slice(0, 80)} got ${status}`;
    expect(status >= 400 && status < 500 && isExplained(reply), `${got} ${JSON.stringify(reply)}`).toBe(true);
  }
  expect(await whole()).toBe(before);
  expect(errors).toEqual([]);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(inherited);
});

const PAIR = { game: catalogue[0]!.game.id, seats: ['person', 'person'] };

async function openTable(limits: Partial<Limits> = {}, clock = Date.now) {
  const server = await startServer({ limits, clock });
  const ada = await registerGuest(server, 'Ada');
  const { id } = await createTable(ada, PAIR);
  return { server, id, token: ada.guest.token };
}

describe('a connection', () => {
  test.each(BAD_HELLOS)('that begins with %j is closed with a reason', async (hello) => {
    const { server, id } = await openTable();
    const socket = await RawSocket.open(server, id);
    socket.sendJson(hello);
    expect(isExplained(await socket.nextReply())).toBe(true);
    expect(await socket.closed).toBe(1008);
  });

  test('to an unknown table is closed with a reason', async () => {
    const { server } = await openTable();
    const socket = await RawSocket.open(server, 'nowhere');
    socket.sendJson({ hello: 1 });
    expect(await socket.nextReply()).toEqual({ problem: 'no such table' });
    expect(await socket.closed).toBe(1008);
  });

  test('to an open table gets its requests refused', async () => {
    const { server, id, token } = await openTable();
    const socket = await RawSocket.open(server, id);
    socket.sendJson({ hello: 1, token });
    socket.sendJson({ id: 7, withdraw: true });
    expect(await socket.nextReply()).toEqual({ id: 7, problem: 'not playing yet' });
  });

  test('gets a problem for a message that is too large, and continues', async () => {
    const { server, id } = await openTable();
    const socket = await RawSocket.open(server, id);
    socket.sendJson({ hello: 1 });
    socket.send('x'.repeat(16 * 1024 + 1));
    expect(await socket.nextReply()).toEqual({ problem: 'too large', facts: { most: 16 * 1024 } });
    socket.send('x'.repeat(16 * 1024));
    expect(await socket.nextReply()).toMatchObject({ problem: 'malformed' });
  });

  test('gets a fault when a rule throws, and the error is logged', async () => {
    const { turn } = lots.rules;
    const burning: typeof turn = {
      ...turn,
      answer: () => {
        throw new Error('the deck is on fire');
      },
    };
    const game = { ...lots, rules: { ...lots.rules, turn: burning } };
    const errors: string[] = [];
    const entry = eraseGameType({ ...lotsEntry, game });
    const server = await startServer({
      games: [entry],
      log: (_, error) => errors.push(String(error)),
    });
    const attacked = await AttackedTable.create(server, entry);
    const scene = (await attacked.scene(createFastDice('fire')))!;
    expect(await attacked.answer(scene)).toEqual({ id: 1, problem: 'fault' });
    expect(errors).toEqual([expect.stringContaining('the deck is on fire')]);
    expect(await attacked.scene(createFastDice('fire'))).toMatchObject({ number: scene.number });
  });

  test('that closes before its hello is handled is not counted as connected', async () => {
    let look: (() => void) | undefined;
    class Slow extends MemoryStorage {
      override async findGuestByHash(hash: string) {
        if (look !== undefined) await new Promise<void>((resolve) => (look = resolve));
        return super.findGuestByHash(hash);
      }
    }
    const server = await startServer({ storage: new Slow() });
    const ada = await registerGuest(server, 'Ada');
    const { id } = await createTable(ada, PAIR);
    const other = connectChair(() => server, id);
    await waitUntil(other, () => other.table !== undefined);
    look = () => undefined;
    const socket = await RawSocket.open(server, id);
    socket.sendJson({ hello: 1, token: ada.guest.token });
    socket.close();
    await socket.closed;
    const announced = new Promise<void>((resolve) => other.onChange(resolve));
    look();
    await announced;
    expect(other.table?.seats[0]).toMatchObject({ name: 'Ada', here: false });
  });

  test('with a message over the payload limit is closed at once', async () => {
    const { server, id } = await openTable();
    const socket = await RawSocket.open(server, id);
    socket.send('x'.repeat(100_000));
    expect(await socket.closed).toBe(1009);
  });

  test('over the message rate gets a problem, and is terminated if it continues', async () => {
    const { server, id } = await openTable({ messagesPerSecond: 1, messageBurst: 3 }, () => 0);
    const socket = await RawSocket.open(server, id);
    for (const message of [
      { hello: 1 },
      { id: 1, barred: true },
      { id: 2, barred: true },
      { id: 3, barred: true },
    ])
      socket.sendJson(message);
    expect(await socket.nextReply()).toEqual({ id: 3, problem: 'too many' });
    for (let i = 0; i < 200; i++) socket.sendJson({ id: i, barred: true });
    expect(await socket.closed).toBe(1006);
  });

  test('that does not read is terminated', async () => {
    const view = 'x'.repeat(2_000_000);
    const loud = eraseGameType({ ...lotsEntry, game: { ...lots, view: () => view as never } });
    const server = await startServer({ games: [loud] });
    const ada = await registerGuest(server, 'Ada');
    const request = { game: 'lots', seats: ['person', 'random'], settings: { cards: 40 } };
    const { id } = await createTable(ada, request);
    const chair = connectChair(() => server, id, { token: ada.guest.token });
    await waitUntil(chair, () => chair.steps.length > 0);
    const hanging = await RawSocket.open(server, id);
    hanging.pause();
    hanging.sendJson({ hello: 1 });
    await waitUntil(chair, () => chair.table?.watching === 1);
    const gone = waitUntil(chair, () => chair.table?.watching === 0);
    await Promise.all([gone, playToEnd(chair, firstOption)]);
    expect(chair.table?.watching).toBe(0);
  });

  test('that does not answer pings is terminated', async () => {
    const { server, id } = await openTable({ pingInterval: 20 });
    const deaf = await RawSocket.open(server, id, { autoPong: false });
    deaf.sendJson({ hello: 1 });
    expect(await deaf.closed).toBe(1006);
  });

  test('without a hello is terminated', async () => {
    const { server, id } = await openTable({ pingInterval: 20 });
    const silent = await RawSocket.open(server, id);
    expect(await silent.closed).toBe(1006);
  });

  test('is refused if the table has too many spectators', async () => {
    const { server, id } = await openTable({ spectatorsPerTable: 1 });
    const [one, other] = [await RawSocket.open(server, id), await RawSocket.open(server, id)];
    one.sendJson({ hello: 1 });
    expect(await one.nextMessage()).toHaveProperty('table');
    other.sendJson({ hello: 1 });
    expect(await other.nextReply()).toEqual({ problem: 'crowded', facts: { most: 1 } });
    expect(await other.closed).toBe(1013);
  });
});
