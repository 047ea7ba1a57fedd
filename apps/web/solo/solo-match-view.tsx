/** A match of a solo mode at this page: it goes on where it was left, and its end leads back to the mode. */
import { type AnyParts, type Outcome, startMatch } from '@ludoteca/kernel';
import type { SoloMatch } from '@ludoteca/kit';
import { useStore } from '@ludoteca/kit/web';
import { useMemo, useState } from 'react';
import { download } from '../components/download.ts';
import { Loading } from '../components/error-page.tsx';
import { PageMatch } from '../local/page-match.ts';
import { LocalTable, useOwnName } from '../local/local-table.tsx';
import type { LoadedGame } from '../pages/game-modules.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { SESSION_ENVIRONMENT } from '../table/session-environment.ts';
import { TableSession } from '../table/table-session.ts';
import type { SoloStorage } from './solo-storage.ts';

interface SoloMatchViewProps {
  readonly loaded: LoadedGame;
  readonly match: SoloMatch;
  readonly storage: SoloStorage;
  readonly onLeave: () => void;
  readonly onOver: (outcome: Outcome) => void;
}

/** Throws if the game refuses the settings, which a shipped mode never has. */
function openMatch({ entry }: LoadedGame, match: SoloMatch, storage: SoloStorage, names: readonly string[]) {
  const opening: AnyParts['event'][] = [];
  const { seed, settings, opponents } = match;
  const left = storage.loadMatch(match);
  const started = left ?? startMatch(entry.game, { seats: 1 + opponents.length, seed, settings }, opening);
  if ('ok' in started && !started.ok) throw new Error(`${match.id}: ${JSON.stringify(started.problem)}`);
  const hosted: PageMatch = new PageMatch({
    entry,
    match: 'ok' in started ? started.value : started,
    opening,
    seat: 0,
    onStep: (_, __, next) => storage.saveMatch(hosted.createArchive(names, next)),
    isOpen: () => true,
  });
  return hosted;
}

export function SoloMatchView({ loaded, match, storage, onLeave, onOver }: SoloMatchViewProps) {
  const language = useLanguage();
  const { solo: texts, exercises } = useTexts();
  const own = useOwnName();
  const names = useMemo(
    () => [match.person?.[language] ?? own, ...match.opponents.map((name) => name[language])],
    [own, match, language],
  );
  const [hosted] = useState(() => openMatch(loaded, match, storage, names));
  const [session] = useState(() => new TableSession(hosted.chair, SESSION_ENVIRONMENT));
  const state = useStore(session);
  const { shown } = state;
  if (shown === undefined) return <Loading />;
  const { outcome } = shown.observation;
  return (
    <LocalTable
      loaded={loaded}
      session={session}
      state={state}
      shown={shown}
      names={names}
      title={names.join(' – ')}
      buttons={
        <button type="button" className="soft" onClick={onLeave}>
          {texts.leave}
        </button>
      }
      ending={
        outcome === undefined ? undefined : (
          <section className="ending exercise-ending" aria-live="polite">
            <h2>{loaded.entry.texts[language].outcome(outcome, names)}</h2>
            <div className="deeds">
              <button type="button" className="press" onClick={() => onOver(outcome)}>
                {texts.goOn}
              </button>
              <button
                type="button"
                className="soft"
                onClick={() => download(`${match.id}.ludoteca`, hosted.createArchive(names))}
              >
                {exercises.record}
              </button>
            </div>
          </section>
        )
      }
    />
  );
}
