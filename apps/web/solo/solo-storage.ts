/** The progress of solo modes in this browser: the latest save, the one before, and the match that is being played. */
import {
  type AnyParts,
  decodeUtf8,
  encodeUtf8,
  type Json,
  type Match,
  parseArchive,
  replay,
} from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  type LoadedSoloProgress,
  makeSoloSave,
  parseSoloSave,
  type SoloMatch,
  type SoloMode,
} from '@ludoteca/kit';
import { loadValue, saveValue } from '../state/local-storage.ts';

export class SoloStorage {
  private readonly entry: AnyCatalogueEntry;
  private readonly mode: SoloMode;

  constructor(entry: AnyCatalogueEntry, mode: SoloMode) {
    this.entry = entry;
    this.mode = mode;
  }

  load(): LoadedSoloProgress {
    const latest = loadValue(this.keyOf('save'));
    const read = this.parse(latest);
    if (read !== undefined) return { progress: read, state: 'good' };
    const backup = this.parse(loadValue(this.keyOf('backup')));
    if (backup !== undefined) return { progress: backup, state: 'restored' };
    return { progress: undefined, state: latest === null ? 'none' : 'lost' };
  }

  save(progress: Json): void {
    const latest = loadValue(this.keyOf('save'));
    if (this.parse(latest) !== undefined) saveValue(this.keyOf('backup'), latest);
    saveValue(this.keyOf('save'), makeSoloSave(this.entry.game.id, this.mode, progress));
  }

  /** The match as it was left; undefined if another one was played last. */
  loadMatch({ seed }: SoloMatch): Match<AnyParts> | undefined {
    const stored = loadValue(this.keyOf('match'));
    const parsed = typeof stored === 'string' ? parseArchive(encodeUtf8(stored)) : undefined;
    if (parsed?.ok !== true || parsed.value.archive.seed !== seed) return undefined;
    const replayed = replay(this.entry.game, parsed.value.archive);
    return replayed.ok ? replayed.value : undefined;
  }

  saveMatch(archive: Uint8Array): void {
    saveValue(this.keyOf('match'), decodeUtf8(archive));
  }

  private keyOf(part: string): string {
    return `solo ${this.entry.game.id} ${this.mode.id} ${part}`;
  }

  private parse(stored: unknown): Json | undefined {
    if (typeof stored !== 'string') return undefined;
    const read = parseSoloSave(this.entry.game.id, this.mode, encodeUtf8(stored));
    return read.ok ? read.value : undefined;
  }
}
