/** Plays a match through a real terminal and compares the screen with the saved match. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { type Choice, type Match, deepEqual, type AnyParts, type Watcher } from '@ludoteca/kernel';
import { drawTable, type PlayerNames, toPlainText, observe } from '@ludoteca/kit';
import { PERSON } from '@ludoteca/wire';
import { ARCHIVE_EXTENSION, type VerifiedArchive, verifyArchiveBytes } from '../files/archive-file.ts';
import { optionKeys } from '../session/option-keys.ts';
import { openPty, type Pty, type PtyOptions } from '../testing/pty.testing.ts';
import { isTimeName } from '../saves/save-name.ts';

type AnyMatch = Match<AnyParts>;

/** Blank columns on either side. */
const MARGIN = 2;
export const COLUMNS = 100;
/** Tall enough for every table of these tests. */
const ROWS = 50;

function readVerified(path: string): VerifiedArchive {
  const archive = verifyArchiveBytes(readFileSync(path), catalogue);
  if (!archive.ok) throw new Error(`${path}: ${JSON.stringify(archive.problem)}`);
  return archive.value;
}

const namesOf = ({ recording }: VerifiedArchive): PlayerNames => recording.players!.map(({ name }) => name);

/** The table as the kernel shows it to the watcher, with margins. */
export function expectedTable(archive: VerifiedArchive, watcher: Watcher, columns: number): string {
  const { entry, match } = archive;
  const width = columns - 2 * MARGIN;
  const names = namesOf(archive);
  return drawTable(entry, { ...observe(match, watcher), watcher, names, language: 'en', width })
    .map((row) => `${' '.repeat(MARGIN)}${toPlainText(row)}`.trimEnd())
    .join('\n');
}

type MatchScene = 'curtain' | 'question' | 'end';

/** Undefined while the screen shows anything else. */
function findScene(
  rows: readonly string[],
  archive: VerifiedArchive,
  columns: number,
): MatchScene | undefined {
  const { match, recording } = archive;
  const shown = rows.join('\n');
  if (match.question === undefined) return shown.includes('The match is over') ? 'end' : undefined;
  const { seat } = match.question;
  const { name, kind } = recording.players![seat]!;
  if (kind !== PERSON) return undefined;
  if (shown.includes(`${name}, come to the screen`) && shown.includes('Enter: go on')) return 'curtain';
  const asks = shown.includes(expectedTable(archive, seat, columns)) && /^ {2}>/m.test(shown);
  return asks && /^ {2}\? /m.test(shown) ? 'question' : undefined;
}

/** Inspects the bytes sent to the terminal. */
export interface ByteInspector {
  /** The bytes between an answer and the curtain. */
  curtain?(bytes: string, archive: VerifiedArchive): void;
  /** The bytes between the curtain, or an answer, and the question. */
  question?(bytes: string, archive: VerifiedArchive): void;
}

/** A match in a terminal and the file in which it is saved. */
export interface PtyMatch {
  readonly pty: Pty;
  readonly path: () => string;
  readonly readSaved: () => VerifiedArchive;
  /** Waits until the screen shows the saved match; confirms curtains. */
  readonly waitForQuestion: (look?: ByteInspector) => Promise<VerifiedArchive>;
  readonly answer: (choice: Choice<AnyParts>) => Promise<void>;
  /** Answers until the match is over; returns all answers. */
  readonly playToEnd: (
    choose: (match: AnyMatch) => Choice<AnyParts>,
    look?: ByteInspector,
  ) => Promise<readonly Choice<AnyParts>[]>;
}

/** The folder of the saves, and the name of the slot if it has one. */
export interface SaveLocation {
  readonly folder: string;
  readonly game: string;
  readonly slot?: string;
}

/** Plays with arguments such as `uno --seed 1 --players you,you`, in English and without pauses. */
export function playInPty(place: SaveLocation, args: readonly string[], setting: PtyOptions = {}): PtyMatch {
  const { folder, game, slot } = place;
  const columns = setting.columns ?? COLUMNS;
  const pty = openPty(['play', ...args, '--lang', 'en', '--pace', 'none', '--dir', folder], {
    rows: ROWS,
    ...setting,
  });
  const path = (): string => {
    const names = readdirSync(join(folder, game))
      .filter((file) => file.endsWith(ARCHIVE_EXTENSION))
      .map((file) => file.slice(0, -ARCHIVE_EXTENSION.length));
    const name = slot ?? names.find((found) => isTimeName(found));
    return join(folder, game, `${name}${ARCHIVE_EXTENSION}`);
  };
  let latest: { readonly bytes: Buffer; readonly checked: VerifiedArchive } | undefined;
  const kept = (): VerifiedArchive => {
    const bytes = readFileSync(path());
    if (latest?.bytes.equals(bytes) !== true) latest = { bytes, checked: readVerified(path()) };
    return latest.checked;
  };
  /** The least number of entries to wait for, and where the bytes of the next step begin. */
  let minNumber = 0;
  let mark = 0;
  const see = async (...wanted: readonly MatchScene[]): Promise<readonly [MatchScene, VerifiedArchive]> => {
    let seen: readonly [MatchScene, VerifiedArchive] | undefined;
    await pty.waitFor((rows) => {
      if (rows.every((row) => row === '')) return false;
      const archive = kept();
      const scene = archive.match.number < minNumber ? undefined : findScene(rows, archive, columns);
      if (scene !== undefined && wanted.includes(scene)) seen = [scene, archive];
      return seen !== undefined;
    });
    return seen!;
  };
  const asked = async (look: ByteInspector = {}): Promise<VerifiedArchive> => {
    const [scene, archive] = await see('curtain', 'question', 'end');
    if (scene === 'curtain') {
      look.curtain?.(pty.raw(mark), archive);
      mark = pty.mark();
      pty.send('\r');
      await see('question');
    }
    if (scene !== 'end') look.question?.(pty.raw(mark), archive);
    return archive;
  };
  const answer = async (choice: Choice<AnyParts>): Promise<void> => {
    const { match } = kept();
    const { options } = match.question!;
    const key = optionKeys(match.question!)[options.findIndex((option) => deepEqual(option, choice))]!;
    pty.send(key);
    await pty.waitFor((rows) => rows.includes(`  > ${key}`));
    mark = pty.mark();
    minNumber = match.number + 1;
    pty.send('\r');
  };
  return {
    pty,
    path,
    readSaved: kept,
    waitForQuestion: asked,
    answer,
    playToEnd: async (choose, look) => {
      const answers: Choice<AnyParts>[] = [];
      let { match } = await asked(look);
      while (match.question !== undefined) {
        const choice = choose(match);
        answers.push(choice);
        await answer(choice);
        ({ match } = await asked(look));
      }
      return answers;
    },
  };
}

export const pickFirstOption = ({ question }: AnyMatch): Choice<AnyParts> => question!.options[0]!;
