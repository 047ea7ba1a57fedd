/** The visibility of events: cards that are taken or drawn are known only to the seats involved (RULES 7.3). */
import type { Sights } from '@ludoteca/kernel';
import type { Risika } from './parts.ts';

export const sights: Sights<Risika> = {
  begin: 'everyone',
  colour: 'everyone',
  deal: 'everyone',
  place: 'everyone',
  shuffle: 'everyone',
  round: 'everyone',
  turn: 'everyone',
  reinforce: 'everyone',
  set: 'everyone',
  attack: 'everyone',
  defend: 'everyone',
  roll: 'everyone',
  conquer: 'everyone',
  occupy: 'everyone',
  eliminate: 'everyone',
  take: {
    knows: ({ seat, loser }, watcher) => watcher === seat || watcher === loser,
    rest: ({ did, seat, loser, count }) => ({ did, seat, loser, count }),
  },
  move: 'everyone',
  draw: {
    knows: ({ seat, open }, watcher) => open || watcher === seat,
    rest: ({ did, seat, open }) => ({ did, seat, open }),
  },
  'no card': 'everyone',
  leave: 'everyone',
  win: 'everyone',
  'reach the limit': 'everyone',
};
