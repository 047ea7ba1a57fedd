/** The chat of one table: players write, everyone at the table reads, except what people write whom they have blocked. */
import { type ChatMessage, type Guest, RefusedError } from '@ludoteca/wire';
import { BlockList } from '../people/block-list.ts';
import { isMuted } from '../people/muted-people.ts';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/storage.ts';
import { stringifyMessage } from '../tables/table-clients.ts';
import { requireSeat } from '../tables/seat-control.ts';
import type { Client } from '../tables/subscribers.ts';
import { RateLimit } from '../usage/rate-limit.ts';
import { addChatMessage, readChat } from './chat-log.ts';
import { normalizeChatText } from './chat-text.ts';

/** The table as far as its chat needs it. */
export interface ChatTable {
  row(): TableRow;
  clients(): Iterable<Client>;
  /** Whether this client sees the match later than its players, who may write about it. */
  isDelayedFor(client: Client): boolean;
}

/** Messages of one guest at a table in a window of time, in milliseconds. */
const MAX_MESSAGES = 10;
const WINDOW = 30_000;

export class TableChat {
  private readonly context: ServerContext;
  private readonly table: ChatTable;
  private readonly blocks: BlockList;
  private readonly limit: RateLimit;
  /** Messages are stored and sent one after another. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(context: ServerContext, table: ChatTable) {
    this.context = context;
    this.table = table;
    this.blocks = new BlockList(context);
    this.limit = new RateLimit(MAX_MESSAGES, WINDOW, context.clock);
  }

  /** Stores a message of a player and sends it to everyone at the table. */
  async post(guest: Guest, input: string): Promise<void> {
    const row = this.table.row();
    const seat = row.seats[requireSeat(row, guest)];
    if (row.terms?.chat === false) throw new RefusedError({ problem: 'not allowed' });
    const text = normalizeChatText(input);
    if (await isMuted(this.context, guest.id)) throw new RefusedError({ problem: 'muted' });
    const wait = this.limit.waitFor(guest.id, 1);
    if (wait > 0) throw new RefusedError({ problem: 'too many', facts: { seconds: Math.ceil(wait / 1000) } });
    this.limit.add(guest.id, 1);
    const writer = { id: guest.id, name: seat?.name ?? guest.name };
    await this.enqueue(async () => {
      const message = await addChatMessage(this.context, row.id, writer, text);
      for (const client of Array.from(this.table.clients())) await this.send(client, [message]);
    });
  }

  /** Sends a client that has connected the latest messages. Failures are logged: the match goes on without its chat. */
  welcome(client: Client): void {
    if (client.acceptsDeltas !== true) return;
    const { id } = this.table.row();
    this.enqueue(async () => this.send(client, await readChat(this.context, id))).catch((error: unknown) =>
      this.context.log(`the chat of table ${id}`, error, { table: id }),
    );
  }

  private async send(client: Client, messages: readonly ChatMessage[]): Promise<void> {
    if (client.acceptsDeltas !== true || this.table.isDelayedFor(client)) return;
    const blocked = new Set<string>();
    if (client.guest !== undefined)
      for (const writer of new Set(messages.map(({ guest }) => guest)))
        if (await this.blocks.has(client.guest, writer)) blocked.add(writer);
    const chat = messages.filter(({ guest }) => !blocked.has(guest));
    if (chat.length > 0) client.send(stringifyMessage({ chat }));
  }

  private enqueue(operation: () => Promise<void>): Promise<void> {
    const result = this.queue.then(operation);
    this.queue = result.catch(() => undefined);
    return result;
  }
}
