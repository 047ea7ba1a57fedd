/** Statistics over the finished matches of this person, counted in a worker. */
import { encodeUtf8 } from '@ludoteca/kernel';
import type { ArchiveStatistics } from '@ludoteca/kit';
import { useEffect, useState } from 'react';
import { api, ensureGuest } from '../connection/server.ts';
import { loadFinishedMatches } from '../offline/offline-matches.ts';
import { ReplayClient } from '../replay/replay-client.ts';

/** The latest matches of the server that are counted. */
const MAX_MATCHES = 50;

/** Archives of the server and of this browser; without a server only the latter. */
async function loadArchives(): Promise<readonly Uint8Array[]> {
  const finished = loadFinishedMatches();
  const guest = await ensureGuest();
  const [matches, uploads] = guest.ok
    ? await Promise.all([api.myMatches({}), api.uploads()])
    : [guest, guest];
  // An uploaded match is counted once.
  const own = finished
    .filter(({ uploaded }) => uploaded !== true || !uploads.ok)
    .map(({ archive }) => encodeUtf8(archive));
  const played = matches.ok ? matches.value.slice(0, MAX_MATCHES).map(({ id }) => api.archive(id)) : [];
  const uploaded = uploads.ok
    ? uploads.value.slice(0, MAX_MATCHES).map(({ id }) => api.uploadedArchive(id))
    : [];
  const archives = await Promise.all([...played, ...uploaded]);
  return [...own, ...archives.flatMap((archive) => (archive.ok ? [archive.value] : []))];
}

/** Undefined while the matches are counted. */
export function useStatistics(added: readonly Uint8Array[]): readonly ArchiveStatistics[] | undefined {
  const [counted, setCounted] = useState<{
    readonly added: readonly Uint8Array[];
    readonly statistics: readonly ArchiveStatistics[];
  }>();
  useEffect(() => {
    const client = new ReplayClient();
    let isCurrent = true;
    const count = async (): Promise<void> => {
      const files = [...(await loadArchives()), ...added];
      const statistics = isCurrent ? await client.call('count', { files }) : [];
      if (isCurrent) setCounted({ added, statistics });
    };
    void count().catch(() => isCurrent && setCounted({ added, statistics: [] }));
    return () => {
      isCurrent = false;
      client.close();
    };
  }, [added]);
  return counted?.added === added ? counted.statistics : undefined;
}
