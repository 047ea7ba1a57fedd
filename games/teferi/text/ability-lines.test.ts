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

test('reconfigure has two lines, another crew cost one', () => {
  expect(activatedAbilityLines('Reconfigure {2}')).toEqual([
    'Reconfigure {2}: attach',
    'Reconfigure {2}: unattach',
  ]);
  expect(activatedAbilityLines('{T}: Add {U}. If you played a land this turn, add {B} instead.')).toEqual([
    '{T}: Add {U}.',
    '{T}: If you played a land this turn, add {B}.',
  ]);
  const richer = '{T}: Add {C}. If you control a Tower, add {C}{C} instead.';
  expect(activatedAbilityLines(richer)).toEqual([richer]);
  const cost = 'You may discard a card rather than pay Old Cart’s crew cost.';
  expect(activatedAbilityLines(`Crew 2\n${cost}`)).toEqual(['Crew 2', cost]);
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
