/** `convert IN OUT`: converts a deck from one format to the other. */
import { type CommandEnvironment, EXIT_CODES, runCommand } from '@ludoteca/kit';
import { countCards } from '../deck/deck.ts';
import { decodeDeck } from '../deck/index.ts';
import { encodeJsonDeck } from '../deck/json-format.ts';
import { toFindings } from '../deck/lint.ts';
import { encodeTextDeck } from '../deck/text-format.ts';
import { texts as gameTexts } from '../text/index.ts';
import { commandTexts } from './texts/index.ts';

const GRAMMAR = { paths: { min: 2, max: 2 } };

export const runConvert = (args: readonly string[], environment: CommandEnvironment): Promise<number> =>
  runCommand(args, GRAMMAR, commandTexts, environment, async ({ args: { paths }, texts, language }) => {
    const [from = '', to = ''] = paths;
    const encode = to.endsWith('.json') ? encodeJsonDeck : to.endsWith('.txt') ? encodeTextDeck : undefined;
    if (encode === undefined) {
      environment.printError(texts.convert.ending(to));
      return EXIT_CODES.misused;
    }
    const deck = decodeDeck(await environment.read(from));
    if (!deck.ok) {
      for (const finding of toFindings(deck.problem))
        environment.printError(`${from}:${finding.line}: ${gameTexts[language].reason(finding, [])}`);
      return EXIT_CODES.failed;
    }
    const { kinds } = deck.value;
    await environment.write(to, encode(kinds));
    environment.print(texts.convert.done(to, kinds.length, countCards(kinds)));
    return EXIT_CODES.done;
  });
