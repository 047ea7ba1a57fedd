import { type Json, resumeMatch, type Seat } from '@ludoteca/kernel';
import { bytes, must, mustEqual } from '../breach.ts';
import { deckOf, deedFor, enter, type Here, playOn, seatsOf, type SomeMatch, watchersOf } from '../walk.ts';
import type { Piles } from '../spec.ts';
import { ODD } from './refusals.ts';

/** A match that looks the same from that seat, with the dice of the true one: what differs between them is what the seat cannot know. */
function imagined({ trial: { game }, match, dice }: Here, seat: Seat): SomeMatch {
  const position = match.position();
  game.imagine(position.state, seat, dice);
  return resumeMatch(game, match.archive(), position);
}

/** What is asked, as everybody knows it. */
const askedOf = ({ question }: SomeMatch): object | undefined =>
  question && {
    number: question.number,
    seat: question.seat,
    prompt: question.prompt,
    frame: question.frame,
  };

/** Of what was offered earlier, so many choices are asked for their reasons: they are many, and every moment has its own. */
const ASKED = 5;

/** What the asked seat may want to know why it cannot choose it. */
function wonderedAt({ match, offered, dice }: Here): readonly unknown[] {
  const before: Json[] = [...offered.values()];
  const some = before.length > ASKED ? Array.from({ length: ASKED }, () => dice.pick(before)) : before;
  return [...match.barred(), ...some, ...ODD];
}

const countOf = (piles: Piles): number => Object.values(piles).reduce((sum, { length }) => sum + length, 0);

/** Re-dealing what a seat cannot see changes nothing that it sees, nor who is asked what, nor why something cannot be chosen. */
export function imaginesUnseen(here: Here): void {
  const { match, trial, deck } = here;
  const { spec } = trial;
  for (const seat of seatsOf(match)) {
    const world = imagined(here, seat);
    const what = (thing: string): string => `${thing}, after seat ${seat} imagined the rest`;
    mustEqual(what('the view'), world.view(seat), match.view(seat));
    mustEqual(what('the view of spectators'), world.view('spectator'), match.view('spectator'));
    mustEqual(what('who is asked what'), askedOf(world), askedOf(match));
    mustEqual(what('what is still due'), world.position().agenda, match.position().agenda);
    if (match.question?.seat === seat) {
      mustEqual(what('its own options'), world.question?.options, match.question.options);
      mustEqual(what('what is barred to it'), world.barred(), match.barred());
      for (const choice of wonderedAt(here))
        mustEqual(what(`the reason against ${bytes(choice)}`), world.why(choice), match.why(choice));
    }
    const [piles, truth] = [spec.cards(world.position().state), spec.cards(match.position().state)];
    must(
      spec.unlisted === true ? countOf(piles) === countOf(truth) : deckOf(piles) === deck,
      what('cards were made or lost'),
    );
    const hidden = new Set(spec.hidden(match.position().state, seat));
    for (const pile of Object.keys(truth))
      if (!hidden.has(pile)) mustEqual(what(`${pile}, which it knows`), piles[pile], truth[pile]);
  }
}

/** The same entry in the true and in an imagined match: who hears a difference must also see one. */
export function tellsOnlyWhatIsSeen(here: Here): void {
  const { match, dice } = here;
  if (match.question === undefined) return;
  for (const seat of seatsOf(match)) {
    const deed = deedFor(match, dice, { lapses: 10, leaves: 20 });
    const [truth, world] = [match.fork(), imagined(here, seat)];
    const [told, toldThere] = [enter(truth, deed), enter(world, deed)];
    // Another seat may not hold in the imagined match what it answers in the true one.
    if (!told.ok || !toldThere.ok) continue;
    const [heard, heardThere] = [truth.redact(told.value), world.redact(toldThere.value)];
    for (const watcher of [seat, 'spectator'] as const) {
      const [news, other] = [bytes(heard.get(watcher)), bytes(heardThere.get(watcher))];
      must(
        news === other || bytes(truth.view(watcher)) !== bytes(world.view(watcher)),
        `after ${bytes(deed)} ${watcher} hears ${news}, which tells it from ${other}, and sees no difference`,
      );
    }
  }
}

/** Whoever sees the table change has heard of it: after an answer, a lapse, a withdrawal. */
export function tellsWhatChanges({ match, dice }: Here): void {
  const { question } = match;
  if (question === undefined) return;
  const watchers = watchersOf(match);
  const before = watchers.map((watcher) => bytes(match.view(watcher)));
  const present = seatsOf(match).filter((seat) => match.present(seat));
  for (const deed of [
    { answer: dice.pick(question.options) },
    { lapse: question.seat },
    { withdraw: dice.pick(present) },
  ]) {
    const fork = match.fork();
    const entered = enter(fork, deed);
    must(entered.ok, `${bytes(deed)} is refused`);
    const heard = fork.redact(entered.value);
    for (const [i, watcher] of watchers.entries())
      must(
        heard.get(watcher).length > 0 || bytes(fork.view(watcher)) === before[i],
        `after ${bytes(deed)} ${watcher} sees another table and has heard nothing`,
      );
  }
}

const FURTHER = 25;

/** Searching players live in imagined worlds: those can be played on like any other. */
export function imaginesPlayableWorlds(here: Here): void {
  const { match, trial, dice } = here;
  const seat = dice.int(match.seats);
  const world = match.perspective(seat).imagine(dice);
  if (match.question?.seat === seat)
    mustEqual(`the question in a world of seat ${seat}`, world.question, match.question);
  playOn(world.copy(), dice, FURTHER);
  playOn(world, dice, FURTHER);
  const on = imagined(here, seat);
  const before = deckOf(trial.spec.cards(on.position().state));
  playOn(on, dice, FURTHER);
  must(
    deckOf(trial.spec.cards(on.position().state)) === before,
    `cards were made or lost in a world of seat ${seat}`,
  );
}
