/** Stores the progress of solo modes, with older versions, and the archives of their matches. */
import { join } from 'node:path';
import { encodeUtf8, type Json } from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  type LoadedSoloProgress,
  makeSoloSave,
  parseSoloSave,
  type SoloMode,
} from '@ludoteca/kit';
import { saveAtomically } from '../files/atomic-save.ts';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { loadFile } from '../files/read-file.ts';
import { SaveStore } from './save-store.ts';

export class SoloStore {
  readonly matches: SaveStore;
  private readonly folder: string;

  constructor(folder: string, entries: readonly AnyCatalogueEntry[]) {
    this.folder = join(folder, 'solo');
    this.matches = new SaveStore(this.folder, entries);
  }

  async load(game: string, mode: SoloMode): Promise<LoadedSoloProgress> {
    const parse = (bytes: Uint8Array) => parseSoloSave(game, mode, bytes);
    const path = this.pathOf(game, mode);
    const loaded = await loadFile(path, parse);
    if (loaded.ok) return { progress: loaded.value, state: 'good' };
    const { problem, older } = loaded.problem;
    const isMissing = typeof problem === 'object' && problem.readProblem.what === 'missing';
    const restored = older === undefined ? undefined : await loadFile(older, parse);
    if (restored?.ok === true) return { progress: restored.value, state: 'restored' };
    return { progress: undefined, state: isMissing ? 'none' : 'lost' };
  }

  /** Durable when it resolves. */
  async save(game: string, mode: SoloMode, progress: Json): Promise<void> {
    await makeDurableFolder(this.folder, privateDisk);
    await saveAtomically(
      this.pathOf(game, mode),
      encodeUtf8(makeSoloSave(game, mode, progress)),
      privateDisk,
    );
  }

  private pathOf(game: string, mode: SoloMode): string {
    return join(this.folder, `${game}-${mode.id}.json`);
  }
}
