/** Offers to save in the game's original format at the moments when its rules allow it. */
import { at, type Seat } from '@ludoteca/kernel';
import { interruptionOf, type QuestionScreen, type Screen } from '../terminal/ui.ts';
import { availableCommands, runCommand } from './commands/index.ts';
import { writeManualSave } from './commands/save.ts';
import type { SessionEnd } from './local-session.ts';
import type { OriginalFilesWriter } from './original-files-writer.ts';
import { chairsOf, type NextStep, type TerminalSession } from './terminal-session.ts';

const OFFERS = ['save', 'board', 'goOn', 'noMore', 'leave'] as const;
const keyOf = (offer: (typeof OFFERS)[number]): string => String(OFFERS.indexOf(offer) + 1);

export class SaveOffers {
  private readonly session: TerminalSession;
  /** The number of the question before which saving was last offered. */
  private lastOffered: number | undefined;

  constructor(session: TerminalSession) {
    this.session = session;
  }

  /** Offers to save before the open question, once per question. Watchers of computer players are asked too. */
  async offer(seat: Seat): Promise<SessionEnd | undefined> {
    const { seating, feed, audience, settings } = this.session;
    const files = seating.local?.files;
    const number = feed.observation(audience).asked?.number;
    // After an undo an earlier question is offered again.
    if (number !== undefined && this.lastOffered !== undefined && number < this.lastOffered)
      this.lastOffered = undefined;
    if (files === undefined || settings.savePrompts === 'go' || number === this.lastOffered) return undefined;
    const bytes = await files.createSave();
    if (bytes === undefined) return undefined;
    this.lastOffered = number;
    printUnseen(this.session);
    let next: NextStep = 'again';
    while (next === 'again') next = await offerOnce(this.session, seat, files, bytes);
    return next === 'on' ? undefined : next;
  }
}

/** In plain output the events come before the offer. */
function printUnseen(session: TerminalSession): void {
  const { ui, audience, presenter } = session;
  if (!ui.isPlain) return;
  ui.print(presenter.unseenRows(audience));
  session.markSeen(audience);
}

async function offerOnce(
  session: TerminalSession,
  seat: Seat,
  files: OriginalFilesWriter,
  bytes: Uint8Array,
): Promise<NextStep> {
  const { ui, audience, presenter, seating } = session;
  const screen = presenter.sideQuestionScreen(audience, seat);
  const reply = await ui.ask(offerScreen(session, screen));
  const ended = interruptionOf(reply);
  // A match of computer players goes on without input.
  if (ended === 'input ended' && ui.isPlain && session.onlyWatches) return stopOffering(session);
  if (ended !== undefined) return ended;
  if (reply.kind === 'word' && !(reply.word === 'save' && reply.rest.trim() === '')) {
    const chairs = chairsOf(seating);
    const chair = chairs.find(({ watcher }) => watcher === audience) ?? at(chairs, 0);
    const next = await runCommand(session, chair, undefined, reply);
    return next === 'again' && session.settings.savePrompts === 'go' ? 'on' : next;
  }
  const key = reply.kind === 'picks' ? reply.keys[0] : keyOf('save');
  switch (OFFERS.find((offer) => keyOf(offer) === key)) {
    case 'save':
      await writeManualSave(session, files, bytes);
      return 'again';
    case 'board':
      return interruptionOf(await ui.showText(screen.title, (width) => screen.body(width))) ?? 'again';
    case 'noMore':
      return stopOffering(session);
    case 'leave':
      return 'left';
    default:
      skipOnlyOption(session);
      return 'on';
  }
}

/** After "go on" the next question is answered automatically if it has a single option. */
function skipOnlyOption({ feed, audience, orders }: TerminalSession): void {
  const { asked } = feed.observation(audience);
  if (asked !== undefined) orders.skipOnlyOption(asked.number);
}

function stopOffering(session: TerminalSession): NextStep {
  session.changeSettings({ savePrompts: 'go' });
  return 'on';
}

function offerScreen(session: TerminalSession, screen: Screen): QuestionScreen {
  const { ui, texts, messages } = session;
  return {
    ...screen,
    // Printed output already shows the events and the table.
    news: ui.isPlain ? [] : screen.news,
    body: (width) => (ui.isPlain ? [] : screen.body(width)),
    question: [{ text: texts.rounds.question }],
    options: OFFERS.map((offer) => ({ key: keyOf(offer), label: texts.rounds[offer] })),
    commands: availableCommands(session),
    defaultKey: keyOf('goOn'),
    ...messages.take(),
  };
}
