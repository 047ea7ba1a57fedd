/** Invalid WebSocket messages, and a table to attack with them. */
import type { Dice, Json } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { ServerMessage } from '@ludoteca/wire';
import { expectOk } from '../../../kernel/result.testing.ts';
import { fitSeats } from '../testing/table-settings.testing.ts';
import { registerGuest } from '../testing/server.testing.ts';
import type { Server } from '../serve.ts';
import { RawSocket } from '../testing/raw-socket.testing.ts';
import type { Storage } from '../storage/storage.ts';

/** The situation of a table that an attack refers to. */
export interface AttackScene {
  readonly dice: Dice;
  /** The number and seat of the open question. */
  readonly number: number;
  readonly seat: number;
  readonly options: readonly Json[];
  /** Answers that were accepted before. */
  readonly earlierAnswers: readonly object[];
}

type MessageFactory = (scene: AttackScene) => string | Buffer;
const json =
  (make: (scene: AttackScene) => unknown): MessageFactory =>
  (scene) =>
    JSON.stringify(make(scene));
const answer = (number: unknown, ...choices: readonly unknown[]): object => ({
  id: 1,
  answer: { number, choices },
});

const ODD = [null, true, -1, 1.5, 1e300, '', 'done', [], {}, [[]], { id: 1 }, '\u0000', 'toString'];
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

const MALFORMED: readonly MessageFactory[] = [
  () => '',
  () => '{',
  () => nested(5000),
  () => `{"id":1,"why":${nested(3000)}}`,
  () => '{"id":1,"__proto__":{"answer":{}},"barred":true}',
  () => '{"id":1,"why":{"__proto__":{}}}',
  ({ dice }) => String.fromCodePoint(...Array.from({ length: 20 }, () => 32 + dice.int(50_000))),
  ({ dice }) => Buffer.from(Array.from({ length: dice.int(100) }, () => dice.int(256))),
  json(({ dice }) => dice.pick<unknown>(ODD)),
  json(({ dice }) => ({ id: dice.pick<unknown>(ODD), answer: { number: 0, choices: [0] } })),
  json(({ dice }) => ({ id: 1, answer: dice.pick<unknown>(ODD) })),
  json(({ dice, number }) => ({ id: 1, answer: { number, choices: dice.pick([null, 7, 'a', {}]) } })),
  json(({ dice, options }) => answer(dice.pick<unknown>(ODD), options[0])),
  json(({ number, options }) => ({ id: 1, answer: { number, choices: [options[0]], seat: 0 } })),
  json(({ number }) => answer(number, ...Array.from({ length: 501 }, () => 0))),
  json(({ dice }) => ({ id: 1, withdraw: dice.pick([false, 1, 'true', null]) })),
  json(({ dice }) => ({ id: 1, barred: dice.pick([false, 1, 'true', null]) })),
  json(() => ({ id: 1 })),
  json(() => ({ id: 1, withdraw: true, barred: true })),
  json(() => ({ hello: 1, since: 0 })),
];
const OVERSIZED: readonly MessageFactory[] = [
  ({ dice }) => 'x'.repeat(16 * 1024 + 1 + dice.int(1000)),
  json(({ dice }) => ({ id: 1, why: 'x'.repeat(17_000 + dice.int(40_000)) })),
];
const REPLAYED: readonly MessageFactory[] = [
  json(({ earlierAnswers, dice }) => dice.pick([answer(0), ...earlierAnswers])),
  json(({ number, options, dice }) => answer(dice.int(number + 1) - 1, options[0])),
];
const REORDERED: readonly MessageFactory[] = [
  json(({ number, options, dice }) => answer(number + 1 + dice.int(9), options[0])),
];
const CROSS_SEAT: readonly MessageFactory[] = [
  json(({ number, options, dice }) => answer(number, dice.pick(options))),
];
const ILLEGAL: readonly MessageFactory[] = [
  json(({ number }) => answer(number)),
  json(({ number, options }) => answer(number, options[0], options[0], 'done')),
  json(({ number, dice }) =>
    answer(number, dice.pick<unknown>([null, true, -1, 1e300, {}, [[]], { toString: 1 }])),
  ),
];

