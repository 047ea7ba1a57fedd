import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  collectIssues,
  findInvalidFields,
  type Infer,
  type ObjectOf,
  parseJson,
  pathTo,
  type Schema,
  type SchemaContext,
  validate,
} from './schema.ts';
import * as schema from './schema-builders.ts';

const VALUE: Schema<Value> = schema.lazy(() => value);
const sumFields = { sum: schema.list(VALUE, 3, 1) };
interface Sum extends ObjectOf<typeof sumFields> {}
type Value = number | 'X' | Sum;
const value: Schema<Value> = schema.union(schema.integer(0, 9), schema.oneOf('X'), schema.object(sumFields));

const card = schema.object({
  name: schema.text(10, 1),
  cost: schema.optional(value),
  tags: schema.record(schema.flag, 2, 9),
});
type Card = Infer<typeof card>;

const issuesOf = (given: unknown): unknown => {
  const result = validate(card, given);
  return result.ok ? [] : result.problem.map(({ problem, path }) => [problem, path]);
};

describe('a schema', () => {
  test('has the static type of its values', () => {
    expectTypeOf<Card>().toExtend<{ readonly name: string; readonly cost?: Value }>();
    expectTypeOf<{ name: 'Ox'; tags: {} }>().toExtend<Card>();
    expectTypeOf<{ name: 7; tags: {} }>().not.toExtend<Card>();
    expect(
      validate(card, { name: 'Ox', cost: { sum: [1, 'X', { sum: [2] }] }, tags: { big: true } }).ok,
    ).toBe(true);
  });

  test.each([
    ['a list instead of an object', [], [['not fields', '']]],
    [
      'missing fields',
      {},
      [
        ['missing field', 'name'],
        ['missing field', 'tags'],
      ],
    ],
    ['an unknown field', { name: 'Ox', tags: {}, size: 1 }, [['unknown field', 'size']]],
    ['a field of a prototype', JSON.parse('{"name":"Ox","tags":{},"__proto__":{}}'), [['not plain', '']]],
    ['an inherited name', { name: 'Ox', tags: {}, toString: 1 }, [['unknown field', 'toString']]],
    ['an empty text', { name: '', tags: {} }, [['text length', 'name']]],
    ['a long text', { name: 'x'.repeat(11), tags: {} }, [['text length', 'name']]],
    ['a wrong record value', { name: 'Ox', tags: { big: 1 } }, [['not a flag', 'tags.big']]],
    ['too many keys', { name: 'Ox', tags: { a: true, b: true, c: true } }, [['list length', 'tags']]],
    ['a long key', { name: 'Ox', tags: { ['x'.repeat(10)]: true } }, [['text length', 'tags']]],
    ['a fraction', { name: 'Ox', tags: {}, cost: 0.5 }, [['not whole', 'cost']]],
    [
      'a nested defect',
      { name: 'Ox', tags: {}, cost: { sum: [1, { sum: [10] }] } },
      [['not whole', 'cost.sum[1].sum[0]']],
    ],
    [
      'a list that is too long',
      { name: 'Ox', tags: {}, cost: { sum: [1, 1, 1, 1] } },
      [['list length', 'cost.sum']],
    ],
    [
      'two defects',
      { name: 7, tags: 7 },
      [
        ['not text', 'name'],
        ['not fields', 'tags'],
      ],
    ],
  ])('reports %s with its path', (_, given, issues) => {
    expect(issuesOf(given)).toEqual(issues);
  });
});

test('a tuple has one schema for each place', () => {
  const pair = schema.tuple(schema.integer(0, 9), schema.flag);
  expectTypeOf<Infer<typeof pair>>().toEqualTypeOf<readonly [number, boolean]>();
  expect(validate(pair, [1, true]).ok).toBe(true);
  expect(validate(pair, [1, 2])).toMatchObject({ problem: [{ problem: 'not a flag', path: '[1]' }] });
  expect(validate(pair, [1])).toMatchObject({
    problem: [{ problem: 'list length', facts: { min: 2, max: 2 } }],
  });
  expect(validate(pair, {})).toMatchObject({ problem: [{ problem: 'not a list' }] });
});

test.each([
  [{ name: 'Ox', tags: {} }, []],
  [{ name: 'Ox', cost: { sum: [{}] }, tags: 7 }, ['cost', 'tags']],
  [{ name: 7 }, ['name', '']],
  [{ name: 'Ox', tags: {}, size: 1 }, ['']],
  [[], ['']],
])('the fields with issues are named: %j', (given, fields) => {
  expect([...findInvalidFields(card, given)]).toEqual(fields);
});

