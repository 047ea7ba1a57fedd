/** The view function: what a watcher may know of the state (CR 400.2). */
import { at, type Seat, type DeepReadonly, type Watcher } from '@ludoteca/kernel';
import { memoizeByObject, memoizeByText } from '@ludoteca/kit';
import { explainBattlefield, type LayerStep } from './layer-explanation/index.ts';
import { type Polarity, targetPolarities } from './polarity.ts';
import type { TurnStep } from './abilities/index.ts';
import { STEPS } from './abilities/index.ts';
import type { BoardState, ReadonlyTeferiState } from './layers/board-state.ts';
import { BESTOW, type CompiledCard, type Characteristics } from './layers/compiled-cards.ts';
import { deriveBoard } from './layers/index.ts';
import { coloursIn, supertypesIn, typesIn } from './layers/bit-masks.ts';
import { previewHandPayments, previewStackPayment } from './payment-preview.ts';
import { isSummoningSick } from './rules/summoning-sickness.ts';
import { nameOf } from './rules/state-access.ts';
import { KNOWN_TO_OPPONENT, KNOWN_TO_OWNER } from './rules/zones.ts';
import type {
  PrintedCard,
  VisibleZoneCard,
  VisibleStackObject,
  VisiblePermanent,
  VisibleSide,
  View,
} from './view-types.ts';
import { activatedAbilityLines } from './text/ability-lines.ts';
import type { StackObject, CardIndex, PlayerSide, ZoneCard } from './state.ts';

/** The bit of `libraryKnown` for a watcher; the opponent's knowledge is public. */
const bitFor = (watcher: Watcher, owner: Seat): number =>
  watcher === owner ? KNOWN_TO_OWNER : KNOWN_TO_OPPONENT;

/** The cards of a library that the watcher knows, with their places. */
export function findKnownCards(
  { libraryKnown, library }: DeepReadonly<PlayerSide>,
  owner: Seat,
  watcher: Watcher,
): { readonly place: number; readonly kind: CardIndex }[] {
  const bit = bitFor(watcher, owner);
  const last = library.length - 1;
  const known: { readonly place: number; readonly kind: CardIndex }[] = [];
  for (let i = last; i >= 0; i--)
    if (watcher === 'judge' || (at(libraryKnown, i) & bit) !== 0)
      known.push({ place: last - i, kind: at(library, i) });
  return known;
}

const isOwn = (owner: Seat, watcher: Watcher): boolean => watcher === owner || watcher === 'judge';

/** The cards in a hand that the watcher knows. */
export const findOpenCards = (
  { hand, handKnown }: DeepReadonly<PlayerSide>,
  owner: Seat,
  watcher: Watcher,
): readonly CardIndex[] => (isOwn(owner, watcher) ? hand : hand.filter((_, i) => handKnown[i] === true));

export const viewZoneCards = (
  state: ReadonlyTeferiState,
  cards: readonly DeepReadonly<ZoneCard>[],
): VisibleZoneCard[] => cards.map(({ id, kind }) => ({ id, card: nameOf(state, kind) }));

function viewSide(board: BoardState, owner: Seat, watcher: Watcher): VisibleSide {
  const { state } = board;
  const side = at(state.sides, owner);
  const name = (kind: CardIndex): string => nameOf(state, kind);
  const own = isOwn(owner, watcher);
  return {
    life: side.life,
    poison: side.poison,
    ...(side.energy === undefined ? {} : { energy: side.energy }),
    mana: side.mana.slice(),
    library: side.library.length,
    known: findKnownCards(side, owner, watcher).map(({ place, kind }) => ({ place, card: name(kind) })),
    hand: side.hand.length,
    cards: findOpenCards(side, owner, watcher).map(name),
    pays: own ? previewHandPayments(board, owner) : {},
    graveyard: viewZoneCards(state, side.graveyard),
    exile: viewZoneCards(state, side.exile),
    looking: own ? side.looking.map(name) : [],
    landsPlayed: side.landsPlayed,
  };
}

