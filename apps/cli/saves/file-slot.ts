import { dirname, join } from 'node:path';
import {
  makeArchive,
  type Match,
  recordMatch,
  type ArchiveMetadata,
  deepEqual,
  type AnyParts,
} from '@ludoteca/kernel';
import { ARCHIVE_EXTENSION } from '../files/archive-file.ts';
import { CliError, EXIT } from '../args/cli-error.ts';
import { privateDisk } from '../files/disk.ts';
import { makeDurableFolder } from '../files/folders.ts';
import { saveAtomically } from '../files/atomic-save.ts';
import { messageOf, formatPath } from '../terminal/sanitize.ts';
import type { SeatedPlayer } from '../session/seated-player.ts';
import { InvalidNameError, validateName } from './save-name.ts';
import { readArchiveSummary } from './archive-summary.ts';
import type { SaveSlot } from './save-slot.ts';
import { toFinishedMatch, FinishedMatches } from './finished-matches.ts';

const messages = {
  notKept: (path: string, why: string) => `the match cannot be kept in ${formatPath(path)}: ${why}`,
  elsewhere: (path: string) =>
    `the match cannot be kept in ${formatPath(path)}: another program has gone on with it`,
};

/** A match that was not kept: what the system said, or that another program keeps its own there. */
export class SaveError extends CliError {
  readonly path: string;
  readonly systemMessage: string | undefined;

  constructor(path: string, system?: string) {
    super(system === undefined ? messages.elsewhere(path) : messages.notKept(path, system), EXIT.failed);
    this.path = path;
    this.systemMessage = system;
  }
}

/** Where the save of a name lies in a folder. */
const slotPath = (folder: string, name: string): string => join(folder, `${name}${ARCHIVE_EXTENSION}`);

/** A slot that is a file in the folder of its game. It holds the seed of a match: nobody else may read it. */
export class FileSlot implements SaveSlot {
  readonly game: string;
  readonly name: string;
  readonly path: string;
  began: number | undefined = undefined;
  private readonly clock: () => Date;
  /** The digest of what lies there, as far as this program knows. */
  private knownDigest: string | undefined = undefined;

  constructor(folder: string, game: string, name: string, clock: () => Date) {
    this.game = game;
    this.name = name;
    this.path = slotPath(folder, name);
    this.clock = clock;
  }

  async adopt({ began }: ArchiveMetadata): Promise<void> {
    this.began = began;
    const there = await readArchiveSummary(this.path);
    this.knownDigest = there.ok ? there.value.digest : undefined;
  }

  async save(match: Match<AnyParts>, players: readonly SeatedPlayer[]): Promise<void> {
    this.began ??= this.clock().getTime();
    const recording = recordMatch(match, { players: players.map(truncatePlayer), began: this.began });
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
    // The match is kept, and that is what was asked. One that could not be counted now is counted when somebody wants to see the sums.
    if (finished !== undefined) await new FinishedMatches(folder).add([finished]).catch(() => undefined);
  }

  async copy(name: string, match: Match<AnyParts>, players: readonly SeatedPlayer[]): Promise<SaveSlot> {
    const other = new FileSlot(dirname(this.path), this.game, validateName(name), this.clock);
    if (!(await this.mayReplace(other, match))) throw new InvalidNameError(name, 'taken');
    // The same match on the same occasion: it is not counted again.
    other.began = this.began;
    await other.save(match, players);
    return other;
  }

  private async checkUnchanged(): Promise<void> {
    if (this.knownDigest === undefined) return;
    const there = await readArchiveSummary(this.path);
    if (there.ok && there.value.digest !== this.knownDigest) throw new SaveError(this.path);
  }

  /** An earlier copy of the same match gives way, and stays among the older versions; the slot itself and other matches do not. */
  private async mayReplace(other: FileSlot, match: Match<AnyParts>): Promise<boolean> {
    if (other.path.toLowerCase() === this.path.toLowerCase()) return false;
    if ((await privateDisk.stat(other.path)) === undefined) return true;
    const there = await readArchiveSummary(other.path);
    const { entries: _, ...header } = match.archive();
    return there.ok && deepEqual(there.value.header, header);
  }
}

const MAX_NAME_LENGTH = 100;
const MAX_KIND_LENGTH = 40;

/** As an archive can say it: a file that nobody could read again would lose the match. */
const truncatePlayer = ({ name, kind }: SeatedPlayer): SeatedPlayer => ({
  name: name.slice(0, MAX_NAME_LENGTH) || kind.slice(0, MAX_KIND_LENGTH),
  kind: kind.slice(0, MAX_KIND_LENGTH),
});
