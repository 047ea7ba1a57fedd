import { createFastDice } from '@ludoteca/kernel';
import { LANGUAGES } from '@ludoteca/kit';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { callCommand } from '../../../testkit/call-command.ts';
import { runScenarioFile } from '../scenario-runner/index.ts';
import { parseScenarioFile } from '../scenario-runner/parse-scenarios.ts';
import { judgeCommand } from '../commands/judge.ts';
import { JudgeSession } from './judge-session.ts';
import { syntaxOf, JUDGE_VERBS } from './command-syntax.ts';

const CARDS = JSON.stringify({
  format: 'ludoteca-teferi-scenario/1',
  cards: [
    { name: 'Cub', mana_cost: '{G}', type_line: 'Creature — Bear', power: '2', toughness: '2' },
    { name: 'Giant', mana_cost: '{4}{R}', type_line: 'Creature — Giant', power: '5', toughness: '5' },
    {
      name: 'Dart',
      mana_cost: '{R}',
      type_line: 'Instant',
      oracle_text: 'Dart deals 2 damage to any target.',
    },
    {
      name: 'Bad Dream',
      mana_cost: '{B}',
      type_line: 'Sorcery',
      oracle_text: 'Target player discards a card.',
    },
    {
      name: 'Recruits',
      mana_cost: '{W}',
      type_line: 'Sorcery',
      oracle_text: 'Create a 1/1 white Soldier creature token.',
    },
    {
      name: 'Surge',
      mana_cost: '{G}',
      type_line: 'Instant',
      oracle_text: 'Target creature gets +2/+2 until end of turn.',
    },
    {
      name: 'Wall',
      mana_cost: '{W}',
      type_line: 'Creature — Wall',
      oracle_text: 'Defender',
      power: '0',
      toughness: '3',
    },
  ],
  scenarios: [],
});

const session = (...typed: readonly string[]) =>
  callCommand(judgeCommand, ['cards.json'], { files: { 'cards.json': CARDS }, typed });

const BOARD = [
  'put cub battlefield A',
  'put cub battlefield B as foe',
  'put giant battlefield B tapped',
  'put dart hand A',
  'mana A any',
  'life B 7',
];

