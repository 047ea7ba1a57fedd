/** Requests to the administration of the server, with the token that it has printed. */
import { ok, refuse, type Result } from '@ludoteca/kernel';
import type { Administration, PersonSummary, ServerProblem } from '@ludoteca/wire';

type AdminReply<V> = Promise<Result<V, ServerProblem>>;

export interface AdminApi {
  overview(): AdminReply<Administration>;
  people(name: string): AdminReply<readonly PersonSummary[]>;
  setMuted(id: string, muted: boolean): AdminReply<undefined>;
  deletePerson(id: string): AdminReply<undefined>;
  closeTable(id: string): AdminReply<undefined>;
  resolveReport(id: string): AdminReply<undefined>;
  cleanUp(): AdminReply<undefined>;
}

export function createAdminApi(token: string): AdminApi {
  async function ask<V>(method: string, path: string, body?: object): AdminReply<V> {
    try {
      const reply = await fetch(`/api/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const value: unknown = reply.status === 204 ? undefined : await reply.json();
      return reply.ok ? ok(value as V) : refuse(value as ServerProblem);
    } catch {
      return refuse({ problem: 'unreachable' });
    }
  }
  return {
    overview: () => ask('GET', ''),
    people: (name) => ask('GET', `/people?name=${encodeURIComponent(name)}`),
    setMuted: (id, muted) => ask('POST', `${pathOf('people', id)}/muted`, { muted }),
    deletePerson: (id) => ask('DELETE', pathOf('people', id)),
    closeTable: (id) => ask('DELETE', pathOf('tables', id)),
    resolveReport: (id) => ask('DELETE', pathOf('reports', id)),
    cleanUp: () => ask('POST', '/clean-up'),
  };
}

const pathOf = (kind: string, id: string): string => `/${kind}/${encodeURIComponent(id)}`;
