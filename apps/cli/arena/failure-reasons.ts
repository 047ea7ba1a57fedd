/** Classifies failures of programs for tables. */
import type { BotFailure } from '@ludoteca/kit';

/** What programs write when memory runs out. */
const OUT_OF_MEMORY = /MemoryError|out of memory|bad_alloc|Cannot allocate memory|OutOfMemory/i;

export type FailureReason = BotFailure['why'] | 'signal' | 'memory';

/** Distinguishes crashes and lack of memory among the programs that ended. */
export function classifyFailure(note: BotFailure): FailureReason {
  if (note.why !== 'ended') return note.why;
  if (OUT_OF_MEMORY.test(note.stderr ?? '')) return 'memory';
  return note.signal === null ? 'ended' : 'signal';
}
