/** The visibility of events: only the seat that draws learns the cards. */
import type { Sights } from '@ludoteca/kernel';
import type { Rumour } from './parts.ts';

export const sights: Sights<Rumour> = {
  begin: 'everyone',
  draw: {
    knows: ({ seat }, watcher) => seat === watcher,
    rest: ({ did, seat, count }) => ({ did, seat, count }),
  },
  play: 'everyone',
  'keep quiet': 'everyone',
  discard: 'everyone',
  leave: 'everyone',
};
