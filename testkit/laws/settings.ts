import { isPlainJson, deepEqual } from '@ludoteca/kernel';
import { type FormField, type FileField, LANGUAGES, parseFileSetting } from '@ludoteca/kit';
import { must } from '../breach.ts';
import { partsOf } from '../strict.ts';
import type { Trial } from '../walk.ts';
import { mustSay, said } from './words.ts';

const RUBBISH: readonly unknown[] = [
  null,
  7,
  true,
  'usual',
  [],
  [{}],
  () => ({}),
  Number.NaN,
  { 'no such setting': 1 },
  JSON.parse('{"__proto__":{"seats":9}}'),
  new Map(),
];

/** Wrong for a field of that kind. */
const wrongFor = ({ kind }: FormField): readonly unknown[] => [
  null,
  {},
  [],
  Number.NaN,
  'no such choice',
  ...(kind === 'flag' ? [0, 1] : [true]),
  ...(kind === 'number' ? [-1e9, 1e9, 0.5, '1'] : []),
];

/** Files that nobody would write. */
const FILES: readonly Uint8Array[] = [
  '',
  '\n',
  '{',
  'null',
  '[[[[',
  '\u0000',
  'x'.repeat(10_000),
  '\n'.repeat(10_000),
]
  .map((text) => new TextEncoder().encode(text))
  .concat([Uint8Array.of(0xff, 0xfe, 0x00), Uint8Array.of(0xc3)]);

/** A file is read to a value that the field takes, or refused with reasons. */
function readsFiles(trial: Trial, key: string, field: FileField): void {
  for (const bytes of FILES) {
    const read = parseFileSetting(field, bytes);
    if (read.ok) must(field.check(read.value).length === 0, `${key} does not take what it has read`);
    else must(read.problem.length > 0, `a file for ${key} is refused without a reason`);
    for (const reason of read.ok ? [] : read.problem) mustSay({ trial }, reason);
  }
}

/** Settings that were read once are read again as they are; rubbish is refused with reasons. */
export function readsSettings(trial: Trial): void {
  const { game, entry, settings, seats } = trial;
  for (const given of [{}, settings]) {
    const read = game.settings(given, seats);
    must(read.ok, `settings ${JSON.stringify(given)} are refused`);
    must(isPlainJson(read.value), 'settings are not plain data');
    const again = game.settings(read.value, seats);
    must(
      again.ok && deepEqual(again.value, read.value),
      `settings ${JSON.stringify(read.value)} read again are others`,
    );
  }
  const wrong = Object.entries(entry.form).flatMap(([key, field]) =>
    wrongFor(field).map((value) => ({ [key]: value })),
  );
  for (const given of [...RUBBISH, ...wrong]) {
    const read = game.settings(given, seats);
    must(!read.ok, `settings ${JSON.stringify(given) ?? String(given)} are accepted`);
    must(read.problem.length > 0, `settings ${JSON.stringify(given)} are refused without a reason`);
    for (const reason of read.problem) mustSay({ trial }, reason);
  }
  for (const [key, field] of Object.entries(entry.form))
    if (field.kind === 'file') readsFiles(trial, key, field);
  for (const language of LANGUAGES)
    for (const [key, field] of Object.entries(entry.form)) {
      const words = entry.texts[language].settings[key];
      said(`setting ${key} in ${language}`, words?.label);
      for (const choice of field.kind === 'choice' ? field.among : [])
        said(`choice ${choice} of setting ${key} in ${language}`, words?.choices?.[choice]);
    }
}

/** Every match gets a table of its own, always laid the same way. */
export function setsUpAfresh({ game, settings, seats }: Trial): void {
  const read = game.settings(settings, seats);
  must(read.ok, 'the settings are refused');
  const [one, other] = [game.setup(read.value, seats), game.setup(read.value, seats)];
  must(deepEqual(one, other), 'two tables of the same settings differ');
  const parts = new Set(partsOf(one));
  for (const part of partsOf(other))
    must(!parts.has(part) || Object.isFrozen(part), `two tables share ${JSON.stringify(part)}`);
}
