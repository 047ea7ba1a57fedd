/** The results of the ladder as lines of JSON, so that a measurement that was stopped goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseJson, schema } from '@ludoteca/kernel';
import type { DealResult } from './ladder.ts';

const { integer, list, number, object, text } = schema;

const MAX_KEY = 200;
const MAX_TIMES = 100_000;
const MAX_DEAL = 1_000_000;

const journalLine = object({
  key: text(MAX_KEY, 1),
  deal: integer(0, MAX_DEAL),
  score: number(0, 2),
  times: list(number(0, Number.MAX_SAFE_INTEGER), MAX_TIMES),
  /** Seconds that the deal took. */
  seconds: number(0, Number.MAX_SAFE_INTEGER),
});

export interface JournalResult extends DealResult {
  readonly seconds: number;
}

export class LadderJournal {
  private readonly path: string;
  /** By key of the pairing, then by deal. */
  private readonly results = new Map<string, Map<number, JournalResult>>();

  /** A line that was cut off is ignored. */
  constructor(path: string) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const parsed = parseJson(journalLine, line);
      if (parsed !== undefined) this.of(parsed.key).set(parsed.deal, parsed);
    }
  }

  /** The results of a pairing by deal. */
  of(key: string): Map<number, JournalResult> {
    const known = this.results.get(key) ?? new Map<number, JournalResult>();
    this.results.set(key, known);
    return known;
  }

  add(key: string, deal: number, result: JournalResult): void {
    this.of(key).set(deal, result);
    // The line feed before it ends a line that was cut off.
    appendFileSync(this.path, `\n${JSON.stringify({ key, deal, ...result })}`);
  }
}
