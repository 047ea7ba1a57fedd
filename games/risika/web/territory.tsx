/** A territory on the map and its armies. */
import { at } from '@ludoteca/kernel';
import { FACULTY_OF, type Territory } from '../board.ts';
import type { View } from '../view-types.ts';
import type { Selection } from './offers.ts';
import { ArmyToken } from './army-symbol.tsx';
import { LABEL_FONT, wrapLabel } from './map-labels.ts';
import { TERRITORY_DRAWINGS } from './map-data.ts';
import { TERRITORY_PATHS } from './territory-paths.ts';
import { findTerritoryInDirection } from './arrow-navigation.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

export interface TerritoryShapeProps {
  readonly boardTexts: RisikaBoardTexts;
  /** Territories that can be clicked now. */
  readonly selectable: ReadonlySet<Territory>;
  readonly selection: Selection;
  /** The description for screen readers. */
  readonly describe: (territory: Territory) => string;
  readonly onPress: (territory: Territory) => void;
  readonly onLook: (territory: Territory | undefined) => void;
  readonly onClear: () => void;
}

/** Territories are siblings in the document, in the order of their numbers. */
function focusTerritory(from: Element, to: Territory): void {
  from.parentElement?.querySelectorAll<SVGElement>('.risika-land')[to]?.focus();
}

/** A button in the shape of the territory; arrow keys move the focus to a neighbour. */
export function TerritoryShape(
  props: TerritoryShapeProps & {
    readonly territory: Territory;
    /** It is the tab stop of the map. */
    readonly isCurrent: boolean;
    readonly onReach: (territory: Territory) => void;
  },
) {
  const { territory, boardTexts, selectable, selection, onPress, onLook } = props;
  const { label } = at(TERRITORY_DRAWINGS, territory);
  const isSelectable = selectable.has(territory);
  const isSelected = territory === selection.from || territory === selection.to;
  const onKey = (key: string, element: Element): boolean => {
    const to = findTerritoryInDirection(territory, key);
    if (to !== undefined) focusTerritory(element, to);
    else if (key === 'Escape') props.onClear();
    else if (key === 'Enter' || key === ' ') onPress(territory);
    else return false;
    return true;
  };
  return (
    <g
      className={`risika-land faculty-${at(FACULTY_OF, territory)}${isSelectable ? ' possible' : ''}`}
      role="button"
      tabIndex={props.isCurrent ? 0 : -1}
      aria-label={props.describe(territory)}
      aria-disabled={!isSelectable}
      aria-pressed={isSelected}
      onClick={() => onPress(territory)}
      onKeyDown={(event) => {
        if (onKey(event.key, event.currentTarget)) event.preventDefault();
      }}
      onFocus={() => {
        props.onReach(territory);
        onLook(territory);
      }}
      onBlur={() => onLook(undefined)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(territory)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLook(undefined)}
    >
      <path d={at(TERRITORY_PATHS, territory)} />
      <text fontSize={LABEL_FONT.size}>
        {wrapLabel(territory, at(boardTexts.territories, territory)).map((line, i) => (
          <tspan key={line} x={label.x} y={label.y + i * LABEL_FONT.line}>
            {line}{' '}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The armies on a territory, with the odds of an attack on them. */
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
          <text y="5.5" fontSize="16.5">
            {odds}
          </text>
        </g>
      )}
    </g>
  );
}
