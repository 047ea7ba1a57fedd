/** Requests to the administration of the server, with the token that it has printed. */
import { type Administration, type ApiReply, createApiRequest, type PersonSummary } from '@ludoteca/wire';

export interface AdminApi {
  overview(): ApiReply<Administration>;
  people(name: string): ApiReply<readonly PersonSummary[]>;
  setMuted(id: string, muted: boolean): ApiReply<undefined>;
  deletePerson(id: string): ApiReply<undefined>;
  closeTable(id: string): ApiReply<undefined>;
  resolveReport(id: string): ApiReply<undefined>;
  cleanUp(): ApiReply<undefined>;
}

export function createAdminApi(token: string): AdminApi {
  const ask = createApiRequest(
    (url, init) => fetch(url, init),
    '',
    () => token,
  );
  return {
    overview: () => ask('GET', '/admin'),
    people: (name) => ask('GET', `/admin/people?name=${encodeURIComponent(name)}`),
    setMuted: (id, muted) => ask('POST', `${pathOf('people', id)}/muted`, { muted }),
    deletePerson: (id) => ask('DELETE', pathOf('people', id)),
    closeTable: (id) => ask('DELETE', pathOf('tables', id)),
    resolveReport: (id) => ask('DELETE', pathOf('reports', id)),
    cleanUp: () => ask('POST', '/admin/clean-up'),
  };
}

const pathOf = (kind: string, id: string): string => `/admin/${kind}/${encodeURIComponent(id)}`;
