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
  const reply = (body: unknown, status = 200): Response => Response.json(body, { status });
  return {
    fetch: async (url, init) => {
      const [, name] = /\/tables\/[\w-]+(?:\/(join|reveal|leave))?$/.exec(url) ?? [];
      const isTable = /\/tables\/[\w-]+(?:\/(?:join|reveal|leave))?$/.test(url);
      if (!isTable) return honest(url, init);
      const request = (name ?? 'table') as TableRequest;
      log.push({ request, body: JSON.parse(init.body ?? 'null') as unknown });
      if (tamper(request, undefined) === 'refused') return reply({ problem: 'seat taken' }, 409);
      const response = await honest(url, init);
      if (!response.ok || response.status === 204) return response;
      const table = (await response.json()) as TableInfo;
      return reply(tamper(request, table) ?? table);
    },
    sent: (request) => log.flatMap((entry) => (entry.request === request ? [entry.body] : [])),
  };
}
