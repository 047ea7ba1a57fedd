/** Tables laid for looking at a face, and for its tests. */
import type { Choice, Match, Parts, Watcher } from '@ludoteca/kernel';
import { observe } from '../table/match-host.ts';
import type { WebBoardProps } from '../catalogue/web-board.ts';

/** Gives these answers, each the first option that fits, and says what happened last. */
export function playAnswers<P extends Parts>(
  match: Match<P>,
  opening: readonly P['event'][],
  answers: readonly ((option: Choice<P>) => boolean)[],
): readonly P['event'][] {
  let events = opening;
  for (const [i, fits] of answers.entries()) {
    const { question } = match;
    const option = question?.options.find((one) => fits(one));
    const told =
      question && option !== undefined ? match.play(question.seat, question.number, option) : undefined;
    if (told?.ok !== true)
      throw new Error(`answer ${i} fits none of ${JSON.stringify(question?.options).slice(0, 600)}`);
    events = told.value;
  }
  return events;
}

/** What a page would hand to the face of a match that stands still. */
export const staticBoardProps = <P extends Parts>(
  match: Match<P>,
  watcher: Watcher,
  around: Pick<WebBoardProps<P>, 'events' | 'names' | 'texts' | 'language'>,
): WebBoardProps<P> => ({
  ...observe(match, watcher),
  ...around,
  watcher,
  barred: [],
  isBusy: false,
  isRefused: false,
  isMotionless: true,
  answer: () => undefined,
  why: async (choice) => match.why(choice),
});
