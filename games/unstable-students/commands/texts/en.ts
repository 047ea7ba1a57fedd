/** The texts of the commands in English. */
import type { StudentsCommandTexts } from './text-types.ts';

export const en: StudentsCommandTexts = {
  level: { error: 'error', warning: 'warning' },
  found: (errors, warnings) =>
    errors + warnings === 0 ? 'Nothing wrong.' : `Errors: ${errors}, warnings: ${warnings}.`,
  convert: {
    ending: (path) => `${path}: the name must end in .txt or .json.`,
    done: (path, kinds, cards) => `${path}: ${kinds} different cards, ${cards} in all.`,
  },
  inspect: {
    refused: 'The save is refused:',
    fine: 'The save is in order.',
    odd: 'The save can be played, with these remedies:',
    repaired: (path) => `Written anew in order: ${path}.`,
  },
  compare: {
    agrees: (rounds) => (rounds === 1 ? 'agrees in one round' : `agrees in ${rounds} rounds`),
    verdicts: {
      differs: (game, round) => `differs in round ${round} of game ${game}`,
      unreadable: (game, round) => `writes a save that cannot be read, in round ${round} of game ${game}`,
      'no save': (game, round) => `writes no save of the next round, in round ${round} of game ${game}`,
      crashed: (game, round) => `crashes in round ${round} of game ${game}`,
      stopped: (game, round) => `does not come to an end in round ${round} of game ${game}`,
    },
    difference: (field, expected, found) =>
      `${field}: “${expected}” by the rules, “${found}” in the program’s save`,
    rule: (rule) => `rule ${rule} of games/unstable-students/RULES.md`,
    typed: (answers) => `typed: ${answers}`,
    problems: {
      'not started': (why) => `cannot be started: ${why}`,
      sandbox: (why) => `the sandbox does not work: ${why}`,
      static: () => 'not comparable: a static binary, into which no random numbers can be loaded',
      'no binary': () => 'not comparable: not a compiled program',
      'no compiler': () => 'not comparable: a C compiler (cc) is needed and not installed',
      'no terminal': () => 'not comparable: no pseudo-terminal can be opened here',
      'not built': () => 'cannot be built',
    },
    empty: 'There is no submission in this folder.',
  },
  lab: {
    progress: (deck, games, of) => `${deck}: ${games} of ${of} matches`,
    heading: (deck, games, seats) => `${deck}: ${games} matches of ${seats}`,
    length: (mean, least, most) => `Length in rounds: ${mean} on average, from ${least} to ${most}`,
    unfinished: (games) => `Matches without a winner: ${games}`,
    seats: 'Wins by seat, in turn order (95 % interval)',
    seat: (number, share) => `Seat ${number}: ${share}`,
    cards: 'Wins of whoever had the card in hand, and of whoever played it (95 % interval)',
    columns: { card: 'Card', drawn: 'In hand', played: 'Played' },
    refused: (deck) => `${deck}: no match can be played with this deck.`,
    note: '+ wins more than the average, - wins less',
  },
};
