/** The command `lab DECK…`: plays many matches between decks and prints statistics. */
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
import { labHelp } from '../commands/help.ts';
import { checkDeck, isDeckCode, parseDeckSetting, STARTER_DECK_IDS } from '../deck/index.ts';
import { texts } from '../text/index.ts';
import { type ExperimentDeck, runExperiment } from './experiment.ts';
import { formatReport } from './format-report.ts';
import { type LabTexts, labTexts } from './texts/index.ts';

const SYNTAX: CommandSyntax = {
  paths: { min: 0, max: 20 },
  flags: ['--json'],
  texts: ['--seed', '--preset'],
  numbers: { '--games': { min: 1, max: 1_000_000 } },
};
const DEFAULTS = { games: 100, seed: 'lab', preset: 'balanced' } as const;

const run = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, SYNTAX, labTexts, hands, async (desk) => {
    const { texts: words, language } = desk;
    const { paths, numbers, texts: options, flags } = desk.args;
    const preset = PRESETS.find((one) => one === (options.get('--preset') ?? DEFAULTS.preset));
    if (preset === undefined) {
      hands.printError(words.preset(PRESETS));
      return EXIT_CODES.misused;
    }
    const decks = await readDecks(paths.length === 0 ? STARTER_DECK_IDS : paths, preset, desk);
    if (!decks.ok) return EXIT_CODES.refused;
    const trial = runExperiment({
      decks: decks.value,
      preset,
      games: numbers.get('--games') ?? DEFAULTS.games,
      seed: options.get('--seed') ?? DEFAULTS.seed,
      progress: reportProgress(desk),
    });
    if (flags.has('--json')) hands.print(JSON.stringify(trial));
    else for (const row of formatReport(trial, words, language)) hands.print(row);
    return EXIT_CODES.done;
  });

/** Reads decks by starter id, code or file name, and prints the problems of each. */
async function readDecks(
  paths: readonly string[],
  preset: Preset,
  { environment: hands, language, texts: words }: CommandContext<LabTexts>,
): Promise<Result<readonly ExperimentDeck[], 'said'>> {
  const decks: ExperimentDeck[] = [];
  const bytesOf = async (name: string): Promise<Uint8Array> => {
    if (isDeckCode(name)) return encodeUtf8(name);
    try {
      return await hands.read(name);
    } catch (error) {
      // The name may be a mistyped starter id.
      hands.printError(words.starters(STARTER_DECK_IDS));
      throw error;
    }
  };
  for (const name of paths) {
    const read = STARTER_DECK_IDS.includes(name)
      ? ok<Json>(name)
      : parseDeckSetting(await bytesOf(name), presets[preset]);
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

/** At most ten progress lines. */
function reportProgress({
  environment: hands,
  texts: words,
}: CommandContext<LabTexts>): (done: number, of: number) => void {
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
