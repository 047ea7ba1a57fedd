/** Builds and validates a start position for scenarios, the judge's table and tests. */
import { at, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { type CardDefinition, MANA_TYPES, STEPS, type TurnStep } from './abilities/index.ts';
import { checkCards } from './abilities/check-cards.ts';
import { shippedCards } from './cards/index.ts';
import { cardTableEntries, cardTableOf } from './decks/deal-decks.ts';
import { createSide, createState } from './initial-state.ts';
import { opponentOf, playerEntity } from './layers/board-state.ts';
import { compileCards } from './layers/compiled-cards.ts';
import type { Frame } from './parts.ts';
import type { EntityId, Counters, CardIndex, Permanent, Settings, PlayerSide, State } from './state.ts';

export interface StartPermanent {
  readonly card: string;
  /** The label that `attachedTo` of other permanents refers to. */
  readonly as?: string;
  readonly tapped?: boolean;
  /** It came under its controller's control this turn. */
  readonly sick?: boolean;
  readonly counters?: { readonly [kind: string]: number };
  readonly damage?: number;
  readonly attachedTo?: string;
}

export interface StartSide {
  readonly life?: number;
  readonly poison?: number;
  readonly hand?: readonly string[];
  /** From the top. */
  readonly library?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly exile?: readonly string[];
  readonly battlefield?: readonly StartPermanent[];
  /** In the order W U B R G C. */
  readonly mana?: readonly number[];
  /** Mana available for every payment and never used up; `any`: unlimited. */
  readonly grant?: 'any' | readonly number[];
  readonly landsPlayed?: number;
}

/** The start position that `startMatch` accepts. */
export interface StartPosition {
  readonly turn?: number;
  readonly active?: number;
  readonly step?: TurnStep;
  readonly sides: readonly [StartSide, StartSide];
  /** Cards that do not ship with the game. */
  readonly cards?: readonly CardDefinition[];
}

type PositionResult = Result<{ state: State; agenda: Frame[] }, readonly Reason[]>;

class InvalidStartError extends Error {
  readonly reason: Reason;
  constructor(field: string) {
    super(field);
    this.reason = { why: 'start', facts: { field } };
  }
}

type UnknownFields = { readonly [key: string]: unknown };

const readFields = (value: unknown, field: string, known: readonly string[]): UnknownFields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InvalidStartError(field);
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) throw new InvalidStartError(`${field}.${unknown}`);
  return value as UnknownFields;
};
const readList = (value: unknown, field: string): readonly unknown[] => {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > 1000) throw new InvalidStartError(field);
  return value;
};
const readNumber = (
  value: unknown,
  defaultValue: number,
  [min, max]: readonly [number, number],
  field: string,
): number => {
  if (value === undefined) return defaultValue;
  if (!Number.isInteger(value) || Number(value) < min || Number(value) > max)
    throw new InvalidStartError(field);
  return Number(value);
};
const readFlag = (value: unknown, field: string): boolean => {
  if (value !== undefined && typeof value !== 'boolean') throw new InvalidStartError(field);
  return value === true;
};

export function position(input: unknown, settings: Settings): PositionResult {
  try {
    return ok(buildPosition(input, settings));
  } catch (error) {
    if (error instanceof InvalidStartError) return refuse([error.reason]);
    throw error;
  }
}

/** Labels of players for Auras that enchant players. */
const HOSTS: ReadonlyMap<string, EntityId> = new Map(
  ['player A', 'player B'].map((label, seat) => [label, playerEntity(seat)]),
);

