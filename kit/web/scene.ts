/** Plays a game to a position, for the gallery and the tests of its board. */
import {
  type Choice,
  type Game,
  type Match,
  type Parts,
  type Prompt,
  type Seat,
  type StartOptions,
  startMatch,
  type Watcher,
} from '@ludoteca/kernel';
import { observe } from '../table/match-host.ts';
import type { WebBoardProps } from '../catalogue/web-board.ts';
import type { VisibleQuestion } from '../text/game-texts.ts';

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

/** The props of a board on which nothing is pending; answers have no effect. */
export const IDLE_BOARD_PROPS = {
  barred: [],
  isBusy: false,
  isRefused: false,
  isMotionless: true,
  answer: () => undefined,
} as const;

/** The props that a page would pass to the board. */
export const staticBoardProps = <P extends Parts>(
  match: Match<P>,
  watcher: Watcher,
  around: Pick<WebBoardProps<P>, 'events' | 'names' | 'texts' | 'language'>,
): WebBoardProps<P> => ({
  ...observe(match, watcher),
  ...around,
  ...IDLE_BOARD_PROPS,
  watcher,
  why: async (choice) => match.why(choice),
});

/** The question that a frame asks in some state, as the watcher may know it. */
export function createSceneQuestion<P extends Parts>(
  { rules }: Game<P>,
  state: P['state'],
  frame: P['frame'] & { readonly seat: Seat },
  watcher: Watcher,
): VisibleQuestion<P> {
  const rule = rules[frame.do as Prompt<P>] as unknown as {
    ask(state: P['state'], frame: P['frame']): Choice<P>[];
  };
  const question = { number: 9, seat: frame.seat, prompt: frame.do, frame };
  const isVisible = watcher === frame.seat || watcher === 'judge';
  return {
    ...question,
    ...(isVisible && { options: rule.ask(state, frame) }),
  } as unknown as VisibleQuestion<P>;
}
