/** Watches a remote table: absent players, lost connections, problems. */
import { type RemoteChair, PERSON, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import type { CliError } from '../args/cli-error.ts';
import { EventLog, type LogItem, logItemsOf } from '../session/event-log.ts';
import type { RemoteHost } from '../session/terminal-session.ts';
import type { ServerClient } from './server-client.ts';
import type { RemoteTexts } from './texts/index.ts';

export class RemoteTable implements RemoteHost {
  private readonly chair: RemoteChair;
  private readonly server: ServerClient;

  constructor(chair: RemoteChair, server: ServerClient) {
    this.chair = chair;
    this.server = server;
  }

  /** All received events; only those of the last step count as unseen. */
  eventLog(): EventLog<LogItem> {
    const { steps, watcher } = this.chair;
    const log = new EventLog<LogItem>();
    log.add(watcher, steps.slice(0, -1).flatMap(logItemsOf));
    log.markSeen(watcher);
    log.add(watcher, steps.slice(-1).flatMap(logItemsOf));
    return log;
  }

  observe(onNotice: (notice: string) => void): () => void {
    const { chair } = this;
    const { texts, guest } = this.server;
    let table = chair.table;
    let lost = false;
    const update = (): void => {
      const isLost = chair.state === 'lost' || (lost && chair.state !== 'live');
      if (isLost !== lost) onNotice(texts.notices[isLost ? 'lost' : 'found']);
      lost = isLost;
      for (const notice of describeChanges(table, chair.table, guest?.id, texts)) onNotice(notice);
      table = chair.table;
      if (chair.problem !== undefined) onNotice(this.server.formatProblem(chair.problem));
    };
    for (const notice of describeAbsent(chair.table, guest?.id, texts)) onNotice(notice);
    update();
    return chair.onChange(update);
  }

  closedError(): CliError | undefined {
    const { problem } = this.chair;
    return problem === undefined ? undefined : this.server.toCliError(problem);
  }
}

const isAway = ({ kind, name, here }: SeatInfo): boolean => kind === PERSON && name !== '' && !here;

const describeAbsent = (
  table: TableInfo | undefined,
  own: string | undefined,
  { notices }: RemoteTexts,
): readonly string[] =>
  (table?.seats ?? [])
    .filter((seat) => seat.guest !== own && isAway(seat))
    .map(({ name }) => notices.away(name));

/** The differences between two states of the table as sentences. */
function describeChanges(
  before: TableInfo | undefined,
  after: TableInfo | undefined,
  own: string | undefined,
  { notices }: RemoteTexts,
): readonly string[] {
  if (before === after || before === undefined || after === undefined) return [];
  return after.seats.flatMap((seatAfter, seat) => {
    const seatBefore = before.seats[seat];
    if (seatBefore === undefined || seatBefore.guest !== seatAfter.guest)
      return [
        ...(seatBefore === undefined || seatBefore.name === '' || seatBefore.guest === own
          ? []
          : [notices.stood(seatBefore.name)]),
        ...(seatAfter.name === '' || seatAfter.guest === own ? [] : [notices.sat(seatAfter.name)]),
      ];
    if (seatAfter.guest === own || isAway(seatBefore) === isAway(seatAfter)) return [];
    return [notices[isAway(seatAfter) ? 'away' : 'back'](seatAfter.name)];
  });
}
