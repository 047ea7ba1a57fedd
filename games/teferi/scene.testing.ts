/** Sets up board positions for tests and plays them with short commands. */
import { type Choice, type Match, startMatch } from '@ludoteca/kernel';
import {
  type Ability,
  ANY_TARGET,
  type CardDefinition,
  type CardType,
  type AbilityEffect,
  type PlainKeyword,
  type TurnStep,
  type TargetSpec,
} from './abilities/index.ts';
import { game } from './game.ts';
import type { Event, Teferi, View } from './parts.ts';
import type { StartPermanent, StartSide } from './position.ts';
import type { VisiblePermanent } from './view-types.ts';

/** A card without text. */
export const testCard = (
  name: string,
  types: readonly CardType[],
  abilities: readonly Ability[],
  more: Partial<CardDefinition> = {},
): CardDefinition => ({
  name,
  cost: '{1}',
  types,
  text: '',
  abilities,
  ...more,
});
export const creatureCard = (
  name: string,
  [power, toughness]: readonly [number, number],
  ...abilities: readonly Ability[]
): CardDefinition => testCard(name, ['creature'], abilities, { power, toughness });
export const instantCard = (
  name: string,
  targets: readonly TargetSpec[],
  ...effects: readonly AbilityEffect[]
): CardDefinition => testCard(name, ['instant'], [{ kind: 'spell', targets, effects }]);
export const ANY_CREATURE: TargetSpec = { what: { types: ['creature'] } };

export const keywordAbility = (keyword: PlainKeyword): Ability => ({ kind: 'keyword', keyword });
export const BEAR = creatureCard('Bear', [2, 2]);
export const GIANT = creatureCard('Giant', [5, 5]);
export const BOLT = instantCard('Bolt', [ANY_TARGET], { do: 'damage', amount: 3, to: { target: 0 } });
export const KILL = instantCard('Kill', [ANY_CREATURE], { do: 'destroy', what: { target: 0 } });

type SceneSide = { readonly [K in 'battlefield']?: readonly (string | StartPermanent)[] } & Omit<
  StartSide,
  'battlefield'
>;

const LANDS: readonly StartPermanent[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].flatMap((land) =>
  Array.from({ length: 4 }, () => ({ card: land })),
);

/** Two players, each with twenty lands unless `poor`. */
export function createScene(
  cards: readonly CardDefinition[],
  first: SceneSide,
  second: SceneSide = {},
  {
    poor = false,
    step = 'main1',
    settings = {},
  }: { poor?: boolean; step?: TurnStep; settings?: object } = {},
): TeferiScene {
  const side = ({ battlefield = [], library, ...rest }: SceneSide): StartSide => ({
    ...rest,
    library: library ?? Array.from({ length: 20 }, () => 'Wastes'),
    battlefield: [
      ...battlefield.map((one) => (typeof one === 'string' ? { card: one } : one)),
      ...(poor ? [] : LANDS),
    ],
  });
  const from = { step, cards, sides: [side(first), side(second)] };
  const started = startMatch(game, {
    seats: 2,
    seed: 'scene',
    settings: { windows: 'always', ...settings },
    from,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return new TeferiScene(started.value);
}

export class TeferiScene {
  readonly match: Match<Teferi>;
  readonly events: Event[] = [];

  constructor(match: Match<Teferi>) {
    this.match = match;
    match.setEventSink(this.events);
  }

  get view(): View {
    return this.match.view('judge');
  }

  get prompt(): string | undefined {
    return this.match.question?.prompt;
  }

  /** The permanent of this name; throws if there is none. */
  the(name: string): VisiblePermanent {
    const found = this.view.battlefield.find(({ card: one }) => one === name);
    if (found === undefined) throw new Error(`no ${name} on the battlefield`);
    return found;
  }

  size(name: string): string {
    const { power, toughness } = this.the(name);
    return `${power}/${toughness}`;
  }

  isThere(name: string): boolean {
    return this.view.battlefield.some(({ card: one }) => one === name);
  }

  options(): readonly Choice<Teferi>[] {
    return this.match.question?.options ?? [];
  }

  /** Answers with the option that has these fields. */
  choose(wanted: object | string | number): this {
    const found = this.options().find((option) =>
      typeof wanted === 'object' && typeof option === 'object'
        ? Object.entries(wanted).every(
            ([key, value]) => (option as { [key: string]: unknown })[key] === value,
          )
        : option === wanted,
    );
    if (found === undefined)
      throw new Error(
        `${JSON.stringify(wanted)} is not offered at ${this.prompt}: ${JSON.stringify(this.options()).slice(0, 400)}`,
      );
    this.match.choose(found);
    return this;
  }

  offers(wanted: object): boolean {
    return this.options().some(
      (option) =>
        typeof option === 'object' &&
        Object.entries(wanted).every(([key, value]) => (option as { [key: string]: unknown })[key] === value),
    );
  }

  /** The seat with priority; throws at any other question. */
  get priority(): number {
    const { question } = this.match;
    if (question?.prompt !== 'priority') throw new Error(`${question?.prompt} is asked`);
    return question.seat;
  }

  cast(name: string, ...targets: readonly (string | number)[]): this {
    this.choose({ cast: name });
    return this.aim(...targets);
  }

  /** Names refer to permanents, spells or cards; numbers to players. */
  aim(...targets: readonly (string | number)[]): this {
    for (const target of targets)
      this.choose(typeof target === 'number' ? { id: -1 - target } : { name: target });
    return this;
  }

  activate(name: string, ability: number, ...targets: readonly (string | number)[]): this {
    this.choose({ activate: this.the(name).id, ability });
    return this.aim(...targets);
  }

  /** Both pass until the stack is empty or another question is asked. */
  resolve(): this {
    while (this.prompt === 'priority' && this.view.stack.length > 0) this.choose('pass');
    return this;
  }

  /** One object resolves. */
  resolveOne(): this {
    const before = this.view.stack.length;
    while (this.prompt === 'priority' && this.view.stack.length === before) this.choose('pass');
    return this;
  }

  /** Passes without attacks and blocks until the step. */
  until(step: TurnStep, turn = this.view.turn): this {
    const there = (): boolean => this.view.step === step && this.view.turn === turn;
    for (let i = 0; i < 1000 && !there() && this.match.question !== undefined; i++) {
      if (this.prompt === 'priority') this.choose('pass');
      else if (this.prompt === 'attack' || this.prompt === 'block') this.choose('done');
      else throw new Error(`${this.prompt} is asked on the way to ${step}`);
    }
    return this;
  }

  /** Advances to the declare attackers step and declares attackers. */
  attack(...names: readonly string[]): this {
    while (this.prompt === 'priority' && this.view.step !== 'declare-attackers') this.choose('pass');
    for (const name of names) this.choose({ name, at: this.view.active === 0 ? -2 : -1 });
    return this.prompt === 'attack' ? this.choose('done') : this;
  }

  /** Advances to the declare blockers step and declares blocks as [blocker, attacker]. */
  block(...pairs: readonly (readonly [string, string])[]): this {
    while (this.prompt === 'priority' && this.view.step !== 'declare-blockers') this.choose('pass');
    for (const [name, attacker] of pairs) this.choose({ name, attacker });
    return this.prompt === 'block' ? this.choose('done') : this;
  }

  lives(): number[] {
    return this.view.sides.map(({ life }) => life);
  }
}
