/** `lab DECK…`: plays many matches with each deck and prints how often which seat and which card won. */
import {
  type CommandContext,
  type CommandEnvironment,
  EXIT_CODES,
  formatDecimal,
  formatWinRate,
  runCommand,
  type TextRow,
  type WinRate,
  type GameCommand,
} from '@ludoteca/kit';
import { DEFAULT_DECK } from '../deck/index.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import { deckToText } from '../settings.ts';
import { loadDeck } from './load-deck.ts';
import { type DeckTrial, runTrial } from './deck-trial.ts';
import { commandTexts, type StudentsCommandTexts } from './texts/index.ts';
import { labHelp } from './help.ts';

const GRAMMAR = {
  paths: { min: 0, max: 100 },
  flags: ['--json'],
  texts: ['--seed'],
  numbers: { '--games': { min: 1, max: 1_000_000 }, '--seats': { min: 2, max: 4 } },
};
const DEFAULTS = { games: 1000, seats: 2, seed: 'lab' } as const;

const runLab = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, GRAMMAR, commandTexts, environment, async (context) => {
    const { paths, numbers, texts: options, flags } = context.args;
    const seats = numbers.get('--seats') ?? DEFAULTS.seats;
    const games = numbers.get('--games') ?? DEFAULTS.games;
    let code: number = EXIT_CODES.done;
    for (const path of paths.length === 0 ? [DEFAULT_DECK] : paths) {
      const deck = await loadDeck(path, seats, context);
      if (!deck.ok) {
        code = EXIT_CODES.failed;
        continue;
      }
      const trial = runTrial({
        deck: deck.value,
        names: indexDeck(deckToText(deck.value)).definitions.map(({ name }) => name),
        games,
        seats,
        seed: options.get('--seed') ?? DEFAULTS.seed,
        onProgress: progressPrinter(context, path, games),
      });
      if (flags.has('--json')) environment.print(JSON.stringify({ deck: path, ...trial }));
      else for (const row of reportRows(context, path, trial)) environment.print(row);
    }
    return code;
  });

/** Prints the progress at most ten times. */
function progressPrinter(
  { environment, texts }: CommandContext<StudentsCommandTexts>,
  deck: string,
  games: number,
): (done: number) => void {
  const step = Math.max(500, Math.ceil(games / 10));
  return (done) => {
    if (done % step === 0 && done < games) environment.printError(texts.lab.progress(deck, done, games));
  };
}

/** Whether the win rate differs significantly from the average. */
const significanceSign = ({ times, interval: [low, high] }: WinRate, seats: number): '+' | '-' | ' ' =>
  times > 0 && low > 1 / seats ? '+' : times > 0 && high < 1 / seats ? '-' : ' ';

const NAME_WIDTH = 32;
const RATE_WIDTH = 32;

function reportRows(
  { language, texts: { lab: texts } }: CommandContext<StudentsCommandTexts>,
  deck: string,
  { games, seats, rounds, unfinished, bySeat, cards }: DeckTrial,
): readonly TextRow[] {
  const cell = (rate: WinRate): string =>
    `${significanceSign(rate, seats)} ${formatWinRate(language, rate)}`.padEnd(RATE_WIDTH);
  const { card, drawn, played } = texts.columns;
  return [
    [{ text: texts.heading(deck, games, seats), role: 'good' }],
    [{ text: texts.length(formatDecimal(language, rounds.mean), rounds.least, rounds.most) }],
    ...(unfinished === 0 ? [] : [[{ text: texts.unfinished(unfinished) }]]),
    [{ text: texts.seats, role: 'quiet' }],
    ...bySeat.map((rate, seat): TextRow => [
      { text: `  ${texts.seat(seat + 1, formatWinRate(language, rate))}` },
    ]),
    [{ text: texts.cards, role: 'quiet' }],
    [{ text: `  ${card.padEnd(NAME_WIDTH)}${`  ${drawn}`.padEnd(RATE_WIDTH)}  ${played}`, role: 'quiet' }],
    ...cards
      .toSorted((a, b) => b.drawn.share - a.drawn.share)
      .map((row): TextRow => [
        { text: `  ${row.name.padEnd(NAME_WIDTH)}${cell(row.drawn)}${cell(row.played)}`.trimEnd() },
      ]),
    [{ text: `  ${texts.note}`, role: 'quiet' }],
  ];
}

export const labCommand: GameCommand = {
  name: 'lab',
  usage: {
    it: '[MAZZO…] [--games N] [--seats N] [--seed S] [--json] [--lang L]: quanto un mazzo è equilibrato',
    en: '[DECK…] [--games N] [--seats N] [--seed S] [--json] [--lang L]: how balanced a deck is',
    pt: '[BARALHO…] [--games N] [--seats N] [--seed S] [--json] [--lang L]: quão equilibrado é um baralho',
  },
  help: labHelp,
  run: runLab,
};
