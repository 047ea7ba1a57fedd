/** The visibility of events: only the seat that receives cards learns which they are. */
import type { Sights } from '@ludoteca/kernel';
import type { Uno } from './parts.ts';

export const sights: Sights<Uno> = {
  deal: {
    knows: ({ seat }, watcher) => seat === watcher,
    rest: ({ did, seat, count }) => ({ did, seat, count }),
  },
  table: 'everyone',
  begin: 'everyone',
  discard: 'everyone',
  buy: {
    knows: ({ seat }, watcher) => seat === watcher,
    rest: ({ did, seat, count }) => ({ did, seat, count }),
  },
  owe: 'everyone',
  'turn round': 'everyone',
  skip: 'everyone',
  'lose the turn': 'everyone',
  leave: 'everyone',
  'run out': 'everyone',
  'reach the limit': 'everyone',
};
