/** What a trial showed, for people. */
import { type Language, type TextRow, type WinRate, formatWinRate } from '@ludoteca/kit';
import { cardName } from '../deck/names.ts';
import type { CardTrial, Trial } from './lab.ts';
import type { LabWords } from './words/index.ts';

const NAME_WIDTH = 40;
const SHARE_WIDTH = 34;

const line = (text: string): TextRow => [{ text }];
const quiet = (text: string): TextRow => [{ text, role: 'quiet' }];

/** Whether wins lie surely above or below a share. */
const sign = ({ times, interval: [low, high] }: WinRate, usual: number): '+' | '-' | ' ' =>
  times > 0 && low > usual ? '+' : times > 0 && high < usual ? '-' : ' ';

export function reportOf(trial: Trial, words: LabWords, language: Language): readonly TextRow[] {
  const { preset, games, seed, pairings, decks, first, turns, ends, draws, attackers } = trial;
  const { median, quarter, threeQuarters, least, most } = turns;
  const share = `${(attackers.share * 100).toFixed(1)} %`;
  return [
    [{ text: words.heading(preset, games, seed), role: 'good' }],
    line(words.first(formatWinRate(first))),
    line(words.turns(median, quarter, threeQuarters, least, most)),
    line(words.ends(ends.life, ends.deck, ends.other, draws)),
    line(words.idle(share, attackers.idle, attackers.able)),
    quiet(words.pairings),
    ...pairings.map(({ one, other, wins, turns: length }) =>
      line(
        `  ${`${one} - ${other}`.padEnd(NAME_WIDTH)} ${formatWinRate(wins).padEnd(SHARE_WIDTH)} ${length.median}`,
      ),
    ),
    quiet(words.decks),
    ...decks.map(({ deck, wins }) => line(`  ${deck.padEnd(NAME_WIDTH)} ${formatWinRate(wins)}`)),
    ...decks.flatMap(({ deck, wins, cards }) => cardRows(deck, wins, cards, words, language)),
    quiet(`  ${words.note}`),
  ];
}

function cardRows(
  deck: string,
  { share }: WinRate,
  cards: readonly CardTrial[],
  words: LabWords,
  language: Language,
): readonly TextRow[] {
  const { card: name, drawn, played } = words.columns;
  const cell = (tried: WinRate): string =>
    `${sign(tried, share)} ${formatWinRate(tried)}`.padEnd(SHARE_WIDTH);
  return [
    quiet(words.cards(deck)),
    [{ text: `  ${name.padEnd(NAME_WIDTH)}  ${drawn.padEnd(SHARE_WIDTH)}${played}`, role: 'quiet' }],
    ...cards
      .toSorted((one, other) => other.played.share - one.played.share)
      .map((trial): TextRow => [
        {
          text: `  ${cardName(trial.card, language).padEnd(NAME_WIDTH)}${cell(trial.drawn)}${cell(trial.played)}`.trimEnd(),
        },
      ]),
  ];
}
