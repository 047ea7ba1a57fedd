/** Laws of heuristics. */
import type { Json, Question, AnyParts, World } from '@ludoteca/kernel';
import { toJsonText, assert } from '../assertions.ts';
import { type MatchMoment, seatsOf } from '../random-match.ts';

/** Number of choices followed in an imagined world. */
const STEPS = 5;

/** Heuristics choose an option of every question, in real and imagined worlds, and change neither. */
export function heuristicsChooseOptions(here: MatchMoment): void {
  const { match, dice } = here;
  const before = toJsonText([match.position(), match.question]);
  askHeuristics(here, match);
  assert(toJsonText([match.position(), match.question]) === before, 'asking for advice moved the match');
  const world = match.perspective(dice.int(match.seats)).imagine(dice);
  for (let step = 0; step < STEPS && world.question !== undefined; step++) {
    const [seen, { question }] = [toJsonText(world.view('judge')), world];
    const choice = askHeuristics(here, world);
    assert(toJsonText(world.view('judge')) === seen, 'asking for advice moved an imagined world');
    assert(world.question === question, 'asking for advice changed the question of an imagined world');
    if (choice !== undefined) world.choose(choice);
  }
}

/** Returns the greedy choice and checks the other heuristics. */
function askHeuristics({ trial, dice }: MatchMoment, world: World<AnyParts>): Json | undefined {
  const { heuristics } = trial.entry;
  for (const seat of seatsOf(trial)) {
    const worth = heuristics.value?.(world.view(seat), seat) ?? 0;
    assert(worth >= 0 && worth <= 1, `the position is worth ${worth} to seat ${seat}`);
  }
  const { question } = world;
  if (question === undefined) return undefined;
  for (const candidate of heuristics.candidates?.(question) ?? [])
    requireOption('search', question, candidate);
  if (heuristics.random) requireOption('random', question, heuristics.random(question, dice));
  return requireOption(
    'greedy',
    question,
    heuristics.greedy(world.perspective(question.seat), question, dice),
  );
}

function requireOption(who: string, { prompt, options }: Question<AnyParts>, choice: Json): Json {
  assert(
    options.includes(choice),
    `${who} answers ${prompt} with ${toJsonText(choice)}, not one of its options`,
  );
  return choice;
}
