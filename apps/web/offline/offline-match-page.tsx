/** A match against computer players that runs in this browser. */
import { type ReactNode, use, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { download } from '../components/download.ts';
import { NotFound } from '../components/error-page.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { defaultComputerCount } from '../lobby/join-table.ts';
import { LocalEnding, LocalTable, useLocalSession, useOwnName } from '../local/local-table.tsx';
import { COMPUTER, PageMatch } from '../local/page-match.ts';
import { type HostableGame, loadHostableGame } from '../pages/game-modules.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { formatPlayerNames } from '../texts/index.ts';
import {
  discardOfflineMatch,
  openOfflineMatch,
  type OpenedMatch,
  OWN_SEAT,
  saveOfflineMatch,
  undoOfflineMatch,
} from './offline-matches.ts';
import { OFFLINE_TEXTS } from './texts.ts';

export default function OfflineMatchPage({ game }: { readonly game: string }): ReactNode {
  const loaded = use(loadHostableGame(game));
  return loaded === undefined ? <NotFound /> : <OfflineMatches loaded={loaded} />;
}

const openMatch = ({ entry }: HostableGame): OpenedMatch =>
  openOfflineMatch(entry, defaultComputerCount(entry.game.seats) + 1);

/** Taking back and beginning anew replace the match. */
function OfflineMatches({ loaded }: { readonly loaded: HostableGame }) {
  const [current, setCurrent] = useState(() => ({ opened: openMatch(loaded), count: 0 }));
  const replace = (opened: OpenedMatch): void => setCurrent(({ count }) => ({ opened, count: count + 1 }));
  return (
    <OfflineMatch
      key={current.count}
      loaded={loaded}
      opened={current.opened}
      onUndo={() => {
        const undone = undoOfflineMatch(loaded.entry);
        if (undone !== undefined) replace(undone);
        return undone !== undefined;
      }}
      onAgain={() => {
        discardOfflineMatch(loaded.id);
        replace(openMatch(loaded));
      }}
    />
  );
}

interface OfflineMatchProps {
  readonly loaded: HostableGame;
  readonly opened: OpenedMatch;
  /** Returns whether something was taken back. */
  readonly onUndo: () => boolean;
  readonly onAgain: () => void;
}

function createHost(
  { entry }: HostableGame,
  { match, opening }: OpenedMatch,
  names: readonly string[],
): PageMatch {
  const hosted: PageMatch = new PageMatch({
    entry,
    match,
    opening,
    seat: OWN_SEAT,
    onStep: (_, __, next) => saveOfflineMatch(next, hosted.createArchive(names, next)),
    isOpen: () => true,
  });
  return hosted;
}

function OfflineMatch({ loaded, opened, onUndo, onAgain }: OfflineMatchProps) {
  const language = useLanguage();
  const texts = OFFLINE_TEXTS[language];
  const pageTexts = useTexts();
  const [, goTo] = useLocation();
  const game = loaded.texts[language];
  const own = useOwnName();
  const { seats } = opened.match;
  const names = useMemo(() => {
    const players = Array.from({ length: seats }, (_, seat) =>
      seat === OWN_SEAT ? { kind: 'person', name: own } : { kind: COMPUTER, name: COMPUTER },
    );
    return formatPlayerNames(pageTexts, players, game.players);
  }, [seats, own, pageTexts, game]);
  const [hosted] = useState(() => createHost(loaded, opened, names));
  const [isRefused, setRefused] = useState(false);
  const local = useLocalSession(hosted);
  const outcome = local.state.shown?.observation.outcome;
  const isRunning = outcome === undefined;
  return (
    <LocalTable
      loaded={loaded}
      {...local}
      names={names}
      title={game.name}
      buttons={
        isRunning && (
          <>
            <IconButton icon="undo" label={texts.undo} onClick={() => setRefused(!onUndo())} />
            <button type="button" className="soft" onClick={onAgain}>
              {texts.newMatch}
            </button>
          </>
        )
      }
      task={isRefused && <output className="notice">{texts.cannotUndo}</output>}
      ending={
        isRunning ? undefined : (
          <LocalEnding result={game.outcome(outcome, names)}>
            <button type="button" className="press" onClick={onAgain}>
              {texts.again}
            </button>
            <button
              type="button"
              className="soft"
              onClick={() => download(`${loaded.id}.ludoteca`, hosted.createArchive(names))}
            >
              {texts.download}
            </button>
            <button type="button" className="soft" onClick={() => goTo('/offline')}>
              {texts.games}
            </button>
          </LocalEnding>
        )
      }
    />
  );
}
