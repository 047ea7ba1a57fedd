import type { Choice, Seat, AnyParts } from '@ludoteca/kernel';
import type { StandingOrder, Observation } from '@ludoteca/kit';
import type { Word } from '../ui/ui.ts';
import type { Here, Person } from './here.ts';

/** What somebody has said once and for all, until it has no more answers. */
export interface Standing {
  readonly seat: Seat;
  readonly answer: (sight: Observation<AnyParts>) => Choice<AnyParts> | undefined;
}

function gesturesOf({ seating, room, manner }: Here, seat: Seat): readonly StandingOrder<AnyParts>[] {
  const { entry, names } = seating;
  const { language } = manner;
  return entry.terminal?.standingOrders?.({ ...room.sight(seat), watcher: seat, names, language }) ?? [];
}

/** What may be said at a question besides the words of every game. */
export const gestureWords = (here: Here, seat: Seat): readonly Word[] =>
  gesturesOf(here, seat).map(({ word, takes, about }) => ({ word, takes, about }));

/** Whether the word was such a gesture. What cannot be done is complained of. */
export function beginGesture(here: Here, seat: Seat, word: string, rest: string): boolean {
  const gesture = gesturesOf(here, seat).find((one) => one.word === word);
  if (gesture === undefined) return false;
  const begun = gesture.begin(rest.trim());
  if (typeof begun === 'string') here.complaint = begun;
  else here.standing = { seat, answer: begun };
  return true;
}

/** Answers for somebody as they said; false where they must be asked. */
export async function answerAsSaid(here: Here, { seat, chair }: Person): Promise<boolean> {
  const { standing, room } = here;
  if (standing?.seat !== seat) return false;
  const sight = room.sight(seat);
  const choice = standing.answer(sight);
  here.standing = undefined;
  if (choice === undefined || sight.asked === undefined) return false;
  try {
    const answered = await chair.answer(sight.asked.number, choice);
    if (answered.ok) here.standing = standing;
    return answered.ok;
  } catch (error) {
    here.complaint = here.trouble(error);
    return false;
  }
}
