import { readFileSync } from 'node:fs';
import { type Language, LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { ruleCommand } from './rule.ts';
import { scenarioCommand } from './scenario.ts';
import { callCommand } from '../../../testkit/call-command.ts';
import { STEPS } from '../abilities/index.ts';

const CUB = { name: 'Cub', mana_cost: '{G}', type_line: 'Creature — Bear', power: '2', toughness: '2' };
const WALL = {
  name: 'Wall',
  mana_cost: '{W}',
  type_line: 'Creature — Wall',
  oracle_text: 'Defender',
  power: '0',
  toughness: '3',
};
const ODD = { name: 'Odd', mana_cost: '{W}', type_line: 'Instant', oracle_text: 'Juggle the teapots.' };
const attack = (name: string, more: object = {}): object => ({
  turn: 1,
  step: 'declare-attackers',
  player: 'A',
  do: 'attack',
  attackers: [name],
  ...more,
});
const scenario = (id: string, more: object): object => ({
  id,
  players: { A: { battlefield: ['Cub', 'Wall'], hand: [] }, B: {} },
  steps: [],
  end: { turn: 1, step: 'main2' },
  expect: [],
  ...more,
});
const file = (...scenarios: readonly object[]): string =>
  JSON.stringify({ format: 'ludoteca-teferi-scenario/1', cards: [CUB, WALL, ODD], scenarios });

const RIGHT = scenario('right', {
  steps: [attack('Wall', { refused: true }), attack('Cub')],
  expect: [{ what: 'life', player: 'B', is: 18 }],
});
const WRONG = scenario('wrong', { expect: [{ what: 'life', player: 'B', is: 18 }] });

describe('ludoteca teferi scenario', () => {
  test('reports as JSON which scenarios hold; exit code 0', async () => {
    const { code, out } = await callCommand(scenarioCommand, ['a.json', '--json'], {
      files: { 'a.json': file(RIGHT) },
    });
    expect(code).toBe(0);
    expect(JSON.parse(out.join('\n'))).toEqual([{ id: 'right', ok: true, failures: [] }]);
  });

  test('runs the example of its documentation', async () => {
    const page = readFileSync(new URL('../../../docs/teferi-scenarios.md', import.meta.url), 'utf8');
    const example = /```json\n([^`]+)```/.exec(page)![1]!;
    const { code } = await callCommand(scenarioCommand, ['a.json'], { files: { 'a.json': example } });
    expect(code).toBe(0);
    for (const step of STEPS) expect(page).toContain(`\`${step}\``);
  });

  test('reports failures of all files; exit code 1', async () => {
    const files = { 'a.json': file(RIGHT), 'b.json': file(WRONG) };
    const { code, out } = await callCommand(scenarioCommand, ['a.json', 'b.json', '--json'], { files });
    expect(code).toBe(1);
    expect(JSON.parse(out.join('\n'))).toEqual([
      { id: 'right', ok: true, failures: [] },
      { id: 'wrong', ok: false, failures: [expect.stringContaining('expected 18, found 20')] },
    ]);
  });

  test('names the rule of an unexpected refusal', async () => {
    const { out } = await callCommand(scenarioCommand, ['a.json'], {
      files: { 'a.json': file(scenario('wall', { steps: [attack('Wall')] })) },
    });
    expect(out).toEqual([
      'wall: steps[0]: attack is refused: This creature has defender: it does not attack. (rule 702.3b)',
      'Scenarios that hold: 0 of 1.',
    ]);
  });

  test('reports an action that should be refused and is not', async () => {
    const { code, out } = await callCommand(scenarioCommand, ['a.json'], {
      files: { 'a.json': file(scenario('cub', { steps: [attack('Cub', { refused: true })] })) },
      language: 'it',
    });
    expect([code, out[0]]).toEqual([1, 'cub: steps[0]: attack è permesso, ma doveva essere rifiutato']);
  });

  test('reports an unsupported card with its line in the scenarios that use it', async () => {
    const odd = scenario('odd', { players: { A: { hand: ['Odd'] }, B: {} } });
    const { code, out } = await callCommand(scenarioCommand, ['a.json'], {
      files: { 'a.json': file(odd, RIGHT) },
    });
    expect(code).toBe(1);
    expect(out).toEqual([
      expect.stringMatching(/^odd: unsupported: Odd, line 1: Juggle/),
      'Scenarios that hold: 1 of 2.',
    ]);
  });

  test('treats null as absent', async () => {
    const [cub, ...others] = [{ ...CUB, loyalty: null, oracle_text: null }, WALL, ODD];
    const text = JSON.stringify({ ...JSON.parse(file({ ...RIGHT, tags: null })), cards: [cub, ...others] });
    expect((await callCommand(scenarioCommand, ['a.json'], { files: { 'a.json': text } })).code).toBe(0);
  });

  test('reports a malformed scenario and runs the others', async () => {
    const bad = scenario('bad', { steps: [{ turn: 1, step: 'nowhere', do: 'check', expect: [] }] });
    const { code, out } = await callCommand(scenarioCommand, ['a.json'], {
      files: { 'a.json': file(bad, RIGHT) },
    });
    expect([code, out]).toEqual([
      1,
      ['bad: the scenario is malformed: steps[0].step', 'Scenarios that hold: 1 of 2.'],
    ]);
  });

  test('runs the other files if one is invalid; exit code 2', async () => {
    const files = { 'a.json': 'no JSON', 'b.json': file(RIGHT) };
    const { code, out } = await callCommand(scenarioCommand, ['a.json', 'b.json', '--json'], { files });
    expect([code, JSON.parse(out.join('\n'))]).toEqual([2, [{ id: 'right', ok: true, failures: [] }]]);
  });

  test('accepts impossible numbers, which the rules refuse', async () => {
    const assign = { turn: 1, step: 'combat-damage', player: 'A', do: 'assign-damage', refused: true };
    const odd = scenario('odd', {
      steps: [
        attack('Cub'),
        { ...assign, assign: [{ source: 'Cub', to: { 'player B': -2 } }] },
        {
          turn: 1,
          step: 'main2',
          player: 'A',
          do: 'activate',
          source: 'Wall',
          ability: -1,
          refused: true,
        },
      ],
      expect: [{ what: 'life', player: 'B', is: 18 }],
    });
    expect((await callCommand(scenarioCommand, ['a.json'], { files: { 'a.json': file(odd) } })).code).toBe(0);
  });

  test('accepts a missing player and numbers in place of text', async () => {
    const cub = { ...CUB, power: 2, toughness: 2 };
    const alone = { id: 'alone', players: { A: { battlefield: ['Cub'] } }, end: { turn: 1, step: 'main2' } };
    const text = JSON.stringify({ ...JSON.parse(file(alone)), cards: [cub] });
    expect((await callCommand(scenarioCommand, ['a.json'], { files: { 'a.json': text } })).code).toBe(0);
  });

  test('refuses invalid files and names the place', async () => {
    const { code, errors } = await callCommand(scenarioCommand, ['a.json'], {
      files: { 'a.json': JSON.stringify({ format: 'something/1', cards: [], scenarios: [] }) },
    });
    expect([code, errors]).toEqual([2, ['a.json: this is not a scenario file: format.']]);
    expect((await callCommand(scenarioCommand, ['a.json'], { files: { 'a.json': 'no JSON' } })).code).toBe(2);
    expect((await callCommand(scenarioCommand, [])).code).toBe(2);
  });
});

