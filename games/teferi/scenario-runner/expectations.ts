/** Expectations, held against the table. */
import { canonicalJson, type Json } from '@ludoteca/kernel';
import { MANA_TYPES } from '../abilities/index.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { type ScenarioMatch, seatOf } from './scenario-match.ts';
import { ScenarioError, type ScenarioFault } from './faults.ts';
import { type Expectation, type PlayerName, PLAYERS, type ScenarioZone } from './format.ts';
import { hasAbility, powerAndToughness } from './characteristics.ts';
import type { TrackedCard } from './card-tracker.ts';

function requireCard(desk: ScenarioMatch, label: string): TrackedCard {
  const piece = desk.pieces.labelled(label);
  // A token that was never made is nowhere.
  if (piece === undefined) throw new ScenarioError('no such label', { label });
  return piece;
}

const findPermanent = (desk: ScenarioMatch, label: string): VisiblePermanent | undefined => {
  const { where, id } = requireCard(desk, label);
  return where === 'battlefield' ? desk.view.battlefield.find((one) => one.id === id) : undefined;
};

const scenarioZoneOf = ({ where }: TrackedCard): ScenarioZone => (where === 'looking' ? 'library' : where);

/** Whoever controls it on the battlefield and the stack; elsewhere whoever owns it. */
function controllerOf(desk: ScenarioMatch, { where, id, owner }: TrackedCard): PlayerName | undefined {
  const { battlefield, stack } = desk.view;
  const there =
    where === 'battlefield'
      ? battlefield.find((one) => one.id === id)
      : where === 'stack'
        ? stack.find((one) => one.id === id)
        : undefined;
  return PLAYERS[there?.controller ?? owner];
}

function winnerOf({ winner }: ScenarioMatch): PlayerName | 'draw' | null {
  if (winner === undefined) return null;
  return winner === null ? 'draw' : (PLAYERS[winner] ?? null);
}

/** What is the case. */
function actualValue(desk: ScenarioMatch, expectation: Expectation): Json {
  const { view } = desk;
  const side = 'player' in expectation ? view.sides[seatOf(expectation.player)] : undefined;
  switch (expectation.what) {
    case 'life':
      return side?.life ?? null;
    case 'poison':
      return side?.poison ?? null;
    case 'hand-size':
      return side?.hand ?? null;
    case 'mana-pool':
      return MANA_TYPES.map((type, i) => `{${type}}`.repeat(side?.mana[i] ?? 0)).join('');
    case 'zone':
      return scenarioZoneOf(requireCard(desk, expectation.card));
    case 'zone-count':
      return countCards(desk, expectation);
    case 'damage-marked':
      return findPermanent(desk, expectation.card)?.damage ?? 0;
    case 'counters':
      return findPermanent(desk, expectation.card)?.counters[expectation.kind] ?? 0;
    case 'power-toughness':
      return powerAndToughness(desk, requireCard(desk, expectation.card)) ?? null;
    case 'has-ability':
      return hasAbility(desk, requireCard(desk, expectation.card), expectation.ability);
    case 'tapped':
      return findPermanent(desk, expectation.card)?.tapped ?? false;
    case 'in-combat': {
      const permanent = findPermanent(desk, expectation.card);
      return permanent?.attacking !== undefined || permanent?.blocking !== undefined;
    }
    case 'blocked':
      return findPermanent(desk, expectation.card)?.blocked ?? false;
    case 'controller':
      return controllerOf(desk, requireCard(desk, expectation.card)) ?? null;
    case 'stack-size':
      return view.stack.length;
    case 'priority':
      return desk.question?.prompt === 'priority' ? (PLAYERS[desk.question.seat] ?? null) : null;
    case 'step-count':
      return view.begun[expectation.step] ?? 0;
    case 'lost':
      return desk.heard.some((event) => event.did === 'lose' && event.seat === seatOf(expectation.player));
    case 'winner':
      return winnerOf(desk);
  }
}

function countCards(
  desk: ScenarioMatch,
  { card, player, zone }: Extract<Expectation, { what: 'zone-count' }>,
): number {
  // On the battlefield a copy has the name of what it copies.
  if (zone === 'battlefield')
    return desk.view.battlefield.filter((one) => one.card === card && PLAYERS[one.controller] === player)
      .length;
  return desk.pieces
    .all()
    .filter(
      (piece) =>
        piece.name === card && scenarioZoneOf(piece) === zone && controllerOf(desk, piece) === player,
    ).length;
}

/** What is not as expected. `at`: where in the file. */
export function checkExpectations(
  desk: ScenarioMatch,
  expectations: readonly Expectation[],
  at: string,
): ScenarioFault[] {
  return expectations.flatMap((expectation, i): ScenarioFault[] => {
    const found = actualValue(desk, expectation);
    if (canonicalJson(found) === canonicalJson(expectation.is)) return [];
    const { is, ...about } = expectation;
    return [
      {
        why: 'expected',
        facts: { where: `${at}.expect[${i}]`, about, is, found },
      },
    ];
  });
}
