import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../testkit/scale.ts';
import type { Archive, Game, Json, Match } from './contract.ts';
import { deepCopy } from './data.ts';
import { dealLots, type Lots, lots, playLots } from './lots.testing.ts';
import { bytesOf, createScriptedGame } from './script.testing.ts';
import { expectOk } from './result.testing.ts';
import { recordMatch } from './archive.ts';
import {
  createMatchStarter,
  findVersion,
  type StartOptions,
  replay,
  resumeMatch,
  startMatch,
} from './start-match.ts';
import { verify } from './verify-archive.ts';

fc.configureGlobal({ seed: 4, numRuns: scaleVolume(5000) });

const actionNumbers = fc.array(fc.nat(), { minLength: 5, maxLength: 60 });

describe('a match starter', () => {
  const from = { deck: [1, 2], hands: [[3], [4]] };

  test.each([{ seats: 2 }, { seats: 3, settings: { cards: 8 }, dice: 'fast' as const }, { seats: 2, from }])(
    'with %o starts the same matches as single starts',
    (plan) => {
      const starter = expectOk(createMatchStarter(lots, plan));
      for (const seed of ['a', 'b', 'a']) {
        const match = expectOk(starter.start(seed));
        const single = expectOk(startMatch(lots, { ...plan, seed }));
        expect(match.archive()).toEqual(single.archive());
        playLots(match, [1, 2, 3]);
        playLots(single, [1, 2, 3]);
        expect(match.canonicalPosition()).toBe(single.canonicalPosition());
      }
    },
  );

  test('refuses an invalid seed', () => {
    const starter = expectOk(createMatchStarter(lots, { seats: 2 }));
    expect(starter.start('')).toEqual({ ok: false, problem: [{ why: 'seed' }] });
  });
});

describe('a start', () => {
  test.each<[string, Partial<StartOptions>, readonly unknown[]]>([
    ['too few seats', { seats: 1 }, [{ why: 'seats', facts: { min: 2, max: 4, given: 1 } }]],
    ['too many seats', { seats: 5 }, [{ why: 'seats', facts: { min: 2, max: 4, given: 5 } }]],
    ['half a seat', { seats: 2.5 }, [{ why: 'seats', facts: { min: 2, max: 4, given: 2.5 } }]],
    ['seats that are no number', { seats: NaN }, [{ why: 'seats', facts: { min: 2, max: 4, given: null } }]],
    ['seats in words', { seats: '3' as never }, [{ why: 'seats', facts: { min: 2, max: 4, given: '3' } }]],
    ['an empty seed', { seed: '' }, [{ why: 'seed' }]],
    ['loaded dice', { dice: 'loaded' as never }, [{ why: 'dice' }]],
    ['an endless seed', { seed: 'x'.repeat(1001) }, [{ why: 'seed' }]],
    ['a seed that is no text', { seed: 7 as never }, [{ why: 'seed' }]],
    [
      'settings out of range',
      { settings: { cards: 3 } },
      [{ why: 'cards', facts: { field: 'cards', min: 4, max: 40 } }],
    ],
    ['a position that is no data', { from: { deck: [NaN] } }, [{ why: 'position' }]],
    ['a position of functions', { from: () => 1 }, [{ why: 'position' }]],
    ['a position without a deck', { from: { hands: [] } }, [{ why: 'deck', facts: { field: 'deck' } }]],
    [
      'a position for other seats',
      { from: { deck: [1], hands: [[]] } },
      [{ why: 'hands', facts: { field: 'hands' } }],
    ],
  ])('with %s is refused with its reasons', (_, given, reasons) => {
    expect(startMatch(lots, { seats: 3, seed: 's', ...given })).toEqual({ ok: false, problem: reasons });
  });

  test('from a position is refused by a game without positions', () => {
    const refused = startMatch(createScriptedGame(), { seats: 2, seed: 's', from: {} });
    expect(refused).toEqual({ ok: false, problem: [{ why: 'no position' }] });
  });

  test('from a position may have fewer seats than a new match, if the game allows it', () => {
    const three = { ...lots, seats: { min: 3, max: 4, least: 2 } };
    const given = { seats: 2, seed: 's' };
    const from = { deck: [1], hands: [[2], [3]] };
    expect(startMatch(three, { ...given, from }).ok).toBe(true);
    expect(startMatch(three, given)).toEqual({
      ok: false,
      problem: [{ why: 'seats', facts: { min: 3, max: 4, given: 2 } }],
    });
    expect(startMatch(three, { ...given, seats: 1, from })).toEqual({
      ok: false,
      problem: [{ why: 'seats', facts: { min: 2, max: 4, given: 1 } }],
    });
  });

  test('runs to the first question and collects the events of the opening', () => {
    const heard: Lots['event'][] = [];
    const started = startMatch(lots, { seats: 2, seed: 's' }, heard);
    expect(started.ok && started.value.question?.number).toBe(0);
    expect(heard).toEqual([
      { did: 'draw', seat: 0, card: expect.any(Number) as number },
      { did: 'draw', seat: 1, card: expect.any(Number) as number },
    ]);
  });

  test('collects no events after the opening', () => {
    const heard: Lots['event'][] = [];
    const started = startMatch(lots, { seats: 2, seed: 's' }, heard);
    if (started.ok) started.value.choose('draw');
    expect(heard).toHaveLength(2);
  });

  test('gives the same match for the same seed and another one for another seed', () => {
    const decks = ['1', '1', '2'].map((seed) =>
      JSON.stringify(dealLots({ seed, settings: { cards: 40 } }).position().state),
    );
    expect(decks[0]).toBe(decks[1]);
    expect(decks[0]).not.toBe(decks[2]);
    expect(dealLots({ dice: 'fast' }).position().dice).toMatchObject({ kind: 'fast' });
    expect(dealLots().position().dice).toMatchObject({ kind: 'chacha' });
  });

  test('accepts seeds of up to 1000 characters', () => {
    expect(startMatch(lots, { seats: 2, seed: 'x'.repeat(1000) }).ok).toBe(true);
  });
});

