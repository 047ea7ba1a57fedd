/** The preparation (RULES 2). */
import { at, type Reason, type Rulebook, type Seat } from '@ludoteca/kernel';
import { TERRITORY_COUNT, type Territory } from '../board.ts';
import { COLOURS, type Colour, type ColourChoice, NO_COLOUR, type Risika } from '../parts.ts';
import { beginRound } from './rounds.ts';
import { initialArmies, isPresent, type RisikaDealer, type ReadonlyRisikaState } from './state-queries.ts';

/** 2.5 */
const ARMIES_PER_PLACEMENT = 3;

/** 2.2: in the order of the options. */
const COLOUR_CHOICES: readonly ColourChoice[] = (
  ['red', 'green', 'yellow', 'purple', 'blue', 'black'] as const
).map((name) => ({
  colour: COLOURS.indexOf(name),
}));

// Atoms: each changes the state and emits the matching event.

/** 2.2 */
function takeColour(dealer: RisikaDealer, seat: Seat, colour: Colour): void {
  const { colours } = dealer.state;
  colours[seat] = colour;
  dealer.tell({ did: 'colour', seat, colour });
  dealer.next(
    colours.includes(NO_COLOUR) ? { do: 'colour', seat: (seat + 1) % colours.length } : { do: 'deal' },
  );
}

/** 2.3 and 2.4. A seat that has left gets territories too, with one army on each and no reserve (9.1). */
function dealTerritories(dealer: RisikaDealer, seat: Seat, territories: readonly Territory[]): void {
  const { state } = dealer;
  for (const territory of territories) {
    state.owners[territory] = seat;
    state.armies[territory] = 1;
  }
  state.reserve[seat] = isPresent(state, seat) ? initialArmies(state.hands.length) - territories.length : 0;
  dealer.tell({ did: 'deal', seat, territories });
}

/** 2.6 */
function shuffleDeck(dealer: RisikaDealer): void {
  dealer.dice.shuffle(dealer.state.deck);
  dealer.tell({ did: 'shuffle' });
}

function explainColour({ colours }: ReadonlyRisikaState, choice: unknown): Reason {
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
    ask: ({ colours }) => COLOUR_CHOICES.filter(({ colour }) => !colours.includes(colour)),
    answer: (dealer, { seat }, { colour }) => takeColour(dealer, seat, colour),
    otherwise: (dealer, { seat }) => {
      const { colours } = dealer.state;
      takeColour(
        dealer,
        seat,
        COLOUR_CHOICES.find(({ colour }) => !colours.includes(colour))?.colour ?? NO_COLOUR,
      );
    },
    barred: ({ colours }) => COLOUR_CHOICES.filter(({ colour }) => colours.includes(colour)),
    why: (state, _, choice) => explainColour(state, choice),
  },

  /** 2.4 */
  deal: (dealer) => {
    const { state, dice } = dealer;
    const seats = state.hands.length;
    const pile = dice.shuffle(Array.from({ length: TERRITORY_COUNT }, (_, territory) => territory));
    for (let i = 0; i < seats; i++)
      dealTerritories(
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
      shuffleDeck(dealer);
      return beginRound(dealer);
    }
    dealer.next({ do: 'prepare', seat: (seat + 1) % reserve.length });
    const armies = Math.min(ARMIES_PER_PLACEMENT, at(reserve, seat));
    if (armies > 0) dealer.next({ do: 'place', seat, armies });
  },
};
