import { createFastDice, type Json, encodeUtf8, type Reason, startMatch } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { presets, type RulesConfig } from '../config.ts';
import { game } from '../game.ts';
import { allCards, rowOfId } from '../pool/index.ts';
import { texts } from '../text/index.ts';
import {
  computeDeckStatistics,
  checkDeck,
  encodeDeck,
  type Deck,
  decodeDeck,
  parseDeckList,
  deckReasonTexts,
  formatDeckList,
  parseDeck,
  parseDeckSetting,
  countCards,
  type StarterDeck,
  starterDecks,
} from './index.ts';

const rules = presets.canon;
const plain: Deck = { cards: starterDecks['ember-vanguard'].cards };
const withCards = (change: { readonly [card: string]: number }): Json => ({
  cards: { ...plain.cards, ...change },
});
const without = (...ids: readonly string[]): Json => ({
  cards: Object.fromEntries(Object.entries(plain.cards).filter(([id]) => !ids.includes(id))),
});
const whys = (problems: readonly Reason[]): readonly string[] => problems.map(({ why }) => why);

describe('a deck', () => {
  test('that is legal has no problems', () => {
    expect(checkDeck({ cards: plain.cards }, rules)).toEqual([]);
  });

  test('of characters only is legal', () => {
    const characters = allCards().filter(
      ({ type, token, rarity }) => type === 'character' && token !== true && rarity !== 'legendary',
    );
    const cards = Object.fromEntries(characters.slice(0, 20).map(({ id }) => [id, 2]));
    expect(checkDeck({ cards }, rules)).toEqual([]);
  });

  test.each([
    ['of 38 cards needs 2 more', without('ash-urchin'), { why: 'deck small', facts: { size: 38, add: 2 } }],
    [
      'with a third copy loses one',
      withCards({ 'ash-urchin': 3 }),
      { why: 'deck copies', facts: { card: 'ash-urchin', most: 2, remove: 1 } },
    ],
    [
      'with a second copy of a legendary loses one',
      withCards({ 'ardea-malabrace': 2 }),
      { why: 'deck copies', facts: { most: 1, remove: 1 } },
    ],
    ['with a token loses it', withCards({ bandit: 1 }), { why: 'deck token', facts: { card: 'bandit' } }],
    [
      'with an unknown card loses it',
      withCards({ ghost: 1 }),
      { why: 'deck card', facts: { card: 'ghost' } },
    ],
    [
      'with four legendaries loses one',
      withCards({ madreperla: 1, zefira: 1, 'moth-prince': 1 }),
      { why: 'deck legendaries', facts: { count: 4, remove: 1 } },
    ],
    ['with no copy of a card needs one', withCards({ zefira: 0 }), { why: 'deck count' }],
  ])('%s', (_, deck, problem) => {
    const found = checkDeck(deck, rules);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject(problem);
  });

  test('of 62 cards must remove 2', () => {
    const ids = allCards().filter(({ token, rarity }) => token !== true && rarity !== 'legendary');
    const deck = { cards: Object.fromEntries(ids.slice(0, 31).map(({ id }) => [id, 2])) };
    expect(checkDeck(deck, rules)).toMatchObject([{ why: 'deck large', facts: { size: 62, remove: 2 } }]);
  });

  test('that breaks several rules has a problem for each', () => {
    expect(whys(checkDeck({ cards: { ghost: 1, bandit: 1, zefira: 2 } }, rules))).toEqual([
      'deck card',
      'deck token',
      'deck copies',
      'deck small',
    ]);
  });

  test('among the two of the settings is named with its problems', () => {
    const started = startMatch(game, {
      seats: 2,
      seed: 'a',
      settings: { deck2: { cards: { 'ash-urchin': 3 } } },
    });
    const problems = started.ok ? [] : started.problem;
    expect(problems).toMatchObject([
      { why: 'deck copies', facts: { field: 'deck2', count: 3 } },
      { why: 'deck small', facts: { field: 'deck2', size: 3 } },
    ]);
    for (const language of LANGUAGES)
      for (const problem of problems)
        expect(texts[language].reason(problem, [])).toContain(
          `${texts[language].settings['deck2']!.label}: `,
        );
  });

  test('that is malformed is named as well', () => {
    for (const deck2 of [7, { cards: 7 }, { cards: { ghost: 1 } }]) {
      const started = startMatch(game, { seats: 2, seed: 'a', settings: { deck2 } });
      expect(started.ok ? [] : started.problem).toMatchObject([{ facts: { field: 'deck2' } }]);
    }
  });

  test('has no other form', () => {
    for (const value of [
      null,
      3,
      'no such starter',
      [],
      {},
      { cards: [] },
      { cards: { x: 'two' } },
      { cards: {}, more: 1 },
    ])
      expect(whys(checkDeck(value as Json, rules))).toEqual(['deck form']);
  });
});

