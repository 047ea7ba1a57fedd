import { dirname, join } from 'node:path';
import {
  makeArchive,
  type Match,
  recordMatch,
  type ArchiveMetadata,
  deepEqual,
  type AnyParts,
} from '@ludoteca/kernel';
import { ARCHIVE_ENDING } from '../archives.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { secretDisk } from '../files/disk.ts';
import { makeFolders } from '../files/folders.ts';
import { save } from '../files/save.ts';
import { messageOf, shownPath } from '../foreign.ts';
import type { Sitter } from '../sitter.ts';
import { BadName, goodName } from './names.ts';
import { peek } from './peek.ts';
import type { Slot } from './slot.ts';
import { finishedOf, Tallies } from './tallies.ts';

const words = {
  notKept: (path: string, why: string) => `the match cannot be kept in ${shownPath(path)}: ${why}`,
  elsewhere: (path: string) =>
    `the match cannot be kept in ${shownPath(path)}: another program has gone on with it`,
};

/** A match that was not kept: what the system said, or that another program keeps its own there. */
export class NotKept extends Complaint {
  readonly path: string;
  readonly system: string | undefined;

  constructor(path: string, system?: string) {
    super(system === undefined ? words.elsewhere(path) : words.notKept(path, system), EXIT.failed);
    this.path = path;
    this.system = system;
  }
}

/** Where the save of a name lies in a folder. */
const pathOf = (folder: string, name: string): string => join(folder, `${name}${ARCHIVE_ENDING}`);

/** A slot that is a file in the folder of its game. It holds the seed of a match: nobody else may read it. */
export class FileSlot implements Slot {
  readonly game: string;
  readonly name: string;
  readonly path: string;
  began: number | undefined = undefined;
  private readonly clock: () => Date;
  /** The digest of what lies there, as far as this program knows. */
  private latest: string | undefined = undefined;

  constructor(folder: string, game: string, name: string, clock: () => Date) {
    this.game = game;
    this.name = name;
    this.path = pathOf(folder, name);
    this.clock = clock;
  }

  async goOn({ began }: ArchiveMetadata): Promise<void> {
    this.began = began;
    const there = await peek(this.path);
    this.latest = there.ok ? there.value.digest : undefined;
  }

  async keep(match: Match<AnyParts>, sitters: readonly Sitter[]): Promise<void> {
    this.began ??= this.clock().getTime();
    const recording = recordMatch(match, { players: sitters.map(playerOf), began: this.began });
    const folder = dirname(this.path);
    await this.checkOwn();
    try {
      await makeFolders(folder, secretDisk);
      await save(this.path, makeArchive(recording), secretDisk);
    } catch (error) {
      throw new NotKept(this.path, messageOf(error));
    }
    this.latest = recording.digest;
    const finished = finishedOf({ ...recording, entries: recording.archive.entries.length }, this.clock());
    // The match is kept, and that is what was asked. One that could not be counted now is counted when somebody wants to see the sums.
    if (finished !== undefined) await new Tallies(folder).add([finished]).catch(() => undefined);
  }

  async copy(name: string, match: Match<AnyParts>, sitters: readonly Sitter[]): Promise<Slot> {
    const other = new FileSlot(dirname(this.path), this.game, goodName(name), this.clock);
    if (!(await this.mayReplace(other, match))) throw new BadName(name, 'taken');
    // The same match on the same occasion: it is not counted again.
    other.began = this.began;
    await other.keep(match, sitters);
    return other;
  }

  private async checkOwn(): Promise<void> {
    if (this.latest === undefined) return;
    const there = await peek(this.path);
    if (there.ok && there.value.digest !== this.latest) throw new NotKept(this.path);
  }

  /** An earlier copy of the same match gives way, and stays among the older versions; the slot itself and other matches do not. */
  private async mayReplace(other: FileSlot, match: Match<AnyParts>): Promise<boolean> {
    if (other.path.toLowerCase() === this.path.toLowerCase()) return false;
    if ((await secretDisk.look(other.path)) === undefined) return true;
    const there = await peek(other.path);
    const { entries: _, ...header } = match.archive();
    return there.ok && deepEqual(there.value.header, header);
  }
}

const LONGEST_NAME = 100;
const LONGEST_KIND = 40;

/** As an archive can say it: a file that nobody could read again would lose the match. */
const playerOf = ({ name, kind }: Sitter): Sitter => ({
  name: name.slice(0, LONGEST_NAME) || kind.slice(0, LONGEST_KIND),
  kind: kind.slice(0, LONGEST_KIND),
});
