/** Parses payments that prevent an effect: "unless its controller pays {3}" (118.12a). */
import type { Cost, PaymentOffer } from '../../abilities/index.ts';
import { parseManaSymbols, parsePayment } from '../costs.ts';
import type { Parser } from '../parser.ts';
import { parsePlayer } from '../player-phrases.ts';
import { parseForEach, parseValue } from '../values.ts';

/** "pays {X}, where X is this creature's power", "pays {1} for each card in your hand" */
function parseComputedPayment(parser: Parser): readonly Cost[] | undefined {
  if (parser.acceptAny('pays', 'pay') === undefined) return undefined;
  if (parser.accept('{X} , where x is')) {
    const { ambiguousPossessive } = parser.context;
    // "Its" could mean the spell, its caster's card or the source.
    parser.updateContext({ ambiguousPossessive: true });
    const times = parseValue(parser);
    parser.updateContext({ ambiguousPossessive });
    return times === undefined ? undefined : [{ pay: 'mana', mana: '{1}', times }];
  }
  const mana = parseManaSymbols(parser);
  const times = mana === undefined || mana.includes('X') ? undefined : parseForEach(parser);
  return mana === undefined || times === undefined ? undefined : [{ pay: 'mana', mana, times }];
}

/** "unless its controller pays {3}". */
export function parseUnlessPayment(parser: Parser): PaymentOffer | undefined {
  if (!parser.accept('unless')) return undefined;
  const payer = parsePlayer(parser);
  // One player decides, so "unless each player pays" is not supported.
  const cost =
    payer === undefined || payer === 'each'
      ? undefined
      : (parser.try(parseComputedPayment) ?? parsePayment(parser));
  return payer === undefined || cost === undefined ? undefined : { who: payer, cost };
}
