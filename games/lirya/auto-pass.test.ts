/** Auto-pass: when the host passes for a person. */
import { observe } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { playAnswer, startScene } from './scene.testing.ts';
import { autoPass } from './auto-pass.ts';

/** The answer of auto-pass for a seat. */
const passing = (match: ReturnType<typeof startScene>) => autoPass.findAutoPass(observe(match, 'spectator'));
const forced = (match: ReturnType<typeof startScene>) =>
  autoPass.findForcedPass(observe(match, match.question!.seat));

/** Seat 0 plays a card; seat 1 could respond with a card in hand and one in play. */
const scene = (theirs: object) =>
  startScene({
    players: [
      { hand: ['spark-dart'], deck: ['ash-urchin'] },
      { deck: ['ash-urchin'], ...theirs },
    ],
  });

describe('auto-pass', () => {
  test('knows a forced pass, which public information does not show', () => {
    // As far as everybody knows, seat 1 might hold a response.
    const match = scene({ hand: ['ash-urchin'], deck: ['cut-tongue'] });
    playAnswer(match, { play: 'spark-dart' });
    playAnswer(match, { player: 1 });
    expect(match.question).toMatchObject({ prompt: 'window', seat: 1, options: ['pass'] });
    expect(forced(match)).toBe('pass');
    expect(passing(match)).toEqual({ answer: 'pass', stop: 'theirs' });
  });

  test('stops when the opponent plays something and there is a response', () => {
    const match = scene({ hand: ['cut-tongue'], energy: 2 });
    playAnswer(match, { play: 'spark-dart' });
    playAnswer(match, { player: 1 });
    expect(match.question).toMatchObject({ prompt: 'window', seat: 1 });
    expect(forced(match)).toBeUndefined();
    expect(passing(match)).toEqual({ answer: 'pass', stop: 'theirs' });
    expect(autoPass.usual).toContain('theirs');
  });

  test('does not stop at the person’s own plays by default', () => {
    const match = startScene({
      players: [
        { hand: ['spark-dart'], pieces: [{ card: 'ember-nurse' }], deck: ['ash-urchin'] },
        { deck: ['ash-urchin'] },
      ],
    });
    playAnswer(match, { play: 'spark-dart' });
    playAnswer(match, { player: 1 });
    expect(passing(match)).toEqual({ answer: 'pass', stop: 'mine' });
    expect(autoPass.usual).not.toContain('mine');
  });

  test('stops when attacks are declared', () => {
    const match = startScene({
      players: [
        { pieces: [{ card: 'kiln-stoker' }], deck: ['ash-urchin'] },
        { pieces: [{ card: 'ember-nurse' }], deck: ['ash-urchin'] },
      ],
    });
    playAnswer(match, 'combat');
    playAnswer(match, match.question!.options[0]);
    expect(passing(match)).toEqual({ answer: 'pass', stop: 'attacks' });
  });

  test('does not answer questions other than windows', () => {
    expect(passing(scene({}))).toBeUndefined();
  });
});
