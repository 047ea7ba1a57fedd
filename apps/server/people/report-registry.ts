/** Reports of people about each other, for the administration. */
import { type Infer, schema } from '@ludoteca/kernel';
import { type Guest, RefusedError, type ReportRequest } from '@ludoteca/wire';
import { readChat } from '../chat/chat-log.ts';
import { DocumentCollection, type TypedDocument } from '../document-collection.ts';
import { randomBase64Url, type ServerContext } from '../server-context.ts';
import { RateLimit } from '../usage/rate-limit.ts';

const report = schema.object({
  guest: schema.text(64),
  name: schema.text(64),
  table: schema.optional(schema.text(64)),
  text: schema.text(1000),
  /** The latest messages of the reported person at that table. */
  chat: schema.list(schema.text(2000), 20),
});
export type Report = Infer<typeof report>;

/** Of one guest in a day. */
const MAX_REPORTS = 20;
const DAY = 24 * 60 * 60_000;
const MAX_LISTED = 200;
const MAX_QUOTED = 20;

export class ReportRegistry {
  private readonly context: ServerContext;
  private readonly reports: DocumentCollection<Report>;
  private readonly limit: RateLimit;

  constructor(context: ServerContext) {
    this.context = context;
    this.reports = new DocumentCollection(context, 'reports', report);
    this.limit = new RateLimit(MAX_REPORTS, DAY, context.clock);
  }

  async add(by: Guest, guest: string, { table, text }: ReportRequest): Promise<void> {
    const row = await this.context.storage.findGuest(guest);
    if (row === undefined || guest === by.id) throw new RefusedError({ problem: 'no such person' });
    const wait = this.limit.waitFor(by.id, 1);
    if (wait > 0) throw new RefusedError({ problem: 'too many', facts: { seconds: Math.ceil(wait / 1000) } });
    this.limit.add(by.id, 1);
    const messages = table === undefined ? [] : await readChat(this.context, table);
    const chat = messages.filter((message) => message.guest === guest).slice(-MAX_QUOTED);
    const value = { guest, name: row.name, text, chat: chat.map((message) => message.text) };
    const id = randomBase64Url(this.context, 9);
    await this.reports.add(id, table === undefined ? value : { ...value, table }, { owner: by.id });
  }

  /** The latest first. */
  list(): Promise<readonly TypedDocument<Report>[]> {
    return this.reports.list({ limit: MAX_LISTED });
  }

  resolve(id: string): Promise<void> {
    return this.reports.delete(id);
  }
}
