/** Builds and validates a start position for scenarios, the judge's table and tests. */
import {
  at,
  type CardNames,
  listIssues,
  type ObjectOf,
  ok,
  type Reason,
  refuse,
  type Result,
  type Schema,
  schema,
} from '@ludoteca/kernel';
import { type CardDefinition, MANA_TYPES, STEPS, type TurnStep } from './abilities/index.ts';
import { checkCards, hasTooManyValues } from './abilities/check-cards.ts';
import { orderedValues } from './abilities/card-fields.ts';
import { shippedCards } from './cards/index.ts';
import { cardTableEntries, cardTableOf } from './decks/deal-decks.ts';
import { createSide, createState } from './initial-state.ts';
import { opponentOf, playerEntity } from './layers/board-state.ts';
import { compileCards } from './layers/compiled-cards.ts';
import type { Frame } from './parts.ts';
import type { EntityId, Counters, CardIndex, Permanent, Settings, PlayerSide, State } from './state.ts';

const { flag, integer, list, object, oneOf, optional, text } = schema;
const NAME = text(200);
const NAMES = list(NAME, 1000);
/** Of each side; a match can have more. */
const MAX_PERMANENTS = 300;
const MANA = list(integer(0, 1000), MANA_TYPES.length);

const permanentFields = {
  card: NAME,
  /** The label that `attachedTo` of other permanents refers to. */
  as: optional(NAME),
  tapped: optional(flag),
  /** It came under its controller's control this turn. */
  sick: optional(flag),
  counters: optional(schema.record(integer(0, 100_000), 100, 200)),
  damage: optional(integer(0, 100_000)),
  attachedTo: optional(NAME),
};
export interface StartPermanent extends ObjectOf<typeof permanentFields> {}
const startPermanent: Schema<StartPermanent> = object(permanentFields);

const sideFields = {
  life: optional(integer(-1000, 100_000)),
  poison: optional(integer(0, 1000)),
  hand: optional(NAMES),
  /** From the top. */
  library: optional(NAMES),
  graveyard: optional(NAMES),
  exile: optional(NAMES),
  battlefield: optional(list(startPermanent, MAX_PERMANENTS)),
  /** In the order W U B R G C. */
  mana: optional(MANA),
  /** Mana available for every payment and never used up; `any`: unlimited. */
  grant: optional(schema.union(oneOf('any'), MANA)),
  landsPlayed: optional(integer(0, 100)),
};
export interface StartSide extends Readonly<ObjectOf<typeof sideFields>> {}
const startSide: Schema<StartSide> = object(sideFields);

const positionFields = {
  turn: optional(integer(1, 10_000)),
  active: optional(integer(0, 1)),
  step: optional<TurnStep>(oneOf(...STEPS)),
  sides: list(startSide, 2, 2),
  /** Cards that do not ship with the game; `checkCards` validates them. */
  cards: optional<readonly CardDefinition[]>(
    list(
      schema.custom(() => true, ''),
      250,
    ),
  ),
};
/** The start position that `startMatch` accepts. */
export interface StartPosition extends ObjectOf<typeof positionFields> {}
const startPosition: Schema<StartPosition> = object(positionFields);

type PositionResult = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;

class InvalidStartError extends Error {
  readonly reason: Reason;
  constructor(field: string) {
    super(field);
    this.reason = { why: 'start', facts: { field } };
  }
}

/** `names`: the cards of the match; absent in a match of archive format 1. */
export function parsePosition(input: unknown, settings: Settings, names?: CardNames): PositionResult {
  try {
    return ok(buildPosition(input, settings, names !== undefined));
  } catch (error) {
    if (error instanceof InvalidStartError) return refuse([error.reason]);
    throw error;
  }
}

/** Labels of players for Auras that enchant players. */
const HOSTS: ReadonlyMap<string, EntityId> = new Map(
  ['player A', 'player B'].map((label, seat) => [label, playerEntity(seat)]),
);

function parseStart(input: unknown): StartPosition {
  const [issue] = listIssues(startPosition, input);
  if (issue !== undefined) throw new InvalidStartError(issue.path === '' ? 'start' : issue.path);
  const start = input as StartPosition;
  if (hasTooManyValues(start.cards)) throw new InvalidStartError('cards');
  const [problem] = checkCards(start.cards ?? []);
  if (problem !== undefined)
    throw new InvalidStartError(`cards: ${String((problem.facts as { readonly card?: string }).card)}`);
  return start;
}

function buildPosition(
  input: unknown,
  settings: Settings,
  isNamed: boolean,
): { state: State; agenda: Frame[] } {
  const { sides, cards: own = [], step = 'main1', turn = 1, active = 0 } = parseStart(input);
  const { cards, kindOf } = collectCards(own, sides, isNamed ? findUsedCards : findMentionedCards);
  const state = createState(settings, cards, []);
  state.step = step;
  state.turn = turn;
  state.active = active;
  state.turnOf = opponentOf(state.active);
  state.begun[STEPS.indexOf(step)] = 1;
  const isPast = (one: TurnStep): boolean => STEPS.indexOf(step) >= STEPS.indexOf(one);
  if (isPast('begin-combat')) state.phases = isPast('main2') ? [] : ['main2'];
  if (isPast('begin-combat') && !isPast('main2'))
    state.combat = { attackers: [], blocking: [], attacked: false, struck: null };
  // 302.6: permanents without `sick` have been controlled since before either turn began.
  const hosts: [Permanent, string][] = [];
  const labels = new Map<string, number>();
  sides.forEach((side, seat) => {
    state.sides.push(buildSide(state, side, seat, settings, kindOf, hosts, labels));
  });
  for (const side of state.sides) side.turnBegan = state.time++;
  for (const permanent of state.battlefield) if (permanent.since === -1) permanent.since = state.time++;
  for (const [permanent, label] of hosts) {
    const host = labels.get(label) ?? HOSTS.get(label);
    if (host === undefined) throw new InvalidStartError(`attachedTo: ${label}`);
    permanent.host = host;
  }
  const check: Frame = { do: 'check', seat: state.active };
  const attack: Frame = { do: 'attack', seat: state.active, chosen: [] };
  return { state, agenda: step === 'declare-attackers' ? [attack, check] : [check] };
}

