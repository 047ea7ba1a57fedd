import './map.css';
import { at } from '@ludoteca/kernel';
import { useState } from 'react';
import { NEIGHBOURS, TERRITORIES, type Territory } from '../board.ts';
import type { View } from '../parts.ts';
import type { Way } from './aims.ts';
import { Arrow } from './arrow.tsx';
import { Land, type LandProps, Troops } from './land.tsx';
import { SHEET } from './lands.ts';
import { EDGES, isOn, LINES, pathOfLine } from './lines.ts';
import { SHAPES } from './shapes.ts';
import { useInSight } from './sight.ts';
import { Titles } from './titles.tsx';
import type { Words } from './words.ts';

export interface MapProps extends LandProps {
  readonly view: View;
  readonly still: boolean;
  /** Who fights whom, or goes where. */
  readonly battle: Way | undefined;
  /** The odds of attacking a territory, where they are a question. */
  readonly odds: (territory: Territory) => string | undefined;
}

const ALL: readonly Territory[] = Array.from({ length: TERRITORIES }, (_, territory) => territory);

/** The world of the university. Whatever can be chosen stands in the light; neighbours of what one looks at are outlined. */
export function WorldMap(props: MapProps) {
  const { view, words, lit, chosen, battle } = props;
  const [looked, setLooked] = useState<Territory>();
  const [reached, setReached] = useState<Territory>();
  const [isNear, setNear] = useState(true);
  const [home] = useState(() => ALL.find((territory) => lit.has(territory)));
  const pane = useInSight(chosen.to ?? chosen.from ?? battle?.to ?? home, isNear, props.still);
  const current = reached ?? ALL.find((territory) => lit.has(territory)) ?? 0;
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
          viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
          role="group"
          aria-label={words.map}
        >
          <Seas centre={centre} words={words} />
          <Titles words={words} />
          {ALL.map((territory) => (
            <Land
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
              at(NEIGHBOURS, centre).map((near) => <path key={near} className="near" d={at(SHAPES, near)} />)}
            {[...lit].map((one) => (
              <path key={one} className="lit" d={at(SHAPES, one)} />
            ))}
            {[chosen.from, chosen.to].map(
              (one) => one !== undefined && <path key={one} className="chosen" d={at(SHAPES, one)} />,
            )}
            {battle && <Arrow {...battle} />}
            {ALL.map((territory) => (
              <Troops key={territory} view={view} territory={territory} odds={props.odds(territory)} />
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
function Seas({ centre, words }: { readonly centre: Territory | undefined; readonly words: Words }) {
  return (
    <g className="risika-seas" aria-hidden="true">
      {LINES.map((line) => {
        const path = pathOfLine(line);
        return (
          <path key={path} className={centre !== undefined && isOn(line, centre) ? 'near' : ''} d={path} />
        );
      })}
      {EDGES.map(({ x, y, to }) => (
        <text key={to} fontSize="14" transform={`translate(${x} ${y}) rotate(-90)`}>
          {at(words.territories, to)}
        </text>
      ))}
    </g>
  );
}
