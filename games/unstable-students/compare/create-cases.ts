/** Rounds played by the rules `classic`, each with its save, what a person types, and the save of the next round. */
import { at, createFastDice, type Dice, type Json, type Match, startMatch } from '@ludoteca/kernel';
import type { ComparisonCase } from '@ludoteca/kit';
import { toSave } from '../files/convert-save.ts';
import type { Save } from '../files/save.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import { game } from '../game.ts';
import type { Event, Settings, State, Students } from '../parts.ts';
import { checkSettings } from '../settings.ts';
import { OriginalProgram, type Typist } from './original-program.ts';

export interface CasePlan {
  readonly deck: Json;
  readonly games: number;
  /** Rounds of a game, at most. */
  readonly rounds: number;
  readonly seed: string;
}

/** Games of 2, 3 and 4 players. A game ends early where programs may shuffle in their own way. */
export const createCases = ({ deck, games, rounds, seed }: CasePlan): readonly ComparisonCase<Save>[] =>
  Array.from({ length: games }, (_, i) => playCases(i, { deck, rounds, seed: `${seed} ${i}` })).flat();

const PLAYER_NAMES = ['Ada', 'Bice', 'Ciro', 'Dora'];

function playCases(
  index: number,
  { deck, rounds, seed }: Omit<CasePlan, 'games'>,
): readonly ComparisonCase<Save>[] {
  const seats = 2 + (index % 3);
  const settings = checkSettings({ rules: 'classic', deck }, seats);
  const started = startMatch(game, { seats, seed, dice: 'fast', settings: { rules: 'classic', deck } });
  if (!settings.ok || !started.ok) throw new Error('the deck was not checked');
  const match: Match<Students> = started.value;
  const save = (): Save => saveOf(match, settings.value, original);
  const typed: string[] = [];
  const original = new OriginalProgram(match, randomTypist(createFastDice(`${seed} typed`), typed));
  const cases: ComparisonCase<Save>[] = [];
  while (cases.length < rounds && match.question !== undefined) {
    const { round } = match.position().state;
    const start = save();
    typed.length = 0;
    const random = playRound(match, original);
    if (random === undefined) break;
    const expected = match.question === undefined ? undefined : save();
    cases.push({ game: index + 1, round, start, typed: [...typed], random, expected });
  }
  return cases;
}

/** Types what the program accepts, and notes it. */
function randomTypist(dice: Dice, typed: string[]): Typist {
  const choose = (kind: string, numbers: readonly number[]): string => {
    if (kind === 'duplicate') return 'y';
    return numbers.length === 0 ? dice.pick(['y', 'n']) : String(dice.pick(numbers));
  };
  return (kind, numbers) => {
    const answer = choose(kind, numbers);
    typed.push(answer);
    return answer;
  };
}

/** The position at the start of the round, with hands in the order of the original program. */
function saveOf(match: Match<Students>, settings: Settings, { handsAtStart }: OriginalProgram): Save {
  const { state } = match.position();
  const names = PLAYER_NAMES.slice(0, match.seats);
  const save = toSave({ state, settings }, { names, kinds: names.map(() => 'person') });
  const players = save.players.map((player, i) => ({
    ...player,
    hand: at(handsAtStart, (state.turn + i) % match.seats),
  }));
  return { ...save, players };
}

/** The random numbers of the round; undefined if it cannot be given to another program. */
function playRound(match: Match<Students>, original: OriginalProgram): readonly number[] | undefined {
  const random: number[] = [];
  for (;;) {
    const hands = original.hands.map((hand) => [...hand]);
    const events = original.answer();
    if (events.some(({ did }) => did === 'reshuffle')) return undefined;
    const places = findRandomPlaces(events, hands, match.position().state);
    if (places === undefined) return undefined;
    random.push(...places);
    if (match.question === undefined || events.some(({ did }) => did === 'round')) return random;
  }
}

/** Events after which the hand of their seat is another. */
const CHANGES_OF_HANDS: ReadonlySet<Event['did']> = new Set([
  'draw',
  'draw in vain',
  'discard',
  'lose',
  'take',
  'swap',
  'play',
  'waste',
  'block',
]);

/** Undefined if a hand had changed before a card was drawn from it: its order is not known then. */
function findRandomPlaces(
  events: readonly Event[],
  hands: readonly (readonly number[])[],
  state: State,
): readonly number[] | undefined {
  const deck = indexDeck(state.deck);
  const places: number[] = [];
  const changed = new Set<number>();
  for (const event of events) {
    const owner = event.did === 'take' ? event.from : event.did === 'lose' ? event.seat : undefined;
    if (owner !== undefined && 'card' in event && event.card !== undefined) {
      if (changed.has(owner)) return undefined;
      // Of equal cards the oldest leaves.
      places.push(at(hands, owner).lastIndexOf(deck.getCard(event.card)));
    }
    if ('seat' in event && CHANGES_OF_HANDS.has(event.did)) changed.add(event.seat);
    if (event.did === 'take') changed.add(event.from);
    if (event.did === 'swap') changed.add(event.with);
  }
  return places;
}
