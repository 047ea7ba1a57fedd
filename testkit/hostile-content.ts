/** Content made by users to exhaust a program, and matches that are played with it. */
import {
  type AnyParts,
  createFastDice,
  type Dice,
  type Game,
  type Json,
  type Match,
  type Outcome,
  type Question,
  type Reason,
  replay,
  startMatch,
} from '@ludoteca/kernel';

/** Settings, and perhaps a start position or a save, that demand as much time or memory as they can. */
export interface HostileContent {
  readonly name: string;
  readonly demands: 'time' | 'memory';
  readonly settings: Json;
  readonly from?: Json;
  /** An original save, which replaces the settings. */
  readonly file?: Uint8Array;
  /** Default: the fewest that the game allows. */
  readonly seats?: number;
}

/** The most that one answer of a match caused. */
export interface HostileMatchReport {
  readonly answers: number;
  readonly events: number;
  readonly options: number;
  /** Characters of the position as JSON. */
  readonly positionLength: number;
  readonly outcome: Outcome | undefined;
  /** Whether a replay of the archive leads to the same position. */
  readonly isReproducible: boolean;
}

/** Plays a match that does something rather than pass, up to a number of answers. The reasons if the content is refused. */
export function playHostileMatch(
  game: Game<AnyParts>,
  { name, settings, from, seats = game.seats.min }: HostileContent,
  maxAnswers: number,
): HostileMatchReport | readonly Reason[] {
  const started = startMatch(game, {
    seats,
    seed: name,
    dice: 'fast',
    settings,
    ...(from === undefined ? {} : { from }),
  });
  if (!started.ok) return started.problem;
  const match = started.value;
  const dice = createFastDice(name);
  let [answers, events, options, positionLength] = [0, 0, 0, 0];
  for (let { question } = match; question !== undefined && answers < maxAnswers; { question } = match) {
    options = Math.max(options, question.options.length);
    const played = match.play(question.seat, question.number, chooseAction(question, dice));
    if (!played.ok) throw new Error(`an offered answer was refused: ${JSON.stringify(played.problem)}`);
    events = Math.max(events, played.value.length);
    positionLength = Math.max(positionLength, JSON.stringify(match.position()).length);
    answers++;
  }
  for (const watcher of [0, 'spectator', 'judge'] as const) match.view(watcher);
  const { outcome } = match;
  return { answers, events, options, positionLength, outcome, isReproducible: isReproducible(game, match) };
}

function isReproducible(game: Game<AnyParts>, match: Match<AnyParts>): boolean {
  const again = replay(game, match.archive());
  return again.ok && JSON.stringify(again.value.position()) === JSON.stringify(match.position());
}

/** Words such as `pass` and `done` are chosen rarely if there is anything else. */
export function chooseAction({ options }: Pick<Question<AnyParts>, 'options'>, dice: Dice): Json {
  const actions = options.filter((option) => typeof option !== 'string');
  return dice.pick(actions.length > 0 && dice.int(6) > 0 ? actions : options);
}
