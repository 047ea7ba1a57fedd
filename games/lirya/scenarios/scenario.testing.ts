/** A scenario: a match from a scene, with short forms for answers and events. Seat 0 is `you`, seat 1 the `opponent`. */
import type { Match } from '@ludoteca/kernel';
import type { Lirya, State } from '../parts.ts';
import type { StartScene, ScenePlayer } from '../position.ts';
import { playAnswer, addTestCards, startScene, stateOf } from '../scene.testing.ts';
import type { PieceView, PlayerView } from '../view-types.ts';
import type { Stat } from '../card-definition/index.ts';
import { plainCards } from './plain-cards.testing.ts';

addTestCards('dummies', plainCards);

type LiryaEvent = Lirya['event'];
/** An answer or an event in short: a card by its id, a player by name, anything else by the fields that matter. */
type ShortForm = string | number | boolean | { readonly [field: string]: ShortForm };

const PLAYERS: readonly string[] = ['you', 'opponent'];

function matchesShort(value: unknown, short: ShortForm): boolean {
  if (typeof short !== 'object') {
    if (typeof value !== 'object' || value === null) return value === short;
    const { card, player, place, mode } = value as { readonly [field: string]: unknown };
    if (typeof short === 'number') return (place ?? mode) === short;
    return card === short || (typeof player === 'number' && PLAYERS[player] === short);
  }
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as { readonly [field: string]: unknown };
  return Object.entries(short).every(([field, part]) => matchesShort(fields[field], part));
}

export class Scenario {
  readonly match: Match<Lirya>;
  /** Events of the latest calls. */
  events: LiryaEvent[] = [];

  constructor(match: Match<Lirya>) {
    this.match = match;
  }

  get state(): State {
    return stateOf(this.match);
  }
  get you(): PlayerView {
    return this.match.view('judge').players[0]!;
  }
  get opponent(): PlayerView {
    return this.match.view('judge').players[1]!;
  }
  get asked(): string | undefined {
    return this.match.question?.prompt;
  }

  offers(short: ShortForm): boolean {
    return this.match.question?.options.some((option) => matchesShort(option, short)) ?? false;
  }

  /** Gives answers one after another; passes in windows where an answer is not offered. */
  does(...answers: readonly ShortForm[]): this {
    this.events = [];
    for (const short of answers) {
      while (this.asked === 'window' && !this.offers(short))
        this.events.push(...playAnswer(this.match, 'pass'));
      const meant = this.match.question?.options.find((option) => matchesShort(option, short));
      this.events.push(...playAnswer(this.match, meant ?? short));
    }
    return this;
  }

  /** Declines all responses, blocks and declarations until another question is asked. */
  settles(): this {
    for (;;) {
      if (this.asked === 'window') this.events.push(...playAnswer(this.match, 'pass'));
      else if (this.asked === 'defend' || this.asked === 'attack')
        this.events.push(...playAnswer(this.match, 'done'));
      else return this;
    }
  }

  plays(card: string, ...answers: readonly ShortForm[]): this {
    return this.does({ play: card }, ...answers).settles();
  }
  uses(card: string, ...answers: readonly ShortForm[]): this {
    return this.does({ use: card }, ...answers).settles();
  }
  upgrades(card: string): this {
    return this.does({ upgrade: card }).settles();
  }
  moves(card: string, slot: number): this {
    return this.does({ move: card }, slot).settles();
  }
  endsTurn(): this {
    return this.does('end turn').settles();
  }

  /** Only declares attacks. */
  declares(...attacks: readonly (readonly [attacker: string, target: string])[]): this {
    const declared = attacks.map(([attacker, target]) => ({ attacker, target }));
    this.does(...(this.asked === 'main' ? ['combat'] : []), ...declared);
    if (this.asked === 'attack') this.events.push(...playAnswer(this.match, 'done'));
    return this;
  }

  /** Attacks without responses and defences, until the opponent's turn begins. */
  attacks(...attacks: readonly (readonly [attacker: string, target: string])[]): this {
    return this.declares(...attacks).settles();
  }

  /** A card in play on either side. */
  piece(card: string, seat?: number): PieceView {
    const pieces = [this.you, this.opponent].flatMap((player) => player.pieces);
    const found = pieces.find((one) => one.card === card && (seat ?? one.control) === one.control);
    if (found === undefined) throw new Error(`no ${card} in play`);
    return found;
  }
  isInPlay(card: string): boolean {
    return [this.you, this.opponent].some(({ pieces }) => pieces.some((one) => one.card === card));
  }
  /** The difference between the current and the printed value. */
  gain(card: string, stat: Stat): number {
    const piece = this.piece(card);
    return (stat === 'health' ? piece.most : piece[stat]) - piece.base[stat];
  }
  wounds(card: string): number {
    const { most, health } = this.piece(card);
    return most - health;
  }
  states(card: string): string[] {
    return this.piece(card).states.map(({ state }) => state);
  }
  keywords(card: string): string[] {
    return this.piece(card).keywords.map(({ keyword }) => keyword);
  }
  /** The deck, top first. */
  get deck(): (string | undefined)[] {
    return this.you.deck.known.map(({ card }) => card);
  }

  /** The number of matching events. */
  countEvents(short: ShortForm): number {
    return this.events.filter((event) => matchesShort(event, short)).length;
  }
}

/** Enough cards to draw. */
const FILLER_DECK = Array.from({ length: 8 }, () => 'stress-haste');

const withDeck = (player: ScenePlayer): ScenePlayer => ({ deck: FILLER_DECK, ...player });

export const createScenario = (
  you: ScenePlayer,
  opponent: ScenePlayer = {},
  rest: Omit<StartScene, 'players'> = {},
  settings: object = {},
): Scenario => new Scenario(startScene({ ...rest, players: [withDeck(you), withDeck(opponent)] }, settings));
