import { createHash } from 'node:crypto';
import type { Match, SomeParts } from '@ludoteca/kernel';
import { type Files, type Keeping, type Language, momentOf, type Sat } from '@ludoteca/kit';
import { join } from 'node:path';
import type { GameFolder } from '../files/game-folder.ts';
import { messageOf } from '../foreign.ts';
import { saveNameOf } from '../saves/names.ts';
import type { Sitting } from './sitting.ts';

/** The files of the world that a game comes from, while one match of it is played here. What fails there never stops the match. */
export class OwnFiles {
  private readonly files: Files<SomeParts>;
  private readonly folder: GameFolder;
  private readonly sat: Sat;
  private readonly keeping: Keeping<SomeParts>;
  private match: Match<SomeParts>;
  private failure: string | undefined;
  private told = false;

  constructor(files: Files<SomeParts>, folder: GameFolder, sitting: Sitting, language: Language) {
    this.files = files;
    this.folder = folder;
    this.sat = satAt(sitting, language);
    this.match = sitting.match;
    this.keeping = files.keep(folder, this.sat);
  }

  /** How the names of saves end. */
  get ending(): string {
    return this.files.ending;
  }

  /** Whether saves are for people to ask for. */
  get areAsked(): boolean {
    return this.files.asked !== undefined;
  }

  /** The match has come so far. */
  async follow(match: Match<SomeParts>, events: readonly SomeParts['event'][]): Promise<void> {
    this.match = match;
    await this.try(() => this.keeping.follow(events, momentOf(match)));
  }

  async wentBack(match: Match<SomeParts>): Promise<void> {
    this.match = match;
    await this.try(() => this.keeping.wentBack(momentOf(match)));
  }

  /** The match as a save that a person may ask for; undefined at moments when that world has none. */
  async save(): Promise<Uint8Array | undefined> {
    if (!this.areAsked) return undefined;
    return this.try(async () => this.files.save(momentOf(this.match), this.sat));
  }

  /** Puts a save where it belongs: its path. What cannot be done rejects. */
  async write(bytes: Uint8Array): Promise<string> {
    const name = this.files.asked?.(this.sat) ?? this.files.called(this.sat.name);
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
const satAt = ({ match, sitters, slot }: Sitting, language: Language): Sat => ({
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
