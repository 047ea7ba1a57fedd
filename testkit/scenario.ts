/** Scenario tests: players act, and expectations follow. */
import {
  type Prompt,
  type Choice,
  deepCopy,
  type Match,
  ok,
  type Parts,
  type Refusal,
  type Result,
  deepEqual,
  type Seat,
  startMatch,
  type Watcher,
} from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { assert, assertEqual } from './assertions.ts';
import { superviseGame } from './supervise-game.ts';

/** The start of a scenario: players, and the state if it is not a new match. */
export interface ScenarioSetup<P extends Parts, N extends string> {
  /** Names by seat. */
  readonly cast: readonly N[];
  readonly settings?: unknown;
  readonly seed?: string;
  readonly from?: {
    readonly state: P['state'];
    /** Pending frames, the top one last. */
    readonly agenda: readonly P['frame'][];
  };
}

export type ScenarioPlayers<P extends Parts, N extends string> = {
  readonly [name in N]: ScenarioPlayer<P>;
} & {
  readonly spectator: ScenarioWatcher<P>;
  readonly everybody: AllWatchers<P>;
};

/** Part of a value: whole lists, some fields of objects. */
export type PartialValue<V> = V extends readonly (infer U)[]
  ? readonly PartialValue<U>[]
  : V extends object
    ? { readonly [K in keyof V]?: PartialValue<V[K]> | undefined }
    : V;

let assertionCount = 0;

function assertClaim(holds: boolean, what: string): void {
  assertionCount++;
  assert(holds, what);
}

function assertClaimEqual(what: string, value: unknown, expected: unknown): void {
  assertionCount++;
  if (!deepEqual(value, expected)) assertEqual(what, value, expected);
}

/** Defines a test that must contain at least one expectation. */
export function scenario(title: string, run: () => void): void {
  test(`scenario: ${title}`, () => {
    const before = assertionCount;
    run();
    expect(assertionCount).toBeGreaterThan(before);
  });
}

/** Starts a match: `const { ann, bob, everybody } = setUpScenario(rumour, { cast: ['ann', 'bob'], from: … })`. */
export function setUpScenario<P extends Parts, const N extends string>(
  entry: CatalogueEntry<P>,
  setup: ScenarioSetup<P, N>,
): ScenarioPlayers<P, N> {
  const scenarioMatch = new ScenarioMatch(entry, setup);
  const players = setup.cast.map(
    (name, seat) => [name, new ScenarioPlayer(scenarioMatch, seat, name)] as const,
  );
  const spectator = new ScenarioWatcher(scenarioMatch, 'spectator', 'the spectator');
  const everybody = new AllWatchers(scenarioMatch, [...players.map(([, player]) => player), spectator]);
  return { ...Object.fromEntries(players), spectator, everybody } as ScenarioPlayers<P, N>;
}

/** The match and the events of its last entry. */
class ScenarioMatch<P extends Parts> {
  readonly match: Match<P>;
  private events: P['event'][] = [];

  constructor(
    { game }: CatalogueEntry<P>,
    { cast, settings, seed = 'scenario', from }: ScenarioSetup<P, string>,
  ) {
    const supervised = superviseGame(game);
    const played = from && {
      ...supervised,
      position: () => ok(deepCopy({ ...from, agenda: [...from.agenda] })),
    };
    const options = { seats: cast.length, seed, settings, ...(from && { from }) };
    const started = startMatch(played ?? supervised, options, this.events);
    assert(started.ok, `the scenario does not start: ${JSON.stringify(started)}`);
    this.match = started.value;
  }

  enter(what: string, entered: Result<P['event'][], Refusal>): void {
    assert(entered.ok, `${what}, and is refused: ${JSON.stringify(entered)}`);
    this.events = entered.value;
  }

  heardBy(watcher: Watcher): readonly P['event'][] {
    return this.match.redact(this.events).get(watcher);
  }
}

/** Expectations about what a watcher learns. */
class ScenarioWatcher<P extends Parts> {
  protected readonly scenario: ScenarioMatch<P>;
  protected readonly name: string;
  private readonly watcher: Watcher;

  constructor(scenarioMatch: ScenarioMatch<P>, watcher: Watcher, name: string) {
    this.scenario = scenarioMatch;
    this.watcher = watcher;
    this.name = name;
  }

  /** Expects these events, exactly as given, among those of the last entry. */
  hears(...events: readonly P['event'][]): void {
    const heard = this.scenario.heardBy(this.watcher);
    for (const event of events)
      assertClaim(
        heard.some((other) => deepEqual(other, event)),
        `${this.name} hears ${JSON.stringify(heard)}, not ${JSON.stringify(event)}`,
      );
  }

