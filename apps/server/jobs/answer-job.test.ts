/** A worker answers as the expert inside the server would, and learns no more than the seat knows. */
import { catalogue } from '@ludoteca/games';
import { type AnyParts, type Match, resumeMatch, startMatch } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { createPlayer, playOut } from '@ludoteca/players';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { createAnswerPlan, createAnswerTask, parseAnswer } from './answer-job.ts';

/** Rollouts of an expert in these tests: with all of them they would take minutes. */
const ITERATIONS = 16;
const QUESTIONS = scaleVolume(100);
/** Every so many questions with several options one is answered by a job. */
const INTERVAL = 5;
const stop = new AbortController().signal;

const withFewIterations = (entry: AnyCatalogueEntry): AnyCatalogueEntry => ({
  ...entry,
  heuristics: {
    ...entry.heuristics,
    search: { decisions: 40, ...entry.heuristics.search, iterations: ITERATIONS },
  },
});

function start({ game }: AnyCatalogueEntry, settings?: object): Match<AnyParts> {
  const started = startMatch(game, { seats: game.seats.min, seed: 'jobs', ...(settings && { settings }) });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value;
}

/** The same match with another deal of what the asked seat cannot know. */
function dealAnew({ game }: AnyCatalogueEntry, match: Match<AnyParts>): Match<AnyParts> {
  const { seat } = match.question!;
  return resumeMatch(game, { ...match.header, entries: [] }, match.imaginePosition(seat, 'another deal'));
}

describe.each(catalogue.map((entry) => [entry.game.id, withFewIterations(entry)] as const))(
  'an expert of %s',
  (_, entry) => {
    test('gives the same answer by a job, whose plan does not depend on what its seat cannot know', async () => {
      const match = start(entry);
      const players = Array.from({ length: match.seats }, (__, seat) =>
        createPlayer(entry, 'greedy', `${seat}`),
      );
      const task = createAnswerTask(entry);
      let left = QUESTIONS;
      for (let asked = 0; left > 0 && match.question !== undefined; playOut(match, players, { most: 1 })) {
        if (match.question.options.length < 2 || ++asked % INTERVAL > 0) continue;
        const { seat, number } = match.question;
        const plan = createAnswerPlan(entry, match, 'seed');
        if (plan === undefined) continue;
        left--;
        expect(createAnswerPlan(entry, dealAnew(entry, match), 'seed')).toBe(plan);
        const local = createPlayer(entry, 'expert', 'seed').choose(match.perspective(seat));
        const { value } = await task.execute(plan, 0, stop);
        expect(parseAnswer(value), `question ${number}`).toEqual(local);
      }
      expect(left).toBeLessThan(QUESTIONS);
    });
  },
);

const find = (id: string): AnyCatalogueEntry =>
  withFewIterations(catalogue.find(({ game }) => game.id === id)!);

test('a plan has neither the secret list of the opponent nor the seed of the match', () => {
  const lirya = find('lirya');
  const settings = { deck1: 'ember-vanguard', deck2: 'tidewind-circle' };
  const match = start(lirya, settings);
  const plan = createAnswerPlan(lirya, match, 'seed')!;
  const own = match.question!.seat;
  expect(plan).toContain(Object.values(settings)[own]);
  expect(plan).not.toContain(Object.values(settings)[1 - own]);
  expect(plan).not.toContain('jobs');
});

test('matches of earlier rules, forced answers and answers without a search are no jobs', () => {
  const uno = find('uno');
  const match = start(uno);
  expect(createAnswerPlan(uno, match, 'seed')).toBeDefined();
  expect(createAnswerPlan({ ...uno, game: { ...uno.game, version: 99 } }, match, 'seed')).toBeUndefined();
  const heuristics = { ...uno.heuristics, search: { decisions: 1, iterations: 1 } };
  expect(createAnswerPlan({ ...uno, heuristics }, match, 'seed')).toBeUndefined();
  while (match.question!.options.length > 1) match.choose(match.question!.options[0] as never);
  expect(createAnswerPlan(uno, match, 'seed')).toBeUndefined();
});

test('plans that are none, of a seat that is not asked, or with other cards are refused', async () => {
  const lirya = find('lirya');
  const match = start(lirya);
  const plan = JSON.parse(createAnswerPlan(lirya, match, 'seed')!) as Record<string, unknown>;
  const task = createAnswerTask(lirya);
  for (const [changed, problem] of [
    [{ position: { state: 7 } }, 'not that of an answer'],
    [{ seat: -1 }, 'not that of an answer'],
    [{ seat: 1 - match.question!.seat }, 'the seat is not asked'],
    [{ cards: '0'.repeat(64) }, 'other cards of lirya'],
  ] as const)
    await expect(task.execute(JSON.stringify({ ...plan, ...changed }), 0, stop)).rejects.toThrow(problem);
  expect(parseAnswer('{"answer":{"play":1}}')).toEqual({ play: 1 });
  expect(parseAnswer('[]')).toBeUndefined();
});
