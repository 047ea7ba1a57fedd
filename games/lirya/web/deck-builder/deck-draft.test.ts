import { at } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { type Deck, starterDecks } from '../../deck/index.ts';
import { allCards } from '../../pool/index.ts';
import {
  completeAtClick,
  drawDeckAtClick,
  changeCopies,
  parseSavedDecks,
  fixProblem,
  EMPTY_DECK,
  findProblems,
  renameDeck,
  putDeck,
} from './deck-draft.ts';
import { EMPTY_FILTER, COSTS, filterCards } from './library-filter.ts';

describe('a deck draft', () => {
  test('gains and loses copies', () => {
    const one = changeCopies(EMPTY_DECK, 'balm', 1);
    expect(one.cards).toEqual({ balm: 1 });
    expect(changeCopies(one, 'balm', -1)).toEqual(EMPTY_DECK);
    expect(changeCopies(one, 'undertow', 2).cards).toEqual({ balm: 1, undertow: 2 });
    expect(renameDeck(one, 'Quiet').name).toBe('Quiet');
    expect(renameDeck(renameDeck(one, 'Quiet'), '')).toEqual(one);
  });

  test('is fixed if there is only one way', () => {
    const deck: Deck = { cards: { ...starterDecks['ember-vanguard'].cards, balm: 4, nothing: 1 } };
    const problems = findProblems(deck);
    expect(problems.map(({ why }) => why)).toEqual(['deck card', 'deck copies']);
    const better = problems.reduce((now, problem) => fixProblem(now, problem) ?? now, deck);
    expect(better.cards).toEqual({ ...starterDecks['ember-vanguard'].cards, balm: 2 });
    expect(findProblems(better)).toEqual([]);
    expect(fixProblem(EMPTY_DECK, at(findProblems(EMPTY_DECK), 0))).toBeUndefined();
  });

  test('is stored by name, and invalid stored decks are left out', () => {
    const deck = { name: 'Quiet', cards: { balm: 2 } };
    expect(putDeck([deck], { ...deck, cards: { balm: 1 } })).toEqual([{ name: 'Quiet', cards: { balm: 1 } }]);
    expect(parseSavedDecks(JSON.parse(JSON.stringify([deck, 7, { cards: 'all' }])))).toEqual([deck]);
    expect(parseSavedDecks('nothing')).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('the empty filter finds all cards except tokens', () => {
    const all = allCards().filter(({ token }) => token !== true);
    expect(filterCards(EMPTY_FILTER, language)).toHaveLength(all.length);
  });

  test('filters and search words narrow the result', () => {
    const fire = filterCards({ ...EMPTY_FILTER, element: 'fire', type: 'spell' }, language);
    expect(fire.length).toBeGreaterThan(0);
    expect(fire.every(({ element, type }) => element === 'fire' && type === 'spell')).toBe(true);
    const dear = filterCards({ ...EMPTY_FILTER, cost: COSTS.at(-1)! }, language);
    expect(dear.every(({ cost }) => cost >= 7)).toBe(true);
    const [card] = fire;
    expect(filterCards({ ...EMPTY_FILTER, text: card!.name[language].toUpperCase() }, language)).toContain(
      card,
    );
    expect(filterCards({ ...EMPTY_FILTER, text: 'zzz' }, language)).toEqual([]);
  });
});

test('a click completes a deck or draws one, which are legal', () => {
  const own = { 'ash-urchin': 2 };
  const completed = completeAtClick({ cards: own }, { timeStamp: 12.5 });
  expect(completed.cards).toMatchObject(own);
  const drawn = [1, 2].map((timeStamp) => drawDeckAtClick({ timeStamp }));
  expect([completed, ...drawn].flatMap(findProblems)).toEqual([]);
  expect(drawn[0]).not.toEqual(drawn[1]);
});
