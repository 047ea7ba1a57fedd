import {
  type ArchiveEntry,
  type Match,
  type Question,
  replay as playAgain,
  type SomeParts,
  type Watcher,
} from '@ludoteca/kernel';
import {
  type Language,
  LANGUAGES,
  type Names,
  sightOf,
  type SomeEntry,
  type Texts,
  zoneLine,
} from '@ludoteca/kit';
import { checkArchive, type Opened, openArchive, type Refused } from '../archives.ts';
import { command, type Hands } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { seatNames } from '../entries.ts';
import { quoted, shown, shownPath } from '../foreign.ts';
import { counted } from '../numbers.ts';
import { flag, oneOf, text, whole, wholeNumber } from '../options.ts';
import { sentenceOf } from '../problem.ts';

const words = {
  about: 'Verifies an archive and tells the match, then shows the table.',
  at: 'tell the first N entries and stop there (default: all)',
  as: 'what SEAT (0, 1, …), a spectator or the judge may know (default: judge, who knows all)',
  lang: `the language: ${LANGUAGES.join(', ')} (default: en)`,
  unverified: 'tell a match whose replay disagrees with what is recorded, as far as it goes',
  notes: ['Exit code: 0 told; 2 the archive is refused: see ludoteca verify --help.'],
  warning: (sentence: string) => `Not verified, and told as far as it goes: ${sentence}`,
  tooFar: (entries: number, at: number) => `--at must be a whole number from 0 to ${entries}, not "${at}"`,
  noSeat: (seats: number, as: string) =>
    `--as must be a seat from 0 to ${seats - 1}, spectator or judge, not ${quoted(as)}`,
  refused: (file: string, sentence: string, older: string | undefined) =>
    `${shownPath(file)}: ${sentence}${older === undefined ? '' : `; an older version is good: ${shownPath(older)}`}`,
  match: (name: string, seats: number, entries: number, seed: string) =>
    `${name}, ${counted(seats, 'seat')}, ${counted(entries, 'entry', 'entries')}, seed ${shown(seed)}`,
  answer: (number: number, name: string, option: string) => `${number}. ${name}: ${option}`,
  hidden: (number: number, name: string) => `${number}. ${name} answers.`,
  lapse: (number: number, name: string) => `${number}. ${name} lets the question lapse.`,
  withdraw: (number: number, name: string) => `${number}. ${name} withdraws.`,
  table: (number: number) => `The table after entry ${number}`,
};

/** Who listens, and how it is told. */
interface Telling {
  readonly watcher: Watcher;
  readonly texts: Texts<SomeParts>;
  readonly names: Names;
  readonly hands: Hands;
}

export const replay = command({
  name: 'replay',
  about: words.about,
  takes: ['FILE'],
  options: {
    at: whole('N', 0, Number.MAX_SAFE_INTEGER, words.at),
    as: text('WATCHER', words.as),
    lang: oneOf('LANG', LANGUAGES, words.lang),
    unverified: flag(words.unverified),
  },
  notes: words.notes,
  run: async ([file = ''], { at: upTo, as = 'judge', lang = 'en', unverified }, hands, known) => {
    const { opened, warning } = await open(file, unverified, known);
    const { entries, seats } = opened.recording.archive;
    if (upTo !== undefined && upTo > entries.length) throw new Complaint(words.tooFar(entries.length, upTo));
    const telling = tellingOf(opened, watcherOf(as, seats), lang, hands);
    if (warning !== undefined) hands.complain(words.warning(warning));
    tell(file, opened, upTo ?? entries.length, telling);
    return EXIT.done;
  },
});

/** An archive that is true, or one that can be told at least, with what is wrong with it. */
async function open(
  file: string,
  unverified: boolean,
  known: readonly SomeEntry[],
): Promise<{ readonly opened: Opened; readonly warning?: string }> {
  const checked = await checkArchive(file, known);
  if (checked.ok) return { opened: checked.value };
  const opened = unverified ? await openArchive(file, known) : checked;
  if (opened.ok) return { opened: opened.value, warning: refusalOf(file, checked.problem) };
  throw new Complaint(refusalOf(file, opened.problem));
}

const refusalOf = (file: string, { problem, older }: Refused): string =>
  words.refused(file, sentenceOf(problem), older);

function watcherOf(as: string, seats: number): Watcher {
  if (as === 'spectator' || as === 'judge') return as;
  const seat = wholeNumber(as);
  if (seat < seats) return seat;
  throw new Complaint(words.noSeat(seats, as));
}

const tellingOf = (
  { entry, recording }: Opened,
  watcher: Watcher,
  lang: Language,
  hands: Hands,
): Telling => ({
  watcher,
  texts: entry.texts[lang],
  names: seatNames(recording.archive.seats, lang),
  hands,
});

function tell(
  file: string,
  { recording, entry: { game, texts } }: Opened,
  upTo: number,
  telling: Telling,
): void {
  const { archive } = recording;
  const { hands } = telling;
  hands.print(words.match(telling.texts.name, archive.seats, archive.entries.length, archive.seed));
  let question: Question<SomeParts> | undefined;
  const played = playAgain(game, archive, upTo, (match, events) => {
    const past = archive.entries[match.number - 1];
    if (past !== undefined) hands.print(entryLine(past, match.number, question, telling));
    for (const event of match.seen(events).get(telling.watcher) ?? []) {
      const sentence = telling.texts.event(event, telling.names);
      if (sentence !== undefined) hands.print(`   ${sentence}`);
    }
    question = match.question;
  });
  if (!played.ok) {
    const problem = { disagreement: played.problem, texts: texts.en };
    throw new Complaint(refusalOf(file, { problem }));
  }
  showTable(played.value, telling);
}

/** An answer may be a secret: it is told to its seat and to the judge, the rest hear what comes of it. */
function entryLine(
  past: ArchiveEntry,
  number: number,
  question: Question<SomeParts> | undefined,
  { watcher, texts, names }: Telling,
): string {
  if ('withdraw' in past) return words.withdraw(number, names[past.withdraw] ?? '');
  const seat = question?.seat ?? 0;
  const name = names[seat] ?? '';
  if ('lapse' in past) return words.lapse(number, name);
  const known = question !== undefined && (watcher === 'judge' || watcher === seat);
  return known
    ? words.answer(number, name, texts.option(past.answer, question, names))
    : words.hidden(number, name);
}

function showTable(match: Match<SomeParts>, { watcher, texts, names, hands }: Telling): void {
  const { view, asked, outcome } = sightOf(match, watcher);
  hands.print('');
  hands.print(words.table(match.number));
  for (const zone of texts.zones(view, watcher, names, asked)) hands.print(zoneLine(zone));
  if (asked !== undefined) hands.print(texts.question(asked, names));
  if (outcome !== undefined) hands.print(texts.outcome(outcome, names));
}
