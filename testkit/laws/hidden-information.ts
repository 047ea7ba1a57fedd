/** Laws of hidden information: views, questions and events reveal nothing that a seat cannot know. */
import { deepEqual, type Json, resumeMatch, type Seat } from '@ludoteca/kernel';
import { toJsonText, assert, assertEqual } from '../assertions.ts';
import {
  listCards,
  chooseEntry,
  applyEntry,
  type MatchMoment,
  playRandomly,
  seatsOf,
  type AnyMatch,
  watchersOf,
} from '../random-match.ts';
import type { CardPiles } from '../conformance-spec.ts';
import { INVALID_CHOICES } from './refusals.ts';

/** Creates a match that looks the same to a seat, with the dice of the original; they differ in what the seat cannot know. */
function imagineMatch({ trial: { game }, match, dice }: MatchMoment, seat: Seat): AnyMatch {
  const position = match.position();
  game.imagine(position.state, seat, dice);
  return resumeMatch(game, match.archive(), position);
}

/** The public part of the question. */
const publicQuestion = (match: AnyMatch): object | undefined => {
  const { question } = match;
  return (
    question && {
      number: question.number,
      seat: question.seat,
      prompt: question.prompt,
      frame: match.publicFrame(),
    }
  );
};

/** Number of earlier choices whose reasons are compared. */
const EXPLAINED_CHOICES = 5;

/** Choices whose reasons the asked seat may request. */
function choicesToExplain({ match, offered, dice }: MatchMoment): readonly unknown[] {
  const before: Json[] = [...offered.values()];
  const some =
    before.length > EXPLAINED_CHOICES
      ? Array.from({ length: EXPLAINED_CHOICES }, () => dice.pick(before))
      : before;
  return [...match.barred(), ...some, ...INVALID_CHOICES];
}

const countCards = (piles: CardPiles): number =>
  Object.values(piles).reduce((sum, { length }) => sum + length, 0);

/** Re-dealing hidden information changes neither the seat's view nor questions nor reasons. */
export function imagineKeepsObservations(here: MatchMoment): void {
  const { match, trial, deck } = here;
  const { spec } = trial;
  for (const seat of seatsOf(match)) {
    const world = imagineMatch(here, seat);
    const what = (thing: string): string => `${thing}, after seat ${seat} imagined the rest`;
    assertEqual(what('the view'), world.view(seat), match.view(seat));
    assertEqual(what('the view of spectators'), world.view('spectator'), match.view('spectator'));
    assertEqual(what('who is asked what'), publicQuestion(world), publicQuestion(match));
    assertEqual(what('what is still due'), world.position().agenda, match.position().agenda);
    if (match.question?.seat === seat) {
      assertEqual(what('its own options'), world.question?.options, match.question.options);
      assertEqual(what('what is barred to it'), world.barred(), match.barred());
      for (const choice of choicesToExplain(here))
        assertEqual(what(`the reason against ${toJsonText(choice)}`), world.why(choice), match.why(choice));
    }
    const [piles, truth] = [spec.cards(world.position().state), spec.cards(match.position().state)];
    assert(
      spec.hasUnlistedCards === true ? countCards(piles) === countCards(truth) : listCards(piles) === deck,
      what('cards were made or lost'),
    );
    const hidden = new Set(spec.hidden(match.position().state, seat));
    for (const pile of Object.keys(truth))
      if (!hidden.has(pile)) assertEqual(what(`${pile}, which it knows`), piles[pile], truth[pile]);
  }
}

