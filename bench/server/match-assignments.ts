/** Records in which worker process each match was opened, so that tables of the same worker can be told from those of others. */
import type { ServeOptions } from '@ludoteca/server';

type StartWorker = NonNullable<ServeOptions['startWorker']>;

export interface MatchAssignment {
  readonly table: string;
  /** The number of the worker process, in the order of their starts. */
  readonly worker: number;
}

const OPEN_REQUEST = /\{"do":"open","table":"([^"]+)"/;
/** The start of a packet that has the operation and the table. */
const MAX_START = 200;

export function recordAssignments(start: StartWorker): {
  readonly startWorker: StartWorker;
  readonly assignments: readonly MatchAssignment[];
} {
  const assignments: MatchAssignment[] = [];
  let started = 0;
  const startWorker: StartWorker = (listener) => {
    const worker = started++;
    const running = start(listener);
    return {
      ...running,
      send: (packet) => {
        const table = OPEN_REQUEST.exec(packet.toString('latin1', 0, MAX_START))?.[1];
        if (table !== undefined) assignments.push({ table, worker });
        running.send(packet);
      },
    };
  };
  return { startWorker, assignments };
}
