/** Numbers from which the chance of winning is estimated: how a seat stands against the others. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Feature, ValueInput } from '@ludoteca/kit';
import { FACULTIES, NEIGHBOURS, TERRITORY_COUNT } from './board.ts';
import type { Risika } from './parts.ts';
import type { View } from './view-types.ts';

/** The strength of one seat in the long run. */
interface SeatStanding {
  territories: number;
  armies: number;
  /** Reinforcements of a turn without cards. */
  income: number;
  faculties: number;
  readonly cards: number;
}

const countHeld = ({ owners }: View, faculty: number, seat: Seat): number =>
  at(FACULTIES, faculty).territories.filter((territory) => owners[territory] === seat).length;

function listStandings(view: View): readonly SeatStanding[] {
  const standings = view.hands.map(({ count }, seat): SeatStanding => ({
    territories: 0,
    armies: at(view.reserve, seat),
    income: 0,
    faculties: 0,
    cards: count,
  }));
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
    const standing = standings[at(view.owners, territory)];
    if (standing === undefined) continue;
    standing.territories++;
    standing.armies += at(view.armies, territory);
  }
  for (const [seat, standing] of standings.entries()) {
    standing.income = standing.territories / 3;
    for (const [faculty, { territories, bonus }] of FACULTIES.entries()) {
      if (countHeld(view, faculty, seat) < territories.length) continue;
      standing.faculties++;
      standing.income += bonus;
    }
  }
  return standings;
}

const sumOf = (standings: readonly SeatStanding[], read: (standing: SeatStanding) => number): number =>
  standings.reduce((sum, standing) => sum + read(standing), 0);

/** The logarithm of a share of the total, finite for shares of nothing. */
const logShare = (part: number, total: number): number => Math.log((part + 1) / (total + 1));

interface SeatSummary {
  readonly own: SeatStanding;
  readonly others: readonly SeatStanding[];
  readonly armies: number;
  readonly income: number;
  /** Hostile armies beside own territories, and own armies beside hostile ones. */
  readonly threat: number;
  readonly front: number;
}

function summarizeSeat({ view, seat }: ValueInput<Risika>): SeatSummary {
  const standings = listStandings(view);
  const { owners, armies } = view;
  let [threat, front] = [0, 0];
  for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
    const isOwn = owners[territory] === seat;
    if (!at(NEIGHBOURS, territory).some((other) => (owners[other] === seat) !== isOwn)) continue;
    if (isOwn) front += at(armies, territory);
    else threat += at(armies, territory);
  }
  return {
    own: at(standings, seat),
    others: standings.filter(({ territories }, other) => other !== seat && territories > 0),
    armies: sumOf(standings, (standing) => standing.armies),
    income: sumOf(standings, (standing) => standing.income),
    threat,
    front,
  };
}

const FEATURES: readonly (readonly [string, (summary: SeatSummary) => number])[] = [
  ['territories', ({ own }) => own.territories / TERRITORY_COUNT],
  ['armies', ({ own, armies }) => logShare(own.armies, armies)],
  ['income', ({ own, income }) => logShare(own.income, income)],
  [
    'greatest armies',
    ({ others, armies }) => logShare(Math.max(0, ...others.map((one) => one.armies)), armies),
  ],
  [
    'greatest income',
    ({ others, income }) => logShare(Math.max(0, ...others.map((one) => one.income)), income),
  ],
  ['faculties', ({ own }) => own.faculties],
  ['cards', ({ own }) => own.cards / 5],
  ['other cards', ({ others }) => sumOf(others, ({ cards }) => cards) / 5],
  ['opponents', ({ others }) => Math.log(1 + others.length)],
  ['threat', ({ threat, own }) => Math.log((threat + 1) / (own.armies + 1))],
  ['front', ({ front, own }) => front / (own.armies + 1)],
];

export const valueFeatures: Feature<ValueInput<Risika>> = {
  names: FEATURES.map(([name]) => name),
  write: (moment, out, offset) => {
    const summary = summarizeSeat(moment);
    for (const [i, [, read]] of FEATURES.entries()) out[offset + i] = read(summary);
  },
};
