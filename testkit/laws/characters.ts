import { at, type Choice, type Seat, type AnyParts } from '@ludoteca/kernel';
import { LANGUAGES, type SynchronousPlayer } from '@ludoteca/kit';
import { BUILT_IN_PLAYER_NAMES, createPlayer } from '@ludoteca/players';
import { bytes, must } from '../breach.ts';
import { begin, seatsOf, seedOf, type SomeEvent, type SomeMatch, type Trial } from '../walk.ts';
import { mustSay, said } from './words.ts';

/** At so many moments of a match a player is made anew: each of them hears the whole past. */
const MOMENTS = 40;
/** A name is typed, listed and kept in archives. */
const NAME = /^[a-z][a-z0-9-]{0,23}$/;
const TAKEN: ReadonlySet<string> = new Set([...BUILT_IN_PLAYER_NAMES, 'person', 'you']);

/** Players of the game's own have names and words, and choose the same whether they sat there from the start or were made just now. */
export function charactersAgree(trial: Trial): void {
  const { entry, games } = trial;
  for (const name of Object.keys(entry.players ?? {})) {
    must(NAME.test(name) && !TAKEN.has(name), `no player may be called ${name}`);
    for (const language of LANGUAGES)
      said(`player ${name} in ${language}`, entry.texts[language].players?.[name]);
    for (let index = 0; index < Math.min(games, 2); index++) follow(trial, name, seedOf(trial, index));
  }
}

/** Plays a match among players of that name; now and then one made anew must choose and remark the same. */
function follow(trial: Trial, name: string, seed: string): void {
  const make = (seat: Seat, question?: number): SynchronousPlayer<AnyParts> =>
    createPlayer(trial.entry, name, `${seed} seat ${seat}`, question);
  const opening: SomeEvent[] = [];
  const match = begin(trial, seed, opening);
  const players = seatsOf(trial).map((seat) => make(seat));
  const pasts = players.map((): SomeEvent[] => []);
  const tell = (events: readonly SomeEvent[]): void => {
    const seen = match.redact(events);
    for (const [seat, player] of players.entries()) {
      player.observe?.(seen.get(seat));
      at(pasts, seat).push(...seen.get(seat));
    }
  };
  tell(opening);
  const pace = Math.ceil(trial.spec.longest / MOMENTS);
  for (let { question } = match; question !== undefined; { question } = match) {
    const { seat, number } = question;
    must(number < trial.spec.longest, `${name} comes to no end after ${number} decisions`);
    const [choice, why] = chosen(trial, at(players, seat), match);
    if (number < MOMENTS / 2 || number % pace === 0) {
      const anew = make(seat, number);
      anew.observe?.(at(pasts, seat));
      const [again, whyAgain] = chosen(trial, anew, match);
      must(
        again === choice && why === whyAgain,
        `${name}, made anew for question ${number}, answers ${bytes(again)} (${whyAgain}) instead of ${bytes(choice)} (${why})`,
      );
    }
    const events: SomeEvent[] = [];
    match.setEventSink(events);
    match.choose(choice);
    tell(events);
  }
}

/** What a player chooses, and why, in bytes. It moves nothing, and what it says has words. */
function chosen(
  trial: Trial,
  player: SynchronousPlayer<AnyParts>,
  match: SomeMatch,
): readonly [Choice<AnyParts>, string] {
  const before = bytes([match.position(), match.question]);
  const choice = player.choose(match.perspective(match.question?.seat ?? -1));
  must(match.question?.options.includes(choice) === true, `${bytes(choice)} is not offered`);
  const remark = player.explain?.();
  must(bytes([match.position(), match.question]) === before, 'choosing moved the match');
  if (remark !== undefined) mustSay({ trial }, remark.reason);
  return [choice, bytes(remark)];
}
