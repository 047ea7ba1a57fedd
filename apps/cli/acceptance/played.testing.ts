import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@ludoteca/games';
import { type Choice, type Match, deepEqual, type AnyParts, type Watcher } from '@ludoteca/kernel';
import { drawTable, type PlayerNames, toPlainText, observe } from '@ludoteca/kit';
import { ARCHIVE_EXTENSION, type VerifiedArchive, verifyArchiveBytes } from '../files/archive-file.ts';
import { optionKeys } from '../session/option-keys.ts';
import { openPty, type Pty, type PtyOptions } from '../testing/pty.testing.ts';
import { isTimeName } from '../saves/save-name.ts';
import { PERSON } from '../session/seated-player.ts';

type SomeMatch = Match<AnyParts>;

/** Blank columns on either side of whatever is on the screen. */
const MARGIN = 2;
export const COLUMNS = 100;
/** Tall enough for every table here to be seen whole. */
const ROWS = 50;

/** The match in a file, played again: it must be as it says. */
function checkedIn(path: string): VerifiedArchive {
  const archive = verifyArchiveBytes(readFileSync(path), catalogue);
  if (!archive.ok) throw new Error(`${path}: ${JSON.stringify(archive.problem)}`);
  return archive.value;
}

const namesOf = ({ recording }: VerifiedArchive): PlayerNames => recording.players!.map(({ name }) => name);

/** The table as the kernel shows it to a watcher, as it stands on a screen. */
export function tableOf(archive: VerifiedArchive, watcher: Watcher, columns: number): string {
  const { entry, match } = archive;
  const width = columns - 2 * MARGIN;
  const names = namesOf(archive);
  return drawTable(entry, { ...observe(match, watcher), watcher, names, language: 'en', width })
    .map((row) => `${' '.repeat(MARGIN)}${toPlainText(row)}`.trimEnd())
    .join('\n');
}

/** What the screen shows of a match. */
type Scene = 'curtain' | 'question' | 'end';

/** What the screen shows of a match as it is kept; undefined while it shows something else. */
function sceneOf(rows: readonly string[], archive: VerifiedArchive, columns: number): Scene | undefined {
  const { match, recording } = archive;
  const shown = rows.join('\n');
  if (match.question === undefined) return shown.includes('The match is over') ? 'end' : undefined;
  const { seat } = match.question;
  const { name, kind } = recording.players![seat]!;
  if (kind !== PERSON) return undefined;
  if (shown.includes(`${name}, come to the screen`) && shown.includes('Enter: go on')) return 'curtain';
  const asks = shown.includes(tableOf(archive, seat, columns)) && /^ {2}>/m.test(shown);
  return asks && /^ {2}\? /m.test(shown) ? 'question' : undefined;
}

/** What a test wants to know of the bytes that the terminal was sent. */
export interface Look {
  /** Between an answer and whoever is called next. */
  curtain?(bytes: string, archive: VerifiedArchive): void;
  /** Between the coming of whoever is called, or an answer, and the question. */
  question?(bytes: string, archive: VerifiedArchive): void;
}

/** A match that is played through a real terminal, beside the file that keeps it. */
export interface Played {
  readonly pty: Pty;
  /** The path of the file. */
  readonly path: () => string;
  /** The match as the file holds it. */
  readonly kept: () => VerifiedArchive;
  /** Waits until the screen shows the match as it is kept; whoever is called comes. */
  readonly asked: (look?: Look) => Promise<VerifiedArchive>;
  /** Types the answer to the question that is shown. */
  readonly answer: (choice: Choice<AnyParts>) => Promise<void>;
  /** Answers until the match is over; all that was answered. */
  readonly toEnd: (
    choose: (match: SomeMatch) => Choice<AnyParts>,
    look?: Look,
  ) => Promise<readonly Choice<AnyParts>[]>;
}

/** Where the saves lie, and which one is played, where it has a name. */
export interface Place {
  readonly folder: string;
  readonly game: string;
  readonly slot?: string;
}

/** Plays from a command line such as `uno --seed 1 --players you,you`, in English and without haste. */
export function playIn(place: Place, args: readonly string[], setting: PtyOptions = {}): Played {
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
    if (latest?.bytes.equals(bytes) !== true) latest = { bytes, checked: checkedIn(path()) };
    return latest.checked;
  };
  /** How many entries the match must have to be worth looking at, and where its bytes begin. */
  let minNumber = 0;
  let mark = 0;
  const see = async (...wanted: readonly Scene[]): Promise<readonly [Scene, VerifiedArchive]> => {
    let seen: readonly [Scene, VerifiedArchive] | undefined;
    await pty.waitFor((rows) => {
      if (rows.every((row) => row === '')) return false;
      const archive = kept();
      const scene = archive.match.number < minNumber ? undefined : sceneOf(rows, archive, columns);
      if (scene !== undefined && wanted.includes(scene)) seen = [scene, archive];
      return seen !== undefined;
    });
    return seen!;
  };
  const asked = async (look: Look = {}): Promise<VerifiedArchive> => {
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
    kept,
    asked,
    answer,
    toEnd: async (choose, look) => {
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

/** Somebody who discards the first card that fits, and else buys as little as can be. */
export const first = ({ question }: SomeMatch): Choice<AnyParts> => question!.options[0]!;
