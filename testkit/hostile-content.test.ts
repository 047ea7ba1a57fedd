import { type Json, type Reason, startMatch } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { type AnyCatalogueEntry, type FormField, parseFileSetting } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { HUGE_VALUES, range } from './huge-values.testing.ts';

const HUGE_VALUE_NAMES = Object.keys(HUGE_VALUES);

const isSmallRefusal = (reasons: readonly Reason[]): boolean =>
  reasons.length > 0 && reasons.length <= 21 && JSON.stringify(reasons).length < 20_000;

const start = ({ game }: AnyCatalogueEntry, settings: unknown, from?: unknown): readonly Reason[] => {
  const started = startMatch(game, {
    seats: game.seats.min,
    seed: 'hostile',
    settings,
    ...(from === undefined ? {} : { from }),
  });
  return started.ok ? [] : started.problem;
};

test.each(HUGE_VALUE_NAMES)('%s is refused in every setting, with few short reasons', (what) => {
  const accepted = catalogue.flatMap((entry) =>
    Object.keys(entry.form)
      .filter((field) => !isSmallRefusal(start(entry, { [field]: HUGE_VALUES[what] })))
      .map((field) => `${entry.game.id}: ${field}`),
  );
  expect(accepted).toEqual([]);
});

test.each(HUGE_VALUE_NAMES)('%s is refused as settings and as a start position', (what) => {
  const accepted = catalogue.filter(
    (entry) =>
      !isSmallRefusal(start(entry, HUGE_VALUES[what])) ||
      !isSmallRefusal(start(entry, {}, HUGE_VALUES[what])),
  );
  expect(accepted.map(({ game }) => game.id)).toEqual([]);
});

const HUGE_FILES: { readonly [what: string]: string } = {
  digits: '1\n'.repeat(500_000),
  names: range(9000, (i) => `${i} `.padEnd(20, 'abc')).join('\n'),
  'names of cards': range(450, (i) => `2 card ${i} `.padEnd(90, 'abc')).join('\n'),
  'open brackets': '['.repeat(1_000_000),
  'open braces': '{"a":'.repeat(200_000),
  'open tags': '<cockatrice_deck '.repeat(10_000),
  'open attributes': `<cockatrice_deck ${' a="'.repeat(40_000)}>`,
  spaces: ' '.repeat(1_000_000),
  'JSON of cards': JSON.stringify(HUGE_VALUES['unknown names beside long names']),
};

test.each(Object.keys(HUGE_FILES))('a file of %s is refused in every setting and as a save', (what) => {
  const bytes = new TextEncoder().encode(HUGE_FILES[what]);
  const isRefused = (field: FormField): boolean => {
    if (field.kind !== 'file') return true;
    const read = parseFileSetting(field, bytes);
    return isSmallRefusal(read.ok ? field.check(read.value) : read.problem);
  };
  const accepted = catalogue.filter(({ form, files }) => {
    const opened = files?.open(bytes);
    const isOpened = opened !== undefined && (opened.ok || !isSmallRefusal(opened.problem));
    return isOpened || !Object.values(form).every(isRefused);
  });
  expect(accepted.map(({ game }) => game.id)).toEqual([]);
});

test('a refusal with thousands of problems names the first ones and the number of the others', () => {
  const teferi = catalogue.find(({ game }) => game.id === 'teferi');
  if (teferi === undefined) throw new Error('no teferi');
  const deck = { name: 'd', cards: range(250, (i) => ({ card: `card ${i}`, count: 1 })) };
  const reasons = start(teferi, { deck1: deck as unknown as Json, deck2: deck as unknown as Json });
  expect(reasons).toHaveLength(21);
  expect(reasons.at(-1)).toMatchObject({ why: 'more reasons' });
  for (const language of ['it', 'en', 'pt'] as const)
    expect(teferi.texts[language]?.reason(reasons.at(-1) ?? { why: '' }, [])).toMatch(/\d/);
});
