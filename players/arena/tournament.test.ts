/** Schedules, journals and tables of tournaments. */
import { createFastDice } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { createPlan, createResult } from './arena.testing.ts';
import { JournalWriter, parseJournal } from './journal.ts';
import { runTournament } from './run-tournament.ts';
import { createSchedule, isRoundRobin } from './schedule.ts';
import { computeTables } from './tables.ts';
import type { MatchResult, TournamentPlan } from './tournament.ts';

/** Appearances of each player at each seat. */
function countSeats(plan: TournamentPlan): number[][] {
  const counts = plan.players.map(() => Array.from({ length: plan.seats }, () => 0));
  for (const { playerBySeat } of createSchedule(plan))
    for (const [seat, player] of playerBySeat.entries()) counts[player]![seat]!++;
  return counts;
}

describe('a schedule', () => {
  test('lets every pair play every deal from both seats', () => {
    const schedule = createSchedule(createPlan(4, { rounds: 3 }));
    expect(schedule).toHaveLength(6 * 2 * 3);
    const pairs = new Map<string, string[][]>();
    for (const { seed, playerBySeat } of schedule)
      pairs.set(seed, [...(pairs.get(seed) ?? []), playerBySeat.map(String)]);
    expect(pairs.size).toBe(18);
    for (const [first, second] of pairs.values()) expect(second).toEqual(first!.toReversed());
    expect(schedule.map(({ number }) => number)).toEqual(schedule.map((_, i) => i));
  });

  test('rotates groups of three and four through all seats', () => {
    for (const seats of [3, 4])
      for (const row of countSeats(createPlan(5, { seats }))) expect(new Set(row).size).toBe(1);
  });

  test('of a gauntlet has its player in every match', () => {
    const plan = createPlan(5, { seats: 3, gauntlet: 'p2' });
    const schedule = createSchedule(plan);
    expect(schedule).toHaveLength(6 * 3);
    expect(schedule.every(({ playerBySeat }) => playerBySeat.includes(2))).toBe(true);
  });

  test.each([
    [200, 4, undefined],
    [201, 4, undefined],
    [301, 3, 'p7'],
  ])(
    'of %i players at %i seats (gauntlet %s) is drawn at random and balanced',
    (players, seats, gauntlet) => {
      const plan = createPlan(players, {
        seats,
        rounds: 50,
        ...(gauntlet === undefined ? {} : { gauntlet }),
      });
      expect(isRoundRobin(plan)).toBe(false);
      const counts = countSeats(plan).filter((_, player) => `p${player}` !== gauntlet);
      const totals = counts.map((row) => row.reduce((sum, count) => sum + count, 0));
      expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(2 * seats);
      for (const { playerBySeat } of createSchedule(plan)) expect(new Set(playerBySeat).size).toBe(seats);
      expect(createSchedule(plan)).toEqual(createSchedule(plan));
    },
  );
});

/** The last players of a tournament of twenty-four, which lose against all others. */
const isBeaten = (player: number): boolean => player >= 20;

/** The results of a plan in which a smaller index wins, with some draws. */
const playAll = (plan: TournamentPlan): MatchResult[] =>
  createSchedule(plan).map(({ number, playerBySeat: [a = 0, b = 0] }) =>
    createResult(number, number % 7 === 0 ? [1, 1] : a < b ? [1, 2] : [2, 1]),
  );

function writeJournal(plan: TournamentPlan, results: readonly MatchResult[]): string {
  const writer = new JournalWriter();
  return writer.formatPlan(plan) + results.map((result) => writer.formatResult(result)).join('');
}

