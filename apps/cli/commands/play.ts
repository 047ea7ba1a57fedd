import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { fastDice, makeArchive, type Match, record, type SomeParts, start } from '@ludoteca/kernel';
import { type ByLanguage, LANGUAGES, LocalTable, playPlain, type SomeEntry } from '@ludoteca/kit';
import { PLAYERS, type QuickPlayer, sit } from '@ludoteca/players';
import { command, type Hands } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import {
  aroundTable,
  cannotStart,
  entryNamed,
  playersFrom,
  seatNames,
  seatsFor,
  settingsFrom,
} from '../entries.ts';
import { disk } from '../files/disk.ts';
import { save } from '../files/save.ts';
import { messageOf, shown, shownPath } from '../foreign.ts';
import { oneOf, text, texts, type ValuesOf } from '../options.ts';

const YOU = 'you';

const words = {
  about: 'Plays a game with you in plain lines: type the number of an option.',
  seats: 'how many play (default: as many as --players names, within what the game takes)',
  players: `who plays, seat by seat: ${[YOU, ...Object.keys(PLAYERS)].join(', ')} (default: you, the rest greedy)`,
  seed: 'the same seed and the same answers, the same match (default: drawn)',
  set: 'a setting of the game (ludoteca games lists them); may be given several times',
  lang: `the language: ${LANGUAGES.join(', ')} (default: en)`,
  out: 'write the archive of the match there when it ends, or when you leave it',
  notes: [
    'The end of the input (Ctrl-D) or Ctrl-C ends the match.',
    'Exit code: 0 done, 1 the archive could not be written, 2 something given cannot be used, 130 stopped by Ctrl-C.',
  ],
  noYou: `one of --players must be "${YOU}", as in --players ${YOU},greedy`,
  manyYou: `--players names "${YOU}" more than once: what one sees the other must not`,
  noPlace: (path: string, why: string) => `--out: cannot write ${shownPath(path)}: ${why}`,
};

/** What is said to whoever plays. */
interface Said {
  readonly you: string;
  begin(seed: string): string;
  readonly inputEnded: string;
  readonly stopped: string;
  saved(path: string): string;
}

const said: ByLanguage<Said> = {
  it: {
    you: 'tu',
    begin: (seed) => `Seme: ${seed}. Per smettere: Ctrl-D.`,
    inputEnded: "L'ingresso è finito, e la partita con lui.",
    stopped: 'Partita interrotta con Ctrl-C.',
    saved: (path) => `La partita è in ${path}`,
  },
  en: {
    you: 'you',
    begin: (seed) => `Seed: ${seed}. To end: Ctrl-D.`,
    inputEnded: 'The input has ended, and the match with it.',
    stopped: 'The match was stopped by Ctrl-C.',
    saved: (path) => `The match is in ${path}`,
  },
  pt: {
    you: 'você',
    begin: (seed) => `Semente: ${seed}. Para terminar: Ctrl-D.`,
    inputEnded: 'A entrada acabou, e a partida com ela.',
    stopped: 'A partida foi interrompida com Ctrl-C.',
    saved: (path) => `A partida está em ${path}`,
  },
};

const options = {
  seats: text('N', words.seats),
  players: text('LIST', words.players),
  seed: text('S', words.seed),
  set: texts('KEY=VALUE', words.set),
  out: text('FILE', words.out),
  lang: oneOf('LANG', LANGUAGES, words.lang),
};

export const play = command({
  name: 'play',
  about: words.about,
  takes: ['GAME'],
  options,
  notes: words.notes,
  run: async ([id = ''], given, hands, entries) => {
    const entry = entryNamed(id, entries);
    const { out, lang = 'en' } = given;
    const begun = begin(entry, given);
    if (out !== undefined) await checkPlace(out);
    hands.print(said[lang].begin(shown(begun.seed, 1000)));
    hands.print('');
    const { match, left } = await playMatch(entry, begun, lang, hands);
    if (left !== undefined) hands.complain(said[lang][left]);
    if (out !== undefined) {
      await write(out, match);
      hands.print(said[lang].saved(shownPath(out)));
    }
    return left === 'stopped' ? EXIT.stopped : EXIT.done;
  },
});

