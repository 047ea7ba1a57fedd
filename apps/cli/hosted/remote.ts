import { type RemoteChair, PERSON, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import type { Complaint } from '../complaint.ts';
import { Diary, type Told, toldBy } from '../play/diary.ts';
import type { Remote } from '../play/here.ts';
import type { FarServer } from './server.ts';
import type { Words } from './words/index.ts';

/** What a chair far away knows of its table besides the match. */
export class FarTable implements Remote {
  private readonly chair: RemoteChair;
  private readonly server: FarServer;

  constructor(chair: RemoteChair, server: FarServer) {
    this.chair = chair;
    this.server = server;
  }

  /** All that was told of the match; only what was told last is news. */
  past(): Diary<Told> {
    const { story, watcher } = this.chair;
    const diary = new Diary<Told>();
    const hear = (steps: typeof story): void => diary.hear(watcher, steps.flatMap(toldBy));
    hear(story.slice(0, -1));
    diary.look(watcher);
    hear(story.slice(-1));
    return diary;
  }

  observe(hear: (notice: string) => void): () => void {
    const { chair } = this;
    const { words, guest } = this.server;
    let table = chair.table;
    let lost = false;
    const look = (): void => {
      const isLost = chair.state === 'lost' || (lost && chair.state !== 'live');
      if (isLost !== lost) hear(words.notices[isLost ? 'lost' : 'found']);
      lost = isLost;
      for (const notice of noticesOf(table, chair.table, guest?.id, words)) hear(notice);
      table = chair.table;
      if (chair.problem !== undefined) hear(words.problems[chair.problem.problem]);
    };
    for (const notice of awayAt(chair.table, guest?.id, words)) hear(notice);
    look();
    return chair.onChange(look);
  }

  gone(): Complaint | undefined {
    const { problem } = this.chair;
    return problem === undefined ? undefined : this.server.complaint(problem);
  }
}

const isAway = ({ kind, name, here }: SeatInfo): boolean => kind === PERSON && name !== '' && !here;

/** Who of the others is away. */
const awayAt = (
  table: TableInfo | undefined,
  own: string | undefined,
  { notices }: Words,
): readonly string[] =>
  (table?.seats ?? [])
    .filter((seat) => seat.guest !== own && isAway(seat))
    .map(({ name }) => notices.away(name));

/** What the others at a table have done between two looks at it. */
function noticesOf(
  before: TableInfo | undefined,
  after: TableInfo | undefined,
  own: string | undefined,
  { notices }: Words,
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
