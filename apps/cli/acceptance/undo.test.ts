import type { AnyParts, Match } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../testing/cli.testing.ts';
import { COLUMNS, playInPty, expectedTable } from './pty-match.testing.ts';

const entriesOf = (match: Match<AnyParts>) => match.archive().entries;

describe('a decision against a computer player', () => {
  it('can be undone until it has revealed something, and is final afterwards', async () => {
    const folder = await makeTempFolder();
    const args = ['uno', '--seed', 'undo 3', '--players', 'you=Ada,greedy=Hal'];
    const { pty, waitForQuestion, answer, readSaved } = playInPty({ folder, game: 'uno' }, args);
    const start = await waitForQuestion();
    const { seat, options } = start.match.question!;
    const before = expectedTable(start, seat, COLUMNS);

    pty.send('undo\r');
    await pty.waitFor('There is nothing to take back: you have not decided anything yet.');
    const discard = options[0]!;
    expect(discard).toHaveProperty('discard');
    await answer(discard);
    const after = await waitForQuestion();
    expect(entriesOf(after.match)).toHaveLength(2);
    expect(entriesOf(after.match)[0]).toEqual({ answer: discard });
    expect(expectedTable(after, seat, COLUMNS)).not.toBe(before);

    pty.send('undo\r');
    await pty.waitFor('Taken back.');
    expect(entriesOf(readSaved().match)).toEqual(entriesOf(start.match));
    expect(pty.screen().join('\n')).toContain(before);

    pty.send('draw 2\r');
    const bought = await waitForQuestion();
    expect(entriesOf(bought.match).slice(0, 2)).toEqual([{ answer: 'buy' }, { answer: 2 }]);
    pty.send('undo\r');
    await pty.waitFor('Your last decision stands: since then somebody has learned something');
    expect(entriesOf(readSaved().match)).toEqual(entriesOf(bought.match));
    expect(pty.screen().join('\n')).toContain(expectedTable(bought, seat, COLUMNS));
  });
});