/** A match that is about to be played, and who sits where. */
interface Begun {
  readonly seed: string;
  readonly match: Match<SomeParts>;
  readonly opening: readonly SomeParts['event'][];
  readonly around: readonly string[];
}

function begin(entry: SomeEntry, given: ValuesOf<typeof options>): Begun {
  const named = playersFrom(given.players ?? YOU, [YOU, ...Object.keys(PLAYERS)]);
  const seats = seatsFor(entry, named, given.seats);
  const seed = given.seed ?? randomBytes(32).toString('hex');
  const opening: SomeParts['event'][] = [];
  const started = start(entry.game, { seats, seed, settings: settingsFrom(entry, given.set) }, opening);
  if (!started.ok) throw cannotStart(entry, started.problem);
  return { seed, match: started.value, opening, around: sittersOf(entry, named, seats) };
}

/** Who sits where: the seats that the list leaves empty are for greedy players. */
function sittersOf(entry: SomeEntry, named: readonly string[], seats: number): readonly string[] {
  const yous = named.filter((name) => name === YOU).length;
  if (yous !== 1) throw new Complaint(yous === 0 ? words.noYou : words.manyYou);
  const rest = Array.from({ length: Math.max(0, seats - named.length) }, () => 'greedy');
  return aroundTable(entry, [...named, ...rest], seats);
}

/** A match that was left is told by how it was left. */
interface Played {
  readonly match: Match<SomeParts>;
  readonly left: 'inputEnded' | 'stopped' | undefined;
}

async function playMatch(
  entry: SomeEntry,
  { seed, match, opening, around }: Begun,
  language: (typeof LANGUAGES)[number],
  hands: Hands,
): Promise<Played> {
  let latest = match;
  const table = new LocalTable(match, opening, {
    keep: async (kept) => {
      latest = kept;
    },
  });
  const who = around.map((name) => (name === YOU ? said[language].you : name));
  const names = seatNames(match.seats, language).map((name, seat) => `${name} (${who[seat]})`);
  const stop = hands.stopping();
  const stopped = new Promise<undefined>((resolve) => {
    stop.addEventListener('abort', () => resolve(undefined));
  });
  let inputEnded = false;
  const read = async (): Promise<string | undefined> => {
    const line = await Promise.race([hands.read(), stopped]);
    inputEnded = line === undefined;
    if (!inputEnded) hands.print('');
    return line;
  };
  const computers = playersOf(entry, around, seed).flatMap((player, seat) =>
    player === undefined ? [] : [sit(table, seat, player)],
  );
  const face = { chair: table.chair(around.indexOf(YOU)), texts: entry.texts[language], language, names };
  await Promise.race([
    playPlain({ ...face, lines: { read, write: hands.print } }),
    // They end with the match, which the face has then yet to tell; only a failure of the table ends it at once.
    Promise.all(computers).then(() => new Promise<never>(() => undefined)),
  ]);
  return { match: latest, left: stop.aborted ? 'stopped' : inputEnded ? 'inputEnded' : undefined };
}

/** A player for each seat but yours. */
const playersOf = (
  entry: SomeEntry,
  around: readonly string[],
  seed: string,
): readonly (QuickPlayer<SomeParts> | undefined)[] =>
  around.map((name, seat) => PLAYERS[name]?.(entry, fastDice(`${seed} seat ${seat}`)));

/** Better to hear before the match than after it. */
async function checkPlace(path: string): Promise<void> {
  try {
    const place = await disk.look(path);
    if (place !== undefined && !place.file) throw new Error('this is not a file');
    if ((await disk.look(dirname(path)))?.folder !== true) throw new Error('there is no such folder');
  } catch (error) {
    throw new Complaint(words.noPlace(path, messageOf(error)));
  }
}

async function write(path: string, match: Match<SomeParts>): Promise<void> {
  try {
    await save(path, makeArchive(record(match)));
  } catch (error) {
    throw new Complaint(words.noPlace(path, messageOf(error)), EXIT.failed);
  }
}
