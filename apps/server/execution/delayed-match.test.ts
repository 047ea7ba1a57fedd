/** The match as spectators with a delay are shown it. */
import { type AnyParts, type Game, startMatch } from '@ludoteca/kernel';
import { eraseGameType, MatchHistory, observe } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { lots } from '../../../kernel/lots.testing.ts';
import { expectOk } from '../../../kernel/result.testing.ts';
import { lotsEntry } from '../../../kit/catalogue/lots-entry.testing.ts';
import { DelayedMatch } from './delayed-match.ts';

/** A match of so many answers, with the number of answers that its rules have executed. */
function playLots(answers: number) {
  let executed = 0;
  const { turn } = lots.rules;
  const counting: typeof turn = {
    ...turn,
    answer: (...args) => {
      executed++;
      turn.answer(...args);
    },
  };
  const { game } = eraseGameType({
    ...lotsEntry,
    game: { ...lots, rules: { ...lots.rules, turn: counting } },
  }) as { readonly game: Game<AnyParts> };
  const match = expectOk(startMatch(game, { seats: 2, seed: 'delayed', settings: { cards: 40 } }));
  const history = new MatchHistory<AnyParts>();
  history.add(undefined, undefined, match.redact([]));
  const observations = [observe(match, 'spectator')];
  for (let i = 0; i < answers; i++) {
    const { seat, number } = match.question!;
    const events = expectOk(match.play(seat, number, 'draw'));
    history.add(seat, match.entriesSince(number)[0], match.redact(events));
    observations.push(observe(match, 'spectator'));
  }
  const countExecuted = (): number => executed - answers;
  return { game, header: match.header, history, observations, countExecuted };
}

test('the delayed match is the real one at that moment, and replays every entry once', () => {
  const { game, header, history, observations, countExecuted } = playLots(20);
  const delayed = new DelayedMatch(game, header);
  for (const until of [0, 1, 5, 5, 12, 20]) {
    const match = delayed.advanceTo(until, history.since(delayed.numberBefore(until)));
    expect(observe(match, 'spectator')).toEqual(observations[until]);
    expect(countExecuted()).toBe(until);
  }
});

test('a moment before that of the delayed match is replayed from the start', () => {
  const { game, header, history, observations, countExecuted } = playLots(20);
  const delayed = new DelayedMatch(game, header);
  delayed.advanceTo(15, history.since(-1));
  expect(delayed.numberBefore(10)).toBe(-1);
  expect(observe(delayed.advanceTo(10, history.since(-1)), 'spectator')).toEqual(observations[10]);
  expect(countExecuted()).toBe(25);
});
