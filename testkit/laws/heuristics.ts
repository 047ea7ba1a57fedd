import type { Json, Question, AnyParts, World } from '@ludoteca/kernel';
import { bytes, must } from '../breach.ts';
import { type Here, seatsOf } from '../walk.ts';

/** How far players follow their own advice in a world that one of them imagines. */
const STEPS = 5;

/** Heuristics know what to do whenever a seat is asked, in the true match and in imagined ones, and move neither. */
export function advisesWell(here: Here): void {
  const { match, dice } = here;
  const before = bytes([match.position(), match.question]);
  advised(here, match);
  must(bytes([match.position(), match.question]) === before, 'asking for advice moved the match');
  const world = match.perspective(dice.int(match.seats)).imagine(dice);
  for (let step = 0; step < STEPS && world.question !== undefined; step++) {
    const [seen, { question }] = [bytes(world.view('judge')), world];
    const choice = advised(here, world);
    must(bytes(world.view('judge')) === seen, 'asking for advice moved an imagined world');
    must(world.question === question, 'asking for advice changed the question of an imagined world');
    if (choice !== undefined) world.choose(choice);
  }
}

/** What the greedy player does in a world; the others only have to know. */
function advised({ trial, dice }: Here, world: World<AnyParts>): Json | undefined {
  const { heuristics } = trial.entry;
  for (const seat of seatsOf(trial)) {
    const worth = heuristics.value?.(world.view(seat), seat) ?? 0;
    must(worth >= 0 && worth <= 1, `the position is worth ${worth} to seat ${seat}`);
  }
  const { question } = world;
  if (question === undefined) return undefined;
  if (heuristics.random) mustOffer('random', question, heuristics.random(question, dice));
  return mustOffer('greedy', question, heuristics.greedy(world.perspective(question.seat), question, dice));
}

function mustOffer(who: string, { prompt, options }: Question<AnyParts>, choice: Json): Json {
  must(options.includes(choice), `${who} answers ${prompt} with ${bytes(choice)}, not one of its options`);
  return choice;
}
