/** Requirements on listed games. */
import { existsSync } from 'node:fs';
import { type AnyGamePresentation, LANGUAGES, toPresentation } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';

test.each(catalogue.filter(({ listed }) => listed))(
  '$game.id is listed and has texts in every language',
  ({ texts }) => {
    expect(new Set(LANGUAGES.map((language) => texts[language])).size).toBe(LANGUAGES.length);
  },
);

const presentationOf = ({ id }: { readonly id: string }): URL =>
  new URL(`./${id}/presentation.ts`, import.meta.url);

test.each(catalogue.filter(({ game }) => existsSync(presentationOf(game))))(
  '$game.id is presented without its rules as with them',
  async (entry) => {
    const module = (await import(presentationOf(entry.game).href)) as {
      readonly presentation: AnyGamePresentation;
    };
    expect(module.presentation).toEqual(toPresentation(entry));
  },
);

test('every listed game can be shown without its rules', () => {
  expect(catalogue.filter(({ listed, game }) => listed && !existsSync(presentationOf(game)))).toEqual([]);
});