describe('a journal', () => {
  const plan = createPlan(3, { rounds: 4 });
  const results = playAll(plan);
  const text = writeJournal(plan, results);

  test('gives back plan and results', () => {
    expect(parseJournal(text)).toMatchObject({ ok: true, value: { plan, results, length: text.length } });
  });

  test('is continued after a line that was cut off anywhere', () => {
    const lines = text.split('\n');
    const start = text.length - lines.at(-2)!.length - 1;
    for (let cut = start; cut < text.length; cut += 7) {
      const parsed = parseJournal(text.slice(0, cut));
      if (!parsed.ok) throw new Error('the journal is refused');
      expect(parsed.value).toMatchObject({ results: results.slice(0, -1), length: start });
      const writer = new JournalWriter(parsed.value.checksum);
      expect(text.slice(0, parsed.value.length) + writer.formatResult(results.at(-1)!)).toBe(text);
    }
  });

  test('can be extended, and the extension is damaged if it does not raise the rounds', () => {
    const short = createPlan(3);
    const write = (...extensions: readonly number[]): string => {
      const writer = new JournalWriter();
      const result = createResult(0, [1, 2]);
      const first = writer.formatPlan(short) + writer.formatResult(result);
      return first + extensions.map((rounds) => writer.formatExtension(rounds)).join('');
    };
    const { rounds } = short;
    const extended = parseJournal(write(rounds + 1, rounds + 5));
    expect(extended).toMatchObject({ ok: true, value: { plan: { ...short, rounds: rounds + 5 } } });
    const longer = createSchedule({ ...short, rounds: rounds + 5 });
    expect(longer.slice(0, createSchedule(short).length)).toEqual(createSchedule(short));
    for (const [damaged, line] of [
      [write(rounds + 2, rounds + 1), 4],
      [write(rounds + 2).replace(/"rounds":(\d+)}\n$/, '"rounds":99}\n'), 3],
    ] as const)
      expect(parseJournal(damaged)).toEqual({ ok: false, problem: { what: 'damaged', line } });
  });

  test('that is foreign or damaged is refused', () => {
    for (const foreign of [
      '',
      'hello\n',
      '{}\n',
      text.replace('"seed":"master"', '"seed":"other"'),
      text.slice(1),
    ])
      expect(parseJournal(foreign)).toEqual({ ok: false, problem: { what: 'foreign' } });
    const lines = text.split('\n');
    const swapped = [lines[0], lines[2], lines[1], ...lines.slice(3)].join('\n');
    const removed = lines.toSpliced(2, 1).join('\n');
    for (const [damaged, line] of [
      [swapped, 2],
      [removed, 3],
      [text.replace('"match":5', '"match":50'), 7],
    ] as const)
      expect(parseJournal(damaged)).toEqual({ ok: false, problem: { what: 'damaged', line } });
  });

  test('with any changed byte before its last line is refused', () => {
    const dice = createFastDice('journal');
    const end = text.lastIndexOf('\n', text.length - 2);
    for (let i = 0; i < 300; i++) {
      const at = dice.int(end);
      const changed = `${text.slice(0, at)}${dice.pick(['x', '0', '}', '\n', ' '].filter((c) => c !== text[at]))}${text.slice(at + 1)}`;
      expect(parseJournal(changed).ok).toBe(false);
    }
  });
});