describe('a start from a position', () => {
  const from = { deck: [5, 1, 4], hands: [[9], [2], []] };

  test('begins at the position, which is part of the archive', () => {
    const match = dealLots({ from });
    expect(match.view('judge')).toMatchObject({
      deck: 3,
      hands: [{ cards: [9] }, { cards: [2] }, { cards: [] }],
    });
    expect(match.question).toMatchObject({ seat: 0, number: 0 });
    expect(match.archive().from).toEqual(from);
  });

  test('does not change the given position, so that the archive can be replayed', () => {
    const given = deepCopy(from);
    const match = dealLots({ from: given });
    playLots(match, [0, 0, 0]);
    expect(match.outcome).toBeDefined();
    expect(given).toEqual(from);
    for (let time = 0; time < 2; time++) {
      const again = replay(lots, match.archive());
      expect(again.ok && bytesOf(again.value)).toBe(bytesOf(match));
    }
    given.deck.push(77);
    expect(match.archive().from).toEqual(from);
  });
});

describe('a resumed match', () => {
  test('continues as if it had never stopped, from any position', () => {
    fc.assert(
      fc.property(actionNumbers, fc.nat(), (all, cut) => {
        const before = all.slice(0, cut % all.length);
        const after = all.slice(before.length);
        const match = playLots(dealLots(), before);
        const kept = JSON.parse(JSON.stringify([match.archive(), match.position()])) as [Archive, never];
        const resumed = resumeMatch(lots, ...kept);
        expect(bytesOf(resumed)).toBe(bytesOf(match));
        expect(resumed.question).toEqual(match.question);
        expect(bytesOf(playLots(resumed, after))).toBe(bytesOf(playLots(match, after)));
      }),
    );
  });

  test('without its earlier entries continues, and has only the later ones', () => {
    const match = playLots(dealLots(), [0, 1, 0]);
    const { number } = match;
    const resumed = resumeMatch(lots, { ...match.archive(), entries: [] }, match.position());
    for (const playing of [match, resumed]) playLots(playing, [1, 0, 0]);
    expect(resumed.position()).toEqual(match.position());
    expect(resumed.fork().entriesSince(number)).toEqual(match.entriesSince(number));
    expect(() => resumed.archive()).toThrow('not in memory');
  });

  test('does not change the stored position', () => {
    const match = dealLots();
    const position = match.position();
    const kept = JSON.stringify(position);
    playLots(resumeMatch(lots, match.archive(), position), [0, 1, 0, 0]);
    expect(JSON.stringify(position)).toBe(kept);
  });
});

