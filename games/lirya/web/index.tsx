/** The board of Lirya as the page loads it: windows without a stop are passed automatically. */
import type { WebBoardProps } from '@ludoteca/kit';
import { createAutoPassControls } from '@ludoteca/kit/web';
import { autoPass } from '../auto-pass.ts';
import { orders } from '../orders.ts';
import type { Lirya } from '../parts.ts';
import { LiryaBoard } from './board.tsx';

export { LogLine as Line } from './log-line.tsx';

export default function AutoPassingBoard(props: WebBoardProps<Lirya>) {
  const { controls, boardProps } = createAutoPassControls({ autoPass, orders }, props);
  return <LiryaBoard {...boardProps} autoPass={controls} />;
}
