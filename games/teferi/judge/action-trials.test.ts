import { deepEqual } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import type { ScenarioCard } from '../scenario-runner/format.ts';
import { runScenarioFile } from '../scenario-runner/index.ts';
import { parseJudgeCommand } from './judge-command.ts';
import { JudgeTable } from './judge-table.ts';
import {
  matchWithPriority,
  startAnnouncement,
  startDeclaration,
  startDamageAssignment,
  type ActionTrial,
} from './action-trials.ts';

const CARDS: readonly ScenarioCard[] = [
  { name: 'Cub', mana_cost: '{G}', type_line: 'Creature — Bear', power: '2', toughness: '2' },
  { name: 'Giant', mana_cost: '{4}{R}', type_line: 'Creature — Giant', power: '5', toughness: '5' },
  {
    name: 'Dart',
    mana_cost: '{R}',
    type_line: 'Instant',
    oracle_text: 'Dart deals 2 damage to any target.',
  },
  {
    name: 'Fork Fire',
    mana_cost: '{X}{R}',
    type_line: 'Sorcery',
    oracle_text: 'Fork Fire deals X damage to target creature.',
  },
  {
    name: 'Kiln',
    mana_cost: '{2}',
    type_line: 'Artifact',
    oracle_text: '{T}, Sacrifice a creature: Kiln deals 1 damage to any target.',
  },
  {
    name: 'Bad Dream',
    mana_cost: '{B}',
    type_line: 'Sorcery',
    oracle_text: 'Target player discards a card.',
  },
];

function tableWith(...lines: readonly string[]): JudgeTable {
  const table = new JudgeTable();
  table.load(CARDS);
  for (const line of ['mana A any', 'mana B any', ...lines])
    expect(table.edit(parseJudgeCommand(line)!)).toBe(true);
  return table;
}

/** An option of the question that a trial asks, by some of its fields. */
function option(trial: ActionTrial, wanted: object) {
  const found = trial.match.question!.options.find(
    (one) =>
      typeof one === 'object' &&
      Object.entries(wanted).every(([key, value]) =>
        deepEqual((one as { [field: string]: unknown })[key], value),
      ),
  );
  expect(found).toBeDefined();
  return found!;
}

const begun = (
  table: JudgeTable,
  seat: number,
  act: Parameters<typeof startAnnouncement>[2],
): ActionTrial => {
  const trial = startAnnouncement(table.match, seat, act);
  expect('match' in trial).toBe(true);
  return trial as ActionTrial;
};

const idOf = (table: JudgeTable, label: string): number => table.match.tracker.withLabel(label)!.id;

