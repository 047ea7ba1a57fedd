/** Shows the automatic answers of the host in the page: which question is passed, and the settings of the own seat. */
import type { Parts } from '@ludoteca/kernel';
import type { GamePresentation } from '../catalogue/game-presentation.ts';
import { decideAutoPass, findAutoPass, toggleStop, withoutOrder } from '../table/auto-pass.ts';
import { findOrderedAnswer } from '../table/standing-order.ts';
import type { WebBoardProps } from '../catalogue/web-board.ts';

export interface AutoPassControls {
  readonly stops: ReadonlySet<string>;
  /** The person wants every question. */
  readonly control: boolean;
  /** The host is about to answer the open question. */
  readonly isPassing: boolean;
  toggle(stop: string): void;
  setControl(control: boolean): void;
}

export type AutoPassInput<P extends Parts> = Pick<
  WebBoardProps<P>,
  'view' | 'asked' | 'outcome' | 'watcher' | 'autoPassAccess' | 'isRefused'
>;

/** When the host of a game answers for a person. */
export type AutoPassGame<P extends Parts> = Pick<GamePresentation<P>, 'autoPass' | 'orders'>;

/** Whether the host answers the open question of this watcher, so that the page does not show it. */
export function isAutoPassed<P extends Parts>(
  { autoPass, orders }: AutoPassGame<P>,
  input: AutoPassInput<P>,
): boolean {
  const { autoPassAccess, asked, watcher, isRefused } = input;
  if (autoPassAccess === undefined || isRefused || asked?.seat !== watcher) return false;
  const { settings, isAlone } = autoPassAccess;
  if (settings.order !== undefined) return findOrderedAnswer(orders, settings.order, input) !== undefined;
  const pass = autoPass && findAutoPass(autoPass, input, isAlone);
  return decideAutoPass(pass, settings) !== undefined;
}

/** `boardProps` hide the questions that are answered automatically; a watcher has no controls. */
export function createAutoPassControls<P extends Parts>(
  game: AutoPassGame<P>,
  props: WebBoardProps<P>,
): { readonly controls: AutoPassControls | undefined; readonly boardProps: WebBoardProps<P> } {
  const { autoPassAccess } = props;
  if (autoPassAccess === undefined) return { controls: undefined, boardProps: props };
  const { settings } = autoPassAccess;
  const isPassing = isAutoPassed(game, props);
  return {
    controls: {
      stops: new Set(settings.stops),
      control: settings.control,
      isPassing,
      toggle: (stop) => autoPassAccess.change(toggleStop(settings, stop)),
      setControl: (control) => autoPassAccess.change({ ...withoutOrder(settings), control }),
    },
    boardProps: isPassing ? { ...props, asked: undefined, barred: [] } : props,
  };
}
