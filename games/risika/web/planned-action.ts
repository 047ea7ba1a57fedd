/** Actions of the player that need several answers: which answer comes next at each question. */
import { at, type Choice, deepEqual, type Watcher } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import type { Territory } from '../board.ts';
import type { Risika, Route } from '../parts.ts';
import type { View } from '../view-types.ts';

export type PlannedAction =
  | { readonly do: 'place'; readonly on: Territory; readonly armies: number; readonly begun?: true }
  | ({
      readonly do: 'attack';
      /** Maximum; fewer if fewer are allowed. */
      readonly dice: number;
      readonly begun?: true;
    } & Route)
  | ({ readonly do: 'move'; readonly armies: number; readonly begun?: true } & Route);

/** The answer and the rest of the action, or waiting for another seat, or the end. */
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

function nextPlaceStep(action: PlannedAction & { do: 'place' }, asked: VisibleQuestion<Risika>): ActionStep {
  if (asked.prompt === 'place' && !action.begun)
    return toStep(
      asked,
      { place: action.on },
      asked.frame.armies > 1 ? { ...action, begun: true } : undefined,
    );
  if (asked.prompt === 'armies' && asked.frame.on === action.on)
    return toStep(asked, Math.min(action.armies, asked.frame.armies));
  return 'over';
}

/** One roll. */
function nextAttackStep(
  action: PlannedAction & { do: 'attack' },
  asked: VisibleQuestion<Risika>,
): ActionStep {
  const { from, to } = action;
  if (asked.prompt === 'fight')
    return action.begun ? 'over' : toStep(asked, { attack: to, from }, { ...action, begun: true });
  if (asked.prompt !== 'dice' || asked.frame.from !== from || asked.frame.to !== to) return 'over';
  const max = optionsOf<Risika>(asked).length;
  return toStep(asked, Math.min(action.dice, max), { ...action, begun: true });
}

function nextMoveStep(
  action: PlannedAction & { do: 'move' },
  asked: VisibleQuestion<Risika>,
  view: View,
): ActionStep {
  const { from, to } = action;
  if (asked.prompt === 'move' && !action.begun)
    return toStep(
      asked,
      { move: to, from },
      at(view.armies, from) > 2 ? { ...action, begun: true } : undefined,
    );
  if (asked.prompt === 'march' && asked.frame.from === from && asked.frame.to === to)
    return toStep(asked, action.armies);
  return 'over';
}

/** The defender of the running attack is being asked. */
const isWaitingForDefence = (action: PlannedAction, asked: VisibleQuestion<Risika>): boolean =>
  action.do === 'attack' &&
  asked.prompt === 'defend' &&
  asked.frame.from === action.from &&
  asked.frame.to === action.to;

export function nextStep(
  action: PlannedAction,
  asked: VisibleQuestion<Risika> | undefined,
  view: View,
  watcher: Watcher,
): ActionStep {
  if (asked === undefined) return 'over';
  if (asked.seat !== watcher) return isWaitingForDefence(action, asked) ? 'wait' : 'over';
  switch (action.do) {
    case 'place':
      return nextPlaceStep(action, asked);
    case 'attack':
      return nextAttackStep(action, asked);
    case 'move':
      return nextMoveStep(action, asked, view);
  }
}
