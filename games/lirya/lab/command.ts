/** `lab DECK…`: how decks fare against each other, by many matches. */
import { type Json, encodeUtf8, ok, refuse, type Result } from '@ludoteca/kernel';
import {
  runCommand,
  type GameCommand,
  type CommandEnvironment,
  type CommandContext,
  EXIT_CODES,
  type CommandSyntax,
  prefixLineNumber,
} from '@ludoteca/kit';
import { type Preset, PRESETS, presets } from '../config.ts';
import { labHelp } from '../command/help.ts';
import { checkDeck, isCode, readDeck, STARTERS } from '../deck/index.ts';
import { texts } from '../text/index.ts';
import { type Contender, tryDecks } from './lab.ts';
import { reportOf } from './report.ts';
import { type LabWords, labWords } from './words/index.ts';

const GRAMMAR: CommandSyntax = {
  paths: { min: 0, max: 20 },
  flags: ['--json'],
  texts: ['--seed', '--preset'],
  numbers: { '--games': { min: 1, max: 1_000_000 } },
};
const USUAL = { games: 100, seed: 'lab', preset: 'balanced' } as const;

const run = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, GRAMMAR, labWords, hands, async (desk) => {
    const { texts: words, language } = desk;
    const { paths, numbers, texts: options, flags } = desk.args;
    const preset = PRESETS.find((one) => one === (options.get('--preset') ?? USUAL.preset));
    if (preset === undefined) {
      hands.printError(words.preset(PRESETS));
      return EXIT_CODES.misused;
    }
    const decks = await contenders(paths.length === 0 ? STARTERS : paths, preset, desk);
    if (!decks.ok) return EXIT_CODES.refused;
    const trial = tryDecks({
      decks: decks.value,
      preset,
      games: numbers.get('--games') ?? USUAL.games,
      seed: options.get('--seed') ?? USUAL.seed,
      progress: teller(desk),
    });
    if (flags.has('--json')) hands.print(JSON.stringify(trial));
    else for (const row of reportOf(trial, words, language)) hands.print(row);
    return EXIT_CODES.done;
  });

/** The decks of those names, codes, or in those files; whatever is wrong with any of them is said. */
async function contenders(
  paths: readonly string[],
  preset: Preset,
  { environment: hands, language, texts: words }: CommandContext<LabWords>,
): Promise<Result<readonly Contender[], 'said'>> {
  const decks: Contender[] = [];
  const bytesOf = async (name: string): Promise<Uint8Array> => {
    if (isCode(name)) return encodeUtf8(name);
    try {
      return await hands.read(name);
    } catch (error) {
      // Whoever mistyped the name of a deck that ships learns the names.
      hands.printError(words.starters(STARTERS));
      throw error;
    }
  };
  for (const name of paths) {
    const read = STARTERS.includes(name) ? ok<Json>(name) : readDeck(await bytesOf(name), presets[preset]);
    const wrong = read.ok ? checkDeck(read.value, presets[preset]) : read.problem;
    if (read.ok && wrong.length === 0) {
      decks.push({ name, deck: read.value });
      continue;
    }
    hands.printError(words.refused(name));
    for (const reason of wrong)
      hands.printError(`- ${prefixLineNumber(language, reason, texts[language].reason(reason, []))}`);
  }
  return decks.length === paths.length ? ok(decks) : refuse('said');
}

/** Long work says how far it is, ten times. */
function teller({
  environment: hands,
  texts: words,
}: CommandContext<LabWords>): (done: number, of: number) => void {
  return (done, of) => {
    const step = Math.max(200, Math.ceil(of / 10));
    if (done % step === 0 && done < of) hands.printError(words.progress(done, of));
  };
}

export const lab: GameCommand = {
  name: 'lab',
  usage: {
    it: '[MAZZO…] [--games N] [--preset P] [--seed S] [--json] [--lang L]: come se la cavano i mazzi l’uno contro l’altro',
    en: '[DECK…] [--games N] [--preset P] [--seed S] [--json] [--lang L]: how decks fare against each other',
    pt: '[BARALHO…] [--games N] [--preset P] [--seed S] [--json] [--lang L]: como os baralhos se saem uns contra os outros',
  },
  help: labHelp,
  run,
};
