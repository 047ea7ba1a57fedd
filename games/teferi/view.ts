/** 400.2: who knows what. Hands and libraries are hidden; what was revealed there stays known until it is lost from sight. */
import { at, type Dice, type Seat, type Sights, type DeepReadonly, type Watcher } from '@ludoteca/kernel';
import { allLayers, type LayerStep } from './explain/index.ts';
import { type Bent, bentsOf } from './bent.ts';
import type { Step } from './abilities/index.ts';
import { STEPS } from './abilities/index.ts';
import type { Board, Table } from './layers/board.ts';
import type { Compiled, Traits } from './layers/compiled.ts';
import { boardOf } from './layers/index.ts';
import { coloursIn, supersIn, typesIn } from './layers/masks.ts';
import type { Teferi } from './parts.ts';
import { handPayments, itemPayment } from './payments.ts';
import { isSick } from './rules/sickness.ts';
import { nameOf } from './rules/table.ts';
import { OPPONENT, OWNER } from './rules/zones.ts';
import type { Printed, SeenCard, SeenItem, SeenPermanent, SeenSide, View } from './sight.ts';
import { actLines } from './text/ability-lines.ts';
import type { Item, Kind, Lying, Side, State } from './state.ts';

/** The bit of whoever looks at a library of `owner`: what the opponent knows was shown to all. */
const bitFor = (watcher: Watcher, owner: Seat): number => (watcher === owner ? OWNER : OPPONENT);

function sideSeen(board: Board, owner: Seat, watcher: Watcher): SeenSide {
  const { state } = board;
  const side = at(state.sides, owner);
  const judge = watcher === 'judge';
  const name = (kind: Kind): string => nameOf(state, kind);
  const bit = bitFor(watcher, owner);
  const last = side.library.length - 1;
  const known: SeenSide['known'][number][] = [];
  for (let i = last; i >= 0; i--)
    if (judge || (at(side.libraryKnown, i) & bit) !== 0)
      known.push({ place: last - i, card: name(at(side.library, i)) });
  const own = judge || watcher === owner;
  const open = side.hand.filter((_, i) => own || side.handKnown[i] === true);
  const lying = (cards: readonly DeepReadonly<Lying>[]): SeenCard[] =>
    cards.map(({ id, kind }) => ({ id, card: name(kind) }));
  return {
    life: side.life,
    poison: side.poison,
    mana: side.mana.slice(),
    library: side.library.length,
    known,
    hand: side.hand.length,
    cards: open.map(name),
    pays: own ? handPayments(board, owner) : {},
    graveyard: lying(side.graveyard),
    exile: lying(side.exile),
    looking: own ? side.looking.map(name) : [],
    landsPlayed: side.landsPlayed,
  };
}

function permanentSeen(board: Board, place: number, layers: readonly LayerStep[]): SeenPermanent {
  const { state } = board;
  const permanent = at(state.battlefield, place);
  const traits = at(board.traits, place);
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
    sick: isSick(board, place),
    supertypes: supersIn(traits.supers),
    types: typesIn(traits.types),
    subtypes: traits.subtypes.slice(),
    colours: coloursIn(traits.colours),
    power: traits.power,
    toughness: traits.toughness,
    damage: permanent.damage,
    counters: { ...permanent.counters },
    keywords: [...new Set(traits.abilities.words.map(({ keyword }) => keyword))],
    host: permanent.host,
    token: card.token === true || permanent.card === -1,
    shields: permanent.shields,
    ...actsNow(at(board.cards, permanent.kind), traits),
    // The first step is what is printed.
    ...(layers.length > 1 ? { layers } : {}),
    ...(attacker === undefined ? {} : { attacking: attacker.at, blocked: attacker.blocked }),
    ...(blocker === undefined ? {} : { blocking: blocker.attackers.slice() }),
  };
}

/** Lines of the text for all activated abilities, or for none. */
function actsOn({ card, traits: { abilities } }: Compiled): readonly string[] {
  const lines = abilities.activated.length === 0 ? [] : actLines(card.text);
  return lines.length === abilities.activated.length ? lines : [];
}

