import { type TextRow, seatSymbol, wrapRow } from '@ludoteca/kit';
import { PERSON, type SeatInfo } from '@ludoteca/wire';
import type { SessionEnd } from '../session/local-session.ts';
import { interruptionOf } from '../terminal/interruption.ts';
import type { UiReply, WaitingScreen, ScreenCommand } from '../terminal/ui.ts';
import { isFree } from './take-seat.ts';
import type { RemoteSession } from './remote-session.ts';

/** Waits at a table until its match is there to see: undefined then, or how one left before. */
export async function waitForStart(session: RemoteSession): Promise<SessionEnd | undefined> {
  const { ui, chair, remote } = session;
  // Lines that stay begin with who is there; on a screen that is always in sight.
  let news: TextRow[] = ui.isPlain ? formatSeats(session) : [];
  let changed = new AbortController();
  const wake = (): void => changed.abort();
  const hear = (text: string): void => void news.push([{ text, role: 'warn' }]);
  const stops = [remote.observe(hear), chair.onChange(wake), chair.subscribe(wake)];
  try {
    while (chair.steps.length === 0) {
      const gone = remote.closedError();
      if (gone !== undefined) throw gone;
      changed = new AbortController();
      const sheet = waitingScreen(session, news);
      if (ui.isPlain) news = [];
      const ended = await handleReply(session, await ui.wait(sheet, changed.signal));
      if (ended !== undefined) return ended;
    }
    return undefined;
  } finally {
    for (const stop of stops) stop();
  }
}

function waitingScreen(session: RemoteSession, news: readonly TextRow[]): WaitingScreen {
  const { server, entry, playOptions, table } = session;
  const { open, going } = server.texts;
  const { state, seats } = table();
  const missing = seats.filter(isFree).length;
  const texts: readonly ScreenCommand[] = [
    { word: 'rules', about: open.about.rules },
    { word: 'quit', about: open.about.quit },
  ];
  return {
    title: [{ text: `${entry.texts[playOptions.language].name} · `, role: 'quiet' }, { text: open.title }],
    body: () => formatSeats(session),
    news,
    waiting: [{ text: state === 'open' && missing > 0 ? open.missing(missing) : going }],
    commands: texts,
  };
}

/** Who sits where, and the way there for others. */
function formatSeats({ link, server, table }: RemoteSession): TextRow[] {
  const { open } = server.texts;
  const { state, seats, opened } = table();
  const rows = seats.map((seat, i): TextRow => [
    seatSymbol(i),
    { text: ` ${seat.name || server.texts.seats.free}`, role: 'seat', seat: i },
    { text: formatSeatNote(seat, server), role: 'quiet' },
  ]);
  const items: TextRow[] = opened === true ? [[{ text: open.opened, role: 'warn' }]] : [];
  return state === 'open' ? [...rows, ...items, [], [{ text: open.link(link) }]] : [...rows, ...items];
}

function formatSeatNote(
  { kind, name, guest, here }: SeatInfo,
  { texts: { seats }, guest: own }: RemoteSession['server'],
): string {
  if (kind !== PERSON) return ` (${seats.computer})`;
  if (guest !== undefined && guest === own?.id) return ` (${seats.you})`;
  return name === '' || here ? '' : ` (${seats.away})`;
}

/** What comes of what somebody types before the match. */
async function handleReply(session: RemoteSession, reply: UiReply): Promise<SessionEnd | undefined> {
  if (reply.kind !== 'word') return interruptionOf(reply);
  if (reply.word === 'quit') return leaveTable(session);
  const { ui, entry, playOptions } = session;
  const { name, rules } = entry.texts[playOptions.language];
  const rows = rules.flatMap((text): TextRow[] => [[{ text }], []]);
  return interruptionOf(
    await ui.showText([{ text: name }], (width) => rows.flatMap((row) => wrapRow(row, width))),
  );
}

/** Gives up the seat, so that somebody else can have it; from a match that has begun meanwhile one withdraws. */
async function leaveTable({ server, table }: RemoteSession): Promise<SessionEnd | undefined> {
  const left = await server.api.leave(table().id);
  return !left.ok && left.problem.problem === 'already playing' ? undefined : 'left';
}
