import { describe, expect, test } from 'vitest';
import {
  type Ability,
  type CardDefinition,
  EFFECT_GROUPS,
  EFFECT_NAMES,
  TRIGGER_EVENTS,
  KEYWORDS,
  type KeywordName,
  STATES,
  type StateName,
} from '../../card-definition/index.ts';
import { cardRevisions } from '../index.ts';
import { brokenBell } from './index.ts';

const cards = brokenBell.cards.filter(({ id, token }) => token !== true && cardRevisions[id] === undefined);

const countBy = (key: (card: CardDefinition) => string | number): { readonly [key: string]: number } => {
  const counts: { [key: string]: number } = {};
  for (const card of cards) counts[key(card)] = (counts[key(card)] ?? 0) + 1;
  return counts;
};

/** Every object at any depth of a card. */
function* nodes(value: unknown): Generator<{ readonly [key: string]: unknown }> {
  if (Array.isArray(value)) for (const element of value) yield* nodes(element);
  else if (typeof value === 'object' && value !== null) {
    yield value as { readonly [key: string]: unknown };
    for (const element of Object.values(value)) yield* nodes(element);
  }
}

const abilitiesOf = (card: CardDefinition): readonly Ability[] => {
  if (card.type === 'structure') return card.levels.flatMap(({ abilities }) => abilities);
  return card.type === 'spell' ? [] : (card.abilities ?? []);
};
const triggersOf = (card: CardDefinition): readonly unknown[] =>
  abilitiesOf(card).flatMap((ability) => (ability.kind === 'triggered' ? ability.trigger : []));
const cardsWith = (
  holds: (node: { readonly [key: string]: unknown }) => boolean,
): readonly CardDefinition[] => cards.filter((card) => [...nodes(card)].some(holds));
const withKeyword = (keyword: KeywordName): readonly CardDefinition[] =>
  cards.filter(
    (card) =>
      ('keywords' in card &&
        (card.keywords ?? []).some((gift) => (typeof gift === 'string' ? gift : gift.keyword) === keyword)) ||
      [...nodes(card)].some((node) => node.keyword === keyword),
  );

/** A string for each ability of a card, equal for equal abilities. */
const abilityKeysOf = (card: CardDefinition): readonly string[] =>
  (card.type === 'spell' ? [[card.targets, card.effects]] : abilitiesOf(card)).map((ability) =>
    JSON.stringify(ability, (key, value: unknown) => (key === 'name' ? undefined : value)),
  );

const NEGATIVE: ReadonlySet<StateName> = new Set<StateName>([
  'stunned',
  'poisoned',
  'paralysed',
  'cursed',
  'vulnerable',
  'rooted',
  'silenced',
]);

const GIFTS = ['stat', 'keyword', 'lose', 'immune', 'untargetable', 'cost', 'cannot'];

/** The kinds of effects and gifts of a level, with the keyword, state or stat concerned. */
const kindsOf = (level: unknown): ReadonlySet<string> =>
  new Set(
    [...nodes(level)].flatMap((node) => {
      if (typeof node.do === 'string') return [`${node.do} ${JSON.stringify(node.state ?? '')}`];
      const gift = GIFTS.find((key) => node[key] !== undefined && node.side === undefined);
      return gift === undefined ? [] : [gift === 'cost' ? gift : `${gift} ${String(node[gift])}`];
    }),
  );

