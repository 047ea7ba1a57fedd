/** Plays a planned match to its end with computer players. */
import { at, type Json, type Match, type AnyParts, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer } from '@ludoteca/players';
import type { MatchPlan } from './plans.testing.ts';

type SomeMatch = Match<AnyParts>;
type Events = readonly AnyParts['event'][];

/** More questions than any planned match needs. */
const LONGEST = 3000;

/** The notes of entries belong to the archive file: they are recorded too. */
const NOTE = 'compatibility';

/** `from` and `settings` are those of the archive where there is one: a plan may refer to a save. */
export function playPlan(
  entry: AnyCatalogueEntry,
  { name, dice, players: kinds, lapses = [], withdrawals = [] }: MatchPlan,
  given: { readonly settings: Json; readonly from?: Json | undefined; readonly format?: 1 },
  onEntry?: (match: SomeMatch) => void,
): SomeMatch {
  const seed = `compatibility/${name}`;
  const seats = kinds.length;
  const opening: AnyParts['event'][] = [];
  const started = startMatch(entry.game, { ...given, seats, seed, dice }, opening);
  if (!started.ok) throw new Error(`${name} does not start: ${JSON.stringify(started.problem)}`);
  const match = started.value;
  const players = kinds.map((kind, seat) => createPlayer(entry, kind, `${seed}/${seat}`));
  const lines = players.map((_, seat) => match.perspective(seat));
  const tell = (events: Events): void => {
    const seen = match.redact(events);
    for (const [seat, player] of players.entries()) player.observe?.(seen.get(seat));
  };
  tell(opening);
  for (let { question } = match; question !== undefined; { question } = match) {
    const { number, seat } = question;
    if (number > LONGEST) throw new Error(`${name} has no end after ${number} entries`);
    const leaving = withdrawals.find((withdrawal) => withdrawal.at === number);
    const entered =
      leaving !== undefined
        ? match.withdraw(leaving.seat, NOTE)
        : lapses.includes(number)
          ? match.lapse(number, NOTE)
          : match.play(seat, number, at(players, seat).choose(at(lines, seat)));
    if (!entered.ok) throw new Error(`${name}, entry ${number + 1}: ${JSON.stringify(entered.problem)}`);
    tell(entered.value);
    onEntry?.(match);
  }
  const last = Math.max(...lapses, ...withdrawals.map((withdrawal) => withdrawal.at));
  if (last >= match.number) throw new Error(`${name} ends at ${match.number}, before question ${last}`);
  return match;
}
