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
import { must, mustEqual } from './breach.ts';
import { strict } from './strict.ts';

/** How a story begins: who sits where, and what lies on the table if it is not freshly laid. */
export interface Scene<P extends Parts, N extends string> {
  /** The first sits at seat 0. */
  readonly cast: readonly N[];
  readonly settings?: unknown;
  readonly seed?: string;
  readonly from?: {
    readonly state: P['state'];
    /** What is due, the most urgent last. */
    readonly agenda: readonly P['frame'][];
  };
}

export type Cast<P extends Parts, N extends string> = { readonly [name in N]: Actor<P> } & {
  readonly spectator: Onlooker<P>;
  readonly everybody: Everybody<P>;
};

/** Some of a value: lists whole, objects with the fields that matter. */
export type PartOf<V> = V extends readonly (infer U)[]
  ? readonly PartOf<U>[]
  : V extends object
    ? { readonly [K in keyof V]?: PartOf<V[K]> | undefined }
    : V;

let claims = 0;

/** Something a story says must be so. */
function claim(holds: boolean, what: string): void {
  claims++;
  must(holds, what);
}

function claimEqual(what: string, value: unknown, expected: unknown): void {
  claims++;
  if (!deepEqual(value, expected)) mustEqual(what, value, expected);
}

/** A test told as a story: what people do at tables, and what must be so. One that claims nothing is none. */
export function story(title: string, tell: () => void): void {
  test(`story: ${title}`, () => {
    const before = claims;
    tell();
    expect(claims).toBeGreaterThan(before);
  });
}

/** Sits people down: `const { ann, bob, everybody } = table(rumour, { cast: ['ann', 'bob'], from: … })`. */
export function table<P extends Parts, const N extends string>(
  entry: CatalogueEntry<P>,
  scene: Scene<P, N>,
): Cast<P, N> {
  const stage = new Stage(entry, scene);
  const actors = scene.cast.map((name, seat) => [name, new Actor(stage, seat, name)] as const);
  const spectator = new Onlooker(stage, 'spectator', 'the spectator');
  const everybody = new Everybody(stage, [...actors.map(([, actor]) => actor), spectator]);
  return { ...Object.fromEntries(actors), spectator, everybody } as Cast<P, N>;
}

/** The match and what its last entry told. */
class Stage<P extends Parts> {
  readonly match: Match<P>;
  private told: P['event'][] = [];

  constructor({ game }: CatalogueEntry<P>, { cast, settings, seed = 'scenario', from }: Scene<P, string>) {
    const watched = strict(game);
    const played = from && {
      ...watched,
      position: () => ok(deepCopy({ ...from, agenda: [...from.agenda] })),
    };
    const given = { seats: cast.length, seed, settings, ...(from && { from }) };
    const started = startMatch(played ?? watched, given, this.told);
    must(started.ok, `the scene cannot be set: ${JSON.stringify(started)}`);
    this.match = started.value;
  }

  enter(what: string, entered: Result<P['event'][], Refusal>): void {
    must(entered.ok, `${what}, and is refused: ${JSON.stringify(entered)}`);
    this.told = entered.value;
  }

  heardBy(watcher: Watcher): readonly P['event'][] {
    return this.match.redact(this.told).get(watcher);
  }
}

/** Somebody who looks on. */
class Onlooker<P extends Parts> {
  protected readonly stage: Stage<P>;
  protected readonly name: string;
  private readonly watcher: Watcher;

  constructor(stage: Stage<P>, watcher: Watcher, name: string) {
    this.stage = stage;
    this.watcher = watcher;
    this.name = name;
  }

  /** These events, exactly as given, were among what the last entry told. */
  hears(...events: readonly P['event'][]): void {
    const heard = this.stage.heardBy(this.watcher);
    for (const event of events)
      claim(
        heard.some((other) => deepEqual(other, event)),
        `${this.name} hears ${JSON.stringify(heard)}, not ${JSON.stringify(event)}`,
      );
  }

