import { expect, test } from 'vitest';
import { shippedCards } from '../cards/index.ts';
import { compiledOf } from '../layers/compiled.ts';
import { actLines, modesIn } from './ability-lines.ts';

test('activated abilities are lines with a cost, and keywords that stand for such', () => {
  expect(actLines('Flying\n{1}, {T}: Draw a card.\nEquip {2} ({2}: Attach it.)')).toEqual([
    '{1}, {T}: Draw a card.',
    'Equip {2}',
  ]);
  expect(actLines('({T}: Add {G}.)')).toEqual(['{T}: Add {G}.']);
  expect(actLines('Equipped creature has “{T}: Draw a card.”')).toEqual([]);
  expect(actLines('Whenever it attacks, draw a card.')).toEqual([]);
});

test('every activated ability of the cards that ship has its line', () => {
  for (const { card, traits } of compiledOf(shippedCards()))
    expect([card.name, actLines(card.text).length]).toEqual([card.name, traits.abilities.activated.length]);
});

test('modes come in the order of the text', () => {
  expect(modesIn('Choose one —\n• Destroy it.\n• Draw a card.')).toEqual(['Destroy it.', 'Draw a card.']);
});
