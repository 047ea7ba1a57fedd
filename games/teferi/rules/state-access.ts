/** Lookups in the state, and the change counters that invalidate derived data. */
import { at, type Dealer, type Seat } from '@ludoteca/kernel';
import { memoizeByObject, someField } from '@ludoteca/kit';
import type { CardDefinition, TurnFact } from '../abilities/index.ts';
import { COMMON_FACT_COUNT, TURN_FACTS } from '../abilities/index.ts';
import { isPlayer, battlefieldIndex, type ReadonlyTeferiState } from '../layers/board-state.ts';
import { compileCards } from '../layers/compiled-cards.ts';
import { clampAmount } from '../limits.ts';
import type { NamedEntity, Teferi } from '../parts.ts';
import type { EntityId, ObjectId, StackObject, CardIndex, Permanent, PlayerSide, State } from '../state.ts';

export type TeferiDealer = Dealer<Teferi>;

export const cardOf = (state: ReadonlyTeferiState, kind: CardIndex): CardDefinition =>
  at(compileCards(state.cards), kind).card;
export const nameOf = (state: ReadonlyTeferiState, kind: CardIndex): string => cardOf(state, kind).name;
export const findCardIndex = (state: ReadonlyTeferiState, name: string): CardIndex =>
  compileCards(state.cards).findIndex(({ card }) => card.name === name);
export const sideOf = (state: State, seat: Seat): PlayerSide => at(state.sides, seat);

export const findPermanent = (state: State, id: ObjectId): Permanent | undefined => {
  const place = battlefieldIndex(state, id);
  return place === -1 ? undefined : state.battlefield[place];
};

export const getStackObject = (state: State, id: ObjectId): StackObject => {
  const item = state.stack.find((one) => one.id === id) ?? state.aside.find((one) => one.id === id);
  if (item === undefined) throw new RangeError(`nothing on the stack is ${id}`);
  return item;
};

/** Marks a change that characteristics do not depend on, except through volatile abilities. */
export const markChanged = (state: State): void => {
  state.clock++;
};
/** Marks a change that characteristics may depend on. */
export const markCharacteristicsChanged = (state: State): void => {
  state.clock++;
  state.version++;
};

/** 714.4: a chapter ability has left the stack, so that its Saga may have to be sacrificed. */
export function recheckSaga(state: State, { what, source }: Pick<StackObject, 'what' | 'source'>): void {
  if (what === 'triggered' && findPermanent(state, source)?.counters['lore'] !== undefined)
    state.checked = -1;
}

/** Counts a use of an ability in this turn. The list is replaced because copies of a state share it. */
export function recordUse(permanent: Permanent, ability: number): void {
  const uses = permanent.uses.slice();
  while (uses.length <= ability) uses.push(0);
  uses[ability] = at(uses, ability) + 1;
  permanent.uses = uses;
}

export const newObjectId = (state: State): ObjectId => state.nextId++;
/** 613.7 */
export const newTimestamp = (state: State): number => state.time++;

/** The facts that the cards of a match read. */
const findReadFacts = memoizeByObject(
  (cards: State['cards']): ReadonlySet<string> =>
    new Set(TURN_FACTS.filter((fact) => compileCards(cards).some(({ card }) => readsFact(card, fact)))),
);
const readsFact = (card: CardDefinition, fact: TurnFact): boolean =>
  someField(card.abilities, (field, value) => field === 'thisTurn' && value === fact);

/** Fields of abilities that read parts of the state which are recorded only if a card of the match reads them. */
const RECORDED_FIELDS = [
  'newSinceUpkeep',
  'castFrom',
  'spent',
  'attackedThisTurn',
  'spellsLastTurn',
  'nthOf',
] as const;
type RecordedField = (typeof RECORDED_FIELDS)[number];

const findReadFields = memoizeByObject(
  (cards: State['cards']): ReadonlySet<RecordedField> =>
    new Set(
      RECORDED_FIELDS.filter((name) =>
        compileCards(cards).some(({ characteristics }) =>
          someField(characteristics.abilities.all, (field) => field === name),
        ),
      ),
    ),
);

/** Whether a card of the match reads this. */
export const readsField = ({ cards }: State, field: RecordedField): boolean =>
  findReadFields(cards).has(field);

export const countFact = (state: State, seat: Seat, fact: TurnFact, by = 1): number => {
  const { facts } = sideOf(state, seat);
  const place = TURN_FACTS.indexOf(fact);
  if (place >= COMMON_FACT_COUNT && !findReadFacts(state.cards).has(fact)) return 0;
  while (facts.length < place) facts.push(0);
  const sum = clampAmount((facts[place] ?? 0) + by);
  facts[place] = sum;
  markChanged(state);
  return sum;
};

/** The entity with its name for people; a player's name is empty. */
export function nameEntity(state: ReadonlyTeferiState, id: EntityId): NamedEntity {
  if (isPlayer(id)) return { id, name: '' };
  const place = battlefieldIndex(state, id);
  if (place !== -1) return { id, name: nameOf(state, at(state.battlefield, place).kind) };
  const item = state.stack.find((one) => one.id === id) ?? state.aside.find((one) => one.id === id);
  if (item !== undefined) return { id, name: nameOf(state, item.kind) };
  for (const { graveyard, exile } of state.sides) {
    const zoneCard = graveyard.find((card) => card.id === id) ?? exile.find((card) => card.id === id);
    if (zoneCard !== undefined) return { id, name: nameOf(state, zoneCard.kind) };
  }
  const past = state.remembered.find((one) => one.id === id);
  return { id, name: past === undefined ? '' : nameOf(state, past.kind) };
}
