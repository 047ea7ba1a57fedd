/** Generates puzzles from matches between greedy players: positions with a forced solution that the greedy player and idle play miss. */
import {
  at,
  type Choice,
  createFastDice,
  type Dice,
  type Json,
  type Match,
  type Seat,
  startMatch,
} from '@ludoteca/kernel';
import {
  advanceAttempt,
  type Exercise,
  type ExerciseAttempt,
  findRefutation,
  NEW_ATTEMPT,
  solveExercise,
  startExercise,
} from '@ludoteca/kit';
import { STARTER_DECK_IDS } from '../deck/index.ts';
import { game } from '../game.ts';
import { heuristics } from '../heuristics/index.ts';
import { allCards, cardAt, indexOfId } from '../pool/index.ts';
import type { Lirya, State } from '../parts.ts';
import type { ScenePiece, StartScene } from '../position.ts';
import { describeScene } from './describe-scene.ts';
import { puzzleOf, type PuzzleKind } from './puzzle-kinds.ts';

/** Positions that are searched for one puzzle. */
const SEARCH_LIMIT = 2000;
/** Decisions of the person in the solution, not counting questions with one option. */
const MIN_DECISIONS: { readonly [K in PuzzleKind]: number } = { win: 4, survive: 2 };
const MAX_LIFE = 20;
/** Earlier there is too little on the table. */
const FIRST_PUZZLE_TURN = 6;

export interface GeneratedPuzzle {
  readonly exercise: Exercise;
  readonly kind: PuzzleKind;
  /** Decisions of the person in the solution. */
  readonly decisions: number;
  /** First answers that lead to the goal, of all that are offered. */
  readonly firstAnswers: { readonly forced: number; readonly offered: number };
}

const chooseGreedily = (match: Match<Lirya>) => {
  const { question } = match;
  if (question === undefined) throw new Error('the match is over');
  return heuristics.greedy(match.perspective(question.seat), question, createFastDice('puzzle'));
};

/** A starter deck, or two copies of cards chosen at random, so that puzzles show all cards. */
function chooseDeck(dice: Dice): Json {
  if (dice.int(2) === 0) return dice.pick(STARTER_DECK_IDS);
  const cards = allCards().flatMap(({ id, token, rarity }) =>
    token === true || rarity === 'legendary' ? [] : [id],
  );
  return {
    cards: Object.fromEntries(
      dice
        .shuffle(cards)
        .slice(0, 20)
        .map((card) => [card, 2]),
    ),
  };
}

/** The kind of puzzle that the open question may begin: a main phase, or attacks of the opponent. */
function findKind(match: Match<Lirya>, { turn, stack, attacks }: State): PuzzleKind | undefined {
  if (turn < FIRST_PUZZLE_TURN || stack.length > 0) return undefined;
  if (match.question?.prompt === 'main') return 'win';
  return match.question?.prompt === 'attack' && attacks.length === 0 ? 'survive' : undefined;
}

/** The puzzles of that kind in one match, at most one for each turn. */
export function* generatePuzzles(seed: string, kind: PuzzleKind): Generator<GeneratedPuzzle> {
  const dice = createFastDice(`${seed} decks`);
  const [deck1, deck2] = [chooseDeck(dice), chooseDeck(dice)];
  const started = startMatch(game, { seats: 2, seed, dice: 'fast', settings: { deck1, deck2 } });
  if (!started.ok) throw new Error('the decks are refused');
  const match = started.value;
  let tried = 0;
  while (match.question !== undefined) {
    const { state } = match.position();
    if (state.turn !== tried && findKind(match, state) === kind) {
      tried = state.turn;
      const puzzle = findPuzzle(describePuzzleScene(state, kind, dice), kind);
      if (puzzle !== undefined) yield puzzle;
    }
    match.choose(chooseGreedily(match));
  }
}

/** Cards in the hand, and characters, of a player who has to survive. */
const RESPONSES = 3;
const KEPT_CHARACTERS = 1;

const isStructure = ({ card }: ScenePiece): boolean => cardAt(indexOfId(card)).type === 'structure';

/**
 * Who has to survive has all energy left, a hand of responses drawn from the pool and few characters, so that there is a
 * danger and something to find.
 */
function describePuzzleScene(state: State, kind: PuzzleKind, dice: Dice): StartScene {
  const scene = describeScene(state, kind === 'win' ? 'main' : 'combat');
  if (kind === 'win') return scene;
  const spells = allCards().flatMap((card) =>
    card.type === 'spell' && card.speed === 'response' ? [card.id] : [],
  );
  const hand = dice.shuffle(spells).slice(0, RESPONSES);
  const players = scene.players.map((player, seat) => {
    if (seat === state.active) return player;
    const { capacity = 0, pieces = [] } = player;
    const characters = pieces.filter((piece) => !isStructure(piece));
    const kept = dice.shuffle(characters).slice(0, KEPT_CHARACTERS);
    return { ...player, energy: capacity, hand, pieces: [...pieces.filter(isStructure), ...kept] };
  });
  return { ...scene, players };
}

