/** The position of a scenario, laid out. */
import { at, startMatch } from '@ludoteca/kernel';
import { type CardDefinition, MANA_TYPES } from '../abilities/index.ts';
import { game } from '../game.ts';
import type { Event } from '../parts.ts';
import type { StartPosition, StartPermanent, StartSide } from '../position.ts';
import { Desk } from './desk.ts';
import { Failure } from './failing.ts';
import { type Cards, type Placed, PLAYERS, type Scenario, type Side } from './format.ts';
import { type Piece, Pieces } from './pieces.ts';
import { stopping } from './stops.ts';

/** What lies below the library of somebody who lists none. */
export const FILLING = 'Wastes';
export const FILL = 40;
const SETTINGS = { windows: 'always' } as const;

/** Entries one by one: with a label where they are spoken of. */
const spread = (cards: Cards = []): Placed[] =>
  cards.flatMap((entry): Placed[] => {
    if (typeof entry === 'string') return [{ card: entry, as: entry }];
    const { count, ...rest } = entry;
    if (count === undefined) return [{ ...rest, as: rest.as ?? rest.card }];
    const { as: _, ...unlabelled } = rest;
    return Array.from({ length: count }, () => unlabelled);
  });

/** The cards of a library, from the top. */
const libraryOf = ({ library, libraryFill = true }: Side): Placed[] => [
  ...spread(library),
  ...(libraryFill ? Array.from({ length: FILL }, () => ({ card: FILLING })) : []),
];

/** Mana that is there for every payment and gone after it. */
function grantOf({ mana }: Side): Pick<StartSide, 'grant'> {
  if (mana === undefined) return {};
  if (mana === 'any') return { grant: 'any' };
  // A number is so much colourless mana.
  const generic = [...mana.matchAll(/\{(\d+)\}/g)].reduce((sum, [, digits]) => sum + Number(digits), 0);
  return {
    grant: MANA_TYPES.map((type) => mana.split(`{${type}}`).length - 1 + (type === 'C' ? generic : 0)),
  };
}

function startOf({ start = {}, players }: Scenario, cards: readonly CardDefinition[]): StartPosition {
  const { turn = 1, active = 'A', step = 'main1' } = start;
  return {
    turn,
    step,
    active: PLAYERS.indexOf(active),
    sides: [sideOf(players.A), sideOf(players.B)],
    cards,
  };
}

const sideOf = (given: Side): StartSide => ({
  ...grantOf(given),
  life: given.life ?? 20,
  poison: given.poison ?? 0,
  hand: spread(given.hand).map(({ card }) => card),
  graveyard: spread(given.graveyard).map(({ card }) => card),
  exile: spread(given.exile).map(({ card }) => card),
  library: libraryOf(given).map(({ card }) => card),
  battlefield: spread(given.battlefield).map((placed): StartPermanent => placed),
});

/** Everything that the position names. */
export const namesIn = ({ players }: Scenario): ReadonlySet<string> =>
  new Set(
    PLAYERS.flatMap((player) => {
      const side = players[player];
      const piles = [side.battlefield, side.hand, side.graveyard, side.exile].flatMap(spread);
      return [...piles, ...libraryOf(side)].map(({ card }) => card);
    }),
  );

/** Where everything lies before anything happens. */
function piecesOf({ players }: Scenario, { battlefield, sides }: ReturnType<typeof stateOf>): Piece[] {
  const pieces: Omit<Piece, 'label'>[] = [];
  const labels: (string | undefined)[] = [];
  let next = 0;
  for (const [owner, player] of PLAYERS.entries()) {
    const given = players[player];
    const put = (placed: readonly Placed[], where: Piece['where'], idOf: (i: number) => number): void =>
      placed.forEach(({ card: name, as: label }, i) => {
        pieces.push({ name, owner, token: false, where, id: idOf(i) });
        labels.push(label);
      });
    const side = at(sides, owner);
    put(spread(given.battlefield), 'battlefield', () => at(battlefield, next++).id);
    put(spread(given.graveyard), 'graveyard', (i) => at(side.graveyard, i).id);
    put(spread(given.exile), 'exile', (i) => at(side.exile, i).id);
    put(spread(given.hand), 'hand', () => 0);
    put(libraryOf(given), 'library', () => 0);
  }
  return withoutShared(pieces, labels);
}

/** A label that several share is never referred to. */
function withoutShared(
  pieces: readonly Omit<Piece, 'label'>[],
  labels: readonly (string | undefined)[],
): Piece[] {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const label of labels) if (label !== undefined) (seen.has(label) ? shared : seen).add(label);
  return pieces.map((piece, i) => {
    const label = labels[i];
    return Object.assign({ label: label === undefined || shared.has(label) ? undefined : label }, piece);
  });
}

function stateOf(start: StartPosition) {
  const settings = game.settings(SETTINGS, 2);
  if (!settings.ok || game.position === undefined) throw new Failure('position');
  const position = game.position(start, settings.value, 2);
  if (!position.ok)
    throw new Failure('position', { where: JSON.stringify(position.problem[0]?.facts ?? '') });
  return position.value.state;
}

/** A desk with the position of a scenario, at its first question. */
export function lay(scenario: Scenario, cards: readonly CardDefinition[]): Desk {
  const start = startOf(scenario, cards);
  const pieces = new Pieces(piecesOf(scenario, stateOf(start)));
  const heard: Event[] = [];
  const match = startMatch(
    stopping,
    { seats: 2, seed: scenario.id.slice(0, 900) || 'scenario', settings: SETTINGS, from: start },
    heard,
  );
  if (!match.ok) throw new Failure('position', { where: JSON.stringify(match.problem[0]?.facts ?? '') });
  pieces.follow(heard, match.value.view('judge'), []);
  return new Desk(match.value, pieces, heard);
}
