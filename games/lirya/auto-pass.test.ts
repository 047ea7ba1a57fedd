import { observe } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { playAnswer, startScene } from './scene.testing.ts';
import { autoPass } from './auto-pass.ts';

/** What the face of a seat does by itself now. */
const passing = (match: ReturnType<typeof startScene>) =>
  autoPass.findAutoPass(observe(match, match.question!.seat));

/** Ada stirs something; Bea could answer with what she holds and what stands there. */
const scene = (theirs: object) =>
  startScene({
    players: [
      { hand: ['spark-dart'], deck: ['ash-urchin'] },
      { deck: ['ash-urchin'], ...theirs },
    ],
  });

describe('a face', () => {
  test('passes where nothing else can be done, whatever the stops are', () => {
    // She might hold an answer, as far as all can see: she is asked.
    const match = scene({ hand: ['ash-urchin'], deck: ['cut-tongue'] });
    playAnswer(match, { play: 'spark-dart' });
    playAnswer(match, { player: 1 });
    expect(match.question).toMatchObject({ prompt: 'window', seat: 1, options: ['pass'] });
    expect(passing(match)).toEqual({ answer: 'pass' });
  });

  test('stops at what the other side plays, where there is an answer', () => {
    const match = scene({ hand: ['cut-tongue'], energy: 2 });
    playAnswer(match, { play: 'spark-dart' });
    playAnswer(match, { player: 1 });
    expect(match.question).toMatchObject({ prompt: 'window', seat: 1 });
    expect(passing(match)).toEqual({ answer: 'pass', stop: 'theirs' });
    expect(autoPass.usual).toContain('theirs');
  });

  test('does not usually stop at what its own person plays', () => {
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

  test('decides nothing that is to be decided', () => {
    expect(passing(scene({}))).toBeUndefined();
  });
});
