/** The true state of a table, computed from the server's storage, to check what pages show. */
import {
  type Archive,
  deriveTableSeed,
  type Match,
  replay,
  type AnyParts,
  type Watcher,
} from '@ludoteca/kernel';
import type { PlayerNames, AnyCatalogueEntry } from '@ludoteca/kit';
import { expectOk } from '../../../kernel/result.testing.ts';
import { expectedNews } from '../../server/testing/expected-news.testing.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { entryOf } from './play.testing.ts';

type Told = ReturnType<typeof expectedNews>;

/** Replays the stored entries and knows what every watcher may learn from each. */
export class TableOracle {
  readonly entry: AnyCatalogueEntry;
  readonly match: Match<AnyParts>;
  private readonly told = new Map<Watcher, Told[]>();

  private constructor(entry: AnyCatalogueEntry, archive: Archive) {
    this.entry = entry;
    const watchers: readonly Watcher[] = [
      ...Array.from({ length: archive.seats }, (_, seat) => seat),
      'spectator',
    ];
    for (const watcher of watchers) this.told.set(watcher, []);
    this.match = expectOk(
      replay(entry.game, archive, undefined, (match, events) => {
        const made = archive.entries[match.number - 1];
        for (const watcher of watchers) this.toldTo(watcher).push(expectedNews(match, events, made, watcher));
      }),
    );
  }

  static async at(storage: Storage, id: string): Promise<TableOracle> {
    const [row, kept] = [(await storage.findTable(id))!, await storage.readEntries(id)];
    const entry = entryOf(row.game);
    return new TableOracle(entry, {
      game: row.game,
      version: entry.game.version,
      seats: row.seats.length,
      settings: row.settings,
      seed: deriveTableSeed(row.id, row.secret, row.seats),
      dice: 'chacha',
      entries: kept.map((one) => one.entry),
    });
  }

  /** By entry number. */
  toldTo(watcher: Watcher): Told[] {
    return this.told.get(watcher)!;
  }

  /** Lists item names by zone that this watcher must not see. */
  hiddenFrom(
    watcher: Watcher,
    names: PlayerNames,
  ): { readonly zone: string; readonly items: readonly string[] }[] {
    const zones = (who: Watcher) => this.entry.texts.en.zones(this.match.view(who), who, names, undefined);
    const seen = zones(watcher);
    return zones('judge').map(({ id, name, items }) => {
      const shown = seen.find((zone) => zone.id === id)?.items ?? [];
      const hidden = items.filter((item) => !shown.some((other) => other.name === item.name));
      return { zone: name, items: hidden.map((item) => item.name) };
    });
  }

  /** All texts that a watcher may have seen so far. */
  wordsFor(watcher: Watcher, names: PlayerNames): string {
    const texts = this.entry.texts.en;
    const { question } = this.match;
    const events = this.toldTo(watcher).flatMap(({ news }) => news.flatMap((step) => step.events));
    const zones = texts.zones(this.match.view(watcher), watcher, names, undefined);
    const asked = question?.seat === watcher ? question : undefined;
    return [
      ...events.map((event) => texts.event(event, names) ?? ''),
      ...zones.flatMap(({ items }) => items.map(({ name }) => name)),
      // The prompt is public; the options are not.
      ...(question === undefined ? [] : [texts.question({ ...question, options: [] }, names)]),
      ...(asked?.options ?? []).map((option) => texts.option(option, asked!, names)),
    ].join('\n');
  }
}
