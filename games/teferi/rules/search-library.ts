/** Searching, looking at and arranging cards of a library (CR 701.22, 701.23 and 701.25). */
import { type QuestionRule, at, type Seat } from '@ludoteca/kernel';
import type { AbilityEffect, ObjectFilter } from '../abilities/index.ts';
import { type AbilityScope, type ReadonlyTeferiState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { matchesFilter } from '../layers/filters.ts';
import { snapshotCard, IN_HAND, IN_LIBRARY } from '../layers/object-snapshots.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { ObjectId, StackObject, CardIndex, State } from '../state.ts';
import { findLegalHosts } from './attachments.ts';
import { entryQuestion } from './entry-choices.ts';
import { toEnterDetails } from './move-objects.ts';
import { fireGraveyardTrigger } from './keyword-actions.ts';
import { graveyardDestination } from './graveyard-replacement.ts';
import {
  getStackObject,
  findCardIndex,
  nameOf,
  sideOf,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import {
  KNOWN_TO_BOTH,
  putIntoZone,
  KNOWN_TO_NOBODY,
  KNOWN_TO_OWNER,
  findZoneCard,
  shuffle,
  takeFromHand,
  takeZoneCard,
  zoneOfDestination,
} from './zones.ts';
import { canEnter, enterTogether, type EnteringObject } from './enter-battlefield.ts';

/** Whether a card in a hidden zone matches the filter. */
export const matchesHiddenCard = (
  state: ReadonlyTeferiState,
  kind: CardIndex,
  seat: Seat,
  zone: number,
  what: ObjectFilter | null | undefined,
  scope: AbilityScope,
): boolean => {
  if (what === null || what === undefined) return true;
  const board = deriveBoard(state);
  return matchesFilter(board, snapshotCard(board, kind, seat, zone, 0), what, scope);
};

type SearchEffect = Extract<AbilityEffect, { do: 'look' | 'search' | 'put from hand' }>;

/** The cards among which the effect finds cards. */
const searchedCards = (
  state: ReadonlyTeferiState,
  seat: Seat,
  { do: how }: SearchEffect,
): readonly CardIndex[] => {
  const { looking, hand, library } = at(state.sides, seat);
  return how === 'look' ? looking : how === 'search' ? library : hand;
};

/** 701.23: cards are chosen one by one until enough are found or the player stops. */
export const find: QuestionRule<Teferi, 'find'> = {
  ask: (state, { seat, item: id, effect, left }) => {
    const finding = effect as SearchEffect;
    const item = getStackObject(state as State, id);
    const zone = finding.do === 'put from hand' ? IN_HAND : IN_LIBRARY;
    // Sorted by card index, because the order of the library is secret.
    const kinds = [...new Set(searchedCards(state, seat, finding))]
      .toSorted((one, other) => one - other)
      .filter((kind) => matchesHiddenCard(state, kind, seat, zone, finding.what, item));
    // The question is asked even if nothing matches, so that it reveals nothing.
    if (left <= 0 || searchedCards(state, seat, finding).length === 0) return [];
    const found = kinds.map((kind) => ({ find: nameOf(state, kind) }));
    const must = finding.do === 'search' ? finding.what === undefined : finding.must === true;
    return must && found.length > 0 ? found : [...found, 'none'];
  },
  answer: (dealer, frame, choice) => {
    if (choice === 'none') return finishFinding(dealer, frame.seat, frame.item, frame.effect as SearchEffect);
    const kind = findCardIndex(dealer.state, choice.find);
    const hosts = takeFoundCard(dealer, frame.seat, frame.item, frame.effect as SearchEffect, kind);
    dealer.next(...hosts, { ...frame, left: frame.left - 1 });
  },
  otherwise: (dealer, { seat, item, effect }) => finishFinding(dealer, seat, item, effect as SearchEffect),
};

/** Moves a found card to its destination. Returns the frame that asks for an Aura's host (303.4f). */
function takeFoundCard(
  dealer: TeferiDealer,
  seat: Seat,
  id: ObjectId,
  effect: SearchEffect,
  kind: CardIndex,
): readonly Extract<Frame, { do: 'choose' }>[] {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const item = getStackObject(state, id);
  const destination =
    effect.do === 'search' && effect.others !== undefined && item.made.length > 0 ? effect.others : effect.to;
  const [host = 0] = destination === 'battlefield' ? findLegalHosts(deriveBoard(state), kind, seat) : [];
  // 303.4g, 304.4 and 307.4: a card that cannot enter stays where it is.
  if (destination === 'battlefield' && !canEnter(state, kind, { host })) return [];
  if (effect.do === 'look') side.looking.splice(side.looking.indexOf(kind), 1);
  else if (effect.do === 'put from hand') takeFromHand(state, seat, kind);
  else {
    const place = side.library.lastIndexOf(kind);
    side.library.splice(place, 1);
    side.libraryKnown.splice(place, 1);
  }
  item.done = true;
  const to = destination === 'graveyard' ? graveyardDestination(state, seat, kind) : destination;
  const reveal = effect.do !== 'put from hand' && effect.reveal === true;
  const shown = reveal || to === 'battlefield' || to === 'graveyard' || to === 'exile';
  dealer.tell({
    did: 'find',
    seat,
    to: zoneOfDestination(to),
    count: 1,
    cards: [nameOf(state, kind)],
    shown,
    ...(effect.do === 'search' ? { rule: '701.23' } : {}),
  });
  if (to === 'battlefield') {
    // Found cards enter together; until then they wait in exile.
    const aura = putIntoZone(state, kind, seat, 'exile', KNOWN_TO_BOTH);
    item.made.push(aura);
    const choice = { what: {}, missing: 1, upTo: false, chosen: [], purpose: 'enchant', aura } as const;
    return host === 0 ? [] : [{ do: 'choose', seat, item: id, ...choice }];
  } else if (effect.do === 'search' && (to === 'library top' || to === 'library'))
    // 701.23f: put on top after the library is shuffled.
    side.looking.push(kind);
  else {
    const now = putIntoZone(state, kind, seat, to, shown ? KNOWN_TO_BOTH : KNOWN_TO_OWNER);
    if (now !== 0) item.made.push(now);
    if (to === 'graveyard') fireGraveyardTrigger(state, now, seat, 'library');
  }
  return [];
}

/** Takes every matching card of those looked at; none is left to choose. */
export function takeAllMatching(
  dealer: TeferiDealer,
  item: StackObject,
  seat: Seat,
  effect: Extract<AbilityEffect, { do: 'look' }>,
): 0 {
  for (const kind of sideOf(dealer.state, seat).looking.slice())
    if (matchesHiddenCard(dealer.state, kind, seat, IN_LIBRARY, effect.what, item))
      takeFoundCard(dealer, seat, item.id, effect, kind);
  return 0;
}

/** 603.6a and 614.12: the found cards enter together. */
function enterFoundCards(dealer: TeferiDealer, item: StackObject, { do: how, entering }: SearchEffect): void {
  const hosts = new Map(item.hosts);
  const before: ObjectId[] = [];
  const enteringObjects = item.made.flatMap((id): EnteringObject[] => {
    const taken = takeZoneCard(dealer.state, id);
    if (taken === undefined) before.push(id);
    const details = { ...toEnterDetails(dealer.state, item, entering), was: id, host: hosts.get(id) ?? 0 };
    return taken === undefined
      ? []
      : [
          {
            kind: taken.card.kind,
            owner: taken.owner,
            from: how === 'put from hand' ? 'hand' : 'library',
            details,
          },
        ];
  });
  item.made = [...before, ...enterTogether(dealer, enteringObjects)];
}

function finishFinding(dealer: TeferiDealer, seat: Seat, id: ObjectId, effect: SearchEffect): void {
  const { state } = dealer;
  if (effect.to === 'battlefield') {
    const { made } = getStackObject(state, id);
    const found = made.flatMap((one) => findZoneCard(state, one) ?? []);
    const question = entryQuestion(
      state,
      found.map(({ kind }) => ({ kind, seat })),
    );
    if (question.length > 0) return dealer.next(...question, { do: 'find', seat, item: id, effect, left: 0 });
    enterFoundCards(dealer, getStackObject(state, id), effect);
  }
  if (effect.do === 'put from hand') return;
  const side = sideOf(state, seat);
  if (effect.do === 'search') {
    shuffle(dealer, seat);
    while (side.looking.length > 0)
      putIntoZone(
        state,
        at(side.looking.splice(0, 1), 0),
        seat,
        'library top',
        effect.reveal === true ? KNOWN_TO_BOTH : KNOWN_TO_OWNER,
      );
    return;
  }
  const { rest } = effect;
  if (rest === 'library bottom' && effect.random !== true && side.looking.length > 1)
    return dealer.next({ do: 'arrange', seat, away: rest, all: true });
  const item = getStackObject(state, id);
  const open = rest === 'graveyard' || rest === 'exile';
  const left = side.looking.splice(0);
  if (left.length === 0) return;
  const names = left.map((kind) => nameOf(state, kind));
  // Cards returned to the top keep their order.
  const secret = effect.random === true && left.length > 1;
  if (secret) dealer.dice.shuffle(left);
  for (const kind of left.toReversed()) {
    const to = rest === 'graveyard' ? graveyardDestination(state, seat, kind) : rest;
    const now = putIntoZone(
      state,
      kind,
      seat,
      to,
      open ? KNOWN_TO_BOTH : secret ? KNOWN_TO_NOBODY : KNOWN_TO_OWNER,
    );
    if (now !== 0) item.made.push(now);
    if (to === 'graveyard') fireGraveyardTrigger(state, now, seat, 'library');
  }
  markChanged(state);
  dealer.tell({
    did: 'find',
    seat,
    to: zoneOfDestination(rest),
    count: left.length,
    cards: names,
    shown: open,
  });
}

/** 701.22 and 701.25: each card is put on top or away; a later one above, or at the bottom below, the earlier ones. */
export const arrange: QuestionRule<Teferi, 'arrange'> = {
  ask: (state, { seat, all }) =>
    [...new Set(at(state.sides, seat).looking)].flatMap((kind) => {
      const card = nameOf(state, kind);
      const away = { card, to: 'away' } as const;
      return all === true ? [away] : [{ card, to: 'top' } as const, away];
    }),
  answer: (dealer, frame, { card, to }) => {
    placeCard(
      dealer,
      frame.seat,
      findCardIndex(dealer.state, card),
      to === 'top' ? 'library top' : frame.away,
    );
    const [last, ...others] = sideOf(dealer.state, frame.seat).looking;
    if (last === undefined) return;
    // The last card needs no choice.
    if (frame.all === true && others.length === 0) placeCard(dealer, frame.seat, last, frame.away);
    else dealer.next(frame);
  },
  otherwise: (dealer, { seat, away, all }) => {
    const { looking } = sideOf(dealer.state, seat);
    while (looking.length > 0)
      placeCard(dealer, seat, at(looking, looking.length - 1), all === true ? away : 'library top');
  },
};

function placeCard(
  dealer: TeferiDealer,
  seat: Seat,
  kind: CardIndex,
  place: 'library top' | 'library bottom' | 'graveyard',
): void {
  const { state } = dealer;
  const to = place === 'graveyard' ? graveyardDestination(state, seat, kind) : place;
  const { looking } = sideOf(state, seat);
  looking.splice(looking.lastIndexOf(kind), 1);
  const card = nameOf(state, kind);
  const now = putIntoZone(state, kind, seat, to, KNOWN_TO_OWNER);
  if (to === 'graveyard' || to === 'exile') {
    dealer.tell({ did: 'move', seat, id: 0, card, from: 'library', to, now, rule: '701.25' });
    if (to === 'graveyard') fireGraveyardTrigger(state, now, seat, 'library');
  } else
    dealer.tell({ did: 'arrange', seat, to: to === 'library top' ? 'top' : 'bottom', card, rule: '701.22' });
}
