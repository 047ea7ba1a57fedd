/** Which watchers learn which part of an event (RULES 9). */
import type { Sights } from '@ludoteca/kernel';
import type { Students } from './parts.ts';

export const sights: Sights<Students> = {
  deal: {
    knows: ({ seat }, watcher) => seat === watcher,
    rest: ({ did, seat, count }) => ({ did, seat, count }),
  },
  round: 'everyone',
  draw: {
    knows: ({ seat, open }, watcher) => seat === watcher || open === true,
    rest: ({ did, seat }) => ({ did, seat }),
  },
  'draw in vain': 'everyone',
  'find no card': 'everyone',
  reshuffle: 'everyone',
  play: 'everyone',
  waste: 'everyone',
  enter: 'everyone',
  exit: 'everyone',
  show: 'everyone',
  effects: 'everyone',
  decline: 'everyone',
  aim: 'everyone',
  discard: 'everyone',
  lose: 'everyone',
  eliminate: 'everyone',
  steal: 'everyone',
  take: {
    knows: ({ seat, from, open }, watcher) => seat === watcher || from === watcher || open === true,
    rest: ({ did, seat, from }) => ({ did, seat, from }),
  },
  swap: 'everyone',
  oblige: 'everyone',
  miss: 'everyone',
  block: 'everyone',
  break: 'everyone',
  'put away': 'everyone',
  exhaust: 'everyone',
  leave: 'everyone',
  win: 'everyone',
  'reach the limit': 'everyone',
};
