import { describe, expect, test } from 'vitest';
import { createFastDice } from './dice.ts';
import { dealLots, type Lots } from './lots.testing.ts';
import { ask, startScript, bytesOf, roll, type Script } from './script.testing.ts';

describe('the question', () => {
  test('stays the same object until it is answered, also in forks', () => {
    const match = startScript(ask(0), ask(1));
    const { question } = match;
    expect(match.question).toBe(question);
    const fork = match.fork();
    expect(fork.question).toBe(question);
    expect(match.copy().question).toBe(question);
    fork.choose('no');
    expect(match.question).toBe(question);
    expect(fork.question).not.toBe(question);
  });

  test('has its frame and whether it gathers a subset', () => {
    const frame = { do: 'gather', seat: 1, from: 0, most: 1 } as const;
    expect(startScript(frame).question).toEqual({
      number: 0,
      seat: 1,
      prompt: 'gather',
      frame,
      options: [1, 'done'],
      gather: 'subset',
    });
    expect(startScript(ask(0)).question).not.toHaveProperty('gather');
  });
});

describe('forks', () => {
  test('continue as the original would, with the same dice, and do not change it', () => {
    const match = startScript(ask(0), roll, ask(1), roll, roll);
    match.choose('yes');
    const before = bytesOf(match);
    const fork = match.fork();
    expect(bytesOf(fork)).toBe(before);
    fork.choose('no');
    expect(fork.outcome).toBeDefined();
    expect(bytesOf(match)).toBe(before);
    match.choose('no');
    expect(bytesOf(match)).toBe(bytesOf(fork));
  });

  test('do not use the event sink of the original', () => {
    const match = startScript(ask(0), ask(1));
    const heard: Script['event'][] = [];
    match.setEventSink(heard);
    const fork = match.fork();
    fork.choose('yes');
    expect(heard).toEqual([]);
    match.choose('no');
    expect(heard).toEqual([{ did: 'whisper', seat: 0, word: '"no"' }]);
    match.setEventSink(undefined);
    match.choose('no');
    expect(heard).toHaveLength(1);
  });

  test('and external answers leave the event sink of the original unchanged', () => {
    const match = startScript(ask(0), ask(1));
    const heard: Script['event'][] = [];
    match.setEventSink(heard);
    expect(match.play(0, 0, 'yes')).toMatchObject({ ok: true, value: [{ did: 'whisper' }] });
    expect(heard).toEqual([]);
    match.choose('no');
    expect(heard).toEqual([{ did: 'whisper', seat: 1, word: '"no"' }]);
  });

  test('and positions do not change with the match', () => {
    const match = dealLots();
    const position = match.position();
    const text = JSON.stringify(position);
    match.play(match.question!.seat, 0, 'draw');
    expect(JSON.stringify(position)).toBe(text);
  });
});

describe('a perspective', () => {
  test('has only the question and the view of its own seat', () => {
    const match = dealLots();
    const { seat } = match.question!;
    for (const other of [0, 1, 2]) {
      const line = match.perspective(other);
      expect(line.question).toBe(other === seat ? match.question : undefined);
      expect(line.view()).toEqual(match.view(other));
    }
  });

  test('imagines worlds that look the same to its seat and use no dice of the match', () => {
    const match = dealLots();
    const before = bytesOf(match);
    const { seat } = match.question!;
    const dice = createFastDice('imagined');
    const decks = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const world = match.perspective(seat).imagine(dice);
      expect(world.question).toEqual(match.question);
      world.choose('draw');
      decks.add(JSON.stringify((world as unknown as { state: Lots['state'] }).state));
    }
    expect(decks.size).toBeGreaterThan(40);
    expect(bytesOf(match)).toBe(before);
  });

  test('shares its own question with its imagined worlds; the question of another seat is asked anew', () => {
    const match = dealLots();
    const { seat } = match.question!;
    const dice = createFastDice('shared');
    expect(match.perspective(seat).imagine(dice).question).toBe(match.question);
    const { question } = match.perspective((seat + 1) % 3).imagine(dice);
    expect(question).not.toBe(match.question);
    expect(question).toMatchObject({ seat, prompt: match.question!.prompt });
  });

  test('imagines worlds that use only the given dice, also in copies', () => {
    const steps = [ask(0), roll, ask(1), roll];
    const world = (seed: string) => {
      const imagined = startScript(...steps)
        .perspective(0)
        .imagine(createFastDice(seed));
      imagined.choose('yes');
      const copy = imagined.copy();
      copy.choose('yes');
      return (copy as unknown as { state: Script['state'] }).state.said;
    };
    const dice = createFastDice('a');
    expect(world('a')).toEqual([
      '0 "yes"',
      `rolled ${dice.int(1000)}`,
      '1 "yes"',
      `rolled ${dice.int(1000)}`,
    ]);
    expect(world('a')).not.toEqual(world('b'));
  });
});
