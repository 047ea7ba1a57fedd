/** Batches of a simulation as jobs: the plan that workers get, and the totals, archives and decisions that they send back. */
import { canonicalJson, type Infer, parseJson, schema } from '@ludoteca/kernel';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { JobResult, JobRun, JobTask, SubmittedRun } from '@ludoteca/server';
import { BatchCollector } from '../simulation/batch-collector.ts';
import { BatchList, MAX_SEED_LENGTH } from '../simulation/plan.ts';
import { type BatchResult, playBatch } from '../simulation/play-batch.ts';
import type { SimulationWork } from '../simulation/run-simulation.ts';
import { joinParts, splitParts } from './content-parts.ts';
import { cardNames, listMatchCards, requireCards } from './match-cards.ts';
import { takeAll } from './take-all.ts';

const { anyJson, flag, integer, list, object, optional, text } = schema;

const KIND = 'sim';
const MAX_SEATS = 100;
const MAX_BATCH = 200;
const MAX_NAME = 200;
const MAX_FAULT = 10_000;
const MAX_BYTES = 64 * 1024 * 1024;
const count = integer(0, Number.MAX_SAFE_INTEGER);

const simulationJobPlan = object({
  simulation: object({
    game: text(MAX_NAME, 1),
    version: count,
    seats: integer(1, MAX_SEATS),
    settings: anyJson,
    seed: text(MAX_SEED_LENGTH),
    players: list(text(MAX_NAME, 1), MAX_SEATS, 1),
  }),
  first: count,
  games: integer(1, 1_000_000_000),
  outputs: optional(object({ archives: flag, gzip: flag, decisions: flag })),
  cards: optional(cardNames),
});
type SimulationJobPlan = Infer<typeof simulationJobPlan>;

const batchValue = object({
  totals: object({
    ended: integer(0, MAX_BATCH),
    reused: integer(0, 0),
    decisions: count,
    winsBySeat: list(integer(0, MAX_BATCH), MAX_SEATS, 1),
    draws: integer(0, MAX_BATCH),
    failed: list(
      object({ number: count, seed: text(2 * MAX_SEED_LENGTH), fault: text(MAX_FAULT) }),
      MAX_BATCH,
    ),
    replaced: list(text(0), 0),
  }),
  collected: optional(
    object({
      index: list(object({ number: count, length: integer(0, MAX_BYTES) }), MAX_BATCH),
      archives: integer(0, MAX_BYTES),
      decisions: integer(0, MAX_BYTES),
    }),
  ),
});

/** The run of jobs that plays a whole simulation. */
export function createSimulationRun(
  { entry, plan, outputs }: Omit<SimulationWork, 'queue'>,
  first: number,
  games: number,
): Omit<JobRun, 'release'> {
  const { sources: _, ...simulation } = plan;
  const cards = listMatchCards(entry, simulation);
  const jobPlan: SimulationJobPlan = {
    simulation,
    first,
    games,
    ...(outputs === undefined ? {} : { outputs }),
    ...(cards === undefined ? {} : { cards }),
  };
  return { kind: KIND, game: plan.game, version: plan.version, plan: canonicalJson(jobPlan) };
}

/** Passes the results of all batches on to the simulation. */
export async function takeBatches(
  { onBatch, plan }: Pick<SimulationWork, 'onBatch' | 'plan'>,
  batches: BatchList,
  run: SubmittedRun,
): Promise<void> {
  await takeAll(run, batches.count, (number, result) =>
    onBatch(batches.at(number), parseBatch(result, plan.seats)),
  );
}

function parseBatch({ value, content }: JobResult, seats: number): BatchResult {
  const parsed = parseJson(batchValue, value);
  if (parsed?.totals.winsBySeat.length !== seats)
    throw new Error('a worker has sent something else than the totals of a batch');
  const { totals, collected } = parsed;
  const copy = {
    ...totals,
    winsBySeat: [...totals.winsBySeat],
    failed: [...totals.failed],
    replaced: [...totals.replaced],
  };
  if (collected === undefined) return { totals: copy };
  const [archives, decisions] = splitParts(content, [collected.archives, collected.decisions]);
  return {
    totals: copy,
    collected: { index: collected.index, archives: archives ?? content, decisions: decisions ?? content },
  };
}

/** The task of a worker for the simulations of one game. */
export const createSimulationTask = (entry: AnyCatalogueEntry): JobTask => ({
  kind: KIND,
  game: entry.game.id,
  version: entry.game.version,
  execute: async (plan, number) => formatBatch(await playNumberedBatch(entry, plan, number)),
});

async function playNumberedBatch(
  entry: AnyCatalogueEntry,
  plan: string,
  number: number,
): Promise<BatchResult> {
  const job = parseJson(simulationJobPlan, plan);
  if (job === undefined) throw new Error('the plan is not that of a simulation');
  const { simulation, first, games, outputs, cards } = job;
  if (simulation.game !== entry.game.id || simulation.version !== entry.game.version)
    throw new Error(`the plan is of other rules than ${entry.game.id} ${entry.game.version}`);
  requireCards(entry, cards);
  const batches = new BatchList(first, games);
  if (number >= batches.count) throw new Error(`the simulation has no batch ${number}`);
  const collector = outputs && new BatchCollector(entry, outputs);
  return playBatch(entry, simulation, batches.at(number), undefined, collector);
}

function formatBatch({ totals: { failed, ...counts }, collected }: BatchResult): JobResult {
  const totals = {
    ...counts,
    failed: failed.map((game) => ({ ...game, fault: game.fault.slice(0, MAX_FAULT) })),
  };
  if (collected === undefined) return { value: JSON.stringify({ totals }), content: new Uint8Array(0) };
  const { index, archives, decisions } = collected;
  return {
    value: JSON.stringify({
      totals,
      collected: { index, archives: archives.length, decisions: decisions.length },
    }),
    content: joinParts([archives, decisions]),
  };
}