test.each(['', '{', '{"name":"Ox"}', '{"name":"Ox","tags":{},"__proto__":{}}'])(
  'an invalid text is not parsed: %s',
  (text) => {
    expect(parseJson(card, text)).toBeUndefined();
    expect(parseJson(card, '{"name":"Ox","tags":{}}')).toEqual({ name: 'Ox', tags: {} });
  },
);

describe('variants', () => {
  const shape = schema.variants('kind', {
    circle: schema.object({ kind: schema.oneOf('circle'), radius: schema.integer(1, 9) }),
    dot: schema.object({ kind: schema.oneOf('dot') }),
  });

  test('are chosen by the tag', () => {
    expect(validate(shape, { kind: 'circle', radius: 3 }).ok).toBe(true);
    expect(validate(shape, { kind: 'dot', radius: 3 })).toMatchObject({ problem: [{ path: 'radius' }] });
  });

  test.each([{ kind: 'square' }, { kind: 'constructor' }, {}])('%j has no known tag', (given) => {
    expect(validate(shape, given)).toMatchObject({
      problem: [{ problem: 'no such kind', path: 'kind', facts: { among: ['circle', 'dot'] } }],
    });
  });

  test.each(['dot', null, []])('%j has no fields', (given) => {
    expect(validate(shape, given)).toMatchObject({ problem: [{ problem: 'not fields', path: '' }] });
  });

  test('may be declared by their fields besides the tag', () => {
    const kinds = { circle: { radius: schema.integer(1, 9) }, dot: { size: schema.optional(schema.flag) } };
    const tagged = schema.tagged('kind', kinds);
    expectTypeOf<{ kind: 'circle'; radius: 3 } | { kind: 'dot' }>().toExtend<Infer<typeof tagged>>();
    expectTypeOf<{ kind: 'circle' }>().not.toExtend<Infer<typeof tagged>>();
    expect(validate(tagged, { kind: 'circle', radius: 3 }).ok).toBe(true);
    expect(validate(tagged, { kind: 'dot', radius: 3 })).toMatchObject({ problem: [{ path: 'radius' }] });
    expect(validate(tagged, { kind: 'square' })).toMatchObject({ problem: [{ path: 'kind' }] });
    expect(validate(tagged, 'dot')).toMatchObject({ problem: [{ problem: 'not fields', path: '' }] });
  });

  test('may be chosen by the field they have', () => {
    const amount = schema.variantsByField(['all'], { half: schema.object({ half: schema.integer(1, 9) }) });
    expect(validate(amount, 'all').ok).toBe(true);
    expect(validate(amount, { half: 4 }).ok).toBe(true);
    expect(validate(amount, 'none')).toMatchObject({ problem: [{ facts: { among: ['all', 'half'] } }] });
  });
});

test('a schema describes itself as JSON Schema', () => {
  expect(schema.describe(card, 'A card.').jsonSchema()).toMatchObject({
    type: 'object',
    description: 'A card.',
    required: ['name', 'tags'],
    additionalProperties: false,
    properties: { name: { type: 'string', maxLength: 10, minLength: 1 } },
  });
});

test('a refined schema runs its check only on values of the right shape, with the context of the caller', () => {
  interface PairContext extends SchemaContext {
    readonly max: number;
  }
  const pair = schema.refine<readonly number[], PairContext>(
    schema.list(schema.integer(0, 9), 5),
    (given, path, context) => {
      if (given.length !== 2) context.report('not a pair', path);
      else if ((given[0] ?? 0) > context.max)
        context.report('too large', pathTo(path, 0), { max: context.max });
    },
  );
  const both = schema.object({ pair, rest: schema.optional(schema.union(pair, schema.flag)) });
  const check = (given: unknown) =>
    collectIssues({ max: 5, report: () => undefined }, (context) => both.check(given, '', context));
  expect(check({ pair: [1, 2] })).toEqual([]);
  expect(check({ pair: [1] })).toEqual([{ problem: 'not a pair', path: 'pair' }]);
  expect(check({ pair: ['x'] })).toMatchObject([{ problem: 'not whole', path: 'pair[0]' }]);
  expect(check({ pair: [6, 1], rest: [7, 1] })).toEqual([
    { problem: 'too large', path: 'pair[0]', facts: { max: 5 } },
    { problem: 'too large', path: 'rest[0]', facts: { max: 5 } },
  ]);
});
