/** The files of a match: its archive, a save in the original format of its game, and a snapshot for opening it faster. */
import type { AnyParts, Game } from '@ludoteca/kernel';
import { RefusedError } from '@ludoteca/wire';
import type { ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/storage.ts';
import type { MatchExecution } from './match-execution.ts';
import { createUnfinishedArchive, hasRules } from './match-header.ts';
import type { MatchFile } from './match-listener.ts';
import { onlyPart } from './worker-replies.ts';

/** The match that is saved. */
export interface SavedMatch {
  row(): TableRow;
  isOver(): boolean;
  /** Runs an operation after all earlier ones. */
  enqueue<R>(operation: () => Promise<R>): Promise<R>;
}

export class MatchFiles {
  private readonly context: ServerContext;
  private readonly game: Game<AnyParts>;
  private readonly execution: MatchExecution;
  private readonly match: SavedMatch;

  constructor(context: ServerContext, game: Game<AnyParts>, execution: MatchExecution, match: SavedMatch) {
    this.context = context;
    this.game = game;
    this.execution = execution;
    this.match = match;
  }

  /** A save of the match; undefined if the game cannot be saved at this moment. */
  createSave(): Promise<MatchFile | undefined> {
    return this.match.enqueue(async () => {
      const saved = await this.execution.execute('save', { now: this.context.clock() });
      const { name } = saved.result;
      return name === undefined ? undefined : { name, bytes: onlyPart(saved) };
    });
  }

  /** The archive of the match once it is over; before that it is secret. */
  createArchive(): Promise<Buffer> {
    return this.match.enqueue(async () => {
      const row = this.match.row();
      const { storage } = this.context;
      if (!hasRules(this.game, row) && row.state === 'over')
        return createUnfinishedArchive(this.game, row, await storage.readEntries(row.id));
      await this.execution.ensureOpen();
      if (!this.match.isOver()) throw new RefusedError({ problem: 'not over yet' });
      const stored = await storage.readEntries(row.id);
      return onlyPart(await this.execution.execute('archive', { stored }));
    });
  }

  /** Stores a snapshot if the match is in memory. Failures are logged: snapshots only make opening faster. */
  saveSnapshot(): Promise<void> {
    const { workers, storage, log } = this.context;
    const { id } = this.match.row();
    return this.match
      .enqueue(async () => {
        if (workers.isOpen(id))
          await storage.saveSnapshot(id, (await this.execution.execute('snapshot', {})).result);
      })
      .catch((error: unknown) => log(`no snapshot of table ${id}`, error, { table: id }));
  }
}
