/** Requirements on listed games. */
import { LANGUAGES } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

test.each(catalogue.filter(({ listed }) => listed))(
  '$game.id is listed and has texts in every language',
  ({ texts }) => {
    expect(new Set(LANGUAGES.map((language) => texts[language])).size).toBe(LANGUAGES.length);
  },
);
