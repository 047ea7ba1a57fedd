import { type Dice, createFastDice, type Match, startMatch } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import type { Ability, CardDefinition } from './abilities/index.ts';
import {
  areLegalBlocks,
  type ReferenceCombat,
  type DamageDivision,
  resolveReferenceCombat,
  type ReferenceCreature,
  canReferenceBlock,
  REFERENCE_KEYWORDS,
} from './reference-combat.testing.ts';
import { game } from './game.ts';
import type { AttackChoice, BlockChoice, Teferi, View } from './parts.ts';

const LIVES: readonly [number, number] = [20, 9];
const COLOURS = ['W', 'B', 'R', ''] as const;

function fighter(dice: Dice, name: string): ReferenceCreature {
  return {
    name,
    power: dice.int(6),
    toughness: 1 + dice.int(5),
    words: REFERENCE_KEYWORDS.filter(() => dice.int(7) === 0),
    colour: dice.pick(COLOURS),
    artifact: dice.int(6) === 0,
    protectedFrom: dice.int(8) === 0 ? dice.pick(['W', 'B', 'R'] as const) : '',
  };
}

function battle(dice: Dice): ReferenceCombat {
  const attackers = Array.from({ length: 1 + dice.int(4) }, (_, i) => fighter(dice, `Attacker ${i}`));
  const blockers = Array.from({ length: dice.int(5) }, (_, i) => fighter(dice, `Blocker ${i}`));
  const able = attackers.filter(({ words }) => !words.includes('defender'));
  const blocks = blockers.map((blocker) => {
    const open = able.map((_, i) => i).filter((i) => canReferenceBlock(blocker, able[i]!));
    return open.length === 0 || dice.int(4) === 0 ? -1 : dice.pick(open);
  });
  const made = { attackers: able, blockers, blocks };
  return areLegalBlocks(made) ? made : { ...made, blocks: blockers.map(() => -1) };
}

const cardOf = ({
  name,
  power,
  toughness,
  words,
  colour,
  artifact,
  protectedFrom,
}: ReferenceCreature): CardDefinition => ({
  name,
  types: artifact ? ['artifact', 'creature'] : ['creature'],
  colours: colour === '' ? [] : [colour],
  power,
  toughness,
  text: '',
  abilities: [
    ...words.map((keyword): Ability => ({ kind: 'keyword', keyword })),
    ...(protectedFrom === ''
      ? []
      : [{ kind: 'keyword', keyword: 'protection', from: { colours: [protectedFrom] } } as const]),
  ],
});

const side = (fighters: readonly ReferenceCreature[], life: number): object => ({
  life,
  battlefield: fighters.map(({ name }) => ({ card: name })),
  library: Array.from({ length: 5 }, () => 'Wastes'),
});

function begin({ attackers, blockers }: ReferenceCombat, seed: string): Match<Teferi> {
  const from = {
    cards: [...attackers, ...blockers].map(cardOf),
    sides: [side(attackers, LIVES[0]), side(blockers, LIVES[1])],
  };
  const started = startMatch(game, { seats: 2, seed, settings: { windows: 'always' }, from });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

const viewAll = (match: Match<Teferi>): View => match.view('judge');
const passTo = (match: Match<Teferi>, ...prompts: readonly string[]): void => {
  while (
    match.question !== undefined &&
    !prompts.includes(match.question.prompt) &&
    viewAll(match).step !== 'end-combat'
  )
    match.choose('pass');
};

/** Damage assigned by a creature in a step; a player as recipient has no name. */
type Shares = Map<string, number>;
const keyOf = (source: string, first: boolean, to: string): string => JSON.stringify([source, first, to]);

/** A random legal division of damage. */
const divider =
  (dice: Dice, shares: Shares): DamageDivision =>
  ({ source, first, power, among, lethal, tramples }) => {
    const over = tramples && dice.int(2) === 0 && lethal.reduce((sum, one) => sum + one, 0) <= power;
    const amounts = lethal.map((least) => (over ? least : 0));
    let left = power - amounts.reduce((sum, one) => sum + one, 0);
    while (left > 0) {
      if (over && dice.int(2) === 0) break;
      amounts[dice.int(amounts.length)]!++;
      left--;
    }
    among.forEach((to, i) => shares.set(keyOf(source, first, to), amounts[i]!));
    return tramples ? [...amounts, left] : amounts;
  };

/** Plays the combat in the engine with the recorded damage division. */
function play(match: Match<Teferi>, { attackers, blockers, blocks }: ReferenceCombat, shares: Shares): void {
  const idOf = (name: string): number =>
    viewAll(match).battlefield.find(({ card }) => card === name)?.id ?? 0;
  passTo(match, 'attack');
  for (const { name } of attackers) match.choose(optionOf<AttackChoice>(match, (one) => one.name === name));
  if (match.question?.prompt === 'attack') match.choose('done');
  passTo(match, 'block');
  if (match.question?.prompt === 'block') {
    const offered = match.question.options.filter((one): one is BlockChoice => one !== 'done');
    const wrong = offered.find(
      (one) =>
        !canReferenceBlock(
          blockers.find(({ name }) => name === one.name)!,
          attackers.find(({ name }) => name === one.attacker)!,
        ),
    );
    if (wrong !== undefined) throw new Error(`${wrong.name} may not block ${wrong.attacker}`);
    blockers.forEach(({ name }, j) => {
      const attacker = attackers[blocks[j]!];
      if (attacker !== undefined)
        match.choose(
          optionOf<BlockChoice>(match, (one) => one.name === name && one.attacker === attacker.name),
        );
    });
    match.choose('done');
  }
  const names = new Map([...attackers, ...blockers].map(({ name }) => [idOf(name), name]));
  for (passTo(match, 'assign'); match.question?.prompt === 'assign'; passTo(match, 'assign')) {
    const { source, to, first } = match.question.frame;
    const amount = shares.get(keyOf(names.get(source) ?? '', first, names.get(to) ?? ''));
    if (amount === undefined || !match.question.options.includes(amount))
      throw new Error(`${names.get(source)} wants to assign ${amount}, may ${match.question.options.join()}`);
    match.choose(amount);
  }
}

function optionOf<O extends object>(match: Match<Teferi>, matches: (one: O) => boolean): O {
  const options = (match.question?.options ?? []) as readonly (O | string)[];
  const found = options.find((one): one is O => typeof one === 'object' && matches(one));
  if (found === undefined) throw new Error(`not offered among ${JSON.stringify(options)}`);
  return found;
}

describe('combat', () => {
  test('on random boards gives the result of the reference implementation', () => {
    for (let round = 0; round < scaleVolume(100_000); round++) {
      const dice = createFastDice(`combat ${round}`);
      const made = battle(dice);
      const match = begin(made, `${round}`);
      const shares: Shares = new Map();
      const expected = resolveReferenceCombat(made, LIVES, divider(dice, shares));
      play(match, made, shares);
      const view = viewAll(match);
      const marks = (fighters: readonly ReferenceCreature[]): number[] =>
        fighters.map(({ name }) => view.battlefield.find(({ card }) => card === name)?.damage ?? -1);
      const lives = view.sides.map(({ life }) => life);
      expect({ round, attackers: marks(made.attackers), blockers: marks(made.blockers), lives }).toEqual({
        round,
        ...expected,
      });
    }
  });
});
