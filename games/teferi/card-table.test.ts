/** Archives of matches, read by versions of the game that ship other cards. */
import { type Json, type Recording, startMatch, verify } from '@ludoteca/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { recordRandomMatch } from '../../testkit/record-random-match.ts';
import type { CardDefinition } from './abilities/index.ts';
import { instant } from './cards/build.ts';
import type { CardRow } from './cards/set/card-row.ts';
import { CARD_ROWS } from './cards/set/index.ts';
import type { game as teferiGame } from './game.ts';

type TeferiGame = typeof teferiGame;

/** The game as a version of it that ships these cards. */
async function install(rows: readonly CardRow[]): Promise<TeferiGame> {
  vi.resetModules();
  vi.doMock('./cards/set/index.ts', () => ({ CARD_ROWS: rows }));
  return (await import('./game.ts')).game;
}

const without = (name: string): readonly CardRow[] => CARD_ROWS.filter(([shipped]) => shipped !== name);

const ownCard: CardDefinition = instant('Own Word', '{G}', '');
const ownDeck = (lands: string, ...names: readonly string[]): Json =>
  ({
    name: 'own',
    cards: [{ card: lands, count: 12 }, ...names.map((card) => ({ card, count: 4 }))],
    definitions: [ownCard],
  }) as unknown as Json;

const START: Json = {
  sides: [
    {
      battlefield: [{ card: 'Dawn Lancer', as: 'Old Friend' }, { card: 'Forest' }, { card: 'Forest' }],
      hand: ['Pack Mother', 'Own Word'],
      library: ['Forest', 'Moss Ram', 'Forest', 'Forest'],
      grant: 'any',
    },
    { hand: ['Call the Levy'], library: ['Plains', 'Mill Guard', 'Plains'], grant: 'any' },
  ],
  cards: [ownCard as unknown as Json],
};

const MATCHES: { readonly [name: string]: { readonly settings: Json; readonly from?: Json } } = {
  'shipped decks': { settings: { deck1: 'ridge', deck2: 'gate', life: 5 } },
  'own decks': {
    settings: {
      deck1: ownDeck('Forest', 'Own Word', 'Pack Mother', 'Moss Ram'),
      deck2: ownDeck('Plains', 'Call the Levy', 'Mill Guard', 'Dawn Lancer'),
      life: 6,
    },
  },
  'a start position': { settings: {}, from: START },
};

function playRandomly(
  game: TeferiGame,
  options: { readonly settings: Json; readonly from?: Json },
): Recording {
  const started = startMatch(game, { seats: 2, seed: 'archive', ...options });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return recordRandomMatch(started.value, 'archive', 300);
}

const gone = (why: string) => ({ what: 'start', reasons: [{ why, facts: { card: 'Pack Mother' } }] });

describe('an archive', () => {
  const recordings = new Map<string, Recording>();

  beforeAll(async () => {
    const game = await install(CARD_ROWS);
    for (const [name, options] of Object.entries(MATCHES)) recordings.set(name, playRandomly(game, options));
  });

  const recordingOf = (name: string): Recording => recordings.get(name)!;
  const verifyAll = (game: TeferiGame): object =>
    Object.fromEntries(
      [...recordings].map(([name, recording]) => {
        const verified = verify(game, recording);
        return [name, verified.ok ? 'ok' : verified.problem];
      }),
    );
  const good = Object.fromEntries(Object.keys(MATCHES).map((name) => [name, 'ok']));

  test('names the cards and tokens of its match', () => {
    const { cards } = recordingOf('own decks').archive;
    expect(cards).toEqual(expect.arrayContaining(['Own Word', 'Pack Mother', 'Wolf Token', 'Soldier Token']));
    expect(cards).not.toContain('Basalt Giant');
  });

  test('holds after cards were added before, between and after, also of the name of a token, an own card or a label', async () => {
    const added: readonly CardRow[] = [
      ['Aardvark', '{W}', 'Creature — Beast', '1/1', ''],
      ['Wolf Token', '{G}', 'Creature — Wolf', '3/3', ''],
      ['Own Word', '{1}{G}', 'Creature — Elf', '1/1', ''],
      [
        'Old Friend',
        '{W}',
        'Creature — Human',
        '1/1',
        'When Old Friend enters, create a 5/5 white Soldier creature token.',
      ],
      ['Zebra', '{W}', 'Creature — Horse', '1/1', ''],
    ];
    const middle = Math.floor(CARD_ROWS.length / 2);
    const rows = [
      ...added,
      ...CARD_ROWS.slice(0, middle),
      ['Middle Hound', '{W}', 'Creature — Dog', '1/1', ''] as const,
      ...CARD_ROWS.slice(middle),
      ['Zz Hound', '{W}', 'Creature — Dog', '1/1', ''] as const,
    ];
    expect(verifyAll(await install(rows))).toEqual(good);
    expect(verifyAll(await install(CARD_ROWS.toReversed()))).toEqual(good);
  });

  test('holds after a card was removed that the match does not use', async () => {
    expect(verifyAll(await install(without('Vow of Plenty')))).toEqual(good);
  });

  test('is refused with the name of a card that the match uses and that is missing', async () => {
    const results = verifyAll(await install(without('Pack Mother')));
    expect(results).toMatchObject({
      'shipped decks': {
        what: 'start',
        reasons: [gone('card gone').reasons[0]!, { facts: { card: 'Wolf Token' } }],
      },
      'own decks': gone('unknown card'),
      'a start position': {
        what: 'start',
        reasons: [gone('card gone').reasons[0]!, { facts: { card: 'Wolf Token' } }],
      },
    });
  });

  test('is refused where its list of cards is not that of the match', async () => {
    const game = await install(CARD_ROWS);
    const recording = recordingOf('shipped decks');
    const { cards = [] } = recording.archive;
    const claim = (claimed: readonly string[]) =>
      verify(game, { ...recording, archive: { ...recording.archive, cards: claimed } });
    expect(claim(cards).ok).toBe(true);
    for (const claimed of [cards.slice(1), cards.slice(0, -1), cards.toReversed()])
      expect(claim(claimed)).toMatchObject({ problem: { what: 'start', reasons: [{ why: 'other cards' }] } });
    expect(claim([...cards, 'Aardvark'])).toMatchObject({
      problem: { reasons: [{ why: 'card gone', facts: { card: 'Aardvark' } }] },
    });
  });
});