function actsNow(compiled: Compiled, { abilities }: Traits): { readonly acts?: readonly string[] } {
  const { activated } = compiled.traits.abilities;
  if (abilities.activated === activated || abilities.activated.length === 0) return {};
  const lines = actsOn(compiled);
  return { acts: abilities.activated.map((ability) => lines[activated.indexOf(ability)] ?? '') };
}

const prints = new WeakMap<Compiled, Printed>();

/** A card looks the same in every view: it is made once. */
function printed(board: Board, kind: Kind): Printed {
  const compiled = at(board.cards, kind);
  const known = prints.get(compiled);
  if (known !== undefined) return known;
  const made = print(compiled);
  prints.set(compiled, made);
  return made;
}

const print = (compiled: Compiled): Printed => {
  const { card, traits } = compiled;
  const acts = actsOn(compiled);
  return {
    name: card.name,
    ...(card.cost === undefined ? {} : { cost: card.cost }),
    supertypes: supersIn(traits.supers),
    types: typesIn(traits.types),
    subtypes: traits.subtypes.slice(),
    colours: coloursIn(traits.colours),
    ...(card.power === undefined ? {} : { power: card.power }),
    ...(card.toughness === undefined ? {} : { toughness: card.toughness }),
    ...(card.loyalty === undefined ? {} : { loyalty: card.loyalty }),
    text: card.text,
    ...(acts.length === 0 ? {} : { acts }),
    token: card.token === true,
    bent: bentOn(compiled),
  };
};

const bents = new WeakMap<Compiled, Bent>();

function bentOn(compiled: Compiled): Bent {
  const known = bents.get(compiled);
  if (known !== undefined) return known;
  const { spell, enchant, traits } = compiled;
  const first = spell === undefined ? undefined : bentsOf(spell, [0])[0];
  const bent = enchant === undefined ? (first ?? 0) : auraBent(traits);
  bents.set(compiled, bent);
  return bent;
}

/** An Aura does to its host what its static abilities say. */
const auraBent = ({ abilities }: Compiled['traits']): Bent =>
  bentsOf(
    {
      targets: [{}],
      effects: abilities.statics
        .filter(({ affects }) => affects === 'host')
        .map(({ changes }) => ({ do: 'change', what: { target: 0 }, changes, until: 'for good' })),
    },
    [],
  )[0] ?? 1;

function itemSeen(board: Board, item: DeepReadonly<Item>, isTop: boolean): SeenItem {
  const { id, kind, controller, what, source, targets, x, modes, does } = item;
  const isAura = what === 'spell' && at(board.cards, kind).enchant !== undefined;
  const pays = isTop ? itemPayment(board, item) : undefined;
  return {
    id,
    card: nameOf(board.state, kind),
    controller,
    what,
    source,
    targets: targets.flat(),
    x,
    modes: modes.slice(),
    bents: isAura ? [bentOn(at(board.cards, kind))] : bentsOf(does, modes),
    ...(pays === undefined ? {} : { pays }),
  };
}

