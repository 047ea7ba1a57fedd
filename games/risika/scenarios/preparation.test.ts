/** RULES 1 and 2: what there is, and the preparation. */
import { startMatch } from '@ludoteca/kernel';
import { scenario, setUpScenario } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { FACULTIES, LINKS, NEIGHBOURS } from '../board.ts';
import { createDeck, weaponOf } from '../cards.ts';
import { risika } from '../index.ts';
import type { Event } from '../parts.ts';
import { findTerritory } from './set-table.testing.ts';

describe('1. the components', () => {
  test('1.1 26 territories in six faculties, each in one', () => {
    expect(FACULTIES.flatMap(({ territories }) => territories)).toEqual(
      Array.from({ length: 26 }, (_, i) => i),
    );
    expect(FACULTIES.map(({ bonus }) => bonus)).toEqual([3, 2, 2, 4, 4, 2]);
  });

  test('1.2 32 links, including the one around the map', () => {
    expect(LINKS).toHaveLength(32);
    expect(LINKS.filter(({ kind }) => kind === 'wrap')).toEqual([{ ends: [3, 19], kind: 'wrap' }]);
    expect(NEIGHBOURS[findTerritory('Ing. Elettronica')]).toEqual([3, 18, 20, 21, 22]);
    expect(NEIGHBOURS[findTerritory('Scienze Motorie')]).toEqual([findTerritory('Medicina')]);
    expect(NEIGHBOURS[findTerritory('Lettere')]).not.toContain(findTerritory('Pedagogia'));
  });

  test('1.4 twelve coffees, eight beers, six wines and two jokers', () => {
    const weapons = createDeck().map(weaponOf);
    const count = (weapon: number | undefined) => weapons.filter((one) => one === weapon).length;
    expect([count(0), count(1), count(2), count(undefined)]).toEqual([12, 8, 6, 2]);
  });
});

/** A match after the preparation has been told, with colours taken as offered and armies placed one by one. */
function prepared(seats: number, seed: string): readonly Event[] {
  const told: Event[] = [];
  const started = startMatch(risika.game, { seats, seed }, told);
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  match.setEventSink(told);
  while (match.question !== undefined && match.question.prompt !== 'round')
    match.choose(match.question.options[0]!);
  return told;
}

const of = <D extends Event['did']>(events: readonly Event[], did: D) =>
  events.filter((event): event is Extract<Event, { did: D }> => event.did === did);

test('2.1 the starter is random', () => {
  const starters = Array.from({ length: 60 }, (_, i) => of(prepared(3, `starter ${i}`), 'begin')[0]!.seat);
  expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
});

test('2.1 colours, territories and armies go in turn from the starter, by rising seats', () => {
  const events = prepared(4, 'turns');
  const starter = of(events, 'begin')[0]!.seat;
  const order = [0, 1, 2, 3].map((i) => (starter + i) % 4);
  expect(of(events, 'colour').map(({ seat }) => seat)).toEqual(order);
  expect(of(events, 'deal').map(({ seat }) => seat)).toEqual(order);
  const placed = of(events, 'place').map(({ seat }) => seat);
  expect(placed.slice(0, 12)).toEqual(order.flatMap((seat) => [seat, seat, seat]));
  expect(of(events, 'round')).toEqual([{ did: 'round', round: 1, seat: starter }]);
});

test.each([
  [3, [9, 9, 8], [26, 26, 27]],
  [4, [7, 7, 6, 6], [23, 23, 24, 24]],
  [5, [6, 5, 5, 5, 5], [19, 20, 20, 20, 20]],
  [6, [5, 5, 4, 4, 4, 4], [15, 15, 16, 16, 16, 16]],
])('2.3 to 2.5 with %i players %j territories are dealt and %j armies placed', (seats, dealt, placed) => {
  const events = prepared(seats, 'deal');
  const deals = of(events, 'deal');
  expect(deals.map(({ territories }) => territories.length)).toEqual(dealt);
  expect(new Set(deals.flatMap(({ territories }) => territories)).size).toBe(26);
  const armies = deals.map(({ seat }) =>
    of(events, 'place').reduce((sum, event) => (event.seat === seat ? sum + event.armies : sum), 0),
  );
  expect(armies).toEqual(placed);
});

scenario('2.2 a taken colour is not offered again', () => {
  const { ann, bob, cat } = setUpScenario(risika, {
    cast: ['ann', 'bob', 'cat'],
    from: {
      state: {
        ...risika.game.setup({ defence: 'declared', rounds: 300 }, 3),
        colours: [-1, 3, -1],
        starter: 1,
      },
      agenda: [{ do: 'colour', seat: 2 }],
    },
  });
  bob.isNotAsked();
  cat.isOffered({ colour: 0 }, { colour: 4 }, { colour: 2 }, { colour: 5 }, { colour: 1 });
  cat.cannot({ colour: 3 }, 'colour taken', '2.2');
  cat.cannot({ colour: 9 }, 'one colour', '2.2');
  cat.plays({ colour: 1 });
  ann.isAsked('colour');
});

scenario('2.5 three armies at a time, together or apart, then the next player', () => {
  const { ann, bob, everybody } = setUpScenario(risika, { cast: ['ann', 'bob', 'cat'], from: halfPlaced() });
  ann.isAsked('place');
  ann.plays({ place: 0 });
  ann.isOffered(1, 2, 3);
  ann.plays(2);
  everybody.hears({ did: 'place', seat: 0, on: 0, armies: 2, left: 3 });
  ann.plays({ place: 3 });
  bob.isAsked('place');
});

scenario('2.5 fewer than three at the end, and players without armies are skipped', () => {
  const { ann, cat } = setUpScenario(risika, { cast: ['ann', 'bob', 'cat'], from: halfPlaced([2, 0, 3]) });
  ann.plays({ place: 0 });
  ann.isOffered(1, 2);
  ann.plays(2);
  cat.isAsked('place');
});

scenario('2.6 after the last army the deck is shuffled, jokers and all, and the starter begins', () => {
  const { cat, bob, everybody } = setUpScenario(risika, {
    cast: ['ann', 'bob', 'cat'],
    from: halfPlaced([0, 0, 1], 2),
  });
  cat.plays({ place: 2 });
  everybody.hears({ did: 'shuffle' }, { did: 'round', round: 1, seat: 1 });
  everybody.sees({ deck: { count: 28, cards: [] }, round: 1 });
  bob.isOffered('go on');
});

/** The middle of the placement: territories 0, 3, 6, … are the first player's, and so on. */
function halfPlaced(reserve: number[] = [5, 5, 6], seat = 0) {
  const state = risika.game.setup({ defence: 'declared', rounds: 300 }, 3);
  const owners = state.owners.map((_, territory) => territory % 3);
  const armies = owners.map(() => 1);
  return {
    state: { ...state, owners, armies, reserve, colours: [0, 1, 2], starter: 1 },
    agenda: [{ do: 'prepare', seat } as const],
  };
}