/** The numbers of the rules that are told. */
const told = async (line: string, language: Language): Promise<(string | undefined)[]> =>
  (await callCommand(ruleCommand, line.split(' '), { language })).out.map((text) => text.split(' ')[0]);

describe('ludoteca teferi rule', () => {
  test('shows a rule or a section in the chosen language', async () => {
    expect((await callCommand(ruleCommand, ['702.3b'])).out).toEqual([
      '702.3b A creature with defender does not attack.',
    ]);
    expect((await callCommand(ruleCommand, ['702.3b', '--lang', 'pt'])).out).toEqual([
      '702.3b Uma criatura com defensor não ataca.',
    ]);
    expect((await callCommand(ruleCommand, ['702.7d', '701.24a', '100.2a'])).out).toEqual([
      '702.7d First strike: Twice is like once.',
      '701.24a Shuffle: It is put in random order.',
      expect.stringMatching(/^100.2a A deck/),
    ]);
    expect((await callCommand(ruleCommand, ['702.7'])).out.map((line) => line.split(' ')[0])).toEqual([
      '702.7a',
      '702.7b',
      '702.7c',
      '702.7d',
    ]);
  });

  test('reports unknown rules', async () => {
    const { code, errors } = await callCommand(ruleCommand, ['999.9']);
    expect([code, errors]).toEqual([1, [expect.stringMatching(/^999\.9: no rule found\. Try /)]]);
    expect((await callCommand(ruleCommand, [])).code).toBe(2);
  });

  test('finds rules by words, the best first, in the chosen language', async () => {
    expect((await told('lethal damage', 'en'))[0]).toBe('704.5g');
    expect((await told('cannot target', 'en')).slice(0, 2)).toEqual(['702.11b', '702.11d']);
    expect((await told('legame vitale', 'it')).slice(0, 2)).toEqual(['702.15b', '702.15f']);
    expect((await told('VINCULO', 'pt'))[0]).toBe('702.15b');
  });

  test('finds all rules of a keyword, by its English name too', async () => {
    const all = ['702.2a', '702.2b', '702.2c', '702.2d', '702.2e', '702.2f'];
    for (const language of LANGUAGES)
      expect(await told('deathtouch', language)).toEqual(expect.arrayContaining(all));
    expect(await told('tocco letale', 'it')).toEqual(expect.arrayContaining(all));
  });

  test('limits many results, and gives advice without a result', async () => {
    const many = (await callCommand(ruleCommand, ['creature'])).out;
    expect([many.length, many.at(-1)]).toEqual([21, expect.stringMatching(/^… and \d+ more: add a word\.$/)]);
    for (const [language, sentence] of [
      ['it', 'xyz: nessuna regola trovata. Prova'],
      ['pt', 'xyz: nenhuma regra encontrada. Tente'],
    ] as const) {
      const { code, errors } = await callCommand(ruleCommand, ['xyz'], { language });
      expect([code, errors]).toEqual([1, [expect.stringContaining(sentence)]]);
    }
  });
});
