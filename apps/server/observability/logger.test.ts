import { deriveFairSeed, RulebookError } from '@ludoteca/kernel';
import { eraseGameType } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { lots } from '../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { StorageUnavailableError } from '../storage/storage-error.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import { registerGuest, startServer } from '../testing/server.testing.ts';
import { createErrorLog, createLogger } from './logger.ts';

/** A logger and the lines it has written. */
function recordLog(isTerminal = false) {
  const lines: string[] = [];
  return { lines, logger: createLogger('debug', { write: (line) => void lines.push(line) }, isTerminal) };
}

describe('a line of the log', () => {
  test('is JSON with the fields, and describes an error', () => {
    const { lines, logger } = recordLog();
    const cause = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    createErrorLog(logger)('the entry is lost', new StorageUnavailableError('the disk is full', { cause }), {
      table: 'abc',
      entry: 7,
    });
    const line = JSON.parse(lines[0]!) as Record<string, unknown>;
    expect(line).toMatchObject({
      level: 'error',
      msg: 'the entry is lost',
      table: 'abc',
      entry: 7,
      err: {
        type: 'StorageUnavailableError',
        message: 'the disk is full',
        cause: { code: 'ENOSPC', message: 'no space left on device' },
      },
    });
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(Object.keys(line)).toEqual(['level', 'time', 'table', 'entry', 'err', 'msg']);
  });

  test('has no message of an error that may quote hidden information', () => {
    const { lines, logger } = recordLog();
    const log = createErrorLog(logger);
    const secret = 'the hand is 7, 9';
    log('a rule has failed', new RulebookError(secret, [], new Error(secret)));
    log('a rule has failed', secret);
    log('a file has failed', new SyntaxError(secret));
    log('a rule has failed', Object.assign(new Error(secret), { code: '23505', detail: secret }));
    expect(lines.join('')).not.toContain('hand');
    expect(lines[0]).toContain('RulebookError');
    expect(lines[0]).toContain('logger.test.ts');
  });

  test('is short and readable in a terminal', () => {
    const { lines, logger } = recordLog(true);
    logger.info({ table: 'abc', entry: 7 }, 'entries are stored');
    createErrorLog(logger)('a rule has failed', new TypeError('x is not a function'));
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info entries are stored table=abc entry=7\n$/);
    expect(lines[1]).toMatch(/^\S+ error a rule has failed\n {4}TypeError: x is not a function\n {6}at /);
  });
});

/** Throws an error that quotes the settings. */
const settings: typeof lots.settings = (input, seats) => {
  if ('text' in (input as object)) throw new Error(JSON.stringify(input));
  return lots.settings(input, seats);
};

test('the log of a server names tables, entries and requests, and nothing secret', async () => {
  const card = 'the hidden card of Bea';
  const { turn } = lots.rules;
  const faulty: typeof turn = {
    ...turn,
    answer: (dealer, frame, choice) => {
      if (choice === 'give') throw new Error(card);
      turn.answer(dealer, frame, choice);
    },
  };
  const game = { ...lots, settings, rules: { ...lots.rules, turn: faulty } };
  const { lines, logger } = recordLog();
  const storage = new MemoryStorage();
  const server = await startServer({
    storage,
    logger,
    log: createErrorLog(logger),
    games: [eraseGameType({ ...lotsEntry, game })],
  });
  const [ada, bea] = [await registerGuest(server, 'Ada Lovelace'), await registerGuest(server, 'Bea')];
  const { id } = expectOk(await ada.api.createTable({ game: 'lots', seats: ['person', 'person'] }));
  expectOk(await ada.api.join(id, { nonce: 'nonce of Ada' }));
  expectOk(await bea.api.join(id, { nonce: 'nonce of Bea' }));
  await ada.api.createTable({ game: 'lots', seats: ['person'], settings: { text: 'text of a deck' } });
  await ada.api.createTable({
    game: 'lots',
    seats: ['person', 'person'],
    settings: { text: 'text of a deck' },
  });
  await fetch(`${server.address}/api/tables/${id}?token=${ada.guest.token}`);
  const sockets = [await RawSocket.open(server, id), await RawSocket.open(server, id)];
  for (const [seat, { guest }] of [ada, bea].entries())
    sockets[seat]!.sendJson({ hello: 1, token: guest.token });
  // One of the two is asked; the second answer makes a rule throw.
  for (const [number, choice] of ['draw', 'give'].entries())
    for (const socket of sockets) {
      socket.sendJson({ id: number, answer: { number, choices: [choice] } });
      await socket.nextReply();
    }
  const bad = await RawSocket.open(server, id);
  bad.sendJson({ hello: 1, token: `${bea.guest.token}x` });
  await bad.closed;

  const log = lines.join('');
  const row = (await storage.findTable(id))!;
  const seed = deriveFairSeed(row.secret, ['nonce of Ada', 'nonce of Bea']);
  const secrets = [card, 'text of a deck', ada.guest.token, bea.guest.token, 'nonce of', row.secret, seed];
  for (const secret of [...secrets, 'Lovelace']) expect(log).not.toContain(secret);
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(parsed).toContainEqual(
    expect.objectContaining({ msg: 'entries are stored', table: id, entry: 0, entries: 1 }),
  );
  expect(parsed).toContainEqual(
    expect.objectContaining({
      msg: 'a request is answered',
      route: '/api/tables/:id/join',
      table: id,
      status: 200,
    }),
  );
  expect(parsed).toContainEqual(
    expect.objectContaining({ msg: 'a message failed', table: id, request: 1, level: 'error' }),
  );
  const failed = parsed.filter(({ msg }) => msg === 'a request failed');
  expect(failed).toEqual([expect.objectContaining({ request: expect.any(String), route: '/api/tables' })]);
  expect(
    new Set(parsed.filter(({ route }) => route !== undefined).map(({ request }) => request)).size,
  ).toBeGreaterThan(5);
});
