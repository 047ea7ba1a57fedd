/** Benchmark rows of the rules engine. */
import { type DiceKind, createFastDice, type Match, type AnyParts, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut, createRandomPlayer, createUniformPlayer } from '@ludoteca/players';
import type { BenchRow } from './measure.ts';

export interface RowOptions {
  readonly entry: AnyCatalogueEntry;
  readonly seats: number;
  readonly matches: number;
}

function begin({ entry, seats }: RowOptions, seed: string, dice: DiceKind): Match<AnyParts> {
  const started = startMatch(entry.game, { seats, seed, dice });
  if (!started.ok) throw new Error(`bench: ${JSON.stringify(started.problem)}`);
  return started.value;
}

/** Chooses a number of matches with about the given number of decisions. */
export function sizeRow(entry: AnyCatalogueEntry, seats: number, decisions: number): RowOptions {
  const options = { entry, seats, matches: 20 };
  return {
    ...options,
    matches: Math.ceil((options.matches * decisions) / play(options, 0, 'fast', createUniformPlayer)),
  };
}

const nameOf = ({ entry, seats }: RowOptions, what: string): string =>
  `${entry.game.id} ${seats} seats: ${what}`;

/** Plays one match after another with the same choices in every round. */
function play(options: RowOptions, round: number, kind: DiceKind, policy: typeof createRandomPlayer): number {
  const player = policy(options.entry, createFastDice(`choice ${round}`));
  const players = Array.from({ length: options.seats }, () => player);
  let decisions = 0;
  for (let i = 0; i < options.matches; i++) {
    const match = begin(options, `${round}/${i}`, kind);
    decisions += playOut(match, players);
  }
  return decisions;
}

/** Matches without events, as simulations play them. */
export const silent = (
  options: RowOptions,
  kind: DiceKind,
  policy: 'random' | 'uniform' = 'random',
): BenchRow => ({
  name: nameOf(
    options,
    policy === 'uniform'
      ? 'uniform play, silent'
      : kind === 'fast'
        ? 'silent, fast dice'
        : 'silent, ChaCha20',
  ),
  unit: 'decisions',
  run: (round) => play(options, round, kind, policy === 'uniform' ? createUniformPlayer : createRandomPlayer),
});

/** Whole matches among random players. */
export const wholeMatches = (options: RowOptions): BenchRow => ({
  name: nameOf(options, 'whole matches, random play'),
  unit: 'matches',
  run: (round) => {
    play(options, round, 'fast', createRandomPlayer);
    return options.matches;
  },
});

/** Matches among the characters of a game with events and explanations. */
export const characters = (options: RowOptions): BenchRow => ({
  name: nameOf(options, 'automatic'),
  unit: 'matches',
  run: (round) => {
    const { entry, seats, matches } = options;
    const names = Object.keys(entry.players ?? {});
    for (let i = 0; i < matches; i++) {
      const seed = `${round}/${i}`;
      const players = Array.from({ length: seats }, (_, seat) =>
        createPlayer(entry, names[(seat + i) % names.length] ?? '', `${seed} ${seat}`),
      );
      playOut(begin(options, seed, 'fast'), players);
    }
    return matches;
  },
});

/** Matches with views and events for all watchers after every decision. */
export const redacted = (options: RowOptions): BenchRow => ({
  name: nameOf(options, 'redacted for every seat'),
  unit: 'decisions',
  run: (round) => {
    const { entry, seats, matches } = options;
    const dice = createFastDice(`choice ${round}`);
    const player = createRandomPlayer(entry, dice);
    let decisions = 0;
    let eventCount = 0;
    for (let i = 0; i < matches; i++) {
      const match = begin(options, `${round}/${i}`, 'fast');
      const perspectives = Array.from({ length: seats }, (_, seat) => match.perspective(seat));
      for (let question = match.question; question !== undefined; question = match.question) {
        const events: AnyParts['event'][] = [];
        match.setEventSink(events);
        match.choose(player.choose(perspectives[question.seat] ?? match.perspective(question.seat)));
        eventCount += match.redact(events).get(0).length;
        decisions++;
      }
    }
    if (eventCount === 0) throw new Error('bench: nothing was heard');
    return decisions;
  },
});

/** Matches with answers by value through `play`, as hosts use them. */
export const answersByValue = (options: RowOptions): BenchRow => ({
  name: nameOf(options, 'answers by value'),
  unit: 'decisions',
  run: (round) => {
    const player = createRandomPlayer(options.entry, createFastDice(`choice ${round}`));
    let decisions = 0;
    for (let i = 0; i < options.matches; i++) {
      const match = begin(options, `${round}/${i}`, 'fast');
      for (let question = match.question; question !== undefined; question = match.question) {
        const { seat, number } = question;
        match.play(seat, number, player.choose(match.perspective(seat)));
        decisions++;
      }
    }
    return decisions;
  },
});

/** Creates a match after half of its decisions. */
function midway(options: RowOptions, round: number): Match<AnyParts> {
  const whole = begin(options, `middle ${round}`, 'chacha');
  const player = createUniformPlayer(options.entry, createFastDice(`middle ${round}`));
  const players = Array.from({ length: options.seats }, () => player);
  const decisions = playOut(whole, players);
  const half = begin(options, `middle ${round}`, 'chacha');
  const again = createUniformPlayer(options.entry, createFastDice(`middle ${round}`));
  playOut(
    half,
    players.map(() => again),
    { most: decisions >> 1 },
  );
  return half;
}

const FORKS = 20_000;

export const forks = (options: RowOptions): BenchRow => ({
  name: nameOf(options, 'fork midway'),
  unit: 'forks',
  run: (round) => {
    const match = midway(options, round);
    let made = 0;
    while (made < FORKS && match.fork().number === match.number) made++;
    return made;
  },
});

export const imaginedWorlds = (options: RowOptions): BenchRow => ({
  name: nameOf(options, 'imagine midway'),
  unit: 'worlds',
  run: (round) => {
    const perspective = midway(options, round).perspective(0);
    const dice = createFastDice(`imagine ${round}`);
    let made = 0;
    while (made < FORKS && perspective.imagine(dice).outcome === undefined) made++;
    return made;
  },
});
