import { dirname, join } from 'node:path';
import type { GuestCredentials } from '@ludoteca/wire';
import { Complaint, EXIT } from '../complaint.ts';
import { secretDisk } from '../files/disk.ts';
import { makeFolders } from '../files/folders.ts';
import { readBytes } from '../files/load.ts';
import { save } from '../files/save.ts';
import { messageOf } from '../foreign.ts';
import type { FarServer } from './server.ts';

/** What one is called: as asked for now, else as before, else as usual. */
export interface Naming {
  readonly name: string | undefined;
  readonly usual: string;
}

/** Whoever has the token is the guest: the file is for its owner alone. */
const fileFor = (folder: string, origin: string): string =>
  join(folder, 'guests', `${encodeURIComponent(origin)}.json`);

/** Makes sure that one is a guest of the server, the same from one day to the next. */
export async function arrive(server: FarServer, folder: string, { name, usual }: Naming): Promise<void> {
  const file = fileFor(folder, server.origin);
  const before = await recall(file);
  server.guest = before === undefined ? undefined : await known(server, before);
  if (server.guest === undefined) {
    const given = name ?? before?.name ?? usual;
    server.guest = await server.given(server.api.arrive({ name: given }));
  } else if (name !== undefined && name !== server.guest.name) {
    const renamed = await server.given(server.api.rename({ name }));
    server.guest = { ...server.guest, ...renamed };
  }
  if (server.guest.token !== before?.token || server.guest.name !== before.name)
    await keep(file, server.guest, server);
}

/** The guest as the server knows it; undefined when it does not any more. */
async function known(server: FarServer, before: GuestCredentials): Promise<GuestCredentials | undefined> {
  server.guest = before;
  const me = await server.api.me();
  if (me.ok) return { ...before, ...me.value };
  if (me.problem.problem === 'token') return undefined;
  throw server.complaint(me.problem);
}

/** A file that cannot be read is as good as none: one comes as a new guest. */
async function recall(file: string): Promise<GuestCredentials | undefined> {
  const bytes = await readBytes(file);
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

async function keep(file: string, guest: GuestCredentials, { words }: FarServer): Promise<void> {
  try {
    await makeFolders(dirname(file), secretDisk);
    await save(file, Buffer.from(`${JSON.stringify(guest)}\n`), secretDisk);
  } catch (error) {
    throw new Complaint(words.notKept(messageOf(error)), EXIT.failed);
  }
}
