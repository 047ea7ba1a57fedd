import { catalogue } from '@ludoteca/games';
import { type AnyParts, createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut, rateAnswers } from '@ludoteca/players';
import { describe, expect, test } from 'vitest';
import { assert } from './assertions.ts';
import { scaleVolume } from './scale.ts';

const QUESTIONS = scaleVolume(200);
/** Every so many questions one is checked. */
const INTERVAL = 7;
const ITERATIONS = 16;
const RATING = { iterations: ITERATIONS, seed: 'no peeking' };

function start({ game }: AnyCatalogueEntry, seed: string): Match<AnyParts> {
  const started = startMatch(game, { seats: game.seats.min, seed, dice: 'fast' });
  assert(started.ok, `the match does not start: ${JSON.stringify(started)}`);
  return started.value;
}

/** Calls `check` at questions with several options of greedy matches. */
function visitQuestions(entry: AnyCatalogueEntry, check: (match: Match<AnyParts>) => void): void {
  let left = QUESTIONS;
  for (let index = 0; left > 0; index++) {
    const match = start(entry, `search ${index}`);
    const players = Array.from({ length: match.seats }, (_, seat) =>
      createPlayer(entry, 'greedy', `${index} ${seat}`),
    );
    let passed = 0;
    while (match.question !== undefined && left > 0) {
      if (match.question.options.length > 1 && ++passed % INTERVAL === 0) {
        check(match);
        left--;
      }
      playOut(match, players, { most: 1 });
    }
  }
}

describe.each(catalogue.map((entry) => [entry.game.id, entry] as const))('a search in %s', (_, entry) => {
  test('answers the same if cards are exchanged that its seat cannot distinguish', () => {
    const dice = createFastDice('exchange');
    visitQuestions(entry, (match) => {
      const { seat, number } = match.question!;
      const player = createPlayer(entry, `search:${ITERATIONS}`, 'no peeking');
      const choice = player.choose(match.perspective(seat));
      const exchanged = match.perspective(seat).imagine(dice);
      expect(player.choose(exchanged.perspective(seat)), `question ${number}`).toBe(choice);
      expect(rateAnswers(entry, exchanged.perspective(seat), RATING)).toEqual(
        rateAnswers(entry, match.perspective(seat), RATING),
      );
    });
  });
});
