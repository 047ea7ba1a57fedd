/** Starts a match from the position of a scenario. */
import { at, startMatch } from '@ludoteca/kernel';
import { type CardDefinition, MANA_TYPES } from '../abilities/index.ts';
import { game } from '../game.ts';
import type { Event } from '../parts.ts';
import type { StartPosition, StartPermanent, StartSide } from '../position.ts';
import { ScenarioMatch } from './scenario-match.ts';
import { ScenarioError } from './faults.ts';
import { type PlacedCards, type PlacedCard, PLAYERS, type Scenario, type PlayerSetup } from './format.ts';
import { type TrackedCard, CardTracker } from './card-tracker.ts';
import { gameWithStops } from './game-with-stops.ts';

/** Libraries are filled with this card. */
export const FILLER_NAME = 'Wastes';
export const FILLER_COUNT = 40;
const SCENARIO_SETTINGS = { windows: 'always' } as const;

/** One element for each card; a card without a label has its name as label, unless it has a count. */
const expandCards = (cards: PlacedCards = []): PlacedCard[] =>
  cards.flatMap((entry): PlacedCard[] => {
    if (typeof entry === 'string') return [{ card: entry, as: entry }];
    const { count, ...rest } = entry;
    if (count === undefined) return [{ ...rest, as: rest.as ?? rest.card }];
    const { as: _, ...unlabelled } = rest;
    return Array.from({ length: count }, () => unlabelled);
  });

/** From the top. */
const libraryCards = ({ library, libraryFill = true }: PlayerSetup): PlacedCard[] => [
  ...expandCards(library),
  ...(libraryFill ? Array.from({ length: FILLER_COUNT }, () => ({ card: FILLER_NAME })) : []),
];

/** Mana that is added for each payment and removed after it. */
function toManaGrant({ mana }: PlayerSetup): Pick<StartSide, 'grant'> {
  if (mana === undefined) return {};
  if (mana === 'any') return { grant: 'any' };
  // A number is an amount of colourless mana.
  const generic = [...mana.matchAll(/\{(\d+)\}/g)].reduce((sum, [, digits]) => sum + Number(digits), 0);
  return {
    grant: MANA_TYPES.map((type) => mana.split(`{${type}}`).length - 1 + (type === 'C' ? generic : 0)),
  };
}

/** The position in the format of the game. */
export function toStartPosition(
  { start = {}, players }: Scenario,
  cards: readonly CardDefinition[],
): StartPosition {
  const { turn = 1, active = 'A', step = 'main1' } = start;
  return {
    turn,
    step,
    active: PLAYERS.indexOf(active),
    sides: [toStartSide(players.A), toStartSide(players.B)],
    cards,
  };
}

const toStartSide = (given: PlayerSetup): StartSide => ({
  ...toManaGrant(given),
  life: given.life ?? 20,
  poison: given.poison ?? 0,
  hand: expandCards(given.hand).map(({ card }) => card),
  graveyard: expandCards(given.graveyard).map(({ card }) => card),
  exile: expandCards(given.exile).map(({ card }) => card),
  library: libraryCards(given).map(({ card }) => card),
  battlefield: expandCards(given.battlefield).map((placed): StartPermanent => placed),
});

export const cardNamesIn = ({ players }: Scenario): ReadonlySet<string> =>
  new Set(
    PLAYERS.flatMap((player) => {
      const side = players[player];
      const piles = [side.battlefield, side.hand, side.graveyard, side.exile].flatMap(expandCards);
      return [...piles, ...libraryCards(side)].map(({ card }) => card);
    }),
  );

function trackedCardsOf(
  { players }: Scenario,
  { battlefield, sides }: ReturnType<typeof buildState>,
): TrackedCard[] {
  const trackedCards: Omit<TrackedCard, 'label'>[] = [];
  const labels: (string | undefined)[] = [];
  let next = 0;
  for (const [owner, player] of PLAYERS.entries()) {
    const given = players[player];
    const put = (
      placed: readonly PlacedCard[],
      zone: TrackedCard['zone'],
      idOf: (i: number) => number,
    ): void =>
      placed.forEach(({ card: name, as: label }, i) => {
        trackedCards.push({ name, owner, token: false, zone, id: idOf(i) });
        labels.push(label);
      });
    const side = at(sides, owner);
    put(expandCards(given.battlefield), 'battlefield', () => at(battlefield, next++).id);
    put(expandCards(given.graveyard), 'graveyard', (i) => at(side.graveyard, i).id);
    put(expandCards(given.exile), 'exile', (i) => at(side.exile, i).id);
    put(expandCards(given.hand), 'hand', () => 0);
    put(libraryCards(given), 'library', () => 0);
  }
  return dropSharedLabels(trackedCards, labels);
}

/** A label of several cards cannot be used and is dropped. */
function dropSharedLabels(
  trackedCards: readonly Omit<TrackedCard, 'label'>[],
  labels: readonly (string | undefined)[],
): TrackedCard[] {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const label of labels) if (label !== undefined) (seen.has(label) ? shared : seen).add(label);
  return trackedCards.map((card, i) => {
    const label = labels[i];
    return Object.assign({ label: label === undefined || shared.has(label) ? undefined : label }, card);
  });
}

function buildState(start: StartPosition) {
  const settings = game.settings(SCENARIO_SETTINGS, 2);
  if (!settings.ok || game.position === undefined) throw new ScenarioError('position');
  const position = game.position(start, settings.value, 2);
  if (!position.ok)
    throw new ScenarioError('position', { where: JSON.stringify(position.problem[0]?.facts ?? '') });
  return position.value.state;
}

/** The match at its first question. */
export function startScenario(scenario: Scenario, cards: readonly CardDefinition[]): ScenarioMatch {
  const start = toStartPosition(scenario, cards);
  const tracker = new CardTracker(trackedCardsOf(scenario, buildState(start)));
  const events: Event[] = [];
  const started = startMatch(
    gameWithStops,
    { seats: 2, seed: scenario.id.slice(0, 900) || 'scenario', settings: SCENARIO_SETTINGS, from: start },
    events,
  );
  if (!started.ok)
    throw new ScenarioError('position', { where: JSON.stringify(started.problem[0]?.facts ?? '') });
  tracker.update(events, started.value.view('judge'), []);
  return new ScenarioMatch(started.value, tracker, events);
}
