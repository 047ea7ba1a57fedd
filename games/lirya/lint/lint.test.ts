import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { brokenBell } from '../sets/broken-bell/index.ts';
import { stressSet } from '../stress.testing.ts';
import { DRAW, FAULTY_CARDS, fighter, setOf, spell, validCards } from './faulty-cards.testing.ts';
import { LINT_REASONS, lintSet, formatLintFault, NO_CONTENT } from './index.ts';

const copyOf = (value: unknown): never => JSON.parse(JSON.stringify(value)) as never;

/** Card, field and reason of each fault. */
const faultsOf = (set: unknown, known = NO_CONTENT): readonly (readonly [unknown, unknown, string])[] => {
  const linted = lintSet(set, known);
  return linted.ok
    ? []
    : linted.problem.map(({ why, facts }) => {
        const { card, field } = facts as { readonly card: string; readonly field: string };
        return [card, field, why];
      });
};

const withMoon = {
  ...NO_CONTENT,
  plugin: () => ({
    version: 2,
    effects: ['rise'],
    conditions: ['full'],
    triggers: [],
    classes: [],
    elements: [],
    modes: [],
  }),
};

describe('the linter', () => {
  test('finds no fault in the shipped sets', () => {
    for (const set of [brokenBell, stressSet]) expect(faultsOf(copyOf(set))).toEqual([]);
  });

  test('reports every kind of fault with its card, its field and its rule', () => {
    const cards = FAULTY_CARDS.map(([id, card]) => ({ ...card, id }));
    expect(faultsOf(setOf(...validCards, ...cards))).toEqual(
      FAULTY_CARDS.map(([id, , field, why]) => [id, field, why]),
    );
    expect(new Set(FAULTY_CARDS.map(([, , , why]) => why)).size).toBeGreaterThanOrEqual(30);
  });

  test('reports faults of the set as a whole', () => {
    expect(faultsOf({ ...setOf(...validCards), format: 2 })).toEqual([['', 'format', 'format']]);
    expect(faultsOf({ ...setOf(...validCards), id: 'My Set' })).toEqual([['', 'id', 'set id']]);
    expect(faultsOf({ ...setOf(...validCards), needs: { moon: 1 } })).toEqual([
      ['', 'needs.moon', 'plug-in'],
    ]);
    expect(faultsOf(setOf(...validCards, validCards[0]!))).toEqual([['fine', 'id', 'card twice']]);
    expect(faultsOf(setOf())).toEqual([['', 'cards', 'list length']]);
    for (const set of [null, 3, 'set', [], [[]]]) expect(faultsOf(set).length).toBeGreaterThan(0);
  });

  test('refuses a set whose id or cards exist already', () => {
    const known = { ...NO_CONTENT, hasSet: () => true, card: () => brokenBell.cards[0] };
    const whys = faultsOf(setOf({ ...fighter, id: 'fine' }), known).map(([, , why]) => why);
    expect(whys).toEqual(['set taken', 'card taken']);
  });

  test('accepts a set that uses an installed plug-in', () => {
    const set = {
      ...setOf({ ...spell, id: 'moonrise', effects: [{ do: 'moon:rise' }] }),
      needs: { moon: 2 },
    };
    expect(faultsOf(set, withMoon)).toEqual([]);
  });

  test('checks references to the parts of a plug-in', () => {
    const sun = { kind: 'triggered', trigger: { on: 'moon:sun' }, effects: [DRAW] };
    const set = {
      ...setOf(
        { ...spell, id: 'moonset', effects: [{ do: 'moon:set' }] },
        { ...spell, id: 'moonfull', if: { custom: 'moon:rise' } },
        { ...fighter, id: 'sunny', abilities: [sun] },
        { ...spell, id: 'well', if: { custom: 'moon:full' } },
      ),
      needs: { moon: 2 },
    };
    expect(faultsOf(set, withMoon)).toEqual([
      ['moonset', 'effects[0].do', 'not one of'],
      ['moonfull', 'if.custom', 'not one of'],
      ['sunny', 'abilities[0].trigger.on', 'not one of'],
    ]);
  });

  test('has a text for every reason in every language', () => {
    for (const language of LANGUAGES)
      for (const why of LINT_REASONS) {
        const sentence = formatLintFault(language, { why, rule: 'S1', facts: { card: 'x', field: 'y' } });
        expect(sentence).toMatch(/^x, y: .+\. \(.+ S1\)$/u);
      }
  });
});