describe('the set The Broken Bell', () => {
  test('has 120 cards besides its tokens: 64 characters, 20 structures, 20 spells, 16 pieces of equipment', () => {
    expect(cards).toHaveLength(120);
    expect(countBy(({ type }) => type)).toEqual({ character: 64, structure: 20, spell: 20, equipment: 16 });
  });

  test('has no structure that loses an effect when it is raised', () => {
    const losses = cards.flatMap((card) =>
      card.type === 'structure'
        ? card.levels.slice(1).flatMap((level, i) => {
            const kept = kindsOf(level);
            return [...kindsOf(card.levels[i])]
              .filter((kind) => !kept.has(kind))
              .map((kind) => `${card.id}: ${kind}`);
          })
        : [],
    );
    expect(losses).toEqual([]);
  });

  test('keeps every card that a revised one replaces, with the same name', () => {
    for (const [original, revision] of Object.entries(cardRevisions)) {
      const [one, other] = [original, revision].map((id) => brokenBell.cards.find((card) => card.id === id));
      expect(one?.name).toEqual(other?.name);
      expect(one).toBeDefined();
    }
  });

  test('has 48 common, 32 uncommon, 24 rare, 10 ultra-rare and 6 legendary cards, a legendary character of each element', () => {
    expect(countBy(({ rarity }) => rarity)).toEqual({
      common: 48,
      uncommon: 32,
      rare: 24,
      'ultra-rare': 10,
      legendary: 6,
    });
    const legendaries = cards.filter(({ rarity }) => rarity === 'legendary');
    expect(legendaries.every(({ type }) => type === 'character')).toBe(true);
    expect(new Set(legendaries.map(({ element }) => element)).size).toBe(6);
  });

  test('gives 17 cards to each element, 9, 3, 3 and 2 by type, and 18 to none', () => {
    const byElement = countBy(({ element, type }) => `${element ?? 'neutral'} ${type}`);
    for (const element of ['fire', 'water', 'earth', 'air', 'light', 'shadow'])
      expect(
        ['character', 'structure', 'spell', 'equipment'].map((type) => byElement[`${element} ${type}`]),
      ).toEqual([9, 3, 3, 2]);
    expect(
      ['character', 'structure', 'spell', 'equipment'].map((type) => byElement[`neutral ${type}`]),
    ).toEqual([10, 2, 2, 4]);
  });

  test('has 18 warriors, 16 mages, 16 rangers and 14 clerics', () => {
    const classes = countBy((card) => (card.type === 'character' ? (card.class ?? 'none') : 'other'));
    expect(classes).toMatchObject({ warrior: 18, mage: 16, ranger: 16, cleric: 14 });
  });

  test('costs as planned: 14 cards cost 1, 30 cost 2, 28 cost 3, then fewer and fewer', () => {
    expect(countBy(({ cost }) => cost)).toEqual({
      1: 14,
      2: 30,
      3: 28,
      4: 20,
      5: 12,
      6: 8,
      7: 4,
      8: 3,
      9: 1,
    });
  });

  test('has 6 weapons, 4 pieces of armour, 4 accessories and 2 universal items', () => {
    const slots = countBy((card) => (card.type === 'equipment' ? card.slot : 'none'));
    expect(slots).toMatchObject({ weapon: 6, armour: 4, accessory: 4, universal: 2 });
  });

  test('uses every keyword, every trigger and every category of effects', () => {
    expect(KEYWORDS.filter((keyword) => withKeyword(keyword).length === 0)).toEqual([]);
    const used = new Set(cards.flatMap(triggersOf).map((trigger) => (trigger as { readonly on: string }).on));
    expect(TRIGGER_EVENTS.filter((event) => !used.has(event))).toEqual([]);
    const done = new Set(cards.flatMap((card) => [...nodes(card)].map((node) => node.do)));
    const missing = Object.entries(EFFECT_GROUPS).filter(
      ([, names]) => !names.some((name) => done.has(name)),
    );
    expect(missing).toEqual([]);
  });

  test('has at least two cards that apply each state, and at least two that remove it', () => {
    const opposite: { readonly [state in StateName]?: StateName } = {
      blessed: 'cursed',
      fortified: 'vulnerable',
      regeneration: 'poisoned',
    };
    for (const state of STATES) {
      const brings = cardsWith((node) => node.do === 'apply' && node.state === state);
      const takes = cardsWith(
        (node) =>
          (node.do === 'remove' && node.state === state) ||
          (node.do === 'purify' && NEGATIVE.has(state)) ||
          (node.do === 'apply' && node.state === opposite[state]),
      );
      expect.soft(brings.length, `brings ${state}`).toBeGreaterThanOrEqual(2);
      expect.soft(takes.length, `takes ${state} away`).toBeGreaterThanOrEqual(2);
    }
  });

  test('has the planned number of responses', () => {
    const responses = cards.filter((card) => card.type === 'spell' && card.speed === 'response');
    expect(responses).toHaveLength(6);
    const quick = cards.filter(
      (card) => card.type === 'character' && abilitiesOf(card).some(({ kind }) => kind === 'response'),
    );
    expect(quick.length).toBeGreaterThanOrEqual(6);
  });

  test.each([
    ['assault', 3],
    ['haste', 4],
    ['guard', 3],
    ['siege', 2],
    ['pierce', 5],
  ] as const)('has %s on at least %i cards', (keyword, count) => {
    expect(withKeyword(keyword).length).toBeGreaterThanOrEqual(count);
  });

  test('has two cards with chance, one with a special deck, one with an alternative victory, and five that trigger at the end of the turn', () => {
    expect(cardsWith((node) => 'chance' in node)).toHaveLength(2);
    expect(cards.filter((card) => card.type === 'structure' && card.deck !== undefined)).toHaveLength(1);
    expect(cardsWith((node) => node.do === 'win')).toHaveLength(1);
    expect(cardsWith((node) => node.on === 'turn end').length).toBeGreaterThanOrEqual(5);
  });

  test('has at least 70 cards with a unique ability', () => {
    const owners = new Map<string, Set<string>>();
    for (const card of cards)
      for (const ability of abilityKeysOf(card))
        owners.set(ability, (owners.get(ability) ?? new Set()).add(card.id));
    const unique = cards.filter((card) =>
      abilityKeysOf(card).some((ability) => owners.get(ability)?.size === 1),
    );
    expect(unique.length).toBeGreaterThanOrEqual(70);
  });

  test('has unique names in three languages and a flavour text for every card', () => {
    for (const language of ['it', 'en', 'pt'] as const) {
      const names = brokenBell.cards
        .filter(({ id }) => cardRevisions[id] === undefined)
        .map(({ name }) => name[language]);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(cards.filter(({ flavour }) => flavour === undefined)).toEqual([]);
  });
});

test('every effect belongs to exactly one group', () => {
  expect(Object.values(EFFECT_GROUPS).flat().toSorted()).toEqual(EFFECT_NAMES.toSorted());
});
