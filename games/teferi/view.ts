/** The view function: what a watcher may know of the state (CR 400.2). */
import { at, type Seat, type DeepReadonly, type Watcher } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import { explainBattlefield, type LayerStep } from './layer-explanation/index.ts';
import { type Polarity, targetPolarities } from './polarity.ts';
import type { TurnStep } from './abilities/index.ts';
import { STEPS } from './abilities/index.ts';
import type { BoardState, ReadonlyTeferiState } from './layers/board-state.ts';
import type { CompiledCard, Characteristics } from './layers/compiled-cards.ts';
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
import type { StackObject, CardIndex, ZoneCard } from './state.ts';

/** The bit of `libraryKnown` for a watcher; the opponent's knowledge is public. */
const bitFor = (watcher: Watcher, owner: Seat): number =>
  watcher === owner ? KNOWN_TO_OWNER : KNOWN_TO_OPPONENT;

function viewSide(board: BoardState, owner: Seat, watcher: Watcher): VisibleSide {
  const { state } = board;
  const side = at(state.sides, owner);
  const judge = watcher === 'judge';
  const name = (kind: CardIndex): string => nameOf(state, kind);
  const bit = bitFor(watcher, owner);
  const last = side.library.length - 1;
  const known: VisibleSide['known'][number][] = [];
  for (let i = last; i >= 0; i--)
    if (judge || (at(side.libraryKnown, i) & bit) !== 0)
      known.push({ place: last - i, card: name(at(side.library, i)) });
  const own = judge || watcher === owner;
  const open = side.hand.filter((_, i) => own || side.handKnown[i] === true);
  const viewZoneCards = (cards: readonly DeepReadonly<ZoneCard>[]): VisibleZoneCard[] =>
    cards.map(({ id, kind }) => ({ id, card: name(kind) }));
  return {
    life: side.life,
    poison: side.poison,
    ...(side.energy === undefined ? {} : { energy: side.energy }),
    mana: side.mana.slice(),
    library: side.library.length,
    known,
    hand: side.hand.length,
    cards: open.map(name),
    pays: own ? previewHandPayments(board, owner) : {},
    graveyard: viewZoneCards(side.graveyard),
    exile: viewZoneCards(side.exile),
    looking: own ? side.looking.map(name) : [],
    landsPlayed: side.landsPlayed,
  };
}

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
    keywords: [...new Set(characteristics.abilities.keywordAbilities.map(({ keyword }) => keyword))],
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

function changedActivatedLines(
  compiled: CompiledCard,
  { abilities }: Characteristics,
): { readonly acts?: readonly string[] } {
  const { activated } = compiled.characteristics.abilities;
  if (abilities.activated === activated || abilities.activated.length === 0) return {};
  const lines = activatedLines(compiled);
  return { acts: abilities.activated.map((ability) => lines[activated.indexOf(ability)] ?? '') };
}

const printedCardOf = (board: BoardState, kind: CardIndex): PrintedCard =>
  toPrintedCard(at(board.cards, kind));

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

function viewStackObject(
  board: BoardState,
  item: DeepReadonly<StackObject>,
  isTop: boolean,
): VisibleStackObject {
  const { id, kind, controller, what, source, targets, x, modes, does } = item;
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
    bents: isAura ? [polarityOf(at(board.cards, kind))] : targetPolarities(does, modes),
    ...(pays === undefined ? {} : { pays }),
  };
}

export function view(state: ReadonlyTeferiState, watcher: Watcher): View {
  const board = deriveBoard(state);
  const sides = state.sides.map((_, seat) => viewSide(board, seat, watcher));
  const isChanged = state.battlefield.some(
    ({ kind }, place) => at(board.characteristics, place) !== at(board.cards, kind).characteristics,
  );
  const layers = isChanged ? explainBattlefield(state) : [];
  const battlefield = state.battlefield.map((_, place) => viewPermanent(board, place, layers[place] ?? []));
  const stack = state.stack.map((item, i) => viewStackObject(board, item, i === state.stack.length - 1));
  const names = new Set([
    ...battlefield.map(({ card }) => card),
    ...stack.map(({ card }) => card),
    ...sides.flatMap(({ cards, known, graveyard, exile, looking }) => [
      ...cards,
      ...looking,
      ...[...known, ...graveyard, ...exile].map(({ card }) => card),
    ]),
  ]);
  const cards: { [name: string]: PrintedCard } = {};
  for (const { card, faces } of board.cards)
    if (faces !== undefined && names.has(card.name))
      for (const face of [faces.front, ...faces.others]) names.add(nameOf(state, face));
  board.cards.forEach(({ card: { name } }, kind) => {
    if (names.has(name) && cards[name] === undefined) cards[name] = printedCardOf(board, kind);
  });
  const begun: { [step in TurnStep]?: number } = {};
  STEPS.forEach((step, i) => {
    const times = state.begun[i] ?? 0;
    if (times > 0) begun[step] = times;
  });
  return {
    turn: state.turn,
    active: state.active,
    step: state.step,
    sides,
    battlefield,
    stack,
    cards,
    begun,
  };
}
