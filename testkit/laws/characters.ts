/** Laws of characters. */
import { at, type Choice, type Seat, type AnyParts } from '@ludoteca/kernel';
import { LANGUAGES, type SynchronousPlayer } from '@ludoteca/kit';
import { BUILT_IN_PLAYER_NAMES, createPlayer } from '@ludoteca/players';
import { toJsonText, assert } from '../assertions.ts';
import {
  startTrial,
  seatsOf,
  deriveSeed,
  type AnyEvent,
  type AnyMatch,
  type ConformanceTrial,
} from '../random-match.ts';
import { requireReasonText, requireText } from './texts.ts';

/** Number of questions at which a new instance is compared; each observes the whole history first. */
const CHECKED_QUESTIONS = 40;
/** Names are typed by people and stored in archives. */
const NAME = /^[a-z][a-z0-9-]{0,23}$/;
const RESERVED_NAMES: ReadonlySet<string> = new Set([...BUILT_IN_PLAYER_NAMES, 'person', 'you']);

/** Characters have names and texts, and choose the same whether they played from the start or were created for the question. */
export function charactersAreReproducible(trial: ConformanceTrial): void {
  const { entry, games } = trial;
  for (const name of Object.keys(entry.players ?? {})) {
    assert(NAME.test(name) && !RESERVED_NAMES.has(name), `no player may be called ${name}`);
    for (const language of LANGUAGES)
      requireText(`player ${name} in ${language}`, entry.texts[language].players?.[name]);
    for (let index = 0; index < Math.min(games, 2); index++)
      playWithCharacter(trial, name, deriveSeed(trial, index));
  }
}

/** Plays a match with one character at all seats; new instances must choose and explain the same. */
function playWithCharacter(trial: ConformanceTrial, name: string, seed: string): void {
  const make = (seat: Seat, question?: number): SynchronousPlayer<AnyParts> =>
    createPlayer(trial.entry, name, `${seed} seat ${seat}`, question);
  const opening: AnyEvent[] = [];
  const match = startTrial(trial, seed, opening);
  const players = seatsOf(trial).map((seat) => make(seat));
  const pasts = players.map((): AnyEvent[] => []);
  const notify = (events: readonly AnyEvent[]): void => {
    const redacted = match.redact(events);
    for (const [seat, player] of players.entries()) {
      player.observe?.(redacted.get(seat));
      at(pasts, seat).push(...redacted.get(seat));
    }
  };
  notify(opening);
  const interval = Math.ceil(trial.spec.maxDecisions / CHECKED_QUESTIONS);
  for (let { question } = match; question !== undefined; { question } = match) {
    const { seat, number } = question;
    assert(number < trial.spec.maxDecisions, `${name} comes to no end after ${number} decisions`);
    const [choice, why] = askCharacter(trial, at(players, seat), match);
    if (number < CHECKED_QUESTIONS / 2 || number % interval === 0) {
      const fresh = make(seat, number);
      fresh.observe?.(at(pasts, seat));
      const [again, whyAgain] = askCharacter(trial, fresh, match);
      assert(
        again === choice && why === whyAgain,
        `${name}, created for question ${number}, answers ${toJsonText(again)} (${whyAgain}) instead of ${toJsonText(choice)} (${why})`,
      );
    }
    const events: AnyEvent[] = [];
    match.setEventSink(events);
    match.choose(choice);
    notify(events);
  }
}

/** Returns a choice and its explanation as text; choosing must not change the match. */
function askCharacter(
  trial: ConformanceTrial,
  player: SynchronousPlayer<AnyParts>,
  match: AnyMatch,
): readonly [Choice<AnyParts>, string] {
  const before = toJsonText([match.position(), match.question]);
  const choice = player.choose(match.perspective(match.question?.seat ?? -1));
  assert(match.question?.options.includes(choice) === true, `${toJsonText(choice)} is not offered`);
  const explanation = player.explain?.();
  assert(toJsonText([match.position(), match.question]) === before, 'choosing moved the match');
  if (explanation !== undefined) requireReasonText({ trial }, explanation.reason);
  return [choice, toJsonText(explanation)];
}
