/** Applies the editing commands of judge mode to the start position of a scenario. */
import { STEPS } from '../abilities/index.ts';
import {
  type PlacedCards,
  type PlacedCard,
  type PlayerName,
  PLAYERS,
  type Scenario,
  type PlayerSetup,
} from '../scenario-runner/format.ts';
import { resolveName } from './scenario-cards.ts';
import type { JudgeCommand } from './judge-command.ts';

export const EDITABLE_ZONES = ['battlefield', 'hand', 'graveyard', 'exile', 'library'] as const;
export type EditableZone = (typeof EDITABLE_ZONES)[number];

type PlayerSetups = Scenario['players'];
/** Undefined if the command is not valid. */
type EditResult = Scenario | undefined;

const omitField = <T extends object>(from: T, field: keyof T): T =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== field)) as T;

const toPlacedCard = (entry: string | PlacedCard): PlacedCard =>
  typeof entry === 'string' ? { card: entry } : entry;
const labelOf = ({ card, as }: PlacedCard): string => as ?? card;

export const parsePlayerName = (word: string | undefined): PlayerName | undefined =>
  PLAYERS.find((player) => player === word?.toUpperCase());
const parseZone = (word: string | undefined): EditableZone | undefined => {
  const found = resolveName(word ?? '', EDITABLE_ZONES);
  return EDITABLE_ZONES.find((pile) => pile === found);
};
const parseInteger = (word: string | undefined): number | undefined =>
  word !== undefined && /^-?\d{1,5}$/.test(word) ? Number(word) : undefined;

/** Every card of a position with its zone. */
const placedCardsIn = (
  players: PlayerSetups,
): { player: PlayerName; pile: EditableZone; placed: PlacedCard }[] =>
  PLAYERS.flatMap((player) =>
    EDITABLE_ZONES.flatMap((pile) =>
      (players[player][pile] ?? []).map((entry) => ({ player, pile, placed: toPlacedCard(entry) })),
    ),
  );

const labelsIn = (players: PlayerSetups): string[] =>
  placedCardsIn(players).map(({ placed }) => labelOf(placed));

function unusedLabel(preferred: string, used: { has(label: string): boolean }): string {
  let label = preferred;
  for (let i = 2; used.has(label); i++) label = `${preferred} ${i}`;
  return label;
}

/** Expands counts and gives each card a label of its own, so that every card can be referred to. */
export function withUniqueLabels(scenario: Scenario): Scenario {
  const used = new Set(labelsIn(scenario.players));
  const seen = new Set<string>();
  const named = (placed: PlacedCard): PlacedCard => {
    const label = labelOf(placed);
    const own = seen.has(label) ? unusedLabel(label, used) : label;
    seen.add(own);
    used.add(own);
    return own === placed.card ? omitField(placed, 'as') : { ...placed, as: own };
  };
  const each = (cards: PlacedCards): PlacedCards =>
    cards.flatMap((entry) => {
      const { count = 1, ...placed } = toPlacedCard(entry);
      return Array.from({ length: count }, () => named(placed));
    });
  return { ...scenario, players: mapZones(scenario.players, each) };
}

function mapZones(players: PlayerSetups, changed: (cards: PlacedCards) => PlacedCards): PlayerSetups {
  const side = (given: PlayerSetup): PlayerSetup => ({
    ...given,
    ...Object.fromEntries(
      EDITABLE_ZONES.flatMap((pile) => (given[pile] === undefined ? [] : [[pile, changed(given[pile])]])),
    ),
  });
  return { A: side(players.A), B: side(players.B) };
}

/** Replaces one card of a position; null removes it. */
function replaceCard(players: PlayerSetups, label: string, made: PlacedCard | null): PlayerSetups {
  return mapZones(players, (cards) =>
    cards.flatMap((entry) => {
      if (labelOf(toPlacedCard(entry)) !== label) return [entry];
      return made === null ? [] : [made];
    }),
  );
}

const updatePlayer = (
  scenario: Scenario,
  player: PlayerName,
  made: (side: PlayerSetup) => PlayerSetup,
): Scenario => ({
  ...scenario,
  players: { ...scenario.players, [player]: made(scenario.players[player]) },
});

const addCard = (side: PlayerSetup, pile: EditableZone, placed: PlacedCard): PlayerSetup => ({
  ...side,
  // A card is added on top of a library.
  [pile]: pile === 'library' ? [placed, ...(side[pile] ?? [])] : [...(side[pile] ?? []), placed],
});

/** `put "Cub" battlefield A as "first" tapped sick` */
function putCard(scenario: Scenario, { words }: JudgeCommand, names: readonly string[]): EditResult {
  const [name, where, whose, ...more] = words;
  const card = resolveName(name ?? '', names);
  const [pile, player] = [parseZone(where), parsePlayerName(whose)];
  if (card === undefined || pile === undefined || player === undefined) return undefined;
  const as = more.includes('as') ? more[more.indexOf('as') + 1] : undefined;
  const label = unusedLabel(as ?? card, new Set(labelsIn(scenario.players)));
  const flag = (word: string): object => (more.includes(word) ? { [word]: true } : {});
  const placed = { card, ...(label === card ? {} : { as: label }), ...flag('tapped'), ...flag('sick') };
  return updatePlayer(scenario, player, (side) => addCard(side, pile, placed));
}

