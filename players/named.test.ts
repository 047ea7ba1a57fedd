import { type Archive, type Line, type Match, replay, start } from '@ludoteca/kernel';
import { type Character, type Entry, LocalTable } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { dealLots, lots, type Lots } from '../kernel/lots.testing.ts';
import { lotsEntry } from '../kit/face/lots.testing.ts';
import { wary } from './wary.testing.ts';
import { playerFor, playerNames, playOut, playersOf, type QuickPlayer, sit, standInOf } from './index.ts';

const entry: Entry<Lots> = { ...lotsEntry, players: { wary } };
const SEATS = [0, 1, 2];

const seated = (game: Entry<Lots>, name: string): QuickPlayer<Lots>[] =>
  SEATS.map((seat) => playerFor(game, name, `seat ${seat}`));

function begin(): { readonly match: Match<Lots>; readonly opening: Lots['event'][] } {
  const opening: Lots['event'][] = [];
  const started = start(lots, { seats: 3, seed: 'lots', settings: { cards: 24 } }, opening);
  if (!started.ok) throw new Error('lots does not start');
  return { match: started.value, opening };
}

/** The same without what it hears. */
const deaf: Character<Lots> = (dice) => {
  const player = wary(dice);
  return { choose: (line) => player.choose(line) };
};

function inBulk(game = entry): Archive {
  const { match, opening } = begin();
  playOut(match, seated(game, 'wary'), { opening });
  return match.archive();
}

/** All that each seat has learned when an archive has come so far. */
function learned(archive: Archive, seat: number): Lots['event'][] {
  const events: Lots['event'][] = [];
  replay(lots, archive, undefined, (match, told) => events.push(...match.seen(told).get(seat)));
  return events;
}

describe('the players of a game', () => {
  test('are its own and those of the house, by name; the first takes the seats that are left', () => {
    expect(playerNames(lotsEntry)).toEqual(['greedy', 'random']);
    expect(standInOf(lotsEntry)).toBe('greedy');
    expect(playerNames(entry)).toEqual(['wary', 'greedy', 'random']);
    expect(standInOf(entry)).toBe('wary');
    expect(playersOf(entry)['wary']).toBe(wary);
  });

  test.each(['toString', 'nobody', ''])('are none of the name %j', (name) => {
    expect(() => playerFor(entry, name, 'seed')).toThrow('no player is called');
  });
});

describe('a player of a game’s own chooses the same', () => {
  test('in bulk whenever it is played, and not whatever the seed', () => {
    const archive = inBulk();
    expect(archive.entries.length).toBeGreaterThan(10);
    expect(inBulk()).toEqual(archive);
    const { match, opening } = begin();
    playOut(
      match,
      SEATS.map((seat) => playerFor(entry, 'wary', `other ${seat}`)),
      { opening },
    );
    expect(match.archive().entries).not.toEqual(archive.entries);
  });

  test('at a table', async () => {
    const { match, opening } = begin();
    const table = new LocalTable(match, opening);
    await Promise.all(seated(entry, 'wary').map((player, seat) => sit(table, seat, player)));
    expect(table.archive()).toEqual(inBulk());
  });

  test('made anew for every question and told its past at once', () => {
    const { match } = begin();
    for (let { question } = match; question !== undefined; { question } = match) {
      const player = playerFor(entry, 'wary', `seat ${question.seat}`, question.number);
      player.hear?.(learned(match.archive(), question.seat));
      match.choose(player.choose(match.line(question.seat)));
    }
    expect(match.archive()).toEqual(inBulk());
  });

  test('only because it has heard and because its dice begin anew: the one that forgets plays another match', () => {
    expect(inBulk({ ...lotsEntry, players: { wary: deaf } }).entries).not.toEqual(inBulk().entries);
  });
});

describe('in bulk', () => {
  test('players hear what their seats may know, opening and end included', () => {
    const { match, opening } = begin();
    const heard: Lots['event'][][] = [[], [], []];
    const players = seated(entry, 'wary').map((player, seat) => ({
      choose: (line: Line<Lots>) => player.choose(line),
      hear: (events: readonly Lots['event'][]) => void heard[seat]!.push(...events),
    }));
    playOut(match, players, { opening });
    for (const seat of SEATS) expect(heard[seat]).toEqual(learned(match.archive(), seat));
    expect(heard[0]).not.toEqual(heard[1]);
  });

  test('a match stays silent where nobody listens, and is silent again afterwards', () => {
    const quiet = dealLots();
    const silent: unknown[] = [];
    quiet.listen = (heard) => void silent.push(heard);
    playOut(quiet, seated(lotsEntry, 'random'));
    expect(silent).toEqual([]);
    const { match, opening } = begin();
    const listened: unknown[] = [];
    const listen = match.listen.bind(match);
    match.listen = (heard) => {
      listened.push(heard);
      listen(heard);
    };
    playOut(match, seated(entry, 'wary'), { opening });
    expect(listened.at(-1)).toBeUndefined();
    expect(listened.length).toBeGreaterThan(1);
  });
});
