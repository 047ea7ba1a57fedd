/** Archives of matches with added cards, read by installations with other cards. */
import { type Recording, startMatch, verify } from '@ludoteca/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { recordRandomMatch } from '../../testkit/record-random-match.ts';
import { scaleVolume } from '../../testkit/scale.ts';
import type { CardDefinition, CardSet } from './card-definition/index.ts';
import type { game as liryaGame } from './game.ts';
import { spell } from './stress-spells.testing.ts';
import { character, stressSet } from './stress.testing.ts';

type LiryaGame = typeof liryaGame;

const setOf = (id: string, cards: readonly CardDefinition[]): CardSet => ({
  format: 1,
  id,
  version: 1,
  name: { it: id, en: id, pt: id },
  cards,
});

/** The game with a pool of its own, in which these sets were added in this order. */
async function install(...sets: readonly CardSet[]): Promise<LiryaGame> {
  vi.resetModules();
  const { game } = await import('./game.ts');
  const { addSet } = await import('./pool/index.ts');
  for (const set of sets) addSet(set);
  return game;
}

const response = (id: string): CardDefinition =>
  spell(id, [{ do: 'draw', who: 'you', count: 1 }], undefined, 'response');

const own = setOf('own', [
  ...stressSet.cards,
  character('own-idle'),
  character('own-token', { token: true, cost: 0 }),
]);

/** Decks of the own cards: every other one for each player. */
const deckOf = (seat: number): object => ({
  cards: Object.fromEntries(
    own.cards
      .filter(({ token, id }) => token !== true && id !== 'own-idle')
      .filter((_, i) => i % 2 === seat)
      .map(({ id }) => [id, 1]),
  ),
});
const variant = { deckMin: 1, deckMax: 500, legendaries: 500, lastTurn: 12, startingEnergy: 8 };

function playRandomly(game: LiryaGame, seed: string, more: object, format?: 1): Recording {
  const settings = { variant, deck1: deckOf(0), deck2: deckOf(1), ...more };
  const started = startMatch(game, { seats: 2, seed, settings, ...(format && { format }) });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return recordRandomMatch(started.value, seed);
}

const without = (...ids: readonly string[]): CardSet =>
  setOf(
    'own',
    own.cards.filter(({ id }) => !ids.includes(id)),
  );

const contradiction = (card: unknown) => ({
  ok: false,
  problem: { what: 'start', reasons: [{ why: 'cards of another match', facts: { card } }] },
});

describe('15.5 an archive with added cards', () => {
  let recordings: readonly Recording[] = [];
  let older: Recording;

  beforeAll(async () => {
    const game = await install(own);
    recordings = Array.from({ length: scaleVolume(200) }, (_, i) =>
      playRandomly(game, `${i}`, { preset: ['canon', 'balanced', 'no-defence'][i % 3] }),
    );
    const { setLabelOf } = await import('./pool/index.ts');
    older = playRandomly(game, 'older', { needs: [setLabelOf(own)] }, 1);
  });

  const verifyAll = (game: LiryaGame): unknown[] =>
    recordings.flatMap((recording) => {
      const verified = verify(game, recording);
      return verified.ok ? [] : [verified.problem];
    });

  test('has positions that do not depend on cards added before, between and after', async () => {
    const first = setOf('first', [character('a-first'), response('zz-first'), spell('m-first', [])]);
    const grown = setOf('own', [response('own-brisk'), ...own.cards.toReversed(), response('a-brisk')]);
    const last = setOf('last', [response('stress-b'), character('zzz-last')]);
    expect(verifyAll(await install(first, grown, last))).toEqual([]);
  });

  test('needs no card that the match cannot use', async () => {
    expect(verifyAll(await install(without('own-idle', 'own-token')))).toEqual([]);
  });

  test('is refused where a card of a deck is missing, by name', async () => {
    const [id = ''] = Object.keys((deckOf(1) as { readonly cards: object }).cards);
    const [problem] = verifyAll(await install(without(id)));
    expect(problem).toMatchObject({
      entry: 0,
      what: 'start',
      reasons: [{ why: 'added card gone', rule: '15.5', facts: { card: id, set: 'own' } }],
    });
  });

  test('is refused where a token that a card creates is missing, or where a card has changed', async () => {
    const [problem] = verifyAll(await install(without('stress-mote')));
    expect(problem).toMatchObject({ reasons: [{ why: 'added card gone', facts: { card: 'stress-mote' } }] });
    const changed = own.cards.map((card) => (card.id === 'stress-mote' ? { ...card, cost: 1 } : card));
    const [other] = verifyAll(await install(setOf('own', changed)));
    expect(other).toMatchObject({ reasons: [{ why: 'other card', facts: { card: 'stress-mote' } }] });
  });

  test('is refused where its list of cards is not that of the match', async () => {
    const game = await install(own, setOf('more', [character('aa-more'), response('ab-more')]));
    const [recording] = recordings;
    const { cards = [] } = recording!.archive;
    const claim = (claimed: readonly string[]) =>
      verify(game, { ...recording!, archive: { ...recording!.archive, cards: claimed } });
    expect(claim(cards).ok).toBe(true);
    const mote = cards.find((name) => name.startsWith('stress-mote@'))!;
    expect(claim(cards.filter((name) => name !== mote))).toMatchObject(contradiction('stress-mote'));
    expect(claim(cards.toReversed())).toMatchObject(contradiction(expect.any(String)));
    expect(claim([...cards, cards.at(-1)!])).toMatchObject(contradiction(expect.any(String)));
    const { cards: _, ...bare } = recording!.archive;
    expect(verify(game, { ...recording!, archive: bare })).toMatchObject({
      problem: { what: 'start', reasons: [{ why: 'no cards' }] },
    });
  });

  test('of format 1 is still verified with the sets of then, and refused with others before them', async () => {
    expect(verify(await install(own, setOf('last', [character('a-last')])), older).ok).toBe(true);
    expect(verify(await install(setOf('first', [character('a-first')]), own), older)).toMatchObject({
      problem: { what: 'start', reasons: [{ why: 'other set' }] },
    });
  });
});
