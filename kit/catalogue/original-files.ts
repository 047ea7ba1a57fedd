/** The files of the world that a game comes from: its saves, its log, its statistics. Games know what stands in them, apps where they lie. */
import type { Json, Match, Outcome, Parts, Reason, Result, DeepReadonly } from '@ludoteca/kernel';
import type { TextRow } from './catalogue-entry.ts';
import type { Language, PlayerNames } from '../text/game-texts.ts';

/** Where the files lie, by names relative to it: `log.txt`, `saves/ada.sav`. What cannot be done rejects. */
export interface FileFolder {
  /** Undefined: there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Crash-safe; makes the folders it needs. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  append(name: string, text: string): Promise<void>;
  /** The names of the files in a folder of it, sorted; none where there is no such folder. */
  list(inside?: string): Promise<readonly string[]>;
}

/** A match as a save of that world holds it. */
export interface OpenedSave {
  /** For `start`. */
  readonly from: Json;
  readonly settings: { readonly [key: string]: Json };
  /** By seat: as many as there are seats. */
  readonly names: PlayerNames;
  /** By seat, where the files say it: `person`, or the name of a computer player. */
  readonly kinds?: readonly string[];
  /** What was odd and how it was mended, in the words of the game's texts. */
  readonly warnings: readonly Reason[];
}

/** What is to be known of a match whose files are kept. */
export interface SaveContext {
  readonly names: PlayerNames;
  /** By seat: `person`, or the name of a computer player. */
  readonly kinds: readonly string[];
  /** Tells matches apart: the same whenever the match is taken up again. */
  readonly id: string;
  readonly language: Language;
  /** The name it is saved under, where people name saves. */
  readonly name: string;
  /** The moment, as ISO 8601 says it. */
  now(): string;
}

/** A match at one moment, as its host sees it: never for players. */
export interface HostSnapshot<P extends Parts> {
  readonly state: DeepReadonly<P['state']>;
  readonly agenda: readonly P['frame'][];
  readonly settings: P['settings'];
  readonly outcome: Outcome | undefined;
}

/** The match as it is now. */
export function takeHostSnapshot<P extends Parts>(match: Match<P>): HostSnapshot<P> {
  const { state, agenda, outcome } = match.position();
  // What the game took at the start, which its own check had made of whatever was given.
  return { state: state as DeepReadonly<P['state']>, agenda, settings: match.archive().settings, outcome };
}

/** Keeps the files of one match while it is played. Hosts go on without it when it fails, and say so once. */
export interface FileWriter<P extends Parts> {
  /** Called at the start, with what the opening told unless the match was taken up again; then after every entry. */
  update(events: readonly P['event'][], moment: HostSnapshot<P>): Promise<void>;
  /** A decision was taken back; this is the match now. */
  rewind(moment: HostSnapshot<P>): Promise<void>;
}

/** A save that can be opened, and a line that tells it apart. */
export interface SaveListing {
  readonly path: string;
  readonly label: string;
}

export interface OriginalFiles<P extends Parts> {
  /** How the names of its saves end: `.rsk`. */
  readonly extension: string;
  /** A folder that holds one of these is the game's own. */
  readonly markerFiles: readonly string[];
  /** People give the save of each match a name (`Sat.name`); absent: there is but one, or they do not care. */
  readonly hasNamedSaves?: true;
  /** Reads a save, hostile or not. What is wrong with it is said with where it lies (`facts.offset`). */
  open(bytes: Uint8Array): Result<OpenedSave, readonly Reason[]>;
  /** The match as a save, at the moments when that world saves; undefined at any other. */
  save(moment: HostSnapshot<P>, sat: SaveContext): Uint8Array | undefined;
  /** Where a save that a person asks for goes; absent where that world saves by itself. Such saves are offered at every moment that has one. */
  readonly manualSavePath?: (sat: SaveContext) => string;
  /** The saves in the folder, the likeliest first. */
  listSaves(folder: FileFolder, language: Language): Promise<readonly SaveListing[]>;
  /** What the folder knows besides about a save that was opened from it. */
  addSidecar?(folder: FileFolder, path: string, opened: OpenedSave): Promise<OpenedSave>;
  /** The path of the save that people call so, whether or not there is one. */
  savePath(name: string): string;
  /** What is shown before a match: statistics. */
  renderStatistics(folder: FileFolder, language: Language): Promise<readonly TextRow[]>;
  openWriter(folder: FileFolder, sat: SaveContext): FileWriter<P>;
}
