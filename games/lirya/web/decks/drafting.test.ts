import { at } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { type Deck, starterDecks } from '../../deck/index.ts';
import { allCards } from '../../pool/index.ts';
import { changed, keptDecks, mended, NEW, problemsIn, renamed, withDeck } from './drafting.ts';
import { ANYTHING, COSTS, wantedCards } from './wanted.ts';

describe('a deck that is built', () => {
  test('gains and loses cards one by one', () => {
    const one = changed(NEW, 'balm', 1);
    expect(one.cards).toEqual({ balm: 1 });
    expect(changed(one, 'balm', -1)).toEqual(NEW);
    expect(changed(one, 'undertow', 2).cards).toEqual({ balm: 1, undertow: 2 });
    expect(renamed(one, 'Quiet').name).toBe('Quiet');
    expect(renamed(renamed(one, 'Quiet'), '')).toEqual(one);
  });

  test('is mended where there is one way to', () => {
    const deck: Deck = { cards: { ...starterDecks['ember-vanguard'].cards, balm: 4, nothing: 1 } };
    const problems = problemsIn(deck);
    expect(problems.map(({ why }) => why)).toEqual(['deck card', 'deck copies']);
    const better = problems.reduce((now, problem) => mended(now, problem) ?? now, deck);
    expect(better.cards).toEqual({ ...starterDecks['ember-vanguard'].cards, balm: 2 });
    expect(problemsIn(better)).toEqual([]);
    expect(mended(NEW, at(problemsIn(NEW), 0))).toBeUndefined();
  });

  test('is kept by name, and read again with care', () => {
    const deck = { name: 'Quiet', cards: { balm: 2 } };
    expect(withDeck([deck], { ...deck, cards: { balm: 1 } })).toEqual([
      { name: 'Quiet', cards: { balm: 1 } },
    ]);
    expect(keptDecks(JSON.parse(JSON.stringify([deck, 7, { cards: 'all' }])))).toEqual([deck]);
    expect(keptDecks('nothing')).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('all cards for decks are found by default, and no token', () => {
    const all = allCards().filter(({ token }) => token !== true);
    expect(wantedCards(ANYTHING, language)).toHaveLength(all.length);
  });

  test('filters and words narrow it down', () => {
    const fire = wantedCards({ ...ANYTHING, element: 'fire', type: 'spell' }, language);
    expect(fire.length).toBeGreaterThan(0);
    expect(fire.every(({ element, type }) => element === 'fire' && type === 'spell')).toBe(true);
    const dear = wantedCards({ ...ANYTHING, cost: COSTS.at(-1)! }, language);
    expect(dear.every(({ cost }) => cost >= 7)).toBe(true);
    const [card] = fire;
    expect(wantedCards({ ...ANYTHING, text: card!.name[language].toUpperCase() }, language)).toContain(card);
    expect(wantedCards({ ...ANYTHING, text: 'zzz' }, language)).toEqual([]);
  });
});
