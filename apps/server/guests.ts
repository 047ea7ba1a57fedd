import { createHash } from 'node:crypto';
import { RefusedError, type Guest, type GuestCredentials } from '@ludoteca/wire';
import { type House, unguessable } from './house.ts';
import { LONGEST, nameOf } from './names.ts';
import type { GuestRow } from './storage/port.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

function readable(given: string): string {
  const name = nameOf(given);
  if (name === undefined) throw new RefusedError({ problem: 'name', facts: { most: LONGEST } });
  return name;
}

const rowOf = async ({ storage }: House, token: string | undefined): Promise<GuestRow | undefined> =>
  token === undefined ? undefined : storage.guestByHash(hashOf(token));

/** A new guest. The token is told once and kept nowhere. */
export async function arrive(house: House, given: string): Promise<GuestCredentials> {
  const name = readable(given);
  const [id, token] = [unguessable(house, 9), unguessable(house, 32)];
  await house.storage.addGuest({ id, name, hash: hashOf(token), made: house.clock() });
  return { id, name, token };
}

/** The id of whoever has this token; undefined if nobody has. */
export const whose = async (house: House, token: string | undefined): Promise<string | undefined> =>
  (await rowOf(house, token))?.id;

/** Whose token it is. */
export async function guestOf(house: House, token: string | undefined): Promise<Guest> {
  const row = await rowOf(house, token);
  if (row === undefined) throw new RefusedError({ problem: 'token' });
  return { id: row.id, name: row.name };
}

export async function rename({ storage }: House, { id }: Guest, given: string): Promise<Guest> {
  const name = readable(given);
  await storage.renameGuest(id, name);
  return { id, name };
}
