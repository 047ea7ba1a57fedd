import type { ReasonTexts } from '@ludoteca/kit';
import type { DeckReason } from '../deck.ts';
import type { LintReason } from '../lint.ts';

/** What is said about decks. A line is named in front of the sentence, where there is one. */
export type DeckTexts = ReasonTexts<DeckReason | LintReason>;

/** An effect as the files of the original world spell it, where a reason carries one. */
export const formatEffectFacts = ({ action, target, filter }: { readonly [fact: string]: unknown }): string =>
  `${String(action)}/${String(target)}/${String(filter)}`;
