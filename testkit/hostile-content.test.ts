import { type Json, type Reason, startMatch } from '@ludoteca/kernel';
import { catalogue } from '@ludoteca/games';
import { type AnyCatalogueEntry, type FormField, parseFileSetting } from '@ludoteca/kit';
import { expect, test } from 'vitest';

/** Lists, texts, keys, numbers and levels far beyond every maximum, at most as large as a request to a server. */
const range = <T>(length: number, create: (i: number) => T): T[] =>
  Array.from({ length }, (_, i) => create(i));
const nest = (levels: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(levels)}1${close.repeat(levels)}`);
const HUGE_VALUES: { readonly [what: string]: unknown } = {
  'a long text': 'x'.repeat(2_000_000),
  'a long text of lines': 'x\n'.repeat(1_000_000),
  'a long list': range(300_000, (i) => i),
  'a list of texts': range(50_000, (i) => `card ${i} `.padEnd(30, 'abc')),
  'many fields': Object.fromEntries(range(100_000, (i) => [`field ${i}`, i])),
  'many cards': { name: 'd', cards: range(50_000, (i) => ({ card: `card ${i}`, count: 1 })) },
  'many definitions': {
    name: 'd',
    cards: range(250, (i) => ({ card: `card ${i}`.padEnd(180, 'abc'), count: 1 })),
    definitions: range(10_000, (i) => ({ name: `name ${i}`.padEnd(180, 'abd'), abilities: [] })),
  },
  'unknown names beside long names': {
    name: 'd',
    cards: range(250, (i) => ({ card: `card ${i}`.padEnd(99, 'abc'), count: 1 })),
    definitions: range(250, (i) => ({ name: `name ${i}`.padEnd(99, 'abd'), abilities: [] })),
  },
  'cards by the hundred thousand': { cards: Object.fromEntries(range(100_000, (i) => [`card-${i}`, 1])) },
  'counts beyond every number': { cards: { a: 1e308, b: -1e308, c: 2 ** 53 + 2, d: 0.5 } },
  'a number beyond 2^53': 2 ** 60,
  'a negative number': -(2 ** 60),
  'deep lists': nest(5000, '[', ']'),
  'deep objects': nest(5000, '{"a":', '}'),
};
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
