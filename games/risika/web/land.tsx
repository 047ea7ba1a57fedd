import { at } from '@ludoteca/kernel';
import { FACULTY_OF, type Territory } from '../board.ts';
import type { View } from '../parts.ts';
import type { Chosen } from './aims.ts';
import { Token } from './army.tsx';
import { LETTERS, labelLines } from './label.ts';
import { LANDS } from './lands.ts';
import { SHAPES } from './shapes.ts';
import { steer } from './steer.ts';
import type { Words } from './words.ts';

export interface LandProps {
  readonly words: Words;
  /** What may be chosen now. */
  readonly lit: ReadonlySet<Territory>;
  readonly chosen: Chosen;
  /** What a territory is called aloud. */
  readonly say: (territory: Territory) => string;
  readonly onPress: (territory: Territory) => void;
  readonly onLook: (territory: Territory | undefined) => void;
  readonly onClear: () => void;
}

/** Territories lie side by side on the sheet, in the order of their numbers. */
function go(from: Element, to: Territory): void {
  from.parentElement?.querySelectorAll<SVGElement>('.risika-land')[to]?.focus();
}

/** A territory: a button of its own shape. Arrow keys lead to the next one that way. */
export function Land(
  given: LandProps & {
    readonly territory: Territory;
    /** Tab leads to it. */
    readonly isCurrent: boolean;
    readonly onReach: (territory: Territory) => void;
  },
) {
  const { territory, words, lit, chosen, onPress, onLook } = given;
  const { label } = at(LANDS, territory);
  const isLit = lit.has(territory);
  const isChosen = territory === chosen.from || territory === chosen.to;
  const press = (key: string, here: Element): boolean => {
    const to = steer(territory, key);
    if (to !== undefined) go(here, to);
    else if (key === 'Escape') given.onClear();
    else if (key === 'Enter' || key === ' ') onPress(territory);
    else return false;
    return true;
  };
  return (
    <g
      className={`risika-land faculty-${at(FACULTY_OF, territory)}${isLit ? ' possible' : ''}`}
      role="button"
      tabIndex={given.isCurrent ? 0 : -1}
      aria-label={given.say(territory)}
      aria-disabled={!isLit}
      aria-pressed={isChosen}
      onClick={() => onPress(territory)}
      onKeyDown={(event) => {
        if (press(event.key, event.currentTarget)) event.preventDefault();
      }}
      onFocus={() => {
        given.onReach(territory);
        onLook(territory);
      }}
      onBlur={() => onLook(undefined)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(territory)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLook(undefined)}
    >
      <path d={at(SHAPES, territory)} />
      <text fontSize={LETTERS.size}>
        {labelLines(territory, at(words.territories, territory)).map((line, i) => (
          <tspan key={line} x={label.x} y={label.y + i * LETTERS.line}>
            {line}{' '}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The armies on a territory, and how an attack on them would go. */
export function Troops({
  view,
  territory,
  odds,
}: {
  readonly view: View;
  readonly territory: Territory;
  readonly odds: string | undefined;
}) {
  const { x, y } = at(LANDS, territory).token;
  const seat = at(view.owners, territory);
  if (seat < 0) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Token seat={seat} colour={at(view.colours, seat)} armies={at(view.armies, territory)} />
      {odds !== undefined && (
        <g className="risika-odds" transform="translate(30 -20)">
          <rect x="-24" y="-13" width="48" height="24" rx="12" />
          <text y="5" fontSize="15">
            {odds}
          </text>
        </g>
      )}
    </g>
  );
}
