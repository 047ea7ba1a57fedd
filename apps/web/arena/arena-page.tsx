/** The page of tournaments among computer players, which are played in this browser, and of journals of `ludoteca arena`. */
import './arena.css';
import '../statistics/statistics.css';
import { usePageTitle } from '@ludoteca/kit/web';
import { useEffect, useState } from 'react';
import { download } from '../components/download.ts';
import { ErrorLine } from '../components/error-line.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { loadGames, loadKnownGames } from '../lobby/load-games.ts';
import { useLanguage, useTexts } from '../state/preferences.ts';
import { formatPlayerName } from '../texts/index.ts';
import { ArenaForm } from './arena-form.tsx';
import { ArenaTables } from './arena-tables.tsx';
import { ARENA_TEXTS } from './texts.ts';
import { formatJournal, useArena } from './use-arena.ts';

export default function ArenaPage() {
  const language = useLanguage();
  const texts = ARENA_TEXTS[language];
  const pageTexts = useTexts();
  usePageTitle(texts.title);
  // Without a server the games of the last visit are offered.
  const [games, setGames] = useState(loadKnownGames);
  useEffect(() => {
    void loadGames().then((loaded) => loaded.ok && setGames(loaded.value.filter(({ listed }) => listed)));
  }, []);
  const { state, start, stop, open } = useArena();
  const [problem, setProblem] = useState<string>();
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const opened = open(await file.text());
    setProblem(opened.ok ? undefined : texts.damaged(opened.problem));
  };
  const nameOf = (player: number): string => {
    const { name = '', kind, source = '' } = state?.plan.players[player] ?? {};
    const game = games.find(({ id }) => id === state?.plan.game);
    return kind === 'built-in' ? formatPlayerName(pageTexts, source, game?.words[language].players) : name;
  };
  return (
    <>
      <PageHeader />
      <main className="make statistics arena">
        <h1>{texts.title}</h1>
        <p>{texts.about}</p>
        {games.length > 0 && <ArenaForm key={games.length} games={games} onStart={start} />}
        <div className="deeds">
          <label className="soft statistics-add">
            {texts.open}
            <input
              type="file"
              accept=".jsonl"
              className="aloud"
              onChange={({ target }) => void openFile(target.files?.[0])}
            />
          </label>
          {state?.isPlaying === true && (
            <button type="button" className="soft" onClick={stop}>
              {texts.stop}
            </button>
          )}
          {state !== undefined && !state.isPlaying && (
            <button
              type="button"
              className="soft"
              onClick={() => download('journal.jsonl', formatJournal(state))}
            >
              {texts.save}
            </button>
          )}
        </div>
        {problem !== undefined && <ErrorLine>{problem}</ErrorLine>}
        {state !== undefined && <ArenaTables state={state} nameOf={nameOf} />}
      </main>
    </>
  );
}
