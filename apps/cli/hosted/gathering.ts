import { type TextRow, seatSymbol, wrapRow } from '@ludoteca/kit';
import { PERSON, type SeatInfo } from '@ludoteca/wire';
import type { Ended } from '../play/sitting.ts';
import { endedBy } from '../ui/ended.ts';
import type { Reply, Waiting, Word } from '../ui/ui.ts';
import { isFree } from './seat.ts';
import type { Visit } from './visit.ts';

/** Waits at a table until its match is there to see: undefined then, or how one left before. */
export async function gather(visit: Visit): Promise<Ended | undefined> {
  const { ui, chair, remote } = visit;
  // Lines that stay begin with who is there; on a screen that is always in sight.
  let news: TextRow[] = ui.plain ? seatRows(visit) : [];
  let changed = new AbortController();
  const wake = (): void => changed.abort();
  const hear = (text: string): void => void news.push([{ text, role: 'warn' }]);
  const stops = [remote.observe(hear), chair.onChange(wake), chair.subscribe(wake)];
  try {
    while (chair.story.length === 0) {
      const gone = remote.gone();
      if (gone !== undefined) throw gone;
      changed = new AbortController();
      const sheet = waitingAt(visit, news);
      if (ui.plain) news = [];
      const ended = await follow(visit, await ui.wait(sheet, changed.signal));
      if (ended !== undefined) return ended;
    }
    return undefined;
  } finally {
    for (const stop of stops) stop();
  }
}

function waitingAt(visit: Visit, news: readonly TextRow[]): Waiting {
  const { server, entry, manner, table } = visit;
  const { open, going } = server.words;
  const { state, seats } = table();
  const missing = seats.filter(isFree).length;
  const words: readonly Word[] = [
    { word: 'rules', about: open.about.rules },
    { word: 'quit', about: open.about.quit },
  ];
  return {
    title: [{ text: `${entry.texts[manner.language].name} · `, role: 'quiet' }, { text: open.title }],
    body: () => seatRows(visit),
    news,
    waiting: [{ text: state === 'open' && missing > 0 ? open.missing(missing) : going }],
    words,
  };
}

/** Who sits where, and the way there for others. */
function seatRows({ link, server, table }: Visit): TextRow[] {
  const { open } = server.words;
  const { state, seats, opened } = table();
  const rows = seats.map((seat, i): TextRow => [
    seatSymbol(i),
    { text: ` ${seat.name || server.words.seats.free}`, role: 'seat', seat: i },
    { text: remark(seat, server), role: 'quiet' },
  ]);
  const told: TextRow[] = opened === true ? [[{ text: open.opened, role: 'warn' }]] : [];
  return state === 'open' ? [...rows, ...told, [], [{ text: open.link(link) }]] : [...rows, ...told];
}

function remark(
  { kind, name, guest, here }: SeatInfo,
  { words: { seats }, guest: own }: Visit['server'],
): string {
  if (kind !== PERSON) return ` (${seats.computer})`;
  if (guest !== undefined && guest === own?.id) return ` (${seats.you})`;
  return name === '' || here ? '' : ` (${seats.away})`;
}

/** What comes of what somebody types before the match. */
async function follow(visit: Visit, reply: Reply): Promise<Ended | undefined> {
  if (reply.kind !== 'word') return endedBy(reply);
  if (reply.word === 'quit') return leave(visit);
  const { ui, entry, manner } = visit;
  const { name, rules } = entry.texts[manner.language];
  const rows = rules.flatMap((text): TextRow[] => [[{ text }], []]);
  return endedBy(await ui.read([{ text: name }], (width) => rows.flatMap((row) => wrapRow(row, width))));
}

/** Gives up the seat, so that somebody else can have it; from a match that has begun meanwhile one withdraws. */
async function leave({ server, table }: Visit): Promise<Ended | undefined> {
  const left = await server.api.leave(table().id);
  return !left.ok && left.problem.problem === 'already playing' ? undefined : 'left';
}
