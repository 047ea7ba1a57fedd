import './map.css';
import { at } from '@ludoteca/kernel';
import type { Names } from '@ludoteca/kit';
import { useState } from 'react';
import { FACULTIES, FACULTY_OF, NEIGHBOURS, TERRITORIES, type Territory } from '../board.ts';
import type { View } from '../parts.ts';
import type { Chosen, Way } from './aims.ts';
import { Token } from './army.tsx';
import { Arrow } from './arrow.tsx';
import { LETTERS, labelLines, linesOf } from './label.ts';
import { LANDS, SHEET, TITLES } from './lands.ts';
import { isOn, LINES, pathOfLine } from './lines.ts';
import { SHAPES } from './shapes.ts';
import { steer } from './steer.ts';
import { useInSight } from './sight.ts';
import type { Words } from './words.ts';

export interface MapProps {
  readonly view: View;
  readonly names: Names;
  readonly words: Words;
  readonly still: boolean;
  /** What may be chosen now. */
  readonly lit: ReadonlySet<Territory>;
  readonly chosen: Chosen;
  /** Who fights whom. */
  readonly battle: Way | undefined;
  /** The odds of attacking a territory, where they are a question. */
  readonly odds: (territory: Territory) => string | undefined;
  /** What a territory is called aloud. */
  readonly say: (territory: Territory) => string;
  readonly onPress: (territory: Territory) => void;
  readonly onLook: (territory: Territory | undefined) => void;
  readonly onClear: () => void;
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
          <Seas centre={centre} />
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

/** Dotted lines over the sea; those of the territory that is looked at stand out. */
function Seas({ centre }: { readonly centre: Territory | undefined }) {
  return (
    <g className="risika-seas" aria-hidden="true">
      {LINES.map((line) => {
        const path = pathOfLine(line);
        return (
          <path key={path} className={centre !== undefined && isOn(line, centre) ? 'near' : ''} d={path} />
        );
      })}
    </g>
  );
}

/** In units of the sheet. */
const TITLE = { size: 17, line: 19 } as const;

/** The names of the faculties, with a cap for every army that they bring. */
function Titles({ words }: { readonly words: Words }) {
  return (
    <g className="risika-titles">
      {FACULTIES.map(({ bonus }, faculty) => {
        const { x, y, room } = at(TITLES, faculty);
        const name = at(words.faculties, faculty);
        const lines = linesOf(name, room, TITLE.size);
        const height = y + TITLE.line * (lines.length - 1);
        return (
          <g key={name} role="img" aria-label={`${name}: ${words.bonus(bonus)}`}>
            <title>{words.bonus(bonus)}</title>
            {lines.map((line, i) => (
              <text key={line} x={x} y={y + TITLE.line * i} fontSize={TITLE.size}>
                {line}
              </text>
            ))}
            {Array.from({ length: bonus }, (_, i) => (
              <path
                key={i}
                className="risika-cap"
                d="M12 4 1 9l11 5 11-5Zm-6.5 9v4c1.6 1.6 4 2.4 6.5 2.4s4.9-.8 6.5-2.4v-4L12 16ZM22 10v6"
                transform={`translate(${x - bonus * 11.5 + i * 23} ${height + 6}) scale(0.9)`}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Land(
  given: MapProps & {
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
  const press = (key: string, shape: Element): boolean => {
    if (key === 'Escape') given.onClear();
    else if (key === 'Enter' || key === ' ') onPress(territory);
    else {
      const to = steer(territory, key);
      const lands = shape.parentElement?.querySelectorAll<SVGElement>('.risika-land');
      if (to === undefined) return false;
      lands?.[to]?.focus();
    }
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
      {labelLines(territory, at(words.territories, territory)).map((line, i) => (
        <text key={line} x={label.x} y={label.y + i * LETTERS.line} fontSize={LETTERS.size}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The armies on a territory, and how an attack on them would go. */
function Troops({
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
