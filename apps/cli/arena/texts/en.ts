/** The English texts of the arena. */
import type { ArenaTexts, ScheduleKind } from './arena-texts.ts';
import { createTableNumbers } from './table-numbers.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const scheduleKinds: { readonly [kind in ScheduleKind]: string } = {
  'round robin': 'everybody meets everybody',
  gauntlet: 'one against all others',
  drawn: 'groups drawn at random, equally many matches for each',
};

export const en: ArenaTexts = {
  languageName: 'English',
  submissions: {
    ready: (protocol) => `ready, speaks ${protocol}`,
    unanswered: (protocol, why) => `ready, seems to speak ${protocol}, but ${why}`,
    skipped: (why) => `skipped: ${why}`,
    json: 'JSON lines',
    own: (game) => `the protocol of ${game}`,
    empty: 'the folder is empty',
    'no program': 'no executable, Makefile, C source or script',
    'no main': 'no C source defines main',
    'too large': 'too many or too large files',
    unreadable: 'a file cannot be read',
    'control characters': 'the name is longer than 40 characters or has control characters',
    'no TypeScript': 'scripts in TypeScript need Node 22.18 or newer; hand in JavaScript',
    'other machine': (files) => `compiled for another machine: ${files.join(', ')}; hand in the sources`,
    'several programs': (files) => `several programs: ${files.join(', ')}`,
    'several mains': (files) => `several main functions: ${files.join(', ')}`,
    'build failed': 'it could not be built',
    copy: (of) => `identical to ${of}`,
    'no protocol': 'it answers in no bot protocol',
    sent: (line) => `sent ${line}`,
    received: (lines) => `received ${lines}`,
    receivedNothing: 'received nothing',
  },
  terminal: {
    isolation: (level) => `Programs are isolated with ${level}.`,
    unprotected: 'Programs are not isolated here. With --isolate required they are not started.',
    seed: (seed) => `Seed ${seed}.`,
    schedule: (matches, players, kind) =>
      `${counted(matches, 'match', 'matches')} among ${players} players: ${scheduleKinds[kind]}.`,
    resumed: (done, all) => `${done} of ${all} matches are in the journal already.`,
    stopped: (done, all, command) => `Stopped after ${done} of ${all} matches. To continue: ${command}`,
    fault: (match, fault) => `Match ${match} was abandoned, because a rule failed: ${fault}`,
    written: (path) => `Report: ${path}`,
  },
  report: {
    numbers: createTableNumbers('en'),
    title: (game) => `${game} tournament`,
    summary: (matches, scheduled, players, seats) =>
      `${matches === scheduled ? counted(matches, 'match', 'matches') : `${matches} of ${counted(scheduled, 'match', 'matches')}`} among ${players} players, ${seats} in each.`,
    settings: (seed, clock, rounds) =>
      `Seed ${seed}; ${clock}; ${counted(rounds, 'deal', 'deals')} for each group, played from every seat.`,
    clock: (milliseconds) => `${milliseconds} ms for an answer`,
    noClock: 'no clock',
    standings: 'Standings',
    ratings: 'Ratings',
    ratingsNote:
      'Strength by the Plackett-Luce model of Weng and Lin; the bar spans two standard deviations to either side.',
    pairs: 'Pairwise results',
    pairsNote:
      'Share of the matches in which the player of the row finished before the player of the column; ties count one half.',
    lengths: 'Length of matches',
    lengthsNote: (least, median, most) => `Answers in a match: ${least} to ${most}, median ${median}.`,
    failures: 'Failures of programs',
    noFailures: 'No program failed.',
    faults: 'Abandoned matches',
    skipped: 'Skipped submissions',
    player: 'Player',
    matches: 'Matches',
    points: 'Points',
    wins: 'Wins',
    winRate: 'Win rate',
    interval: '95 % interval',
    draws: 'Draws',
    rating: 'Rating',
    elo: 'Elo',
    places: 'Places',
    lapses: 'Lost turns',
    out: 'Out',
    match: 'Match',
    seed: 'Seed',
    seat: 'Seat',
    opponents: 'Opponents',
    place: 'Place',
    reason: 'Reason',
    losses: 'Lost matches',
    noLosses: 'No lost match.',
    moreLosses: (shown, all) => `${shown} of ${all} are listed; results.csv has all of them.`,
    beaten: 'beaten at the table',
    lostTurns: (count) => counted(count, 'lost turn', 'lost turns'),
    back: 'Back to the tournament',
    steps: 'The match, step by step',
    transcript: 'Lines between referee and program',
    transcriptNote: '< to the program, > from it, # remarks of the referee',
    stderr: 'Standard error',
    files: 'Files',
    archive: 'Archive',
    transcriptFile: 'Transcript',
    sprt: {
      title: (elo0, elo1) => `Sequential test: Elo ${elo0} or ${elo1}`,
      verdict: (verdict, ratio) =>
        verdict === 'undecided'
          ? `undecided (log-likelihood ratio ${ratio})`
          : `${verdict} accepted (log-likelihood ratio ${ratio})`,
    },
    reasons: {
      late: 'too slow',
      ended: 'ended',
      signal: 'crashed',
      memory: 'out of memory',
      refused: 'illegal action',
      'not started': 'not started',
      deaf: 'does not read',
      flood: 'flood of output',
    },
    builtIn: 'built-in',
    json: 'JSON lines',
    own: 'own protocol',
  },
};
