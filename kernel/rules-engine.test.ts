import { describe, expect, test } from 'vitest';
import type { Game } from './contract.ts';
import { RulebookError } from './rulebook-error.ts';
import { expectOk } from './result.testing.ts';
import { MAX_WORK } from './rules-engine.ts';
import {
  ask,
  startScript,
  chain,
  offer,
  saidIn,
  say,
  createScriptedGame,
  type Script,
  type Step,
} from './script.testing.ts';
import { replay, startMatch } from './start-match.ts';

const breaking = ask(0, { do: 'break' });

const faultOf = (action: () => unknown): RulebookError => {
  try {
    action();
  } catch (error) {
    if (error instanceof RulebookError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

describe('the agenda', () => {
  test('executes next(a, b, c) in this order', () => {
    const match = startScript(say('a'), say('b'), say('c'));
    expect(saidIn(match)).toEqual(['a', 'b', 'c']);
    expect(match.outcome).toEqual({ places: [1, 1, 1] });
  });

  test('executes the frames of a step before older frames, at any depth', () => {
    const match = startScript(
      chain(say('1'), chain(say('2'), chain(), chain(say('3'), say('4'))), say('5')),
      chain(chain(chain(say('6')))),
      say('7'),
    );
    expect(saidIn(match)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });

  test('waits for an answer and continues with its frames', () => {
    const match = startScript(say('a'), ask(1, say('b'), ask(2), say('c')), say('d'));
    expect(saidIn(match)).toEqual(['a']);
    expect(match.question).toMatchObject({ number: 0, seat: 1, prompt: 'ask', options: ['yes', 'no'] });
    match.choose('no');
    expect(saidIn(match)).toEqual(['a', '1 "no"', 'b']);
    expect(match.question).toMatchObject({ number: 1, seat: 2 });
    match.choose('yes');
    expect(saidIn(match)).toEqual(['a', '1 "no"', 'b', '2 "yes"', 'c', 'd']);
    expect(match.question).toBeUndefined();
    expect(match.number).toBe(2);
  });

  test('is empty when the match is over, even if frames were pending', () => {
    const match = startScript({ do: 'finish' }, say('never'), ask(0));
    expect(saidIn(match)).toEqual([]);
    expect(match.position().agenda).toEqual([]);
    expect(match.question).toBeUndefined();
  });
});

describe('a question without options', () => {
  test('runs otherwise and continues', () => {
    expect(saidIn(startScript(offer(0, []), say('on')))).toEqual(['0 otherwise', 'on']);
  });

  test('is skipped if it has no otherwise', () => {
    expect(saidIn(startScript({ do: 'ask', seat: 0, options: [] }, say('on')))).toEqual(['on']);
  });
});

describe('a seat that has left', () => {
  test('is not asked: each of its frames runs otherwise when it is due, not before', () => {
    const match = startScript(ask(0), say('a'), offer(1), say('b'), offer(1), ask(1), offer(2));
    expect(match.withdraw(1).ok).toBe(true);
    expect(saidIn(match)).toEqual([]);
    match.choose('yes');
    expect(saidIn(match)).toEqual(['0 "yes"', 'a', '1 otherwise', 'b', '1 otherwise']);
    expect(match.question?.seat).toBe(2);
  });

  test('runs the otherwise of its own open question', () => {
    const match = startScript(offer(1), offer(2));
    match.withdraw(1);
    expect(saidIn(match)).toEqual(['1 otherwise']);
    expect(match.question?.seat).toBe(2);
  });
});

describe('choose()', () => {
  test('accepts an option by identity, not by value', () => {
    const options = [{ card: 7 }, { card: 8 }];
    const match = startScript({ do: 'ask', seat: 0, options });
    const before = JSON.stringify(match.position());
    expect(() => match.choose({ card: 7 })).toThrow(RulebookError);
    expect(() => match.choose('yes')).toThrow('"yes" is not an option');
    expect(JSON.stringify(match.position())).toBe(before);
    match.choose(match.question!.options[1]!);
    expect(saidIn(match)).toEqual(['0 {"card":8}']);
  });

  test('throws when the match is over', () => {
    expect(() => startScript().choose('yes')).toThrow(RulebookError);
  });
});

type Loop = Game<Script>['rules']['loop'];
const withLoop = (loop: Loop, ...before: readonly Step[]): Game<Script> => {
  const game = createScriptedGame(...before, { do: 'loop' });
  return { ...game, rules: { ...game.rules, loop } };
};

const shout: Loop = (dealer) => {
  dealer.tell({ did: 'say', word: 'again' });
  dealer.charge(94);
  dealer.next({ do: 'loop' });
};
const chargeMuch: Loop = (dealer) => dealer.charge(MAX_WORK - 10);

describe('a game that can end a runaway', () => {
  const drawn: Game<Script> = {
    ...withLoop(shout, ask(0)),
    endRunaway: (dealer) => {
      dealer.state.said.push('enough');
      dealer.end({ places: [1, 1] });
    },
  };

  test('ends between two frames when frames, events and charged work exceed the limit', () => {
    const match = expectOk(startMatch(drawn, { seats: 2, seed: 's' }));
    const events = expectOk(match.play(0, 0, 'yes'));
    // Each turn of the loop costs an event (5), a frame (1) and 94 units; the answer itself had an event before.
    expect(events.filter(({ did }) => did === 'say')).toHaveLength(MAX_WORK / 100);
    expect(match.outcome).toEqual({ places: [1, 1] });
    expect(match.question).toBeUndefined();
    expect(saidIn(match).at(-1)).toBe('enough');
  });

  test('ends in the same way in a replay, in a fork and without an event sink', () => {
    const match = expectOk(startMatch(drawn, { seats: 2, seed: 's' }));
    const fork = match.fork();
    fork.choose('yes');
    match.play(0, 0, 'yes');
    expect(fork.position()).toEqual(match.position());
    expect(expectOk(replay(drawn, match.archive())).position()).toEqual(match.position());
  });

  test('counts the work of every answer anew', () => {
    const game = createScriptedGame(
      ...Array.from({ length: 5 }, () => [ask(0), { do: 'loop' } as const]).flat(),
    );
    const match = expectOk(
      startMatch({ ...drawn, ...game, rules: { ...game.rules, loop: chargeMuch } }, { seats: 2, seed: 's' }),
    );
    while (match.question !== undefined) match.choose('yes');
    expect(saidIn(match)).not.toContain('enough');
  });

  test('that does not end it is a fault', () => {
    const idle = { ...drawn, endRunaway: () => undefined };
    const match = expectOk(startMatch(idle, { seats: 2, seed: 's' }));
    expect(faultOf(() => match.choose('yes')).message).toContain('an endless chain of automatic frames');
  });
});

describe('a broken rulebook', () => {
  test('that ends a match twice throws', () => {
    const game = createScriptedGame({ do: 'finish' });
    const twice = {
      ...game,
      rules: {
        ...game.rules,
        finish: (dealer: Parameters<typeof game.rules.finish>[0]) => {
          dealer.end({ places: [1, 1, 1] });
          dealer.end({ places: [1, 1, 1] });
        },
      },
    };
    expect(faultOf(() => startMatch(twice, { seats: 3, seed: 's' })).message).toContain(
      'the match ended twice',
    );
  });

  test('whose agenda is empty before the end throws', () => {
    const dry = { ...createScriptedGame(), opening: ask(0) };
    const match = expectOk(startMatch(dry, { seats: 2, seed: 's' }));
    const fault = faultOf(() => match.choose('yes'));
    expect(fault.message).toBe('nothing is due and the match has not ended; due: nothing');
  });

  test('with an endless chain is stopped, with the pending frames in the message', () => {
    const fault = faultOf(() => startScript({ do: 'loop' }, say('never')));
    expect(fault.message).toContain('an endless chain of automatic frames');
    expect(fault.message).toContain('{"do":"loop"}');
    expect(fault.message).toContain('{"do":"say","word":"never"}');
  });

  test('with a growing agenda is stopped, with a short message', () => {
    const game = createScriptedGame();
    const growing = {
      ...game,
      rules: {
        ...game.rules,
        loop: (dealer: Parameters<typeof game.rules.loop>[0]) => dealer.next({ do: 'loop' }, { do: 'loop' }),
      },
      opening: { do: 'loop' } as const,
    };
    const fault = faultOf(() => startMatch(growing, { seats: 2, seed: 's' }));
    expect(fault.message).toMatch(
      /^an endless chain of automatic frames; due: \{"do":"loop"\}.* and \d+ more$/,
    );
    expect(fault.message.length).toBeLessThan(300);
  });

  test('whose rule does not stop telling events is stopped inside the rule', () => {
    const endless = withLoop((dealer) => {
      for (;;) dealer.tell({ did: 'say', word: 'again' });
    });
    expect(faultOf(() => startMatch(endless, { seats: 2, seed: 's' })).message).toContain(
      'a rule that does not end',
    );
  });

  test('whose rule charges more than any match needs is stopped inside the rule', () => {
    const endless = withLoop((dealer) => {
      for (;;) dealer.charge(1000);
    });
    expect(faultOf(() => startMatch(endless, { seats: 2, seed: 's' })).message).toContain(
      'a rule that does not end',
    );
  });

  test('whose rule throws gives an error with the cause and the agenda', () => {
    const match = startScript(ask(0, { do: 'break' }, say('b')), say('c'));
    const fault = faultOf(() => match.choose('yes'));
    expect(fault.name).toBe('RulebookError');
    expect(fault.message).toBe(
      'a broken rule; due: {"do":"say","word":"b"}, {"do":"say","word":"c"}, {"do":"finish"}',
    );
    expect(fault.cause).toBeInstanceOf(RangeError);
  });

  test('accepts no answer after a rule threw, since the state is not valid', () => {
    const match = startScript(ask(0, { do: 'break' }), offer(1));
    const fault = faultOf(() => match.choose('yes'));
    expect(() => match.question).toThrow(fault);
    expect(() => match.play(1, match.number, 'yes')).toThrow(fault);
    expect(() => match.lapse(match.number)).toThrow(fault);
    expect(() => match.withdraw(1)).toThrow(fault);
    expect(() => match.choose('yes')).toThrow(fault);
    expect(() => match.fork().question).toThrow(fault);
  });

  test('throws in every method', () => {
    expect(() => startScript(breaking).play(0, 0, 'yes')).toThrow(RulebookError);
    expect(() => startScript(breaking).lapse(0)).toThrow(RulebookError);
    expect(() => startScript({ do: 'break' })).toThrow(RulebookError);
    expect(() => startScript(offer(0), { do: 'break' }).withdraw(0)).toThrow(RulebookError);
  });
});
