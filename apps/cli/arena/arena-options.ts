/** The options of `ludoteca arena` and their explanations. */
import { ISOLATION_MODES, LANGUAGES } from '@ludoteca/kit';
import {
  choiceOption,
  flagOption,
  integerOption,
  type OptionValues,
  repeatedOption,
  textOption,
} from '../args/options.ts';
import { settingOptions } from '../args/setting-options.ts';

export const arenaHelp = {
  about: 'Plays a tournament among programs and computer players and writes a report.',
  from: 'a folder of submissions, one program in each subfolder: an executable, a Makefile, C sources or a script; may be given several times',
  file: 'a tournament file (docs/arena.md); options override it',
  rounds: 'deals for each group of players, each played from every seat (default: 10)',
  jobs: 'how many matches are played at the same time (default: 4); the results are the same',
  seed: 'the same seed deals the same cards (default: random, and printed)',
  out: 'the folder of the tournament: journal, matches, results, report',
  seats: 'players in one match (default: the fewest that the game takes)',
  time: 'milliseconds for an answer (default: 3000); 0: no limit',
  matchTime: 'seconds that each program may use for a whole match (default: no limit)',
  sprt: 'end as soon as a sequential test decides between two Elo differences, for example 0,20',
  gauntlet: 'only matches with this player',
  resume: 'continue the tournament in --out',
  isolate: `how programs are isolated from this machine: ${ISOLATION_MODES.join(', ')} (default: auto)`,
  json: 'print the tables as one JSON object',
  lang: `the language of lines and report: ${LANGUAGES.join(', ')} (default: that of the terminal)`,
  notes: [
    'PLAYER is the path of a program, or :NAME for a computer player (ludoteca games lists them). Programs speak JSON lines (docs/bot-protocol.md) or the protocol of the game; which one is found out.',
    'A match starts its programs anew, so that its result does not depend on other matches. DIR/report.html is the report, DIR/results.csv has a row for each player of each match.',
    'Exit code: 0 done, 1 a match was abandoned or the results could not be written, 2 invalid arguments, 130 stopped by Ctrl-C.',
  ],
};

export const arenaOptions = {
  from: repeatedOption('FOLDER', arenaHelp.from),
  tournament: textOption('FILE', arenaHelp.file),
  rounds: integerOption('N', 1, 1_000_000, arenaHelp.rounds),
  jobs: integerOption('J', 1, 256, arenaHelp.jobs),
  seed: textOption('S', arenaHelp.seed),
  out: textOption('DIR', arenaHelp.out),
  seats: integerOption('K', 1, 100, arenaHelp.seats),
  time: integerOption('MS', 0, 3_600_000, arenaHelp.time),
  'match-time': integerOption('S', 1, 86_400, arenaHelp.matchTime),
  sprt: textOption('ELO0,ELO1', arenaHelp.sprt),
  gauntlet: textOption('P', arenaHelp.gauntlet),
  ...settingOptions,
  resume: flagOption(arenaHelp.resume),
  isolate: choiceOption('LEVEL', ISOLATION_MODES, arenaHelp.isolate),
  json: flagOption(arenaHelp.json),
  lang: choiceOption('L', LANGUAGES, arenaHelp.lang),
};
export type ArenaValues = OptionValues<typeof arenaOptions>;
