/** Formats the result of an experiment for the terminal. */
import { type Language, type TextRow, type WinRate, formatShare, formatWinRate } from '@ludoteca/kit';
import { formatCardName } from '../deck/card-names.ts';
import type { CardWinRates, ExperimentResult } from './experiment.ts';
import type { LabTexts } from './texts/index.ts';

const NAME_WIDTH = 40;
const SHARE_WIDTH = 34;

const plainRow = (text: string): TextRow => [{ text }];
const quietRow = (text: string): TextRow => [{ text, role: 'quiet' }];

/** Whether the interval of a win rate lies above or below the average. */
const compareWithAverage = ({ times, interval: [low, high] }: WinRate, average: number): '+' | '-' | ' ' =>
  times > 0 && low > average ? '+' : times > 0 && high < average ? '-' : ' ';

export function formatReport(
  result: ExperimentResult,
  words: LabTexts,
  language: Language,
): readonly TextRow[] {
  const { preset, games, seed, pairings, decks, first, turns, ends, draws, attackers } = result;
  const { median, quarter, threeQuarters, least, most } = turns;
  const share = formatShare(language, attackers.share);
  return [
    [{ text: words.heading(preset, games, seed), role: 'good' }],
    plainRow(words.first(formatWinRate(language, first))),
    plainRow(words.turns(median, quarter, threeQuarters, least, most)),
    plainRow(words.ends(ends.life, ends.deck, ends.other, draws)),
    plainRow(words.idle(share, attackers.idle, attackers.able)),
    quietRow(words.pairings),
    ...pairings.map(({ one, other, wins, turns: length }) =>
      plainRow(
        `  ${`${one} - ${other}`.padEnd(NAME_WIDTH)} ${formatWinRate(language, wins).padEnd(SHARE_WIDTH)} ${length.median}`,
      ),
    ),
    quietRow(words.decks),
    ...decks.map(({ deck, wins }) =>
      plainRow(`  ${deck.padEnd(NAME_WIDTH)} ${formatWinRate(language, wins)}`),
    ),
    ...decks.flatMap(({ deck, wins, cards }) => formatCardRows(deck, wins, cards, words, language)),
    quietRow(`  ${words.note}`),
  ];
}

function formatCardRows(
  deck: string,
  { share }: WinRate,
  cards: readonly CardWinRates[],
  words: LabTexts,
  language: Language,
): readonly TextRow[] {
  const { card: name, drawn, played } = words.columns;
  const cell = (rate: WinRate): string =>
    `${compareWithAverage(rate, share)} ${formatWinRate(language, rate)}`.padEnd(SHARE_WIDTH);
  return [
    quietRow(words.cards(deck)),
    [{ text: `  ${name.padEnd(NAME_WIDTH)}  ${drawn.padEnd(SHARE_WIDTH)}${played}`, role: 'quiet' }],
    ...cards
      .toSorted((one, other) => other.played.share - one.played.share)
      .map((result): TextRow => [
        {
          text: `  ${formatCardName(result.card, language).padEnd(NAME_WIDTH)}${cell(result.drawn)}${cell(result.played)}`.trimEnd(),
        },
      ]),
  ];
}
