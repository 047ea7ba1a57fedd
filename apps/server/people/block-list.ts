/** Blocks between people: two who are blocked do not meet at tables, and the chat leaves out what the blocked one writes. */
import { type Infer, schema } from '@ludoteca/kernel';
import { type BlockedPerson, type Guest, RefusedError } from '@ludoteca/wire';
import { DocumentCollection } from '../document-collection.ts';
import type { ServerContext } from '../server-context.ts';

/** Its id has both guests, its owner is the one who blocks. `guest`: who is blocked. */
const block = schema.object({ guest: schema.text(64) });

/** Of one guest. */
const MAX_BLOCKS = 500;

export class BlockList {
  private readonly context: ServerContext;
  private readonly blocks: DocumentCollection<Infer<typeof block>>;

  constructor(context: ServerContext) {
    this.context = context;
    this.blocks = new DocumentCollection(context, 'blocks', block);
  }

  async add(by: Guest, guest: string): Promise<void> {
    if (guest === by.id || (await this.context.storage.findGuest(guest)) === undefined)
      throw new RefusedError({ problem: 'no such person' });
    const blocks = await this.blocks.list({ owner: by.id, limit: MAX_BLOCKS });
    if (blocks.length >= MAX_BLOCKS) await this.blocks.delete(...blocks.slice(-1).map(({ id }) => id));
    await this.blocks.add(idOf(by.id, guest), { guest }, { owner: by.id });
  }

  remove(by: Guest, guest: string): Promise<void> {
    return this.blocks.delete(idOf(by.id, guest));
  }

  /** The blocked people who still exist, the latest first. */
  async list({ id }: Guest): Promise<readonly BlockedPerson[]> {
    const { storage } = this.context;
    const blocks = await this.blocks.list({ owner: id, limit: MAX_BLOCKS });
    const people = await Promise.all(blocks.map(({ value }) => storage.findGuest(value.guest)));
    return people.flatMap((row) => (row === undefined ? [] : [{ id: row.id, name: row.name }]));
  }

  async has(by: string, guest: string): Promise<boolean> {
    return by !== guest && (await this.blocks.find(idOf(by, guest))) !== undefined;
  }

  /** Refuses if the guest has blocked one of the others or the other way round. */
  async requireUnblocked(guest: string, others: readonly string[]): Promise<void> {
    for (const other of others)
      if ((await this.has(guest, other)) || (await this.has(other, guest)))
        throw new RefusedError({ problem: 'blocked' });
  }
}

const idOf = (by: string, guest: string): string => `${by} ${guest}`;