/** The names of keyword abilities, each once. */
export const distinctKeywords = memoizeByObject(
  ({ keywordNames }: Characteristics['abilities']): readonly string[] =>
    Object.freeze([...new Set(keywordNames)]),
);

function viewPermanent(board: BoardState, place: number, layers: readonly LayerStep[]): VisiblePermanent {
  const { state } = board;
  const permanent = at(state.battlefield, place);
  const characteristics = at(board.characteristics, place);
  const attackers = state.combat?.attackers ?? [];
  const attacker = attackers.find(({ id }) => id === permanent.id);
  const blocker = state.combat?.blocking.find(({ id }) => id === permanent.id);
  const { card } = at(board.cards, permanent.kind);
  return {
    id: permanent.id,
    card: card.name,
    owner: permanent.owner,
    controller: permanent.controller,
    tapped: permanent.tapped,
    sick: isSummoningSick(board, place),
    supertypes: supertypesIn(characteristics.supers),
    types: typesIn(characteristics.types),
    subtypes: characteristics.subtypes.slice(),
    colours: coloursIn(characteristics.colours),
    power: characteristics.power,
    toughness: characteristics.toughness,
    damage: permanent.damage,
    counters: { ...permanent.counters },
    keywords: distinctKeywords(characteristics.abilities),
    host: permanent.host,
    token: card.token === true || permanent.card === -1,
    shields: permanent.shields,
    ...changedActivatedLines(at(board.cards, permanent.kind), characteristics),
    // The first step is the printed card.
    ...(layers.length > 1 ? { layers } : {}),
    ...(attacker === undefined ? {} : { attacking: attacker.at, blocked: attacker.blocked }),
    ...(blocker === undefined ? {} : { blocking: blocker.attackers.slice() }),
  };
}

/** The text lines of all activated abilities; empty if they cannot be assigned. */
function activatedLines({ card, characteristics: { abilities } }: CompiledCard): readonly string[] {
  const lines = abilities.activated.length === 0 ? [] : activatedAbilityLines(card.text);
  return lines.length === abilities.activated.length ? lines : [];
}

export function changedActivatedLines(
  compiled: CompiledCard,
  { abilities }: Characteristics,
): { readonly acts?: readonly string[] } {
  const { activated } = compiled.characteristics.abilities;
  if (abilities.activated === activated || abilities.activated.length === 0) return {};
  const lines = activatedLines(compiled);
  return { acts: abilities.activated.map((ability) => lines[activated.indexOf(ability)] ?? '') };
}

/** It is equal in every view. */
const toPrintedCard = memoizeByObject((compiled: CompiledCard): PrintedCard => {
  const { card, characteristics } = compiled;
  const acts = activatedLines(compiled);
  return {
    name: card.name,
    ...(card.cost === undefined ? {} : { cost: card.cost }),
    supertypes: supertypesIn(characteristics.supers),
    types: typesIn(characteristics.types),
    subtypes: characteristics.subtypes.slice(),
    colours: coloursIn(characteristics.colours),
    ...(card.power === undefined ? {} : { power: card.power }),
    ...(card.toughness === undefined ? {} : { toughness: card.toughness }),
    ...(card.loyalty === undefined ? {} : { loyalty: card.loyalty }),
    text: card.text,
    ...(acts.length === 0 ? {} : { acts }),
    token: card.token === true,
    ...(card.faces === undefined ? {} : { faces: card.faces.cards.map(({ name }) => name) }),
    bent: polarityOf(compiled),
  };
});

function polarityOf({ spell, enchant, characteristics }: CompiledCard): Polarity {
  const first = spell === undefined ? undefined : targetPolarities(spell, [0])[0];
  return enchant === undefined ? (first ?? 0) : auraPolarity(characteristics);
}

/** An Aura affects its host by its static abilities. */
const auraPolarity = ({ abilities }: CompiledCard['characteristics']): Polarity =>
  targetPolarities(
    {
      targets: [{}],
      effects: abilities.statics
        .filter(({ affects }) => affects === 'host')
        .map(({ changes }) => ({ do: 'change', what: { target: 0 }, changes, until: 'for good' })),
    },
    [],
  )[0] ?? 1;

