/** Creates guests and finds them by their tokens. */
import { createHash } from 'node:crypto';
import { RefusedError, type Guest, type GuestCredentials } from '@ludoteca/wire';
import { type ServerContext, randomBase64Url } from '../server-context.ts';
import { MAX_NAME_LENGTH, normalizeName } from './guest-name.ts';
import type { GuestRow } from '../storage/storage.ts';

/** The token is returned once; the server stores only its hash. */
export async function createGuest(context: ServerContext, input: string): Promise<GuestCredentials> {
  const name = requireName(input);
  const [id, token] = [randomBase64Url(context, 9), randomBase64Url(context, 32)];
  await context.storage.addGuest({ id, name, hash: hashToken(token), made: context.clock() });
  return { id, name, token };
}

export const findGuestId = async (
  context: ServerContext,
  token: string | undefined,
): Promise<string | undefined> => (await findGuest(context, token))?.id;

/** The guest who has this token; refuses if there is none. */
export async function authenticate(context: ServerContext, token: string | undefined): Promise<Guest> {
  const row = await findGuest(context, token);
  if (row === undefined) throw new RefusedError({ problem: 'token' });
  return { id: row.id, name: row.name };
}

export async function renameGuest({ storage }: ServerContext, { id }: Guest, input: string): Promise<Guest> {
  const name = requireName(input);
  await storage.renameGuest(id, name);
  return { id, name };
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

function requireName(input: string): string {
  const name = normalizeName(input);
  if (name === undefined) throw new RefusedError({ problem: 'name', facts: { most: MAX_NAME_LENGTH } });
  return name;
}

const findGuest = async (
  { storage }: ServerContext,
  token: string | undefined,
): Promise<GuestRow | undefined> =>
  token === undefined ? undefined : storage.findGuestByHash(hashToken(token));
