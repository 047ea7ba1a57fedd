/** Collects which scenarios and tests demonstrate which rule: scenarios name their rules, test titles begin with a rule number. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isRuleNumber, ruleText } from '../rule-texts/index.ts';
import { scenarios } from './scenario-files.testing.ts';

const GAME = join(import.meta.dirname, '..');
const NUMBER = /\d{3}\.\d+[a-z]?/g;

/** Paths of the files under a folder, relative to the game's folder. */
function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && file.name.endsWith(ending))
    .map((file) => relative(GAME, join(file.parentPath, file.name)))
    .toSorted();
}

/** The test titles in a file that begin with a rule number. */
const numberedTestNames = (source: string): string[] =>
  [...source.matchAll(/\b(?:test|it|describe)\(\s*(['"`])(\d{3}\.\d+[^\n]*?)\1/g)].map(
    ([, , name = '']) => name,
  );

const parseNumber = (number: string): readonly [number, number, string] => {
  const [, chapter = '', rule = '', letter = ''] = /^(\d+)\.(\d+)([a-z]?)$/.exec(number) ?? [];
  return [Number(chapter), Number(rule), letter];
};
const compareNumbers = (one: string, other: string): number => {
  const [a, b] = [parseNumber(one), parseNumber(other)];
  return a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1);
};

/** The places that demonstrate each rule, by its number. */
export function findDemonstrations(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const add = (number: string, where: string): void => {
    const known = found.get(number) ?? new Set();
    known.add(where);
    found.set(number, known);
  };
  for (const { file, scenario } of scenarios)
    for (const number of scenario.rules ?? []) add(number, `scenarios/${file}: ${scenario.id}`);
  for (const path of listFiles(GAME, '.test.ts'))
    for (const name of numberedTestNames(readFileSync(join(GAME, path), 'utf8')))
      for (const [number] of (name.split(':')[0] ?? '').matchAll(NUMBER)) add(number, path);
  return new Map(
    [...found.entries()]
      .toSorted(([one], [other]) => compareNumbers(one, other))
      .map(([number, where]) => [number, [...where]]),
  );
}

/** Every number that the engine cites in a reason or an event. */
export function citedNumbers(): readonly string[] {
  const sources = ['rules', 'layers', 'abilities', 'scenario-runner', 'layer-explanation'].flatMap((folder) =>
    listFiles(join(GAME, folder), '.ts').filter((path) => !path.includes('.test')),
  );
  const numbers = sources.flatMap((path) =>
    [...readFileSync(join(GAME, path), 'utf8').matchAll(/'(\d{3}\.\d+[a-z]?)'/g)].map(
      ([, number = '']) => number,
    ),
  );
  return [...new Set(numbers)].toSorted(compareNumbers);
}

/** The content of docs/teferi-rules.md. */
export function formatRulePage(): string {
  const rows = [...findDemonstrations()].map(([number, where]) => {
    const text = isRuleNumber(number) ? ruleText(number, 'en') : '';
    return `| ${number} | ${text} | ${where.join('; ')} |`;
  });
  return `# Teferi: rules and where they are shown

The numbers are those of the Comprehensive Rules of 17 April 2026; the sentences are ours (\`npx ludoteca teferi rule NUMBER\`, or
words to search them). Scenarios name the rules they demonstrate, test titles begin with them; paths are relative to
\`games/teferi\`. This page is generated from both and checked by \`games/teferi/scenarios/rule-table.test.ts\`;
\`npx vitest run games/teferi/scenarios/rule-table.test.ts -u\` updates it.

| rule | in short | shown by |
|---|---|---|
${rows.join('\n')}
`;
}
