import { type RefObject, useEffect, useState } from 'react';

/** An arrow between two things on a board, each by its `data-thing`; `kind` is a class for its looks. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
}

interface ArrowBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const BARB_LENGTH = 10;

/** So far an arrow reaches into a thing, in pixels. */
const OVERLAP = 6;

interface ArrowPoint {
  readonly x: number;
  readonly y: number;
}

const formatPoint = (spot: ArrowPoint): string => `${Math.round(spot.x)} ${Math.round(spot.y)}`;

const centreOf = ({ x, y, width, height }: ArrowBox): ArrowPoint => ({ x: x + width / 2, y: y + height / 2 });

/** The spot just inside the rim of a box, on the way from its middle. */
function edgePoint(box: ArrowBox, way: ArrowPoint): ArrowPoint {
  const { x, y } = centreOf(box);
  const rim = Math.min(
    box.width / 2 / Math.max(Math.abs(way.x), 0.01),
    box.height / 2 / Math.max(Math.abs(way.y), 0.01),
  );
  return { x: x + way.x * (rim - OVERLAP), y: y + way.y * (rim - OVERLAP) };
}

/** From rim to rim, a little bent, so that several to one target can be told apart. */
function arrowPath(from: ArrowBox, to: ArrowBox): string {
  const [first, last] = [centreOf(from), centreOf(to)];
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  const way = { x: (last.x - first.x) / length, y: (last.y - first.y) / length };
  const start = edgePoint(from, way);
  const tip = edgePoint(to, { x: -way.x, y: -way.y });
  const bend = Math.min(28, length / 8);
  const middle = { x: (start.x + tip.x) / 2 - way.y * bend, y: (start.y + tip.y) / 2 + way.x * bend };
  const turn = Math.atan2(tip.y - middle.y, tip.x - middle.x);
  const barb = (angle: number): string =>
    formatPoint({
      x: tip.x - BARB_LENGTH * Math.cos(turn + angle),
      y: tip.y - BARB_LENGTH * Math.sin(turn + angle),
    });
  return `M${formatPoint(start)}Q${formatPoint(middle)} ${formatPoint(tip)}M${barb(0.5)}L${formatPoint(tip)}L${barb(-0.5)}`;
}

function measureElement(board: HTMLElement, thing: string): ArrowBox | undefined {
  const element = board.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
  if (element === null) return undefined;
  const { x, y } = board.getBoundingClientRect();
  const rect = element.getBoundingClientRect();
  return { x: rect.x - x, y: rect.y - y, width: rect.width, height: rect.height };
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

/** Arrows above a board, which holds them and is positioned. They say nothing aloud: the same stands in words elsewhere. */
export function Arrows(given: {
  readonly board: RefObject<HTMLElement | null>;
  readonly arrows: readonly Arrow[];
}) {
  const { board } = given;
  const [shown, setShown] = useState<readonly ArrowShape[]>([]);
  const wanted = JSON.stringify(given.arrows);
  // Not before the board itself is there.
  useEffect(() => {
    const element = board.current;
    if (element === null) return undefined;
    const draw = (): void => setShown(traceArrows(element, JSON.parse(wanted) as readonly Arrow[]));
    draw();
    const growth = new ResizeObserver(draw);
    // What lies on it may move though it stays as large as it was.
    for (const part of [element, ...element.children]) growth.observe(part);
    element.addEventListener('scroll', draw, true);
    return () => {
      growth.disconnect();
      element.removeEventListener('scroll', draw, true);
    };
  }, [board, wanted]);
  return (
    <svg className="arrows" aria-hidden="true">
      {shown.map(({ key, path, kind }) => (
        <path key={key} className={kind} d={path} />
      ))}
    </svg>
  );
}