function buildPosition(input: unknown, settings: Settings): { state: State; agenda: Frame[] } {
  const fields = readFields(input, 'start', ['turn', 'active', 'step', 'sides', 'cards']);
  const own = readList(fields['cards'], 'cards');
  const [problem] = checkCards(own);
  if (problem !== undefined)
    throw new InvalidStartError(`cards: ${String((problem.facts as UnknownFields | undefined)?.['card'])}`);
  const sides = readList(fields['sides'], 'sides');
  if (sides.length !== 2) throw new InvalidStartError('sides');
  const { cards, kindOf } = collectCards(own as readonly CardDefinition[], sides);
  const state = createState(settings, cards, []);
  const step = STEPS.find((one) => one === (fields['step'] ?? 'main1'));
  if (step === undefined) throw new InvalidStartError('step');
  state.step = step;
  state.turn = readNumber(fields['turn'], 1, [1, 10_000], 'turn');
  state.active = readNumber(fields['active'], 0, [0, 1], 'active');
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

const SIDE_FIELDS = [
  'life',
  'poison',
  'hand',
  'library',
  'graveyard',
  'exile',
  'battlefield',
  'mana',
  'grant',
  'landsPlayed',
];

function collectCards(
  own: readonly CardDefinition[],
  sides: readonly unknown[],
): { cards: State['cards']; kindOf: (name: unknown, field: string) => CardIndex } {
  const known = new Map([...shippedCards(), ...own].map((card) => [card.name, card]));
  const used = new Map<string, CardDefinition>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const card = known.get(value);
      if (card !== undefined) used.set(value, card);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  sides.forEach(look);
  const cards = cardTableOf([...used.values()]);
  const kinds = new Map<string, CardIndex>();
  cards.forEach(({ name }, kind) => {
    if (!kinds.has(name)) kinds.set(name, kind);
  });
  const kindOf = (name: unknown, field: string): CardIndex => {
    const kind = typeof name === 'string' ? kinds.get(name) : undefined;
    if (kind === undefined) throw new InvalidStartError(`${field}: ${String(name).slice(0, 60)}`);
    return kind;
  };
  return { cards: cardTableEntries(cards), kindOf };
}

function buildSide(
  state: State,
  given: unknown,
  seat: number,
  settings: Settings,
  kindOf: (name: unknown, field: string) => CardIndex,
  hosts: [Permanent, string][],
  labels: Map<string, number>,
): PlayerSide {
  const where = `sides[${seat}]`;
  const fields = readFields(given, where, SIDE_FIELDS);
  const kinds = (pile: string): CardIndex[] =>
    readList(fields[pile], `${where}.${pile}`).map((name) => kindOf(name, `${where}.${pile}`));
  const side = createSide(
    readNumber(fields['life'], settings.life, [-1000, 100_000], `${where}.life`),
    kinds('library').toReversed(),
  );
  side.poison = readNumber(fields['poison'], 0, [0, 1000], `${where}.poison`);
  side.landsPlayed = readNumber(fields['landsPlayed'], 0, [0, 100], `${where}.landsPlayed`);
  side.hand = kinds('hand');
  side.handKnown = side.hand.map(() => false);
  for (const pile of ['graveyard', 'exile'] as const)
    side[pile] = kinds(pile).map((kind) => ({ id: state.nextId++, kind, until: 0 }));
  const mana = readList(fields['mana'], `${where}.mana`);
  if (mana.length > 0)
    side.mana = MANA_TYPES.map((_, i) => readNumber(mana[i], 0, [0, 1000], `${where}.mana`));
  const { grant } = fields;
  if (grant === 'any') side.grant = 'any';
  else if (grant !== undefined) {
    const granted = readList(grant, `${where}.grant`);
    side.grant = MANA_TYPES.map((_, i) => readNumber(granted[i], 0, [0, 1000], `${where}.grant`));
  }
  readList(fields['battlefield'], `${where}.battlefield`).forEach((one, i) => {
    addPermanent(state, one, seat, `${where}.battlefield[${i}]`, kindOf, hosts, labels);
  });
  return side;
}

function addPermanent(
  state: State,
  given: unknown,
  seat: number,
  where: string,
  kindOf: (name: unknown, field: string) => CardIndex,
  hosts: [Permanent, string][],
  labels: Map<string, number>,
): void {
  const fields = readFields(given, where, [
    'card',
    'as',
    'tapped',
    'sick',
    'counters',
    'damage',
    'attachedTo',
  ]);
  const kind = kindOf(fields['card'], where);
  const counters: Counters = {};
  const { loyalty, name } = at(compileCards(state.cards), kind).card;
  if (loyalty !== undefined) counters['loyalty'] = loyalty;
  if (fields['counters'] !== undefined)
    for (const [counter, number] of Object.entries(
      readFields(fields['counters'], where, Object.keys(fields['counters'] ?? {})),
    ))
      counters[counter] = readNumber(number, 0, [0, 100_000], `${where}.counters`);
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
    tapped: readFlag(fields['tapped'], `${where}.tapped`),
    entered: 0,
    since: readFlag(fields['sick'], `${where}.sick`) ? -1 : stamp,
    stamp,
    damage: readNumber(fields['damage'], 0, [0, 100_000], `${where}.damage`),
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
  const { as, attachedTo } = fields;
  if (as !== undefined && typeof as !== 'string') throw new InvalidStartError(`${where}.as`);
  labels.set(as ?? name, id);
  if (attachedTo === undefined) return;
  if (typeof attachedTo !== 'string') throw new InvalidStartError(`${where}.attachedTo`);
  hosts.push([permanent, attachedTo]);
}
