/** Plays a game to a position, for the gallery and the tests of its board. */
import {
  type Choice,
  type Game,
  type Match,
  type Parts,
  type StartOptions,
  startMatch,
  type Watcher,
} from '@ludoteca/kernel';
import { observe } from '../table/match-host.ts';
import type { WebBoardProps } from '../catalogue/web-board.ts';

interface SceneAnswers<P extends Parts> extends Omit<StartOptions, 'seed'> {
  /** For each answer a test; the first option that passes it is given. */
  readonly answers: readonly ((option: Choice<P>) => boolean)[];
}

/** The match after the answers of a scene, and the events of its last answer. */
export function playScene<P extends Parts>(
  game: Game<P>,
  { answers, ...options }: SceneAnswers<P>,
): { readonly match: Match<P>; readonly events: readonly P['event'][] } {
  const opening: P['event'][] = [];
  const started = startMatch(game, { ...options, seed: 'scene' }, opening);
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  const match = started.value;
  let events: readonly P['event'][] = opening;
  for (const [i, passes] of answers.entries()) {
    const { question } = match;
    const option = question?.options.find((one) => passes(one));
    const played =
      question && option !== undefined ? match.play(question.seat, question.number, option) : undefined;
    if (played?.ok !== true)
      throw new Error(`answer ${i} fits none of ${JSON.stringify(question?.options).slice(0, 600)}`);
    events = played.value;
  }
  return { match, events };
}

/** The props that a page would pass to the board; answers have no effect. */
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
