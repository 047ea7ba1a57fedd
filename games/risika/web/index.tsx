import './risika.css';
import { at } from '@ludoteca/kernel';
import type { WebBoardProps } from '@ludoteca/kit';
import { useFocusRestore, useRefusalHint } from '@ludoteca/kit/web';
import { useMemo, useRef, useState } from 'react';
import type { Territory } from '../board.ts';
import type { Risika } from '../parts.ts';
import { useActing, useAlwaysMost } from './acting.ts';
import { aimsOf, asIfChosen, choose, litBy, NOTHING, standing, type Way } from './aims.ts';
import { Desk } from './desk.tsx';
import { DiceTray } from './dice.tsx';
import { Hand } from './hand.tsx';
import { WorldMap } from './map.tsx';
import { landName, neighbourNames } from './names.ts';
import { oddsOf } from './percent.ts';
import { Income, PhaseBar } from './phases.tsx';
import { Players } from './players.tsx';
import { NO_RECALL, recalled } from './recall.ts';
import { turnOf } from './standing.ts';
import { words } from './words.ts';

/** Between which territories something happens now: a question is about them, or dice fell there just now. */
function battleIn({ asked, events }: WebBoardProps<Risika>): Way | undefined {
  const frame = asked?.frame;
  if (frame !== undefined && 'from' in frame) return { from: frame.from, to: frame.to };
  const last = events.findLast((event) => 'from' in event);
  return last !== undefined && 'from' in last ? { from: last.from, to: last.to } : undefined;
}

/** What a face remembers of the turn, brought up to date with every array of events. */
function useRecall({ events }: WebBoardProps<Risika>) {
  const [known, setKnown] = useState({ events, recall: recalled(NO_RECALL, events) });
  if (known.events === events) return known.recall;
  const recall = recalled(known.recall, events);
  setKnown({ events, recall });
  return recall;
}

/** The table of Risika: the map, beside it everybody, the dice, what is to be decided, and the own cards. */
export default function RisikaFace(props: WebBoardProps<Risika>) {
  const { view, watcher, asked, names, texts, language, isBusy: busy, isMotionless: still, events } = props;
  const said = words[language];
  const board = useRef<HTMLDivElement>(null);
  useFocusRestore(board, '.risika-land[tabindex="0"]');
  const recall = useRecall(props);
  const acting = useActing(props);
  const defence = useAlwaysMost(props);
  const hint = useRefusalHint(props, (name) => said.waiting(name));
  const [picked, setPicked] = useState(NOTHING);
  const [looked, setLooked] = useState<Territory>();
  const [lot, setLot] = useState(1);
  const [raised, setRaised] = useState<readonly number[]>([]);

  const aims = useMemo(() => aimsOf(asked, watcher), [asked, watcher]);
  const chosen = standing(aims, picked);
  const isFree = !busy && acting.gesture === undefined;
  const lit = isFree ? litBy(aims, chosen) : new Set<Territory>();
  /** Whoever only watches has nothing to choose, and what is asked may be about no territory. */
  const explain = (territory: Territory): void => {
    const choice = asIfChosen(aims, chosen, territory, view);
    const isOwn = asked?.seat === watcher;
    if (typeof watcher === 'number' && (choice !== undefined || !isOwn))
      hint.explain(String(territory), choice, true);
  };
  const press = (territory: Territory): void => {
    setLooked(territory);
    if (!isFree && aims.kind !== 'none') return;
    const next = choose(aims, chosen, territory, view.armies);
    const isPlace = aims.kind === 'place' && aims.places.has(territory);
    if (!isPlace && next === undefined) return explain(territory);
    hint.clear();
    if (isPlace) acting.begin({ do: 'place', on: territory, armies: lot });
    else if (next !== undefined) setPicked(next);
  };
  const odds = (territory: Territory): string | undefined =>
    aims.kind === 'attack' && chosen.from !== undefined && lit.has(territory)
      ? oddsOf(at(view.armies, chosen.from), at(view.armies, territory))
      : undefined;
  const sayLand = (territory: Territory): string =>
    [landName(said, view, names, territory), odds(territory), neighbourNames(said, territory)]
      .filter((part) => part !== undefined)
      .join('; ');
  const { from, to } = chosen;
  const way =
    from !== undefined && to !== undefined
      ? { from, to }
      : aims.kind === 'none'
        ? battleIn(props)
        : undefined;
  const seat = turnOf(asked);
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
          lit={lit}
          chosen={chosen}
          battle={way}
          odds={odds}
          say={sayLand}
          onPress={press}
          onLook={setLooked}
          onClear={() => setPicked(NOTHING)}
        />
        <p className="risika-hint" role="status">
          {hint.text}
        </p>
        <p className="risika-look" aria-hidden="true">
          {hint.text === '' && looked !== undefined && landName(said, view, names, looked)}
        </p>
        <div className="risika-side">
          <Players
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
          <Desk
            {...props}
            words={said}
            chosen={chosen}
            acting={acting}
            lot={lot}
            onLot={setLot}
            defence={defence}
            onRaise={setRaised}
          />
          {own !== undefined && typeof watcher === 'number' && (
            <Hand hand={own} seat={watcher} view={view} words={said} raised={raised} />
          )}
        </div>
      </div>
    </div>
  );
}
