import { at } from '@ludoteca/kernel';
import { FACULTY_OF, type Territory } from '../board.ts';
import type { View } from '../parts.ts';
import type { Selection } from './offers.ts';
import { ArmyToken } from './army-symbol.tsx';
import { LABEL_FONT, wrapLabel } from './map-labels.ts';
import { TERRITORY_DRAWINGS } from './map-data.ts';
import { TERRITORY_PATHS } from './territory-paths.ts';
import { findTerritoryInDirection } from './arrow-navigation.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

export interface TerritoryShapeProps {
  readonly words: RisikaBoardTexts;
  /** What may be chosen now. */
  readonly selectable: ReadonlySet<Territory>;
  readonly selection: Selection;
  /** What a territory is called aloud. */
  readonly describe: (territory: Territory) => string;
  readonly onPress: (territory: Territory) => void;
  readonly onLook: (territory: Territory | undefined) => void;
  readonly onClear: () => void;
}

/** Territories lie side by side on the sheet, in the order of their numbers. */
function focusTerritory(from: Element, to: Territory): void {
  from.parentElement?.querySelectorAll<SVGElement>('.risika-land')[to]?.focus();
}

/** A territory: a button of its own shape. Arrow keys lead to the next one that way. */
export function TerritoryShape(
  given: TerritoryShapeProps & {
    readonly territory: Territory;
    /** Tab leads to it. */
    readonly isCurrent: boolean;
    readonly onReach: (territory: Territory) => void;
  },
) {
  const { territory, words, selectable: lit, selection: chosen, onPress, onLook } = given;
  const { label } = at(TERRITORY_DRAWINGS, territory);
  const isLit = lit.has(territory);
  const isChosen = territory === chosen.from || territory === chosen.to;
  const press = (key: string, here: Element): boolean => {
    const to = findTerritoryInDirection(territory, key);
    if (to !== undefined) focusTerritory(here, to);
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
      aria-label={given.describe(territory)}
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
      <path d={at(TERRITORY_PATHS, territory)} />
      <text fontSize={LABEL_FONT.size}>
        {wrapLabel(territory, at(words.territories, territory)).map((line, i) => (
          <tspan key={line} x={label.x} y={label.y + i * LABEL_FONT.line}>
            {line}{' '}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The armies on a territory, and how an attack on them would go. */
export function TerritoryArmies({
  view,
  territory,
  odds,
}: {
  readonly view: View;
  readonly territory: Territory;
  readonly odds: string | undefined;
}) {
  const { x, y } = at(TERRITORY_DRAWINGS, territory).token;
  const seat = at(view.owners, territory);
  if (seat < 0) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ArmyToken seat={seat} colour={at(view.colours, seat)} armies={at(view.armies, territory)} />
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
