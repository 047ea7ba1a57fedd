/** A deck prepared for the rules: cards are numbers, and every property that the rules read is computed once. */
import { at, type Json, type Seat } from '@ludoteca/kernel';
import { memoizeByText } from '@ludoteca/kit';
import type { CardEffect, CardKind, EffectAction, EffectMoment } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { type TypeSet, typeBit, typesMatching } from '../cards/type-sets.ts';
import type {
  BlockChoice,
  KindIndex,
  CardName,
  DiscardChoice,
  EliminateChoice,
  PlayChoice,
  StealChoice,
} from '../parts.ts';
import { normalizeName } from './deck.ts';
import { DEFAULT_DECK } from './index.ts';
import { deckFromJson } from './json-format.ts';
import { mergeEqualKinds } from './requirements.ts';

/** 6.8 to 6.11: these hold while their card is in play and are skipped when the effects are executed. */
const PASSIVE_ACTIONS: ReadonlySet<EffectAction> = new Set(['BLOCCA', 'MOSTRA', 'IMPEDIRE', 'INGEGNERE']);

export interface EffectStep {
  readonly effect: CardEffect;
  /** The types that match the filter of the effect. */
  readonly types: TypeSet;
  readonly isPassive: boolean;
}

/** A kind of card with everything that the rules ask about it. */
export interface StudentsCardDefinition {
  readonly kind: CardKind;
  readonly name: CardName;
  /** The set of its one type. */
  readonly type: TypeSet;
  readonly steps: readonly EffectStep[];
  /** Undefined if no effect is ever executed. */
  readonly when: EffectMoment | undefined;
  /** 6.10: the types that its owner may not use. */
  readonly forbids: TypeSet;
  readonly showsHand: boolean;
  readonly preventsWin: boolean;
  /** 8.3: the types of cards that it blocks. */
  readonly blocks: TypeSet;
  /** The choices about the card, created once because they are offered again and again. */
  readonly play: PlayChoice;
  /** By the seat that gets the card. */
  readonly playOn: readonly PlayChoice[];
  readonly discard: DiscardChoice;
  readonly eliminate: EliminateChoice;
  readonly steal: StealChoice;
  readonly block: BlockChoice;
}

export interface IndexedDeck {
  readonly kinds: readonly CardKind[];
  /** By card index, like `kinds`. */
  readonly definitions: readonly StudentsCardDefinition[];
  /** The types that any card of the deck blocks. */
  readonly blocks: TypeSet;
  /** Throws if the deck has no such card. */
  getCard(name: CardName): KindIndex;
  findCard(name: CardName): KindIndex | undefined;
  /** Throws if the deck has no such card. */
  getDefinition(name: CardName): StudentsCardDefinition;
}

const SEATS: readonly Seat[] = [0, 1, 2, 3];

const typesOfAction = (steps: readonly EffectStep[], action: EffectAction): TypeSet =>
  steps.reduce((types, step) => (step.effect.action === action ? types | step.types : types), 0);

function defineCard(kind: CardKind): StudentsCardDefinition {
  const name = normalizeName(kind.name);
  const steps = kind.effects.map((effect) => ({
    effect,
    types: typesMatching(effect.filter),
    isPassive: PASSIVE_ACTIONS.has(effect.action),
  }));
  const canBlock = kind.type === 'ISTANTANEA' && kind.when === 'SUBITO';
  return {
    kind,
    name,
    type: typeBit(kind.type),
    steps,
    when: steps.every(({ isPassive }) => isPassive) ? undefined : kind.when,
    forbids: typesOfAction(steps, 'IMPEDIRE'),
    showsHand: kind.effects.some(({ action }) => action === 'MOSTRA'),
    preventsWin: kind.effects.some(({ action }) => action === 'INGEGNERE'),
    blocks: canBlock ? typesOfAction(steps, 'BLOCCA') : 0,
    play: { play: name },
    playOn: SEATS.map((on) => ({ play: name, on })),
    discard: { discard: name },
    eliminate: { eliminate: name },
    steal: { steal: name },
    block: { block: name },
  };
}

function buildIndex(kinds: readonly CardKind[]): IndexedDeck {
  const definitions = kinds.map(defineCard);
  const cards: ReadonlyMap<CardName, KindIndex> = new Map(definitions.map(({ name }, card) => [name, card]));
  const getCard = (name: CardName): KindIndex => {
    const card = cards.get(name);
    if (card === undefined) throw new RangeError(`no card is called ${name}`);
    return card;
  };
  return {
    kinds,
    definitions,
    blocks: definitions.reduce((types, { blocks }) => types | blocks, 0),
    findCard: (name) => cards.get(name),
    getCard,
    getDefinition: (name) => at(definitions, getCard(name)),
  };
}

function readKinds(deck: string): readonly CardKind[] {
  if (deck === DEFAULT_DECK) return STANDARD_DECK;
  const read = deckFromJson(JSON.parse(deck) as Json);
  if (!read.ok) throw new Error('a deck that was never checked');
  return mergeEqualKinds(read.value.kinds);
}

/** Every question looks up the deck of the state; parsing and indexing it each time would dominate the running time. */
const MAX_CACHED = 100;

/** Indexes a deck that was checked: the name of a shipped deck, or a deck as JSON text. */
export const indexDeck = memoizeByText(MAX_CACHED, (deck) => buildIndex(readKinds(deck)));

export const definitionOf = (deck: IndexedDeck, card: KindIndex): StudentsCardDefinition =>
  at(deck.definitions, card);

/** The definition of a card of a view or a state. */
export const findDefinition = ({ deck }: { readonly deck: string }, name: CardName): StudentsCardDefinition =>
  indexDeck(deck).getDefinition(name);
