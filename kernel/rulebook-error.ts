/** The error thrown when a rulebook contradicts itself; its message contains the top of the agenda. */
export class RulebookError extends Error {
  constructor(what: string, agenda: readonly { readonly do: string }[], cause?: unknown) {
    const due = agenda
      .slice(-5)
      .map((frame) => JSON.stringify(frame))
      .toReversed();
    const more = agenda.length > due.length ? [`and ${agenda.length - due.length} more`] : [];
    super(`${what}; due: ${[...due, ...more].join(', ') || 'nothing'}`, { cause });
    this.name = 'RulebookError';
  }
}

export function toRulebookError(error: unknown, agenda: readonly { readonly do: string }[]): RulebookError {
  if (error instanceof RulebookError) return error;
  return new RulebookError(error instanceof Error ? error.message : String(error), agenda, error);
}
