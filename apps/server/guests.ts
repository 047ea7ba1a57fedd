import { createHash } from 'node:crypto';
import { Refused, type Guest, type Welcome } from '@ludoteca/wire';
import { type House, nameless } from './house.ts';
import { LONGEST, nameOf } from './names.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

function readable(given: string): string {
  const name = nameOf(given);
  if (name === undefined) throw new Refused({ problem: 'name', facts: { most: LONGEST } });
  return name;
}

/** A new guest. The token is told once and kept nowhere. */
export async function arrive(house: House, given: string): Promise<Welcome> {
  const name = readable(given);
  const [id, token] = [nameless(house, 9), nameless(house, 32)];
  await house.storage.addGuest({ id, name, hash: hashOf(token), made: house.clock() });
  return { id, name, token };
}

/** Whose token it is. */
export async function guestOf({ storage }: House, token: string | undefined): Promise<Guest> {
  const row = token === undefined ? undefined : await storage.guestByHash(hashOf(token));
  if (row === undefined) throw new Refused({ problem: 'token' });
  return { id: row.id, name: row.name };
}

export async function rename({ storage }: House, { id }: Guest, given: string): Promise<Guest> {
  const name = readable(given);
  await storage.renameGuest(id, name);
  return { id, name };
}
