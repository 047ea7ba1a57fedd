/** Tables of lots with auto-pass, a clock and a time that the test controls. */
import { optionsOf, type AutoPassRules, type StandingOrder, type StandingOrderRules } from '@ludoteca/kit';
import type { PlayTermsRequest } from '@ludoteca/wire';
import { vi } from 'vitest';
import type { Lots } from '../../../kernel/lots.testing.ts';
import type { ServerContext } from '../server-context.ts';
import type { StoredEntry } from '../storage/storage.ts';
import { ada, bea, createLotsContext } from './lots-table.testing.ts';
import { TableRegistry } from './table-registry.ts';

const names = { turn: 'turn' };
/** Draws automatically, unless the stop `turn` is set. A seat that can only draw is forced to. */
const DRAWING: AutoPassRules<Lots> = {
  names: { it: names, en: names, pt: names },
  usual: ['turn'],
  findAutoPass: ({ asked }) => (asked?.prompt === 'turn' ? { answer: 'draw', stop: 'turn' } : undefined),
  findForcedPass: ({ asked }) =>
    asked?.prompt === 'turn' && optionsOf<Lots>(asked).length === 1 ? 'draw' : undefined,
};

const orderNames = { draw: 'draw' };
/** Draws until the match has so many entries. */
const DRAW_UNTIL: StandingOrderRules<Lots> = {
  names: { it: orderNames, en: orderNames, pt: orderNames },
  findAnswer: ({ values: [until = 0] }, { asked }) =>
    asked?.prompt === 'turn' && asked.number < until ? 'draw' : undefined,
};
export const drawUntil = (until: number): StandingOrder => ({ kind: 'draw', values: [until] });

export const PASS_ALWAYS = { stops: [], control: false };

/** A context whose monotonic clock follows the fake timers; the time of day does not. */
export function createHostedContext(overrides: Partial<ServerContext> = {}): ServerContext {
  return createLotsContext(
    { monotonic: () => vi.getMockedSystemTime()?.getTime() ?? 0, ...overrides },
    { autoPass: DRAWING, orders: DRAW_UNTIL },
  );
}

export async function startHostedTable(
  context: ServerContext,
  terms: PlayTermsRequest = {},
  seats: readonly string[] = ['person', 'person'],
) {
  const tables = new TableRegistry(context);
  const settings = { cards: 40 };
  const { id } = await tables.create(ada, { game: 'lots', seats, settings, terms });
  await tables.join(id, ada, {});
  if (seats[1] === 'person') await tables.join(id, bea, {});
  return { tables, id, table: await tables.get(id), ...readersOf(context, id) };
}

export const readersOf = ({ storage }: ServerContext, id: string) => ({
  entries: async (): Promise<readonly StoredEntry['entry'][]> =>
    (await storage.readEntries(id)).map(({ entry }) => entry),
  row: async () => (await storage.findTable(id))!,
});
