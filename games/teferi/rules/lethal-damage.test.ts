import { type Dice, createFastDice, type Match } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import type { Ability, CardDefinition } from '../abilities/index.ts';
import type { Event, Teferi } from '../parts.ts';
import { creatureCard, createScene, keywordAbility } from '../scene.testing.ts';

const ANY_NUMBER: Ability = {
  kind: 'static',
  affects: 'this',
  changes: [{ change: 'rule', rule: { is: 'blocks any number' } }],
};

interface Fighter {
  readonly card: CardDefinition;
  readonly power: number;
  readonly tramples: boolean;
  readonly deadly: boolean;
  readonly blockers: readonly number[];
}

const attacker = (dice: Dice, i: number, walls: number): Fighter => {
  const [power, tramples, deadly] = [1 + dice.int(4), dice.int(3) > 0, dice.int(3) === 0];
  const keywordAbilities = [
    ...(tramples ? [keywordAbility('trample')] : []),
    ...(deadly ? [keywordAbility('deathtouch')] : []),
  ];
  const blockers = Array.from({ length: walls }, (_, wall) => wall).filter(() => dice.int(4) > 0);
  return {
    card: creatureCard(`Attacker ${i}`, [power, 9], ...keywordAbilities),
    power,
    tramples,
    deadly,
    blockers,
  };
};

/** All ways to divide a number. */
const divisions = (sum: number, parts: number): number[][] =>
  parts === 1
    ? [[sum]]
    : Array.from({ length: sum + 1 }, (_, first) => first).flatMap((first) =>
        divisions(sum - first, parts - 1).map((rest) => [first].concat(rest)),
      );

/** 510.1c and 702.19b, written down as they stand: everything is divided first, then looked at together. */
function legal(fighters: readonly Fighter[], walls: readonly number[]): Set<string> {
  const each = fighters.map(({ power, tramples, blockers }) => {
    const names = blockers.map((wall) => `Wall ${wall}`);
    const to = blockers.length === 0 || tramples ? [...names, ''] : names;
    return divisions(power, to.length).map((parts) => parts.map((amount, i) => [to[i]!, amount] as const));
  });
  const all = each.reduce<(readonly (readonly [string, number])[])[][]>(
    (sets, one) => sets.flatMap((set) => one.map((assigned) => [...set, assigned])),
    [[]],
  );
  const isLethal = (set: (typeof all)[number], wall: number): boolean => {
    const hits = set.map((one) => one.find(([to]) => to === `Wall ${wall}`)?.[1] ?? 0);
    const sum = hits.reduce((total, hit) => total + hit, 0);
    return sum >= walls[wall]! || hits.some((hit, i) => hit > 0 && fighters[i]!.deadly);
  };
  const fits = all.filter((set) =>
    fighters.every(({ blockers }, i) => {
      const over = blockers.length > 0 && set[i]!.some(([to, amount]) => to === '' && amount > 0);
      return !over || blockers.every((wall) => isLethal(set, wall));
    }),
  );
  return new Set(
    fits.map((set) => grouping(set.flatMap((one, i) => one.map(([to, n]) => [`Attacker ${i}`, to, n])))),
  );
}

const grouping = (hits: readonly (readonly (string | number)[])[]): string =>
  hits
    .filter(([, , amount]) => amount !== 0)
    .map((hit) => hit.join(' > '))
    .toSorted()
    .join(', ');

const dealt = (events: readonly Event[]): string =>
  grouping(
    events.flatMap((event) =>
      event.did === 'damage' && event.card.startsWith('Attacker')
        ? [[event.card, event.to.name, event.amount]]
        : [],
    ),
  );

/** Everything that the attacker may come to deal by answering. */
function offered(match: Match<Teferi>): Set<string> {
  const found = new Set<string>();
  for (const option of match.question!.options) {
    const next = match.fork();
    const events: Event[] = [];
    next.setEventSink(events);
    next.choose(option);
    if (next.question?.prompt === 'assign') for (const one of offered(next)) found.add(one);
    else found.add(dealt(events));
  }
  return found;
}

/** A board where two attack, and some walls block any number of them. */
function fight(fighters: readonly Fighter[], walls: readonly number[]): Set<string> {
  const cards = walls.map((toughness, i) => creatureCard(`Wall ${i}`, [0, toughness], ANY_NUMBER));
  const table = createScene(
    [...fighters.map(({ card }) => card), ...cards],
    { battlefield: fighters.map(({ card }) => card.name) },
    { battlefield: cards.map(({ name }) => name) },
  );
  table.attack(...fighters.map(({ card }) => card.name)).until('declare-blockers');
  while (table.prompt === 'block') {
    const next = table.options().find((option) => {
      const { name = '', attacker: whom = '' } = option as { name?: string; attacker?: string };
      return fighters.some(
        ({ card, blockers }) => card.name === whom && blockers.some((wall) => `Wall ${wall}` === name),
      );
    });
    table.match.choose(next ?? 'done');
  }
  while (table.prompt === 'priority' && table.view.step === 'declare-blockers') table.choose('pass');
  return table.prompt === 'assign' ? offered(table.match) : new Set([dealt(table.events)]);
}

test('702.19b, 510.1e: exactly the assignments that are legal taken together are offered, with shared blockers or not', () => {
  const dice = createFastDice('shared blockers');
  for (let round = 0; round < scaleVolume(2000); round++) {
    const walls = Array.from({ length: 1 + dice.int(2) }, () => 1 + dice.int(5));
    const fighters = [0, 1].map((i) => attacker(dice, i, walls.length));
    const board = JSON.stringify([
      walls,
      fighters.map(({ card, blockers }) => [card.abilities, card.power, blockers]),
    ]);
    expect([board, [...fight(fighters, walls)].toSorted()]).toEqual([
      board,
      [...legal(fighters, walls)].toSorted(),
    ]);
  }
});
