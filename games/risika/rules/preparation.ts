/** RULES 2. */
import { at, type Reason, type Rulebook, type Seat } from '@ludoteca/kernel';
import { TERRITORIES, type Territory } from '../board.ts';
import { COLOURS, type Colour, type Hue, NO_COLOUR, type Risika } from '../parts.ts';
import { beginRound } from './rounds.ts';
import { present, type RisikaDealer, type StillState } from './table.ts';

/** 2.3: 35 armies with three players, five fewer with each more. */
const endowmentOf = (seats: number): number => 50 - 5 * seats;
/** 2.5 */
const AT_A_TIME = 3;

/** 2.2: in the order in which they are offered. */
const HUES: readonly Hue[] = (['red', 'green', 'yellow', 'purple', 'blue', 'black'] as const).map((name) => ({
  colour: COLOURS.indexOf(name),
}));

// Atoms: each changes the table and tells it.

/** 2.2 */
function take(dealer: RisikaDealer, seat: Seat, colour: Colour): void {
  const { colours } = dealer.state;
  colours[seat] = colour;
  dealer.tell({ did: 'colour', seat, colour });
  dealer.next(
    colours.includes(NO_COLOUR) ? { do: 'colour', seat: (seat + 1) % colours.length } : { do: 'deal' },
  );
}

/** 2.3 and 2.4. Whoever has left gets territories as well, with an army on each and no more to place (9.1). */
function deal(dealer: RisikaDealer, seat: Seat, territories: readonly Territory[]): void {
  const { state } = dealer;
  for (const territory of territories) {
    state.owners[territory] = seat;
    state.armies[territory] = 1;
  }
  state.reserve[seat] = present(state, seat) ? endowmentOf(state.hands.length) - territories.length : 0;
  dealer.tell({ did: 'deal', seat, territories });
}

/** 2.6 */
function shuffle(dealer: RisikaDealer): void {
  dealer.dice.shuffle(dealer.state.deck);
  dealer.tell({ did: 'shuffle' });
}

function whyNotColour({ colours }: StillState, choice: unknown): Reason {
  const { colour } = (choice ?? {}) as { colour?: unknown };
  const seat = typeof colour === 'number' ? colours.indexOf(colour) : -1;
  return seat === -1
    ? { why: 'one colour', rule: '2.2' }
    : { why: 'colour taken', rule: '2.2', facts: { seat } };
}

export const preparation: Pick<Rulebook<Risika>, 'begin' | 'colour' | 'deal' | 'prepare'> = {
  /** 2.1 */
  begin: (dealer) => {
    const { state, dice } = dealer;
    state.starter = dice.int(state.hands.length);
    dealer.tell({ did: 'begin', seat: state.starter });
    dealer.next({ do: 'colour', seat: state.starter });
  },

  /** 2.2 */
  colour: {
    ask: ({ colours }) => HUES.filter(({ colour }) => !colours.includes(colour)),
    answer: (dealer, { seat }, { colour }) => take(dealer, seat, colour),
    otherwise: (dealer, { seat }) => {
      const { colours } = dealer.state;
      take(dealer, seat, HUES.find(({ colour }) => !colours.includes(colour))?.colour ?? NO_COLOUR);
    },
    barred: ({ colours }) => HUES.filter(({ colour }) => colours.includes(colour)),
    why: (state, _, choice) => whyNotColour(state, choice),
  },

  /** 2.4 */
  deal: (dealer) => {
    const { state, dice } = dealer;
    const seats = state.hands.length;
    const pile = dice.shuffle(Array.from({ length: TERRITORIES }, (_, territory) => territory));
    for (let i = 0; i < seats; i++)
      deal(
        dealer,
        (state.starter + i) % seats,
        pile.filter((_, dealt) => dealt % seats === i),
      );
    dealer.next({ do: 'prepare', seat: state.starter });
  },

  /** 2.5 and 2.6 */
  prepare: (dealer, { seat }) => {
    const { reserve } = dealer.state;
    if (reserve.every((armies) => armies === 0)) {
      shuffle(dealer);
      return beginRound(dealer);
    }
    dealer.next({ do: 'prepare', seat: (seat + 1) % reserve.length });
    const armies = Math.min(AT_A_TIME, at(reserve, seat));
    if (armies > 0) dealer.next({ do: 'place', seat, armies });
  },
};
