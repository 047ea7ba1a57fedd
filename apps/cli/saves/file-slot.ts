/** A save slot that is a file in the folder of its game. */
import { dirname, join } from 'node:path';
import {
  makeArchive,
  type Match,
  MatchRecorder,
  type ArchiveMetadata,
  deepEqual,
  type AnyParts,
} from '@ludoteca/kernel';
import { EXIT_CODES, inLanguages } from '@ludoteca/kit';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { CliError } from '../args/cli-error.ts';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf, formatPath } from '../terminal/sanitize.ts';
import type { SeatedPlayer } from '../session/seated-player.ts';
import { InvalidNameError, validateName } from './save-name.ts';
import { readArchiveSummary } from './archive-summary.ts';
import type { SaveSlot } from './save-slot.ts';
import { removeSlotFiles } from './slot-files.ts';
import { toFinishedMatch, FinishedMatchesFile } from './finished-matches.ts';

const messages = {
  notKept: (path: string, why: string) =>
    inLanguages(
      `la partita non si può salvare in ${formatPath(path)}: ${why}; --dir DIR indica un’altra cartella`,
      `the match cannot be kept in ${formatPath(path)}: ${why}; --dir DIR names another folder`,
      `a partida não pode ser salva em ${formatPath(path)}: ${why}; --dir DIR indica outra pasta`,
    ),
  elsewhere: (path: string) =>
    inLanguages(
      `la partita non si può salvare in ${formatPath(path)}: un altro programma l’ha continuata`,
      `the match cannot be kept in ${formatPath(path)}: another program has gone on with it`,
      `a partida não pode ser salva em ${formatPath(path)}: outro programa a continuou`,
    ),
};

/** The match was not saved: the system refused, or another program has continued it. */
export class SaveError extends CliError {
  readonly path: string;
  readonly systemMessage: string | undefined;

  constructor(path: string, system?: string) {
    super(
      system === undefined ? messages.elsewhere(path) : messages.notKept(path, system),
      EXIT_CODES.failed,
    );
    this.path = path;
    this.systemMessage = system;
  }
}

const slotPath = (folder: string, name: string): string => join(folder, `${name}${ARCHIVE_EXTENSION}`);

/** The file contains the seed of the match and is readable by its owner only. */
export class FileSlot implements SaveSlot {
  readonly game: string;
  readonly name: string;
  readonly path: string;
  began: number | undefined = undefined;
  private readonly clock: () => Date;
  /** The digest of the file's content as far as this program knows. */
  private knownDigest: string | undefined = undefined;
  private recorder = new MatchRecorder();

  constructor(folder: string, game: string, name: string, clock: () => Date) {
    this.game = game;
    this.name = name;
    this.path = slotPath(folder, name);
    this.clock = clock;
  }

  async adopt(number: number, past: ArchiveMetadata): Promise<void> {
    this.began = past.began;
    this.recorder = new MatchRecorder(number, past);
    const existing = await readArchiveSummary(this.path);
    this.knownDigest = existing.ok ? existing.value.digest : undefined;
  }

  note(match: Match<AnyParts>): void {
    this.recorder.note(match, this.clock().getTime());
  }

  async save(match: Match<AnyParts>, players: readonly SeatedPlayer[]): Promise<void> {
    this.began ??= this.clock().getTime();
    this.note(match);
    const recording = this.recorder.record(match, {
      players: players.map(truncatePlayer),
      began: this.began,
    });
    const folder = dirname(this.path);
    await this.checkUnchanged();
    try {
      await makeDurableFolder(folder, privateDisk);
      await saveAtomically(this.path, makeArchive(recording), privateDisk);
    } catch (error) {
      throw new SaveError(this.path, messageOf(error));
    }
    this.knownDigest = recording.digest;
    const finished = toFinishedMatch(
      { ...recording, entries: recording.archive.entries.length },
      this.clock(),
    );
    // A failure to count the finished match is ignored: it is counted when the statistics are shown.
    if (finished !== undefined) await new FinishedMatchesFile(folder).add([finished]).catch(() => undefined);
  }

  async discard(): Promise<void> {
    await this.checkUnchanged();
    await removeSlotFiles(this.path);
    this.began = undefined;
  }

  async copy(name: string, match: Match<AnyParts>, players: readonly SeatedPlayer[]): Promise<SaveSlot> {
    const other = new FileSlot(dirname(this.path), this.game, validateName(name), this.clock);
    if (!(await this.mayReplace(other, match))) throw new InvalidNameError(name, 'taken');
    // The copy counts as the same match in the statistics.
    other.began = this.began;
    this.note(match);
    other.recorder = new MatchRecorder(match.number, this.recorder.metadata);
    await other.save(match, players);
    return other;
  }

  private async checkUnchanged(): Promise<void> {
    if (this.knownDigest === undefined) return;
    const existing = await readArchiveSummary(this.path);
    if (existing.ok && existing.value.digest !== this.knownDigest) throw new SaveError(this.path);
  }

  /** An earlier copy of the same match may be replaced; the slot itself and other matches may not. */
  private async mayReplace(other: FileSlot, match: Match<AnyParts>): Promise<boolean> {
    if (other.path.toLowerCase() === this.path.toLowerCase()) return false;
    if ((await privateDisk.stat(other.path)) === undefined) return true;
    const existing = await readArchiveSummary(other.path);
    const { entries: _, ...header } = match.archive();
    return existing.ok && deepEqual(existing.value.header, header);
  }
}

const MAX_NAME_LENGTH = 100;
const MAX_KIND_LENGTH = 40;

/** Truncated to the limits of the archive format; a longer name would make the file unreadable. */
const truncatePlayer = ({ name, kind }: SeatedPlayer): SeatedPlayer => ({
  name: name.slice(0, MAX_NAME_LENGTH) || kind.slice(0, MAX_KIND_LENGTH),
  kind: kind.slice(0, MAX_KIND_LENGTH),
});
