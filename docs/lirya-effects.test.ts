import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EFFECT_GROUPS } from '../games/lirya/card-definition/index.ts';

const source = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../games/lirya/card-definition/${name}.ts`), 'utf8');

function blockOf(text: string, from: string, to?: string): string {
  const start = text.indexOf(from);
  return text.slice(start, to === undefined ? undefined : text.indexOf(to, start)).trim();
}

const REMARK = /\/\*\* ([^]*?) \*\//;
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

/** The values that a schema accepts, in JSON notation. */
const formatSchema = (schema: string): string =>
  schema
    .replaceAll(/oneOf\(([^)]*)\)/g, (_, words: string) => words.replaceAll("', '", "' | '"))
    .replaceAll(/union\((\w+), (.*)\)/g, '$1 | $2')
    .replaceAll(/integer\((-?\d+), (\d+)\)/g, '$1 to $2')
    .replaceAll(/list\((\w+), \d+, \d+\)/g, '$1[]')
    .replaceAll(/(?:schema\.)?tuple\((.*)\)/g, '[$1]')
    .replaceAll(/withCheck\((\w+), \w+\)/g, '$1')
    .replaceAll('onlyTrue', 'true');

/** A field with its schema and its comment. */
function formatField(written: string): string {
  const remark = REMARK.exec(written)?.[1];
  const [, name = '', schema = name] = /^(\w+)(?:: (.*))?$/.exec(tidy(written.replace(REMARK, ''))) ?? [];
  if (name === '') throw new Error(`this is no field: ${written}`);
  const required = /^optional\((.*)\)$/.exec(schema)?.[1];
  const notes = [required === undefined ? '' : 'optional', remark ?? ''].filter((part) => part !== '');
  const note = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  return `\`${name}\`: ${cell(formatSchema(required ?? schema))}${note}`;
}

/** The fields begin with a comment or with their name. */
const splitFields = (inside: string): readonly string[] =>
  inside.split(/,\s*(?=\/\*\*|[a-z]+(?:: |,|\s*$)|\s*$)/).filter((part) => tidy(part) !== '');

const EFFECT = /(?: {2}\/\*\* (.*) \*\/\n)? {2}(?:(\w+)|'([\w ]+)'): \{([^}]*)\},\n/g;
const effectTable = blockOf(source('effects'), 'const effectFields', '\n};');
const rows = new Map(
  [...`${effectTable}\n`.matchAll(EFFECT)].map(([, remark = '', word, words, inside = '']) => {
    const name = word ?? words ?? '';
    return [name, `| \`${name}\` | ${splitFields(inside).map(formatField).join('; ')} | ${remark} |`];
  }),
);
function rowOf(name: string): string {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`there is no effect ${name}`);
  return row;
}

/** Titles of groups whose names are not clear enough. */
const TITLES: { readonly [group: string]: string } = {
  damage: 'damage and healing',
  stats: 'stats, keywords and counters',
  structures: 'structures and equipment',
};
const tables = Object.entries(EFFECT_GROUPS).map(([group, names]) =>
  [`### ${TITLES[group] ?? group}`, '', '| do | fields | |', '|---|---|---|', ...names.map(rowOf)].join('\n'),
);

const excerpt = (name: string, from: string, to?: string): string =>
  `From \`games/lirya/card-definition/${name}.ts\`:\n\n\`\`\`ts\n${blockOf(source(name), from, to)}\n\`\`\``;

const page = `# Lirya: the vocabulary of cards

This page lists everything a card can contain, for authors of sets ([cards, sets and decks](lirya-cards.md)). It is generated
from the vocabulary itself (\`games/lirya/card-definition\`), and a test checks it. After an intended change run
\`npx vitest run docs/lirya-effects.test.ts --update\`.

The values of a field follow its name: words in quotes are literal, \`|\` means or, \`[]\` a list, \`1 to 10\` an integer, and
names are explained below the effects. \`npx ludoteca lirya cards --json\` prints examples.

In the excerpts \`optional(x)\` is a field that may be missing, \`oneOf('a', 'b')\` one of these words, \`integer(1, 10)\` an
integer of this range, \`list(x, 5, 1)\` a list of 1 to 5 elements, \`oneOrMany(x)\` one or a list, \`object({ … })\` an object
with these fields. A table of kinds contains objects with their fields: \`{ "highest": "attack", "among": { … } }\`.
\`withCheck\` adds rules of [cards, sets and decks](lirya-cards.md).

## Effects

An effect is an object with its name under \`do\` and these fields: \`{ "do": "damage", "to": { "target": 0 }, "amount": 2 }\`.
\`effects\` is a list of effects, which happen in order.

${tables.join('\n\n')}

Effects of plug-ins are written \`plug-in:name\`, with whatever they want to know under \`with\`.

## What can be given

${excerpt('effects', 'const once', 'const effectFields')}

## Who, how much, when, for how long, at what cost

${excerpt('expressions', '/** A card')}

## Cards and their abilities

${excerpt('abilities', '/** One of some words')}

${excerpt('cards', 'const abilities')}

## Words

${excerpt('enumerations', 'export')}
`;

test('the page lists every effect with its fields as declared in the code', async () => {
  await expect(page).toMatchFileSnapshot('lirya-effects.md');
});
