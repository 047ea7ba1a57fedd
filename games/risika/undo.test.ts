/** Tests of undo. */
import { startMatch, findUndoPoint } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { risika } from './index.ts';

const POSITION = {
  owners: Array.from({ length: 26 }, (_, territory) => (territory < 14 ? 0 : 1)),
  armies: Array.from({ length: 26 }, () => 2),
  colours: [0, 1],
  hands: [[0, 1, 2, 4], []],
  deck: Array.from({ length: 28 }, (_, card) => card).filter((card) => ![0, 1, 2, 4].includes(card)),
  starter: 0,
};

function startAtPosition() {
  const started = startMatch(risika.game, { seats: 2, seed: 'undo', from: POSITION });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  /** Answers and returns the undo point of the first seat. */
  const after = (answer: unknown): number | undefined => {
    const { question } = match;
    const played = match.play(question!.seat, question!.number, answer);
    if (!played.ok) throw new Error(`${JSON.stringify(answer)} is refused`);
    return findUndoPoint(risika.game, match.archive(), 0, [0, 1]);
  };
  return { match, after };
}

test('sets and placements can be undone one by one', () => {
  const { after } = startAtPosition();
  expect(after('go on')).toBe(0);
  expect(after({ set: [0, 1, 4], armies: 11 })).toBe(1);
  expect(after({ place: 3 })).toBe(2);
  expect(after(5)).toBe(3);
  expect(after({ place: 4 })).toBe(4);
});

test('a roll cannot be undone', () => {
  const { match, after } = startAtPosition();
  after('go on');
  after('none');
  while (match.question?.prompt === 'place' || match.question?.prompt === 'armies')
    after(match.question.options.at(-1));
  expect(match.question?.prompt).toBe('fight');
  expect(findUndoPoint(risika.game, match.archive(), 0, [0, 1])).toBeDefined();
  after({ attack: 17, from: 0 });
  const { question } = match;
  expect(question?.prompt === 'defend' || question?.prompt === 'fight').toBe(true);
  expect(findUndoPoint(risika.game, match.archive(), 0, [0, 1])).toBeUndefined();
});
