import { type Dice, createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from '../scenarios/scenario-files.testing.ts';
import { runScenarioFile } from './index.ts';
import { parseScenarioFile, parseScenarios } from './parse-scenarios.ts';

type Tree = null | boolean | number | string | Tree[] | { [key: string]: Tree };

/** Invalid values for any field. */
const ODD: readonly Tree[] = [
  null,
  true,
  -1,
  0,
  1,
  7,
  99,
  1e9,
  0.5,
  '',
  'A',
  'B',
  'player A',
  'main2',
  'cleanup',
  'untap',
  'any',
  '{R}',
  'Meadow Cub',
  '__proto__',
  'constructor',
  [],
  {},
  ['Meadow Cub'],
];

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Every place in a tree: what holds it, and under which key. */
function places(tree: Tree): { holder: { [key: string]: Tree }; key: string }[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const holder = tree as { [key: string]: Tree };
  const own = Object.keys(holder).map((key) => ({ holder, key }));
  return own.concat(Object.values(holder).flatMap(places));
}

const copyOf = (tree: Tree): Tree => JSON.parse(JSON.stringify(tree)) as Tree;

/** One scenario of ours with one to three things in it exchanged for others, mostly of their kind, doubled or left out. */
function spoiled(dice: Dice): Tree {
  const { file } = dice.pick(scenarioFiles);
  const { format, cards } = file;
  const [scenario, tree] = [copyOf(dice.pick(file.scenarios) as unknown as Tree), { format, cards }];
  for (let i = dice.int(3); i >= 0; i--) {
    const all = places(scenario);
    const { holder, key } = dice.pick(all);
    const old = holder[key] ?? null;
    const alike = all.map((one) => one.holder[one.key] ?? null).filter((one) => typeof one === typeof old);
    const how = dice.int(6);
    if (how === 0) holder[key] = copyOf(dice.pick(ODD));
    else if (how === 1 && !Array.isArray(holder)) delete holder[key];
    else if (how === 2 && Array.isArray(holder)) holder.push(copyOf(old));
    else if (how === 3 && typeof old === 'number') holder[key] = dice.int(20) - 5;
    else holder[key] = copyOf(dice.pick(alike));
  }
  return { ...(copyOf(tree as unknown as Tree) as object), scenarios: [scenario] };
}

describe('untrusted scenario files', () => {
  test('are refused or run to a result, without an exception', () => {
    const dice = createFastDice('hostile scenarios');
    let ran = 0;
    for (let i = 0; i < scaleVolume(5000); i++) {
      const read = parseScenarios(spoiled(dice));
      if (!read.ok) continue;
      const [result] = runScenarioFile(read.value);
      expect(result?.faults.filter(({ why }) => why === 'engine')).toEqual([]);
      ran++;
    }
    expect(ran).toBeGreaterThan(scaleVolume(5000) / 10);
  });

  test('are refused if they are not JSON, not UTF-8 or of another format', () => {
    for (const file of [
      new Uint8Array(),
      new Uint8Array([0xff, 0xfe, 0x00]),
      bytes('{'),
      bytes('[]'),
      bytes('{"format":"ludoteca-teferi-scenario/2","cards":[],"scenarios":[]}'),
      bytes(`${'['.repeat(5000)}${']'.repeat(5000)}`),
      bytes('{"__proto__":{"format":1}}'),
    ])
      expect(parseScenarioFile(file).ok).toBe(false);
  });

  test('are refused if an id occurs twice', () => {
    const [first] = scenarioFiles;
    const [one] = first!.file.scenarios;
    expect(parseScenarios({ ...first!.file, scenarios: [one, one] })).toMatchObject({
      ok: false,
      problem: [{ why: 'scenario file', facts: { where: 'scenarios[1].id' } }],
    });
  });
});
