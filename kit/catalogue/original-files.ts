/** Saves, logs and statistics in the formats of the program a game comes from. Games know the formats, apps the folders. */
import type { Json, Match, Outcome, Parts, Reason, Result, DeepReadonly } from '@ludoteca/kernel';
import type { TextRow } from '../terminal/text-row.ts';
import type { ByLanguage, Language, PlayerNames } from '../text/game-texts.ts';

/** The name of the page that inspects and repairs saves. */
export const SAVES_NAME: ByLanguage<string> = {
  it: 'Controlla un salvataggio',
  en: 'Check a save',
  pt: 'Conferir um jogo salvo',
};

/** A folder of files with relative names such as `saves/ada.sav`. Operations that fail reject. */
export interface FileFolder {
  /** Resolves to undefined if the file does not exist. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Writes crash-safely and creates missing folders. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  append(name: string, text: string): Promise<void>;
  /** Lists the files of a subfolder, sorted; empty if the subfolder does not exist. */
  list(inside?: string): Promise<readonly string[]>;
}

/** A match read from a save. */
export interface OpenedSave {
  /** The start position for `startMatch`. */
  readonly from: Json;
  readonly settings: { readonly [key: string]: Json };
  /** One name per seat. */
  readonly names: PlayerNames;
  /** By seat, if the files say it: `person` or the name of a computer player. */
  readonly kinds?: readonly string[];
  /** Repaired defects of the save, as reasons of the game's texts. */
  readonly warnings: readonly Reason[];
}

/** Facts about a match that its files contain besides the state. */
export interface SaveContext {
  readonly names: PlayerNames;
  /** By seat: `person` or the name of a computer player. */
  readonly kinds: readonly string[];
  /** Identifies the match, also after it is resumed. */
  readonly id: string;
  readonly language: Language;
  /** The name of the save, if people name saves. */
  readonly name: string;
  /** Returns the current time in ISO 8601. */
  now(): string;
}

/** The full state of a match for its host, never for players. */
export interface HostSnapshot<P extends Parts> {
  readonly state: DeepReadonly<P['state']>;
  readonly agenda: readonly P['frame'][];
  readonly settings: P['settings'];
  readonly outcome: Outcome | undefined;
}

/** Takes a snapshot of a match. */
export function takeHostSnapshot<P extends Parts>(match: Match<P>): HostSnapshot<P> {
  const { state, agenda, outcome } = match.position();
  return { state: state as DeepReadonly<P['state']>, agenda, settings: match.header.settings, outcome };
}

/** Updates the files of one match while it is played. If it fails, the host reports it once and continues without it. */
export interface FileWriter<P extends Parts> {
  /** Called at the start, with the opening events unless the match is resumed, and after every entry. */
  update(events: readonly P['event'][], snapshot: HostSnapshot<P>): Promise<void>;
  /** Called after an undo with the resulting match. */
  rewind(snapshot: HostSnapshot<P>): Promise<void>;
}

/** A save in a folder, with a line that describes it. */
export interface SaveListing {
  readonly path: string;
  readonly label: string;
}

export interface OriginalFiles<P extends Parts> {
  /** File extension of saves: `.rsk`. */
  readonly extension: string;
  /** File names that identify a folder of this game. */
  readonly markerFiles: readonly string[];
  /** Whether people name the save of each match (`SaveContext.name`). */
  readonly hasNamedSaves?: true;
  /** Settings that people may change when they open a save. */
  readonly adjustableSettings?: readonly string[];
  /** By setting, the file whose content is the default in new matches of a folder that has it. */
  readonly settingFiles?: { readonly [setting: string]: string };
  /** The layouts of saves that different programs write, by name. */
  readonly dialects?: readonly string[];
  /**
   * Parses an untrusted save, of the given dialect or of the one that is detected. Reasons contain the position of the
   * defect (`facts.offset`).
   */
  open(bytes: Uint8Array, dialect?: string): Result<OpenedSave, readonly Reason[]>;
  /** Encodes the match as a save; undefined at moments when the original program does not save. */
  save(snapshot: HostSnapshot<P>, context: SaveContext): Uint8Array | undefined;
  /** Path of a save that a person requests; absent if the original program only saves automatically. */
  readonly manualSavePath?: (context: SaveContext) => string;
  /** Lists the saves of a folder, the most likely one first. */
  listSaves(folder: FileFolder, language: Language): Promise<readonly SaveListing[]>;
  /** Adds information from other files of the folder to an opened save. */
  addSidecar?(folder: FileFolder, path: string, opened: OpenedSave): Promise<OpenedSave>;
  /** Returns the path for a save's name, whether or not it exists. */
  savePath(name: string): string;
  /** Renders the statistics shown before a match. */
  renderStatistics(folder: FileFolder, language: Language): Promise<readonly TextRow[]>;
  openWriter(folder: FileFolder, context: SaveContext): FileWriter<P>;
}