/** `move "first" graveyard`, `move "first" battlefield B` */
function moveCard(scenario: Scenario, { words }: JudgeCommand): EditResult {
  const [name, where, whose] = words;
  const label = resolveName(name ?? '', labelsIn(scenario.players));
  const found = placedCardsIn(scenario.players).find(({ placed }) => labelOf(placed) === label);
  const pile = parseZone(where);
  const player = whose === undefined ? found?.player : parsePlayerName(whose);
  if (found === undefined || label === undefined || pile === undefined || player === undefined)
    return undefined;
  const { card, as } = found.placed;
  const rest = { ...scenario, players: replaceCard(scenario.players, label, null) };
  return updatePlayer(rest, player, (side) =>
    addCard(side, pile, { card, ...(as === undefined ? {} : { as }) }),
  );
}

const CARD_CHANGES: {
  readonly [verb: string]: (
    placed: PlacedCard,
    words: readonly string[],
    labels: readonly string[],
  ) => PlacedCard | null | undefined;
} = {
  remove: () => null,
  tap: (placed) => ({ ...placed, tapped: true }),
  untap: (placed) => omitField(placed, 'tapped'),
  sick: (placed) => ({ ...placed, sick: true }),
  well: (placed) => omitField(placed, 'sick'),
  damage: (placed, [amount]) => {
    const damage = parseInteger(amount);
    return damage === undefined || damage < 0 ? undefined : { ...placed, damage };
  },
  counters: ({ counters = {}, ...placed }, [kind, amount]) => {
    const count = parseInteger(amount);
    if (kind === undefined || count === undefined || count < 0) return undefined;
    const { [kind]: _, ...others } = counters;
    return { ...placed, counters: count === 0 ? others : { ...others, [kind]: count } };
  },
  attach: (placed, [to], labels) => {
    const attachedTo = resolveName(to ?? '', labels);
    return attachedTo === undefined ? undefined : { ...placed, attachedTo };
  },
  detach: (placed) => omitField(placed, 'attachedTo'),
};

/** `tap "first"`, `damage "first" 2`, `counters "first" +1/+1 3` */
function changeCard(scenario: Scenario, { verb, words }: JudgeCommand): EditResult {
  const [name, ...more] = words;
  const labels = labelsIn(scenario.players);
  const label = resolveName(name ?? '', labels);
  const how = Object.hasOwn(CARD_CHANGES, verb) ? CARD_CHANGES[verb] : undefined;
  const found = placedCardsIn(scenario.players).find(({ placed }) => labelOf(placed) === label);
  const made = found === undefined ? undefined : how?.(found.placed, more, labels);
  if (label === undefined || made === undefined) return undefined;
  return { ...scenario, players: replaceCard(scenario.players, label, made) };
}

/** `life A 5`, `poison B 3`, `mana A any`, `mana B {R}{R}`, `mana A lands` */
function changePlayer(scenario: Scenario, { verb, words: [whose, value = ''] }: JudgeCommand): EditResult {
  const player = parsePlayerName(whose);
  const amount = parseInteger(value);
  if (player === undefined) return undefined;
  if (verb !== 'mana')
    return amount === undefined
      ? undefined
      : updatePlayer(scenario, player, (side) => ({ ...side, [verb]: amount }));
  if (value === 'lands') return updatePlayer(scenario, player, (side) => omitField(side, 'mana'));
  if (value !== 'any' && !/^(?:\{[WUBRGC]\})*$/.test(value)) return undefined;
  return updatePlayer(scenario, player, (side) => ({ ...side, mana: value }));
}

/** `turn 3 B upkeep` */
function setMoment(scenario: Scenario, { words: [number, whose, where] }: JudgeCommand): EditResult {
  const [turn, active] = [parseInteger(number), parsePlayerName(whose)];
  const step = STEPS.find((one) => one === (where ?? 'main1'));
  if (turn === undefined || turn < 1 || turn > 500 || active === undefined || step === undefined)
    return undefined;
  return { ...scenario, start: { turn, active, step } };
}

export const EDIT_VERBS: ReadonlySet<string> = new Set([
  'put',
  'move',
  'life',
  'poison',
  'mana',
  'turn',
  ...Object.keys(CARD_CHANGES),
]);

export function applyEdit(scenario: Scenario, line: JudgeCommand, names: readonly string[]): EditResult {
  switch (line.verb) {
    case 'put':
      return putCard(scenario, line, names);
    case 'move':
      return moveCard(scenario, line);
    case 'turn':
      return setMoment(scenario, line);
    case 'life':
    case 'poison':
    case 'mana':
      return changePlayer(scenario, line);
    default:
      return changeCard(scenario, line);
  }
}
