/** Settings far beyond every maximum. */

export const range = <T>(length: number, create: (i: number) => T): T[] =>
  Array.from({ length }, (_, i) => create(i));
const nest = (levels: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(levels)}1${close.repeat(levels)}`);
/** Lists, texts, keys, numbers and levels far beyond every maximum, at most as large as a request to a server. */
export const HUGE_VALUES: { readonly [what: string]: unknown } = {
  'a long text': 'x'.repeat(2_000_000),
  'a long text of lines': 'x\n'.repeat(1_000_000),
  'a long list': range(300_000, (i) => i),
  'a list of texts': range(50_000, (i) => `card ${i} `.padEnd(30, 'abc')),
  'many fields': Object.fromEntries(range(100_000, (i) => [`field ${i}`, i])),
  'many cards': { name: 'd', cards: range(50_000, (i) => ({ card: `card ${i}`, count: 1 })) },
  'many definitions': {
    name: 'd',
    cards: range(250, (i) => ({ card: `card ${i}`.padEnd(180, 'abc'), count: 1 })),
    definitions: range(9000, (i) => ({ name: `name ${i}`.padEnd(180, 'abd'), abilities: [] })),
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
