import type { FormInfo } from '@ludoteca/wire';
import { expect, test } from 'vitest';
import { initialFieldValues, presetTable } from './table-presets.ts';

const FORM: FormInfo = {
  lives: { kind: 'number', min: 1, max: 9, usual: 3 },
  deck: { kind: 'file', among: ['plain'], usual: 'plain', endings: ['.txt'] },
};

test('a form has the default values unless a page of the game has set others', () => {
  expect(initialFieldValues('lots', FORM)).toEqual({ lives: '3', deck: 'plain' });
  presetTable('lots', { lives: 5, deck: { cards: { one: 2 } }, weather: 'fine' });
  expect(initialFieldValues('lots', FORM)).toEqual({ lives: '5', deck: { value: { cards: { one: 2 } } } });
  expect(initialFieldValues('rumour', FORM)).toEqual({ lives: '3', deck: 'plain' });
  presetTable('lots', { deck: { cards: { one: 2 } } }, { deck: 'your deck, 2 cards' });
  expect(initialFieldValues('lots', FORM).deck).toEqual({
    value: { cards: { one: 2 } },
    called: 'your deck, 2 cards',
  });
  presetTable('lots', { deck: 'plain' });
  expect(initialFieldValues('lots', FORM)).toEqual({ lives: '3', deck: 'plain' });
  presetTable('lots', undefined);
  expect(initialFieldValues('lots', FORM)).toEqual({ lives: '3', deck: 'plain' });
});
