import type { WebBoardProps } from '@ludoteca/kit';
import { useAutoPass } from '@ludoteca/kit/web';
import type { Teferi } from '../parts.ts';
import { autoPassRules } from '../auto-pass.ts';
import { Board } from './board.tsx';

export { Line } from './line.tsx';

/** The table, with somebody who passes where there is nothing to do. */
export default function TeferiFace(props: WebBoardProps<Teferi>) {
  const { passing, seen } = useAutoPass(autoPassRules, props);
  return <Board {...seen} passing={typeof props.watcher === 'number' ? passing : undefined} />;
}
