/** The board of Teferi as the page loads it: priority without a stop is passed automatically. */
import type { WebBoardProps, WebRoutine } from '@ludoteca/kit';
import { createAutoPassControls } from '@ludoteca/kit/web';
import { autoPassRules as autoPass } from '../auto-pass.ts';
import { orders } from '../orders.ts';
import type { Teferi } from '../parts.ts';
import { TeferiBoard } from './board.tsx';

export { LogLine as Line } from './log-line.tsx';

/** Steps and passes outnumber everything else that happens. */
export const isRoutine: WebRoutine<Teferi> = ({ did }) => did === 'pass' || did === 'step';

export default function AutoPassingBoard(props: WebBoardProps<Teferi>) {
  const { controls, boardProps } = createAutoPassControls({ autoPass, orders }, props);
  return <TeferiBoard {...boardProps} autoPass={controls} />;
}
