/** `convert IN OUT`: a deck from one format to the other. */
import type { CommandHands } from '@ludoteca/kit';
import { sizeOf } from '../deck/deck.ts';
import { parseDeck } from '../deck/index.ts';
import { makeOwn } from '../deck/own.ts';
import { makePlain } from '../deck/plain.ts';
import { asFindings } from '../deck/lint.ts';
import { texts } from '../text/index.ts';
import { atDesk, EXIT } from './order.ts';

export const convert = (given: readonly string[], hands: CommandHands): Promise<number> =>
  atDesk(given, { paths: { min: 2, max: 2 } }, hands, async ({ order, words, language }) => {
    const [from = '', to = ''] = order.paths;
    const make = to.endsWith('.json') ? makeOwn : to.endsWith('.txt') ? makePlain : undefined;
    if (make === undefined) {
      hands.complain(words.convert.ending(to));
      return EXIT.misused;
    }
    const deck = parseDeck(await hands.read(from));
    if (!deck.ok) {
      for (const finding of asFindings(deck.problem))
        hands.complain(`${from}:${finding.line}: ${texts[language].reason(finding, [])}`);
      return EXIT.refused;
    }
    const { kinds } = deck.value;
    await hands.write(to, make(kinds));
    hands.print(words.convert.done(to, kinds.length, sizeOf(kinds)));
    return EXIT.done;
  });
