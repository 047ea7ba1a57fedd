/** A match of a solo mode at this page: it goes on where it was left, and its end leads back to the mode. */
import { type AnyParts, type Outcome, startMatch } from '@ludoteca/kernel';
import type { SoloMatch } from '@ludoteca/kit';
import { useMemo, useState } from 'react';
import { download } from '../components/download.ts';
import { PageMatch } from '../local/page-match.ts';
import { LocalEnding, LocalTable, useLocalSession, useOwnName } from '../local/local-table.tsx';
import type { HostableGame } from '../pages/game-modules.ts';
import { EXERCISE_TEXTS } from '../exercises/texts.ts';
import { useLanguage } from '../state/preferences.ts';
import { SOLO_TEXTS } from './texts.ts';
import type { SoloStorage } from './solo-storage.ts';

interface SoloMatchViewProps {
  readonly loaded: HostableGame;
  readonly match: SoloMatch;
  readonly storage: SoloStorage;
  readonly onLeave: () => void;
  readonly onOver: (outcome: Outcome) => void;
}

/** Throws if the game refuses the settings, which a shipped mode never has. */
function openMatch(
  { entry }: HostableGame,
  match: SoloMatch,
  storage: SoloStorage,
  names: readonly string[],
) {
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
  const texts = SOLO_TEXTS[language];
  const exercises = EXERCISE_TEXTS[language];
  const own = useOwnName();
  const names = useMemo(
    () => [match.person?.[language] ?? own, ...match.opponents.map((name) => name[language])],
    [own, match, language],
  );
  const [hosted] = useState(() => openMatch(loaded, match, storage, names));
  const local = useLocalSession(hosted);
  const outcome = local.state.shown?.observation.outcome;
  return (
    <LocalTable
      loaded={loaded}
      {...local}
      names={names}
      title={names.join(' – ')}
      buttons={
        <button type="button" className="soft" onClick={onLeave}>
          {texts.leave}
        </button>
      }
      ending={
        outcome === undefined ? undefined : (
          <LocalEnding result={loaded.texts[language].outcome(outcome, names)}>
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
          </LocalEnding>
        )
      }
    />
  );
}
