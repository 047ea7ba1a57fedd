import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { catalogue } from '@ludoteca/games';
import { at, type Dice, createFastDice, type AnyParts, startMatch } from '@ludoteca/kernel';
import type { Form, AnyCatalogueEntry } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { scaleVolume } from './scale.ts';
import { applyEntry, type AnyMatch } from './random-match.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The heap once everything that can go has gone. */
function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

function settingsFor(form: Form, dice: Dice): object {
  const entries = Object.entries(form).map(([key, field]) => {
    if (field.kind === 'number') return [key, field.min + dice.int(field.max - field.min + 1)];
    return [key, field.kind === 'choice' ? dice.pick(field.among) : dice.int(2) === 0];
  });
  return Object.fromEntries(entries) as object;
}

/** A match of any settings that the game takes with so many seats, or of the usual ones. */
function anyMatch({ game, form }: AnyCatalogueEntry, dice: Dice, seed: string): AnyMatch {
  const seats = game.seats.min + dice.int(game.seats.max - game.seats.min + 1);
  const started = startMatch<AnyParts>(game, { seats, seed, settings: settingsFor(form, dice) });
  if (started.ok) return started.value;
  const usual = startMatch<AnyParts>(game, { seats, seed });
  if (!usual.ok) throw new Error(`${game.id} does not start with ${seats} seats`);
  return usual.value;
}

/** Answers so many questions of matches of all games, one match after the other; each watcher hears what it may. */
function answer(total: number, dice: Dice): void {
  let match: AnyMatch | undefined;
  for (let answers = 0, matches = 0; answers < total;) {
    if (match?.question === undefined) {
      match = anyMatch(at(catalogue, matches % catalogue.length), dice, `soak/${dice.int(1_000_000)}`);
      matches++;
      continue;
    }
    const entered = applyEntry(match, { answer: dice.pick(match.question.options) });
    if (!entered.ok) throw new Error(`an option was refused: ${JSON.stringify(match.position())}`);
    match.redact(entered.value);
    answers++;
  }
}

const ROUNDS = 10;
/** The largest growth that counts as none: less than a byte per answer of a soak. */
const GROWTH = 1_000_000;

test('random play of all games throws no error and leaks no memory', () => {
  const dice = createFastDice('soak');
  const each = Math.ceil(scaleVolume(1_000_000) / ROUNDS);
  answer(2 * each, dice);
  const warm = heap();
  for (let round = 0; round < ROUNDS; round++) {
    answer(each, dice);
    expect(heap() - warm).toBeLessThan(GROWTH);
  }
});
