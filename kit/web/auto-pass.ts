/** Shows the automatic answers of the host in the page: which question is passed, and the settings of the own seat. */
import type { Parts } from '@ludoteca/kernel';
import { type AutoPassRules, decideAutoPass, findAutoPass, toggleStop } from '../table/auto-pass.ts';
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

/** Whether the host answers the open question of this watcher, so that the page does not show it. */
export function isAutoPassed<P extends Parts>(
  rules: AutoPassRules<P> | undefined,
  input: AutoPassInput<P>,
): boolean {
  const { autoPassAccess, asked, watcher, isRefused } = input;
  if (rules === undefined || autoPassAccess === undefined || isRefused || asked?.seat !== watcher)
    return false;
  return (
    decideAutoPass(findAutoPass(rules, input, autoPassAccess.isAlone), autoPassAccess.settings) !== undefined
  );
}

/** `boardProps` hide the questions that are answered automatically; a watcher has no controls. */
export function createAutoPassControls<P extends Parts>(
  rules: AutoPassRules<P>,
  props: WebBoardProps<P>,
): { readonly controls: AutoPassControls | undefined; readonly boardProps: WebBoardProps<P> } {
  const { autoPassAccess } = props;
  if (autoPassAccess === undefined) return { controls: undefined, boardProps: props };
  const { settings } = autoPassAccess;
  const isPassing = isAutoPassed(rules, props);
  return {
    controls: {
      stops: new Set(settings.stops),
      control: settings.control,
      isPassing,
      toggle: (stop) => autoPassAccess.change(toggleStop(settings, stop)),
      setControl: (control) => autoPassAccess.change({ ...settings, control }),
    },
    boardProps: isPassing ? { ...props, asked: undefined, barred: [] } : props,
  };
}