describe('tables', () => {
  const plan = createPlan(4, { rounds: 5 });
  const results = playAll(plan);

  test('do not depend on the order in which matches were finished', () => {
    const shuffled = createFastDice('order').shuffle([...results]);
    expect(computeTables(plan, shuffled)).toEqual(computeTables(plan, results));
  });

  test('count places, points, draws and pairs', () => {
    const { rows, pairs } = computeTables(plan, results);
    expect(rows.map(({ player }) => player)).toEqual([0, 1, 2, 3]);
    for (const row of rows) {
      expect(row.matches).toBe(30);
      expect(row.points).toBeCloseTo(row.wins.wins + row.draws / 2);
      expect(row.places[0]! + row.places[1]!).toBe(30);
    }
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(results.length);
    for (const [i, row] of pairs.entries())
      for (const [j, cell] of row.entries()) {
        if (i === j) continue;
        expect(cell.matches).toBe(10);
        expect(cell.score + pairs[j]![i]!.score).toBe(10);
      }
  });

  test('award the points of the plan, shared among equal places', () => {
    const three = createPlan(3, { seats: 3, points: [5, 2, 0] });
    const { matches } = computeTables(three, [createResult(0, [1, 2, 2]), createResult(1, [1, 1, 1])]);
    expect(matches.map(({ points }) => points)).toEqual([
      [5, 1, 1],
      [7 / 3, 7 / 3, 7 / 3],
    ]);
  });

  test('rate equal players alike, whichever meet the weak ones first', () => {
    // Twenty equal players, of whom the first seat wins, then four that always lose.
    const many = createPlan(24, { rounds: 1 });
    const { rows: rated } = computeTables(
      many,
      createSchedule(many).map(({ number, playerBySeat: [a = 0, b = 0] }) =>
        createResult(number, isBeaten(a) && !isBeaten(b) ? [2, 1] : [1, 2]),
      ),
    );
    const meanOf = (from: number, to: number): number => {
      const group = rated.filter(({ player }) => player >= from && player < to);
      return group.reduce((sum, { rating }) => sum + rating.mu, 0) / group.length;
    };
    expect(Math.abs(meanOf(0, 10) - meanOf(10, 20))).toBeLessThan(0.5);
    expect(rated.slice(-4).every(({ player }) => isBeaten(player))).toBe(true);
  });

  test('leave out matches with a fault', () => {
    const faulty = [...results.slice(1), { ...createResult(0, []), fault: 'a rule failed' }];
    const tables = computeTables(plan, faulty);
    expect(tables.matches).toHaveLength(results.length - 1);
    expect(tables.faults).toHaveLength(1);
  });

  test('of a sequential test end where it is decided, whatever was played after it', () => {
    const tested = createPlan(2, { rounds: 500, sprt: { elo0: 0, elo1: 50 } });
    const all = playAll(tested);
    const decided = computeTables(tested, all);
    expect(decided.sprt?.verdict).toBe('H1');
    expect(decided.matches.length).toBeLessThan(all.length);
    const shuffled = createFastDice('sprt').shuffle(all.slice(0, decided.matches.length + 40));
    expect(computeTables(tested, shuffled)).toEqual(decided);
  });
});

describe('a run', () => {
  const plan = createPlan(5, { rounds: 10 });
  const schedule = createSchedule(plan);
  const all = playAll(plan);
  const stopSignal = new AbortController().signal;

  /** Plays with random delays; stops with an error after some matches. */
  async function play(
    results: readonly MatchResult[],
    jobs: number,
    until = Infinity,
  ): Promise<MatchResult[]> {
    const dice = createFastDice(`run ${jobs} ${results.length}`);
    const recorded = [...results];
    await runTournament({
      plan,
      schedule,
      results,
      jobs,
      stopSignal,
      play: async ({ number }) => {
        for (let wait = dice.int(5); wait > 0; wait--) await Promise.resolve();
        return { result: all[number]!, save: async () => undefined };
      },
      record: async (result) => {
        if (recorded.length >= until) throw new Error('disk full');
        recorded.push(result);
      },
    }).catch((error: Error) => {
      if (error.message !== 'disk full') throw error;
    });
    return recorded;
  }

  test('gives the same tables with 1 and 16 jobs, and after interruptions', async () => {
    const tables = computeTables(plan, all);
    expect(computeTables(plan, await play([], 1))).toEqual(tables);
    expect(computeTables(plan, await play([], 16))).toEqual(tables);
    let results: MatchResult[] = [];
    for (const until of [1, 20, 50, 51, 130, Infinity]) results = await play(results, 8, until);
    expect(computeTables(plan, results)).toEqual(tables);
  });

  test('keeps as many matches running as there are jobs', async () => {
    let running = 0;
    let most = 0;
    await runTournament({
      plan,
      schedule,
      results: [],
      jobs: 7,
      stopSignal,
      play: async ({ number }) => {
        most = Math.max(most, ++running);
        for (let i = 0; i < 5; i++) await Promise.resolve();
        running--;
        return { result: all[number]!, save: async () => undefined };
      },
      record: async () => undefined,
    });
    expect(most).toBe(7);
  });
});
