/** Performs the action of a press on an object or a player. */
import { at } from '@ludoteca/kernel';
import { isChosen } from '@ludoteca/kit/web';
import { playerEntity } from '../layers/board-state.ts';
import type { EntityId } from '../state.ts';
import { type TeferiOption, permanentAttempt } from './offers.ts';
import { isBlock } from './combat-plan.ts';
import { formatOption } from './option-button.tsx';
import type { TeferiBoardProps } from './board-props.ts';

export interface PressState {
  /** The options of the object. */
  readonly options: readonly TeferiOption[];
  /** Class names that highlight it. */
  readonly marks: readonly ('possible' | 'chosen' | 'held')[];
  /** Whether it is among the chosen attackers or blockers. */
  readonly pressed: boolean | undefined;
  /** It can be dragged. */
  readonly isMovable: boolean;
  /** The only option, as the beginning of the label of the button. */
  readonly labelPrefix: string;
  readonly press: (anchor: HTMLElement, isAdditional: boolean) => void;
}

/** While a blocker is selected, an attacker stands for the option to block it. */
const blocksByHeldBlocker = (
  { offers, plan }: TeferiBoardProps,
  attacker: EntityId,
): readonly TeferiOption[] =>
  plan.blocker === undefined
    ? []
    : offers.all.filter(
        (option) => isBlock(option) && option.block === attacker && option.with === plan.blocker,
      );

export function usePress(
  props: TeferiBoardProps,
  object: { readonly id: EntityId; readonly card: string },
): PressState {
  const { offers, plan, division, isBusy, asked, watcher, hint, answer, onOpenMenu } = props;
  const { id, card } = object;
  const own = offers.onEntity(id);
  const blocks = blocksByHeldBlocker(props, id);
  const options = blocks.length > 0 ? blocks : own;
  const isPlanned = plan.chosen.some((option) => isChosen(own, option) || isChosen(blocks, option));
  const getsDamage = division?.shares.some(({ to }) => to === id) === true;
  const marks = [
    ...(options.length > 0 || getsDamage ? (['possible'] as const) : []),
    ...(isPlanned ? (['chosen'] as const) : []),
    ...(plan.blocker === id ? (['held'] as const) : []),
  ];
  const explain = (): void => {
    const opponent = typeof watcher === 'number' ? playerEntity(1 - watcher) : 0;
    const attempt = permanentAttempt(asked?.prompt ?? '', object, opponent);
    if (attempt !== undefined && !isBusy) hint.explain(`object ${id}`, attempt, true);
  };
  const choose = (anchor: HTMLElement, isAdditional: boolean): void => {
    const [first, ...more] = options;
    if (first === undefined) return;
    if (blocks.length > 0) return plan.take(first, isAdditional);
    if (plan.prompt === 'block') return plan.hold(plan.blocker === id ? undefined : id);
    const planned = options.find((option) => isChosen(plan.chosen, option));
    if (planned !== undefined || more.length === 0) return plan.take(planned ?? first);
    onOpenMenu(card, anchor, options);
  };
  return {
    options,
    marks,
    pressed: plan.prompt === undefined || own.length === 0 ? undefined : isPlanned,
    isMovable: own.length > 0 && (plan.prompt === 'attack' || plan.prompt === 'block'),
    labelPrefix:
      options.length === 1 && asked !== undefined ? `${formatOption(props, at(options, 0))} · ` : '',
    press: (anchor, isAdditional) => {
      if (isBusy) return;
      if (getsDamage) return division?.give(id);
      if (options.length === 0) return explain();
      if (plan.prompt !== undefined) return choose(anchor, isAdditional);
      if (options.length === 1) return answer(at(options, 0));
      onOpenMenu(card, anchor, options);
    },
  };
}
