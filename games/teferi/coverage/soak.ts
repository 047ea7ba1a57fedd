/** Mixed decks of cards that were read, played until every card was cast so often. */
import {
  type Choice,
  type Dice,
  createFastDice,
  type Match,
  type Question,
  startMatch,
} from '@ludoteca/kernel';
import { type CardDefinition, COLOURS, type Deck } from '../abilities/index.ts';
import { game } from '../game.ts';
import type { Teferi } from '../parts.ts';

export interface Order {
  readonly seed: string;
  readonly casts: number;
  readonly games: number;
  readonly stopped: () => boolean;
  /** So many casts of all that are wanted. */
  readonly tell: (games: number, casts: number, all: number) => void;
}

export interface Soaked {
  readonly games: number;
  readonly cards: number;
  /** Those that were not cast often enough. */
  readonly left: readonly string[];
  readonly broke?: { readonly seed: string; readonly problem: string };
}

/** A land of every colour, so that no card waits for its mana. */
const GROUND: CardDefinition = {
  name: 'Proving Ground',
  types: ['land'],
  text: '{T}: Add one mana of any color or {C}.',
  abilities: [
    {
      kind: 'activated',
      cost: [{ pay: 'tap' }],
      effects: [{ do: 'add mana', mana: { one: [...COLOURS, 'C'], count: 1 } }],
    },
  ],
};
const [GROUNDS, SPELLS] = [26, 34];
const LONGEST = 4000;
const EVERY = 50;

const canBeCast = ({ types, cost }: CardDefinition): boolean => types.includes('land') || cost !== undefined;

/** Those that are wanted most, then any, each once. */
function someDeck(cards: readonly CardDefinition[], wanted: ReadonlyMap<string, number>, dice: Dice): Deck {
  const mixed = dice.shuffle([...cards]);
  const first = mixed.filter(({ name }) => wanted.has(name));
  const some = [...new Set([...first, ...mixed])].slice(0, SPELLS);
  return {
    name: 'mixed',
    cards: [{ card: GROUND.name, count: GROUNDS }, ...some.map(({ name }) => ({ card: name, count: 1 }))],
    definitions: [GROUND, ...some],
  };
}

type Option = Choice<Teferi>;

const named = (option: Option, key: 'cast' | 'play'): string | undefined => {
  const name: unknown =
    typeof option === 'object' ? (option as { readonly [key: string]: unknown })[key] : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** Casts and plays whatever it can, what is wanted first; activates now and then; else anything but taking it back. */
function pick(question: Question<Teferi>, wanted: ReadonlyMap<string, number>, dice: Dice): Option {
  const options = question.options as readonly Option[];
  if (question.prompt === 'priority') {
    const wantedOnes = options.filter((option) =>
      wanted.has(named(option, 'cast') ?? named(option, 'play') ?? ''),
    );
    const lands = options.filter((option) => named(option, 'play') !== undefined);
    for (const group of [wantedOnes, lands]) if (group.length > 0) return dice.pick(group);
    if (dice.int(4) > 0) return dice.pick(options.filter((option) => option === 'pass'));
  }
  const forward = options.filter((option) => option !== 'cancel');
  return dice.pick(forward.length === 0 ? options : forward);
}

/** Counts what was cast and played in one game. */
function playOut(match: Match<Teferi>, wanted: Map<string, number>, dice: Dice): void {
  let decisions = 0;
  const events: Teferi['event'][] = [];
  match.setEventSink(events);
  for (let { question } = match; question !== undefined && decisions < LONGEST; { question } = match) {
    match.choose(pick(question, wanted, dice));
    for (const event of events.splice(0))
      if (event.did === 'cast' || event.did === 'land') count(wanted, event.card);
    decisions++;
  }
}

function count(wanted: Map<string, number>, card: string): void {
  const left = wanted.get(card);
  if (left === undefined) return;
  if (left === 1) wanted.delete(card);
  else wanted.set(card, left - 1);
}

/** How many casts are still to come. */
const total = (wanted: ReadonlyMap<string, number>): number =>
  [...wanted.values()].reduce((sum, left) => sum + left, 0);

function begin(decks: readonly [Deck, Deck], seed: string): Match<Teferi> {
  const [deck1, deck2] = decks;
  const begun = startMatch(game, {
    seats: 2,
    seed,
    settings: { deck1, deck2, life: 40, windows: 'always' },
    dice: 'fast',
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  return begun.value;
}

/** What broke, and what lies under it. */
function storyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\n${storyOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

export function soakCards(
  all: readonly CardDefinition[],
  { seed, casts, games, stopped, tell }: Order,
): Soaked {
  const cards = all.filter(canBeCast);
  const wanted = new Map(cards.map(({ name }) => [name, casts]));
  const dice = createFastDice(seed);
  let played = 0;
  while (wanted.size > 0 && played < games && !stopped()) {
    const name = `${seed} ${++played}`;
    try {
      playOut(begin([someDeck(cards, wanted, dice), someDeck(cards, wanted, dice)], name), wanted, dice);
    } catch (error) {
      const problem = storyOf(error);
      return { games: played, cards: cards.length, left: [...wanted.keys()], broke: { seed: name, problem } };
    }
    if (played % EVERY === 0) tell(played, cards.length * casts - total(wanted), cards.length * casts);
  }
  return { games: played, cards: cards.length, left: [...wanted.keys()] };
}
