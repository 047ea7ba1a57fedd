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
  const given = { entry, seats, matches: 20 };
  return {
    ...given,
    matches: Math.ceil((given.matches * decisions) / play(given, 0, 'fast', createUniformPlayer)),
  };
}

const nameOf = ({ entry, seats }: RowOptions, what: string): string =>
  `${entry.game.id} ${seats} seats: ${what}`;

/** Plays one match after another with the same choices in every round. */
function play(given: RowOptions, round: number, kind: DiceKind, policy: typeof createRandomPlayer): number {
  const player = policy(given.entry, createFastDice(`choice ${round}`));
  const players = Array.from({ length: given.seats }, () => player);
  let decisions = 0;
  for (let i = 0; i < given.matches; i++) {
    const match = begin(given, `${round}/${i}`, kind);
    decisions += playOut(match, players);
  }
  return decisions;
}

/** Matches without events, as simulations play them. */
export const silent = (
  given: RowOptions,
  kind: DiceKind,
  policy: 'random' | 'uniform' = 'random',
): BenchRow => ({
  name: nameOf(
    given,
    policy === 'uniform'
      ? 'uniform play, silent'
      : kind === 'fast'
        ? 'silent, fast dice'
        : 'silent, ChaCha20',
  ),
  unit: 'decisions',
  run: (round) => play(given, round, kind, policy === 'uniform' ? createUniformPlayer : createRandomPlayer),
});

/** Whole matches among random players. */
export const wholeMatches = (given: RowOptions): BenchRow => ({
  name: nameOf(given, 'whole matches, random play'),
  unit: 'matches',
  run: (round) => {
    play(given, round, 'fast', createRandomPlayer);
    return given.matches;
  },
});

/** Matches among the characters of a game with events and explanations. */
export const automatic = (given: RowOptions): BenchRow => ({
  name: nameOf(given, 'automatic'),
  unit: 'matches',
  run: (round) => {
    const { entry, seats, matches } = given;
    const names = Object.keys(entry.players ?? {});
    for (let i = 0; i < matches; i++) {
      const seed = `${round}/${i}`;
      const players = Array.from({ length: seats }, (_, seat) =>
        createPlayer(entry, names[(seat + i) % names.length] ?? '', `${seed} ${seat}`),
      );
      playOut(begin(given, seed, 'fast'), players);
    }
    return matches;
  },
});

/** Matches with views and events for all watchers after every decision. */
export const redacted = (given: RowOptions): BenchRow => ({
  name: nameOf(given, 'redacted for every seat'),
  unit: 'decisions',
  run: (round) => {
    const { entry, seats, matches } = given;
    const dice = createFastDice(`choice ${round}`);
    const player = createRandomPlayer(entry, dice);
    let decisions = 0;
    let heardInAll = 0;
    for (let i = 0; i < matches; i++) {
      const match = begin(given, `${round}/${i}`, 'fast');
      const lines = Array.from({ length: seats }, (_, seat) => match.perspective(seat));
      for (let question = match.question; question !== undefined; question = match.question) {
        const events: AnyParts['event'][] = [];
        match.setEventSink(events);
        match.choose(player.choose(lines[question.seat] ?? match.perspective(question.seat)));
        heardInAll += match.redact(events).get(0).length;
        decisions++;
      }
    }
    if (heardInAll === 0) throw new Error('bench: nothing was heard');
    return decisions;
  },
});

/** Matches with answers by value through `play`, as hosts use them. */
export const bordered = (given: RowOptions): BenchRow => ({
  name: nameOf(given, 'answers by value'),
  unit: 'decisions',
  run: (round) => {
    const player = createRandomPlayer(given.entry, createFastDice(`choice ${round}`));
    let decisions = 0;
    for (let i = 0; i < given.matches; i++) {
      const match = begin(given, `${round}/${i}`, 'fast');
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
function midway(given: RowOptions, round: number): Match<AnyParts> {
  const whole = begin(given, `middle ${round}`, 'chacha');
  const player = createUniformPlayer(given.entry, createFastDice(`middle ${round}`));
  const players = Array.from({ length: given.seats }, () => player);
  const decisions = playOut(whole, players);
  const half = begin(given, `middle ${round}`, 'chacha');
  const again = createUniformPlayer(given.entry, createFastDice(`middle ${round}`));
  playOut(
    half,
    players.map(() => again),
    { most: decisions >> 1 },
  );
  return half;
}

const FORKS = 20_000;

export const copied = (given: RowOptions): BenchRow => ({
  name: nameOf(given, 'fork midway'),
  unit: 'forks',
  run: (round) => {
    const match = midway(given, round);
    let made = 0;
    while (made < FORKS && match.fork().number === match.number) made++;
    return made;
  },
});

export const imagined = (given: RowOptions): BenchRow => ({
  name: nameOf(given, 'imagine midway'),
  unit: 'worlds',
  run: (round) => {
    const line = midway(given, round).perspective(0);
    const dice = createFastDice(`imagine ${round}`);
    let made = 0;
    while (made < FORKS && line.imagine(dice).outcome === undefined) made++;
    return made;
  },
});
