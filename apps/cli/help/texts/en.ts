/** The help in English. */
import type { HelpTexts } from './help-texts.ts';

const SETTINGS = {
  set: 'a setting of the game (ludoteca games lists them), or KEY=@FILE where it may come from a file; may be given several times',
  deck: 'a file, a shipped name, or a code in games that have them, for the first setting that may come from a file; given again, for the next',
};
const REFEREE = {
  time: 'milliseconds for an answer (default: 3000); 0: no limit',
  'match-time': 'seconds that each program may use for a whole match (default: no limit)',
  isolate: 'how programs are isolated from this machine: auto, required, none (default: auto)',
};
const DIR =
  'the data folder of the user: saves, statistics, preferences, identity at servers (default: LUDOTECA_DATA, else the folder that the system provides)';
const DATA =
  'the data of the server, its tables and guests: a folder, or the address of a PostgreSQL database (default: DATABASE_URL, else the folder server in the data folder of the user)';
const DATABASE = 'the address of the PostgreSQL database of the jobs (default: DATABASE_URL)';
const QUEUE =
  'let the workers of the database play, instead of this program (docs/scaling.md); the result is the same';
const PLAIN = 'plain lines without redrawing, for pipes and screen readers';
const AS_JSON = 'print the result as JSON';
const SEED = 'the same seed gives the same random numbers (default: random, and printed)';
const SEATS = 'how many play (default: as many as --players names, within what the game takes)';
const INVALID = '2 invalid arguments';
const STOPPED = '130 stopped by Ctrl-C';

