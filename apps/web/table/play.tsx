import type { AnyParts, Watcher } from '@ludoteca/kernel';
import type { VisibleQuestion, PlayerNames, GameTexts, WebBoardProps } from '@ludoteca/kit';
import { useFocusRestore, useIsAutoPassed } from '@ludoteca/kit/web';
import type { TableInfo } from '@ludoteca/wire';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useCell } from '../cell.ts';
import type { Loaded } from '../games.ts';
import { isCalm, useLanguage, useWords } from '../taste.ts';
import { Loading } from '../trouble.tsx';
import { namesAt } from '../words/index.ts';
import { Fairness, Verification } from './fair-line.tsx';
import { GenericFace } from './generic-face.tsx';
import { Ending } from './ending.tsx';
import { LinkNotice } from './link-notice.tsx';
import { Rail } from './rail.tsx';
import { mayReason, useReasons } from './reasons.ts';
import type { Room, RoomState } from './room.ts';
import { SeatStrip } from './seat-strip.tsx';
import { Story } from './story.tsx';
import { TableHead } from './table-head.tsx';
import { sentencesOf, storyOf } from './tale.ts';

type Tab = 'table' | 'story';

/** Where the focus goes when what had it is gone. */
const NEXT = '.thing.possible, .rail-answers button';

/** What is read aloud of one moment: whoever was away hears the last of it, the rest is in the story. */
const ALOUD = 3;

/** A match in the browser: the face of the game, and around it what every game needs. */
export function Play({ room, loaded }: { readonly room: Room; readonly loaded: Loaded }) {
  const state = useCell(room);
  const language = useLanguage();
  const words = useWords();
  const [tab, setTab] = useState<Tab>('table');
  const board = useRef<HTMLDivElement>(null);
  useFocusRestore(board, NEXT);
  const { table, moment, watcher, story } = state;
  const texts = loaded.entry.texts[language];
  const names = useNames(table, texts);
  const outcome = moment?.sight.outcome;
  const reasons = useReasons(table);
  const lines = useMemo(
    () => storyOf({ steps: story, outcome, reasons }, texts, names),
    [story, outcome, reasons, texts, names],
  );
  const isRefused = state.refusal !== undefined;
  // The face that fits all passes nothing: with it everything is asked.
  const stops = loaded.face && loaded.entry.autoPass;
  const passedOver = useIsAutoPassed(stops, moment && { ...moment.sight, watcher, isRefused });
  const asked = useAsked(moment?.sight.asked, passedOver, watcher);
  const isAsked = asked !== undefined && asked.seat === watcher;
  useTitle(isAsked ? `● ${words.table.yourTurn} · ${texts.name}` : texts.name);
  if (table === undefined || moment === undefined) return <Loading />;

  const plays = typeof watcher === 'number' && !story.some(({ left }) => left === watcher);
  const resign = (): void => {
    room.withdraw();
    // The flag goes away: whoever pressed it stays at the table.
    board.current?.focus();
  };
  return (
    <>
      <TableHead
        texts={texts}
        reasons={mayReason(table, loaded.entry) ? reasons : undefined}
        mayResign={plays && outcome === undefined}
        onResign={resign}
      />
      <main className={`play tab-${tab}`}>
        <SeatStrip table={table} names={names} watcher={watcher} asked={asked} outcome={outcome} />
        <LinkNotice state={state} />
        <Tabs tab={tab} onTab={setTab} />
        <div ref={board} tabIndex={-1} className="play-table">
          <Surface room={room} state={state} loaded={loaded} texts={texts} names={names} />
          {outcome === undefined ? (
            <Rail
              texts={texts}
              names={names}
              state={state}
              asked={asked}
              passing={passedOver}
              plays={plays}
              isGeneric={loaded.face === undefined}
              answer={room.answer}
              why={room.why}
              table={board}
            />
          ) : (
            <Ending
              table={table}
              names={names}
              outcome={outcome}
              sentence={texts.outcome(outcome, names)}
              watcher={watcher}
            >
              <Verification table={table} entry={loaded.entry} watcher={watcher} story={story} />
            </Ending>
          )}
        </div>
        <aside className="play-side">
          <Story lines={lines} line={loaded.line} />
          {outcome === undefined && <Fairness table={table} />}
        </aside>
      </main>
      <output className="aloud">
        {sentencesOf(moment.events, texts, names).slice(-ALOUD).join(' ')}{' '}
        {isAsked && texts.question(asked, names, moment.sight.view)}
      </output>
    </>
  );
}

/** The names at the table, the same until one of them changes: who comes and goes does not make the story new. */
function useNames(table: TableInfo | undefined, { players }: GameTexts<AnyParts>): PlayerNames {
  const words = useWords();
  const named = JSON.stringify(namesAt(words, table?.seats ?? [], players));
  return useMemo(() => JSON.parse(named) as PlayerNames, [named]);
}

/** The question that is shown: one that the page answers by itself is none, and meanwhile whoever else was asked before still is. */
function useAsked(
  asked: VisibleQuestion<AnyParts> | undefined,
  passedOver: boolean,
  watcher: Watcher,
): VisibleQuestion<AnyParts> | undefined {
  const [before, setBefore] = useState(asked);
  if (!passedOver && before !== asked) setBefore(asked);
  if (!passedOver) return asked;
  return before?.seat === watcher ? undefined : before;
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Ludoteca';
    };
  }, [title]);
}

/** The game's own face, or the one that fits all. */
function Surface(given: {
  readonly room: Room;
  readonly state: RoomState;
  readonly loaded: Loaded;
  readonly texts: GameTexts<AnyParts>;
  readonly names: PlayerNames;
}): ReactNode {
  const language = useLanguage();
  const { room, state, texts, names } = given;
  const { moment, watcher, barred, busy, refusal } = state;
  if (moment === undefined) return null;
  const { sight, events } = moment;
  const Face = given.loaded.face ?? GenericFace;
  const props: WebBoardProps<AnyParts> = {
    ...sight,
    watcher,
    events,
    names,
    texts,
    language,
    barred,
    isBusy: busy,
    isRefused: refusal !== undefined,
    isMotionless: moment.still || isCalm(),
    answer: room.answer,
    why: room.why,
  };
  return (
    <section className="surface" aria-label={texts.name}>
      <Face {...props} />
    </section>
  );
}

/** On a narrow page the story is behind the table. */
function Tabs(given: { readonly tab: Tab; readonly onTab: (tab: Tab) => void }) {
  const { table } = useWords();
  const tabs: readonly { readonly tab: Tab; readonly label: string }[] = [
    { tab: 'table', label: table.table },
    { tab: 'story', label: table.log },
  ];
  return (
    <div className="tabs">
      {tabs.map(({ tab, label }) => (
        <button key={tab} type="button" aria-pressed={given.tab === tab} onClick={() => given.onTab(tab)}>
          {label}
        </button>
      ))}
    </div>
  );
}
