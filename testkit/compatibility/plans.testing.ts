/** The matches that are recorded: how each starts, who plays it, and where a seat lapses or withdraws. */
import type { DiceKind, Json, Seat } from '@ludoteca/kernel';
import { SHORT_SETTINGS } from '../../games/teferi/conformance-spec.testing.ts';
import { unusualDeck } from '../../games/unstable-students/deck/samples.testing.ts';
import { liryaStart, risikaStart, teferiStart, unoStart } from './starts.testing.ts';

export interface MatchPlan {
  /** The game's id and a word for the match: also the name of its files. */
  readonly name: string;
  readonly game: string;
  readonly settings: Json;
  readonly dice: DiceKind;
  /** The computer player of each seat. */
  readonly players: readonly string[];
  /** The start position; 'save': a save from the middle of the game's first match. */
  readonly from?: Json;
  /** The questions that lapse, by number. */
  readonly lapses?: readonly number[];
  /** The seats that withdraw, and at which question. */
  readonly withdrawals?: readonly { readonly at: number; readonly seat: Seat }[];
}

type PlanDetails = Partial<Pick<MatchPlan, 'from' | 'lapses' | 'withdrawals'>>;

function plan(
  name: string,
  settings: object,
  players: string,
  dice: DiceKind,
  details: PlanDetails = {},
): MatchPlan {
  const game = name.slice(0, name.indexOf('.'));
  return { name, game, settings: settings as Json, dice, players: players.split(' '), ...details };
}

/** The cards and the default rules with which the matches of Lirya were recorded. */
const firstLirya = { preset: 'canon', needs: ['broken-bell@1'] };
const shortRules = { lastTurn: 8, startingEnergy: 4, startingLife: 12 };

export const plans: readonly MatchPlan[] = [
  plan('rumour.two', {}, 'greedy random', 'chacha'),
  plan('rumour.three', {}, 'random greedy random', 'fast', {
    lapses: [2, 7],
    withdrawals: [{ at: 5, seat: 1 }],
  }),
  plan('rumour.five', {}, 'random random greedy random greedy', 'chacha', { lapses: [4] }),

  plan('uno.two', {}, 'greedy random', 'chacha', { lapses: [3] }),
  plan('uno.three-two-decks', { decks: 2 }, 'random greedy random', 'fast', {
    lapses: [4, 9],
    withdrawals: [{ at: 12, seat: 2 }],
  }),
  plan('uno.four-ace', { firstCard: 'ace', hand: 3 }, 'greedy greedy random random', 'chacha', {
    withdrawals: [{ at: 2, seat: 0 }],
  }),
  plan('uno.large-hands', { hand: 13 }, 'greedy random greedy', 'fast'),
  plan('uno.position', {}, 'greedy random greedy', 'chacha', { from: unoStart, lapses: [1] }),

  plan('risika.three', { rounds: 2 }, 'greedy random balanced', 'chacha', { lapses: [90] }),
  plan('risika.four-most', { defence: 'most', rounds: 3 }, 'aggressive greedy random cautious', 'fast', {
    lapses: [3, 120],
    withdrawals: [{ at: 130, seat: 1 }],
  }),
  plan('risika.six', { rounds: 1 }, 'vengeful random greedy random greedy balanced', 'chacha'),
  plan('risika.long', { rounds: 15 }, 'aggressive greedy balanced', 'fast'),
  plan('risika.position', { rounds: 9 }, 'aggressive random greedy', 'fast', { from: risikaStart }),
  plan('risika.save', { rounds: 2 }, 'greedy random greedy', 'chacha', { from: 'save', lapses: [10] }),

  plan('unstable-students.two', {}, 'greedy random', 'chacha', { lapses: [5] }),
  plan(
    'unstable-students.three-own-deck',
    { students: 8, deck: unusualDeck, rounds: 40 },
    'shrewd random greedy',
    'fast',
    {
      lapses: [8],
      withdrawals: [{ at: 25, seat: 2 }],
    },
  ),
  plan(
    'unstable-students.four-classic',
    { rules: 'classic', students: 4, hand: 4 },
    'greedy random shrewd greedy',
    'chacha',
    {
      lapses: [12],
      withdrawals: [{ at: 40, seat: 1 }],
    },
  ),
  plan('unstable-students.save', {}, 'random greedy', 'fast', { from: 'save' }),

  plan('lirya.canon', firstLirya, 'greedy random', 'chacha', { lapses: [6] }),
  plan(
    'lirya.balanced',
    {
      ...firstLirya,
      preset: 'balanced',
      deck1: 'stonelight-bastion',
      deck2: 'veil-of-thorns',
      variant: shortRules,
    },
    'random greedy',
    'fast',
    { lapses: [11, 30] },
  ),
  plan(
    'lirya.no-defence',
    { ...firstLirya, preset: 'no-defence', deck1: 'veil-of-thorns', deck2: 'ember-vanguard' },
    'greedy greedy',
    'chacha',
  ),
  plan(
    'lirya.withdrawal',
    { ...firstLirya, deck1: 'tidewind-circle', deck2: 'stonelight-bastion', variant: shortRules },
    'greedy greedy',
    'fast',
    {
      withdrawals: [{ at: 60, seat: 0 }],
    },
  ),
  plan('lirya.position', firstLirya, 'greedy random', 'fast', { from: liryaStart, lapses: [2] }),

  plan('teferi.usual', { life: 12 }, 'greedy random', 'chacha', { lapses: [14] }),
  plan(
    'teferi.older-rules',
    { deck1: 'crypt', deck2: 'foundry', rulesVersion: '2021', windows: 'always', first: 'seat 2', life: 4 },
    'random greedy',
    'fast',
  ),
  plan(
    'teferi.gate-crypt',
    { deck1: 'gate', deck2: 'crypt', first: 'seat 1', life: 8 },
    'greedy greedy',
    'chacha',
  ),
  plan('teferi.own-decks', SHORT_SETTINGS, 'random random', 'fast', { lapses: [5, 21] }),
  plan('teferi.withdrawal', { deck1: 'foundry', deck2: 'ridge' }, 'greedy greedy', 'fast', {
    withdrawals: [{ at: 50, seat: 1 }],
  }),
  plan('teferi.position', {}, 'greedy random', 'chacha', { from: teferiStart, lapses: [1] }),
];
