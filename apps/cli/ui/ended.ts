import type { Reply, Typed } from './ui.ts';

/** How a conversation breaks off: there is nothing more to come, or Ctrl-C. */
export type Broken = 'input ended' | 'stopped';

/** How a conversation breaks off with a reply, if it does. */
export function endedBy(reply: Reply | Typed | undefined): Broken | undefined {
  if (reply?.kind === 'stop') return 'stopped';
  return reply?.kind === 'end' ? 'input ended' : undefined;
}
