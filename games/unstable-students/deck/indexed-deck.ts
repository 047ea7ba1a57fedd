/** A deck as the rules use it: a card is a number, and whatever is asked of it is a look into a list. */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type EffectAction,
  type CardEffect,
  type CardFilter,
  type CardKind,
  TYPES,
  type EffectMoment,
} from '../cards/codes.ts';
import { normalizeName } from './deck.ts';
import { resolveDeck } from './index.ts';
import type {
  BlockChoice,
  CardIndex,
  DiscardChoice,
  EliminateChoice,
  CardName,
  PlayChoice,
  StealChoice,
} from '../parts.ts';

/** A set of types: a bit for each. */
export type TypeSet = number;

const typeBit = (type: CardFilter): TypeSet => 1 << TYPES.indexOf(type);
export const STUDENT_TYPES: TypeSet =
  typeBit('MATRICOLA') | typeBit('STUDENTE_SEMPLICE') | typeBit('LAUREANDO');
const ALL_TYPES: TypeSet = (1 << TYPES.length) - 1;

/** 1.3: the types that a filter lets pass. */
export const typesMatching = (filter: CardFilter): TypeSet =>
  filter === 'ALL' ? ALL_TYPES : filter === 'STUDENTE' ? STUDENT_TYPES : typeBit(filter);

/** 6.8 to 6.11: they hold while their card lies there, and nothing happens when their turn comes. */
const PASSIVE_ACTIONS: ReadonlySet<EffectAction> = new Set(['BLOCCA', 'MOSTRA', 'IMPEDIRE', 'INGEGNERE']);

/** An effect with what the rules ask about it. */
export interface EffectStep {
  readonly effect: CardEffect;
  readonly types: TypeSet;
  readonly isPassive: boolean;
}

/** All there is to know of a kind of card. */
export interface CardDefinition {
  readonly kind: CardKind;
  readonly name: CardName;
  /** Its type, alone in a set. */
  readonly type: TypeSet;
  readonly steps: readonly EffectStep[];
  /** The moment of its effects; none where it has no effect. */
  readonly when: EffectMoment | undefined;
  /** What it keeps its owner from using. */
  readonly forbids: TypeSet;
  readonly showsHand: boolean;
  readonly preventsWin: boolean;
  /** 8.3: the types of cards against which it defends. */
  readonly blocks: TypeSet;
  /** The choices that are about it. */
  readonly play: PlayChoice;
  readonly playOn: readonly PlayChoice[];
  readonly discard: DiscardChoice;
  readonly eliminate: EliminateChoice;
  readonly steal: StealChoice;
  readonly block: BlockChoice;
}

export interface IndexedDeck {
  readonly definitions: readonly CardDefinition[];
  /** Against which types anything in the deck defends. */
  readonly blocks: TypeSet;
  getCard(name: CardName): CardIndex;
  /** Undefined: there is no such card. */
  findCard(name: CardName): CardIndex | undefined;
}

const SEATS: readonly Seat[] = [0, 1, 2, 3];

const unionOfTypes = (steps: readonly EffectStep[], action: EffectAction): TypeSet =>
  steps.reduce((types, step) => (step.effect.action === action ? types | step.types : types), 0);

function defineCard(kind: CardKind): CardDefinition {
  const name = normalizeName(kind.name);
  const steps = kind.effects.map((effect) => ({
    effect,
    types: typesMatching(effect.filter),
    isPassive: PASSIVE_ACTIONS.has(effect.action),
  }));
  const defends = kind.type === 'ISTANTANEA' && kind.when === 'SUBITO';
  return {
    kind,
    name,
    type: typeBit(kind.type),
    steps,
    when: steps.every(({ isPassive }) => isPassive) ? undefined : kind.when,
    forbids: unionOfTypes(steps, 'IMPEDIRE'),
    showsHand: kind.effects.some(({ action }) => action === 'MOSTRA'),
    preventsWin: kind.effects.some(({ action }) => action === 'INGEGNERE'),
    blocks: defends ? unionOfTypes(steps, 'BLOCCA') : 0,
    play: { play: name },
    playOn: SEATS.map((on) => ({ play: name, on })),
    discard: { discard: name },
    eliminate: { eliminate: name },
    steal: { steal: name },
    block: { block: name },
  };
}

function buildIndex(kinds: readonly CardKind[]): IndexedDeck {
  const faces = kinds.map(defineCard);
  const places: ReadonlyMap<CardName, CardIndex> = new Map(faces.map(({ name }, card) => [name, card]));
  const find = (name: CardName): CardIndex | undefined => places.get(name);
  return {
    definitions: faces,
    blocks: faces.reduce((types, { blocks }) => types | blocks, 0),
    findCard: find,
    getCard: (name) => {
      const card = find(name);
      if (card === undefined) throw new RangeError(`no card is called ${name}`);
      return card;
    },
  };
}

// Nearly always the deck is the one of the question before.
let latest: { readonly deck: string; readonly pack: IndexedDeck } | undefined;
const packs = new WeakMap<readonly CardKind[], IndexedDeck>();

export function indexDeck(deck: string): IndexedDeck {
  if (latest?.deck === deck) return latest.pack;
  const kinds = resolveDeck(deck);
  const pack = packs.get(kinds) ?? buildIndex(kinds);
  packs.set(kinds, pack);
  latest = { deck, pack };
  return pack;
}

export const definitionOf = (pack: IndexedDeck, card: CardIndex): CardDefinition =>
  at(pack.definitions, card);

export const hasType = (types: TypeSet, type: TypeSet): boolean => (types & type) !== 0;
export const INSTANT: TypeSet = typeBit('ISTANTANEA');
export const FRESHMAN: TypeSet = typeBit('MATRICOLA');
export const MAGIC: TypeSet = typeBit('MAGIA');
/** 4.3: what is put before a player. */
export const AREA_TYPES: TypeSet = typeBit('BONUS') | typeBit('MALUS');