/** Applies one entry to the real and an imagined match: different events imply different views. */
export function eventsRevealOnlyVisible(here: MatchMoment): void {
  const { match, dice } = here;
  if (match.question === undefined) return;
  for (const seat of seatsOf(match)) {
    const entry = chooseEntry(match, dice, { lapses: 10, withdrawals: 20 });
    const [truth, world] = [match.fork(), imagineMatch(here, seat)];
    const [real, imaginary] = [applyEntry(truth, entry), applyEntry(world, entry)];
    // In the imagined match another seat may not have the option it answers with.
    if (!real.ok || !imaginary.ok) continue;
    const [realEvents, imaginedEvents] = [truth.redact(real.value), world.redact(imaginary.value)];
    for (const watcher of [seat, 'spectator'] as const) {
      const [known, other] = [toJsonText(realEvents.get(watcher)), toJsonText(imaginedEvents.get(watcher))];
      assert(
        known === other || toJsonText(truth.view(watcher)) !== toJsonText(world.view(watcher)),
        `after ${toJsonText(entry)} ${watcher} gets the events ${known} instead of ${other}, although its views are the same`,
      );
    }
  }
}

/** Every change of a view comes with an event, after answers, lapses and withdrawals. */
export function eventsCoverViewChanges({ match, dice }: MatchMoment): void {
  const { question } = match;
  if (question === undefined) return;
  const watchers = watchersOf(match);
  const before = watchers.map((watcher) => toJsonText(match.view(watcher)));
  const present = seatsOf(match).filter((seat) => match.present(seat));
  for (const entry of [
    { answer: dice.pick(question.options) },
    { lapse: question.seat },
    { withdraw: dice.pick(present) },
  ]) {
    const fork = match.fork();
    const entered = applyEntry(fork, entry);
    assert(entered.ok, `${toJsonText(entry)} is refused`);
    const realEvents = fork.redact(entered.value);
    for (const [i, watcher] of watchers.entries())
      assert(
        realEvents.get(watcher).length > 0 || toJsonText(fork.view(watcher)) === before[i],
        `after ${toJsonText(entry)} ${watcher} sees a change without an event`,
      );
  }
}

/** One in so many positions is imagined, which copies the whole state. */
const IMAGINED_POSITIONS = 8;

/** A position that a seat receives is the same for every deal of what it cannot know. */
export function imaginesFromKnowledge(here: MatchMoment): void {
  const { match } = here;
  const { question } = match;
  if (question === undefined || match.number % IMAGINED_POSITIONS !== 0) return;
  const { seat } = question;
  assertEqual(
    `the position that seat ${seat} receives, after another deal`,
    imagineMatch(here, seat).imaginePosition(seat, 'law'),
    match.imaginePosition(seat, 'law'),
  );
}

const FURTHER = 25;

/** Imagined worlds can be played to their end. */
export function imaginedWorldsArePlayable(here: MatchMoment): void {
  const { match, trial, dice } = here;
  const seat = dice.int(match.seats);
  const world = match.perspective(seat).imagine(dice);
  if (match.question?.seat === seat)
    assertEqual(`the question in a world of seat ${seat}`, world.question, match.question);
  playRandomly(world.copy(), dice, FURTHER);
  playRandomly(world, dice, FURTHER);
  const on = imagineMatch(here, seat);
  const before = listCards(trial.spec.cards(on.position().state));
  playRandomly(on, dice, FURTHER);
  assert(
    listCards(trial.spec.cards(on.position().state)) === before,
    `cards were made or lost in a world of seat ${seat}`,
  );
}

/** Copies a value whose fields may be getters of a class, without those that are undefined. */
function toPlainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toPlainValue);
  const prototype = Object.getPrototypeOf(value) as object | null;
  const fields =
    prototype === null || prototype === Object.prototype
      ? Object.keys(value)
      : Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  return Object.fromEntries(
    fields
      .map((name) => [name, toPlainValue((value as { readonly [name: string]: unknown })[name])])
      .filter(([, part]) => part !== undefined),
  );
}

/** A lazy view has the values of the view, and no others. */
export function lazyViewsEqualViews({ match }: MatchMoment): void {
  for (const seat of seatsOf(match)) {
    const [lazy, view] = [toPlainValue(match.lazyView(seat)), match.view(seat)];
    assert(
      deepEqual(lazy, view),
      `the lazy view of seat ${seat} is ${toJsonText(lazy)} instead of ${toJsonText(view)}`,
    );
  }
}
