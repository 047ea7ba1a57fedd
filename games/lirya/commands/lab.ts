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
import { labHelp } from './help.ts';
import { checkDeck, isDeckCode, parseDeckSetting, STARTER_DECK_IDS } from '../deck/index.ts';
import { texts as gameTexts } from '../text/index.ts';
import { type ExperimentDeck, runExperiment } from '../lab/experiment.ts';
import { formatReport } from '../lab/format-report.ts';
import { type LabTexts, labTexts } from '../lab/texts/index.ts';

const SYNTAX: CommandSyntax = {
  paths: { min: 0, max: 20 },
  flags: ['--json'],
  texts: ['--seed', '--preset'],
  numbers: { '--games': { min: 1, max: 1_000_000 } },
};
const DEFAULTS = { games: 100, seed: 'lab', preset: 'balanced' } as const;

const runLabCommand = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, SYNTAX, labTexts, environment, async (context) => {
    const { texts, language } = context;
    const { paths, numbers, texts: options, flags } = context.args;
    const preset = PRESETS.find((one) => one === (options.get('--preset') ?? DEFAULTS.preset));
    if (preset === undefined) {
      environment.printError(texts.preset(PRESETS));
      return EXIT_CODES.misused;
    }
    const decks = await readDecks(paths.length === 0 ? STARTER_DECK_IDS : paths, preset, context);
    if (!decks.ok) return EXIT_CODES.failed;
    const result = runExperiment({
      decks: decks.value,
      preset,
      games: numbers.get('--games') ?? DEFAULTS.games,
      seed: options.get('--seed') ?? DEFAULTS.seed,
      progress: reportProgress(context),
    });
    if (flags.has('--json')) environment.print(JSON.stringify(result));
    else for (const row of formatReport(result, texts, language)) environment.print(row);
    return EXIT_CODES.done;
  });

/** Reads decks by starter id, code or file name, and prints the problems of each. */
async function readDecks(
  paths: readonly string[],
  preset: Preset,
  { environment, language, texts }: CommandContext<LabTexts>,
): Promise<Result<readonly ExperimentDeck[], 'printed'>> {
  const decks: ExperimentDeck[] = [];
  const readBytes = async (name: string): Promise<Uint8Array> => {
    if (isDeckCode(name)) return encodeUtf8(name);
    try {
      return await environment.read(name);
    } catch (error) {
      // The name may be a mistyped starter id.
      environment.printError(texts.starters(STARTER_DECK_IDS));
      throw error;
    }
  };
  for (const name of paths) {
    const read = STARTER_DECK_IDS.includes(name)
      ? ok<Json>(name)
      : parseDeckSetting(await readBytes(name), presets[preset]);
    const problems = read.ok ? checkDeck(read.value, presets[preset]) : read.problem;
    if (read.ok && problems.length === 0) {
      decks.push({ name, deck: read.value });
      continue;
    }
    environment.printError(texts.refused(name));
    for (const reason of problems)
      environment.printError(
        `- ${prefixLineNumber(language, reason, gameTexts[language].reason(reason, []))}`,
      );
  }
  return decks.length === paths.length ? ok(decks) : refuse('printed');
}

/** At most ten progress lines. */
function reportProgress({
  environment,
  texts,
}: CommandContext<LabTexts>): (done: number, of: number) => void {
  return (done, of) => {
    const step = Math.max(200, Math.ceil(of / 10));
    if (done % step === 0 && done < of) environment.printError(texts.progress(done, of));
  };
}

export const labCommand: GameCommand = {
  name: 'lab',
  usage: {
    it: '[MAZZO…] [--games N] [--preset P] [--seed S] [--json] [--lang L]: come se la cavano i mazzi l’uno contro l’altro',
    en: '[DECK…] [--games N] [--preset P] [--seed S] [--json] [--lang L]: how decks fare against each other',
    pt: '[BARALHO…] [--games N] [--preset P] [--seed S] [--json] [--lang L]: como os baralhos se saem uns contra os outros',
  },
  help: labHelp,
  run: runLabCommand,
};
