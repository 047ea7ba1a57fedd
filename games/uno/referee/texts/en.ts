/** The English texts of the referee. */
import type { RefereeTexts } from './text-types.ts';

export const en: RefereeTexts = {
  seed: (seed) => `Seed of the match: ${seed} (the same again: -s ${seed})`,
  says: (name, text) => `${name} says: “${text}”`,
  tried: (name, line) => `${name} tried ${line}`,
  refused: (reason) => `The action is refused: ${reason}`,
  lost: (name, loss) => `${name} ${loss}`,
  standings: 'STANDINGS',
  stopped: 'The match was interrupted: there are no standings.',
  warnings: {
    dropped: (word) => `warning: the option ${word} does nothing and was dropped`,
    renamed: (word, id) => `warning: ${word} plays under the id ${id} (9 bytes at most, no two alike)`,
    misread: (id) => `warning: some bots misread “TURN ${id}”, because the id begins with A or C`,
    oneDeck: 'warning: with three bots or more a single deck nearly always runs out; see --decks 2',
    unprotected:
      'warning: this machine does not isolate bots: they run with your rights (see --isolate and the documentation)',
    isolation: (level) => `isolation of bots: ${level}`,
  },
  mistakes: {
    unknown: ({ word }) => `there is no option ${word}`,
    'no value': ({ word }) => `${word} needs a value`,
    number: ({ word, given, min, max }) =>
      `${word} must be a whole number from ${min} to ${max}, not ${given}`,
    'one of': ({ word, given, among }) => `${word} must be one of ${among.join(', ')}, not ${given}`,
    help: (sentence, name) => `${name}: ${sentence} (help: ${name} -h)`,
    bots: (min, max, given) => `a match has ${min} to ${max} bots; there are ${given}`,
    player: (word, known) => `there is no house player ${word}; there are ${known.join(', ')}`,
    isolation: (why) => `bots cannot be isolated as asked: ${why}`,
    notProgram: (path, problem) => `${path} is not a program: ${problem}`,
    unwritable: (path) => `cannot write to ${path}`,
  },
  saved: (path, program) => `The match is in ${path} (to watch it: ${program} replay ${path})`,
  check: {
    none: (folder) => `${folder}: no submission found`,
    fine: (path) => `OK    ${path}`,
    shaky: (path, refused, first) => `OK    ${path}  refused actions: ${refused}; the first: ${first}`,
    unusable: (path, why) => `FAULT ${path}  ${why}`,
    fault: (path, game, seed, loss) => `FAULT ${path}  game ${game} (-s ${seed}): ${loss}`,
    usage: (name) =>
      `${name} check DIR [--games N] [-s SEED] [-t MS] [-d] [--out DIR] [--strict] [--isolate LEVEL] [--lang L]`,
  },
  rerun: {
    usage: (name) =>
      `${name} rerun FILE --live id=./my_bot [--live …] [-d] [-v] [--strict] [--isolate LEVEL] [--lang L]`,
    notUno: (path) => `${path} is no recording of a match of Uno that this program can repeat`,
    stranger: (id, known) => `no bot of the recording is called ${id}; there are ${known.join(', ')}`,
    begins: (path, live) =>
      `${path} again; live: ${live.join(', ')}; the others follow the recording, without a clock.`,
    differs: (entry, name, recorded, now) =>
      `The first difference, at entry ${entry}: in the recording ${name}: ${recorded}; now: ${now}`,
    nothing: 'nothing more (the recording ends here)',
    same: 'No difference: the match is that of the recording.',
  },
  about: 'Referees a match among bot programs.',
  usage: '[options] bot1 bot2 [bot3 [bot4]]',
  options: [
    ['-s N, --seed N', 'seed of the deck (drawn from 0 to 99999 if absent)'],
    ['-q', 'shows the standings alone'],
    ['-v', 'also shows the table and the hands at every turn'],
    ['-d', 'shows every line sent (<) and received (>)'],
    ['-m', 'writes the lines sent to each bot to <path of the bot>.in'],
    ['-t MS, --time MS', 'time for a turn in milliseconds (3000); 0 stops the clock'],
    ['--match-time SECONDS', 'time of each bot for the whole match in seconds'],
    ['-c N', 'cards in each hand (7)'],
    ['-csv FILE', 'appends a line for each bot: path,place and, for a bot that was put out, the reason'],
    ['-h, --help', 'shows this help'],
    ['--decks N', 'one or two decks (1)'],
    ['--first-card T', 'first card: number, of the deck, or ace, outside it (number)'],
    ['--strict', 'refuses an ace or a joker without a suit'],
    ['--invalid W', 'who gets INVALID ACTION: others, all, none (others)'],
    ['--json', 'shows nothing but the result, as a JSON object'],
    ['--out DIR', 'keeps the match, and the lines and standard error of each bot'],
    ['--isolate LEVEL', 'isolation of bots: auto, required, none (auto)'],
    ['--lang L', 'language of the narration: pt, it, en (pt)'],
  ],
  notes: [
    'A bot is an executable program; without a slash in its name it is looked for in the current folder. :greedy and :random play for the house; :clumsy sends an illegal action and then leaves.',
  ],
  exitCodes: '0 normal end, 1 some bot was put out, 2 wrong usage, 130 interrupted.',
  exitCodesHeading: 'Exit code',
};
