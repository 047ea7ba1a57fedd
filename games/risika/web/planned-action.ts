/** One gesture of a person, many answers: what is said next as questions come back. */
import { at, type Choice, deepEqual, type Watcher } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import type { Territory } from '../board.ts';
import type { Risika, View } from '../parts.ts';

/** When an attack ends: after a roll, with the territory, or when so many armies or fewer are left. */
export type AttackEnd = 'once' | 'conquered' | number;

interface ActionRoute {
  readonly from: Territory;
  readonly to: Territory;
}

export type PlannedAction =
  | { readonly do: 'place'; readonly on: Territory; readonly armies: number; readonly begun?: true }
  | ({
      readonly do: 'attack';
      /** At most; fewer where there are fewer. */
      readonly dice: number;
      readonly until: AttackEnd;
      readonly begun?: true;
    } & ActionRoute)
  | ({ readonly do: 'move'; readonly armies: number; readonly begun?: true } & ActionRoute);

/** What to answer now, and what remains to be done; or to wait for somebody else, or that it is over. */
export type ActionStep =
  | { readonly answer: Choice<Risika>; readonly rest: PlannedAction | undefined }
  | 'wait'
  | 'over';

type AnswerStep = Exclude<ActionStep, string>;

const isOffered = (asked: VisibleQuestion<Risika>, choice: Choice<Risika>): boolean =>
  optionsOf<Risika>(asked).some((option) => deepEqual(option, choice));

const toStep = (
  asked: VisibleQuestion<Risika>,
  answer: Choice<Risika>,
  rest?: PlannedAction,
): AnswerStep | 'over' => (isOffered(asked, answer) ? { answer, rest } : 'over');

function nextPlaceStep(gesture: PlannedAction & { do: 'place' }, asked: VisibleQuestion<Risika>): ActionStep {
  if (asked.prompt === 'place' && !gesture.begun)
    return toStep(
      asked,
      { place: gesture.on },
      asked.frame.armies > 1 ? { ...gesture, begun: true } : undefined,
    );
  if (asked.prompt === 'armies' && asked.frame.on === gesture.on)
    return toStep(asked, Math.min(gesture.armies, asked.frame.armies));
  return 'over';
}

const isAttackDone = ({ until, from }: PlannedAction & { do: 'attack' }, { armies }: View): boolean =>
  until === 'once' || (until !== 'conquered' && at(armies, from) <= until);

function nextAttackStep(
  gesture: PlannedAction & { do: 'attack' },
  asked: VisibleQuestion<Risika>,
  view: View,
): ActionStep {
  const { from, to } = gesture;
  if (asked.prompt === 'fight')
    return gesture.begun && isAttackDone(gesture, view)
      ? 'over'
      : toStep(asked, { attack: to, from }, { ...gesture, begun: true });
  if (asked.prompt !== 'dice' || asked.frame.from !== from || asked.frame.to !== to) return 'over';
  const most = optionsOf<Risika>(asked).length;
  return toStep(asked, Math.min(gesture.dice, most), { ...gesture, begun: true });
}

function nextMoveStep(
  gesture: PlannedAction & { do: 'move' },
  asked: VisibleQuestion<Risika>,
  view: View,
): ActionStep {
  const { from, to } = gesture;
  if (asked.prompt === 'move' && !gesture.begun)
    return toStep(
      asked,
      { move: to, from },
      at(view.armies, from) > 2 ? { ...gesture, begun: true } : undefined,
    );
  if (asked.prompt === 'march' && asked.frame.from === from && asked.frame.to === to)
    return toStep(asked, gesture.armies);
  return 'over';
}

/** Somebody else says how to defend in the battle that goes on. */
const isWaitingForDefence = (gesture: PlannedAction, asked: VisibleQuestion<Risika>): boolean =>
  gesture.do === 'attack' &&
  asked.prompt === 'defend' &&
  asked.frame.from === gesture.from &&
  asked.frame.to === gesture.to;

export function nextStep(
  gesture: PlannedAction,
  asked: VisibleQuestion<Risika> | undefined,
  view: View,
  watcher: Watcher,
): ActionStep {
  if (asked === undefined) return 'over';
  if (asked.seat !== watcher) return isWaitingForDefence(gesture, asked) ? 'wait' : 'over';
  switch (gesture.do) {
    case 'place':
      return nextPlaceStep(gesture, asked);
    case 'attack':
      return nextAttackStep(gesture, asked, view);
    case 'move':
      return nextMoveStep(gesture, asked, view);
  }
}
