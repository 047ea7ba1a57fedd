/** The wire format of the administration: counts, tables, people and reports of a server. */
import { type Infer, schema } from '@ludoteca/kernel';

const { describe, flag, integer, list, object, oneOf, optional, record, text, union, number } = schema;
const count = integer(0, Number.MAX_SAFE_INTEGER);
const id = text(64);

const tableSummary = object({
  id,
  game: id,
  state: oneOf('open', 'playing', 'over'),
  names: list(text(64), 64),
  made: count,
  entries: count,
});

const reportSummary = object({
  id,
  guest: id,
  name: text(64),
  table: optional(id),
  text: text(1000),
  chat: list(text(2000), 20),
  at: count,
});

/** `GET /api/admin` */
export const administrationReply = object({
  guests: count,
  accounts: count,
  tables: object({ open: count, playing: count, over: count }),
  connections: describe(record(count, 10, 64), 'By kind.'),
  workers: count,
  /** Null: unlimited. */
  limits: record(union(number(0, Number.MAX_VALUE), oneOf(null)), 100, 64),
  /** By name, as in the format of Prometheus. */
  metrics: record(number(0, Number.MAX_VALUE), 100, 64),
  newest: list(tableSummary, 100),
  reports: list(reportSummary, 200),
});
export type Administration = Infer<typeof administrationReply>;

/** `GET /api/admin/people?name=` */
export const personSummary = object({ id, name: text(64), made: count, account: flag, muted: flag });
export type PersonSummary = Infer<typeof personSummary>;

/** `POST /api/admin/people/:id/muted` */
export const mutedRequest = object({ muted: flag });

export const peopleQuery = object({ name: optional(text(64)) });
