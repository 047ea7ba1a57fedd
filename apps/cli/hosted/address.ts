import { Complaint } from '../complaint.ts';
import { quoted } from '../foreign.ts';

/** Where a table is: at which server, under which id. */
export interface Address {
  /** Such as `http://127.0.0.1:4200`. */
  readonly origin: string;
  readonly table: string;
}

const words = {
  noLink: (given: string) =>
    `LINK must be the address of a table's page, such as http://127.0.0.1:4200/t/TABLE, not ${quoted(given, 200)}`,
};

/** The table that a link leads to. */
export function parseLink(link: string): Address {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const [, table] = /^\/t\/([\w-]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url === undefined || table === undefined || !/^https?:$/.test(url.protocol))
    throw new Complaint(words.noLink(link));
  return { origin: url.origin, table };
}

export const makeLink = ({ origin, table }: Address): string => `${origin}/t/${table}`;

/** Where the connection to a table is. */
export const liveAddress = ({ origin, table }: Address): string =>
  `${origin.replace(/^http/, 'ws')}/api/tables/${table}/live`;
