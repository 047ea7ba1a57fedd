/** The match of a table as its entries tell it: from the latest snapshot if the rules are still the same, else from the start. */
import {
  type Archive,
  enter,
  fairSeed,
  type Game,
  type Header,
  type Match,
  type Position,
  replay,
  resume,
  type SomeParts,
} from '@ludoteca/kernel';
import { Refused } from '@ludoteca/wire';
import type { House } from '../house.ts';
import type { Snapshot, TableRow } from '../storage/port.ts';
import { History } from './history.ts';

export interface Loaded {
  readonly match: Match<SomeParts>;
  readonly history: History;
}

export async function load(house: House, game: Game<SomeParts>, row: TableRow): Promise<Loaded> {
  const { storage, log } = house;
  const [kept, snapshot] = await Promise.all([storage.entries(row.id), storage.snapshot(row.id)]);
  const archive: Archive = { ...headerOf(game, row), entries: kept.map(({ entry }) => entry) };
  if (snapshot?.version === game.version && snapshot.number <= kept.length)
    try {
      return fromSnapshot(game, archive, snapshot);
    } catch (error) {
      log(`the snapshot of table ${row.id} is of no use`, error);
    }
  return fromStart(game, archive);
}

const headerOf = (game: Game<SomeParts>, { seats, settings, secret }: TableRow): Header => ({
  game: game.id,
  version: game.version,
  seats: seats.length,
  settings,
  seed: fairSeed(
    secret,
    seats.map(({ nonce }) => nonce),
  ),
  dice: 'chacha',
});

function fromSnapshot(game: Game<SomeParts>, archive: Archive, { number, position }: Snapshot): Loaded {
  const past = { ...archive, entries: archive.entries.slice(0, number) };
  const match = resume(game, past, position as unknown as Position<SomeParts>);
  const history = new History(game, number + 1);
  for (const entry of archive.entries.slice(number)) {
    const entered = enter(match, entry, match.number + 1);
    if (!entered.ok) throw new Error(`entry ${entered.problem.entry}: ${entered.problem.what}`);
    history.add(match.seen(entered.value), entry);
  }
  return { match, history };
}

function fromStart(game: Game<SomeParts>, archive: Archive): Loaded {
  const history = new History(game, 0);
  const replayed = replay(game, archive, undefined, (match, events) => {
    history.add(match.seen(events), archive.entries[match.number - 1]);
  });
  if (!replayed.ok) throw new Refused({ problem: 'other rules', facts: { entry: replayed.problem.entry } });
  return { match: replayed.value, history };
}