describe('choices become scenario entries', () => {
  test('a spell with its target and a response make a scenario that holds', () => {
    const table = tableWith(
      'put cub battlefield A',
      'put cub battlefield B as foe',
      'put dart hand A',
      'put dart hand B as reply',
    );
    const first = begun(table, 0, { cast: 'Dart' });
    table.perform(...first.choose(option(first, { id: idOf(table, 'foe') }))!);
    const second = begun(table, 1, { cast: 'Dart' });
    table.perform(...second.choose(option(second, { id: idOf(table, 'Cub') }))!);
    expect(table.match.view.stack.map(({ card, controller }) => [card, controller])).toEqual([
      ['Dart', 0],
      ['Dart', 1],
    ]);
    const { turn, step } = table.match.view;
    table.perform({ turn, step, do: 'resolve', count: 2 });
    table.expect();
    expect(table.scenario.steps.map((entry) => entry.do)).toEqual(['cast', 'cast', 'resolve']);
    expect(table.scenario.steps[1]).toMatchObject({ player: 'B', card: 'reply', targets: ['Cub'] });
    expect(runScenarioFile(table.file)).toEqual([{ id: 'judge', ok: true, faults: [] }]);
  });

  test('X, and a cost with a choice', () => {
    const table = tableWith(
      'put giant battlefield B',
      'put "fork fire" hand A',
      'put kiln battlefield A',
      'put cub battlefield A as one',
      'put cub battlefield A as two',
    );
    const fire = begun(table, 0, { cast: 'Fork Fire' });
    expect(fire.choose(4)).toBeUndefined();
    table.perform(...fire.choose(option(fire, { id: idOf(table, 'Giant') }))!);
    table.perform({ turn: 1, step: 'main1', do: 'resolve' });
    expect(table.match.view.battlefield.find(({ card }) => card === 'Giant')?.damage).toBe(4);

    const kiln = begun(table, 0, { activate: idOf(table, 'Kiln'), name: 'Kiln', ability: 0 });
    kiln.choose(option(kiln, { id: idOf(table, 'Giant') }));
    table.perform(...kiln.choose(option(kiln, { id: idOf(table, 'two') }))!);
    expect(table.scenario.steps.at(-1)).toMatchObject({ do: 'activate', pay: ['two'], targets: ['Giant'] });
    expect(table.match.tracker.withLabel('two')?.zone).toBe('graveyard');
  });

  test('an attack, a double block, and damage divided among the blockers', () => {
    const table = tableWith(
      'put giant battlefield A',
      'put cub battlefield B as left',
      'put cub battlefield B as right',
    );
    const attack = startDeclaration(table.match, 'attack')!;
    table.perform(...attack.choose(option(attack, { name: 'Giant' }), 'done')!);
    const block = startDeclaration(table.match, 'block')!;
    table.perform(
      ...block.choose(
        option(block, { with: idOf(table, 'left') }),
        option(block, { with: idOf(table, 'right') }),
        'done',
      )!,
    );
    const damage = startDamageAssignment(table.match)!;
    table.perform(...(damage.choose(1) ?? damage.choose(4))!);
    expect(table.scenario.steps.at(-1)).toMatchObject({
      do: 'assign-damage',
      assign: [{ source: 'Giant', to: { left: 1, right: 4 } }],
    });
    expect(table.match.tracker.withLabel('left')?.zone).toBe('battlefield');
    expect(table.match.tracker.withLabel('right')?.zone).toBe('graveyard');
    table.expect();
    expect(runScenarioFile(table.file)).toEqual([{ id: 'judge', ok: true, faults: [] }]);
  });

  test('a question in between is answered by a question word', () => {
    const table = tableWith('put "bad dream" hand A', 'put cub hand B', 'put dart hand B');
    const dream = begun(table, 0, { cast: 'Bad Dream' });
    table.perform(...dream.choose(option(dream, { id: -2 }))!);
    expect(table.perform({ turn: 1, step: 'main1', do: 'resolve' })).toBeUndefined();
    expect(table.missing).toEqual({
      player: 'B',
      prompt: 'discard',
      question: 'discard',
      options: ['Cub', 'Dart'],
    });
    expect(table.answer(['Dart'])).toBeDefined();
    expect(table.match.view.sides[1]?.cards).toEqual(['Cub']);
  });

  test('without priority there is no action, and a cancelled action changes nothing', () => {
    const table = tableWith('put dart hand A', 'turn 2 A end');
    const dart = begun(table, 0, { cast: 'Dart' });
    expect(dart.choose('cancel')).toBeNull();
    expect(table.match.view.stack).toEqual([]);
    table.step();
    expect(table.match.view.step).toBe('cleanup');
    expect(matchWithPriority(table.match, 0)).toBeUndefined();
  });
});

test('cards without a unique label get one when a scenario is loaded', () => {
  const table = new JudgeTable();
  table.load(CARDS, {
    id: 'many',
    players: { A: { battlefield: [{ card: 'Cub', count: 2 }], hand: ['Cub', 'Dart'] }, B: {} },
    steps: [],
    expect: [],
  });
  expect(table.scenario.players.A).toEqual({
    battlefield: [{ card: 'Cub' }, { card: 'Cub', as: 'Cub 2' }],
    hand: [{ card: 'Cub', as: 'Cub 3' }, { card: 'Dart' }],
  });
});