  hearsNothingOf(did: P['event']['did']): void {
    const heard = this.stage.heardBy(this.watcher).filter((event) => event.did === did);
    claimEqual(`${this.name} hears of ${did}`, heard, []);
  }

  sees(part: PartOf<P['view']>): void {
    const view = this.stage.match.view(this.watcher);
    claim(shows(view, part), `${this.name} sees ${JSON.stringify(view)}, not ${JSON.stringify(part)}`);
  }
}

/** Somebody with a seat. */
export class Actor<P extends Parts> extends Onlooker<P> {
  readonly seat: Seat;

  constructor(stage: Stage<P>, seat: Seat, name: string) {
    super(stage, seat, name);
    this.seat = seat;
  }

  /** Answers, by value, and is taken at the word. */
  plays(...choices: readonly Choice<P>[]): void {
    const { match } = this.stage;
    const played = match.play(this.seat, match.number, ...choices);
    this.stage.enter(`${this.name} plays ${JSON.stringify(choices)}`, played);
  }

  isAsked(prompt?: Prompt<P>): void {
    const { question } = this.stage.match;
    claimEqual(`${this.name} is asked`, question?.seat, this.seat);
    if (prompt !== undefined) claimEqual(`${this.name} is asked`, question?.prompt, prompt);
  }

  isNotAsked(): void {
    claim(this.stage.match.question?.seat !== this.seat, `${this.name} is asked`);
  }

  /** Is asked, and may choose among these and nothing else, in this order. */
  isOffered(...options: readonly Choice<P>[]): void {
    this.isAsked();
    claimEqual(`${this.name} is offered`, this.stage.match.question?.options, options);
  }

  /** Tries, and is told why not; nothing has happened. */
  cannot(choice: unknown, why: string, rule?: string): void {
    const { match } = this.stage;
    this.isAsked();
    const before = JSON.stringify(match.position());
    const tried = match.play(this.seat, match.number, choice);
    must(!tried.ok, `${this.name} can play ${JSON.stringify(choice)}`);
    must(tried.problem.kind === 'illegal', `${this.name} is refused: ${tried.problem.kind}`);
    claimEqual(`${this.name} cannot because`, tried.problem.reason.why, why);
    if (rule !== undefined) claimEqual(`${this.name} cannot by rule`, tried.problem.reason.rule, rule);
    claimEqual('a refusal changes nothing', JSON.stringify(match.position()), before);
  }

  /** Gives no valid answer in time. */
  lapses(): void {
    this.isAsked();
    this.stage.enter(`${this.name} lapses`, this.stage.match.lapse(this.stage.match.number));
  }

  leaves(): void {
    this.stage.enter(`${this.name} leaves`, this.stage.match.withdraw(this.seat));
  }

  isPlaced(place: number): void {
    claimEqual(`the place of ${this.name}`, this.stage.match.outcome?.places[this.seat], place);
  }
}

/** All at the table and around it. */
class Everybody<P extends Parts> {
  private readonly stage: Stage<P>;
  private readonly all: readonly Onlooker<P>[];

  constructor(stage: Stage<P>, all: readonly Onlooker<P>[]) {
    this.stage = stage;
    this.all = all;
  }

  hears(...events: readonly P['event'][]): void {
    for (const one of this.all) one.hears(...events);
  }

  hearsNothingOf(did: P['event']['did']): void {
    for (const one of this.all) one.hearsNothingOf(did);
  }

  sees(part: PartOf<P['view']>): void {
    for (const one of this.all) one.sees(part);
  }

  /** The match is over, with these places by seat. */
  isPlaced(...places: readonly number[]): void {
    claimEqual('the places', this.stage.match.outcome?.places, places);
  }

  playsOn(): void {
    claim(this.stage.match.outcome === undefined, 'the match is over');
  }
}

/** Whether a value is as a part of it says: lists whole, objects in the fields that are given. */
function shows(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || typeof value !== 'object' || value === null)
    return Object.is(value, part);
  if (Array.isArray(part) && (!Array.isArray(value) || value.length !== part.length)) return false;
  return Object.entries(part).every(([key, inner]) => shows((value as Record<string, unknown>)[key], inner));
}
