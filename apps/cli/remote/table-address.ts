/** Parses and formats the links of tables. */
import { type ByLanguage, inLanguages } from '@ludoteca/kit';
import { CliError } from '../args/cli-error.ts';
import { quote } from '../terminal/sanitize.ts';

export interface TableAddress {
  /** For example `http://127.0.0.1:4200`. */
  readonly origin: string;
  readonly table: string;
}

const describeInvalidLink = (given: string): ByLanguage<string> =>
  inLanguages(
    `LINK dev’essere l’indirizzo della pagina di un tavolo, come http://127.0.0.1:4200/t/TABLE, non ${quote(given, 200)}`,
    `LINK must be the address of a table's page, such as http://127.0.0.1:4200/t/TABLE, not ${quote(given, 200)}`,
    `LINK deve ser o endereço da página de uma mesa, como http://127.0.0.1:4200/t/TABLE, não ${quote(given, 200)}`,
  );

export function parseTableLink(link: string): TableAddress {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const [, table] = /^\/t\/([\w-]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  if (url === undefined || table === undefined || !/^https?:$/.test(url.protocol))
    throw new CliError(describeInvalidLink(link));
  return { origin: url.origin, table };
}

/** The origin of a server from the address of any of its pages. */
export function parseServerAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new CliError(
      inLanguages(
        `SERVER dev’essere l’indirizzo di un server, come http://127.0.0.1:4200, non ${quote(address, 200)}`,
        `SERVER must be the address of a server, such as http://127.0.0.1:4200, not ${quote(address, 200)}`,
        `SERVER deve ser o endereço de um servidor, como http://127.0.0.1:4200, não ${quote(address, 200)}`,
      ),
    );
  return url.origin;
}

export interface TournamentAddress {
  readonly origin: string;
  readonly tournament: string;
}

/** Undefined if the address is not that of the page of a tournament. */
export function parseTournamentLink(address: string): TournamentAddress | undefined {
  const origin = parseServerAddress(address);
  const [, tournament] = /^\/tournaments\/([\w-]+)\/?$/.exec(new URL(address).pathname) ?? [];
  return tournament === undefined ? undefined : { origin, tournament };
}

export const formatTournamentLink = ({ origin, tournament }: TournamentAddress): string =>
  `${origin}/tournaments/${tournament}`;

export const formatTableLink = ({ origin, table }: TableAddress): string => `${origin}/t/${table}`;

/** The WebSocket address of the table. */
export const liveUrl = ({ origin, table }: TableAddress): string =>
  `${origin.replace(/^http/, 'ws')}/api/tables/${table}/live`;
