import type { SomeParts } from '@ludoteca/kernel';
import type { Names, Texts, WebFaceProps } from '@ludoteca/kit';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useCell } from '../cell.ts';
import type { Loaded } from '../games.ts';
import { isCalm, useLanguage, useWords } from '../taste.ts';
import { Loading } from '../trouble.tsx';
import { namesAt } from '../words/index.ts';
import { Fairness, Verification } from './fair-line.tsx';
import { GenericFace } from './generic-face.tsx';
import { Ending } from './ending.tsx';
import { Rail } from './rail.tsx';
import type { Room, RoomState } from './room.ts';
import { SeatStrip } from './seat-strip.tsx';
import { sentencesOf, Story, storyOf } from './story.tsx';
import { TableHead } from './table-head.tsx';

type Tab = 'table' | 'story';

/** A match in the browser: the face of the game, and around it what every game needs. */
export function Play({ room, loaded }: { readonly room: Room; readonly loaded: Loaded }) {
  const state = useCell(room);
  const language = useLanguage();
  const [tab, setTab] = useState<Tab>('table');
  const words = useWords();
  const { table, moment, watcher } = state;
  const texts = loaded.entry.texts[language];
  const names = useMemo(() => namesAt(words, table?.seats ?? []), [words, table]);
  const asked = moment?.sight.asked;
  const isAsked = asked !== undefined && asked.seat === watcher;
  useTitle(isAsked ? `● ${words.table.yourTurn} · ${texts.name}` : texts.name);
  if (table === undefined || moment === undefined) return <Loading />;

  const { outcome } = moment.sight;
  const plays = typeof watcher === 'number' && !room.story.some(({ left }) => left === watcher);
  return (
    <>
      <TableHead texts={texts} room={room} mayResign={plays && outcome === undefined} />
      <main className={`play tab-${tab}`}>
        <SeatStrip table={table} names={names} watcher={watcher} asked={asked} outcome={outcome} />
        <LinkNotice state={state} />
        <Tabs tab={tab} onTab={setTab} />
        <div className="play-table">
          <Surface room={room} state={state} loaded={loaded} texts={texts} names={names} />
          {outcome === undefined ? (
            <Rail
              texts={texts}
              names={names}
              state={state}
              isGeneric={loaded.face === undefined}
              answer={room.answer}
              why={room.why}
            />
          ) : (
            <Ending
              table={table}
              names={names}
              outcome={outcome}
              sentence={texts.outcome(outcome, names)}
              watcher={watcher}
            >
              <Verification table={table} entry={loaded.entry} watcher={watcher} story={room.story} />
            </Ending>
          )}
        </div>
        <aside className="play-side">
          <Story lines={storyOf(room.story, texts, names)} />
          {outcome === undefined && <Fairness table={table} />}
        </aside>
      </main>
      <output className="aloud">
        {sentencesOf(moment.events, texts, names).join(' ')} {isAsked && texts.question(asked, names)}
      </output>
    </>
  );
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
  readonly texts: Texts<SomeParts>;
  readonly names: Names;
}): ReactNode {
  const language = useLanguage();
  const { room, state, texts, names } = given;
  const { moment, watcher, barred } = state;
  if (moment === undefined) return null;
  const { sight, events } = moment;
  const Face = given.loaded.face ?? GenericFace;
  const props: WebFaceProps<SomeParts> = {
    ...sight,
    watcher,
    events,
    names,
    texts,
    language,
    barred,
    still: moment.still || isCalm(),
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

/** Says when the connection is lost; that it came back needs saying only to those who heard of the loss. */
function LinkNotice({ state }: { readonly state: RoomState }) {
  const { link } = useWords();
  if (!state.returned) return null;
  return (
    <output className={state.link === 'live' ? 'aloud' : 'notice'}>
      {state.link === 'live' ? link.back : link.lost}
    </output>
  );
}
