/** A replayed match: the board at a place, the log up to it, the controls and the analysis. */
import type { AnyParts, Watcher } from '@ludoteca/kernel';
import type { PlayerNames, WebBoardProps } from '@ludoteca/kit';
import { seatColourStyle, SeatSymbol, usePageTitle } from '@ludoteca/kit/web';
import { use, useEffect, useMemo, useState } from 'react';
import { download } from '../components/download.ts';
import { Loading, ProblemPage } from '../components/error-page.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { type LoadedGame, loadGame } from '../pages/game-modules.ts';
import { prefersReducedMotion, useLanguage, useTexts } from '../state/preferences.ts';
import { createEventLog } from '../table/event-log.ts';
import { EventLogView } from '../table/event-log-view.tsx';
import { GenericBoard } from '../table/generic-board.tsx';
import { type ViewTab, ViewTabs } from '../table/view-tabs.tsx';
import { formatPlayerNames } from '../texts/index.ts';
import { ReplayAnalysis } from './replay-analysis.tsx';
import type { ReplayClient } from './replay-client.ts';
import { ReplayComments } from './replay-comments.tsx';
import { ReplayControls } from './replay-controls.tsx';
import type { ReplayInfo } from './replay-session.ts';
import { formatPermalink, parsePermalink } from './permalink.ts';
import { REPLAY_TEXTS } from './texts.ts';
import { type ShownMoment, useMoment, usePlayback, useSteps } from './use-replay.ts';

export interface ReplayViewProps {
  readonly client: ReplayClient;
  readonly info: ReplayInfo;
  readonly file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
  readonly table: string | undefined;
  readonly onClose: (() => void) | undefined;
}

export function ReplayView(given: ReplayViewProps) {
  const loaded = use(loadGame(given.info.game));
  return loaded === undefined ? (
    <ProblemPage problem={{ problem: 'no such game' }} />
  ) : (
    <LoadedReplay {...given} loaded={loaded} />
  );
}

function LoadedReplay(given: ReplayViewProps & { readonly loaded: LoadedGame }) {
  const { client, info, loaded, table } = given;
  const language = useLanguage();
  const texts = loaded.texts[language];
  const replayTexts = REPLAY_TEXTS[language];
  usePageTitle(`${replayTexts.title} · ${texts.name}`);
  const [link] = useState(() => parsePermalink(location.search, info.seats));
  const [watcher, setWatcher] = useState<Watcher>(link.watcher);
  const [tab, setTab] = useState<ViewTab>('table');
  const playback = usePlayback(info.end, link.place ?? 0);
  const moment = useMoment(client, playback.place, watcher);
  const steps = useSteps(client, watcher);
  const names = useReplayNames(info, loaded);
  const place = moment?.place ?? 0;
  const outcome = moment?.observation.outcome;
  const lines = useMemo(
    () => createEventLog({ steps, outcome, reasons: false }, texts, names),
    [steps, outcome, texts, names],
  );
  useEffect(() => {
    if (table !== undefined && !playback.isPlaying)
      history.replaceState(history.state, '', formatPermalink(location.pathname, playback.place, watcher));
  }, [table, playback.place, playback.isPlaying, watcher]);
  if (moment === undefined) return <Loading />;
  return (
    <>
      <PageHeader>
        <h1 className="table-title">{texts.name}</h1>
        <ReplayHeader {...given} watcher={watcher} onWatcher={setWatcher} names={names} />
      </PageHeader>
      <main
        className={`play replay tab-${tab}`}
        style={seatColourStyle(loaded.seatColours?.(moment.observation.view) ?? [])}
      >
        <SeatNames moment={moment} names={names} />
        <ViewTabs tab={tab} onTab={setTab} />
        <div className="play-table">
          <ReplayBoard loaded={loaded} moment={moment} names={names} />
          <ReplayControls playback={playback} info={info} shown={moment.place} />
        </div>
        <aside className="play-side">
          <EventLogView
            lines={lines}
            line={loaded.logLine}
            isRoutine={loaded.isRoutine}
            now={place}
            onStep={playback.goTo}
          />
          <ReplayAnalysis
            bytes={given.file.bytes}
            info={info}
            texts={texts}
            names={names}
            place={playback.place}
            onPlace={playback.goTo}
          />
          <ReplayComments file={given.file} place={playback.place} onPlace={playback.goTo} />
        </aside>
      </main>
    </>
  );
}

