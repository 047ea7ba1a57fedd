import { expect, test } from 'vitest';
import { shippedCards } from '../cards/index.ts';
import { compileCards } from '../layers/compiled-cards.ts';
import { activatedAbilityLines, modeLines } from './ability-lines.ts';

test('activated abilities are lines with a cost, and keywords that stand for them', () => {
  expect(activatedAbilityLines('Flying\n{1}, {T}: Draw a card.\nEquip {2} ({2}: Attach it.)')).toEqual([
    '{1}, {T}: Draw a card.',
    'Equip {2}',
  ]);
  expect(activatedAbilityLines('({T}: Add {G}.)')).toEqual(['{T}: Add {G}.']);
  expect(activatedAbilityLines('Equipped creature has “{T}: Draw a card.”')).toEqual([]);
  expect(activatedAbilityLines('Whenever it attacks, draw a card.')).toEqual([]);
});

test('every activated ability of the shipped cards has a line', () => {
  for (const { card, characteristics } of compileCards(shippedCards()))
    expect([card.name, activatedAbilityLines(card.text).length]).toEqual([
      card.name,
      characteristics.abilities.activated.length,
    ]);
});

test('modes come in the order of the text', () => {
  expect(modeLines('Choose one —\n• Destroy it.\n• Draw a card.')).toEqual(['Destroy it.', 'Draw a card.']);
});
