/** `lab MAZZO…`: how a deck plays, by many matches. */
import { type Json, ok, refuse, type Result } from '@ludoteca/kernel';
import {
  runCommand,
  type CommandEnvironment,
  type CommandContext,
  EXIT_CODES,
  type TextRow,
  type WinRate,
  formatWinRate,
} from '@ludoteca/kit';
import { type StudentsCommandTexts, commandTexts } from './texts/index.ts';
import { normalizeName } from '../deck/deck.ts';
import { SHIPPED_DECKS, resolveDeck, readDeckSetting, DEFAULT_DECK } from '../deck/index.ts';
import { checkRequirements } from '../deck/requirements.ts';
import { deckToText, form } from '../settings.ts';
import { texts } from '../text/index.ts';
import { type DeckTrial, runTrial } from './deck-trial.ts';

const GRAMMAR = {
  paths: { min: 0, max: 100 },
  flags: ['--json'],
  texts: ['--seed'],
  numbers: { '--games': { min: 1, max: 1_000_000 }, '--seats': { min: 2, max: 4 } },
};
const DEFAULTS = { games: 1000, seats: 2, seed: 'lab' } as const;

export const runLab = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, GRAMMAR, commandTexts, hands, async (desk) => {
    const { paths, numbers, texts: options, flags } = desk.args;
    const seats = numbers.get('--seats') ?? DEFAULTS.seats;
    let code: number = EXIT_CODES.done;
    for (const path of paths.length === 0 ? [DEFAULT_DECK] : paths) {
      const deck = await loadDeck(path, seats, desk);
      if (!deck.ok) {
        code = EXIT_CODES.refused;
        continue;
      }
      const games = numbers.get('--games') ?? DEFAULTS.games;
      const trial = runTrial({
        deck: deck.value,
        names: resolveDeck(deckToText(deck.value)).map(({ name }) => normalizeName(name)),
        games,
        seats,
        seed: options.get('--seed') ?? DEFAULTS.seed,
        progress: progressPrinter(desk, path, games),
      });
      if (flags.has('--json')) hands.print(JSON.stringify({ deck: path, ...trial }));
      else for (const row of reportRows(desk, path, trial)) hands.print(row);
    }
    return code;
  });

/** The deck of that name, or in that file; what is wrong with it is said. */
async function loadDeck(
  path: string,
  seats: number,
  { environment: hands, language, texts: words }: CommandContext<StudentsCommandTexts>,
): Promise<Result<Json, 'said'>> {
  const ships = SHIPPED_DECKS.find((name) => name === path);
  const read = ships === undefined ? readDeckSetting(await hands.read(path)) : ok<Json>(ships);
  const wrong = read.ok
    ? checkRequirements(resolveDeck(deckToText(read.value)), { seats, students: form.students.usual })
    : read.problem;
  if (read.ok && wrong.length === 0) return read;
  hands.printError(words.lab.refused(path));
  for (const reason of wrong) hands.printError(`- ${texts[language].reason(reason, [])}`);
  return refuse('said');
}

/** Long work says how far it is, ten times. */
function progressPrinter(
  { environment: hands, texts: words }: CommandContext<StudentsCommandTexts>,
  deck: string,
  games: number,
): (done: number) => void {
  const step = Math.max(500, Math.ceil(games / 10));
  return (done) => {
    if (done % step === 0 && done < games) hands.printError(words.lab.progress(deck, done, games));
  };
}

/** Whether wins lie surely above or below what everybody has. */
const significanceSign = ({ times, interval: [low, high] }: WinRate, seats: number): '+' | '-' | ' ' =>
  times > 0 && low > 1 / seats ? '+' : times > 0 && high < 1 / seats ? '-' : ' ';

const NAME_WIDTH = 32;
const RATE_WIDTH = 32;

function reportRows(
  { texts: { lab: words } }: CommandContext<StudentsCommandTexts>,
  deck: string,
  trial: DeckTrial,
): readonly TextRow[] {
  const { games, seats, rounds, unfinished, bySeat, cards } = trial;
  const cell = (tried: WinRate): string =>
    `${significanceSign(tried, seats)} ${formatWinRate(tried)}`.padEnd(RATE_WIDTH);
  const { card, drawn, played } = words.columns;
  return [
    [{ text: words.heading(deck, games, seats), role: 'good' }],
    [{ text: words.length(rounds.mean.toFixed(1), rounds.least, rounds.most) }],
    ...(unfinished === 0 ? [] : [[{ text: words.unfinished(unfinished) }]]),
    [{ text: words.seats, role: 'quiet' }],
    ...bySeat.map((tried, seat): TextRow => [{ text: `  ${words.seat(seat + 1, formatWinRate(tried))}` }]),
    [{ text: words.cards, role: 'quiet' }],
    [{ text: `  ${card.padEnd(NAME_WIDTH)}${`  ${drawn}`.padEnd(RATE_WIDTH)}  ${played}`, role: 'quiet' }],
    ...cards
      .toSorted((one, other) => other.drawn.share - one.drawn.share)
      .map((tried): TextRow => [
        { text: `  ${tried.name.padEnd(NAME_WIDTH)}${cell(tried.drawn)}${cell(tried.played)}`.trimEnd() },
      ]),
    [{ text: `  ${words.note}`, role: 'quiet' }],
  ];
}
