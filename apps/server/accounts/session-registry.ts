/** The devices that are signed in with an account. The first token of a guest is in its row, those of other devices are documents. */
import { type Infer, schema } from '@ludoteca/kernel';
import { DocumentCollection } from '../document-collection.ts';
import { hashToken } from '../guests/hash-token.ts';
import { randomBase64Url, type ServerContext } from '../server-context.ts';

/** Its id is the hash of its token, its owner the guest. */
const session = schema.object({});

/** The oldest ones are signed out for new ones. */
const MAX_SESSIONS = 20;
const TOKEN_BYTES = 32;

export class SessionRegistry {
  private readonly context: ServerContext;
  private readonly sessions: DocumentCollection<Infer<typeof session>>;

  constructor(context: ServerContext) {
    this.context = context;
    this.sessions = new DocumentCollection(context, 'sessions', session);
  }

  /** Returns the token, which is sent once. */
  async create(guest: string): Promise<string> {
    const token = randomBase64Url(this.context, TOKEN_BYTES);
    const earlier = await this.sessions.list({ owner: guest, limit: 2 * MAX_SESSIONS });
    await this.sessions.delete(...earlier.slice(MAX_SESSIONS - 1).map(({ id }) => id));
    await this.sessions.add(hashToken(token), {}, { owner: guest });
    return token;
  }

  async findGuest(token: string): Promise<string | undefined> {
    return (await this.sessions.find(hashToken(token)))?.owner;
  }

  /** Invalidates one token. */
  async delete(guest: string, token: string): Promise<void> {
    const hash = hashToken(token);
    const row = await this.context.storage.findGuest(guest);
    if (row?.hash === hash) await this.replaceFirst(guest);
    else await this.sessions.delete(hash);
  }

  /** Invalidates all tokens of a guest except this one. */
  async deleteOthers(guest: string, token?: string): Promise<void> {
    const kept = token === undefined ? undefined : hashToken(token);
    const row = await this.context.storage.findGuest(guest);
    if (row?.hash !== kept) await this.replaceFirst(guest);
    const others = await this.sessions.list({ owner: guest, limit: 2 * MAX_SESSIONS });
    await this.sessions.delete(...others.map(({ id }) => id).filter((id) => id !== kept));
  }

  /** Nobody has the token of the new hash. */
  private replaceFirst(guest: string): Promise<void> {
    return this.context.storage.updateGuest(guest, {
      hash: hashToken(randomBase64Url(this.context, TOKEN_BYTES)),
    });
  }
}
