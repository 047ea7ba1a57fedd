/** English texts of the lab. */
import type { LabTexts } from './lab-texts.ts';

export const en: LabTexts = {
  progress: (done, of) => `${done} of ${of} matches`,
  heading: (preset, games, seed) => `Rules ${preset}, matches for each pair of decks: ${games}, seed ${seed}`,
  refused: (deck) => `${deck}: no match can be played with this deck.`,
  starters: (known) => `The decks that ship are ${known.join(', ')}.`,
  preset: (known) => `--preset takes one of ${known.join(', ')}.`,
  pairings: 'Wins of the first deck of the pair (95 % interval, matches), median length in turns',
  decks: 'Wins of each deck',
  first: (share) => `Wins of the first player: ${share}`,
  turns: (median, quarter, threeQuarters, least, most) =>
    `Length in turns: median ${median}, half of the matches from ${quarter} to ${threeQuarters}, all from ${least} to ${most}`,
  ends: (life, deck, other, draws) =>
    `How they end: without life ${life}, without cards ${deck}, otherwise ${other}; draws ${draws}`,
  idle: (share, idle, able) => `Attackers without a useful target: ${share} (${idle} of ${able})`,
  cards: (deck) => `${deck}: wins of whoever had the card in hand, and of whoever played it`,
  columns: { card: 'Card', drawn: 'In hand', played: 'Played' },
  note: '+ wins more than the average, - wins less',
};
