/** Plays matches with mixed decks until every parsed card was cast often enough. */
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

export interface SoakOptions {
  readonly seed: string;
  readonly casts: number;
  readonly games: number;
  readonly isStopped: () => boolean;
  /** Reports casts so far and in all. */
  readonly onProgress: (games: number, casts: number, all: number) => void;
}

export interface SoakReport {
  readonly games: number;
  readonly cards: number;
  /** Names of the cards that were not cast often enough. */
  readonly remaining: readonly string[];
  readonly failure?: { readonly seed: string; readonly problem: string };
}

/** A land for mana of every type, so that every card can be cast. */
const ANY_COLOUR_LAND: CardDefinition = {
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
const [LAND_COUNT, SPELL_COUNT] = [26, 34];
const MAX_DECISIONS = 4000;
const PROGRESS_INTERVAL = 50;

const canBeCast = ({ types, cost }: CardDefinition): boolean => types.includes('land') || cost !== undefined;

/** Cards that must still be cast first, then any others, one copy each. */
function buildMixedDeck(
  cards: readonly CardDefinition[],
  remaining: ReadonlyMap<string, number>,
  dice: Dice,
): Deck {
  const mixed = dice.shuffle([...cards]);
  const first = mixed.filter(({ name }) => remaining.has(name));
  const some = [...new Set([...first, ...mixed])].slice(0, SPELL_COUNT);
  return {
    name: 'mixed',
    cards: [
      { card: ANY_COLOUR_LAND.name, count: LAND_COUNT },
      ...some.map(({ name }) => ({ card: name, count: 1 })),
    ],
    definitions: [ANY_COLOUR_LAND, ...some],
  };
}

type SoakOption = Choice<Teferi>;

const cardNamedBy = (option: SoakOption, key: 'cast' | 'play'): string | undefined => {
  const name: unknown =
    typeof option === 'object' ? (option as { readonly [key: string]: unknown })[key] : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** Prefers to cast cards that must still be cast, then to play lands; otherwise mostly passes, and never cancels. */
function pickOption(
  question: Question<Teferi>,
  remaining: ReadonlyMap<string, number>,
  dice: Dice,
): SoakOption {
  const options = question.options as readonly SoakOption[];
  if (question.prompt === 'priority') {
    const wantedOnes = options.filter((option) =>
      remaining.has(cardNamedBy(option, 'cast') ?? cardNamedBy(option, 'play') ?? ''),
    );
    const lands = options.filter((option) => cardNamedBy(option, 'play') !== undefined);
    for (const group of [wantedOnes, lands]) if (group.length > 0) return dice.pick(group);
    if (dice.int(4) > 0) return dice.pick(options.filter((option) => option === 'pass'));
  }
  const forward = options.filter((option) => option !== 'cancel');
  return dice.pick(forward.length === 0 ? options : forward);
}

/** Plays one match and counts the cards that are cast and played. */
function playMatch(
  match: Match<Teferi>,
  remaining: Map<string, number>,
  fronts: ReadonlyMap<string, string>,
  dice: Dice,
): void {
  let decisions = 0;
  const events: Teferi['event'][] = [];
  match.setEventSink(events);
  for (let { question } = match; question !== undefined && decisions < MAX_DECISIONS; { question } = match) {
    match.choose(pickOption(question, remaining, dice));
    for (const event of events.splice(0))
      if (event.did === 'cast' || event.did === 'land')
        countCast(remaining, fronts.get(event.card) ?? event.card);
    decisions++;
  }
}

function countCast(remaining: Map<string, number>, card: string): void {
  const left = remaining.get(card);
  if (left === undefined) return;
  if (left === 1) remaining.delete(card);
  else remaining.set(card, left - 1);
}

const remainingCasts = (remaining: ReadonlyMap<string, number>): number =>
  [...remaining.values()].reduce((sum, left) => sum + left, 0);

function startSoakMatch(decks: readonly [Deck, Deck], seed: string): Match<Teferi> {
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

/** The stack of an error and of its causes. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\n${formatError(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

export function soakCards(
  all: readonly CardDefinition[],
  { seed, casts, games, isStopped, onProgress }: SoakOptions,
): SoakReport {
  const cards = all.filter(canBeCast);
  const remaining = new Map(cards.map(({ name }) => [name, casts]));
  // A split card is cast under the name of one half.
  const fronts = new Map(
    cards.flatMap(({ name, faces }) => (faces?.cards ?? []).map((face) => [face.name, name] as const)),
  );
  const dice = createFastDice(seed);
  let played = 0;
  while (remaining.size > 0 && played < games && !isStopped()) {
    const name = `${seed} ${++played}`;
    try {
      playMatch(
        startSoakMatch(
          [buildMixedDeck(cards, remaining, dice), buildMixedDeck(cards, remaining, dice)],
          name,
        ),
        remaining,
        fronts,
        dice,
      );
    } catch (error) {
      const problem = formatError(error);
      return {
        games: played,
        cards: cards.length,
        remaining: [...remaining.keys()],
        failure: { seed: name, problem },
      };
    }
    if (played % PROGRESS_INTERVAL === 0)
      onProgress(played, cards.length * casts - remainingCasts(remaining), cards.length * casts);
  }
  return { games: played, cards: cards.length, remaining: [...remaining.keys()] };
}
