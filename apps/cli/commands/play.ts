import { randomBytes } from 'node:crypto';
import { fastDice, type SomeParts, start } from '@ludoteca/kernel';
import { LANGUAGES, LocalTable, playPlain, type SomeEntry } from '@ludoteca/kit';
import { PLAYERS, type QuickPlayer, sit } from '@ludoteca/players';
import { command } from '../command.ts';
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
import { oneOf, text, texts, whole } from '../options.ts';

const YOU = 'you';

const words = {
  about: 'Plays a game with you in plain lines: type the number of an option.',
  seats: 'how many play (default: as many as --players names, within what the game takes)',
  players: `who plays, seat by seat: ${[YOU, ...Object.keys(PLAYERS)].join(', ')} (default: you, the rest greedy)`,
  seed: 'the same seed and the same answers, the same match (default: drawn)',
  set: 'a setting of the game; may be given several times',
  lang: `the language: ${LANGUAGES.join(', ')} (default: en)`,
  notes: ['The end of the input ends the match.', 'Exit code: 0 done, 2 something given cannot be used.'],
  oneYou: '--players must name you once: what one sees the other must not',
  left: 'The input has ended, and the match with it.',
};

export const play = command({
  name: 'play',
  about: words.about,
  takes: ['GAME'],
  options: {
    seats: whole('N', 1, 1000, words.seats),
    players: text('LIST', words.players),
    seed: text('S', words.seed),
    set: texts('KEY=VALUE', words.set),
    lang: oneOf('LANG', LANGUAGES, words.lang),
  },
  notes: words.notes,
  run: async ([id = ''], given, hands) => {
    const entry = entryNamed(id);
    const named = playersFrom(given.players ?? YOU, [YOU, ...Object.keys(PLAYERS)]);
    const seats = seatsFor(entry, named, given.seats);
    const seed = given.seed ?? randomBytes(32).toString('hex');
    const opening: SomeParts['event'][] = [];
    const settings = settingsFrom(entry, given.set);
    const started = start(entry.game, { seats, seed, settings }, opening);
    if (!started.ok) throw cannotStart(entry, started.problem);
    const around = sittersOf(named, seats);
    const mine = around.indexOf(YOU);

    const table = new LocalTable(started.value, opening);
    const lang = given.lang ?? 'en';
    const names = seatNames(seats).map((name, seat) => `${name} (${around[seat]})`);
    let ended = false;
    const read = async (): Promise<string | undefined> => {
      const line = await hands.read();
      ended = line === undefined;
      return line;
    };
    const lines = { read, write: hands.print };
    const chair = table.chair(mine);
    const computers = playersOf(entry, around, seed).map(
      (player, seat) => player && sit(table, seat, player),
    );
    await Promise.race([
      playPlain({ chair, texts: entry.texts[lang], language: lang, names, lines }),
      Promise.all(computers),
    ]);
    if (ended) hands.complain(words.left);
    return EXIT.done;
  },
});

/** Who sits where: the seats that the list leaves empty are for greedy players. */
function sittersOf(named: readonly string[], seats: number): readonly string[] {
  if (named.filter((name) => name === YOU).length !== 1) throw new Complaint(words.oneYou);
  const rest = Array.from({ length: Math.max(0, seats - named.length) }, () => 'greedy');
  return aroundTable([...named, ...rest], seats);
}

/** A player for each seat but yours. */
const playersOf = (
  entry: SomeEntry,
  around: readonly string[],
  seed: string,
): readonly (QuickPlayer<SomeParts> | undefined)[] =>
  around.map((name, seat) => PLAYERS[name]?.(entry, fastDice(`${seed} seat ${seat}`)));
