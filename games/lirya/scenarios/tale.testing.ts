/** Short words for stories about a table: seat 0 is `you`, seat 1 the `foe`. */
import type { Match } from '@ludoteca/kernel';
import type { Lirya, State } from '../parts.ts';
import type { Scene, ScenePlayer } from '../position.ts';
import { answer, bring, laid, tableOf } from '../scene.testing.ts';
import type { PieceView, PlayerView } from '../views.ts';
import type { Stat } from '../vocabulary/index.ts';
import { dummies } from './dummies.testing.ts';

bring('dummies', dummies);

type Told = Lirya['event'];
/** An answer or an event in a few words: a card by its id, a player by name, anything else by the fields that matter. */
type Short = string | number | boolean | { readonly [field: string]: Short };

const PLAYERS: readonly string[] = ['you', 'foe'];

/** Whether a value is what is meant. */
function isMeant(value: unknown, short: Short): boolean {
  if (typeof short !== 'object') {
    if (typeof value !== 'object' || value === null) return value === short;
    const { card, player, place, mode } = value as { readonly [field: string]: unknown };
    if (typeof short === 'number') return (place ?? mode) === short;
    return card === short || (typeof player === 'number' && PLAYERS[player] === short);
  }
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as { readonly [field: string]: unknown };
  return Object.entries(short).every(([field, part]) => isMeant(fields[field], part));
}

export class Tale {
  readonly match: Match<Lirya>;
  /** What the latest doings told. */
  told: Told[] = [];

  constructor(match: Match<Lirya>) {
    this.match = match;
  }

  get state(): State {
    return tableOf(this.match);
  }
  get you(): PlayerView {
    return this.match.view('judge').players[0]!;
  }
  get foe(): PlayerView {
    return this.match.view('judge').players[1]!;
  }
  get asked(): string | undefined {
    return this.match.question?.prompt;
  }

  offers(short: Short): boolean {
    return this.match.question?.options.some((option) => isMeant(option, short)) ?? false;
  }

  /** Answers one after another; windows in which that is no answer are let pass. */
  does(...answers: readonly Short[]): this {
    this.told = [];
    for (const short of answers) {
      while (this.asked === 'window' && !this.offers(short)) this.told.push(...answer(this.match, 'pass'));
      const meant = this.match.question?.options.find((option) => isMeant(option, short));
      this.told.push(...answer(this.match, meant ?? short));
    }
    return this;
  }

  /** Nobody responds, defends or declares anything more until something else is asked. */
  settles(): this {
    for (;;) {
      if (this.asked === 'window') this.told.push(...answer(this.match, 'pass'));
      else if (this.asked === 'defend' || this.asked === 'attack')
        this.told.push(...answer(this.match, 'done'));
      else return this;
    }
  }

  plays(card: string, ...answers: readonly Short[]): this {
    return this.does({ play: card }, ...answers).settles();
  }
  uses(card: string, ...answers: readonly Short[]): this {
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

  /** Attacks are declared, no more. */
  declares(...attacks: readonly (readonly [attacker: string, target: string])[]): this {
    const declared = attacks.map(([attacker, target]) => ({ attacker, target }));
    this.does(...(this.asked === 'main' ? ['combat'] : []), ...declared);
    if (this.asked === 'attack') this.told.push(...answer(this.match, 'done'));
    return this;
  }

  /** Attacks to their end, nobody responding or defending: the other's turn begins. */
  attacks(...attacks: readonly (readonly [attacker: string, target: string])[]): this {
    return this.declares(...attacks).settles();
  }

  /** A card in play, on either side. */
  piece(card: string, seat?: number): PieceView {
    const pieces = [this.you, this.foe].flatMap((player) => player.pieces);
    const found = pieces.find((one) => one.card === card && (seat ?? one.control) === one.control);
    if (found === undefined) throw new Error(`no ${card} in play`);
    return found;
  }
  isThere(card: string): boolean {
    return [this.you, this.foe].some(({ pieces }) => pieces.some((one) => one.card === card));
  }
  /** How much a card in play has more than is printed. */
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
  /** The deck, its top first. */
  get deck(): (string | undefined)[] {
    return this.you.deck.known.map(({ card }) => card);
  }

  /** How many of the events told are like this. */
  heard(short: Short): number {
    return this.told.filter((event) => isMeant(event, short)).length;
  }
}

/** Nobody minds drawing them. */
const PLENTY = Array.from({ length: 8 }, () => 'stress-haste');

const dealt = (player: ScenePlayer): ScenePlayer => ({ deck: PLENTY, ...player });

export const lay = (
  you: ScenePlayer,
  foe: ScenePlayer = {},
  rest: Omit<Scene, 'players'> = {},
  settings: object = {},
): Tale => new Tale(laid({ ...rest, players: [dealt(you), dealt(foe)] }, settings));
