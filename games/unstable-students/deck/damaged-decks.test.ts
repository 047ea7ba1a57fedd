import { type Dice, createFastDice, type Reason, deepEqual } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { randomDeck } from './samples.testing.ts';
import { checkDeckSetting, decodeDeck, readDeckSetting } from './index.ts';
import { lintDeck } from './lint.ts';
import { indexDeck } from './indexed-deck.ts';
import { encodeJsonDeck, deckToJson } from './json-format.ts';
import { encodeTextDeck } from './text-format.ts';

/** Changes, inserts, removes or repeats some bytes, or cuts off the end. */
function mutate(bytes: Uint8Array, dice: Dice): Uint8Array {
  const list = [...bytes];
  for (let times = 1 + dice.int(4); times > 0; times--) {
    const place = dice.int(list.length + 1);
    switch (dice.int(5)) {
      case 0:
        list[place] = dice.int(256);
        break;
      case 1:
        list.splice(
          place,
          0,
          ...Buffer.from(['-', '99999999999', '\n', ' ', '"', '{', '\\', '0'][dice.int(8)]!),
        );
        break;
      case 2:
        list.splice(place, 1 + dice.int(12));
        break;
      case 3:
        list.splice(place, 0, ...list.slice(place, place + dice.int(60)));
        break;
      default:
        if (dice.int(10) === 0) list.length = place;
    }
  }
  return Uint8Array.from(list);
}

/** The result of decoding a file; all but the first two are defects. */
function classify(bytes: Uint8Array): 'deck' | 'refused' | 'no line' | 'another deck' {
  const read = decodeDeck(bytes);
  if (!read.ok) return read.problem.length > 0 && read.problem.every(hasLine) ? 'refused' : 'no line';
  if (!lintDeck(read.value).every(({ line }) => line > 0)) return 'no line';
  const again = decodeDeck(encodeTextDeck(read.value.kinds));
  return again.ok && deepEqual(again.value.kinds, read.value.kinds) ? 'deck' : 'another deck';
}

const hasLine = ({ facts }: Reason): boolean => Number((facts as { line?: number }).line) > 0;

test('a damaged deck file is a valid deck or is refused with a line', () => {
  const dice = createFastDice('hostile decks');
  const whole = [encodeTextDeck(STANDARD_DECK), encodeJsonDeck(STANDARD_DECK)];
  const results = new Set<string>();
  for (let left = scaleVolume(100_000); left > 0; left--) {
    const small = randomDeck(dice).slice(0, 6);
    const bytes =
      left % 50 === 0 ? whole[left % 2]! : left % 2 === 0 ? encodeTextDeck(small) : encodeJsonDeck(small);
    results.add(classify(mutate(bytes, dice)));
  }
  expect([...results].toSorted()).toEqual(['deck', 'refused']);
});

test('a deck that the settings accept can be used by the rules', () => {
  const dice = createFastDice('hostile settings');
  const files = Array.from({ length: scaleVolume(5000) }, () =>
    mutate(encodeTextDeck(randomDeck(dice)), dice),
  );
  const decks = files.map(readDeckSetting).filter((read) => read.ok);
  expect(decks.length).toBeGreaterThan(0);
  for (const { value } of decks) {
    expect(checkDeckSetting(value)).toEqual([]);
    expect(deckToJson(indexDeck(JSON.stringify(value)).kinds)).toEqual(value);
  }
});
