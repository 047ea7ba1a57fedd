import { LANGUAGES } from '@ludoteca/kit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { type ParsedInput, filterOptions, parseInput } from './parse-input.ts';
import { questionScreen } from './question-screen.testing.ts';
import type { QuestionScreen } from './ui.ts';
import { terminalTexts } from './texts.ts';

const meant = (typed: string, given: Partial<QuestionScreen> = {}): ParsedInput =>
  parseInput(typed, questionScreen(given), terminalTexts.en);
const picks = (...keys: readonly string[]) => ({ ok: true, reply: { kind: 'picks', keys } });
const error = (text: string) => ({ ok: false, error: text });

describe('typed input', () => {
  it.each([
    ['1', picks('1')],
    ['  3 ', picks('3')],
    ['ASSO', picks('2')],
    ['perche', picks('4')],
    ['perché no', picks('4')],
    ['undo', { ok: true, reply: { kind: 'word', word: 'undo', rest: '' } }],
    ['Save  my game ', { ok: true, reply: { kind: 'word', word: 'save', rest: 'my game' } }],
    ['?', { ok: true, reply: { kind: 'word', word: '?', rest: '' } }],
  ])('is an option or a command: %j', (typed, parsed) => {
    expect(meant(typed)).toEqual(parsed);
  });

  it.each([
    ['', 'Type the number of an option, or part of its name.'],
    ['   ', 'Type the number of an option, or part of its name.'],
    ['0', '"0" is not one of the numbers offered.'],
    ['7', '"7" is not one of the numbers offered.'],
    ['99999999999999999999', '"99999999999999999999" is not one of the numbers offered.'],
    ['-1', '"-1" is not one of the numbers offered.'],
    ['1 2', 'One option only here.'],
    ['play', '"play" matches 3 options: type more, or the number.'],
    ['nothing of the kind', 'No option matches "nothing of the kind".'],
    ['undo it', 'No option matches "undo it".'],
    ['\u001b[2J', 'No option matches "[2J".'],
    ['x'.repeat(501), 'Too long: at most 500 characters.'],
  ])('is refused in one line: %j', (typed, text) => {
    expect(meant(typed)).toEqual(error(text));
  });

  it('is an unknown command if there are no options', () => {
    for (const typed of ['dance', '37', 'undo it', 'x'.repeat(200)])
      expect(meant(typed, { options: [] })).toEqual(
        error(
          `There is no such command: ${JSON.stringify(typed.length > 40 ? `${'x'.repeat(40)}…` : typed)}.`,
        ),
      );
  });

  it('finds an option by some of its words, and prefers a label that contains the input as it is', () => {
    const options = ['cast Thornhide Boar', 'cast Boar Rider', 'play Forest'].map((label, i) => ({
      key: String(i + 1),
      label,
    }));
    expect(meant('cast thorn boar', { options })).toEqual(picks('1'));
    expect(meant('cast boar', { options })).toEqual(picks('2'));
    expect(meant('forest play', { options })).toEqual(picks('3'));
    expect(meant('boar', { options })).toEqual(error('"boar" matches 2 options: type more, or the number.'));
  });

  it('that matches nothing is a reply where the question explains it', () => {
    const text = 'nothing of the kind';
    expect(meant(text, { explainsUnmatched: true })).toEqual({
      ok: true,
      reply: { kind: 'unmatched', text },
    });
  });

  it('matches any kind of apostrophe', () => {
    expect(meant("l'asso", { options: [{ key: '1', label: 'scartare l’asso' }] })).toEqual(picks('1'));
  });

  it('may be several keys if several are allowed, returned in the order of the options', () => {
    const multiple = { multiple: true };
    expect(meant('3, 1 ,2', multiple)).toEqual(picks('1', '2', '3'));
    expect(meant('3 3', multiple)).toEqual(picks('3', '3'));
    expect(meant('1 9', multiple)).toEqual(error('"1 9" is not one of the numbers offered.'));
  });

  it('is the default if it is empty', () => {
    expect(meant('', { defaultKey: '3' })).toEqual(picks('3'));
    expect(meant('', { defaultKey: 'undo' })).toMatchObject({ reply: { kind: 'word', word: 'undo' } });
    expect(meant('1', { defaultKey: '3' })).toEqual(picks('1'));
  });

  it('matches a complete label although others contain it', () => {
    const options = [
      { key: '1', label: 'two' },
      { key: '2', label: 'twenty-two' },
    ];
    expect(meant('two', { options })).toEqual(picks('1'));
  });

  it('is a key if numbers are asked for', () => {
    const options = [-2, 0, 10].map((n) => ({ key: String(n), label: `${n} cards` }));
    expect(meant('-2', { options })).toEqual(picks('-2'));
    expect(meant('10', { options })).toEqual(picks('10'));
    expect(meant('1', { options })).toEqual(error('"1" is not one of the numbers offered.'));
  });

  it('filters options by label and by the beginning of keys', () => {
    const { options } = questionScreen();
    const keys = (typed: string): string =>
      filterOptions(typed, options)
        .map(({ key }) => key)
        .join();
    expect(keys('')).toBe('1,2,3,4');
    expect(keys('PLAY')).toBe('1,2,3');
    expect(keys('2')).toBe('2');
    expect(keys('1 2')).toBe('1,2,3,4');
    expect(keys('zzz')).toBe('');
  });

  it('is accepted or refused in one printable line, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        for (const language of LANGUAGES) {
          const parsed = parseInput(typed, questionScreen(), terminalTexts[language]);
          const said = parsed.ok ? parsed.reply : parsed.error;
          expect(JSON.stringify(said)).not.toMatch(/\\u00[01]|\\[bfnrt]|[\p{Cc}\p{Cf}\p{Cs}]/u);
          expect(said).not.toBe('');
        }
      }),
      { numRuns: scaleVolume(10_000), seed: 3 },
    );
  });
});