function useReplayNames({ players, seats }: ReplayInfo, { texts }: LoadedGame): PlayerNames {
  const pageTexts = useTexts();
  const own = texts[useLanguage()].players;
  return useMemo(() => {
    const known = Array.from({ length: seats }, (_, seat) => {
      const player = players[seat];
      return { kind: player?.kind ?? 'person', name: player?.name ?? pageTexts.make.seat(seat + 1) };
    });
    return formatPlayerNames(pageTexts, known, own);
  }, [players, seats, pageTexts, own]);
}

/** Whether the address of the page could be copied; it also stands in the address bar. Pages without HTTPS have no clipboard. */
const copyAddress = async (): Promise<boolean> => {
  const copied = navigator.clipboard?.writeText(location.href);
  return (
    copied !== undefined &&
    copied.then(
      () => true,
      () => false,
    )
  );
};

function ReplayHeader(
  given: ReplayViewProps & {
    readonly watcher: Watcher;
    readonly onWatcher: (watcher: Watcher) => void;
    readonly names: PlayerNames;
  },
) {
  const texts = REPLAY_TEXTS[useLanguage()];
  const [isCopied, setCopied] = useState(false);
  const { file, table, watcher, onClose } = given;
  return (
    <>
      <label className="replay-view">
        <span>{texts.view}</span>
        <select
          className="field"
          value={String(watcher)}
          onChange={({ target }) =>
            given.onWatcher(target.value === 'spectator' ? 'spectator' : Number(target.value))
          }
        >
          {given.names.map((name, seat) => (
            <option key={name} value={seat}>
              {name}
            </option>
          ))}
          <option value="spectator">{texts.spectator}</option>
        </select>
      </label>
      <IconButton icon="download" label={texts.download} onClick={() => download(file.name, file.bytes)} />
      {table !== undefined && (
        <IconButton
          icon={isCopied ? 'check' : 'copy'}
          label={isCopied ? texts.copied : texts.copyLink}
          onClick={() => void copyAddress().then(setCopied)}
        />
      )}
      {onClose !== undefined && (
        <button type="button" className="soft" onClick={onClose}>
          {texts.otherFile}
        </button>
      )}
    </>
  );
}

function SeatNames({ moment, names }: { readonly moment: ShownMoment; readonly names: PlayerNames }) {
  const { over } = useTexts();
  const { asked, outcome } = moment.observation;
  return (
    <ol className="seat-strip">
      {names.map((name, seat) => (
        <li key={name} className={asked?.seat === seat ? 'seat-plate turn' : 'seat-plate'}>
          <SeatSymbol seat={seat} />
          <span className="seat-name">{name}</span>
          {outcome !== undefined && <span className="place">{over.place(outcome.places[seat] ?? 0)}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The board without options. */
function ReplayBoard({
  loaded,
  moment,
  names,
}: {
  readonly loaded: LoadedGame;
  readonly moment: ShownMoment;
  readonly names: PlayerNames;
}) {
  const language = useLanguage();
  const texts = loaded.texts[language];
  const Board = loaded.board ?? GenericBoard;
  const props: WebBoardProps<AnyParts> = {
    ...moment.observation,
    watcher: moment.watcher,
    events: moment.events,
    names,
    texts,
    language,
    barred: [],
    isBusy: true,
    isRefused: false,
    isMotionless: prefersReducedMotion(),
    answer: () => undefined,
    why: async () => ({ why: 'not offered' }),
  };
  return (
    <section className="surface" aria-label={texts.name}>
      {/* Boards keep what a person has planned for a question, so that another view gets another board. */}
      <Board key={String(moment.watcher)} {...props} />
    </section>
  );
}