describe('a replay', () => {
  test('gives the position, events and entries of the match', () => {
    fc.assert(
      fc.property(actionNumbers, (all) => {
        const opening: Lots['event'][] = [];
        const started = startMatch(lots, { seats: 4, seed: 'again', settings: { cards: 12 } }, opening);
        if (!started.ok) throw new Error('cannot start');
        const match = playLots(started.value, all);
        const again = replay(lots, JSON.parse(JSON.stringify(match.archive())) as Archive);
        expect(again.ok && bytesOf(again.value)).toBe(bytesOf(match));
      }),
    );
  });

  test('can stop at any entry and reports every step', () => {
    const match = dealLots();
    const numbers: string[] = [];
    const positions = [JSON.stringify(match.position())];
    for (const action of [1, 0, 1, 14, 0, 0, 15]) {
      playLots(match, [action]);
      positions.push(JSON.stringify(match.position()));
    }
    for (const [entries, position] of positions.entries()) {
      numbers.length = 0;
      const again = replay(lots, match.archive(), entries, (now, events) =>
        numbers.push(`${now.number} ${events.length > 0 || now.number > 0}`),
      );
      expect(again.ok && JSON.stringify(again.value.position())).toBe(position);
      expect(numbers).toEqual(Array.from({ length: entries + 1 }, (_, i) => `${i} true`));
    }
  });

  const archive = dealLots({ from: { deck: [3, 2, 1], hands: [[], [9], []] } }).archive();
  const draws: Json[] = ['draw', 'draw', 'draw'];
  test.each<[string, Partial<Archive>, object]>([
    ['start', { seats: 9 }, { entry: 0, reasons: [{ why: 'seats', facts: { min: 2, max: 4, given: 9 } }] }],
    ['illegal', { entries: [{ answer: 'give' }] }, { entry: 1, reasons: [{ why: 'empty hand', rule: '2' }] }],
    [
      'illegal',
      { entries: [{ withdraw: 1 }, { withdraw: 1 }] },
      { entry: 2, reasons: [{ why: 'seat left', facts: { seat: 1 } }] },
    ],
    ['wrong seat', { entries: [{ answer: 'draw' }, { lapse: 0 }] }, { entry: 2, reasons: [] }],
    [
      'over',
      { entries: [...draws.map((answer) => ({ answer })), { answer: 'draw' }] },
      { entry: 4, reasons: [] },
    ],
    [
      'over',
      { entries: [...draws.map((answer) => ({ answer })), { withdraw: 0 }] },
      { entry: 4, reasons: [] },
    ],
    ['over', { entries: [...draws.map((answer) => ({ answer })), { lapse: 0 }] }, { entry: 4, reasons: [] }],
  ])('that cannot go on says %s and where', (what, change, problem) => {
    expect(replay(lots, { ...archive, ...change })).toEqual({ ok: false, problem: { what, ...problem } });
  });

  test('reports the entry at which a rule throws', () => {
    const broken = createScriptedGame({ do: 'ask', seat: 0, options: ['yes'] }, { do: 'break' });
    const started = startMatch(broken, { seats: 2, seed: 's' });
    const past = started.ok && { ...started.value.archive(), entries: [{ answer: 'yes' }] };
    expect(past && replay(broken, past)).toEqual({
      ok: false,
      problem: { entry: 1, what: 'fault', reasons: [], fault: 'a broken rule; due: {"do":"finish"}' },
    });
  });
});

const fullDisk = (match: Match<Lots>): never => {
  throw new Error(`the disk is full at ${match.number}`);
};

test('an error of a replay listener is not reported as an error of the rules', () => {
  expect(() => replay(lots, dealLots().archive(), undefined, fullDisk)).toThrow('the disk is full at 0');
});

describe('a game with an earlier version of its rules', () => {
  /** In version 3 a round starts at the first seat. */
  const changed: Game<Lots> = {
    ...lots,
    version: 3,
    earlier: [lots],
    rules: {
      ...lots.rules,
      deal: (dealer) => {
        dealer.dice.shuffle(dealer.state.deck);
        dealer.next({ do: 'round', seat: 0 });
      },
    },
  };

  test('replays, verifies and continues matches of that version by its rules', () => {
    const match = dealLots({ seats: 3, seed: 'earlier' });
    playLots(match, [1, 2, 3, 4, 5]);
    const archive = match.archive();
    expect(archive.version).toBe(2);
    const replayed = expectOk(replay(changed, archive));
    expect(replayed.position()).toEqual(match.position());
    expect(replayed.archive()).toEqual(archive);
    const resumed = resumeMatch(changed, archive, match.position());
    expect(resumed.question).toEqual(match.question);
    expect(resumed.archive().version).toBe(2);
    expectOk(verify(changed, recordMatch(match)));
  });

  test('starts new matches by its current rules', () => {
    expect(expectOk(startMatch(changed, { seats: 3, seed: 's' })).archive().version).toBe(3);
    expect([2, 3, 1].map((version) => findVersion(changed, version)?.version)).toEqual([2, 3, undefined]);
  });
});