export function viewStackObject(
  board: BoardState,
  item: DeepReadonly<StackObject>,
  isTop: boolean,
): VisibleStackObject {
  const { id, kind, controller, what, source, targets, x, modes, does } = item;
  const isBestowed = what === 'spell' && item.way === BESTOW;
  const isAura = what === 'spell' && at(board.cards, kind).enchant !== undefined;
  const pays = isTop ? previewStackPayment(board, item) : undefined;
  return {
    id,
    card: nameOf(board.state, kind),
    controller,
    what,
    source,
    targets: targets.flat(),
    x,
    modes: modes.slice(),
    bents: isBestowed
      ? [auraPolarity(at(board.cards, kind).characteristics)]
      : isAura
        ? [polarityOf(at(board.cards, kind))]
        : targetPolarities(does, modes),
    ...(pays === undefined ? {} : { pays }),
  };
}

/** Visits the kind of every card that the watcher can name. */
function forEachNameableKind(
  { battlefield, stack, sides }: ReadonlyTeferiState,
  watcher: Watcher,
  visit: (kind: CardIndex) => void,
): void {
  for (const { kind } of battlefield) visit(kind);
  for (const { kind } of stack) visit(kind);
  for (let owner = 0; owner < sides.length; owner++) {
    const side = at(sides, owner);
    for (const kind of findOpenCards(side, owner, watcher)) visit(kind);
    for (const { kind } of findKnownCards(side, owner, watcher)) visit(kind);
    for (const { kind } of side.graveyard) visit(kind);
    for (const { kind } of side.exile) visit(kind);
    if (isOwn(owner, watcher)) for (const kind of side.looking) visit(kind);
  }
}

/** The printed cards by name, for a list that says of each kind whether the watcher can name it as 0 or 1. */
const toPrintedCards = memoizeByObject((cards: readonly CompiledCard[]) =>
  memoizeByText(100, (nameable): View['cards'] => {
    const names = new Set(cards.filter((_, kind) => nameable[kind] === '1').map(({ card }) => card.name));
    for (const { card, faces } of cards)
      if (faces !== undefined && names.has(card.name))
        for (const face of [faces.front, ...faces.others]) names.add(at(cards, face).card.name);
    const found: { [name: string]: PrintedCard } = {};
    for (const compiled of cards)
      if (names.has(compiled.card.name)) found[compiled.card.name] ??= toPrintedCard(compiled);
    return Object.freeze(found);
  }),
);

export function viewCards({ state, cards }: BoardState, watcher: Watcher): View['cards'] {
  const nameable = cards.map(() => '0');
  forEachNameableKind(state, watcher, (kind) => {
    nameable[kind] = '1';
  });
  return toPrintedCards(cards)(nameable.join(''));
}

export function viewBegunSteps({ begun: counts }: ReadonlyTeferiState): View['begun'] {
  const begun: { [step in TurnStep]?: number } = {};
  STEPS.forEach((step, i) => {
    const times = counts[i] ?? 0;
    if (times > 0) begun[step] = times;
  });
  return begun;
}

/** For each permanent the changes layer by layer; empty if no permanent differs from its card. */
export function viewLayers({ state, characteristics, cards }: BoardState): readonly (readonly LayerStep[])[] {
  const isChanged = state.battlefield.some(
    ({ kind }, place) => at(characteristics, place) !== at(cards, kind).characteristics,
  );
  return isChanged ? explainBattlefield(state) : [];
}

export function view(state: ReadonlyTeferiState, watcher: Watcher): View {
  const board = deriveBoard(state);
  const layers = viewLayers(board);
  return {
    turn: state.turn,
    active: state.active,
    step: state.step,
    sides: state.sides.map((_, seat) => viewSide(board, seat, watcher)),
    battlefield: state.battlefield.map((_, place) => viewPermanent(board, place, layers[place] ?? [])),
    stack: state.stack.map((item, i) => viewStackObject(board, item, i === state.stack.length - 1)),
    cards: viewCards(board, watcher),
    begun: viewBegunSteps(state),
  };
}