/** The puzzle of a scene with the life total that makes it hardest: the most to take away, or the least to keep. */
export function findPuzzle(scene: StartScene, kind: PuzzleKind): GeneratedPuzzle | undefined {
  const seat = kind === 'win' ? (scene.active ?? 0) : 1 - (scene.active ?? 0);
  const target = kind === 'win' ? 1 - seat : seat;
  const id = `${kind}-${scene.turn ?? 0}`;
  const create = (life: number): Exercise => puzzleOf(kind, id, seat, withLife(scene, target, life));
  const isForced = (life: number): boolean => findForcedLine(create(life)) !== undefined;
  const life =
    kind === 'win' ? findLast(1, MAX_LIFE, isForced) : findLast(-MAX_LIFE, -1, (one) => isForced(-one));
  if (life === undefined) return undefined;
  const exercise = create(Math.abs(life));
  const found = findForcedLine(exercise);
  if (found === undefined) return undefined;
  const decisions = countDecisions(found.match, seat, found.line);
  if (decisions < MIN_DECISIONS[kind] || isTooEasy(exercise, found.match)) return undefined;
  return { exercise, kind, decisions, firstAnswers: countFirstAnswers(exercise, found.match) };
}

/** The last whole number of a range that passes a test which only numbers up to some point pass. */
function findLast(first: number, last: number, passes: (value: number) => boolean): number | undefined {
  if (!passes(first)) return undefined;
  let [low, high] = [first, last];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The started match and the line that leads to the goal. */
function findForcedLine(
  exercise: Exercise,
): { readonly match: Match<Lirya>; readonly line: readonly Choice<Lirya>[] } | undefined {
  const start = startExercise(game, exercise);
  if (!start.ok) return undefined;
  const { verdict, line } = solveExercise(exercise, start.value, { limit: SEARCH_LIMIT });
  return verdict === 'forced' ? { match: start.value, line } : undefined;
}

const withLife = (scene: StartScene, seat: Seat, life: number): StartScene => ({
  ...scene,
  players: scene.players.map((player, i) => (i === seat ? { ...player, life } : player)),
});

/** Counts the answers of the seat that had an alternative. */
function countDecisions(start: Match<Lirya>, seat: Seat, line: readonly unknown[]): number {
  const match = start.fork();
  let decisions = 0;
  for (const answer of line) {
    const { question } = match;
    if (question === undefined) break;
    if (question.seat === seat && question.options.length > 1) decisions++;
    match.play(question.seat, question.number, answer);
  }
  return decisions;
}

/** Whether a way to answer does it against the best replies. */
function solvesBy(
  choose: (match: Match<Lirya>) => Choice<Lirya>,
  exercise: Exercise,
  start: Match<Lirya>,
): boolean {
  const match = start.fork();
  const events: Lirya['event'][] = [];
  match.setEventSink(events);
  let attempt: ExerciseAttempt = NEW_ATTEMPT;
  /** Before the first own answer nothing refutes a forced solution. */
  let hasAnswered = false;
  while (attempt.state === 'open' && match.question !== undefined) {
    const isOwn = match.question.seat === exercise.seat;
    const refutation =
      isOwn || !hasAnswered ? undefined : findRefutation(exercise, { match, attempt }, SEARCH_LIMIT);
    hasAnswered ||= isOwn;
    match.choose(isOwn ? choose(match) : (refutation ?? chooseGreedily(match)));
    attempt = advanceAttempt(exercise, attempt, events.splice(0), match.outcome);
  }
  return attempt.state === 'solved';
}

const isTooEasy = (exercise: Exercise, match: Match<Lirya>): boolean =>
  [chooseIdly, chooseGreedily].some((choose) => solvesBy(choose, exercise, match));

/** Passes, declares nothing and ends the turn where that is possible. */
function chooseIdly(match: Match<Lirya>): Choice<Lirya> {
  const options: readonly Choice<Lirya>[] = match.question?.options ?? [];
  const idle = options.find((option) => option === 'pass' || option === 'done' || option === 'end turn');
  return idle ?? at(options, 0);
}

function countFirstAnswers(exercise: Exercise, match: Match<Lirya>): GeneratedPuzzle['firstAnswers'] {
  const options = match.question?.options ?? [];
  const forced = options.filter((option) => {
    const next = match.fork();
    const played = next.play(match.question?.seat ?? 0, match.number, option);
    if (!played.ok) return false;
    const attempt = advanceAttempt(exercise, NEW_ATTEMPT, played.value, next.outcome);
    return solveExercise(exercise, next, { attempt, limit: SEARCH_LIMIT }).verdict === 'forced';
  });
  return { forced: forced.length, offered: options.length };
}
