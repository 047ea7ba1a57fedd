/** A broken rulebook: not an illegal answer, which is a value, but a rule that failed. The message tells what was due. */
export class RulebookError extends Error {
  constructor(what: string, agenda: readonly { readonly do: string }[], cause?: unknown) {
    const due = agenda
      .slice(-5)
      .map((frame) => JSON.stringify(frame))
      .toReversed();
    const more = agenda.length > due.length ? [`and ${agenda.length - due.length} more`] : [];
    super(`${what}; due: ${[...due, ...more].join(', ') || 'nothing'}`, { cause });
    this.name = 'Fault';
  }
}

export function toRulebookError(error: unknown, agenda: readonly { readonly do: string }[]): RulebookError {
  if (error instanceof RulebookError) return error;
  return new RulebookError(error instanceof Error ? error.message : String(error), agenda, error);
}
