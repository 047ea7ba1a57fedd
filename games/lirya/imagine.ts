/** RULES 14: a table as a seat may imagine it, where it cannot know. */
import { at, type Dice, type Seat } from '@ludoteca/kernel';
import { deckCards } from './deck/index.ts';
import type { CardIndex, State, Veiled } from './parts.ts';
import { cardAt } from './pool/index.ts';
import { poolAround } from './rules/strangers.ts';
import { cardOf, EVERYBODY, knows, shown } from './rules/table.ts';
import { configOf } from './settings.ts';

type Fits = (card: CardIndex) => boolean;
const isToken: Fits = (card) => cardAt(card).token === true;
const isReal: Fits = (card) => !isToken(card);

/** What a seat cannot know: the order of its own deck, what the other holds, and the order of the other's. */
export function imagine(state: State, seat: Seat, dice: Dice): void {
  for (const { cards } of state.specials) deal([cards], seat, dice.shuffle(hiddenIn([cards], seat)));
  for (let whose = 0; whose < state.players.length; whose++) {
    const { hand, deck, aside } = at(state.players, whose);
    if (whose === seat) {
      deal([deck], seat, dice.shuffle(hiddenIn([deck], seat)));
      continue;
    }
    const piles = [hand, deck, aside];
    const hidden = hiddenIn(piles, seat, isReal);
    const { openLists } = configOf(state.settings);
    deal(
      piles,
      seat,
      openLists ? dice.shuffle(hidden) : strangers(state, whose, seat, hidden.length, dice),
      isReal,
    );
    // Tokens in a hand that nobody else knows came from a special deck: everybody knows that, and what it was made of.
    const tokens = [hand, ...specialsOf(state, whose)];
    deal(tokens, seat, dice.shuffle(hiddenIn(tokens, seat, isToken)), isToken);
  }
}

const specialsOf = ({ specials, pieces }: State, whose: Seat): Veiled[][] =>
  specials
    .filter(({ structure }) => pieces.some(({ id, control }) => id === structure && control === whose))
    .map(({ cards }) => cards);

/** The cards of some piles that a seat does not know, of one kind if one is named. */
function hiddenIn(piles: readonly (readonly Veiled[])[], seat: Seat, fits?: Fits): CardIndex[] {
  const hidden: CardIndex[] = [];
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      const card = cardOf(at(pile, i));
      if (!knows(at(pile, i), seat) && (fits === undefined || fits(card))) hidden.push(card);
    }
  return hidden;
}

/** Puts cards where those lie. */
function deal(piles: readonly Veiled[][], seat: Seat, cards: readonly CardIndex[], fits?: Fits): void {
  let next = 0;
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      const veiled = at(pile, i);
      if (!knows(veiled, seat) && (fits === undefined || fits(cardOf(veiled))))
        pile[i] = shown(at(cards, next++), veiled & EVERYBODY);
    }
}

const isLegend = (card: CardIndex): boolean => cardAt(card).rarity === 'legendary';

/** 3.1: nobody has seen the other's list. As many cards as are hidden, of the sets that are played with, that may be in a deck beside those that are known. */
function strangers(state: State, whose: Seat, seat: Seat, count: number, dice: Dice): CardIndex[] {
  const { copies, legendaryCopies, legendaries } = configOf(state.settings);
  const { deck1, deck2 } = state.settings;
  const pool = poolAround([...deckCards(deck1), ...deckCards(deck2)]);
  const seen = seenOf(state, whose, seat);
  const counts = new Map<CardIndex, number>();
  for (const card of seen) counts.set(card, (counts.get(card) ?? 0) + 1);
  const among = pool.flatMap((card) => {
    const left = (isLegend(card) ? legendaryCopies : copies) - (counts.get(card) ?? 0);
    return Array.from({ length: Math.max(0, Math.min(left, count)) }, () => card);
  });
  let legends = legendaries - seen.filter(isLegend).length;
  const found = dice.shuffle(among).filter((card) => !isLegend(card) || legends-- > 0);
  // Where decks are larger than the rules let them be, what is missing may be anything.
  while (found.length < count) found.push(at(pool, dice.int(pool.length)));
  return found.slice(0, count);
}

/** What a seat knows of another's deck, wherever it lies now. */
function seenOf(state: State, whose: Seat, seat: Seat): CardIndex[] {
  const { hand, deck, aside, discard, banished } = at(state.players, whose);
  const known = [...hand, ...deck, ...aside].filter((veiled) => knows(veiled, seat)).map(cardOf);
  const inPlay = state.pieces.filter(({ owner, token }) => owner === whose && !token);
  const onStack = state.stack.filter(
    ({ seat: of, kind, copy }) =>
      of === whose && !copy && kind !== 'ability' && kind !== 'trigger' && kind !== 'upgrade',
  );
  const cards = [
    ...known,
    ...discard,
    ...banished,
    ...inPlay.map(({ origin }) => origin),
    ...onStack.map(({ card }) => card),
  ];
  return cards.filter(isReal);
}
