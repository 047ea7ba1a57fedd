/** Laws of settings and setup. */
import { isPlainJson, deepEqual } from '@ludoteca/kernel';
import { type FormField, type FileField, LANGUAGES, parseFileSetting } from '@ludoteca/kit';
import { assert } from '../assertions.ts';
import { listParts } from '../supervise-game.ts';
import type { ConformanceTrial } from '../random-match.ts';
import { requireReasonText, requireText } from './texts.ts';

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

/** Invalid values by kind of field. */
const wrongFor = ({ kind }: FormField): readonly unknown[] => [
  null,
  {},
  [],
  Number.NaN,
  'no such choice',
  ...(kind === 'flag' ? [0, 1] : [true]),
  ...(kind === 'number' ? [-1e9, 1e9, 0.5, '1'] : []),
];

/** Malformed files. */
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

/** A file is parsed to a valid value or refused with reasons. */
function readsFiles(trial: ConformanceTrial, key: string, field: FileField): void {
  for (const bytes of FILES) {
    const read = parseFileSetting(field, bytes);
    if (read.ok) assert(field.check(read.value).length === 0, `${key} does not take what it has read`);
    else assert(read.problem.length > 0, `a file for ${key} is refused without a reason`);
    for (const reason of read.ok ? [] : read.problem) requireReasonText({ trial }, reason);
  }
}

/** Parsed settings parse again unchanged; invalid ones are refused with reasons. */
export function validatesSettings(trial: ConformanceTrial): void {
  const { game, entry, settings, seats } = trial;
  for (const given of [{}, settings]) {
    const read = game.settings(given, seats);
    assert(read.ok, `settings ${JSON.stringify(given)} are refused`);
    assert(isPlainJson(read.value), 'settings are not plain data');
    const again = game.settings(read.value, seats);
    assert(
      again.ok && deepEqual(again.value, read.value),
      `settings ${JSON.stringify(read.value)} read again are others`,
    );
  }
  const wrong = Object.entries(entry.form).flatMap(([key, field]) =>
    wrongFor(field).map((value) => ({ [key]: value })),
  );
  for (const given of [...RUBBISH, ...wrong]) {
    const read = game.settings(given, seats);
    assert(!read.ok, `settings ${JSON.stringify(given) ?? String(given)} are accepted`);
    assert(read.problem.length > 0, `settings ${JSON.stringify(given)} are refused without a reason`);
    for (const reason of read.problem) requireReasonText({ trial }, reason);
  }
  for (const [key, field] of Object.entries(entry.form))
    if (field.kind === 'file') readsFiles(trial, key, field);
  for (const language of LANGUAGES)
    for (const [key, field] of Object.entries(entry.form)) {
      const texts = entry.texts[language].settings[key];
      requireText(`setting ${key} in ${language}`, texts?.label);
      for (const choice of field.kind === 'choice' ? field.among : [])
        requireText(`choice ${choice} of setting ${key} in ${language}`, texts?.choices?.[choice]);
    }
}

/** Setups are equal and share no data. */
export function setupsAreIndependent({ game, settings, seats }: ConformanceTrial): void {
  const read = game.settings(settings, seats);
  assert(read.ok, 'the settings are refused');
  const [one, other] = [game.setup(read.value, seats), game.setup(read.value, seats)];
  assert(deepEqual(one, other), 'two tables of the same settings differ');
  const parts = new Set(listParts(one));
  for (const part of listParts(other))
    assert(!parts.has(part) || Object.isFrozen(part), `two tables share ${JSON.stringify(part)}`);
}
