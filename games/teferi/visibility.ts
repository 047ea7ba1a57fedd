/** The visibility of each kind of event (CR 400.2). */
import { type Seat, type Sights, type Watcher } from '@ludoteca/kernel';
import type { Teferi } from './parts.ts';

const ONLY_OWN = {
  knows: ({ seat }: { readonly seat: Seat }, watcher: Watcher): boolean => seat === watcher,
};

export const sights: Sights<Teferi> = {
  first: 'everyone',
  shuffle: 'everyone',
  draw: { ...ONLY_OWN, rest: ({ did, seat, count, rule }) => ({ did, seat, count, ...ruleField(rule) }) },
  keep: 'everyone',
  mulligan: 'everyone',
  concede: 'everyone',
  bottom: { ...ONLY_OWN, rest: ({ did, seat, count, rule }) => ({ did, seat, count, ...ruleField(rule) }) },
  turn: 'everyone',
  step: 'everyone',
  pass: 'everyone',
  tap: 'everyone',
  untap: 'everyone',
  land: 'everyone',
  announce: 'everyone',
  cancel: 'everyone',
  cast: 'everyone',
  activate: 'everyone',
  trigger: 'everyone',
  mana: 'everyone',
  pay: 'everyone',
  empty: 'everyone',
  resolve: 'everyone',
  fizzle: 'everyone',
  countered: 'everyone',
  move: 'everyone',
  create: 'everyone',
  cease: 'everyone',
  damage: 'everyone',
  prevent: 'everyone',
  life: 'everyone',
  poison: 'everyone',
  energy: 'everyone',
  counters: 'everyone',
  attach: 'everyone',
  change: 'everyone',
  transform: 'everyone',
  control: 'everyone',
  regenerate: 'everyone',
  shield: 'everyone',
  'leave combat': 'everyone',
  reveal: 'everyone',
  look: { ...ONLY_OWN, rest: ({ did, seat, count }) => ({ did, seat, count }) },
  arrange: { ...ONLY_OWN, rest: ({ did, seat, to, rule }) => ({ did, seat, to, ...ruleField(rule) }) },
  find: {
    knows: ({ seat, shown }, watcher) => shown || seat === watcher,
    rest: ({ did, seat, to, count, shown, rule }) => ({ did, seat, to, count, shown, ...ruleField(rule) }),
  },
  attack: 'everyone',
  block: 'everyone',
  'no attack': 'everyone',
  'no block': 'everyone',
  lose: 'everyone',
  win: 'everyone',
  'draw game': 'everyone',
  extra: 'everyone',
  choose: 'everyone',
};

function ruleField(rule: string | undefined): { rule?: string } {
  return rule === undefined ? {} : { rule };
}
