/** `convert FROM TO`: converts a deck, or the one that ships, to the format of the target's extension. */
import {
  type CommandEnvironment,
  EXIT_CODES,
  type Language,
  runCommand,
  type GameCommand,
} from '@ludoteca/kit';
import type { CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { countCards } from '../deck/deck.ts';
import { decodeDeck, DEFAULT_DECK } from '../deck/index.ts';
import { encodeJsonDeck } from '../deck/json-format.ts';
import { toFindings } from '../deck/lint.ts';
import { encodeTextDeck } from '../deck/text-format.ts';
import { texts as gameTexts } from '../text/index.ts';
import { commandTexts } from './texts/index.ts';
import { convertHelp } from './help.ts';

const GRAMMAR = { paths: { min: 2, max: 2 } };

const runConvert = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, GRAMMAR, commandTexts, environment, async ({ args: { paths }, texts, language }) => {
    const [from = '', to = ''] = paths;
    const encode = to.endsWith('.json') ? encodeJsonDeck : to.endsWith('.txt') ? encodeTextDeck : undefined;
    if (encode === undefined) {
      environment.printError(texts.convert.ending(to));
      return EXIT_CODES.misused;
    }
    const kinds = from === DEFAULT_DECK ? STANDARD_DECK : await readKinds(from, environment, language);
    if (kinds === undefined) return EXIT_CODES.failed;
    await environment.write(to, encode(kinds));
    environment.print(texts.convert.done(to, kinds.length, countCards(kinds)));
    return EXIT_CODES.done;
  });

/** Prints the problems of a deck that cannot be read. */
async function readKinds(
  path: string,
  environment: CommandEnvironment,
  language: Language,
): Promise<readonly CardKind[] | undefined> {
  const deck = decodeDeck(await environment.read(path));
  if (deck.ok) return deck.value.kinds;
  for (const finding of toFindings(deck.problem))
    environment.printError(`${path}:${finding.line}: ${gameTexts[language].reason(finding, [])}`);
  return undefined;
}

export const convertCommand: GameCommand = {
  name: 'convert',
  usage: {
    it: 'DA A [--lang L]: un mazzo da .txt a .json o viceversa',
    en: 'FROM TO [--lang L]: a deck from .txt to .json or back',
    pt: 'DE PARA [--lang L]: um baralho de .txt para .json ou vice-versa',
  },
  help: convertHelp,
  run: runConvert,
};