/** A message that must be refused when it comes from that place: a seat, or the spectator after them. */
export function createAttack(scene: AttackScene, place: number): string | Buffer {
  const { dice, seat } = scene;
  const kinds = [MALFORMED, OVERSIZED, REPLAYED, REORDERED, place === seat ? ILLEGAL : CROSS_SEAT];
  return dice.pick(dice.pick(kinds))(scene);
}

export const BAD_HELLOS: readonly unknown[] = [
  null,
  {},
  { hello: 2 },
  { hello: 1, token: 'nobody' },
  { hello: 1, token: 7 },
  { hello: 1, since: -1 },
  { hello: 1, since: 1e9 },
  { hello: 1, seat: 0 },
  { id: 1, withdraw: true },
];

const SEATS = 3;

/** A table with one connection per seat and one of a spectator after them. */
export class AttackedTable {
  readonly id: string;
  readonly sockets: readonly RawSocket[];
  private readonly earlierAnswers: object[] = [];
  private readonly server: Server;
  private readonly tokens: readonly (string | undefined)[];

  private constructor(
    server: Server,
    id: string,
    sockets: readonly RawSocket[],
    tokens: AttackedTable['tokens'],
  ) {
    this.server = server;
    this.id = id;
    this.sockets = sockets;
    this.tokens = tokens;
  }

  static async create(server: Server, entry: AnyCatalogueEntry): Promise<AttackedTable> {
    const seats = fitSeats(
      entry,
      Array.from({ length: SEATS }, () => 'person'),
    );
    const people = await Promise.all(seats.map((_, i) => registerGuest(server, `P${i}`)));
    const { id } = expectOk(await people[0]!.api.createTable({ game: entry.game.id, seats }));
    for (const { api } of people) expectOk(await api.join(id));
    // No entry may come but from an answer.
    for (const { api } of people) expectOk(await api.setAutoPass(id, { stops: [], control: true }));
    const tokens = [...people.map(({ guest }) => guest.token), undefined];
    const sockets = await Promise.all(tokens.map(() => RawSocket.open(server, id)));
    for (const [i, socket] of sockets.entries()) socket.sendJson({ hello: 1, token: tokens[i] });
    return new AttackedTable(server, id, sockets, tokens);
  }

  /** Undefined when the match is over. */
  async scene(dice: Dice): Promise<AttackScene | undefined> {
    const { asked } = (await this.readNews(undefined)).sight;
    if (asked === undefined) return undefined;
    const own = (await this.readNews(this.tokens[asked.seat])).sight.asked!;
    const { number, seat } = own;
    return {
      dice,
      number,
      seat,
      options: 'options' in own ? own.options : [],
      earlierAnswers: this.earlierAnswers,
    };
  }

  /** Sends a valid answer and returns the reply. */
  async answer({ number, seat, options, dice }: AttackScene): Promise<ServerMessage> {
    const good = answer(number, dice.pick(options));
    this.sockets[seat]!.sendJson(good);
    this.earlierAnswers.push(good);
    return this.sockets[seat]!.nextReply();
  }

  /** Everything that is stored of this table and sent to its watchers. */
  async snapshot(storage: Storage): Promise<string> {
    const news = await Promise.all(this.tokens.map((token) => this.readNews(token)));
    return JSON.stringify([await storage.readEntries(this.id), news]);
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  /** The first news of a new connection. */
  private async readNews(token: string | undefined): Promise<Extract<ServerMessage, { news: unknown }>> {
    const socket = await RawSocket.open(this.server, this.id);
    socket.sendJson({ hello: 1, token });
    for (;;) {
      const message = await socket.nextMessage();
      if (!('news' in message)) continue;
      socket.close();
      return message;
    }
  }
}
