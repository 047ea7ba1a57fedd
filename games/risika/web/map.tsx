import './map.css';
import { at } from '@ludoteca/kernel';
import { useState } from 'react';
import { NEIGHBOURS, TERRITORY_COUNT, type Territory } from '../board.ts';
import type { View } from '../parts.ts';
import type { Route } from './offers.ts';
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
  readonly still: boolean;
  /** Who fights whom, or goes where. */
  readonly battle: Route | undefined;
  /** The odds of attacking a territory, where they are a question. */
  readonly odds: (territory: Territory) => string | undefined;
}

const ALL_TERRITORIES: readonly Territory[] = Array.from(
  { length: TERRITORY_COUNT },
  (_, territory) => territory,
);

/** The world of the university. Whatever can be chosen stands in the light; neighbours of what one looks at are outlined. */
export function WorldMap(props: WorldMapProps) {
  const { view, words, selectable: lit, selection: chosen, battle } = props;
  const [looked, setLooked] = useState<Territory>();
  const [reached, setReached] = useState<Territory>();
  const [isNear, setNear] = useState(true);
  const [home] = useState(() => ALL_TERRITORIES.find((territory) => lit.has(territory)));
  const pane = useScrollToTerritory(chosen.to ?? chosen.from ?? battle?.to ?? home, isNear, props.still);
  const current = reached ?? ALL_TERRITORIES.find((territory) => lit.has(territory)) ?? 0;
  const centre = looked ?? chosen.from;
  const look = (territory: Territory | undefined): void => {
    setLooked(territory);
    props.onLook(territory);
  };

  return (
    <div className={isNear ? 'risika-map near' : 'risika-map'}>
      <div ref={pane} className="risika-pane">
        <svg
          className="risika-sheet"
          viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
          role="group"
          aria-label={words.map}
        >
          <SeaLinks centre={centre} words={words} />
          <FacultyTitles words={words} />
          {ALL_TERRITORIES.map((territory) => (
            <TerritoryShape
              key={territory}
              {...props}
              territory={territory}
              isCurrent={territory === current}
              onReach={setReached}
              onLook={look}
            />
          ))}
          <g className="risika-over" aria-hidden="true">
            {centre !== undefined &&
              at(NEIGHBOURS, centre).map((near) => (
                <path key={near} className="near" d={at(TERRITORY_PATHS, near)} />
              ))}
            {[...lit].map((one) => (
              <path key={one} className="lit" d={at(TERRITORY_PATHS, one)} />
            ))}
            {[chosen.from, chosen.to].map(
              (one) =>
                one !== undefined && <path key={one} className="chosen" d={at(TERRITORY_PATHS, one)} />,
            )}
            {battle && <RouteArrow {...battle} />}
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
      <button type="button" className="risika-zoom" onClick={() => setNear(!isNear)}>
        {isNear ? words.zoom.whole : words.zoom.near}
      </button>
    </div>
  );
}

/** Dotted lines over the sea, and at the edges where they lead; those of the territory that is looked at stand out. */
function SeaLinks({
  centre,
  words,
}: {
  readonly centre: Territory | undefined;
  readonly words: RisikaBoardTexts;
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
        <text key={to} fontSize="14" transform={`translate(${x} ${y}) rotate(-90)`}>
          {at(words.territories, to)}
        </text>
      ))}
    </g>
  );
}
