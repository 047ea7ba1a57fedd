/** 701.22, 701.23 and 701.25: cards that are looked for, and cards that are looked at and put back. */
import { type QuestionRule, at, type Seat } from '@ludoteca/kernel';
import type { Effect, Filter } from '../abilities/index.ts';
import { type Scope, type Table } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { describes } from '../layers/matching.ts';
import { cardSubject, IN_LIBRARY } from '../layers/subjects.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { Id, Item, Kind, State } from '../state.ts';
import { hostsFor } from './attaching.ts';
import { tellGraveyard } from './cards.ts';
import { restingPlace } from './resting.ts';
import { itemOf, kindNamed, nameOf, sideOf, type TeferiDealer, touch } from './table.ts';
import { BOTH, lay, NOBODY, OWNER, shuffle, takeLying, zoneOf } from './zones.ts';
import { canArrive, enterAll, type Newcomer } from './entering.ts';

/** Whether a card of a hidden zone is what is wanted. */
export const fits = (
  state: Table,
  kind: Kind,
  seat: Seat,
  zone: number,
  what: Filter | null | undefined,
  scope: Scope,
): boolean => {
  if (what === null || what === undefined) return true;
  const board = boardOf(state);
  return describes(board, cardSubject(board, kind, seat, zone, 0), what, scope);
};

type Finding = Extract<Effect, { do: 'look' | 'search' }>;

/** Where a search or a look finds its cards. */
const pileOf = (state: Table, seat: Seat, { do: how }: Finding): readonly Kind[] =>
  how === 'look' ? at(state.sides, seat).looking : at(state.sides, seat).library;

/** 701.23 and the like: one card after the other, until enough are found or no more are wanted. */
export const find: QuestionRule<Teferi, 'find'> = {
  ask: (state, { seat, item: id, effect, left }) => {
    const finding = effect as Finding;
    const item = itemOf(state as State, id);
    // In the order of the table of cards: that of the library is a secret.
    const kinds = [...new Set(pileOf(state, seat, finding))]
      .toSorted((one, other) => one - other)
      .filter((kind) => fits(state, kind, seat, IN_LIBRARY, finding.what, item));
    // Whether there is anything to find is nobody else's business: who searches is asked all the same.
    if (left <= 0 || pileOf(state, seat, finding).length === 0) return [];
    const found = kinds.map((kind) => ({ find: nameOf(state, kind) }));
    const must = finding.do === 'look' ? finding.must === true : finding.what === undefined;
    return must && found.length > 0 ? found : [...found, 'none'];
  },
  answer: (dealer, frame, choice) => {
    if (choice === 'none') return finishFinding(dealer, frame.seat, frame.item, frame.effect as Finding);
    const kind = kindNamed(dealer.state, choice.find);
    const hosts = take(dealer, frame.seat, frame.item, frame.effect as Finding, kind);
    dealer.next(...hosts, { ...frame, left: frame.left - 1 });
  },
  otherwise: (dealer, { seat, item, effect }) => finishFinding(dealer, seat, item, effect as Finding),
};

/** What is found goes where it has to. Returns what must be asked first: what an Aura will enchant (303.4f). */
function take(
  dealer: TeferiDealer,
  seat: Seat,
  id: Id,
  effect: Finding,
  kind: Kind,
): readonly Extract<Frame, { do: 'choose' }>[] {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const item = itemOf(state, id);
  const [host = 0] = effect.to === 'battlefield' ? hostsFor(boardOf(state), kind, seat) : [];
  // 303.4g, 304.4 and 307.4: what cannot enter stays where it is.
  if (effect.to === 'battlefield' && !canArrive(state, kind, { host })) return [];
  if (effect.do === 'look') side.looking.splice(side.looking.indexOf(kind), 1);
  else {
    const place = side.library.lastIndexOf(kind);
    side.library.splice(place, 1);
    side.libraryKnown.splice(place, 1);
  }
  item.done = true;
  const to = effect.to === 'graveyard' ? restingPlace(state, seat) : effect.to;
  const shown = effect.reveal === true || to === 'battlefield' || to === 'graveyard' || to === 'exile';
  dealer.tell({
    did: 'find',
    seat,
    to: zoneOf(to),
    count: 1,
    cards: [nameOf(state, kind)],
    shown,
    rule: '701.23',
  });
  if (to === 'battlefield') {
    // All that is found enters together; until then, and until it is known what an Aura enchants, it lies open.
    const aura = lay(state, kind, seat, 'exile', BOTH);
    item.made.push(aura);
    const choice = { what: {}, missing: 1, upTo: false, chosen: [], purpose: 'enchant', aura } as const;
    return host === 0 ? [] : [{ do: 'choose', seat, item: id, ...choice }];
  } else if (effect.do === 'search' && (to === 'library top' || to === 'library'))
    // 701.23f: put there after the library was shuffled.
    side.looking.push(kind);
  else {
    const now = lay(state, kind, seat, to, shown ? BOTH : OWNER);
    if (now !== 0) item.made.push(now);
    if (to === 'graveyard') tellGraveyard(state, now, seat, 'library');
  }
  return [];
}