  hearsNothingOf(did: P['event']['did']): void {
    const heard = this.scenario.heardBy(this.watcher).filter((event) => event.did === did);
    assertClaimEqual(`${this.name} hears of ${did}`, heard, []);
  }

  sees(part: PartialValue<P['view']>): void {
    const view = this.scenario.match.view(this.watcher);
    assertClaim(
      matchesPart(view, part),
      `${this.name} sees ${JSON.stringify(view)}, not ${JSON.stringify(part)}`,
    );
  }
}

/** Actions of a seat and expectations about it. */
export class ScenarioPlayer<P extends Parts> extends ScenarioWatcher<P> {
  readonly seat: Seat;

  constructor(scenarioMatch: ScenarioMatch<P>, seat: Seat, name: string) {
    super(scenarioMatch, seat, name);
    this.seat = seat;
  }

  /** Answers by value and expects acceptance. */
  plays(...choices: readonly Choice<P>[]): void {
    const { match } = this.scenario;
    const played = match.play(this.seat, match.number, ...choices);
    this.scenario.enter(`${this.name} plays ${JSON.stringify(choices)}`, played);
  }

  isAsked(prompt?: Prompt<P>): void {
    const { question } = this.scenario.match;
    assertClaimEqual(`${this.name} is asked`, question?.seat, this.seat);
    if (prompt !== undefined) assertClaimEqual(`${this.name} is asked`, question?.prompt, prompt);
  }

  isNotAsked(): void {
    assertClaim(this.scenario.match.question?.seat !== this.seat, `${this.name} is asked`);
  }

  /** Expects a question with exactly these options in this order. */
  isOffered(...options: readonly Choice<P>[]): void {
    this.isAsked();
    assertClaimEqual(`${this.name} is offered`, this.scenario.match.question?.options, options);
  }

  /** Expects a refusal with this reason and no change. */
  cannot(choice: unknown, why: string, rule?: string): void {
    const { match } = this.scenario;
    this.isAsked();
    const before = JSON.stringify(match.position());
    const tried = match.play(this.seat, match.number, choice);
    assert(!tried.ok, `${this.name} can play ${JSON.stringify(choice)}`);
    assert(tried.problem.kind === 'illegal', `${this.name} is refused: ${tried.problem.kind}`);
    assertClaimEqual(`${this.name} cannot because`, tried.problem.reason.why, why);
    if (rule !== undefined) assertClaimEqual(`${this.name} cannot by rule`, tried.problem.reason.rule, rule);
    assertClaimEqual('a refusal changes nothing', JSON.stringify(match.position()), before);
  }

  lapses(): void {
    this.isAsked();
    this.scenario.enter(`${this.name} lapses`, this.scenario.match.lapse(this.scenario.match.number));
  }

  leaves(): void {
    this.scenario.enter(`${this.name} leaves`, this.scenario.match.withdraw(this.seat));
  }

  isPlaced(place: number): void {
    assertClaimEqual(`the place of ${this.name}`, this.scenario.match.outcome?.places[this.seat], place);
  }
}

/** Expectations about all watchers. */
class AllWatchers<P extends Parts> {
  private readonly scenario: ScenarioMatch<P>;
  private readonly all: readonly ScenarioWatcher<P>[];

  constructor(scenarioMatch: ScenarioMatch<P>, all: readonly ScenarioWatcher<P>[]) {
    this.scenario = scenarioMatch;
    this.all = all;
  }

  hears(...events: readonly P['event'][]): void {
    for (const one of this.all) one.hears(...events);
  }

  hearsNothingOf(did: P['event']['did']): void {
    for (const one of this.all) one.hearsNothingOf(did);
  }

  sees(part: PartialValue<P['view']>): void {
    for (const one of this.all) one.sees(part);
  }

  /** Expects the end of the match with these places by seat. */
  isPlaced(...places: readonly number[]): void {
    assertClaimEqual('the places', this.scenario.match.outcome?.places, places);
  }

  playsOn(): void {
    assertClaim(this.scenario.match.outcome === undefined, 'the match is over');
  }
}

/** Whether a value contains a part: whole lists, given fields of objects. */
function matchesPart(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || typeof value !== 'object' || value === null)
    return Object.is(value, part);
  if (Array.isArray(part) && (!Array.isArray(value) || value.length !== part.length)) return false;
  return Object.entries(part).every(([key, inner]) =>
    matchesPart((value as Record<string, unknown>)[key], inner),
  );
}
