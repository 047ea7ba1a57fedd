import type { UiReply, TypedText } from './ui.ts';

/** How a conversation breaks off: there is nothing more to come, or Ctrl-C. */
export type Interruption = 'input ended' | 'stopped';

/** How a conversation breaks off with a reply, if it does. */
export function interruptionOf(reply: UiReply | TypedText | undefined): Interruption | undefined {
  if (reply?.kind === 'stop') return 'stopped';
  return reply?.kind === 'end' ? 'input ended' : undefined;
}
