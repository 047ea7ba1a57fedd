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
    odd: 'The save can be played, with these repairs:',
    repaired: (path) => `Repaired and written to ${path}.`,
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
