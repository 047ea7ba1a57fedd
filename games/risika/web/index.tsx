import './risika.css';
import { at } from '@ludoteca/kernel';
import type { WebBoardProps } from '@ludoteca/kit';
import { useFocusRestore, useRefusalHint } from '@ludoteca/kit/web';
import { useMemo, useRef, useState } from 'react';
import type { Territory } from '../board.ts';
import type { Risika } from '../parts.ts';
import { usePlannedAction, useAutoDefence } from './use-planned-action.ts';
import {
  findOffers,
  toAttemptedChoice,
  selectTerritory,
  selectableTerritories,
  NO_SELECTION,
  keepValid,
  type Route,
} from './offers.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { DiceTray } from './dice.tsx';
import { Hand } from './hand.tsx';
import { WorldMap } from './map.tsx';
import { describeTerritory, listNeighbours } from './territory-names.ts';
import { formatConquestChance } from './format-chance.ts';
import { Income, PhaseBar } from './phases.tsx';
import { SeatPanels } from './seat-panel.tsx';
import { EMPTY_SUMMARY, updateSummary } from './turn-summary.ts';
import { findTurnSeat } from './seat-status.ts';
import { risikaBoardTexts } from './texts/index.ts';

/** Between which territories something happens now: a question is about them, or dice fell there just now. */
function findActiveRoute({ asked, events }: WebBoardProps<Risika>): Route | undefined {
  const frame = asked?.frame;
  if (frame !== undefined && 'from' in frame) return { from: frame.from, to: frame.to };
  const last = events.findLast((event) => 'from' in event);
  return last !== undefined && 'from' in last ? { from: last.from, to: last.to } : undefined;
}

/** What a face remembers of the turn, brought up to date with every array of events. */
function useTurnSummary({ events }: WebBoardProps<Risika>) {
  const [known, setKnown] = useState({ events, recall: updateSummary(EMPTY_SUMMARY, events) });
  if (known.events === events) return known.recall;
  const recall = updateSummary(known.recall, events);
  setKnown({ events, recall });
  return recall;
}

/** The table of Risika: the map, beside it everybody, the dice, what is to be decided, and the own cards. */
export default function RisikaBoard(props: WebBoardProps<Risika>) {
  const { view, watcher, asked, names, texts, language, isBusy: busy, isMotionless: still, events } = props;
  const said = risikaBoardTexts[language];
  const board = useRef<HTMLDivElement>(null);
  useFocusRestore(board, '.risika-land[tabindex="0"]');
  const recall = useTurnSummary(props);
  const acting = usePlannedAction(props);
  const defence = useAutoDefence(props);
  const hint = useRefusalHint(props, (name) => said.waiting(name));
  const [picked, setPicked] = useState(NO_SELECTION);
  const [looked, setLooked] = useState<Territory>();
  const [lot, setLot] = useState(1);
  const [raised, setRaised] = useState<readonly number[]>([]);

  const aims = useMemo(() => findOffers(asked, watcher), [asked, watcher]);
  const chosen = keepValid(aims, picked);
  const isFree = !busy && acting.action === undefined;
  const lit = isFree ? selectableTerritories(aims, chosen) : new Set<Territory>();
  /** Whoever only watches has nothing to choose, and what is asked may be about no territory. */
  const explain = (territory: Territory): void => {
    const choice = toAttemptedChoice(aims, chosen, territory, view);
    const isOwn = asked?.seat === watcher;
    if (typeof watcher === 'number' && (choice !== undefined || !isOwn))
      hint.explain(String(territory), choice, true);
  };
  const press = (territory: Territory): void => {
    setLooked(territory);
    if (!isFree && aims.kind !== 'none') return;
    const next = selectTerritory(aims, chosen, territory, view.armies);
    const isPlace = aims.kind === 'place' && aims.places.has(territory);
    if (!isPlace && next === undefined) return explain(territory);
    hint.clear();
    if (isPlace) acting.start({ do: 'place', on: territory, armies: lot });
    else if (next !== undefined) setPicked(next);
  };
  const odds = (territory: Territory): string | undefined =>
    aims.kind === 'attack' && chosen.from !== undefined && lit.has(territory)
      ? formatConquestChance(at(view.armies, chosen.from), at(view.armies, territory))
      : undefined;
  const sayLand = (territory: Territory): string =>
    [describeTerritory(said, view, names, territory), odds(territory), listNeighbours(said, territory)]
      .filter((part) => part !== undefined)
      .join('; ');
  const { from, to } = chosen;
  const way =
    from !== undefined && to !== undefined
      ? { from, to }
      : aims.kind === 'none'
        ? findActiveRoute(props)
        : undefined;
  const seat = findTurnSeat(asked);
  const own = typeof watcher === 'number' ? view.hands[watcher] : undefined;
  const roll = recall.roll;

  return (
    <div className="risika">
      <div ref={board} tabIndex={-1} className={still ? 'risika-board still' : 'risika-board'}>
        <PhaseBar view={view} asked={asked} names={names} words={said} />
        <WorldMap
          view={view}
          words={said}
          still={still}
          selectable={lit}
          selection={chosen}
          battle={way}
          odds={odds}
          describe={sayLand}
          onPress={press}
          onLook={setLooked}
          onClear={() => setPicked(NO_SELECTION)}
        />
        <p className="risika-hint" role="status">
          {hint.text}
        </p>
        <p className="risika-look" aria-hidden="true">
          {hint.text === '' && looked !== undefined && describeTerritory(said, view, names, looked)}
        </p>
        <div className="risika-side">
          <SeatPanels
            view={view}
            asked={asked}
            outcome={props.outcome}
            watcher={watcher}
            names={names}
            words={said}
          />
          {seat !== undefined && <Income recall={recall} reserve={at(view.reserve, seat)} words={said} />}
          {roll && (
            <DiceTray
              roll={roll}
              view={view}
              words={said}
              still={still || !events.includes(roll)}
              label={texts.event(roll, names) ?? ''}
            />
          )}
          <DecisionPanel
            {...props}
            words={said}
            selection={chosen}
            runner={acting}
            placeCount={lot}
            onPlaceCount={setLot}
            defence={defence}
            onHighlight={setRaised}
          />
          {own !== undefined && typeof watcher === 'number' && (
            <Hand hand={own} seat={watcher} view={view} words={said} raised={raised} />
          )}
        </div>
      </div>
    </div>
  );
}
