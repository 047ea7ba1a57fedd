/** The sentence about a computer player that a game does not have, with the closest name. */
import { type ByLanguage, inLanguages } from '@ludoteca/kit';
import { quote } from '../terminal/sanitize.ts';
import { withSuggestion } from './suggestion.ts';

/** `argument`: the beginning of the sentence, such as `PLAYER: `. */
export const describeUnknownPlayer = (
  name: string,
  known: readonly string[],
  argument = '',
): ByLanguage<string> =>
  withSuggestion(
    inLanguages(
      `${argument}nessun giocatore automatico si chiama ${quote(name)}; ci sono ${known.join(', ')}`,
      `${argument}no computer player is called ${quote(name)}; there are ${known.join(', ')}`,
      `${argument}nenhum jogador automático se chama ${quote(name)}; existem ${known.join(', ')}`,
    ),
    name,
    known,
  );