/** 603.6a and 614.12: what was found enters together. */
function arrive(dealer: TeferiDealer, item: Item, tapped: boolean): void {
  const hosts = new Map(item.hosts);
  const before: Id[] = [];
  const newcomers = item.made.flatMap((id): Newcomer[] => {
    const taken = takeLying(dealer.state, id);
    if (taken === undefined) before.push(id);
    const arriving = { tapped, was: id, host: hosts.get(id) ?? 0 };
    return taken === undefined
      ? []
      : [{ kind: taken.lying.kind, owner: taken.owner, from: 'library', arriving }];
  });
  item.made = [...before, ...enterAll(dealer, newcomers)];
}

function finishFinding(dealer: TeferiDealer, seat: Seat, id: Id, effect: Finding): void {
  const { state } = dealer;
  if (effect.to === 'battlefield') arrive(dealer, itemOf(state, id), effect.entering?.tapped === true);
  const side = sideOf(state, seat);
  if (effect.do === 'search') {
    shuffle(dealer, seat);
    while (side.looking.length > 0)
      lay(
        state,
        at(side.looking.splice(0, 1), 0),
        seat,
        'library top',
        effect.reveal === true ? BOTH : OWNER,
      );
    return;
  }
  const { rest } = effect;
  if (rest === 'library bottom' && effect.random !== true && side.looking.length > 1)
    return dealer.next({ do: 'arrange', seat, away: rest, all: true });
  const item = itemOf(state, id);
  const open = rest === 'graveyard' || rest === 'exile';
  const to = rest === 'graveyard' ? restingPlace(state, seat) : rest;
  const left = side.looking.splice(0);
  if (left.length === 0) return;
  const names = left.map((kind) => nameOf(state, kind));
  // Those on top keep their order: the first that was looked at is the top card again.
  const secret = effect.random === true && left.length > 1;
  if (secret) dealer.dice.shuffle(left);
  for (const kind of left.toReversed()) {
    const now = lay(state, kind, seat, to, open ? BOTH : secret ? NOBODY : OWNER);
    if (now !== 0) item.made.push(now);
    if (to === 'graveyard') tellGraveyard(state, now, seat, 'library');
  }
  touch(state);
  dealer.tell({ did: 'find', seat, to: zoneOf(to), count: left.length, cards: names, shown: open });
}

/** 701.22 and 701.25: each of the cards goes on top or away; a later one lies above an earlier one, or, at the bottom, below it. */
export const arrange: QuestionRule<Teferi, 'arrange'> = {
  ask: (state, { seat, all }) =>
    [...new Set(at(state.sides, seat).looking)].flatMap((kind) => {
      const card = nameOf(state, kind);
      const away = { card, to: 'away' } as const;
      return all === true ? [away] : [{ card, to: 'top' } as const, away];
    }),
  answer: (dealer, frame, { card, to }) => {
    arrangeOne(dealer, frame.seat, kindNamed(dealer.state, card), to === 'top' ? 'library top' : frame.away);
    const [last, ...others] = sideOf(dealer.state, frame.seat).looking;
    if (last === undefined) return;
    // The last of them has only one place left.
    if (frame.all === true && others.length === 0) arrangeOne(dealer, frame.seat, last, frame.away);
    else dealer.next(frame);
  },
  otherwise: (dealer, { seat, away, all }) => {
    const { looking } = sideOf(dealer.state, seat);
    while (looking.length > 0)
      arrangeOne(dealer, seat, at(looking, looking.length - 1), all === true ? away : 'library top');
  },
};

function arrangeOne(
  dealer: TeferiDealer,
  seat: Seat,
  kind: Kind,
  place: 'library top' | 'library bottom' | 'graveyard',
): void {
  const { state } = dealer;
  const to = place === 'graveyard' ? restingPlace(state, seat) : place;
  const { looking } = sideOf(state, seat);
  looking.splice(looking.lastIndexOf(kind), 1);
  const card = nameOf(state, kind);
  const now = lay(state, kind, seat, to, OWNER);
  if (to === 'graveyard' || to === 'exile') {
    dealer.tell({ did: 'move', seat, id: 0, card, from: 'library', to, now, rule: '701.25' });
    if (to === 'graveyard') tellGraveyard(state, now, seat, 'library');
  } else
    dealer.tell({ did: 'arrange', seat, to: to === 'library top' ? 'top' : 'bottom', card, rule: '701.22' });
}