/** The index of a card in the table of the match; the field is named if there is no such card. */
type FindCard = (name: string, field: string) => CardIndex;

/** The names in a part of the start position that may be those of cards. */
type FindNames = (part: unknown) => readonly string[];

/** Archive format 1 numbers every card whose name occurs anywhere, even as a label. */
const findMentionedCards: FindNames = (part) => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? orderedValues(part).flatMap(findMentionedCards) : [];
};

/** The cards of a side, zone by zone. */
const findUsedCards: FindNames = (side) => {
  const { battlefield = [], exile = [], graveyard = [], hand = [], library = [] } = side as StartSide;
  return [...battlefield.map(({ card }) => card), ...exile, ...graveyard, ...hand, ...library];
};

/** The names of all cards and tokens of a start position, in the order of its card table; none if it is invalid. */
export function listPositionCards(input: unknown): readonly string[] {
  try {
    const { sides, cards: own = [] } = parseStart(input);
    return collectDefinitions(own, sides, findUsedCards).map(({ name }) => name);
  } catch (error) {
    if (error instanceof InvalidStartError) return [];
    throw error;
  }
}

function collectDefinitions(
  own: readonly CardDefinition[],
  sides: readonly StartSide[],
  findNames: FindNames,
): readonly CardDefinition[] {
  const known = new Map([...shippedCards(), ...own].map((card) => [card.name, card]));
  const names = new Set(sides.flatMap(findNames));
  return cardTableOf([...names].flatMap((name) => known.get(name) ?? []));
}

function collectCards(
  own: readonly CardDefinition[],
  sides: readonly StartSide[],
  findNames: FindNames,
): { cards: State['cards']; kindOf: FindCard } {
  const cards = collectDefinitions(own, sides, findNames);
  const kinds = new Map<string, CardIndex>();
  cards.forEach(({ name }, kind) => {
    if (!kinds.has(name)) kinds.set(name, kind);
  });
  const kindOf: FindCard = (name, field) => {
    const kind = kinds.get(name);
    if (kind === undefined) throw new InvalidStartError(`${field}: ${name.slice(0, 60)}`);
    return kind;
  };
  return { cards: cardTableEntries(cards), kindOf };
}

const allMana = (mana: readonly number[]): number[] => MANA_TYPES.map((_, i) => mana[i] ?? 0);

function buildSide(
  state: State,
  given: StartSide,
  seat: number,
  settings: Settings,
  kindOf: FindCard,
  hosts: [Permanent, string][],
  labels: Map<string, number>,
): PlayerSide {
  const where = `sides[${seat}]`;
  const kinds = (pile: 'hand' | 'library' | 'graveyard' | 'exile'): CardIndex[] =>
    (given[pile] ?? []).map((name) => kindOf(name, `${where}.${pile}`));
  const side = createSide(given.life ?? settings.life, kinds('library').toReversed());
  side.poison = given.poison ?? 0;
  side.landsPlayed = given.landsPlayed ?? 0;
  side.hand = kinds('hand');
  side.handKnown = side.hand.map(() => false);
  for (const pile of ['graveyard', 'exile'] as const)
    side[pile] = kinds(pile).map((kind) => ({ id: state.nextId++, kind, until: 0 }));
  const { mana = [], grant } = given;
  if (mana.length > 0) side.mana = allMana(mana);
  if (grant !== undefined) side.grant = grant === 'any' ? grant : allMana(grant);
  given.battlefield?.forEach((permanent, i) => {
    addPermanent(state, permanent, seat, kindOf(permanent.card, `${where}.battlefield[${i}]`), hosts, labels);
  });
  return side;
}

function addPermanent(
  state: State,
  given: StartPermanent,
  seat: number,
  kind: CardIndex,
  hosts: [Permanent, string][],
  labels: Map<string, number>,
): void {
  const { loyalty, name } = at(compileCards(state.cards), kind).card;
  const counters: Counters = { ...(loyalty === undefined ? {} : { loyalty }), ...given.counters };
  for (const [counter, number] of Object.entries(counters)) if (number === 0) delete counters[counter];
  const id = state.nextId++;
  const stamp = state.time++;
  const permanent: Permanent = {
    id,
    kind,
    card: kind,
    owner: seat,
    under: seat,
    controller: seat,
    tapped: given.tapped === true,
    entered: 0,
    since: given.sick === true ? -1 : stamp,
    stamp,
    damage: given.damage ?? 0,
    deathtouched: false,
    counters,
    host: 0,
    shields: 0,
    frozen: false,
    kicked: false,
    x: 0,
    way: '',
    uses: [],
  };
  state.battlefield.push(permanent);
  labels.set(given.as ?? name, id);
  if (given.attachedTo !== undefined) hosts.push([permanent, given.attachedTo]);
}
