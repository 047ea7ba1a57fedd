/** The match at the moment that spectators with a delay are shown: it follows the real match, so that each entry is replayed once. */
import { type AnyParts, applyEntry, type Game, type Match, type MatchHeader, replay } from '@ludoteca/kernel';
import type { HistoryStep } from '@ludoteca/kit';
import { RefusedError } from '@ludoteca/wire';

export class DelayedMatch {
  private readonly game: Game<AnyParts>;
  private readonly header: MatchHeader;
  private match: Match<AnyParts> | undefined;

  constructor(game: Game<AnyParts>, header: MatchHeader) {
    this.game = game;
    this.header = header;
  }

  /** The number after which `advanceTo` needs the steps; -1: all. */
  numberBefore(until: number): number {
    const number = this.match?.number ?? -1;
    return number <= until ? number : -1;
  }

  /** The match with `until` entries. `steps`: those after `numberBefore(until)`, and perhaps others. */
  advanceTo(until: number, steps: readonly HistoryStep<AnyParts>[]): Match<AnyParts> {
    if (this.numberBefore(until) === -1) this.match = undefined;
    const match = this.match ?? this.start();
    for (const { number, entry } of steps) {
      if (entry === undefined || number <= match.number || number > until) continue;
      const applied = applyEntry(match, entry, number);
      if (!applied.ok) throw new RefusedError({ problem: 'other rules', facts: { entry: number } });
    }
    this.match = match;
    return match;
  }

  private start(): Match<AnyParts> {
    const started = replay(this.game, { ...this.header, entries: [] });
    if (!started.ok) throw new RefusedError({ problem: 'other rules', facts: { entry: 0 } });
    return started.value;
  }
}
