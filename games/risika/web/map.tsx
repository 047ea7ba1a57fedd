/** The map of the board. */
import './map.css';
import { at } from '@ludoteca/kernel';
import { useState } from 'react';
import { NEIGHBOURS, TERRITORY_COUNT, type Territory } from '../board.ts';
import type { Route } from '../parts.ts';
import type { View } from '../view-types.ts';
import { RouteArrow } from './arrow.tsx';
import { TerritoryShape, type TerritoryShapeProps, TerritoryArmies } from './territory.tsx';
import { MAP_SIZE } from './map-data.ts';
import { WRAP_LABELS, hasEnd, LINK_LINES, toLinkPath } from './link-lines.ts';
import { TERRITORY_PATHS } from './territory-paths.ts';
import { useScrollToTerritory } from './use-scroll-to-territory.ts';
import { FacultyTitles } from './faculty-titles.tsx';
import type { RisikaBoardTexts } from './texts/index.ts';

export interface WorldMapProps extends TerritoryShapeProps {
  readonly view: View;
  readonly isMotionless: boolean;
  /** The current attack or move. */
  readonly route: Route | undefined;
  /** The odds of attacking a territory, if it can be attacked. */
  readonly odds: (territory: Territory) => string | undefined;
}

const ALL_TERRITORIES: readonly Territory[] = Array.from(
  { length: TERRITORY_COUNT },
  (_, territory) => territory,
);

/** Selectable territories are highlighted, the neighbours of the inspected one outlined. */
export function WorldMap(props: WorldMapProps) {
  const { view, boardTexts, selectable, selection, route } = props;
  const [inspected, setInspected] = useState<Territory>();
  const [focused, setFocused] = useState<Territory>();
  const [isZoomed, setZoomed] = useState(true);
  const [initial] = useState(() => ALL_TERRITORIES.find((territory) => selectable.has(territory)));
  const pane = useScrollToTerritory(
    selection.to ?? selection.from ?? route?.to ?? initial,
    isZoomed,
    props.isMotionless,
  );
  const current = focused ?? ALL_TERRITORIES.find((territory) => selectable.has(territory)) ?? 0;
  const centre = inspected ?? selection.from;
  const look = (territory: Territory | undefined): void => {
    setInspected(territory);
    props.onLook(territory);
  };

  return (
    <div className={isZoomed ? 'risika-map near' : 'risika-map'}>
      <div ref={pane} className="risika-pane">
        <svg
          className="risika-sheet"
          viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
          role="group"
          aria-label={boardTexts.map}
        >
          <SeaLinks centre={centre} boardTexts={boardTexts} />
          <FacultyTitles boardTexts={boardTexts} />
          {ALL_TERRITORIES.map((territory) => (
            <TerritoryShape
              key={territory}
              {...props}
              territory={territory}
              isCurrent={territory === current}
              onReach={setFocused}
              onLook={look}
            />
          ))}
          <g className="risika-over" aria-hidden="true">
            {centre !== undefined &&
              at(NEIGHBOURS, centre).map((near) => (
                <path key={near} className="near" d={at(TERRITORY_PATHS, near)} />
              ))}
            {[...selectable].map((territory) => (
              <path key={territory} className="lit" d={at(TERRITORY_PATHS, territory)} />
            ))}
            {[selection.from, selection.to].map(
              (territory) =>
                territory !== undefined && (
                  <path key={territory} className="chosen" d={at(TERRITORY_PATHS, territory)} />
                ),
            )}
            {route && <RouteArrow {...route} />}
            {ALL_TERRITORIES.map((territory) => (
              <TerritoryArmies
                key={territory}
                view={view}
                territory={territory}
                odds={props.odds(territory)}
              />
            ))}
          </g>
        </svg>
      </div>
      <button type="button" className="risika-zoom" onClick={() => setZoomed(!isZoomed)}>
        {isZoomed ? boardTexts.zoom.whole : boardTexts.zoom.near}
      </button>
    </div>
  );
}

/** Links over the sea, with labels at the edges; the links of the inspected territory stand out. */
function SeaLinks({
  centre,
  boardTexts,
}: {
  readonly centre: Territory | undefined;
  readonly boardTexts: RisikaBoardTexts;
}) {
  return (
    <g className="risika-seas" aria-hidden="true">
      {LINK_LINES.map((line) => {
        const path = toLinkPath(line);
        return (
          <path key={path} className={centre !== undefined && hasEnd(line, centre) ? 'near' : ''} d={path} />
        );
      })}
      {WRAP_LABELS.map(({ x, y, to }) => (
        <text key={to} fontSize="18.6" transform={`translate(${x} ${y}) rotate(-90)`}>
          {at(boardTexts.territories, to)}
        </text>
      ))}
    </g>
  );
}
