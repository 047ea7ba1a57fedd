/** Measures how hostile and silent connections delay the answers of others, and whether new clients can connect meanwhile. */
import { type ArrivalReport, ArrivingClients } from './arriving-clients.ts';
import { HostileConnections } from './hostile-connections.ts';
import { type LoadOptions, measureSteadyRate } from './index.ts';
import type { Percentiles } from './measure-at-rate.ts';
import { withServerProcess } from './server-process.ts';
import { SilentConnections } from './silent-connections.ts';
import { TableLoad } from './table-load.ts';

export interface HostileLoadOptions extends LoadOptions {
  /** Connections that send hostile messages, and connections that send nothing. */
  readonly hostile: number;
  readonly silent: number;
}

export interface HostileLoadReport {
  /** The same server and tables before these connections, and with them. */
  readonly before: Percentiles;
  readonly during: Percentiles;
  /** Hostile messages per second. */
  readonly rate: number;
  /** Silent connections at the end. The server has replaced the others. */
  readonly silent: number;
  readonly arrivals: ArrivalReport;
}

export const measureHostileLoad = (
  storage: string,
  options: HostileLoadOptions,
): Promise<HostileLoadReport> =>
  withServerProcess(['limit', storage], async ({ address }) => {
    const load = await TableLoad.open({ ...options, addresses: [address] });
    const before = await measureSteadyRate(options, () => load.answer());
    const silent = new SilentConnections(await load.openWatchedTable(), options.silent);
    await silent.waitUntilOpened();
    const hostile = new HostileConnections(await load.openWatchedTable(), options.hostile);
    const arriving = new ArrivingClients(await load.openWatchedTable());
    const begun = performance.now();
    const during = await measureSteadyRate(options, () => load.answer());
    const rate = (hostile.sent * 1000) / (performance.now() - begun);
    const arrivals = await arriving.finish();
    const { count } = silent;
    hostile.close();
    silent.close();
    load.close();
    return { before, during, rate, silent: count, arrivals };
  });
