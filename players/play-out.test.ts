import {
  type Archive,
  type Choice,
  createFastDice,
  RulebookError,
  type Perspective,
  type Match,
  type Parts,
  type Question,
} from '@ludoteca/kernel';
import { type CatalogueEntry, MatchHost, type Player, type SynchronousPlayer } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { dealLots, type Lots } from '../kernel/lots.testing.ts';
import {
  startScript,
  bytesOf,
  gather,
  offer,
  type Script,
  createScriptedGame,
} from '../kernel/script.testing.ts';
import { lotsEntry } from '../kit/catalogue/lots-entry.testing.ts';
import { createGreedyPlayer, playOut, createRandomPlayer, seatPlayer, createUniformPlayer } from './index.ts';

const options = ['a', 'b', 'c', 'd', 'e'];
const scriptEntry = {
  game: createScriptedGame(),
  heuristics: { greedy: () => 'e' },
} as unknown as CatalogueEntry<Script>;

/** Every choice that a player makes when it is asked again and again. */
function choicesOf(player: SynchronousPlayer<Script>, times: number): Map<unknown, number> {
  const line = startScript(offer(1, options)).perspective(1);
  const counts = new Map<unknown, number>();
  for (let i = 0; i < times; i++) {
    const choice = player.choose(line);
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
}

const seated = (
  entry: CatalogueEntry<Lots>,
  make: typeof createRandomPlayer,
  seed: string,
): SynchronousPlayer<Lots>[] => [0, 1, 2].map((seat) => make(entry, createFastDice(`${seed} ${seat}`)));

/** Seats these players at a table and waits for the end of the match. */
async function playAt<P extends Parts>(match: Match<P>, players: readonly Player<P>[]): Promise<Archive> {
  const table = new MatchHost(match, []);
  await Promise.all(players.map((player, seat) => seatPlayer(table, seat, player)));
  return table.archive();
}

/** The dice of a match after players with this seed. */
const diceAfter = (seed: string): unknown => {
  const match = dealLots();
  playOut(match, seated(lotsEntry, createUniformPlayer, seed));
  return match.position().dice;
};

describe('the uniform player', () => {
  test('picks every option as its dice determine', () => {
    const dice = createFastDice('uniform');
    const counts = choicesOf(createUniformPlayer(scriptEntry, createFastDice('uniform')), 500);
    const expected = new Map<unknown, number>();
    for (let i = 0; i < 500; i++) {
      const choice = options[dice.int(5)];
      expected.set(choice, (expected.get(choice) ?? 0) + 1);
    }
    expect(counts).toEqual(expected);
    expect(new Set(counts.keys())).toEqual(new Set(options));
  });

  test('ignores the random heuristic of the game', () => {
    const entry = { ...scriptEntry, heuristics: { ...scriptEntry.heuristics, random: () => 'b' } };
    expect(choicesOf(createUniformPlayer(entry, createFastDice('u')), 100).size).toBe(5);
  });
});

describe('the random player', () => {
  test('follows the random heuristic of the game with its own dice', () => {
    const heuristics = {
      ...scriptEntry.heuristics,
      favourite: ['c', 'd'],
      random(question: Question<Script>, dice: { int(n: number): number }): Choice<Script> {
        expect(question.options).toEqual(options);
        return this.favourite[dice.int(2)]!;
      },
    };
    const counts = choicesOf(createRandomPlayer({ ...scriptEntry, heuristics }, createFastDice('r')), 200);
    expect(new Set(counts.keys())).toEqual(new Set(['c', 'd']));
  });

  test('is uniform if the game has no random heuristic', () => {
    expect(choicesOf(createRandomPlayer(scriptEntry, createFastDice('r')), 200)).toEqual(
      choicesOf(createUniformPlayer(scriptEntry, createFastDice('r')), 200),
    );
  });
});

describe('the greedy player', () => {
  test('follows the greedy heuristic, which gets the perspective of its seat', () => {
    const seen: Perspective<Script>[] = [];
    const heuristics = {
      greedy: (line: Perspective<Script>, question: Question<Script>): Choice<Script> => {
        seen.push(line);
        return question.options.at(-1)!;
      },
    };
    expect([
      ...choicesOf(createGreedyPlayer({ ...scriptEntry, heuristics }, createFastDice('g')), 3),
    ]).toEqual([['e', 3]]);
    expect(seen[0]!.seat).toBe(1);
    expect(seen[0]!.view()).toMatchObject({ by: '1' });
  });
});

test('a player is called only when its seat is asked', () => {
  const line = startScript(offer(1)).perspective(0);
  for (const make of [createUniformPlayer, createRandomPlayer, createGreedyPlayer])
    expect(() => make(scriptEntry, createFastDice('n')).choose(line)).toThrow('seat 0 was not asked');
});

describe('playing a match', () => {
  test('gives the same match synchronously and at a host, every time', async () => {
    for (const make of [createUniformPlayer, createGreedyPlayer]) {
      const matches = [dealLots(), dealLots()] as const;
      const decisions = playOut(matches[0], seated(lotsEntry, make, 's'));
      playOut(matches[1], seated(lotsEntry, make, 's'));
      const withTime = await playAt(dealLots(), seated(lotsEntry, make, 's'));
      expect(matches[0].outcome).toBeDefined();
      expect(decisions).toBe(matches[0].archive().entries.length);
      expect(bytesOf(matches[1])).toBe(bytesOf(matches[0]));
      expect(withTime).toEqual(matches[0].archive());
    }
  });

  test('never uses the dice of the match for its players', () => {
    expect(diceAfter('x')).toEqual(diceAfter('y'));
    expect(diceAfter('x')).toEqual(dealLots().position().dice);
  });

  test('synchronously stops after the maximum of decisions', () => {
    const match = dealLots();
    expect(playOut(match, seated(lotsEntry, createUniformPlayer, 's'), { most: 3 })).toBe(3);
    expect(match.number).toBe(3);
    expect(playOut(match, seated(lotsEntry, createUniformPlayer, 's'), { most: 0 })).toBe(0);
  });

  test('synchronously throws for an illegal answer', () => {
    const wrong = [0, 1, 2].map(() => ({ choose: () => 'nonsense' }));
    expect(() => playOut(startScript(offer(1)), wrong)).toThrow(RulebookError);
  });

  test('at a host accepts asynchronous answers by value', async () => {
    const match = startScript(gather(1), offer(0));
    const slow = {
      choose: async (line: Perspective<Script>) =>
        JSON.parse(JSON.stringify(line.question!.options.at(-1))) as 'done',
    };
    expect((await playAt(match, [slow, slow, slow])).entries).toEqual([{ answer: 'done' }, { answer: 'no' }]);
  });

  test('at a host turns illegal answers into lapses', async () => {
    const match = startScript(offer(1), offer(2));
    const wrong = { choose: () => 'nonsense' };
    const right = { choose: () => 'no' };
    expect((await playAt(match, [right, wrong, right])).entries).toEqual([{ lapse: 1 }, { answer: 'no' }]);
  });

  test('at a host asks again when another seat has left meanwhile, and cancels the first question', async () => {
    const table = new MatchHost(startScript(offer(1), offer(2)), []);
    const forgotten: string[] = [];
    const hesitant: Player<Script> = {
      choose: async () => {
        if (forgotten.length === 0) await table.withdraw(0);
        return 'yes';
      },
      cancel: () => forgotten.push('the first question'),
    };
    const sure = { choose: () => 'yes' };
    await Promise.all([seatPlayer(table, 1, hesitant), seatPlayer(table, 2, sure)]);
    expect(table.archive().entries).toEqual([{ withdraw: 0 }, { answer: 'yes' }, { answer: 'yes' }]);
    expect(forgotten).toEqual(['the first question']);
  });

  test('withdraws a player that throws, without its error in the archive', async () => {
    const table = new MatchHost(startScript(offer(1), offer(2)), []);
    const crashed = { choose: () => Promise.reject(new Error('the program has ended')) };
    const faults: unknown[] = [];
    await Promise.all([
      seatPlayer(table, 1, crashed, (error) => faults.push(error)),
      seatPlayer(table, 2, { choose: () => 'yes' }),
    ]);
    expect(table.archive().entries).toEqual([{ withdraw: 1, note: 'fault' }, { answer: 'yes' }]);
    expect(faults).toEqual([new Error('the program has ended')]);
  });

  test('sends players the events their seats may know before they are asked', async () => {
    const heard: unknown[] = [];
    const listening: Player<Lots>[] = seated(lotsEntry, createUniformPlayer, 's').map((player, seat) => ({
      choose: (line) => player.choose(line),
      observe: (events) => heard.push([seat, events]),
    }));
    const { entries } = await playAt(dealLots(), listening);
    expect(heard.length).toBeGreaterThanOrEqual(entries.length);
  });

  test('asks no player if the match is over', async () => {
    const match: Match<Script> = startScript();
    expect(playOut(match, [])).toBe(0);
    const table = new MatchHost(match, []);
    await seatPlayer(table, 0, { choose: () => 'never asked' });
    expect(table.archive().entries).toEqual([]);
  });
});
