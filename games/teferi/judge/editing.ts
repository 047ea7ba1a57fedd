/** What a judge does to a position: each edit gives a new one, or nothing where it makes no sense. */
import { STEPS } from '../abilities/index.ts';
import {
  type Cards,
  type Placed,
  type Player,
  PLAYERS,
  type Scenario,
  type Side,
} from '../scenario/format.ts';
import { meant } from './cards.ts';
import type { Line } from './lines.ts';

export const PILES = ['battlefield', 'hand', 'graveyard', 'exile', 'library'] as const;
export type Pile = (typeof PILES)[number];

type Players = Scenario['players'];
/** Undefined: the words mean nothing. */
type Edited = Scenario | undefined;

/** All but that field. */
const without = <T extends object>(from: T, field: keyof T): T =>
  Object.fromEntries(Object.entries(from).filter(([key]) => key !== field)) as T;

const placedOf = (entry: string | Placed): Placed => (typeof entry === 'string' ? { card: entry } : entry);
const labelOf = ({ card, as }: Placed): string => as ?? card;

export const playerIn = (word: string | undefined): Player | undefined =>
  PLAYERS.find((player) => player === word?.toUpperCase());
const pileIn = (word: string | undefined): Pile | undefined => {
  const found = meant(word ?? '', PILES);
  return PILES.find((pile) => pile === found);
};
const numberIn = (word: string | undefined): number | undefined =>
  word !== undefined && /^-?\d{1,5}$/.test(word) ? Number(word) : undefined;

/** Every card of a position, with where it lies. */
const entriesOf = (players: Players): { player: Player; pile: Pile; placed: Placed }[] =>
  PLAYERS.flatMap((player) =>
    PILES.flatMap((pile) =>
      (players[player][pile] ?? []).map((entry) => ({ player, pile, placed: placedOf(entry) })),
    ),
  );

const labelsIn = (players: Players): string[] => entriesOf(players).map(({ placed }) => labelOf(placed));

/** The first name that nobody has. */
function freshLabel(wanted: string, used: { has(label: string): boolean }): string {
  let label = wanted;
  for (let i = 2; used.has(label); i++) label = `${wanted} ${i}`;
  return label;
}

/** Every card for itself and with a label of its own, so that each can be spoken of. */
export function relabelled(scenario: Scenario): Scenario {
  const used = new Set(labelsIn(scenario.players));
  const seen = new Set<string>();
  const named = (placed: Placed): Placed => {
    const label = labelOf(placed);
    const own = seen.has(label) ? freshLabel(label, used) : label;
    seen.add(own);
    used.add(own);
    return own === placed.card ? without(placed, 'as') : { ...placed, as: own };
  };
  const each = (cards: Cards): Cards =>
    cards.flatMap((entry) => {
      const { count = 1, ...placed } = placedOf(entry);
      return Array.from({ length: count }, () => named(placed));
    });
  return { ...scenario, players: mapped(scenario.players, each) };
}

/** All piles of both players, changed. */
function mapped(players: Players, changed: (cards: Cards) => Cards): Players {
  const side = (given: Side): Side => ({
    ...given,
    ...Object.fromEntries(
      PILES.flatMap((pile) => (given[pile] === undefined ? [] : [[pile, changed(given[pile])]])),
    ),
  });
  return { A: side(players.A), B: side(players.B) };
}

/** A position with one card of it changed; null: without it. */
function withCard(players: Players, label: string, made: Placed | null): Players {
  return mapped(players, (cards) =>
    cards.flatMap((entry) => {
      if (labelOf(placedOf(entry)) !== label) return [entry];
      return made === null ? [] : [made];
    }),
  );
}

const withSide = (scenario: Scenario, player: Player, made: (side: Side) => Side): Scenario => ({
  ...scenario,
  players: { ...scenario.players, [player]: made(scenario.players[player]) },
});

const added = (side: Side, pile: Pile, placed: Placed): Side => ({
  ...side,
  // On top of a library.
  [pile]: pile === 'library' ? [placed, ...(side[pile] ?? [])] : [...(side[pile] ?? []), placed],
});

/** `put "Cub" battlefield A as "first" tapped sick` */
function put(scenario: Scenario, { words }: Line, names: readonly string[]): Edited {
  const [name, where, whose, ...more] = words;
  const card = meant(name ?? '', names);
  const [pile, player] = [pileIn(where), playerIn(whose)];
  if (card === undefined || pile === undefined || player === undefined) return undefined;
  const as = more.includes('as') ? more[more.indexOf('as') + 1] : undefined;
  const label = freshLabel(as ?? card, new Set(labelsIn(scenario.players)));
  const flag = (word: string): object => (more.includes(word) ? { [word]: true } : {});
  const placed = { card, ...(label === card ? {} : { as: label }), ...flag('tapped'), ...flag('sick') };
  return withSide(scenario, player, (side) => added(side, pile, placed));
}