export const en: HelpTexts = {
  program: 'A home for turn-based games with hidden information. In a terminal, without a command: the menu.',
  headings: {
    commands: 'Commands',
    gameCommands: 'Commands of single games',
    options: 'Options',
    arguments: 'Arguments',
    examples: 'Examples',
    exitCodes: 'Exit code',
  },
  anyOptions: '[options]',
  more: 'ludoteca COMMAND --help, or ludoteca help COMMAND, explains each command.',
  common: {
    help: 'show this help',
    version: 'print the version',
    lang: 'the language: it, en, pt (default: as chosen in the menu, else that of the terminal)',
    game: 'before a command: adds a game of your own, a folder or a module; may be given several times',
  },
  pages: {
    games: {
      about: 'Lists the games with their computer players and settings.',
      options: { all: 'include the games for teaching and testing', json: AS_JSON },
      notes: [],
      exitCodes: `0 listed, ${INVALID}.`,
    },
    rules: {
      about: 'Prints the rules of a game in short, and where all of them are.',
      options: {},
      notes: [],
      exitCodes: `0 printed, ${INVALID}.`,
    },
    play: {
      about: 'Plays a game at this terminal, alone, with others or against the computer.',
      options: {
        ...SETTINGS,
        seats: SEATS,
        players:
          'who plays, seat by seat: you, random, greedy, a level (beginner, intermediate, advanced, expert), search:ITERATIONS, or a player of the game’s own (ludoteca games lists them); you=Ada gives a name, several you share the terminal (default: you, the rest the first of the game’s own, else greedy)',
        seed: 'the same seed and the same answers give the same match (default: random)',
        from: 'go on with a match, by its path or its name among the saves; or start from a save in the game’s original format, or from a position in a JSON file',
        save: 'the name of the match’s saves, in games whose original saves have names',
        dialect: 'the layout of an original save, in games with several (default: detected)',
        at: 'go on from entry N of the match (default: from its end)',
        plain: PLAIN,
        pace: 'how long computers take: none, fast, normal, slow (default: as in the settings)',
        'save-prompts':
          'where the game lets people save: ask offers it, go does not (default: as in the settings)',
        reasons:
          'whether computers say why they chose as they did: yes, no (default: as in the settings, else where nobody but computers plays)',
        hints: 'whether people may ask for hints: yes, no (default: only if one person plays)',
        yes: 'do not confirm answers that cannot be undone, except withdrawing',
        dir: DIR,
        files:
          'where the game’s original files are, its saves, log and statistics (default: the current folder if they are there, else with the matches)',
        out: 'also write the archive of the match to this file when it ends or when you leave it',
      },
      notes: [
        'SAVE opens a save in the game’s original format, by its name or its path.',
        'The match is kept after every answer. Ctrl-C, the end of the input (Ctrl-D) and quit leave it; --from goes on with it.',
      ],
      exitCodes: `0 done, 1 the match could not be kept or a save cannot be opened, ${INVALID}, ${STOPPED}.`,
    },
    practice: {
      about: 'Teaches a game in lessons, and sets puzzles.',
      options: {
        file: 'exercises of your own, from a JSON file (docs/exercises.md)',
        dir: DIR,
        plain: PLAIN,
      },
      notes: [
        'COLLECTION is one that the game has, such as tutorial or puzzles; without it they are listed. EXERCISE is a number in the list, or a name.',
        'Every attempt is kept as an archive in the folder exercises of --dir: ludoteca replay FILE shows it, ludoteca verify FILE checks it.',
      ],
      exitCodes: `0 left, or the input has ended, 1 the file of exercises is bad, ${INVALID} or no such file, ${STOPPED}.`,
    },
    solo: {
      about: 'Plays the solo modes of a game: drafts and campaigns.',
      options: {
        seed: 'the seed of a new run: the same packs and shuffles for the same word (default: random)',
        dir: DIR,
        plain: PLAIN,
      },
      notes: [
        'MODE is one that the game has, such as draft; without it they are listed. Progress is saved after every choice, and ludoteca solo goes on with it.',
        'Progress and matches are kept in the folder solo of --dir: ludoteca replay FILE shows a match, ludoteca verify FILE checks it.',
      ],
      exitCodes: `0 left, or the input has ended, ${INVALID}, ${STOPPED}.`,
    },
    menu: {
      about:
        'Opens the menu: new and saved matches, replays, statistics, settings. In a terminal, ludoteca without a command does the same.',
      options: { dir: DIR, plain: PLAIN },
      notes: ['With GAME the menu begins at the page of that game. Matches are kept after every answer.'],
      exitCodes: `0 left, or the input has ended, ${INVALID}, ${STOPPED}.`,
    },
    serve: {
      about: 'Serves tables of every game to browsers and terminals, until it is stopped.',
      options: {
        port: 'the port it listens at; 0 is any that is free (default: 4200)',
        host: 'the address it listens at (default: 127.0.0.1, which only this machine can reach)',
        data: DATA,
        pages: 'the folder of the built web app (default: the one that comes with the program)',
        workers:
          'the number of processes that execute matches (default: the number of cores, and at least 2)',
        advertise:
          'the address at which other servers of the same PostgreSQL database reach this one, such as http://10.0.0.5:4200 (default: that at which it listens)',
        queue:
          'let the workers of the PostgreSQL database compute the answers of experts; if none does so in time, the server does (docs/scaling.md)',
        'trust-proxy':
          'the address of a reverse proxy, or a range such as 10.0.0.0/8, whose X-Forwarded-For header names the client; may be given several times (default: none, the header is ignored)',
        'keep-finished': 'days until a finished match is deleted (default: never)',
        'keep-unfinished': 'days without an answer until an unfinished match is deleted (default: never)',
        'log-level':
          'how much the log on standard error says: error, warn, info or debug (default: warn); JSON lines unless it is a terminal',
      },
      notes: [
        'It prints its address and opens nothing by itself. Ctrl-C stops it; the next server with the same data goes on with its tables.',
        'GET /health and GET /ready tell whether it runs and whether it can store; GET /metrics has measurements for Prometheus, for programs on this machine, or for those that send the bearer token that the environment variable LUDOTECA_METRICS_TOKEN holds.',
      ],
      exitCodes: `0 stopped by Ctrl-C or SIGTERM, ${INVALID}, or the port or the data cannot be used.`,
    },
    store: {
      about: 'Copies, backs up, restores, checks and repairs the data of a server.',
      options: {},
      notes: ['ludoteca store COMMAND --help explains each command.'],
      exitCodes: `0 done, 1 some data is damaged, ${INVALID}, or the data cannot be used.`,
    },
    'store copy': {
      about: 'Copies the data of a server to an empty place: from a folder to PostgreSQL, or back.',
      options: {},
      notes: [
        'FROM and TO are folders of a server or addresses postgres://USER:PASSWORD@HOST:PORT/DATABASE; FROM may be a backup.',
        'Everything is copied or nothing. The copy is checked: numbers of rows, checksums, chains of entries.',
      ],
      exitCodes: `0 copied, 1 some data is damaged, ${INVALID}, or the data cannot be used.`,
    },
    'store backup': {
      about: 'Writes all data of a server into a new file, while the server may go on.',
      options: { data: DATA },
      notes: [
        'The file has the same form whatever the database. It contains secrets, so only its owner can read it.',
      ],
      exitCodes: `0 written, 1 some data is damaged, ${INVALID}, or the data cannot be used.`,
    },
    'store restore': {
      about: 'Copies a backup to an empty place.',
      options: { data: DATA },
      notes: ['Nothing is overwritten: the place must be empty.'],
      exitCodes: `0 restored, 1 some data is damaged, ${INVALID}, or the data cannot be used.`,
    },
    'store check': {
      about: 'Checks all data of a server and lists damaged tables.',
      options: { data: DATA },
      notes: [],
      exitCodes: `0 everything is intact, 1 some data is damaged, ${INVALID}, or the data cannot be read.`,
    },
    'store repair': {
      about: 'Copies everything that is intact to a new folder. The original is only read.',
      options: { data: DATA },
      notes: ['Damaged tables are left out and listed. Then start the server with --data DIR.'],
      exitCodes: `0 everything was intact, 1 some data was left out, ${INVALID}, or the data cannot be read.`,
    },
    worker: {
      about:
        'Executes jobs that sim, arena, train, analyse and serve give to the workers with --queue, until it is stopped.',
      options: {
        database: DATABASE,
        jobs: 'how many jobs are executed at the same time (default: 1); one worker for each core is faster',
        programs:
          'a folder whose programs may play in tournaments; may be given several times (default: computer players only)',
        isolate: REFEREE.isolate,
      },
      notes: [
        'A worker takes jobs of games that it has, in the same version of the rules and of the program. Jobs of a worker that ends are given to others.',
      ],
      exitCodes: `0 stopped, 1 the database cannot be reached, ${INVALID}.`,
    },
    jobs: {
      about: 'Lists the runs of jobs that were given to the workers.',
      options: { database: DATABASE, json: AS_JSON },
      notes: ['ludoteca jobs cancel RUN ends one.'],
      exitCodes: `0 listed, 1 the database cannot be reached, ${INVALID}.`,
    },
    'jobs cancel': {
      about: 'Ends a run of jobs and deletes its results.',
      options: { database: DATABASE },
      notes: [],
      exitCodes: `0 cancelled, 1 the database cannot be reached, ${INVALID}, or there is no such run.`,
    },
    join: {
      about: 'Sits down at a table of a server, or watches it, from this terminal.',
      options: {
        name: 'your name at the table (default: as before, else as in the settings)',
        watch: 'watch, even if a seat is free',
        plain: PLAIN,
        dir: DIR,
      },
      notes: [
        'LINK is the address of the table’s page. You can leave and come back with the same link; quit also offers to withdraw from the match.',
      ],
      exitCodes: `0 done, 1 the server cannot be reached, ${INVALID}, ${STOPPED}.`,
    },
    matches: {
      about: 'Lists your tables at a server: where it is your turn comes first.',
      options: {
        finished: 'list the finished matches',
        out: 'download the archives of your finished matches into this folder',
        dir: DIR,
      },
      notes: [
        'SERVER is the address of any page of the server. The tables are those of the identity that join has stored.',
      ],
      exitCodes: `0 done, 1 the server cannot be reached, ${INVALID}.`,
    },
    tournaments: {
      about: 'Lists the tournaments between people at a server, or shows one: standings and your match.',
      options: {
        enrol: 'enrol in the tournament',
        withdraw: 'leave the tournament',
        name: 'your name at the tournament (default: as before, else as in the settings)',
        dir: DIR,
      },
      notes: [
        'SERVER is the address of the server, or of the page of a tournament, as in the list. With GAME the tournaments of that game are listed. Who creates a tournament starts it in the page of the server.',
      ],
      exitCodes: `0 done, 1 the server cannot be reached, ${INVALID}.`,
    },
    forget: {
      about: 'Deletes your name and your identity at a server.',
      options: { dir: DIR },
      notes: [
        'SERVER is the address of any page of the server. You leave its open tables and withdraw from the matches you play there; finished matches stay, without your name. This cannot be undone.',
      ],
      exitCodes: `0 done, 1 the server cannot be reached, ${INVALID}.`,
    },
    sim: {
      about: 'Plays many games by computer players and counts who wins.',
      options: {
        ...SETTINGS,
        seats: SEATS,
        games: 'how many games to play (default: 100)',
        first:
          'the number of the first game (default: 0); with --games 1 it plays one game of a simulation again',
        seed: SEED,
        players:
          'who plays, seat by seat: random, greedy, a level (beginner, intermediate, advanced, expert), search:ITERATIONS, or a player of the game’s own (ludoteca games lists them); a short list is repeated (default: random)',
        out: 'write an archive of each game to this folder; games that are there already are not played again',
        archive:
          'write the archives of all games into one file, which verify and replay read; an existing file is replaced',
        record:
          'write every decision into one file, as lines of JSON packed with gzip (docs/simulation.md); an existing file is replaced',
        gzip: 'pack the archives',
        jobs: 'how many threads play (default: as many as the machine runs at once, if it takes long); the result is the same',
        queue: QUEUE,
        json: AS_JSON,
      },
      notes: [
        'The JSON has the keys game, version, seats, players, settings, seed, first, games, decisions, seconds, winsBySeat, winsByPlayer, draws, meanDecisions, faults.',
        'Wins are sole first places; draws are games without one; faults are games in which a rule failed.',
      ],
      exitCodes: `0 done, 1 a rule failed or a file could not be written, ${INVALID}, ${STOPPED}.`,
    },
    env: {
      about: 'Plays a batch of matches for a learning program, over standard input and output.',
      options: {
        ...SETTINGS,
        batch: 'how many matches are played at a time (default: 1)',
        seats: 'how many play (default: the fewest that the game takes)',
        seed: 'the same seed gives the same random numbers (default: 0)',
        describe: 'print the names of all numbers and actions as JSON, and play nothing',
      },
      notes: [
        'Frames of bytes go in and out: docs/env.md describes them, examples/python/ludoteca_env.py is a client.',
      ],
      exitCodes: `0 the input has ended, 1 a rule of the game failed, ${INVALID} or input that is no frame.`,
    },
    bots: {
      about: 'Lets bot programs play any game against each other and against computer players.',
      options: {
        ...SETTINGS,
        ...REFEREE,
        games: 'how many games to play (default: 10)',
        seed: SEED,
        out: 'write to this folder for each game: the archive, and the transcript and the standard error of each program',
        json: AS_JSON,
      },
      notes: [
        'PLAYER is the path of a program that speaks the bot protocol (docs/bot-protocol.md), or :NAME for a computer player: :random, :greedy, a level such as :expert, :search:ITERATIONS, or one of the game’s own (ludoteca games lists them).',
        'Each deal is played once for every rotation of the seats. Wins are sole first places.',
      ],
      exitCodes: `0 done, 1 a program lost its seat in some game, ${INVALID}, ${STOPPED}.`,
    },
    arena: {
      about: 'Plays a tournament among programs and computer players and writes a report.',
      options: {
        ...SETTINGS,
        ...REFEREE,
        submissions:
          'a folder of submissions, one program in each subfolder: an executable, a Makefile, C sources or a script; may be given several times',
        tournament: 'a tournament file (docs/arena.md); options override it',
        rounds: 'deals for each group of players, each played from every seat (default: 10)',
        jobs: 'how many matches are played at the same time (default: 4); the result is the same',
        queue: QUEUE,
        seed: SEED,
        out: 'the folder of the tournament: journal, matches, results, report',
        seats: 'how many play in one match (default: the fewest that the game takes)',
        sprt: 'end as soon as a sequential test decides between two Elo differences, for example 0,20',
        gauntlet: 'only matches with this player',
        resume: 'continue the tournament in --out; with more --rounds, also a finished one',
        json: AS_JSON,
      },
      notes: [
        'PLAYER is the path of a program, or :NAME for a computer player (ludoteca games lists them). Programs speak JSON lines (docs/bot-protocol.md) or the protocol of the game; which one is found out.',
        'A match starts its programs anew, so that its result does not depend on other matches. DIR/report.html is the report, DIR/results.csv has a row for each player of each match.',
      ],
      exitCodes: `0 done, 1 a match was abandoned or the results could not be written, ${INVALID}, ${STOPPED}.`,
    },
    player: {
      about: 'Is a computer player as a program: reads the lines of a referee and answers them.',
      options: {
        seed: 'the same seed gives the same answers (default: 0)',
      },
      notes: [
        'NAME is a level or another computer player of the game (ludoteca games lists them). The first line shows whether the referee speaks JSON lines (docs/bot-protocol.md) or the protocol of the game.',
      ],
      exitCodes: `0 the input has ended, 1 a line cannot be used, ${INVALID}.`,
    },
    replay: {
      about: 'Verifies an archive and shows its match, forwards and backwards; in plain lines as a whole.',
      options: {
        at: 'begin after the first N entries; in plain lines and logs: stop there',
        as: 'what a seat (1, 2, …), a spectator or the judge may know (default: judge, who knows all; spectator while the match is not over)',
        plain: 'print the match and the final table as lines, as without a terminal',
        unverified: 'show a match that does not verify, as far as it can be replayed',
        dir: DIR,
        out: 'write the log of the match to this file instead of showing it',
      },
      notes: [
        'FILE is a path, the name of a match among the saves, or FILE#NUMBER: a game of a collection that sim --archive has written.',
      ],
      exitCodes: `0 shown, 1 the archive is refused (ludoteca verify --help) or the log could not be written, ${INVALID} or no such file, ${STOPPED}.`,
    },
    verify: {
      about: 'Replays archives and reports which are valid.',
      options: {
        json: AS_JSON,
        quiet: 'print only the refused archives and the total',
        fairness:
          'the evidence for the shuffle (default: the file beside the archive that ends in .fairness.json, if there is one)',
      },
      notes: [
        'Of a collection that sim --archive has written, every archive is verified; FILE#NUMBER is one of them.',
        'Of a file that is cut off it says how many entries can still be shown: see ludoteca replay.',
        'Of a folder, all files whose names end in .ludoteca are verified, those of its folders too; links are not followed.',
        'With the evidence of a match at a server the shuffle is checked too. The command join stores it in the data folder; the page of a table can save it.',
      ],
      exitCodes: `0 all are good, 1 some are refused: not an archive, damaged, too large, of an unknown game, or one whose chain of hashes, replay or shuffle disagrees, ${INVALID} or a file or folder that cannot be read.`,
    },
    stats: {
      about: 'Prints statistics over archives: players, decks, pairings, cards, length, first player.',
      options: {
        json: AS_JSON,
        data: 'counts the finished matches of a server too: its data folder, a backup or the address of its database',
      },
      notes: [
        'Of a folder, all archives are counted, those of its folders too; links are not followed. Each match is replayed.',
        'A share of wins is followed by its 95 % interval and the number of matches; a bar shows the share.',
        'With --data and no files only the matches of the server are counted; it may be running.',
      ],
      exitCodes: `0 all archives were counted, 1 some are refused and left out, ${INVALID} or a file or folder that cannot be read.`,
    },
    analyse: {
      about: 'Rates the answers of a finished match: chances of winning, better answers, turning points.',
      options: {
        at: 'only the question after the first N entries, with its best answers',
        iterations:
          'rollouts for each question (default: those of the expert for one question, of the advanced player for a match)',
        seed: 'the same seed gives the same random numbers (default: 1)',
        json: AS_JSON,
        queue:
          'let the workers of the database rate the answers, instead of this program (docs/scaling.md); the result is the same',
      },
      notes: [
        'Chances are estimates by rollouts (docs/strength.md), from what the seat knew when it answered. Where rollouts are cut off, they are ratings of the position.',
      ],
      exitCodes: `0 analysed, 1 the archive is refused, ${INVALID}, no such file, or a match that is not over, ${STOPPED}.`,
    },
    train: {
      about: 'Learns to rate the positions of a game from matches of a computer player against itself.',
      options: {
        seats: 'number of seats (default: the minimum of the game)',
        games: 'number of matches (default: 1000)',
        seed: 'the same seed gives the same matches (default: 1)',
        players: 'the player that plays against itself (default: greedy)',
        date: 'the date in the file (default: today)',
        out: 'the file for the weights (default: standard output)',
        queue: QUEUE,
      },
      notes: [
        'The weights are those of a logistic regression. The same command and date give the same file. A fifth of the matches is left out and shows how good the estimates are.',
      ],
      exitCodes: `0 learned, 1 the file cannot be written, ${INVALID}.`,
    },
    'new-game': {
      about:
        'Creates the package of a new game in the current folder: a small game that can be played and tested at once.',
      options: {},
      notes: [
        'NAME: small letters, digits and single hyphens, beginning with a letter, such as hearts or old-maid.',
        'The code of a game runs with your rights, like any program: use games of people whom you trust.',
      ],
      exitCodes: `0 created, ${INVALID}, or the folder cannot be written; then nothing is created.`,
    },
    completion: {
      about: 'Prints a script that completes commands, games and options in a shell.',
      options: {},
      notes: [
        'bash: eval "$(ludoteca completion bash)" in ~/.bashrc; zsh: eval "$(ludoteca completion zsh)" after compinit in ~/.zshrc; fish: ludoteca completion fish > ~/.config/fish/completions/ludoteca.fish',
      ],
      exitCodes: `0 printed, ${INVALID}.`,
    },
  },
};
