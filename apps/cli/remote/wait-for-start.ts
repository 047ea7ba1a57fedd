/** Waits at a remote table until its match starts. */
import { type TextRow, seatSymbol } from '@ludoteca/kit';
import { wrapRows } from '../terminal/text-layout.ts';
import {
  contributionStateOf,
  describeReveal,
  fairnessTexts,
  PERSON,
  type SeatInfo,
  type TableInfo,
} from '@ludoteca/wire';
import type { SessionEnd } from '../session/local-session.ts';
import { interruptionOf, type UiReply, type WaitingScreen, type ScreenCommand } from '../terminal/ui.ts';
import { isFree } from './take-seat.ts';
import type { RemoteSession } from './remote-session.ts';

/** Undefined when the match has started, else how the session ended. */
export async function waitForStart(session: RemoteSession): Promise<SessionEnd | undefined> {
  const { ui, chair, remote } = session;
  // Plain output begins with the players; the full screen always shows them.
  let news: TextRow[] = ui.isPlain ? formatSeats(session) : [];
  let changed = new AbortController();
  const onChange = (): void => changed.abort();
  const onNotice = (text: string): void => {
    news.push([{ text, role: 'warn' }]);
    changed.abort();
  };
  const unsubscribes = [remote.observe(onNotice), chair.onChange(onChange), chair.subscribe(onChange)];
  try {
    while (chair.steps.length === 0) {
      const gone = remote.closedError();
      if (gone !== undefined) throw gone;
      changed = new AbortController();
      const screen = waitingScreen(session, news);
      if (ui.isPlain) news = [];
      const ended = await handleReply(session, await ui.wait(screen, changed.signal));
      if (ended !== undefined) return ended;
    }
    return undefined;
  } finally {
    for (const unsubscribe of unsubscribes) unsubscribe();
  }
}

function waitingScreen(session: RemoteSession, news: readonly TextRow[]): WaitingScreen {
  const { server, entry, playOptions, table } = session;
  const { waiting, going } = server.texts;
  const { state, seats } = table();
  const missing = seats.filter(isFree).length;
  const names = seats.map(({ name }) => name);
  const revealing = describeReveal(fairnessTexts[server.language], table(), names);
  const commands: readonly ScreenCommand[] = [
    { word: 'rules', about: waiting.about.rules },
    { word: 'quit', about: waiting.about.quit },
  ];
  return {
    title: [{ text: `${entry.texts[playOptions.language].name} · `, role: 'quiet' }, { text: waiting.title }],
    body: () => formatSeats(session),
    news,
    waiting: [{ text: revealing ?? (state === 'open' && missing > 0 ? waiting.missing(missing) : going) }],
    commands,
  };
}

/** The players, and the link for others. */
function formatSeats({ link, server, table }: RemoteSession): TextRow[] {
  const { waiting } = server.texts;
  const { state, seats, opened } = table();
  const rows = seats.map((seat, i): TextRow => [
    seatSymbol(i),
    { text: ` ${seat.name || server.texts.seats.free}`, role: 'seat', seat: i },
    { text: formatSeatNote(seat, table(), server), role: 'quiet' },
  ]);
  const notice: TextRow[] = opened === true ? [[{ text: waiting.opened, role: 'warn' }]] : [];
  return state === 'open' ? [...rows, ...notice, [], [{ text: waiting.link(link) }]] : [...rows, ...notice];
}

function formatSeatNote(
  seat: SeatInfo,
  table: TableInfo,
  { texts: { seats }, language, guest: own }: RemoteSession['server'],
): string {
  const { kind, name, guest, here } = seat;
  if (kind !== PERSON) return ` (${seats.computer})`;
  const contribution = contributionStateOf(seat, table);
  const notes = [
    ...(guest !== undefined && guest === own?.id ? [seats.you] : name === '' || here ? [] : [seats.away]),
    ...(contribution === undefined ? [] : [fairnessTexts[language].contributions[contribution]]),
  ];
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}

async function handleReply(session: RemoteSession, reply: UiReply): Promise<SessionEnd | undefined> {
  if (reply.kind !== 'word') return interruptionOf(reply);
  if (reply.word === 'quit') return leaveTable(session);
  const { ui, entry, playOptions } = session;
  const { name, rules } = entry.texts[playOptions.language];
  const rows = rules.flatMap((text): TextRow[] => [[{ text }], []]);
  return interruptionOf(await ui.showText([{ text: name }], (width) => wrapRows(rows, width)));
}

/** Gives the seat up. If the match has started meanwhile, the person stays and can withdraw. */
async function leaveTable({ server, table }: RemoteSession): Promise<SessionEnd | undefined> {
  const left = await server.api.leave(table().id);
  return !left.ok && left.problem.problem === 'already playing' ? undefined : 'left';
}