/** `move "first" graveyard`, `move "first" battlefield B` */
function move(scenario: Scenario, { words }: Line): Edited {
  const [name, where, whose] = words;
  const label = meant(name ?? '', labelsIn(scenario.players));
  const found = entriesOf(scenario.players).find(({ placed }) => labelOf(placed) === label);
  const pile = pileIn(where);
  const player = whose === undefined ? found?.player : playerIn(whose);
  if (found === undefined || label === undefined || pile === undefined || player === undefined)
    return undefined;
  const { card, as } = found.placed;
  const rest = { ...scenario, players: withCard(scenario.players, label, null) };
  return withSide(rest, player, (side) => added(side, pile, { card, ...(as === undefined ? {} : { as }) }));
}

const CHANGES: {
  readonly [verb: string]: (
    placed: Placed,
    words: readonly string[],
    labels: readonly string[],
  ) => Placed | null | undefined;
} = {
  remove: () => null,
  tap: (placed) => ({ ...placed, tapped: true }),
  untap: (placed) => without(placed, 'tapped'),
  sick: (placed) => ({ ...placed, sick: true }),
  well: (placed) => without(placed, 'sick'),
  damage: (placed, [amount]) => {
    const damage = numberIn(amount);
    return damage === undefined || damage < 0 ? undefined : { ...placed, damage };
  },
  counters: ({ counters = {}, ...placed }, [kind, amount]) => {
    const count = numberIn(amount);
    if (kind === undefined || count === undefined || count < 0) return undefined;
    const { [kind]: _, ...others } = counters;
    return { ...placed, counters: count === 0 ? others : { ...others, [kind]: count } };
  },
  attach: (placed, [to], labels) => {
    const attachedTo = meant(to ?? '', labels);
    return attachedTo === undefined ? undefined : { ...placed, attachedTo };
  },
  detach: (placed) => without(placed, 'attachedTo'),
};

/** What is changed about one card. */
function change(scenario: Scenario, { verb, words }: Line): Edited {
  const [name, ...more] = words;
  const labels = labelsIn(scenario.players);
  const label = meant(name ?? '', labels);
  const how = Object.hasOwn(CHANGES, verb) ? CHANGES[verb] : undefined;
  const found = entriesOf(scenario.players).find(({ placed }) => labelOf(placed) === label);
  const made = found === undefined ? undefined : how?.(found.placed, more, labels);
  if (label === undefined || made === undefined) return undefined;
  return { ...scenario, players: withCard(scenario.players, label, made) };
}

/** `life A 5`, `poison B 3`, `mana A any`, `mana B {R}{R}`, `mana A lands` */
function ofPlayer(scenario: Scenario, { verb, words: [whose, value = ''] }: Line): Edited {
  const player = playerIn(whose);
  const amount = numberIn(value);
  if (player === undefined) return undefined;
  if (verb !== 'mana')
    return amount === undefined
      ? undefined
      : withSide(scenario, player, (side) => ({ ...side, [verb]: amount }));
  if (value === 'lands') return withSide(scenario, player, (side) => without(side, 'mana'));
  if (value !== 'any' && !/^(?:\{[WUBRGC]\})*$/.test(value)) return undefined;
  return withSide(scenario, player, (side) => ({ ...side, mana: value }));
}

/** `turn 3 B upkeep` */
function moment(scenario: Scenario, { words: [number, whose, where] }: Line): Edited {
  const [turn, active] = [numberIn(number), playerIn(whose)];
  const step = STEPS.find((one) => one === (where ?? 'main1'));
  if (turn === undefined || turn < 1 || turn > 500 || active === undefined || step === undefined)
    return undefined;
  return { ...scenario, start: { turn, active, step } };
}

export const EDITS: ReadonlySet<string> = new Set([
  'put',
  'move',
  'life',
  'poison',
  'mana',
  'turn',
  ...Object.keys(CHANGES),
]);

export function edited(scenario: Scenario, line: Line, names: readonly string[]): Edited {
  switch (line.verb) {
    case 'put':
      return put(scenario, line, names);
    case 'move':
      return move(scenario, line);
    case 'turn':
      return moment(scenario, line);
    case 'life':
    case 'poison':
    case 'mana':
      return ofPlayer(scenario, line);
    default:
      return change(scenario, line);
  }
}