describe('judge mode', () => {
  test('sets up a board and shows it', async () => {
    const { code, out } = await session(...BOARD, 'counters cub +1/+1 2', 'board');
    expect(code).toBe(0);
    expect(out.slice(-9)).toEqual([
      'Turn 1 of A, first main phase; priority: A',
      'A: life 20',
      '    Cub (4/4, 2 × +1/+1)',
      '  hand: Dart',
      '  library: 40',
      'B: life 7',
      '    foe (2/2)',
      '    Giant (5/5, tapped)',
      '  library: 40',
    ]);
  });

  test('plays with rule numbers and saves a scenario that holds', async () => {
    const { out, written } = await session(
      ...BOARD,
      'cast A dart at foe',
      'attack cub',
      'block',
      'go 1 main2',
      'expect',
      'save story.json',
    );
    expect(out).toContain('Dart resolves. (608.1)');
    const file = parseScenarioFile(written.get('story.json')!);
    expect(file.ok && runScenarioFile(file.value)).toEqual([{ id: 'judge', ok: true, faults: [] }]);
    const [scenario] = file.ok ? file.value.scenarios : [];
    expect(scenario?.steps).toHaveLength(4);
    expect(scenario?.expect).toContainEqual({ what: 'life', player: 'B', is: 5 });
    expect(scenario?.expect).toContainEqual({ what: 'zone', card: 'foe', is: 'graveyard' });
  });

  test('moves cards after play: the current position becomes the new start', async () => {
    const { out } = await session(
      ...BOARD,
      'cast A dart at foe',
      'move foe battlefield A',
      'tap cub',
      'damage cub 1',
      'poison B 3',
      'turn 4 B upkeep',
      'board',
    );
    expect(out.slice(-9)).toEqual([
      'Turn 4 of B, upkeep; priority: B',
      'A: life 20',
      '    Cub (2/2, tapped, damage 1)',
      '    foe (2/2)',
      '  graveyard: Dart',
      '  library: 40',
      'B: life 7, poison 3',
      '    Giant (5/5, tapped)',
      '  library: 40',
    ]);
  });

  test('reports that an edit interrupts combat, and lets attackers be declared again', async () => {
    const { out } = await session(
      ...BOARD,
      'attack cub',
      'life B 5',
      'attack cub',
      'go combat-damage',
      'life B 9',
    );
    expect(out).toContain('Combat starts over: what attacked is untapped again, declare attackers again.');
    expect(out.filter((line) => line.startsWith('Cub attacks'))).toHaveLength(2);
    expect(out).toContain('B: life 3');
    expect(out.find((line) => line.startsWith('Combat is over'))).toBeDefined();
    expect(out.some((line) => line.includes('refused'))).toBe(false);
  });

  test('saves tokens as cards', async () => {
    const { out } = await session(
      'put recruits hand A',
      'mana A any',
      'cast A recruits',
      'life B 3',
      'attack "token 1"',
      'go 1 main2',
    );
    expect(out).toContain('    token 1 (1/1, sick)');
    expect(out.some((line) => line.includes('attack is refused'))).toBe(true);
    expect(out).toContain('B: life 3');
  });

  test('asks for a missing answer', async () => {
    const { out } = await session(
      'put "bad dream" hand A',
      'put cub hand B',
      'put giant hand B',
      'mana A any',
      'cast A "Bad Dream" at B',
      'answer giant',
    );
    expect(out).toContain('B has to answer (discard): Cub, Giant');
    expect(out).toContain('  graveyard: Giant');
    expect(out.at(-3)).toBe('  hand: Cub');
  });

  test('names the rule against an illegal action, which changes nothing', async () => {
    const { out } = await session('put wall battlefield A', 'attack wall', 'board');
    expect(out.find((line) => line.includes('refused'))).toBe(
      'attack is refused: This creature has defender: it does not attack. (rule 702.3b)',
    );
    expect(out.at(-6)).toBe('Turn 1 of A, first main phase; priority: A');
  });

  test.each([
    [
      'attack cub',
      'attack is refused: The moment has passed: attackers have been declared already this turn, or none. (rule 508.1)',
    ],
    ['block foe > giant', 'block is refused: What is to be blocked does not attack. (rule 509.1a)'],
    ['cast A cub', 'cast is refused: Cub is in the wrong place for it: battlefield. (rule 601.3)'],
    ['cast B dart', 'cast is refused: This belongs to the other player. (rule 601.3)'],
    ['land A dart', 'play-land is refused: This is not a land. (rule 305.1)'],
    ['activate A cub 0', 'activate is refused: It has no activated ability of this number. (rule 602.1)'],
    [
      'cast A',
      'Missing: a card on the table (Cub, Dart, foe, Giant). Example: cast A "Sudden Growth" at ram',
    ],
  ])('explains why “%s” is illegal', async (line, told) => {
    const { out } = await session(...BOARD, 'attack cub', line);
    expect(out.at(-1)).toBe(told);
  });

  test('refuses to block without attackers', async () => {
    const { out } = await session(...BOARD, 'block foe > cub');
    expect(out.at(-1)).toBe('block is refused: Nothing attacks, so nobody blocks. (rule 508.8)');
  });

  test('goes to a step of this turn or a later one', async () => {
    const { out } = await session('go main2', 'go upkeep', 'go upkeep', 'go 7', 'go');
    expect(out.filter((line) => /^Turn \d of/.test(line))).toEqual([
      'Turn 1 of A, second main phase; priority: A',
      'Turn 2 of B, upkeep; priority: B',
      'Turn 3 of A, upkeep; priority: A',
    ]);
    for (const line of out.slice(-2)) expect(line).toMatch(/^Missing: a step .*Example: go 4 upkeep$/);
  });

  test('explains a permanent layer by layer, and shows rules', async () => {
    const { out } = await session(
      'put cub battlefield A',
      'put surge hand A',
      'mana A any',
      'cast A surge at cub',
      'explain cub',
      'rule 702.3b',
    );
    expect(out.slice(-3)).toEqual([
      'as printed: 2/2',
      'layer 7c, 613.4c, Surge: → 4/4',
      '702.3b A creature with defender does not attack.',
    ]);
  });

  test('advances a step and undoes it', async () => {
    const { out } = await session('put cub battlefield A', 'step', 'undo', 'undo', 'undo', 'nonsense');
    expect(out).toContain('Turn 1 of A, beginning of combat; priority: A');
    expect(out.filter((line) => line.startsWith('Taken back'))).toEqual([
      'Taken back: step',
      'Taken back: put cub battlefield A',
    ]);
    expect(out.slice(-2)).toEqual([
      'There is nothing to take back.',
      '“nonsense” is not a command: help lists them all.',
    ]);
  });

  test.each(LANGUAGES)('has help in %s', (language) => {
    const judge = new JudgeSession(language);
    const { lines } = judge.execute('help');
    expect(lines.map((line) => line.split(/[ :]/)[0])).toEqual(JUDGE_VERBS);
    for (const [i, verb] of JUDGE_VERBS.entries()) {
      expect(lines[i]).toContain(syntaxOf(verb).example);
      expect(judge.execute(`help ${verb}`).lines).toEqual([lines[i]]);
    }
    expect(lines.join('')).not.toContain("'");
  });

  test('handles any input without an exception', () => {
    const dice = createFastDice('typed');
    const verbs =
      'put move cast attack block assign answer turn life mana go do step undo explain expect resolve activate land concede';
    const others = 'A B Forest battlefield hand 3 -1 any {R} at x " > {"do":1} 1e9';
    const pieces = `${verbs} ${others}`.split(' ');
    const judge = new JudgeSession('en');
    for (let i = 0; i < scaleVolume(20_000); i++) {
      const line = Array.from({ length: 1 + dice.int(6) }, () => dice.pick(pieces)).join(' ');
      expect(Array.isArray(judge.execute(line).lines)).toBe(true);
    }
  });
});
