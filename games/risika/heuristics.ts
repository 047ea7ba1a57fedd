import { at, type Choice, type FrameOf, type Seat } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import { NEIGHBOURS, TERRITORIES, type Territory } from './board.ts';
import { conquest } from './odds.ts';
import type { Attack, Move, Placing, Risika, View } from './parts.ts';

/** An attack should succeed at least so often. */
const BAR = 0.6;
/** Who has so many armies loses those that come: fighting costs nothing then. */
const FULL = 97;
/** Who has fewer territories gets no armies: waiting brings nothing. */
const FEW = 3;
const LOW_BAR = 0.3;

const isFoe = ({ owners }: View, territory: Territory, seat: Seat): boolean => owners[territory] !== seat;

const foesOf = (view: View, territory: Territory, seat: Seat): readonly Territory[] =>
  at(NEIGHBOURS, territory).filter((other) => isFoe(view, other, seat));

const armiesOn = ({ armies }: View, territories: readonly Territory[]): number =>
  territories.reduce((sum, territory) => sum + at(armies, territory), 0);

const ownOf = ({ owners }: View, seat: Seat): Territory[] => {
  const own: Territory[] = [];
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (owners[territory] === seat) own.push(territory);
  return own;
};

/** The first of the best. */
function best<O>(options: readonly O[], worth: (option: O) => number): O {
  let found = at(options, 0);
  let most = worth(found);
  for (let i = 1; i < options.length; i++) {
    const other = worth(at(options, i));
    if (other > most) [found, most] = [at(options, i), other];
  }
  return found;
}

/** Where the foes next door outnumber the own armies most. */
const placing = (view: View, seat: Seat, options: readonly Placing[]): Placing =>
  best(options, ({ place }) => {
    const foes = armiesOn(view, foesOf(view, place, seat));
    return foes === 0 ? -Infinity : foes - at(view.armies, place);
  });

const oddsOf = ({ armies }: View, { from, attack: to }: Attack): number =>
  conquest(at(armies, from), at(armies, to));

function attack(view: View, seat: Seat, options: readonly (Attack | 'done')[]): Attack | 'done' {
  const attacks = options.filter((option): option is Attack => option !== 'done');
  const likeliest = best(attacks, (option) => oddsOf(view, option));
  const own = ownOf(view, seat);
  const bar = armiesOn(view, own) >= FULL ? 0 : own.length < FEW ? LOW_BAR : BAR;
  return oddsOf(view, likeliest) >= bar ? likeliest : 'done';
}

/** Everybody follows to the front; where both places are at it, half of them. */
function occupation(
  view: View,
  { seat, from, to }: FrameOf<Risika, 'occupy'>,
  options: readonly number[],
): number {
  const [behind, ahead] = [foesOf(view, from, seat).length, foesOf(view, to, seat).length];
  if (behind === 0) return at(options, options.length - 1);
  return at(options, ahead === 0 ? 0 : options.length >> 1);
}

/** The largest idle stack goes to where there are foes. */
function move(view: View, seat: Seat, options: readonly (Move | 'done')[]): Move | 'done' {
  const idle = options.filter(
    (option): option is Move =>
      option !== 'done' &&
      foesOf(view, option.from, seat).length === 0 &&
      (foesOf(view, option.move, seat).length > 0 ||
        at(view.armies, option.from) > at(view.armies, option.move)),
  );
  return idle.length === 0
    ? 'done'
    : best(idle, (option) => at(view.armies, option.from) + 1000 * foesOf(view, option.move, seat).length);
}

export const heuristics: Heuristics<Risika> = {
  greedy: (line, question): Choice<Risika> => {
    const { seat, options } = question;
    switch (question.prompt) {
      case 'place':
        return placing(line.view(), seat, question.options);
      case 'fight':
        return attack(line.view(), seat, question.options);
      case 'occupy':
        return occupation(line.view(), question.frame, question.options);
      case 'move':
        return move(line.view(), seat, question.options);
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
    const own = ownOf(view, seat);
    const armies =
      armiesOn(view, own) /
      Math.max(
        1,
        view.armies.reduce((sum, count) => sum + count, 0),
      );
    return (2 * (own.length / TERRITORIES) + armies) / 3;
  },
};
