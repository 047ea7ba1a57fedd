/** The texts about decks in one language. */
import type { ReasonTexts } from '@ludoteca/kit';
import type { DeckReason } from '../deck.ts';
import type { LintReason } from '../lint.ts';

/** The caller prints the line of a problem in front of its sentence. */
export type DeckTexts = ReasonTexts<DeckReason | LintReason>;

/** The effect in the facts of a reason, in the spelling of the deck files. */
export const formatEffectFacts = ({ action, target, filter }: { readonly [fact: string]: unknown }): string =>
  `${String(action)}/${String(target)}/${String(filter)}`;
