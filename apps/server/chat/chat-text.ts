/** Validation of chat messages, which are hostile text. */
import { MAX_CHAT_LENGTH, RefusedError } from '@ludoteca/wire';
import { isVisibleText } from '../guests/guest-name.ts';

/** Marks on one character beyond this number would cover the lines around it. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** The trimmed text in NFC, in one line. Refuses texts that are too long, invisible, or have control characters. */
export function normalizeChatText(input: string): string {
  const text = input.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(STACKED_MARKS, '$1').trim();
  if (Array.from(text).length > MAX_CHAT_LENGTH || !isVisibleText(text))
    throw new RefusedError({ problem: 'message', facts: { most: MAX_CHAT_LENGTH } });
  return text;
}
