/** Keeps a game's original files up to date during a match. */
import { createHash } from 'node:crypto';
import type { Match, AnyParts } from '@ludoteca/kernel';
import {
  type OriginalFiles,
  type FileWriter,
  type Language,
  takeHostSnapshot,
  type SaveContext,
} from '@ludoteca/kit';
import { join } from 'node:path';
import type { GameFolder } from '../files/game-folder.ts';
import { messageOf } from '../terminal/sanitize.ts';
import { baseNameOf } from '../saves/save-name.ts';
import type { LocalSession } from './local-session.ts';

/** Failures never stop the match; they are reported once. */
export class OriginalFilesWriter {
  private readonly files: OriginalFiles<AnyParts>;
  private readonly folder: GameFolder;
  private readonly context: SaveContext;
  private readonly writer: FileWriter<AnyParts>;
  private match: Match<AnyParts>;
  private failure: string | undefined;
  private isReported = false;

  constructor(files: OriginalFiles<AnyParts>, folder: GameFolder, session: LocalSession, language: Language) {
    this.files = files;
    this.folder = folder;
    this.context = createSaveContext(session, language);
    this.match = session.match;
    this.writer = files.openWriter(folder, this.context);
  }

  get extension(): string {
    return this.files.extension;
  }

  /** Whether saves are written on request. */
  get hasManualSaves(): boolean {
    return this.files.manualSavePath !== undefined;
  }

  async update(match: Match<AnyParts>, events: readonly AnyParts['event'][]): Promise<void> {
    this.match = match;
    await this.try(() => this.writer.update(events, takeHostSnapshot(match)));
  }

  async rewind(match: Match<AnyParts>): Promise<void> {
    this.match = match;
    await this.try(() => this.writer.rewind(takeHostSnapshot(match)));
  }

  /** Undefined if the game cannot be saved at this moment, or has no saves on request. */
  async createSave(): Promise<Uint8Array | undefined> {
    if (!this.hasManualSaves) return undefined;
    return this.try(async () => this.files.save(takeHostSnapshot(this.match), this.context));
  }

  /** Returns the path; rejects if it cannot be written. */
  async writeSave(bytes: Uint8Array): Promise<string> {
    const name = this.files.manualSavePath?.(this.context) ?? this.files.savePath(this.context.name);
    await this.folder.write(name, bytes);
    return join(this.folder.path, name);
  }

  /** The first failure, once. */
  takeFailure(): string | undefined {
    if (this.failure === undefined || this.isReported) return undefined;
    this.isReported = true;
    return this.failure;
  }

  private async try<V>(action: () => Promise<V>): Promise<V | undefined> {
    try {
      return await action();
    } catch (error) {
      this.failure ??= messageOf(error);
      return undefined;
    }
  }
}

/** The id stays the same when the match is resumed. */
const createSaveContext = ({ match, players, slot }: LocalSession, language: Language): SaveContext => ({
  names: players.map(({ name }) => name),
  kinds: players.map(({ kind }) => kind),
  id: createHash('sha256')
    .update(`${match.archive().seed} ${slot.began ?? ''}`)
    .digest('hex')
    .slice(0, 12),
  language,
  name: baseNameOf(slot.name),
  now: () => new Date().toISOString(),
});
