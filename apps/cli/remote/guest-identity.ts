import { dirname, join } from 'node:path';
import type { GuestCredentials } from '@ludoteca/wire';
import { CliError, EXIT } from '../args/cli-error.ts';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { readFileBytes } from '../files/load.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf } from '../terminal/sanitize.ts';
import type { ServerClient } from './server-client.ts';

/** What one is called: as asked for now, else as before, else as usual. */
export interface GuestNaming {
  readonly name: string | undefined;
  readonly defaultName: string;
}

/** Whoever has the token is the guest: the file is for its owner alone. */
const guestPath = (folder: string, origin: string): string =>
  join(folder, 'guests', `${encodeURIComponent(origin)}.json`);

/** Makes sure that one is a guest of the server, the same from one day to the next. */
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

/** The guest as the server knows it; undefined when it does not any more. */
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

/** A file that cannot be read is as good as none: one comes as a new guest. */
async function readGuest(file: string): Promise<GuestCredentials | undefined> {
  const bytes = await readFileBytes(file);
  if (!bytes.ok) return undefined;
  try {
    const kept: unknown = JSON.parse(Buffer.from(bytes.value).toString('utf8'));
    return isGuest(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const FIELDS = ['id', 'name', 'token'] as const satisfies readonly (keyof GuestCredentials)[];

const isGuest = (kept: unknown): kept is GuestCredentials =>
  typeof kept === 'object' &&
  kept !== null &&
  FIELDS.every((field) => typeof (kept as Partial<GuestCredentials>)[field] === 'string');

async function storeGuest(file: string, guest: GuestCredentials, { texts }: ServerClient): Promise<void> {
  try {
    await makeDurableFolder(dirname(file), privateDisk);
    await saveAtomically(file, Buffer.from(`${JSON.stringify(guest)}\n`), privateDisk);
  } catch (error) {
    throw new CliError(texts.notKept(messageOf(error)), EXIT.failed);
  }
}
