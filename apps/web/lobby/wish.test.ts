import type { FormInfo } from '@ludoteca/wire';
import { expect, test } from 'vitest';
import { firstFields, wishFor } from './wish.ts';

const FORM: FormInfo = {
  lives: { kind: 'number', min: 1, max: 9, usual: 3 },
  deck: { kind: 'file', among: ['plain'], usual: 'plain', endings: ['.txt'] },
};

test('a form stands as usual, until a page of the game has wished for something else', () => {
  expect(firstFields('lots', FORM)).toEqual({ lives: '3', deck: 'plain' });
  wishFor('lots', { lives: 5, deck: { cards: { one: 2 } }, weather: 'fine' });
  expect(firstFields('lots', FORM)).toEqual({ lives: '5', deck: { value: { cards: { one: 2 } } } });
  expect(firstFields('rumour', FORM)).toEqual({ lives: '3', deck: 'plain' });
  wishFor('lots', { deck: { cards: { one: 2 } } }, { deck: 'your deck, 2 cards' });
  expect(firstFields('lots', FORM).deck).toEqual({
    value: { cards: { one: 2 } },
    called: 'your deck, 2 cards',
  });
  wishFor('lots', { deck: 'plain' });
  expect(firstFields('lots', FORM)).toEqual({ lives: '3', deck: 'plain' });
  wishFor('lots', undefined);
  expect(firstFields('lots', FORM)).toEqual({ lives: '3', deck: 'plain' });
});
