/** A deck as the rules use it: a card is a number, and whatever is asked of it is a look into a list. */
import { at, type Seat } from '@ludoteca/kernel';
import { type Action, type Effect, type Filter, type Kind, TYPES, type When } from '../cards/codes.ts';
import { identityOf } from '../deck/deck.ts';
import { kindsOf } from '../deck/index.ts';
import type { Block, Card, Discard, Eliminate, Name, Play, Steal } from '../parts.ts';

/** A set of types: a bit for each. */
export type Types = number;

const bit = (type: Filter): Types => 1 << TYPES.indexOf(type);
export const STUDENTS: Types = bit('MATRICOLA') | bit('STUDENTE_SEMPLICE') | bit('LAUREANDO');
const EVERYTHING: Types = (1 << TYPES.length) - 1;

/** 1.3: the types that a filter lets pass. */
export const typesOf = (filter: Filter): Types =>
  filter === 'ALL' ? EVERYTHING : filter === 'STUDENTE' ? STUDENTS : bit(filter);

/** 6.8 to 6.11: they hold while their card lies there, and nothing happens when their turn comes. */
const PASSIVE: ReadonlySet<Action> = new Set(['BLOCCA', 'MOSTRA', 'IMPEDIRE', 'INGEGNERE']);

/** An effect with what the rules ask about it. */
export interface Step {
  readonly effect: Effect;
  readonly types: Types;
  readonly passive: boolean;
}

/** All there is to know of a kind of card. */
export interface Face {
  readonly kind: Kind;
  readonly name: Name;
  /** Its type, alone in a set. */
  readonly type: Types;
  readonly steps: readonly Step[];
  /** The moment of its effects; none where it has no effect. */
  readonly when: When | undefined;
  /** What it keeps its owner from using. */
  readonly forbids: Types;
  readonly shows: boolean;
  readonly engineers: boolean;
  /** 8.3: the types of cards against which it defends. */
  readonly blocks: Types;
  /** The choices that are about it. */
  readonly play: Play;
  readonly playOn: readonly Play[];
  readonly discard: Discard;
  readonly eliminate: Eliminate;
  readonly steal: Steal;
  readonly block: Block;
}

export interface Pack {
  readonly faces: readonly Face[];
  /** Against which types anything in the deck defends. */
  readonly blocks: Types;
  cardOf(name: Name): Card;
  /** Undefined: there is no such card. */
  find(name: Name): Card | undefined;
}

const SEATS: readonly Seat[] = [0, 1, 2, 3];

const union = (steps: readonly Step[], action: Action): Types =>
  steps.reduce((types, step) => (step.effect.action === action ? types | step.types : types), 0);

function faceOf(kind: Kind): Face {
  const name = identityOf(kind.name);
  const steps = kind.effects.map((effect) => ({
    effect,
    types: typesOf(effect.filter),
    passive: PASSIVE.has(effect.action),
  }));
  const defends = kind.type === 'ISTANTANEA' && kind.when === 'SUBITO';
  return {
    kind,
    name,
    type: bit(kind.type),
    steps,
    when: steps.every(({ passive }) => passive) ? undefined : kind.when,
    forbids: union(steps, 'IMPEDIRE'),
    shows: kind.effects.some(({ action }) => action === 'MOSTRA'),
    engineers: kind.effects.some(({ action }) => action === 'INGEGNERE'),
    blocks: defends ? union(steps, 'BLOCCA') : 0,
    play: { play: name },
    playOn: SEATS.map((on) => ({ play: name, on })),
    discard: { discard: name },
    eliminate: { eliminate: name },
    steal: { steal: name },
    block: { block: name },
  };
}

function packed(kinds: readonly Kind[]): Pack {
  const faces = kinds.map(faceOf);
  const places: ReadonlyMap<Name, Card> = new Map(faces.map(({ name }, card) => [name, card]));
  const find = (name: Name): Card | undefined => places.get(name);
  return {
    faces,
    blocks: faces.reduce((types, { blocks }) => types | blocks, 0),
    find,
    cardOf: (name) => {
      const card = find(name);
      if (card === undefined) throw new RangeError(`no card is called ${name}`);
      return card;
    },
  };
}

// Nearly always the deck is the one of the question before.
let latest: { readonly deck: string; readonly pack: Pack } | undefined;
const packs = new WeakMap<readonly Kind[], Pack>();

export function packOf(deck: string): Pack {
  if (latest?.deck === deck) return latest.pack;
  const kinds = kindsOf(deck);
  const pack = packs.get(kinds) ?? packed(kinds);
  packs.set(kinds, pack);
  latest = { deck, pack };
  return pack;
}

export const faceIn = (pack: Pack, card: Card): Face => at(pack.faces, card);

export const has = (types: Types, type: Types): boolean => (types & type) !== 0;
export const INSTANT: Types = bit('ISTANTANEA');
export const FRESHMAN: Types = bit('MATRICOLA');
export const MAGIC: Types = bit('MAGIA');
/** 4.3: what is put before a player. */
export const PLACED: Types = bit('BONUS') | bit('MALUS');
