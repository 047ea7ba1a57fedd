import { type DiceKind, createFastDice, type Match, type AnyParts, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut, createRandomPlayer, createUniformPlayer } from '@ludoteca/players';
import type { Row } from './measure.ts';

export interface Given {
  readonly entry: AnyCatalogueEntry;
  readonly seats: number;
  readonly matches: number;
}

function begin({ entry, seats }: Given, seed: string, dice: DiceKind): Match<AnyParts> {
  const started = startMatch(entry.game, { seats, seed, dice });
  if (!started.ok) throw new Error(`bench: ${JSON.stringify(started.problem)}`);
  return started.value;
}

/** As many matches as take about so many decisions, by chance: some games are long. */
export function sized(entry: AnyCatalogueEntry, seats: number, decisions: number): Given {
  const given = { entry, seats, matches: 20 };
  return {
    ...given,
    matches: Math.ceil((given.matches * decisions) / play(given, 0, 'fast', createUniformPlayer)),
  };
}

const nameOf = ({ entry, seats }: Given, what: string): string => `${entry.game.id} ${seats} seats: ${what}`;

/** The driver of every row: one match after another, the same choices for the same round. */
function play(given: Given, round: number, kind: DiceKind, policy: typeof createRandomPlayer): number {
  const player = policy(given.entry, createFastDice(`choice ${round}`));
  const players = Array.from({ length: given.seats }, () => player);
  let decisions = 0;
  for (let i = 0; i < given.matches; i++) {
    const match = begin(given, `${round}/${i}`, kind);
    decisions += playOut(match, players);
  }
  return decisions;
}

/** Nobody listens: how simulation plays. */
export const silent = (given: Given, kind: DiceKind, policy: 'random' | 'uniform' = 'random'): Row => ({
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

/** Whole matches among the game's own random players. */
export const wholeMatches = (given: Given): Row => ({
  name: nameOf(given, 'whole matches, random play'),
  unit: 'matches',
  run: (round) => {
    play(given, round, 'fast', createRandomPlayer);
    return given.matches;
  },
});

/** Computers alone, each of the game's own players in turn, with all that they hear and say. */
export const automatic = (given: Given): Row => ({
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

/** Every seat, spectators and the judge get what they may know of every decision. */
export const redacted = (given: Given): Row => ({
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

/** Answers by value through `play`, as a host takes them. */
export const bordered = (given: Given): Row => ({
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

/** A match in its middle: half as many decisions as the same match takes in all. */
function midway(given: Given, round: number): Match<AnyParts> {
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

export const copied = (given: Given): Row => ({
  name: nameOf(given, 'fork midway'),
  unit: 'forks',
  run: (round) => {
    const match = midway(given, round);
    let made = 0;
    while (made < FORKS && match.fork().number === match.number) made++;
    return made;
  },
});

export const imagined = (given: Given): Row => ({
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
