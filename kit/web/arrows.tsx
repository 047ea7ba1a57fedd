/** Draws arrows between elements of a board. */
import { type RefObject, useEffect, useState } from 'react';
import { rectOnBoard } from './rect-on-board.ts';

/** `from` and `to` are values of `data-thing`; `kind` is a class name. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
}

const BARB_LENGTH = 10;

/** How far an arrow reaches into an element, in pixels. */
const OVERLAP = 6;

type ArrowPoint = Pick<DOMPoint, 'x' | 'y'>;

const formatPoint = ({ x, y }: ArrowPoint): string => `${Math.round(x)} ${Math.round(y)}`;

const centreOf = ({ x, y, width, height }: DOMRect): ArrowPoint => ({ x: x + width / 2, y: y + height / 2 });

/** The point just inside the edge of a box, seen from its centre in a direction. */
function edgePoint(box: DOMRect, direction: ArrowPoint): ArrowPoint {
  const { x, y } = centreOf(box);
  const distance = Math.min(
    box.width / 2 / Math.max(Math.abs(direction.x), 0.01),
    box.height / 2 / Math.max(Math.abs(direction.y), 0.01),
  );
  return { x: x + direction.x * (distance - OVERLAP), y: y + direction.y * (distance - OVERLAP) };
}

/** Arrows are curved, so that several arrows to one target stay distinguishable. */
function arrowPath(from: DOMRect, to: DOMRect): string {
  const [first, last] = [centreOf(from), centreOf(to)];
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const direction = { x: (last.x - first.x) / length, y: (last.y - first.y) / length };
  const start = edgePoint(from, direction);
  const tip = edgePoint(to, { x: -direction.x, y: -direction.y });
  const bend = Math.min(28, length / 8);
  const middle = {
    x: (start.x + tip.x) / 2 - direction.y * bend,
    y: (start.y + tip.y) / 2 + direction.x * bend,
  };
  const turn = Math.atan2(tip.y - middle.y, tip.x - middle.x);
  const barb = (angle: number): string =>
    formatPoint({
      x: tip.x - BARB_LENGTH * Math.cos(turn + angle),
      y: tip.y - BARB_LENGTH * Math.sin(turn + angle),
    });
  return `M${formatPoint(start)}Q${formatPoint(middle)} ${formatPoint(tip)}M${barb(0.5)}L${formatPoint(tip)}L${barb(-0.5)}`;
}

function measureElement(board: HTMLElement, thing: string): DOMRect | undefined {
  const element = board.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  return element === null ? undefined : rectOnBoard(board, element);
}

interface ArrowShape {
  readonly key: string;
  readonly path: string;
  readonly kind: string;
}

function traceArrows(board: HTMLElement, arrows: readonly Arrow[]): readonly ArrowShape[] {
  return arrows.flatMap(({ from, to, kind }, i) => {
    const [start, end] = [measureElement(board, from), measureElement(board, to)];
    return start === undefined || end === undefined
      ? []
      : [{ key: `${i} ${from} ${to}`, path: arrowPath(start, end), kind }];
  });
}

/** The board contains this component and is positioned. Screen readers skip it: texts say the same elsewhere. */
export function Arrows(props: {
  readonly board: RefObject<HTMLElement | null>;
  readonly arrows: readonly Arrow[];
}) {
  const { board } = props;
  const [shown, setShown] = useState<readonly ArrowShape[]>([]);
  const arrows = JSON.stringify(props.arrows);
  // An effect, because the board is measured after it is in the page.
  useEffect(() => {
    const element = board.current;
    if (element === null) return undefined;
    const draw = (): void => setShown(traceArrows(element, JSON.parse(arrows) as readonly Arrow[]));
    draw();
    const observer = new ResizeObserver(draw);
    // Elements may move although the board keeps its size.
    for (const part of [element, ...element.children]) observer.observe(part);
    element.addEventListener('scroll', draw, true);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', draw, true);
    };
  }, [board, arrows]);
  return (
    <svg className="arrows" aria-hidden="true">
      {shown.map(({ key, path, kind }) => (
        <path key={key} className={kind} d={path} />
      ))}
    </svg>
  );
}
