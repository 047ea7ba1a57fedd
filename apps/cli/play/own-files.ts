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
import { messageOf } from '../foreign.ts';
import { saveNameOf } from '../saves/names.ts';
import type { Sitting } from './sitting.ts';

/** The files of the world that a game comes from, while one match of it is played here. What fails there never stops the match. */
export class OwnFiles {
  private readonly files: OriginalFiles<AnyParts>;
  private readonly folder: GameFolder;
  private readonly sat: SaveContext;
  private readonly keeping: FileWriter<AnyParts>;
  private match: Match<AnyParts>;
  private failure: string | undefined;
  private told = false;

  constructor(files: OriginalFiles<AnyParts>, folder: GameFolder, sitting: Sitting, language: Language) {
    this.files = files;
    this.folder = folder;
    this.sat = satAt(sitting, language);
    this.match = sitting.match;
    this.keeping = files.openWriter(folder, this.sat);
  }

  /** How the names of saves end. */
  get ending(): string {
    return this.files.extension;
  }

  /** Whether saves are for people to ask for. */
  get areAsked(): boolean {
    return this.files.manualSavePath !== undefined;
  }

  /** The match has come so far. */
  async follow(match: Match<AnyParts>, events: readonly AnyParts['event'][]): Promise<void> {
    this.match = match;
    await this.try(() => this.keeping.update(events, takeHostSnapshot(match)));
  }

  async wentBack(match: Match<AnyParts>): Promise<void> {
    this.match = match;
    await this.try(() => this.keeping.rewind(takeHostSnapshot(match)));
  }

  /** The match as a save that a person may ask for; undefined at moments when that world has none. */
  async save(): Promise<Uint8Array | undefined> {
    if (!this.areAsked) return undefined;
    return this.try(async () => this.files.save(takeHostSnapshot(this.match), this.sat));
  }

  /** Puts a save where it belongs: its path. What cannot be done rejects. */
  async write(bytes: Uint8Array): Promise<string> {
    const name = this.files.manualSavePath?.(this.sat) ?? this.files.savePath(this.sat.name);
    await this.folder.write(name, bytes);
    return join(this.folder.path, name);
  }

  /** What has failed, to be said once however often it does. */
  takeFailure(): string | undefined {
    if (this.failure === undefined || this.told) return undefined;
    this.told = true;
    return this.failure;
  }

  private async try<V>(deed: () => Promise<V>): Promise<V | undefined> {
    try {
      return await deed();
    } catch (error) {
      this.failure ??= messageOf(error);
      return undefined;
    }
  }
}

/** Who sits there: the match is the same however often it is taken up, and another whenever it is begun. */
const satAt = ({ match, sitters, slot }: Sitting, language: Language): SaveContext => ({
  names: sitters.map(({ name }) => name),
  kinds: sitters.map(({ kind }) => kind),
  id: createHash('sha256')
    .update(`${match.archive().seed} ${slot.began ?? ''}`)
    .digest('hex')
    .slice(0, 12),
  language,
  name: saveNameOf(slot.name),
  now: () => new Date().toISOString(),
});
