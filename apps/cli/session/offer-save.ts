import { at, type Seat, type AnyParts } from '@ludoteca/kernel';
import { optionsOf } from '@ludoteca/kit';
import { interruptionOf } from '../terminal/interruption.ts';
import type { QuestionScreen, Screen } from '../terminal/ui.ts';
import { chairsOf, type TerminalSession } from './terminal-session.ts';
import type { OriginalFilesWriter } from './original-files-writer.ts';
import { writeManualSave } from './manual-save.ts';
import { sideQuestionScreen, unseenRows } from './presenter.ts';
import type { SessionEnd } from './local-session.ts';
import { runCommand, availableCommands } from './commands.ts';

const OFFERS = ['save', 'board', 'goOn', 'noMore', 'leave'] as const;
const keyOf = (offer: (typeof OFFERS)[number]): string => String(OFFERS.indexOf(offer) + 1);

/** What follows from an answer to the offer. */
type Next = SessionEnd | 'again' | 'on';

/**
 * Offers to save before the question that is open, once, where the world that the game comes from saves when people ask for it. Where
 * only computers play, whoever watches is offered it likewise.
 */
export async function offerSave(session: TerminalSession, seat: Seat): Promise<SessionEnd | undefined> {
  const files = session.seating.local?.files;
  const number = session.feed.observation(session.audience).asked?.number;
  // Whoever has taken back more than the last decision comes there anew.
  if (number !== undefined && session.offered !== undefined && number < session.offered)
    session.offered = undefined;
  if (files === undefined || session.rounds === 'go' || number === session.offered) return undefined;
  const bytes = await files.createSave();
  if (bytes === undefined) return undefined;
  session.offered = number;
  tellNews(session);
  let next: Next = 'again';
  while (next === 'again') next = await offerOnce(session, seat, files, bytes);
  return next === 'on' ? undefined : next;
}

/** Lines that stay tell first what led here. */
function tellNews(session: TerminalSession): void {
  const { ui, audience } = session;
  if (!ui.isPlain && !session.onlyWatches) return;
  ui.print([...unseenRows(session, audience), ...session.aside]);
  session.markSeen(audience);
}

async function offerOnce(
  session: TerminalSession,
  seat: Seat,
  files: OriginalFilesWriter,
  bytes: Uint8Array,
): Promise<Next> {
  const { ui, audience } = session;
  const screen = sideQuestionScreen(session, audience, seat);
  const reply = await ui.ask(questionOf(session, screen));
  const ended = interruptionOf(reply);
  // Where only computers play nobody has to be there.
  if (ended === 'input ended' && ui.isPlain && session.onlyWatches) return askNoMore(session);
  if (ended !== undefined) return ended;
  if (reply.kind === 'word' && !(reply.word === 'save' && reply.rest.trim() === '')) {
    const chair = chairsOf(session.seating).find(({ watcher }) => watcher === audience);
    const next = await runCommand(session, chair ?? at(chairsOf(session.seating), 0), undefined, reply);
    return next === 'again' && session.rounds === 'go' ? 'on' : next;
  }
  const key = reply.kind === 'picks' ? reply.keys[0] : keyOf('save');
  switch (OFFERS.find((offer) => keyOf(offer) === key)) {
    case 'save':
      await writeManualSave(session, files, bytes);
      return 'again';
    case 'board':
      return interruptionOf(await ui.showText(screen.title, (width) => screen.body(width))) ?? 'again';
    case 'noMore':
      return askNoMore(session);
    case 'leave':
      return 'left';
    default:
      goOnWithoutAsking(session, seat);
      return 'on';
  }
}

/** Whoever has said to go on need not say it again where the question that follows has no other answer. */
function goOnWithoutAsking(session: TerminalSession, seat: Seat): void {
  const { asked } = session.feed.observation(session.audience);
  session.order = {
    seat,
    answer: (observation) =>
      observation.asked?.number === asked?.number && optionsOf<AnyParts>(observation.asked).length === 1
        ? optionsOf<AnyParts>(observation.asked)[0]
        : undefined,
  };
}

function askNoMore(session: TerminalSession): Next {
  session.rounds = 'go';
  return 'on';
}

function questionOf(session: TerminalSession, screen: Screen): QuestionScreen {
  const { ui, texts, error, note, onlyWatches } = session;
  session.note = undefined;
  session.error = undefined;
  return {
    ...screen,
    // Lines that stay have told it already.
    news: ui.isPlain || onlyWatches ? [] : screen.news,
    body: (width) => (ui.isPlain ? [] : screen.body(width)),
    question: [{ text: texts.rounds.question }],
    options: OFFERS.map((offer) => ({ key: keyOf(offer), label: texts.rounds[offer] })),
    commands: availableCommands(session),
    defaultKey: keyOf('goOn'),
    inline: onlyWatches,
    ...(note === undefined ? {} : { note }),
    ...(error === undefined ? {} : { error }),
  };
}
