import type { WebFaceProps } from '@ludoteca/kit';
import { usePassing } from '@ludoteca/kit/web';
import type { Teferi } from '../parts.ts';
import { stops } from '../stops.ts';
import { Board } from './board.tsx';

export { Line } from './line.tsx';

/** The table, with somebody who passes where there is nothing to do. */
export default function TeferiFace(props: WebFaceProps<Teferi>) {
  const { passing, seen } = usePassing(stops, props);
  return <Board {...seen} passing={typeof props.watcher === 'number' ? passing : undefined} />;
}
