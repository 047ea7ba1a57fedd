/** How a conversation with the user is interrupted. */
import type { UiReply, TypedText } from './ui.ts';

export type Interruption = 'input ended' | 'stopped';

/** Undefined if the reply does not interrupt it. */
export function interruptionOf(reply: UiReply | TypedText | undefined): Interruption | undefined {
  if (reply?.kind === 'stop') return 'stopped';
  return reply?.kind === 'end' ? 'input ended' : undefined;
}
