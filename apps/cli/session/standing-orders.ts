import type { Choice, Seat, AnyParts } from '@ludoteca/kernel';
import type { StandingOrder, Observation } from '@ludoteca/kit';
import type { ScreenCommand } from '../terminal/ui.ts';
import type { TerminalSession, Person } from './terminal-session.ts';

/** What somebody has said once and for all, until it has no more answers. */
export interface ActiveOrder {
  readonly seat: Seat;
  readonly answer: (observation: Observation<AnyParts>) => Choice<AnyParts> | undefined;
}

function listStandingOrders(
  { seating, feed, playOptions }: TerminalSession,
  seat: Seat,
): readonly StandingOrder<AnyParts>[] {
  const { entry, names } = seating;
  const { language } = playOptions;
  return (
    entry.terminal?.standingOrders?.({ ...feed.observation(seat), watcher: seat, names, language }) ?? []
  );
}

/** What may be said at a question besides the words of every game. */
export const standingOrderCommands = (session: TerminalSession, seat: Seat): readonly ScreenCommand[] =>
  listStandingOrders(session, seat).map(({ word, takes, about }) => ({ word, takes, about }));

/** Whether the word was such a gesture. What cannot be done is complained of. */
export function startStandingOrder(
  session: TerminalSession,
  seat: Seat,
  word: string,
  rest: string,
): boolean {
  const order = listStandingOrders(session, seat).find((one) => one.word === word);
  if (order === undefined) return false;
  const begun = order.begin(rest.trim());
  if (typeof begun === 'string') session.error = begun;
  else session.order = { seat, answer: begun };
  return true;
}

/** Answers for somebody as they said; false where they must be asked. */
export async function answerByOrder(session: TerminalSession, { seat, chair }: Person): Promise<boolean> {
  const { order, feed } = session;
  if (order?.seat !== seat) return false;
  const observation = feed.observation(seat);
  const choice = order.answer(observation);
  session.order = undefined;
  if (choice === undefined || observation.asked === undefined) return false;
  try {
    const answered = await chair.answer(observation.asked.number, choice);
    if (answered.ok) session.order = order;
    return answered.ok;
  } catch (error) {
    session.error = session.describeFailure(error);
    return false;
  }
}
