/** `convert IN OUT`: a deck from one format to the other. */
import { runCommand, type CommandEnvironment, EXIT_CODES } from '@ludoteca/kit';
import { countCards } from '../deck/deck.ts';
import { decodeDeck } from '../deck/index.ts';
import { encodeJsonDeck } from '../deck/json-format.ts';
import { encodeTextDeck } from '../deck/text-format.ts';
import { toFindings } from '../deck/lint.ts';
import { texts } from '../text/index.ts';
import { commandTexts } from './texts/index.ts';

export const runConvert = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(
    given,
    { paths: { min: 2, max: 2 } },
    commandTexts,
    hands,
    async ({ args: order, texts: words, language }) => {
      const [from = '', to = ''] = order.paths;
      const make = to.endsWith('.json') ? encodeJsonDeck : to.endsWith('.txt') ? encodeTextDeck : undefined;
      if (make === undefined) {
        hands.printError(words.convert.ending(to));
        return EXIT_CODES.misused;
      }
      const deck = decodeDeck(await hands.read(from));
      if (!deck.ok) {
        for (const finding of toFindings(deck.problem))
          hands.printError(`${from}:${finding.line}: ${texts[language].reason(finding, [])}`);
        return EXIT_CODES.refused;
      }
      const { kinds } = deck.value;
      await hands.write(to, make(kinds));
      hands.print(words.convert.done(to, kinds.length, countCards(kinds)));
      return EXIT_CODES.done;
    },
  );
