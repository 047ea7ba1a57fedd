/** Checks the expectations of a scenario against the match. */
import { canonicalJson, type Json } from '@ludoteca/kernel';
import { MANA_TYPES } from '../abilities/index.ts';
import type { VisiblePermanent } from '../view-types.ts';
import { type ScenarioMatch, seatOf } from './scenario-match.ts';
import { ScenarioError, type ScenarioFault } from './faults.ts';
import { type Expectation, type PlayerName, PLAYERS, type ScenarioZone } from './format.ts';
import { hasAbility, powerAndToughness } from './characteristics.ts';
import type { TrackedCard } from './card-tracker.ts';

function requireCard(match: ScenarioMatch, label: string): TrackedCard {
  const card = match.tracker.withLabel(label);

  if (card === undefined) throw new ScenarioError('no such label', { label });
  return card;
}

const findPermanent = (match: ScenarioMatch, label: string): VisiblePermanent | undefined => {
  const { zone, id } = requireCard(match, label);
  return zone === 'battlefield' ? match.view.battlefield.find((one) => one.id === id) : undefined;
};

const scenarioZoneOf = ({ zone }: TrackedCard): ScenarioZone => (zone === 'looking' ? 'library' : zone);

/** The controller on the battlefield and the stack, the owner in other zones. */
function controllerOf(match: ScenarioMatch, { zone, id, owner }: TrackedCard): PlayerName | undefined {
  const { battlefield, stack } = match.view;
  const there =
    zone === 'battlefield'
      ? battlefield.find((one) => one.id === id)
      : zone === 'stack'
        ? stack.find((one) => one.id === id)
        : undefined;
  return PLAYERS[there?.controller ?? owner];
}

function winnerOf({ winner }: ScenarioMatch): PlayerName | 'draw' | null {
  if (winner === undefined) return null;
  return winner === null ? 'draw' : (PLAYERS[winner] ?? null);
}

function actualValue(match: ScenarioMatch, expectation: Expectation): Json {
  const { view } = match;
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
      return scenarioZoneOf(requireCard(match, expectation.card));
    case 'zone-count':
      return countCards(match, expectation);
    case 'damage-marked':
      return findPermanent(match, expectation.card)?.damage ?? 0;
    case 'counters':
      return findPermanent(match, expectation.card)?.counters[expectation.kind] ?? 0;
    case 'power-toughness':
      return powerAndToughness(match, requireCard(match, expectation.card)) ?? null;
    case 'has-ability':
      return hasAbility(match, requireCard(match, expectation.card), expectation.ability);
    case 'tapped':
      return findPermanent(match, expectation.card)?.tapped ?? false;
    case 'in-combat': {
      const permanent = findPermanent(match, expectation.card);
      return permanent?.attacking !== undefined || permanent?.blocking !== undefined;
    }
    case 'blocked':
      return findPermanent(match, expectation.card)?.blocked ?? false;
    case 'controller':
      return controllerOf(match, requireCard(match, expectation.card)) ?? null;
    case 'stack-size':
      return view.stack.length;
    case 'priority':
      return match.question?.prompt === 'priority' ? (PLAYERS[match.question.seat] ?? null) : null;
    case 'step-count':
      return view.begun[expectation.step] ?? 0;
    case 'lost':
      return match.events.some((event) => event.did === 'lose' && event.seat === seatOf(expectation.player));
    case 'winner':
      return winnerOf(match);
  }
}

function countCards(
  match: ScenarioMatch,
  { card, player, zone }: Extract<Expectation, { what: 'zone-count' }>,
): number {
  // On the battlefield a copy has the name of the copied object.
  if (zone === 'battlefield')
    return match.view.battlefield.filter((one) => one.card === card && PLAYERS[one.controller] === player)
      .length;
  return match.tracker
    .all()
    .filter(
      (tracked) =>
        tracked.name === card && scenarioZoneOf(tracked) === zone && controllerOf(match, tracked) === player,
    ).length;
}

/** The expectations that do not hold. `at`: their place in the file. */
export function checkExpectations(
  match: ScenarioMatch,
  expectations: readonly Expectation[],
  at: string,
): ScenarioFault[] {
  return expectations.flatMap((expectation, i): ScenarioFault[] => {
    const found = actualValue(match, expectation);
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