describe('the starter decks', () => {
  test.each(Object.entries<StarterDeck>(starterDecks))(
    '%s is a deck of forty, split as advised',
    (_, starter) => {
      expect(checkDeck({ cards: starter.cards }, rules)).toEqual([]);
      expect(countCards(starter)).toBe(40);
      expect(computeDeckStatistics(starter).types.map(({ count }) => count)).toEqual([20, 8, 6, 6]);
      const singles = Object.entries(starter.cards).filter(([, count]) => count === 1);
      expect(new Set(singles.map(([id]) => rowOfId(id)?.card.rarity))).toEqual(
        new Set(['legendary', 'ultra-rare']),
      );
      for (const language of LANGUAGES) expect(starter.plan[language].length).toBeGreaterThan(50);
    },
  );

  test.each([
    ['ember-vanguard', [8, 12, 10, 6, 3, 1]],
    ['tidewind-circle', [5, 10, 11, 8, 4, 2]],
    ['stonelight-bastion', [4, 9, 11, 8, 5, 3]],
    ['veil-of-thorns', [6, 11, 10, 7, 4, 2]],
  ] as const)('%s has the planned cost curve, give or take one card', (id, planned) => {
    const { curve } = computeDeckStatistics(starterDecks[id]);
    const found = [...curve.slice(1, 6), curve.slice(6).reduce((sum, count) => sum + count, 0)];
    found.forEach((count, i) => expect(Math.abs(count - planned[i]!), `column ${i}`).toBeLessThanOrEqual(1));
  });
});

describe('deck codes', () => {
  test.each(Object.entries<StarterDeck>(starterDecks))(
    'of %s lead back to it, and are short',
    (_, { cards }) => {
      const code = encodeDeck({ cards });
      expect(code).toMatch(/^LY[A-Za-z0-9_-]{20,60}$/u);
      expect(decodeDeck(code)).toEqual({ ok: true, value: { cards: expect.objectContaining(cards) } });
    },
  );

  test('never change: a published code stays valid', () => {
    const read = decodeDeck('LYAQEAAgECBgICEwABAQEBAQQBAQEBAQEBVgIDBQTzfQ');
    expect(read).toEqual({ ok: true, value: { cards: plain.cards } });
  });

  test('of random decks decode to the same decks', () => {
    const dice = createFastDice('codes');
    const ids = allCards().map(({ id }) => id);
    for (let i = 0; i < 200; i++) {
      const cards = Object.fromEntries(
        dice
          .shuffle(ids)
          .slice(0, 1 + dice.int(60))
          .map((id) => [id, 1 + dice.int(3)]),
      );
      expect(decodeDeck(encodeDeck({ cards }))).toEqual({ ok: true, value: { cards } });
    }
  });

  test('with a changed character are refused', () => {
    const code = encodeDeck(plain);
    for (let i = 2; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A';
      expect(decodeDeck(code.slice(0, i) + other + code.slice(i + 1)).ok, `letter ${i}`).toBe(false);
    }
    for (const odd of ['', 'LY', 'LYAAAAAA', code.slice(0, -1), `${code}A`, 'x'.repeat(5000)])
      expect(decodeDeck(odd).ok).toBe(false);
  });
});

describe('deck lists', () => {
  test.each(LANGUAGES)('parse to the same deck, in %s', (language) => {
    const named = { name: 'Prova', cards: plain.cards };
    expect(parseDeckList(formatDeckList(named, language))).toEqual({ ok: true, value: named });
  });

  test('are parsed in the forms that people write', () => {
    const read = parseDeckList(
      "\n# mine\n2x ASH URCHIN\nPescatrice d'Echi x2\nash-urchin # again\n\n1 Zefira, a Sem-Peso",
    );
    expect(read).toEqual({
      ok: true,
      value: { name: 'mine', cards: { 'ash-urchin': 3, 'echo-fisher': 2, zefira: 1 } },
    });
  });

  test('with unknown names report the line and a suggestion', () => {
    expect(parseDeckList('2 Ash Urchn\n1 Quetzalcoatl of the Sky')).toMatchObject({
      ok: false,
      problem: [
        { why: 'list card', facts: { line: 1, near: 'ash-urchin' } },
        { why: 'list card', facts: { line: 2, near: '' } },
      ],
    });
  });

  test('with unknown names report broken rules of the given settings only', () => {
    const list = '2 Ash Urchn\n18 Ash Urchin';
    const brokenBy = (set?: RulesConfig): readonly string[] => {
      const read = parseDeckList(list, set);
      return read.ok ? [] : whys(read.problem);
    };
    expect(brokenBy()).toEqual(['list card']);
    expect(brokenBy({ ...rules, deckMin: 20 })).toEqual(['list card', 'deck copies']);
    expect(brokenBy(rules)).toEqual(['list card', 'deck copies', 'deck small']);
  });
});

describe('deck files', () => {
  test('may contain a list, a code or JSON, with or without a byte order mark', () => {
    for (const text of [
      formatDeckList(plain, 'it'),
      encodeDeck(plain),
      JSON.stringify(plain),
      `\uFEFF${encodeDeck(plain)}\n`,
    ]) {
      const bytes = text.startsWith('\uFEFF')
        ? Uint8Array.of(0xef, 0xbb, 0xbf, ...encodeUtf8(text.slice(1)))
        : encodeUtf8(text);
      expect(parseDeckSetting(bytes)).toMatchObject({ ok: true, value: { cards: plain.cards } });
    }
  });

  test('that contain no deck are refused with reasons that have texts', () => {
    for (const bytes of [
      encodeUtf8(''),
      encodeUtf8('{'),
      encodeUtf8('{"cards":{"ghost":1}}'),
      Uint8Array.of(0xff),
    ]) {
      const read = parseDeckSetting(bytes);
      expect(read.ok).toBe(false);
      for (const { why } of read.ok ? [] : read.problem)
        for (const language of LANGUAGES) expect(deckReasonTexts[language]).toHaveProperty([why]);
    }
    expect(parseDeck(encodeUtf8('{"cards":{"ghost":1}}')).ok).toBe(true);
  });
});
