/** Sets up tables for scenarios. */
import { ChaChaDice, keyFromSeed, type Seat } from '@ludoteca/kernel';
import { type ScenarioPlayers, setUpScenario } from '@ludoteca/testkit';
import { TERRITORY_COUNT, type Territory } from '../board.ts';
import { type RisikaCard, createDeck } from '../cards.ts';
import { risika } from '../index.ts';
import { watcherBit, KNOWN_TO_ALL } from '../card-knowledge.ts';
import type { AttackChoice, Frame, MoveChoice, PlaceChoice, Risika, State } from '../parts.ts';
import type { Settings } from '../settings.ts';
import { risikaTexts } from '../text/index.ts';

/** A territory by its Italian name, or the card that shows it. */
export function findTerritory(name: string): Territory {
  const found = risikaTexts.it.territories.indexOf(name);
  if (found === -1) throw new Error(`no territory is called ${name}`);
  return found;
}

/** Cards by their territories; jokers are called jolly and jolly 2. */
export const cards = (names: string): RisikaCard[] =>
  names === ''
    ? []
    : names
        .split(', ')
        .map((name) => (name === 'jolly' ? 26 : name === 'jolly 2' ? 27 : findTerritory(name)));

export const placeOn = (name: string): PlaceChoice => ({ place: findTerritory(name) });
export const attack = (to: string, from: string): AttackChoice => ({
  attack: findTerritory(to),
  from: findTerritory(from),
});
export const move = (to: string, from: string): MoveChoice => ({
  move: findTerritory(to),
  from: findTerritory(from),
});

/** A seed with which the first dice thrown are these, in some order within each throw: '6 3 2 / 5 4 2'. */
function seedFor(throws: string): string {
  const wanted = throws.split(' / ').map((faces) => faces.split(' ').map(Number));
  for (let i = 0; i < 1_000_000; i++) {
    const dice = new ChaChaDice(keyFromSeed(`throw ${i}`));
    const falls = (faces: readonly number[]): boolean =>
      faces
        .map(() => dice.die(6))
        .toSorted((a, b) => b - a)
        .join() === faces.join();
    if (wanted.every(falls)) return `throw ${i}`;
  }
  throw new Error(`no seed throws ${throws}`);
}

export interface RisikaTableSetup<N extends string> {
  /** The territories of each seat in order, as in 'Lettere 3, Lingue 1'. The last seat has all others, with one army each. */
  readonly held: { readonly [name in N]: string };
  readonly hands?: { readonly [name in NoInfer<N>]?: string };
  /** The next card to be drawn first; what is nowhere else lies below. */
  readonly deck?: string;
  /** Cards of the deck that everyone knows. */
  readonly known?: string;
  /** The player to move; the first by default. */
  readonly turn?: NoInfer<N>;
  readonly starter?: NoInfer<N>;
  /** The top frame; by default the start of the turn. */
  readonly due?: readonly Frame[];
  readonly dice?: string;
  readonly out?: readonly NoInfer<N>[];
  readonly round?: number;
  readonly settings?: Partial<Settings>;
}

/** The territories of each seat and their armies. */
function boardOf(held: readonly string[]): Pick<State, 'owners' | 'armies'> {
  const owners = Array.from({ length: TERRITORY_COUNT }, () => held.length - 1);
  const armies = owners.map(() => 1);
  for (const [seat, list] of held.entries())
    for (const one of list === '' ? [] : list.split(', ')) {
      const territory = findTerritory(one.slice(0, one.lastIndexOf(' ')));
      owners[territory] = seat;
      armies[territory] = Number(one.slice(one.lastIndexOf(' ') + 1));
    }
  return { owners, armies };
}

function pilesOf(hands: readonly RisikaCard[][], deck: readonly RisikaCard[], open: readonly RisikaCard[]) {
  const rest = createDeck().filter((card) => !hands.flat().includes(card) && !deck.includes(card));
  const known = createDeck().map((card) => {
    const seat = hands.findIndex((hand) => hand.includes(card));
    return open.includes(card) ? KNOWN_TO_ALL : seat === -1 ? 0 : watcherBit(seat);
  });
  return { hands: [...hands], deck: [...deck, ...rest], known };
}

/** The state and the agenda, the top frame last. */
export function createStart<const N extends string>(given: RisikaTableSetup<N>) {
  const cast = Object.keys(given.held) as N[];
  const seatOf = (name: N | undefined): Seat => (name === undefined ? 0 : cast.indexOf(name));
  const hands = cast.map((name) => cards(given.hands?.[name] ?? ''));
  const settings: Settings = { defence: 'declared', rounds: 300, ...given.settings };
  const state: State = {
    settings,
    ...boardOf(cast.map((name) => given.held[name])),
    colours: cast.map((_, seat) => seat),
    reserve: cast.map(() => 0),
    ...pilesOf(hands, cards(given.deck ?? ''), cards(given.known ?? '')),
    starter: seatOf(given.starter),
    round: given.round ?? 1,
    out: (given.out ?? []).map(seatOf),
  };
  const due = given.due ?? [{ do: 'turn', seat: seatOf(given.turn) }];
  return { cast, settings, from: { state, agenda: due.toReversed() } };
}

/** A start position with the given territories and armies. */
export const setTable = <const N extends string>(given: RisikaTableSetup<N>): ScenarioPlayers<Risika, N> =>
  setUpScenario(risika, {
    ...createStart(given),
    seed: given.dice === undefined ? 'scenario' : seedFor(given.dice),
  });

/** A table at the start of combat. */
export const setTableInCombat = <const N extends string>(
  given: RisikaTableSetup<N>,
): ScenarioPlayers<Risika, N> => setTable({ ...given, due: [{ do: 'fight', seat: 0, won: false }] });
