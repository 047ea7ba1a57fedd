import { type Archive, type Perspective, type Match, replay, startMatch } from '@ludoteca/kernel';
import { type Character, type CatalogueEntry, MatchHost, type SynchronousPlayer } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { dealLots, lots, type Lots } from '../kernel/lots.testing.ts';
import { lotsEntry } from '../kit/catalogue/lots-entry.testing.ts';
import { createStatefulPlayer } from './stateful-player.testing.ts';
import { createPlayer, playerNames, playOut, listPlayers, seatPlayer, defaultPlayerName } from './index.ts';

const entry: CatalogueEntry<Lots> = { ...lotsEntry, players: { wary: createStatefulPlayer } };
const SEATS = [0, 1, 2];

const seated = (game: CatalogueEntry<Lots>, name: string): SynchronousPlayer<Lots>[] =>
  SEATS.map((seat) => createPlayer(game, name, `seat ${seat}`));

function begin(): { readonly match: Match<Lots>; readonly opening: Lots['event'][] } {
  const opening: Lots['event'][] = [];
  const started = startMatch(lots, { seats: 3, seed: 'lots', settings: { cards: 24 } }, opening);
  if (!started.ok) throw new Error('lots does not start');
  return { match: started.value, opening };
}

/** The same without what it hears. */
const deaf: Character<Lots> = (dice) => {
  const player = createStatefulPlayer(dice);
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
  replay(lots, archive, undefined, (match, told) => events.push(...match.redact(told).get(seat)));
  return events;
}

describe('the players of a game', () => {
  test('are its characters and the built-in players; the first is the default', () => {
    const builtIn = ['greedy', 'random', 'beginner', 'intermediate', 'advanced', 'expert'];
    expect(playerNames(lotsEntry)).toEqual(builtIn);
    expect(defaultPlayerName(lotsEntry)).toBe('greedy');
    expect(playerNames(entry)).toEqual(['wary', ...builtIn]);
    expect(defaultPlayerName(entry)).toBe('wary');
    expect(listPlayers(entry)['wary']).toBe(createStatefulPlayer);
  });

  test.each(['toString', 'nobody', ''])('do not include %j', (name) => {
    expect(() => createPlayer(entry, name, 'seed')).toThrow('no player is called');
  });
});

describe('a character chooses the same', () => {
  test('in bulk every time with the same seed, and otherwise with another', () => {
    const archive = inBulk();
    expect(archive.entries.length).toBeGreaterThan(10);
    expect(inBulk()).toEqual(archive);
    const { match, opening } = begin();
    playOut(
      match,
      SEATS.map((seat) => createPlayer(entry, 'wary', `other ${seat}`)),
      { opening },
    );
    expect(match.archive().entries).not.toEqual(archive.entries);
  });

  test('at a table', async () => {
    const { match, opening } = begin();
    const table = new MatchHost(match, opening);
    await Promise.all(seated(entry, 'wary').map((player, seat) => seatPlayer(table, seat, player)));
    expect(table.archive()).toEqual(inBulk());
  });

  test('if it is created for every question and gets all past events at once', () => {
    const { match } = begin();
    for (let { question } = match; question !== undefined; { question } = match) {
      const player = createPlayer(entry, 'wary', `seat ${question.seat}`, question.number);
      player.observe?.(learned(match.archive(), question.seat));
      match.choose(player.choose(match.perspective(question.seat)));
    }
    expect(match.archive()).toEqual(inBulk());
  });

  test('only because it observes events: one that ignores them plays another match', () => {
    expect(inBulk({ ...lotsEntry, players: { wary: deaf } }).entries).not.toEqual(inBulk().entries);
  });
});

describe('in bulk', () => {
  test('players get the events their seats may know, from the opening to the end', () => {
    const { match, opening } = begin();
    const heard: Lots['event'][][] = [[], [], []];
    const players = seated(entry, 'wary').map((player, seat) => ({
      choose: (line: Perspective<Lots>) => player.choose(line),
      observe: (events: readonly Lots['event'][]) => void heard[seat]!.push(...events),
    }));
    playOut(match, players, { opening });
    for (const seat of SEATS) expect(heard[seat]).toEqual(learned(match.archive(), seat));
    expect(heard[0]).not.toEqual(heard[1]);
  });

  test('a match sends no events without listeners, also after they unsubscribe', () => {
    const quiet = dealLots();
    const silent: unknown[] = [];
    quiet.setEventSink = (heard) => void silent.push(heard);
    playOut(quiet, seated(lotsEntry, 'random'));
    expect(silent).toEqual([]);
    const { match, opening } = begin();
    const listened: unknown[] = [];
    const listen = match.setEventSink.bind(match);
    match.setEventSink = (heard) => {
      listened.push(heard);
      listen(heard);
    };
    playOut(match, seated(entry, 'wary'), { opening });
    expect(listened.at(-1)).toBeUndefined();
    expect(listened.length).toBeGreaterThan(1);
  });
});
