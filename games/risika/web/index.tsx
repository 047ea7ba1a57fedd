/** The web board: the map, beside it the seats, the dice, the open decision and the own cards. */
import './risika.css';
import { at } from '@ludoteca/kernel';
import type { WebBoardProps, WebSeatColours } from '@ludoteca/kit';
import { isAutoPassed, useFocusRestore, useRefusalHint, WithRuleLinks } from '@ludoteca/kit/web';
import { useRef, useState } from 'react';
import { autoPass } from '../auto-pass.ts';
import type { Territory } from '../board.ts';
import { orders } from '../orders.ts';
import type { Risika, Route } from '../parts.ts';
import { playerColourOf } from './army-symbol.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import type { DecisionPanelProps } from './decision-panel-props.ts';
import { DiceTray } from './dice.tsx';
import { formatConquestChance } from './format-chance.ts';
import { Hand } from './hand.tsx';
import { createHostSettings } from './host-settings.ts';
import { WorldMap } from './map.tsx';
import type { Selection } from './offers.ts';
import { Income, PhaseBar } from './phases.tsx';
import { SeatPanels } from './seat-panel.tsx';
import { findTurnSeat } from './seat-status.ts';
import { describeTerritory, listNeighbours } from './territory-names.ts';
import { risikaBoardTexts } from './texts/index.ts';
import { useTurnSummary } from './turn-summary.ts';
import { usePlannedAction } from './use-planned-action.ts';
import { useTerritorySelection } from './use-territory-selection.ts';

/** The route that the open question or the latest event is about. */
function findActiveRoute({ asked, events }: WebBoardProps<Risika>): Route | undefined {
  const frame = asked?.frame;
  if (frame !== undefined && 'from' in frame) return { from: frame.from, to: frame.to };
  const last = events.findLast((event) => 'from' in event);
  return last !== undefined && 'from' in last ? { from: last.from, to: last.to } : undefined;
}

const toRoute = ({ from, to }: Selection): Route | undefined =>
  from !== undefined && to !== undefined ? { from, to } : undefined;

/** The colours of the armies are those of the seats everywhere on the page. */
export const seatColours: WebSeatColours<Risika> = ({ colours }) => colours.map(playerColourOf);

export default function RisikaBoard(props: WebBoardProps<Risika>) {
  const { view, watcher, asked, names, language, isBusy, isMotionless } = props;
  const boardTexts = risikaBoardTexts[language];
  const board = useRef<HTMLDivElement>(null);
  useFocusRestore(board, '.risika-land[tabindex="0"]');
  const runner = usePlannedAction(props);
  const isPassing = isAutoPassed({ autoPass, orders }, props);
  const hint = useRefusalHint(props, (name) => boardTexts.waiting(name));
  const [inspected, setInspected] = useState<Territory>();
  const [placeCount, setPlaceCount] = useState(1);

  const map = useTerritorySelection(props, {
    isFree: !isBusy && !isPassing && runner.action === undefined,
    onAccept: hint.clear,
    onPlace: (territory) => runner.start({ do: 'place', on: territory, armies: placeCount }),
    onRefuse: (territory, choice) => {
      // Watchers have nothing to choose, and the own question may be about no territory.
      const isOwn = asked?.seat === watcher;
      if (typeof watcher === 'number' && (choice !== undefined || !isOwn))
        hint.explain(String(territory), choice, true);
    },
  });
  const { from } = map.selection;
  const formatOdds = (territory: Territory): string | undefined =>
    map.offers.kind === 'attack' && from !== undefined && map.selectable.has(territory)
      ? formatConquestChance(at(view.armies, from), at(view.armies, territory))
      : undefined;
  const describe = (territory: Territory): string =>
    [
      describeTerritory(boardTexts, view, names, territory),
      formatOdds(territory),
      listNeighbours(boardTexts, territory),
    ]
      .filter((part) => part !== undefined)
      .join('; ');

  return (
    <div className="risika">
      <div ref={board} tabIndex={-1} className={isMotionless ? 'risika-board still' : 'risika-board'}>
        <PhaseBar view={view} asked={asked} names={names} boardTexts={boardTexts} />
        <WorldMap
          view={view}
          boardTexts={boardTexts}
          isMotionless={isMotionless}
          selectable={map.selectable}
          selection={map.selection}
          route={toRoute(map.selection) ?? (map.offers.kind === 'none' ? findActiveRoute(props) : undefined)}
          odds={formatOdds}
          describe={describe}
          onPress={(territory) => {
            setInspected(territory);
            map.press(territory);
          }}
          onLook={setInspected}
          onClear={map.clear}
        />
        <p className="risika-hint" role="status">
          <WithRuleLinks game="risika" text={hint.text} />
        </p>
        <p className="risika-look" aria-hidden="true">
          {hint.text === '' &&
            inspected !== undefined &&
            describeTerritory(boardTexts, view, names, inspected)}
        </p>
        <RisikaSide
          {...props}
          boardTexts={boardTexts}
          isPassing={isPassing}
          selection={map.selection}
          runner={runner}
          placeCount={placeCount}
          onPlaceCount={setPlaceCount}
        />
      </div>
    </div>
  );
}

/** The players, the dice, the open decision and the hand, beside or below the map. */
function RisikaSide(
  props: Omit<DecisionPanelProps, 'host' | 'onHighlight'> & { readonly isPassing: boolean },
) {
  const { view, watcher, asked, names, texts, isMotionless, events, boardTexts, isPassing } = props;
  const summary = useTurnSummary(events);
  const [highlighted, setHighlighted] = useState<readonly number[]>([]);
  const turnSeat = findTurnSeat(asked);
  const ownHand = typeof watcher === 'number' ? view.hands[watcher] : undefined;
  return (
    <div className="risika-side">
      <SeatPanels
        view={view}
        asked={asked}
        outcome={props.outcome}
        watcher={watcher}
        names={names}
        boardTexts={boardTexts}
      />
      {turnSeat !== undefined && (
        <Income summary={summary} reserve={at(view.reserve, turnSeat)} boardTexts={boardTexts} />
      )}
      {summary.roll && (
        <DiceTray
          roll={summary.roll}
          view={view}
          boardTexts={boardTexts}
          isMotionless={isMotionless || !events.includes(summary.roll)}
          label={texts.event(summary.roll, names) ?? ''}
        />
      )}
      <DecisionPanel
        {...props}
        asked={isPassing ? undefined : asked}
        host={createHostSettings(props)}
        onHighlight={setHighlighted}
      />
      {ownHand !== undefined && typeof watcher === 'number' && (
        <Hand hand={ownHand} seat={watcher} view={view} boardTexts={boardTexts} highlighted={highlighted} />
      )}
    </div>
  );
}
