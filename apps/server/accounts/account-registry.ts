/** Accounts: a name that nobody else can have, and a password with which other devices sign in as the same guest. */
import { createHash } from 'node:crypto';
import { type Infer, schema } from '@ludoteca/kernel';
import {
  type Guest,
  type GuestCredentials,
  MIN_PASSWORD_LENGTH,
  type PasswordChange,
  type RecoveryReply,
  RefusedError,
  type SignInRequest,
} from '@ludoteca/wire';
import { DocumentCollection, type TypedDocument } from '../document-collection.ts';
import { computeNameSkeleton } from '../guests/name-skeleton.ts';
import type { ServerContext } from '../server-context.ts';
import { RateLimit } from '../usage/rate-limit.ts';
import { hashPassword, SALT_BYTES, verifyPassword } from './password-hash.ts';
import { SessionRegistry } from './session-registry.ts';

/** Its id is the skeleton of its name, its owner the guest. Both values are hashes. */
const account = schema.object({ password: schema.text(300), recovery: schema.text(64) });
type Account = Infer<typeof account>;

/** Attempts from one address to sign in with one name, and their time in milliseconds. A limit per name would let strangers lock it. */
const MAX_ATTEMPTS = 20;
const ATTEMPT_WINDOW = 10 * 60_000;
const RECOVERY_BYTES = 20;

export class AccountRegistry {
  private readonly context: ServerContext;
  private readonly accounts: DocumentCollection<Account>;
  private readonly sessions: SessionRegistry;
  private readonly attempts: RateLimit;

  constructor(context: ServerContext) {
    this.context = context;
    this.accounts = new DocumentCollection(context, 'accounts', account);
    this.sessions = new SessionRegistry(context);
    this.attempts = new RateLimit(MAX_ATTEMPTS, ATTEMPT_WINDOW, context.clock);
  }

  /** The guest, with the note whether it has an account. */
  async describe(guest: Guest): Promise<Guest> {
    return (await this.hasAccount(guest.id)) ? { ...guest, account: true } : guest;
  }

  async hasAccount(guest: string): Promise<boolean> {
    return (await this.find(guest)) !== undefined;
  }

  /** Makes an account of a guest, who keeps its name. */
  async create({ id, name }: Guest, password: string): Promise<RecoveryReply> {
    requirePassword(password);
    if (await this.hasAccount(id)) throw new RefusedError({ problem: 'has account' });
    const [recovery, value] = await this.createSecrets(password);
    if (!(await this.accounts.add(computeNameSkeleton(name), value, { owner: id })))
      throw new RefusedError({ problem: 'name taken' });
    return { recovery };
  }

  /** Changes the password and signs all other devices out. `token`: that of this device. */
  async changePassword(guest: Guest, token: string, change: PasswordChange): Promise<void> {
    requirePassword(change.newPassword);
    const found = await this.find(guest.id);
    if (found === undefined) throw new RefusedError({ problem: 'no account' });
    this.countAttempt(guest.id);
    if (!(await verifyPassword(change.password, found.value.password)))
      throw new RefusedError({ problem: 'credentials' });
    const password = await this.hash(change.newPassword);
    await this.accounts.update(found.id, (value) => ({ ...value, password }));
    await this.sessions.deleteOthers(guest.id, token);
  }

  /** Signs in as the guest with that account. A recovery code replaces the password, and is replaced itself. `address`: of the client's network. */
  async signIn(request: SignInRequest, address: string): Promise<GuestCredentials & Partial<RecoveryReply>> {
    const skeleton = computeNameSkeleton(request.name);
    this.countAttempt(`${address} ${skeleton}`);
    const found = await this.accounts.find(skeleton);
    const recovery = await this.verify(found, request);
    const row = found?.owner === undefined ? undefined : await this.context.storage.findGuest(found.owner);
    if (row === undefined) throw new RefusedError({ problem: 'credentials' });
    if (recovery !== undefined) await this.sessions.deleteOthers(row.id);
    const token = await this.sessions.create(row.id);
    const reply = { id: row.id, name: row.name, account: true, token } as const;
    return recovery === undefined ? reply : { ...reply, recovery };
  }

  /** Invalidates the token of this device. */
  async signOut(guest: Guest, token: string): Promise<void> {
    // Without an account nobody could be this guest again.
    if (!(await this.hasAccount(guest.id))) throw new RefusedError({ problem: 'no account' });
    await this.sessions.delete(guest.id, token);
  }

  /** Refuses a name that can be confused with that of another guest's account. */
  async requireFreeName(name: string, guest?: string): Promise<void> {
    const found = await this.accounts.find(computeNameSkeleton(name));
    if (found !== undefined && found.owner !== guest) throw new RefusedError({ problem: 'name taken' });
  }

  /** The account of a guest gets another name. */
  async rename(guest: string, name: string): Promise<void> {
    const found = await this.find(guest);
    const id = computeNameSkeleton(name);
    if (found === undefined || found.id === id) return;
    const renamed = await this.context.storage.changeDocuments({
      save: [this.accounts.create(id, found.value, found)],
      delete: [found],
    });
    if (!renamed) throw new RefusedError({ problem: 'name taken' });
  }

  /** The guest of a session. */
  findGuestOfToken(token: string): Promise<string | undefined> {
    return this.sessions.findGuest(token);
  }

  /** With a recovery code the password is replaced, and the next code returned. Throws if neither code nor password is right. */
  private async verify(
    found: TypedDocument<Account> | undefined,
    { password, recovery }: SignInRequest,
  ): Promise<string | undefined> {
    if (recovery === undefined) {
      if (!(await verifyPassword(password, found?.value.password)))
        throw new RefusedError({ problem: 'credentials' });
      return undefined;
    }
    requirePassword(password);
    if (found?.value.recovery !== hashRecovery(recovery)) throw new RefusedError({ problem: 'credentials' });
    const [next, value] = await this.createSecrets(password);
    await this.accounts.update(found.id, () => value);
    return next;
  }

  /** A new recovery code, and what is stored of it and of the password. */
  private async createSecrets(password: string): Promise<readonly [string, Account]> {
    const code = Buffer.from(this.context.random(RECOVERY_BYTES)).toString('hex');
    const recovery = code.match(/.{5}/g)?.join('-') ?? code;
    return [recovery, { password: await this.hash(password), recovery: hashRecovery(recovery) }];
  }

  private hash(password: string): Promise<string> {
    return hashPassword(password, this.context.random(SALT_BYTES));
  }

  private async find(guest: string): Promise<TypedDocument<Account> | undefined> {
    return (await this.accounts.list({ owner: guest, limit: 1 }))[0];
  }

  private countAttempt(key: string): void {
    const wait = this.attempts.waitFor(key, 1);
    if (wait > 0) throw new RefusedError({ problem: 'too many', facts: { seconds: Math.ceil(wait / 1000) } });
    this.attempts.add(key, 1);
  }
}

/** The code has enough random bits for a plain hash. Separators and case do not matter. */
const hashRecovery = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^\da-z]/g, ''))
    .digest('hex');

function requirePassword(password: string): void {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH)
    throw new RefusedError({ problem: 'password', facts: { least: MIN_PASSWORD_LENGTH } });
}
