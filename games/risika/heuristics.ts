import { at, type Choice, type FrameOf, type Seat } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { NEIGHBOURS, TERRITORY_COUNT, type Territory } from './board.ts';
import { conquestChance } from './odds.ts';
import type { AttackChoice, MoveChoice, PlaceChoice, Risika, View } from './parts.ts';

/** An attack should succeed at least so often. */
const MIN_CHANCE = 0.6;
/** Who has so many armies loses those that come: fighting costs nothing then. */
const NEARLY_FULL = 97;
/** Who has fewer territories gets no armies: waiting brings nothing. */
const FEW_TERRITORIES = 3;
const LOW_MIN_CHANCE = 0.3;

const isHostile = ({ owners }: View, territory: Territory, seat: Seat): boolean => owners[territory] !== seat;

const hostileNeighbours = (view: View, territory: Territory, seat: Seat): readonly Territory[] =>
  at(NEIGHBOURS, territory).filter((other) => isHostile(view, other, seat));

const sumArmies = ({ armies }: View, territories: readonly Territory[]): number =>
  territories.reduce((sum, territory) => sum + at(armies, territory), 0);

const listOwnTerritories = ({ owners }: View, seat: Seat): Territory[] => {
  const own: Territory[] = [];
  for (let territory = 0; territory < TERRITORY_COUNT; territory++)
    if (owners[territory] === seat) own.push(territory);
  return own;
};

/** The first of the best. */
function pickBest<O>(options: readonly O[], worth: (option: O) => number): O {
  let found = at(options, 0);
  let most = worth(found);
  for (let i = 1; i < options.length; i++) {
    const other = worth(at(options, i));
    if (other > most) [found, most] = [at(options, i), other];
  }
  return found;
}

/** Where the foes next door outnumber the own armies most. */
const choosePlacement = (view: View, seat: Seat, options: readonly PlaceChoice[]): PlaceChoice =>
  pickBest(options, ({ place }) => {
    const foes = sumArmies(view, hostileNeighbours(view, place, seat));
    return foes === 0 ? -Infinity : foes - at(view.armies, place);
  });

const chanceOf = ({ armies }: View, { from, attack: to }: AttackChoice): number =>
  conquestChance(at(armies, from), at(armies, to));

function chooseAttack(
  view: View,
  seat: Seat,
  options: readonly (AttackChoice | 'done')[],
): AttackChoice | 'done' {
  const attacks = options.filter((option): option is AttackChoice => option !== 'done');
  const likeliest = pickBest(attacks, (option) => chanceOf(view, option));
  const own = listOwnTerritories(view, seat);
  const bar =
    sumArmies(view, own) >= NEARLY_FULL ? 0 : own.length < FEW_TERRITORIES ? LOW_MIN_CHANCE : MIN_CHANCE;
  return chanceOf(view, likeliest) >= bar ? likeliest : 'done';
}

/** Everybody follows to the front; where both places are at it, half of them. */
function chooseOccupation(
  view: View,
  { seat, from, to }: FrameOf<Risika, 'occupy'>,
  options: readonly number[],
): number {
  const [behind, ahead] = [
    hostileNeighbours(view, from, seat).length,
    hostileNeighbours(view, to, seat).length,
  ];
  if (behind === 0) return at(options, options.length - 1);
  return at(options, ahead === 0 ? 0 : options.length >> 1);
}

/** The largest idle stack goes to where there are foes. */
function chooseMove(view: View, seat: Seat, options: readonly (MoveChoice | 'done')[]): MoveChoice | 'done' {
  const idle = options.filter(
    (option): option is MoveChoice =>
      option !== 'done' &&
      hostileNeighbours(view, option.from, seat).length === 0 &&
      (hostileNeighbours(view, option.move, seat).length > 0 ||
        at(view.armies, option.from) > at(view.armies, option.move)),
  );
  return idle.length === 0
    ? 'done'
    : pickBest(
        idle,
        (option) => at(view.armies, option.from) + 1000 * hostileNeighbours(view, option.move, seat).length,
      );
}

export const heuristics: Heuristics<Risika> = {
  greedy: (line, question): Choice<Risika> => {
    const { seat, options } = question;
    switch (question.prompt) {
      case 'place':
        return choosePlacement(line.view(), seat, question.options);
      case 'fight':
        return chooseAttack(line.view(), seat, question.options);
      case 'occupy':
        return chooseOccupation(line.view(), question.frame, question.options);
      case 'move':
        return chooseMove(line.view(), seat, question.options);
      case 'dice':
      case 'defend':
      case 'march':
        return at<Choice<Risika>>(options, options.length - 1);
      default:
        return at<Choice<Risika>>(options, 0);
    }
  },

  /** Territories count, and armies half as much. */
  value: (view, seat) => {
    const own = listOwnTerritories(view, seat);
    const armies =
      sumArmies(view, own) /
      Math.max(
        1,
        view.armies.reduce((sum, count) => sum + count, 0),
      );
    return (2 * (own.length / TERRITORY_COUNT) + armies) / 3;
  },
};
