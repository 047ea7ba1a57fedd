/** `convert IN OUT`: a deck from one format to the other. */
import { runCommand, type CommandEnvironment, EXIT_CODES } from '@ludoteca/kit';
import { sizeOf } from '../deck/deck.ts';
import { parseDeck } from '../deck/index.ts';
import { makeOwn } from '../deck/own.ts';
import { makePlain } from '../deck/plain.ts';
import { asFindings } from '../deck/lint.ts';
import { texts } from '../text/index.ts';
import { commandWords } from './words/index.ts';

export const convert = (given: readonly string[], hands: CommandEnvironment): Promise<number> =>
  runCommand(
    given,
    { paths: { min: 2, max: 2 } },
    commandWords,
    hands,
    async ({ args: order, texts: words, language }) => {
      const [from = '', to = ''] = order.paths;
      const make = to.endsWith('.json') ? makeOwn : to.endsWith('.txt') ? makePlain : undefined;
      if (make === undefined) {
        hands.printError(words.convert.ending(to));
        return EXIT_CODES.misused;
      }
      const deck = parseDeck(await hands.read(from));
      if (!deck.ok) {
        for (const finding of asFindings(deck.problem))
          hands.printError(`${from}:${finding.line}: ${texts[language].reason(finding, [])}`);
        return EXIT_CODES.refused;
      }
      const { kinds } = deck.value;
      await hands.write(to, make(kinds));
      hands.print(words.convert.done(to, kinds.length, sizeOf(kinds)));
      return EXIT_CODES.done;
    },
  );
