/** Rows that play matches: silent, redacted, by value, at a host, with each kind of computer player. */
import { type AnyParts, createFastDice, type DiceKind, MatchRecorder } from '@ludoteca/kernel';
import { MatchHost } from '@ludoteca/kit';
import {
  createGreedyPlayer,
  createPlayer,
  createRandomPlayer,
  createUniformPlayer,
  playOut,
  type PlayerFactory,
} from '@ludoteca/players';
import { Episode } from '../../apps/api/episode.ts';
import type { BenchRow } from '../measure.ts';
import type { BenchGame } from './bench-game.ts';

/** Greedy players look at every option, and characters think: they play fewer matches. */
const SLOW_MATCHES = 20;

/** Matches without events, as simulations play them. */
export const silentMatches = (game: BenchGame, kind: DiceKind): BenchRow => ({
  name: game.nameRow(kind === 'fast' ? 'silent, fast dice' : 'silent, ChaCha20'),
  unit: 'decisions/s',
  run: (round) => game.playMatches(game.matches, round, kind, createRandomPlayer),
});

export const uniformMatches = (game: BenchGame): BenchRow => ({
  name: game.nameRow('uniform play'),
  unit: 'decisions/s',
  run: (round) => game.playMatches(game.matches, round, 'fast', createUniformPlayer),
});

/** The choices of uniform play through the experiment API. */
export const episodes = (game: BenchGame): BenchRow => ({
  name: game.nameRow('uniform play, experiment API'),
  unit: 'decisions/s',
  run: (round) => {
    const { entry, seats, matches } = game;
    const dice = createFastDice(`choice ${round}`);
    let decisions = 0;
    for (let i = 0; i < matches; i++) {
      const match = game.begin(`${round}/${i}`, 'fast');
      const episode = new Episode(entry, seats, match, match);
      for (; !episode.isOver; decisions++) episode.step(dice.pick(episode.legal()));
    }
    return decisions;
  },
});

const wholeMatches = (game: BenchGame, what: string, policy: PlayerFactory, share: number): BenchRow => ({
  name: game.nameRow(what),
  unit: 'matches/s',
  run: (round) => {
    const matches = Math.ceil(game.matches / share);
    game.playMatches(matches, round, 'fast', policy);
    return matches;
  },
});

export const randomMatches = (game: BenchGame): BenchRow =>
  wholeMatches(game, 'random matches', createRandomPlayer, 1);
export const greedyMatches = (game: BenchGame): BenchRow =>
  wholeMatches(game, 'greedy matches', createGreedyPlayer, SLOW_MATCHES);

/** Matches among the characters of a game with events and explanations. */
export const characterMatches = (game: BenchGame): BenchRow => ({
  name: game.nameRow('matches of its characters'),
  unit: 'matches/s',
  run: (round) => {
    const { entry, seats } = game;
    const names = Object.keys(entry.players ?? {});
    for (let i = 0; i < SLOW_MATCHES; i++) {
      const seed = `${round}/${i}`;
      const players = Array.from({ length: seats }, (_, seat) =>
        createPlayer(entry, names[(seat + i) % names.length] ?? '', `${seed} ${seat}`),
      );
      playOut(game.begin(seed, 'fast'), players);
    }
    return SLOW_MATCHES;
  },
});

/** Matches with events for all watchers after every decision. */
export const redactedMatches = (game: BenchGame): BenchRow => ({
  name: game.nameRow('redacted for every seat'),
  unit: 'decisions/s',
  run: (round) => {
    const { entry, seats, matches } = game;
    const player = createRandomPlayer(entry, createFastDice(`choice ${round}`));
    let decisions = 0;
    let eventCount = 0;
    for (let i = 0; i < matches; i++) {
      const match = game.begin(`${round}/${i}`, 'fast');
      const perspectives = Array.from({ length: seats }, (_, seat) => match.perspective(seat));
      for (let question = match.question; question !== undefined; question = match.question) {
        const events: AnyParts['event'][] = [];
        match.setEventSink(events);
        match.choose(player.choose(perspectives[question.seat] ?? match.perspective(question.seat)));
        const known = match.redact(events);
        for (let seat = 0; seat < seats; seat++) eventCount += known.get(seat).length;
        decisions++;
      }
    }
    if (eventCount === 0) throw new Error('bench: no events');
    return decisions;
  },
});

/** Matches with answers by value through `play`. */
export const answersByValue = (game: BenchGame): BenchRow => ({
  name: game.nameRow('answers by value'),
  unit: 'decisions/s',
  run: (round) => {
    const player = createRandomPlayer(game.entry, createFastDice(`choice ${round}`));
    let decisions = 0;
    for (let i = 0; i < game.matches; i++) {
      const match = game.begin(`${round}/${i}`, 'fast');
      for (let question = match.question; question !== undefined; question = match.question) {
        const { seat, number } = question;
        match.play(seat, number, player.choose(match.perspective(seat)));
        decisions++;
      }
    }
    return decisions;
  },
});

const HOSTED_ANSWERS = 2000;

/** Answers at a host that records them, with an observation and events for every seat. */
export const hostedAnswers = (game: BenchGame): BenchRow => ({
  name: game.nameRow('hosted answer'),
  unit: 'µs',
  run: async (round) => {
    const player = createRandomPlayer(game.entry, createFastDice(`choice ${round}`));
    let answers = 0;
    for (let i = 0; answers < HOSTED_ANSWERS; i++) {
      const opening: AnyParts['event'][] = [];
      const match = game.begin(`${round}/${i}`, 'chacha', opening);
      const recorder = new MatchRecorder();
      const host = new MatchHost(match, opening, { persist: async (_, __, now) => recorder.note(now, 0) });
      const chairs = Array.from({ length: game.seats }, (_, seat) => host.chair(seat));
      for (const chair of chairs) chair.subscribe(() => undefined);
      for (let { question } = host.match; question !== undefined; { question } = host.match) {
        const choice = player.choose(host.match.perspective(question.seat));
        await chairs[question.seat]?.answer(question.number, choice);
        answers++;
      }
    }
    return answers;
  },
});
