/** Converts between a match at the start of a round and a save, which only holds the players in play, in turn order. */
import { at, type Json, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { seatsAfter, type HostSnapshot, type PlayerNames, type OpenedSave } from '@ludoteca/kit';
import type { Risika, State } from '../parts.ts';
import type { SidecarEntry } from './sidecar.ts';
import { makeUnique } from './player-names.ts';
import type { Save } from './save.ts';

/** The seat that starts the round that is just beginning; undefined at any other moment, when nothing can be saved. */
export function findRoundStarter({ agenda, outcome }: HostSnapshot<Risika>): Seat | undefined {
  const frame = agenda.at(-1);
  return outcome === undefined && frame?.do === 'round' ? frame.seat : undefined;
}

/** Seats that hold territories, in turn order, including those that have left. */
const listHolders = (starter: Seat, seats: number, holds: (seat: Seat) => boolean): Seat[] =>
  [starter, ...seatsAfter(starter, seats)].filter(holds);

export function toSave(state: DeepReadonly<State>, starter: Seat, names: PlayerNames): Save {
  const inPlay = listHolders(starter, state.colours.length, (seat) => state.owners.includes(seat));
  const taken = new Set<string>();
  return {
    players: inPlay.map((seat) => ({
      name: makeUnique(at(names, seat), taken),
      colour: at(state.colours, seat),
      cards: at(state.hands, seat),
    })),
    current: 0,
    owners: state.owners.map((owner) => inPlay.indexOf(owner)),
    armies: state.armies,
    deck: state.deck,
  };
}

/** The seats of a save: from the sidecar, or one for each block. */
type Seating = Pick<SidecarEntry, 'names' | 'colours' | 'starter' | 'out' | 'round'> & {
  /** The seat of each block. */
  readonly inPlay: readonly Seat[];
};

const createSeating = ({ players, current }: Save): Seating => ({
  names: players.map(({ name }) => name),
  colours: players.map(({ colour }) => colour),
  starter: current,
  out: [],
  round: 1,
  inPlay: players.map((_, block) => block),
});

/** Undefined if the sidecar is about another match. */
function createSeatingFromSidecar({ players }: Save, entry: SidecarEntry): Seating | undefined {
  const { names, colours, starter, out, round } = entry;
  const inPlay = listHolders(starter, names.length, (seat) => !out.includes(seat));
  const isSameMatch =
    inPlay.length === players.length &&
    inPlay.every((seat, block) => colours[seat] === players[block]?.colour);
  return isSameMatch ? { names, colours, starter, out, round, inPlay } : undefined;
}

type MatchFromSave = Pick<OpenedSave, 'from' | 'names' | 'settings'> & { readonly kinds?: readonly string[] };

export function toMatch(save: Save, entry?: SidecarEntry): MatchFromSave {
  const sidecarSeating = entry && createSeatingFromSidecar(save, entry);
  const seating = sidecarSeating ?? createSeating(save);
  const from = toPosition(save, seating);
  return entry === undefined || sidecarSeating === undefined
    ? { from, names: seating.names, settings: {} }
    : { from, names: seating.names, settings: { ...entry.settings }, kinds: entry.kinds };
}

/** The start position of the game (RULES 11). */
function toPosition({ players, owners, armies, deck }: Save, seating: Seating): Json {
  const { names, colours, starter, out, round, inPlay } = seating;
  const handOf = (seat: Seat): readonly number[] => players[inPlay.indexOf(seat)]?.cards ?? [];
  return {
    owners: owners.map((block) => at(inPlay, block)),
    armies,
    colours,
    hands: names.map((_, seat) => handOf(seat)),
    deck,
    starter,
    round,
    out,
  };
}
