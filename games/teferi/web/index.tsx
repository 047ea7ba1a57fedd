import type { WebBoardProps } from '@ludoteca/kit';
import { useAutoPass } from '@ludoteca/kit/web';
import type { Teferi } from '../parts.ts';
import { autoPassRules } from '../auto-pass.ts';
import { TeferiBoard } from './board.tsx';

export { LogLine as Line } from './log-line.tsx';

/** The table, with somebody who passes where there is nothing to do. */
export default function AutoPassingBoard(props: WebBoardProps<Teferi>) {
  const { passing, seen } = useAutoPass(autoPassRules, props);
  return <TeferiBoard {...seen} passing={typeof props.watcher === 'number' ? passing : undefined} />;
}
