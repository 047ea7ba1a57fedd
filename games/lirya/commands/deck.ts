/** The command `lirya deck`: checks a deck, or prints it as a code or a list. */
import { createFastDice, encodeUtf8, ok, type Reason, type Result } from '@ludoteca/kernel';
import {
  runCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type CommandSyntax,
  type Language,
  prefixLineNumber,
  formatReason,
  type GameCommand,
} from '@ludoteca/kit';
import { presets } from '../config.ts';
import {
  completeDeck,
  computeDeckStatistics,
  createRandomDeck,
  type DeckStatistics,
  encodeDeck,
  type Deck,
  deckReasonTexts,
  isDeckCode,
  isStarterDeckId,
  formatDeckList,
  parseDeck,
  findDeckProblems,
  starterDecks,
} from '../deck/index.ts';
import { terms } from '../text/terms.ts';
import { type CommandTexts, commandTexts } from './command-texts.ts';
import { deckHelp } from './help.ts';

const ACTIONS = ['check', 'code', 'list', 'complete', 'random'] as const;
type DeckAction = (typeof ACTIONS)[number];

const formatProblem = (language: Language, reason: Reason): string =>
  prefixLineNumber(language, reason, formatReason(language, deckReasonTexts[language], reason));

/** Resolves the id of a starter deck, a deck code or a file name. */
async function readDeck(
  name: string,
  language: Language,
  environment: CommandEnvironment,
): Promise<Result<Deck, readonly Reason[]>> {
  if (isStarterDeckId(name)) {
    const { title, cards } = starterDecks[name];
    return { ok: true, value: { name: title[language], cards } };
  }
  return parseDeck(isDeckCode(name) ? encodeUtf8(name) : await environment.read(name), presets.canon);
}

const SYNTAX = { paths: { min: 2, max: 2 }, flags: ['--json'] } as const satisfies CommandSyntax;

const runDeck = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, SYNTAX, commandTexts, environment, async ({ args: options, texts, language }) => {
    const [first = '', file = ''] = options.paths;
    const action = ACTIONS.find((one) => one === first);
    if (action === undefined) {
      environment.printError(texts.deckUsage);
      return EXIT_CODES.misused;
    }
    const json = options.flags.has('--json');
    const read =
      action === 'random'
        ? ok(createRandomDeck(presets.canon, createFastDice(file)))
        : await readDeck(file, language, environment);
    if (!read.ok) {
      if (json) environment.print(JSON.stringify({ ok: false, problems: read.problem }));
      else for (const reason of read.problem) environment.printError(formatProblem(language, reason));
      return EXIT_CODES.failed;
    }
    // The same deck is always completed in the same way.
    const deck =
      action === 'complete'
        ? completeDeck(read.value, presets.canon, createFastDice(encodeDeck(read.value)))
        : read.value;
    const problems = findDeckProblems(deck, presets.canon);
    return action === 'check' && json
      ? printJson(deck, problems, environment)
      : printDeck(action, deck, problems, language, environment);
  });

const hasKnownCards = (problems: readonly Reason[]): boolean =>
  problems.every(({ why }) => why !== 'deck card');

function printJson(deck: Deck, problems: readonly Reason[], environment: CommandEnvironment): number {
  const code = hasKnownCards(problems) ? encodeDeck(deck) : null;
  environment.print(
    JSON.stringify({
      ok: problems.length === 0,
      problems,
      deck,
      code,
      ...computeDeckStatistics(deck),
    }),
  );
  return problems.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}

function printDeck(
  action: DeckAction,
  deck: Deck,
  problems: readonly Reason[],
  language: Language,
  environment: CommandEnvironment,
): number {
  const texts = commandTexts[language];
  const name = deck.name ?? texts.unnamed;
  const statistics = computeDeckStatistics(deck);
  if (problems.length > 0) environment.print(texts.faulty(name, problems.length));
  else if (action === 'check') environment.print(texts.fine(name, statistics.size));
  for (const reason of problems) environment.print(`  ${formatProblem(language, reason)}`);
  if (action === 'code' && hasKnownCards(problems)) environment.print(encodeDeck(deck));
  if (action === 'list' || action === 'complete' || action === 'random')
    for (const line of formatDeckList(deck, language).trimEnd().split('\n')) environment.print(line);
  if (action === 'check') {
    for (const line of formatStatistics(statistics, language, texts)) environment.print(line);
    if (hasKnownCards(problems)) environment.print(`${texts.code}: ${encodeDeck(deck)}`);
  }
  return problems.length === 0 ? EXIT_CODES.done : EXIT_CODES.failed;
}

function formatStatistics(
  { curve, types, large }: DeckStatistics,
  language: Language,
  texts: CommandTexts,
): readonly string[] {
  const last = curve.length - 1;
  const columns = curve.map(
    (count, cost) => `  ${cost}${cost === last ? '+' : ' '} ${'█'.repeat(count)} ${count}`,
  );
  const shares = types.map(({ type, count, share, advised, far }) => {
    const line = texts.share(terms[language].types[type], count, share, advised);
    return `  ${line}${far ? ` – ${texts.far}` : ''}`;
  });
  return [`${texts.curve}:`, ...columns, `${texts.types}:`, ...shares, ...(large ? [texts.large] : [])];
}

export const deckCommand: GameCommand = {
  name: 'deck',
  usage: {
    it: 'check FILE: le regole che un mazzo viola e come rimediare; code FILE, list FILE: il mazzo come codice o elenco',
    en: 'check FILE: the rules that a deck breaks, and the fix; code FILE, list FILE: the deck as a code or a list',
    pt: 'check ARQUIVO: as regras que um baralho viola e como corrigir; code ARQUIVO, list ARQUIVO: o baralho como código ou lista',
  },
  help: deckHelp,
  run: runDeck,
};
