/** Signs in to a server as a guest and stores the credentials. */
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseJson, type Schema, schema } from '@ludoteca/kernel';
import type { GuestCredentials } from '@ludoteca/wire';
import { EXIT_CODES } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes } from '../files/read-file.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf } from '../terminal/sanitize.ts';
import type { ServerClient } from './server-client.ts';

/** The name given now, else the stored one, else the default. */
export interface GuestNaming {
  readonly name: string | undefined;
  readonly defaultName: string;
}

/** The token is the identity of the guest, so the file is readable by its owner only. */
const guestPath = (folder: string, origin: string): string =>
  join(folder, 'guests', `${encodeURIComponent(origin)}.json`);

/** Restores the stored guest or registers a new one, and renames it if a name is given. */
export async function signIn(
  server: ServerClient,
  folder: string,
  { name, defaultName }: GuestNaming,
): Promise<void> {
  const file = guestPath(folder, server.origin);
  const before = await readGuest(file);
  server.guest = before === undefined ? undefined : await restoreGuest(server, before);
  if (server.guest === undefined) {
    const given = name ?? before?.name ?? defaultName;
    server.guest = await server.unwrap(server.api.createGuest({ name: given }));
  } else if (name !== undefined && name !== server.guest.name) {
    const renamed = await server.unwrap(server.api.rename({ name }));
    server.guest = { ...server.guest, ...renamed };
  }
  if (server.guest.token !== before?.token || server.guest.name !== before.name)
    await storeGuest(file, server.guest, server);
}

/** Deletes the stored guest at the server and here. Returns false if there is none. */
export async function deleteGuest(server: ServerClient, folder: string): Promise<boolean> {
  const file = guestPath(folder, server.origin);
  server.guest = await readGuest(file);
  if (server.guest === undefined) return false;
  const deleted = await server.api.deleteMe();
  // A guest that the server does not know any more is deleted already.
  if (!deleted.ok && deleted.problem.problem !== 'token') throw server.toCliError(deleted.problem);
  await rm(file);
  return true;
}

/** Signs in as the stored guest; false if there is none, or the server does not know it any more. */
export async function restoreIdentity(server: ServerClient, folder: string): Promise<boolean> {
  const before = await readGuest(guestPath(folder, server.origin));
  server.guest = before && (await restoreGuest(server, before));
  return server.guest !== undefined;
}

/** Undefined if the server does not know the guest any more. */
async function restoreGuest(
  server: ServerClient,
  before: GuestCredentials,
): Promise<GuestCredentials | undefined> {
  server.guest = before;
  const me = await server.api.me();
  if (me.ok) return { ...before, ...me.value };
  if (me.problem.problem === 'token') return undefined;
  throw server.toCliError(me.problem);
}

const shortText = schema.text(1000);
const guestSchema: Schema<GuestCredentials> = schema.object(
  { id: shortText, name: shortText, token: shortText },
  'open',
);

/** An unreadable file counts as absent: a new guest is registered. */
async function readGuest(file: string): Promise<GuestCredentials | undefined> {
  const bytes = await readFileBytes(file);
  return bytes.ok ? parseJson(guestSchema, Buffer.from(bytes.value).toString('utf8')) : undefined;
}

async function storeGuest(file: string, guest: GuestCredentials, { texts }: ServerClient): Promise<void> {
  try {
    await makeDurableFolder(dirname(file), privateDisk);
    await saveAtomically(file, Buffer.from(`${JSON.stringify(guest)}\n`), privateDisk);
  } catch (error) {
    throw new CliError(texts.notKept(messageOf(error)), EXIT_CODES.failed);
  }
}
