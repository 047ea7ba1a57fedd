/** Parses and formats the links of tables. */
import { CliError } from '../args/cli-error.ts';
import { quote } from '../terminal/sanitize.ts';

export interface TableAddress {
  /** For example `http://127.0.0.1:4200`. */
  readonly origin: string;
  readonly table: string;
}

const formatInvalidLink = (given: string): string =>
  `LINK must be the address of a table's page, such as http://127.0.0.1:4200/t/TABLE, not ${quote(given, 200)}`;

export function parseTableLink(link: string): TableAddress {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const [, table] = /^\/t\/([\w-]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url === undefined || table === undefined || !/^https?:$/.test(url.protocol))
    throw new CliError(formatInvalidLink(link));
  return { origin: url.origin, table };
}

/** The origin of a server from the address of any of its pages. */
export function parseServerAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CliError(
      `SERVER must be the address of a server, such as http://127.0.0.1:4200, not ${quote(address, 200)}`,
    );
  return url.origin;
}

export const formatTableLink = ({ origin, table }: TableAddress): string => `${origin}/t/${table}`;

/** The WebSocket address of the table. */
export const liveUrl = ({ origin, table }: TableAddress): string =>
  `${origin.replace(/^http/, 'ws')}/api/tables/${table}/live`;
