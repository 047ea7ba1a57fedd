/** Creates guests and finds them by their tokens. */
import { RefusedError, type Guest, type GuestCredentials } from '@ludoteca/wire';
import type { AccountRegistry } from '../accounts/account-registry.ts';
import { type ServerContext, randomBase64Url } from '../server-context.ts';
import type { GuestRow } from '../storage/storage.ts';
import { MAX_NAME_LENGTH, normalizeName } from './guest-name.ts';
import { hashToken } from './hash-token.ts';
import { isReservedName } from './reserved-names.ts';

/** The accounts, which are consulted about names and tokens. */
type Accounts = Pick<AccountRegistry, 'requireFreeName' | 'rename' | 'findGuestOfToken'>;

export class GuestRegistry {
  private readonly context: ServerContext;
  private readonly accounts: Accounts;

  constructor(context: ServerContext, accounts: Accounts) {
    this.context = context;
    this.accounts = accounts;
  }

  /** The token is returned once; the server stores only its hash. */
  async create(input: string): Promise<GuestCredentials> {
    const { context } = this;
    const name = await this.requireName(input);
    const [id, token] = [randomBase64Url(context, 9), randomBase64Url(context, 32)];
    await context.storage.addGuest({ id, name, hash: hashToken(token), made: context.clock() });
    return { id, name, token };
  }

  async findId(token: string | undefined): Promise<string | undefined> {
    return (await this.find(token))?.id;
  }

  /** The guest who has this token; refuses if there is none. */
  async authenticate(token: string | undefined): Promise<Guest> {
    const row = await this.find(token);
    if (row === undefined) throw new RefusedError({ problem: 'token' });
    return { id: row.id, name: row.name };
  }

  async rename({ id }: Guest, input: string): Promise<Guest> {
    const name = await this.requireName(input, id);
    await this.accounts.rename(id, name);
    await this.context.storage.updateGuest(id, { name });
    return { id, name };
  }

  /** A name that cannot be confused with that of an account or of a computer. `guest`: who may have it already. */
  private async requireName(input: string, guest?: string): Promise<string> {
    const name = normalizeName(input);
    if (name === undefined) throw new RefusedError({ problem: 'name', facts: { most: MAX_NAME_LENGTH } });
    if (isReservedName(this.context.games, name)) throw new RefusedError({ problem: 'name taken' });
    await this.accounts.requireFreeName(name, guest);
    return name;
  }

  private async find(token: string | undefined): Promise<GuestRow | undefined> {
    if (token === undefined) return undefined;
    const { storage } = this.context;
    const row = await storage.findGuestByHash(hashToken(token));
    if (row !== undefined) return row;
    const id = await this.accounts.findGuestOfToken(token);
    return id === undefined ? undefined : storage.findGuest(id);
  }
}
