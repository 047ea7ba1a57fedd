import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EFFECT_GROUPS } from '../games/lirya/card-definition/index.ts';

const source = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../games/lirya/card-definition/${name}.ts`), 'utf8');
const effects = source('effects');

const REMARK = /\/\*\* ([^]*?) \*\//;
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('readonly ', '').trim();
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

/** A field as JSON has it, with what it may be and what is said of it. */
function fieldOf(written: string): string {
  const remark = REMARK.exec(written)?.[1];
  const [, name = '', optional = '', type = ''] =
    /^(\w+)(\??): (.*)$/.exec(tidy(written.replace(REMARK, ''))) ?? [];
  if (name === '') throw new Error(`this is no field: ${written}`);
  const said = [optional === '' ? '' : 'optional', remark ?? ''].filter((part) => part !== '').join('; ');
  return `\`${name}\`: ${cell(type)}${said === '' ? '' : ` (${said})`}`;
}

/** Remarks have semicolons of their own. */
const fieldsIn = (inside: string): readonly string[] =>
  inside.split(/;\s*(?=\/\*\*|readonly |$)/).filter((part) => tidy(part) !== '');

function rowOf(name: string): string {
  const place = effects.indexOf(`readonly do: '${name}'`);
  if (place < 0) throw new Error(`there is no effect ${name}`);
  const from = effects.lastIndexOf('{', place);
  const above = /\/\*\* ([^*]*) \*\/\s*\| $/.exec(effects.slice(0, from))?.[1] ?? '';
  const [, ...fields] = fieldsIn(effects.slice(from + 1, effects.indexOf('}', from))).map(fieldOf);
  return `| \`${name}\` | ${fields.join('; ')} | ${above} |`;
}

/** What the groups are called where their names say too little. */
const TITLES: { readonly [group: string]: string } = {
  damage: 'damage and healing',
  stats: 'stats, keywords and counters',
  structures: 'structures and equipment',
};
const tables = Object.entries(EFFECT_GROUPS).map(([group, names]) =>
  [`### ${TITLES[group] ?? group}`, '', '| do | fields | |', '|---|---|---|', ...names.map(rowOf)].join('\n'),
);

const blockOf = (text: string, from: string, to?: string): string => {
  const start = text.indexOf(from);
  return text.slice(start, to === undefined ? undefined : text.indexOf(to, start)).trim();
};
const excerpt = (name: string, from: string, to?: string): string =>
  `From \`games/lirya/card-definition/${name}.ts\`:\n\n\`\`\`ts\n${blockOf(source(name), from, to)}\n\`\`\``;

const page = `# Lirya: the vocabulary of cards

This page lists everything a card can contain, for authors of sets ([cards, sets and decks](lirya-cards.md)). It is generated
from the vocabulary itself (\`games/lirya/card-definition\`), and a test checks it. After an intended change run
\`npx vitest run docs/lirya-effects.test.ts --update\`.

The values of a field follow its name: words in quotes are literal, \`|\` means or, \`[]\` a list, and names with a capital are
explained below the effects. \`npx ludoteca lirya cards --json\` prints examples.

## Effects

An effect is an object with its name under \`do\` and these fields: \`{ "do": "damage", "to": { "target": 0 }, "amount": 2 }\`.
\`EffectList\` is a list of effects, which happen in order; a \`DeckPlace\` is \`'top'\`, \`'bottom'\` or how many cards lie above.

${tables.join('\n\n')}

Effects of plug-ins are written \`plug-in:name\`, with whatever they want to know under \`with\`.

## What can be given

${excerpt('effects', '/** What a card or a player can be given', 'type EffectList')}

## Who, how much, when, for how long, at what cost

${excerpt('expressions', '/** A card')}

## Cards and their abilities

${excerpt('cards', '/**\n * What triggers')}

## Words

${excerpt('enumerations', 'export')}
`;

test('the page of the vocabulary tells every effect with its fields, as the code has them', async () => {
  await expect(page).toMatchFileSnapshot('lirya-effects.md');
});
