/** The stored messages of a table chat. */
import { type Infer, schema } from '@ludoteca/kernel';
import type { ChatMessage, Guest } from '@ludoteca/wire';
import { DocumentCollection } from '../document-collection.ts';
import type { ServerContext } from '../server-context.ts';

type Context = Pick<ServerContext, 'storage' | 'clock'>;

/** Its id has the table and the number. */
const chatMessage = schema.object({
  number: schema.integer(1, Number.MAX_SAFE_INTEGER),
  guest: schema.text(64),
  name: schema.text(64),
  text: schema.text(2000),
  at: schema.integer(0, Number.MAX_SAFE_INTEGER),
});

/** The latest messages, which clients are sent. */
const MAX_MESSAGES = 100;

const openCollection = (context: Context): DocumentCollection<Infer<typeof chatMessage>> =>
  new DocumentCollection(context, 'chat', chatMessage);

/** The latest messages at a table, in their order. */
export async function readChat(context: Context, table: string): Promise<readonly ChatMessage[]> {
  const found = await openCollection(context).list({ subject: table, limit: MAX_MESSAGES });
  return found.map(({ value }) => value).toSorted((a, b) => a.number - b.number);
}

/** Adds a message after those that are stored. */
export async function addChatMessage(
  context: Context,
  table: string,
  { id, name }: Guest,
  text: string,
): Promise<ChatMessage> {
  const messages = openCollection(context);
  const last = (await readChat(context, table)).at(-1)?.number ?? 0;
  // After the clock was set back, or beside another server, there may be messages with higher numbers.
  for (let number = last + 1; ; number++) {
    const message = { number, guest: id, name, text, at: context.clock() };
    const key = `${table} ${String(number).padStart(9, '0')}`;
    if (await messages.add(key, message, { owner: id, subject: table })) return message;
  }
}
