/** The hint for the open question of a match, which is computed once per question. */
import type { AnyParts, Match, Seat } from '@ludoteca/kernel';
import type { AnyCatalogueEntry, Hint } from '@ludoteca/kit';
import { createHint, createQuickHint } from './create-hint.ts';

export class QuestionHint {
  private readonly entry: AnyCatalogueEntry;
  private readonly onError: (error: unknown) => void;
  /** The latest hint, and the match at the moment of its question. */
  private latest: { readonly match: Match<AnyParts>; readonly hint: Hint<AnyParts> | undefined } | undefined;

  constructor(entry: AnyCatalogueEntry, onError: (error: unknown) => void) {
    this.entry = entry;
    this.onError = onError;
  }

  /** Undefined if none can be computed. */
  find(match: Match<AnyParts>, seat: Seat, isQuick: boolean): Hint<AnyParts> | undefined {
    if (this.latest?.match !== match) this.latest = { match, hint: this.create(match, seat, isQuick) };
    return this.latest.hint;
  }

  private create(match: Match<AnyParts>, seat: Seat, isQuick: boolean): Hint<AnyParts> | undefined {
    try {
      const create = isQuick ? createQuickHint : createHint;
      return create(this.entry, match.perspective(seat));
    } catch (error) {
      this.onError(error);
      return undefined;
    }
  }
}
