import { encodeUtf8 } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { setOf, spell, validCards } from './faulty-cards.testing.ts';
import { NO_CONTENT, readSets } from './index.ts';

const file = (name: string, value: unknown) => ({ name, bytes: encodeUtf8(JSON.stringify(value)) });

describe('sets from files', () => {
  test('are read in the order of their names, and later ones may use cards of earlier ones', () => {
    const second = {
      ...setOf({ ...spell, id: 'call', effects: [{ do: 'create', card: 'a-token', who: 'you' }] }),
      id: 'second',
    };
    const read = readSets([file('b.json', second), file('a.json', setOf(...validCards))], NO_CONTENT);
    expect(read.ok && read.value.map(({ id }) => id)).toEqual(['trial', 'second']);
  });

  test('are refused all together, with the file at fault', () => {
    const read = readSets(
      [file('a.json', setOf(...validCards)), { name: 'b.json', bytes: encodeUtf8('{') }],
      NO_CONTENT,
    );
    expect(read).toMatchObject({ ok: false, problem: [{ file: 'b.json', reason: { why: 'not plain' } }] });
  });
});
