/** Several servers in the process of a test that share a PostgreSQL database. */
import type { ServeOptions, Server } from '../serve.ts';
import { LeaseEvents } from '../leases/lease-events.ts';
import type { Leases } from '../leases/leases.ts';
import { openServerStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { afterTest, startServer } from './server.testing.ts';

export interface SharingServer extends Server {
  readonly storage: Storage;
  readonly leases: Leases;
}

/** Starts a server on the database at this address. It ends after the test, or earlier. */
export async function startSharingServer(
  url: string,
  options: Partial<ServeOptions> = {},
): Promise<SharingServer> {
  const { storage, joinServers } = await openServerStorage(url);
  afterTest(() => storage.close());
  let leases: Leases | undefined;
  const server = await startServer({
    storage,
    joinServers: async (listener) => {
      leases = await joinServers!(listener);
      return leases;
    },
    ...options,
  });
  return { ...server, storage, leases: leases! };
}

/** The leases of a server without tables, such as one that is about to take some over. */
export async function joinAsServer(
  url: string,
): Promise<{ readonly leases: Leases; readonly storage: Storage }> {
  const { storage, joinServers } = await openServerStorage(url);
  afterTest(() => storage.close());
  const leases = await joinServers!(new LeaseEvents());
  await leases.announce('http://127.0.0.1:9');
  afterTest(() => leases.close());
  return { leases, storage };
}
