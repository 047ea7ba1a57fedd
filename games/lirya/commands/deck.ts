/** The command `lirya deck`: checks a deck, or prints it as a code or a list. */
import { encodeUtf8, type Reason, type Result } from '@ludoteca/kernel';
import {
  runCommand,
  type CommandEnvironment,
  EXIT_CODES,
  type CommandSyntax,
  type Language,
  prefixLineNumber,
  formatReason,
} from '@ludoteca/kit';
import { presets } from '../config.ts';
import {
  computeDeckStatistics,
  type DeckStatistics,
  encodeDeck,
  type Deck,
  deckReasonTexts,
  isDeckCode,
  formatDeckList,
  parseDeck,
  findDeckProblems,
  starterDecks,
} from '../deck/index.ts';
import { isStarterDeckId } from '../deck/check-deck.ts';
import { terms } from '../text/terms.ts';
import { type CommandWords, commandWords } from './words.ts';

const DEEDS = ['check', 'code', 'list'] as const;
type Deed = (typeof DEEDS)[number];

const sentence = (language: Language, reason: Reason): string =>
  prefixLineNumber(language, reason, formatReason(language, deckReasonTexts[language], reason));

/** Resolves the id of a starter deck, a deck code or a file name. */
async function deckCalled(
  word: string,
  language: Language,
  hands: CommandEnvironment,
): Promise<Result<Deck, readonly Reason[]>> {
  if (isStarterDeckId(word)) {
    const { title, cards } = starterDecks[word];
    return { ok: true, value: { name: title[language], cards } };
  }
  return parseDeck(isDeckCode(word) ? encodeUtf8(word) : await hands.read(word), presets.canon);
}

const GRAMMAR = { paths: { min: 2, max: 2 }, flags: ['--json'] } as const satisfies CommandSyntax;

export const deck = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(given, GRAMMAR, commandWords, hands, async ({ args: order, texts: words, language }) => {
    const [first = '', file = ''] = order.paths;
    const deed = DEEDS.find((one) => one === first);
    if (deed === undefined) {
      hands.printError(words.deckUsage);
      return EXIT_CODES.misused;
    }
    const json = order.flags.has('--json');
    const read = await deckCalled(file, language, hands);
    if (!read.ok) {
      if (json) hands.print(JSON.stringify({ ok: false, problems: read.problem }));
      else for (const reason of read.problem) hands.printError(sentence(language, reason));
      return EXIT_CODES.refused;
    }
    const problems = findDeckProblems(read.value, presets.canon);
    return deed === 'check' && json
      ? report(read.value, problems, hands)
      : tell(deed, read.value, problems, language, hands);
  });

const isKnown = (problems: readonly Reason[]): boolean => problems.every(({ why }) => why !== 'deck card');

function report(given: Deck, problems: readonly Reason[], hands: CommandEnvironment): number {
  const code = isKnown(problems) ? encodeDeck(given) : null;
  hands.print(
    JSON.stringify({
      ok: problems.length === 0,
      problems,
      deck: given,
      code,
      ...computeDeckStatistics(given),
    }),
  );
  return problems.length === 0 ? EXIT_CODES.done : EXIT_CODES.refused;
}

function tell(
  deed: Deed,
  given: Deck,
  problems: readonly Reason[],
  language: Language,
  hands: CommandEnvironment,
): number {
  const say = commandWords[language];
  const name = given.name ?? say.unnamed;
  const anatomy = computeDeckStatistics(given);
  if (problems.length > 0) hands.print(say.faulty(name, problems.length));
  else if (deed === 'check') hands.print(say.fine(name, anatomy.size));
  for (const reason of problems) hands.print(`  ${sentence(language, reason)}`);
  if (deed === 'code' && isKnown(problems)) hands.print(encodeDeck(given));
  if (deed === 'list')
    for (const line of formatDeckList(given, language).trimEnd().split('\n')) hands.print(line);
  if (deed === 'check') {
    for (const line of anatomyLines(anatomy, language, say)) hands.print(line);
    if (isKnown(problems)) hands.print(`${say.code}: ${encodeDeck(given)}`);
  }
  return problems.length === 0 ? EXIT_CODES.done : EXIT_CODES.refused;
}

function anatomyLines(
  { curve, types, large }: DeckStatistics,
  language: Language,
  say: CommandWords,
): readonly string[] {
  const last = curve.length - 1;
  const columns = curve.map(
    (count, cost) => `  ${cost}${cost === last ? '+' : ' '} ${'█'.repeat(count)} ${count}`,
  );
  const shares = types.map(({ type, count, share, advised, far }) => {
    const line = say.share(terms[language].types[type], count, share, advised);
    return `  ${line}${far ? ` – ${say.far}` : ''}`;
  });
  return [`${say.curve}:`, ...columns, `${say.types}:`, ...shares, ...(large ? [say.large] : [])];
}
