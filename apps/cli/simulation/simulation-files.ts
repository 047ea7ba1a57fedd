/** The files of a whole simulation: a collection of archives and a file of decisions, in the order of the games. */
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CollectionWriter } from '../files/archive-collection.ts';
import { disk } from '../files/disk.ts';
import type { CollectedBatch } from './batch-collector.ts';

interface DecisionFile {
  readonly path: string;
  readonly temporary: string;
  readonly handle: FileHandle;
}

export class SimulationFiles {
  private readonly archives: CollectionWriter | undefined;
  private readonly decisions: DecisionFile | undefined;
  /** Batches that came before those in front of them, by their first game. */
  private readonly early = new Map<number, { readonly to: number; readonly batch: CollectedBatch }>();
  private next: number;
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    first: number,
    archives: CollectionWriter | undefined,
    decisions: DecisionFile | undefined,
  ) {
    this.next = first;
    this.archives = archives;
    this.decisions = decisions;
  }

  static async create(
    first: number,
    archivePath: string | undefined,
    decisionPath: string | undefined,
  ): Promise<SimulationFiles> {
    const archives =
      archivePath === undefined ? undefined : await CollectionWriter.create(resolve(archivePath));
    try {
      return new SimulationFiles(first, archives, await createDecisionFile(decisionPath));
    } catch (error) {
      await archives?.abandon();
      throw error;
    }
  }

  /** Writes a batch when all before it are written. Resolves when the disk has taken what is due. */
  add(from: number, to: number, batch: CollectedBatch): Promise<void> {
    this.early.set(from, { to, batch });
    this.writing = this.writing.then(() => this.writeDue());
    return this.writing;
  }

  /** Replaces the files of an earlier simulation. */
  async finish(): Promise<void> {
    await this.writing;
    await this.archives?.finish();
    if (this.decisions === undefined) return;
    const { path, temporary, handle } = this.decisions;
    await handle.sync();
    await handle.close();
    await rename(temporary, path);
    await disk.syncFolder(dirname(path));
  }

  /** Removes what was written. */
  async abandon(): Promise<void> {
    await this.writing.catch(() => undefined);
    await this.archives?.abandon();
    if (this.decisions === undefined) return;
    await this.decisions.handle.close().catch(() => undefined);
    await rm(this.decisions.temporary, { force: true });
  }

  private async writeDue(): Promise<void> {
    for (let due = this.early.get(this.next); due !== undefined; due = this.early.get(this.next)) {
      this.early.delete(this.next);
      this.next = due.to;
      await this.archives?.append(due.batch.archives, due.batch.index);
      await this.decisions?.handle.writeFile(due.batch.decisions);
    }
  }
}

async function createDecisionFile(path: string | undefined): Promise<DecisionFile | undefined> {
  if (path === undefined) return undefined;
  const whole = resolve(path);
  const temporary = `${whole}.${process.pid}.tmp`;
  return { path: whole, temporary, handle: await open(temporary, 'wx') };
}
