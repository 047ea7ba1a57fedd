import { at as nth, type Divergence, type Watcher } from '@ludoteca/kernel';
import { type Language, LANGUAGES, type AnyCatalogueEntry } from '@ludoteca/kit';
import { checkArchive, type Opened, openArchive, type Refused } from '../archives.ts';
import { command, type Hands } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { quoted, shownPath } from '../foreign.ts';
import { flag, oneOf, text, whole, wholeNumber } from '../options.ts';
import { sentenceOf } from '../problem.ts';
import { exportLog, unwrittenLine } from '../replay/export.ts';
import { eyesAt } from '../replay/eyes.ts';
import { Film } from '../replay/film.ts';
import { logLines, matchLine, type Showing, showingOf, storyLines, tableLines } from '../replay/telling.ts';
import { watchReplay } from '../replay/watch.ts';
import { words as replayWords } from '../replay/words/words.ts';
import { slotsCalled } from '../saved-as.ts';
import { dataFolder } from '../saves/folder.ts';
import { openSaves, type Saves } from '../saves/saves.ts';
import { preferred } from './preferred.ts';

const words = {
  about: 'Verifies an archive and shows the match, forward and back; in plain lines it is told as a whole.',
  at: 'begin after the first N entries; in plain lines and logs: stop there',
  as: 'what SEAT (0, 1, …), a spectator or the judge may know (default: judge, who knows all; spectator while the match is not over)',
  lang: `the language: ${LANGUAGES.join(', ')} (default: as in the settings, else that of the terminal)`,
  dir: 'where matches are kept (default: the data folder of the user)',
  plain: 'tell the match in lines and show the table, as without a terminal',
  unverified: 'show a match whose replay disagrees with what is recorded, as far as it goes',
  export: 'write what happens as a text to a file instead of showing it',
  notes: [
    'FILE is a path, or the name of a match among the saves.',
    'Exit code: 0 shown; 1 the log could not be written; 2 something given cannot be used, or the archive is refused: see ludoteca verify --help; 130 stopped by Ctrl-C.',
  ],
  warning: (sentence: string) => `Not verified, and told as far as it goes: ${sentence}`,
  tooFar: (entries: number, at: number) => `--at must be a whole number from 0 to ${entries}, not "${at}"`,
  noSeat: (seats: number, as: string) =>
    `--as must be a seat from 0 to ${seats - 1}, spectator or judge, not ${quoted(as)}`,
  several: (name: string, games: readonly string[]) =>
    `FILE: ${games.join(' and ')} each have a save called ${quoted(name)}; give its path`,
  refused: (file: string, sentence: string, older: string | undefined) =>
    `${shownPath(file)}: ${sentence}${older === undefined ? '' : `; an older version is good: ${shownPath(older)}`}`,
};

export const replay = command({
  name: 'replay',
  about: words.about,
  takes: ['FILE'],
  options: {
    at: whole('N', 0, Number.MAX_SAFE_INTEGER, words.at),
    as: text('WATCHER', words.as),
    lang: oneOf('LANG', LANGUAGES, words.lang),
    plain: flag(words.plain),
    unverified: flag(words.unverified),
    dir: text('DIR', words.dir),
    export: text('OUT', words.export),
  },
  notes: words.notes,
  run: async ([name = ''], given, hands, known) => {
    const { at: place, as, lang, plain, unverified, dir, export: out } = given;
    const folder = dataFolder(dir);
    const { language } = await preferred(folder, lang, hands);
    const file = await fileCalled(name, openSaves(folder, known), known);
    const { opened, warning } = await open(file, unverified, known);
    const { entries, seats } = opened.recording.archive;
    if (place !== undefined && place > entries.length)
      throw new Complaint(words.tooFar(entries.length, place));
    const asked = as === undefined ? undefined : watcherOf(as, seats);
    const eyes = eyesAt(opened.recording, asked);
    const watcher = asked ?? nth(eyes, eyes.length - 1);
    const ui = out === undefined ? hands.ui({ plain, language }) : undefined;
    if (ui?.plain === false) {
      const watching = { language, eyes, watcher, file, ...(place === undefined ? {} : { at: place }) };
      const left = await watchReplay(ui, opened, watching).finally(() => ui.close());
      return left === 'stopped' ? EXIT.stopped : EXIT.done;
    }
    if (warning !== undefined) hands.complain(words.warning(warning));
    const showing = screened(file, opened, language);
    const told: Told = { file, showing, watcher, upTo: place ?? entries.length };
    if (out === undefined) tell(told, hands);
    else await write(out, told, hands);
    return EXIT.done;
  },
});

/** The file of a save, where a name or a path means one; else the path as it is. */
async function fileCalled(name: string, saves: Saves, known: readonly AnyCatalogueEntry[]): Promise<string> {
  const games = known.map(({ game }) => game.id);
  const slots = await slotsCalled(name, games, saves);
  if (slots.length <= 1) return slots[0]?.path ?? name;
  const several = slots.map(({ game }) => game);
  throw new Complaint(words.several(name, several));
}

/** An archive that is true, or one that can be told at least, with what is wrong with it. */
async function open(
  file: string,
  unverified: boolean,
  known: readonly AnyCatalogueEntry[],
): Promise<{ readonly opened: Opened; readonly warning?: string }> {
  const checked = await checkArchive(file, known);
  if (checked.ok) return { opened: checked.value };
  const opened = unverified ? await openArchive(file, known) : checked;
  if (opened.ok) return { opened: opened.value, warning: refusalOf(file, checked.problem) };
  throw new Complaint(refusalOf(file, opened.problem));
}

const refusalOf = (file: string, { problem, older }: Refused): string =>
  words.refused(file, sentenceOf(problem), older);

/** What cannot have happened, as a complaint. */
const untold = (file: string, { texts }: AnyCatalogueEntry, disagreement: Divergence): Complaint =>
  new Complaint(refusalOf(file, { problem: { disagreement, texts: texts.en } }));

function watcherOf(as: string, seats: number): Watcher {
  if (as === 'spectator' || as === 'judge') return as;
  const seat = wholeNumber(as);
  if (seat < seats) return seat;
  throw new Complaint(words.noSeat(seats, as));
}

function screened(file: string, opened: Opened, language: Language): Showing {
  const film = Film.of(opened.entry.game, opened.recording.archive);
  if (!film.ok) throw untold(file, opened.entry, film.problem);
  return showingOf(film.value, opened, language);
}

/** A match that is told as a whole. */
interface Told {
  readonly file: string;
  readonly showing: Showing;
  readonly watcher: Watcher;
  readonly upTo: number;
}

/** Tells the match in lines, and the table it leads to. One that goes wrong on the way is told so far. */
function tell({ file, showing, watcher, upTo }: Told, { print }: Hands): void {
  const { film, entry } = showing;
  print(matchLine(showing, watcher === 'judge'));
  for (const line of storyLines(showing, watcher, Math.min(upTo, film.end))) print(line);
  if (film.broken !== undefined && upTo > film.end) throw untold(file, entry, film.broken);
  print('');
  for (const line of tableLines(showing, watcher, upTo)) print(line);
}

async function write(out: string, { showing, watcher, upTo }: Told, { print }: Hands): Promise<void> {
  const lines = logLines(showing, watcher, Math.min(upTo, showing.film.end));
  const written = await exportLog(out, { watcher, lines });
  if (!written.ok) {
    const { problem } = written;
    const exit = typeof problem === 'string' ? EXIT.refused : EXIT.failed;
    throw new Complaint(unwrittenLine(replayWords.en, out, problem), exit);
  }
  print(showing.words.export.written(shownPath(out), lines.length));
}
