/** One gesture of a person, many answers: what is said next as questions come back. */
import { at, type Choice, deepEqual, type Watcher } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import type { Territory } from '../board.ts';
import type { Risika, View } from '../parts.ts';

/** When an attack ends: after a roll, with the territory, or when so many armies or fewer are left. */
export type Until = 'once' | 'conquered' | number;

interface Along {
  readonly from: Territory;
  readonly to: Territory;
}

export type Gesture =
  | { readonly do: 'place'; readonly on: Territory; readonly armies: number; readonly begun?: true }
  | ({
      readonly do: 'attack';
      /** At most; fewer where there are fewer. */
      readonly dice: number;
      readonly until: Until;
      readonly begun?: true;
    } & Along)
  | ({ readonly do: 'move'; readonly armies: number; readonly begun?: true } & Along);

/** What to answer now, and what remains to be done; or to wait for somebody else, or that it is over. */
export type Step = { readonly answer: Choice<Risika>; readonly rest: Gesture | undefined } | 'wait' | 'over';

type Answer = Exclude<Step, string>;

const offered = (asked: VisibleQuestion<Risika>, choice: Choice<Risika>): boolean =>
  optionsOf<Risika>(asked).some((option) => deepEqual(option, choice));

const answered = (asked: VisibleQuestion<Risika>, answer: Choice<Risika>, rest?: Gesture): Answer | 'over' =>
  offered(asked, answer) ? { answer, rest } : 'over';

function placing(gesture: Gesture & { do: 'place' }, asked: VisibleQuestion<Risika>): Step {
  if (asked.prompt === 'place' && !gesture.begun)
    return answered(
      asked,
      { place: gesture.on },
      asked.frame.armies > 1 ? { ...gesture, begun: true } : undefined,
    );
  if (asked.prompt === 'armies' && asked.frame.on === gesture.on)
    return answered(asked, Math.min(gesture.armies, asked.frame.armies));
  return 'over';
}

const isEnough = ({ until, from }: Gesture & { do: 'attack' }, { armies }: View): boolean =>
  until === 'once' || (until !== 'conquered' && at(armies, from) <= until);

function attacking(gesture: Gesture & { do: 'attack' }, asked: VisibleQuestion<Risika>, view: View): Step {
  const { from, to } = gesture;
  if (asked.prompt === 'fight')
    return gesture.begun && isEnough(gesture, view)
      ? 'over'
      : answered(asked, { attack: to, from }, { ...gesture, begun: true });
  if (asked.prompt !== 'dice' || asked.frame.from !== from || asked.frame.to !== to) return 'over';
  const most = optionsOf<Risika>(asked).length;
  return answered(asked, Math.min(gesture.dice, most), { ...gesture, begun: true });
}

function moving(gesture: Gesture & { do: 'move' }, asked: VisibleQuestion<Risika>, view: View): Step {
  const { from, to } = gesture;
  if (asked.prompt === 'move' && !gesture.begun)
    return answered(
      asked,
      { move: to, from },
      at(view.armies, from) > 2 ? { ...gesture, begun: true } : undefined,
    );
  if (asked.prompt === 'march' && asked.frame.from === from && asked.frame.to === to)
    return answered(asked, gesture.armies);
  return 'over';
}

/** Somebody else says how to defend in the battle that goes on. */
const isDefended = (gesture: Gesture, asked: VisibleQuestion<Risika>): boolean =>
  gesture.do === 'attack' &&
  asked.prompt === 'defend' &&
  asked.frame.from === gesture.from &&
  asked.frame.to === gesture.to;

export function nextStep(
  gesture: Gesture,
  asked: VisibleQuestion<Risika> | undefined,
  view: View,
  watcher: Watcher,
): Step {
  if (asked === undefined) return 'over';
  if (asked.seat !== watcher) return isDefended(gesture, asked) ? 'wait' : 'over';
  switch (gesture.do) {
    case 'place':
      return placing(gesture, asked);
    case 'attack':
      return attacking(gesture, asked, view);
    case 'move':
      return moving(gesture, asked, view);
  }
}
