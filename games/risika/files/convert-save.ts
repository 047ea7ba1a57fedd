/** A save and a match at the start of a round: the one becomes the other. Saves know the living alone, in the order of their turns. */
import { at, type Json, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { seatsAfter, type HostSnapshot, type PlayerNames, type OpenedSave } from '@ludoteca/kit';
import type { Risika, State } from '../parts.ts';
import type { SidecarEntry } from './sidecar.ts';
import { makeUnique } from './player-names.ts';
import type { Save } from './save.ts';

/** Whoever starts the round that is just beginning; nobody at any other moment: then nothing can be saved. */
export function findRoundStarter({ agenda, outcome }: HostSnapshot<Risika>): Seat | undefined {
  const due = agenda.at(-1);
  return outcome === undefined && due?.do === 'round' ? due.seat : undefined;
}

/** Those who hold something, in the order of their turns. Who has left the table and still holds territories is among them. */
const listHolders = (starter: Seat, seats: number, holds: (seat: Seat) => boolean): Seat[] =>
  [starter, ...seatsAfter(starter, seats)].filter(holds);

export function toSave(state: DeepReadonly<State>, starter: Seat, names: PlayerNames): Save {
  const living = listHolders(starter, state.colours.length, (seat) => state.owners.includes(seat));
  const taken = new Set<string>();
  return {
    players: living.map((seat) => ({
      name: makeUnique(at(names, seat), taken),
      colour: at(state.colours, seat),
      cards: at(state.hands, seat),
    })),
    current: 0,
    owners: state.owners.map((owner) => living.indexOf(owner)),
    armies: state.armies,
    deck: state.deck,
  };
}

/** Who sat where: as the file beside the save tells it, or one seat for each block. */
type Seating = Pick<SidecarEntry, 'names' | 'colours' | 'starter' | 'out' | 'round'> & {
  /** The seat of each block. */
  readonly living: readonly Seat[];
};

const createSeating = ({ players, current }: Save): Seating => ({
  names: players.map(({ name }) => name),
  colours: players.map(({ colour }) => colour),
  starter: current,
  out: [],
  round: 1,
  living: players.map((_, block) => block),
});

/** Undefined where the file beside the save tells of another match. */
function createSeatingFromSidecar({ players }: Save, extra: SidecarEntry): Seating | undefined {
  const { names, colours, starter, out, round } = extra;
  const living = listHolders(starter, names.length, (seat) => !out.includes(seat));
  const fits =
    living.length === players.length &&
    living.every((seat, block) => colours[seat] === players[block]?.colour);
  return fits ? { names, colours, starter, out, round, living } : undefined;
}

type MatchFromSave = Pick<OpenedSave, 'from' | 'names' | 'settings'> & { readonly kinds?: readonly string[] };

/** The match of a save, with what the file beside it tells. */
export function toMatch(save: Save, extra?: SidecarEntry): MatchFromSave {
  const beside = extra && createSeatingFromSidecar(save, extra);
  const seating = beside ?? createSeating(save);
  const from = toPosition(save, seating);
  return extra === undefined || beside === undefined
    ? { from, names: seating.names, settings: {} }
    : { from, names: seating.names, settings: { ...extra.settings }, kinds: extra.kinds };
}

/** As the game takes a start from elsewhere. */
function toPosition({ players, owners, armies, deck }: Save, seating: Seating): Json {
  const { names, colours, starter, out, round, living } = seating;
  const handOf = (seat: Seat): readonly number[] => players[living.indexOf(seat)]?.cards ?? [];
  return {
    owners: owners.map((block) => at(living, block)),
    armies,
    colours,
    hands: names.map((_, seat) => handOf(seat)),
    deck,
    starter,
    round,
    out,
  };
}
