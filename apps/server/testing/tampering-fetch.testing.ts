/** A malicious server: an honest one whose replies are changed on their way. */
import type { FetchFunction, TableInfo } from '@ludoteca/wire';

/** What the server was asked: `join`, `reveal`, `leave`, or the table itself. */
export type TableRequest = 'join' | 'reveal' | 'leave' | 'table';

export interface TamperedServer {
  readonly fetch: FetchFunction;
  /** The bodies of all requests of that kind. */
  sent(request: TableRequest): readonly unknown[];
}

/** `tamper` returns the changed reply, `refused` for a refusal that changes nothing at the server, or undefined for the honest reply. */
export function tamperWith(
  honest: typeof fetch,
  tamper: (request: TableRequest, table: TableInfo | undefined) => TableInfo | 'refused' | undefined,
): TamperedServer {
  const log: { readonly request: TableRequest; readonly body: unknown }[] = [];
  return {
    fetch: async (url, init) => {
      const path = /\/tables\/[\w-]+(?:\/(join|reveal|leave))?$/.exec(url);
      if (path === null) return honest(url, init);
      const request = (path[1] ?? 'table') as TableRequest;
      log.push({ request, body: JSON.parse(init.body ?? 'null') as unknown });
      if (tamper(request, undefined) === 'refused')
        return Response.json({ problem: 'seat taken' }, { status: 409 });
      const response = await honest(url, init);
      if (!response.ok || response.status === 204) return response;
      const table = (await response.json()) as TableInfo;
      return Response.json(tamper(request, table) ?? table);
    },
    sent: (request) => log.flatMap((entry) => (entry.request === request ? [entry.body] : [])),
  };
}
