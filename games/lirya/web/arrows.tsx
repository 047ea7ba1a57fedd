import './arrows.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Arrow, type Box, pathOf } from './arrow.ts';
import { refThing } from './table.ts';

interface Drawn {
  readonly key: string;
  readonly path: string;
  readonly kind: string;
}

function boxOf(board: HTMLElement, thing: string): Box | undefined {
  const element = board.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  if (element === null) return undefined;
  const { x, y } = board.getBoundingClientRect();
  const rect = element.getBoundingClientRect();
  return { x: rect.x - x, y: rect.y - y, width: rect.width, height: rect.height };
}

function drawn(board: HTMLElement, arrows: readonly Arrow[]): readonly Drawn[] {
  return arrows.flatMap(({ from, to, kind }, i) => {
    const [start, end] = [boxOf(board, refThing(from)), boxOf(board, refThing(to))];
    return start === undefined || end === undefined
      ? []
      : [{ key: `${i} ${from} ${to}`, path: pathOf(start, end), kind }];
  });
}

/** Who attacks whom, and what is aimed at whom, all at once, on the board around it. It says nothing aloud: the same stands in words elsewhere. */
export function Arrows({ arrows }: { readonly arrows: readonly Arrow[] }) {
  const sheet = useRef<SVGSVGElement>(null);
  const [shown, setShown] = useState<readonly Drawn[]>([]);
  const wanted = JSON.stringify(arrows);
  useLayoutEffect(() => {
    const board = sheet.current?.parentElement;
    if (!board) return undefined;
    const draw = (): void => setShown(drawn(board, JSON.parse(wanted) as readonly Arrow[]));
    draw();
    const growth = new ResizeObserver(draw);
    growth.observe(board);
    return () => growth.disconnect();
  }, [wanted]);
  return (
    <svg ref={sheet} className="ly-arrows" aria-hidden="true">
      {shown.map(({ key, path, kind }) => (
        <path key={key} className={`ly-arrow ${kind}`} d={path} />
      ))}
    </svg>
  );
}
