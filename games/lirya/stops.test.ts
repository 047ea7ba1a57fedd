import { observe } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { answer, laid } from './scene.testing.ts';
import { stops } from './stops.ts';

/** What the face of a seat does by itself now. */
const passing = (match: ReturnType<typeof laid>) => stops.findAutoPass(observe(match, match.question!.seat));

/** Ada stirs something; Bea could answer with what she holds and what stands there. */
const scene = (theirs: object) =>
  laid({
    players: [
      { hand: ['spark-dart'], deck: ['ash-urchin'] },
      { deck: ['ash-urchin'], ...theirs },
    ],
  });

describe('a face', () => {
  test('passes where nothing else can be done, whatever the stops are', () => {
    // She might hold an answer, as far as all can see: she is asked.
    const match = scene({ hand: ['ash-urchin'], deck: ['cut-tongue'] });
    answer(match, { play: 'spark-dart' });
    answer(match, { player: 1 });
    expect(match.question).toMatchObject({ prompt: 'window', seat: 1, options: ['pass'] });
    expect(passing(match)).toEqual({ answer: 'pass' });
  });

  test('stops at what the other side plays, where there is an answer', () => {
    const match = scene({ hand: ['cut-tongue'], energy: 2 });
    answer(match, { play: 'spark-dart' });
    answer(match, { player: 1 });
    expect(match.question).toMatchObject({ prompt: 'window', seat: 1 });
    expect(passing(match)).toEqual({ answer: 'pass', stop: 'theirs' });
    expect(stops.usual).toContain('theirs');
  });

  test('does not usually stop at what its own person plays', () => {
    const match = laid({
      players: [
        { hand: ['spark-dart'], pieces: [{ card: 'ember-nurse' }], deck: ['ash-urchin'] },
        { deck: ['ash-urchin'] },
      ],
    });
    answer(match, { play: 'spark-dart' });
    answer(match, { player: 1 });
    expect(passing(match)).toEqual({ answer: 'pass', stop: 'mine' });
    expect(stops.usual).not.toContain('mine');
  });

  test('stops when attacks are declared', () => {
    const match = laid({
      players: [
        { pieces: [{ card: 'kiln-stoker' }], deck: ['ash-urchin'] },
        { pieces: [{ card: 'ember-nurse' }], deck: ['ash-urchin'] },
      ],
    });
    answer(match, 'combat');
    answer(match, match.question!.options[0]);
    expect(passing(match)).toEqual({ answer: 'pass', stop: 'attacks' });
  });

  test('decides nothing that is to be decided', () => {
    expect(passing(scene({}))).toBeUndefined();
  });
});