export function view(state: Table, watcher: Watcher): View {
  const board = boardOf(state);
  const sides = state.sides.map((_, seat) => sideSeen(board, seat, watcher));
  const isChanged = state.battlefield.some(
    ({ kind }, place) => at(board.traits, place) !== at(board.cards, kind).traits,
  );
  const layers = isChanged ? allLayers(state) : [];
  const battlefield = state.battlefield.map((_, place) => permanentSeen(board, place, layers[place] ?? []));
  const stack = state.stack.map((item, i) => itemSeen(board, item, i === state.stack.length - 1));
  const names = new Set([
    ...battlefield.map(({ card }) => card),
    ...stack.map(({ card }) => card),
    ...sides.flatMap(({ cards, known, graveyard, exile, looking }) => [
      ...cards,
      ...looking,
      ...[...known, ...graveyard, ...exile].map(({ card }) => card),
    ]),
  ]);
  const cards: { [name: string]: Printed } = {};
  board.cards.forEach(({ card: { name } }, kind) => {
    if (names.has(name) && cards[name] === undefined) cards[name] = printed(board, kind);
  });
  const begun: { [step in Step]?: number } = {};
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

const OWN = {
  knows: ({ seat }: { readonly seat: Seat }, watcher: Watcher): boolean => seat === watcher,
};

export const sights: Sights<Teferi> = {
  first: 'everyone',
  shuffle: 'everyone',
  draw: { ...OWN, rest: ({ did, seat, count, rule }) => ({ did, seat, count, ...ruled(rule) }) },
  keep: 'everyone',
  mulligan: 'everyone',
  concede: 'everyone',
  bottom: { ...OWN, rest: ({ did, seat, count, rule }) => ({ did, seat, count, ...ruled(rule) }) },
  turn: 'everyone',
  step: 'everyone',
  pass: 'everyone',
  tap: 'everyone',
  untap: 'everyone',
  land: 'everyone',
  announce: 'everyone',
  cancel: 'everyone',
  cast: 'everyone',
  activate: 'everyone',
  trigger: 'everyone',
  mana: 'everyone',
  pay: 'everyone',
  empty: 'everyone',
  resolve: 'everyone',
  fizzle: 'everyone',
  countered: 'everyone',
  move: 'everyone',
  create: 'everyone',
  cease: 'everyone',
  damage: 'everyone',
  prevent: 'everyone',
  life: 'everyone',
  poison: 'everyone',
  counters: 'everyone',
  attach: 'everyone',
  change: 'everyone',
  control: 'everyone',
  regenerate: 'everyone',
  shield: 'everyone',
  'leave combat': 'everyone',
  reveal: 'everyone',
  look: { ...OWN, rest: ({ did, seat, count }) => ({ did, seat, count }) },
  arrange: { ...OWN, rest: ({ did, seat, to, rule }) => ({ did, seat, to, ...ruled(rule) }) },
  find: {
    knows: ({ seat, shown }, watcher) => shown || seat === watcher,
    rest: ({ did, seat, to, count, shown, rule }) => ({ did, seat, to, count, shown, ...ruled(rule) }),
  },
  attack: 'everyone',
  block: 'everyone',
  'no attack': 'everyone',
  'no block': 'everyone',
  lose: 'everyone',
  win: 'everyone',
  'draw game': 'everyone',
  extra: 'everyone',
  choose: 'everyone',
};

function ruled(rule: string | undefined): { rule?: string } {
  return rule === undefined ? {} : { rule };
}

/** Re-deals what a seat cannot know: the opponent's hand and library, and the order of its own. */
export function imagine(state: State, seat: Seat, dice: Dice): void {
  for (let owner = 0; owner < state.sides.length; owner++) {
    const side = at(state.sides, owner);
    const bit = owner === seat ? OWNER : OPPONENT;
    const hidden: Kind[] = [];
    eachHidden(side, owner === seat, bit, (pile, i) => hidden.push(at(pile, i)));
    dice.shuffle(hidden);
    let next = 0;
    eachHidden(side, owner === seat, bit, (pile, i) => {
      pile[i] = at(hidden, next++);
    });
    // What the other has chosen to discard may be any of that hand.
    if (owner !== seat && side.sealed.length > 0)
      side.sealed = dice.shuffle([...side.hand]).slice(0, side.sealed.length);
  }
}

/** Every place of a side whose card is unknown to whoever has that bit. */
function eachHidden(
  side: Side,
  own: boolean,
  bit: number,
  visit: (pile: Kind[], place: number) => void,
): void {
  for (let i = 0; i < side.library.length; i++)
    if ((at(side.libraryKnown, i) & bit) === 0) visit(side.library, i);
  if (own) return;
  for (let i = 0; i < side.hand.length; i++) if (side.handKnown[i] === false) visit(side.hand, i);
  for (let i = 0; i < side.looking.length; i++) visit(side.looking, i);
}
