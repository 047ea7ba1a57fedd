import { type RemoteChair, PERSON, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import type { CliError } from '../args/cli-error.ts';
import { EventLog, type LogItem, logItemsOf } from '../session/event-log.ts';
import type { RemoteHost } from '../session/terminal-session.ts';
import type { ServerClient } from './server-client.ts';
import type { RemoteTexts } from './texts/index.ts';

/** What a chair far away knows of its table besides the match. */
export class RemoteTable implements RemoteHost {
  private readonly chair: RemoteChair;
  private readonly server: ServerClient;

  constructor(chair: RemoteChair, server: ServerClient) {
    this.chair = chair;
    this.server = server;
  }

  /** All that was told of the match; only what was told last is news. */
  eventLog(): EventLog<LogItem> {
    const { steps: story, watcher } = this.chair;
    const diary = new EventLog<LogItem>();
    const hear = (steps: typeof story): void => diary.add(watcher, steps.flatMap(logItemsOf));
    hear(story.slice(0, -1));
    diary.markSeen(watcher);
    hear(story.slice(-1));
    return diary;
  }

  observe(hear: (notice: string) => void): () => void {
    const { chair } = this;
    const { texts, guest } = this.server;
    let table = chair.table;
    let lost = false;
    const look = (): void => {
      const isLost = chair.state === 'lost' || (lost && chair.state !== 'live');
      if (isLost !== lost) hear(texts.notices[isLost ? 'lost' : 'found']);
      lost = isLost;
      for (const notice of describeChanges(table, chair.table, guest?.id, texts)) hear(notice);
      table = chair.table;
      if (chair.problem !== undefined) hear(this.server.formatProblem(chair.problem));
    };
    for (const notice of describeAbsent(chair.table, guest?.id, texts)) hear(notice);
    look();
    return chair.onChange(look);
  }

  closedError(): CliError | undefined {
    const { problem } = this.chair;
    return problem === undefined ? undefined : this.server.toCliError(problem);
  }
}

const isAway = ({ kind, name, here }: SeatInfo): boolean => kind === PERSON && name !== '' && !here;

/** Who of the others is away. */
const describeAbsent = (
  table: TableInfo | undefined,
  own: string | undefined,
  { notices }: RemoteTexts,
): readonly string[] =>
  (table?.seats ?? [])
    .filter((seat) => seat.guest !== own && isAway(seat))
    .map(({ name }) => notices.away(name));

/** What the others at a table have done between two looks at it. */
function describeChanges(
  before: TableInfo | undefined,
  after: TableInfo | undefined,
  own: string | undefined,
  { notices }: RemoteTexts,
): readonly string[] {
  if (before === after || before === undefined || after === undefined) return [];
  return after.seats.flatMap((now, seat) => {
    const then = before.seats[seat];
    if (then === undefined || then.guest !== now.guest)
      return [
        ...(then === undefined || then.name === '' || then.guest === own ? [] : [notices.stood(then.name)]),
        ...(now.name === '' || now.guest === own ? [] : [notices.sat(now.name)]),
      ];
    if (now.guest === own || isAway(then) === isAway(now)) return [];
    return [notices[isAway(now) ? 'away' : 'back'](now.name)];
  });
}
