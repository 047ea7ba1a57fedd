import type { Json } from '@ludoteca/kernel';
import { KERNEL_REASONS } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { FORM_REASONS } from '../settings/settings-form.ts';
import { LANGUAGES } from './game-texts.ts';
import {
  type ReasonFacts,
  prefixLineNumber,
  formatRefusal,
  formatReason,
  formatWinners,
} from './format-reason.ts';

const reasonWords = (): string => 'the reason';
const own = { taboo: ({ word }: ReasonFacts) => `never say ${String(word)}` };

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([...KERNEL_REASONS, ...FORM_REASONS])('the reason "%s" is a sentence', (why) => {
    const facts = {
      seat: 2,
      seats: 4,
      min: 2,
      max: 4,
      field: 'hand',
      known: ['hand'],
      among: ['a', 'b'],
      given: 9,
      mebibytes: 1,
      count: 3,
    };
    const sentence = formatReason(language, own, { why, facts });
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(/undefined|object|\[/);
  });

  test('a refusal is a sentence; an illegal answer has the sentence of its reason', () => {
    const sentences = (['over', 'stale', 'not yours'] as const).map((kind) =>
      formatRefusal(language, { kind }, reasonWords),
    );
    expect(new Set(sentences).size).toBe(3);
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
    expect(formatRefusal(language, { kind: 'illegal', reason: { why: 'taboo' } }, reasonWords)).toBe(
      'the reason',
    );
  });

  test('a reason of the game has its own sentence with the number of the rule', () => {
    const reason = { why: 'taboo', rule: '4.2', facts: { word: 'x' } };
    expect(formatReason(language, own, reason)).toMatch(/^never say x \(.+ 4\.2\)$/);
  });

  test.each<Json>([
    null,
    7,
    'facts',
    [],
    [1, 2],
    {},
    { field: null, known: 'all', among: { a: 1 }, min: [], seat: [[]] },
  ])('unexpected facts %j do not break a sentence', (facts) => {
    for (const why of [...KERNEL_REASONS, ...FORM_REASONS])
      expect(formatReason(language, own, { why, facts })).toMatch(/.\.$/);
  });

  test.each(['unheard of', '', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'an unknown reason %j gets the sentence of a choice that is not offered',
    (why) => {
      expect(formatReason(language, own, { why })).toBe(formatReason(language, {}, { why: 'not offered' }));
    },
  );

  test('an error in a file is reported with its line, if it has one', () => {
    expect(prefixLineNumber(language, { why: 'x', facts: { line: 3 } }, 'No.')).toMatch(/^\p{L}+ 3: No\.$/u);
    for (const facts of [null, 7, {}, [], { line: 'x' }, { line: null }])
      expect(prefixLineNumber(language, { why: 'x', facts }, 'No.')).toBe('No.');
  });

  test('one winner wins, several share', () => {
    const names = ['Ada', 'Bea', 'Cam'];
    expect(formatWinners(language, { places: [2, 1, 3] }, names)).toMatch(/Bea/);
    expect(formatWinners(language, { places: [2, 1, 3] }, names)).not.toMatch(/Ada|Cam/);
    const shared = formatWinners(language, { places: [1, 3, 1] }, names);
    expect(shared).toMatch(/Ada.*Cam/);
    expect(shared).not.toContain('Bea');
  });
});

test('the languages have different sentences', () => {
  for (const why of KERNEL_REASONS)
    expect(new Set(LANGUAGES.map((language) => formatReason(language, {}, { why }))).size).toBe(3);
});
