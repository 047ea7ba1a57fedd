/** The games that can be played in this browser without a server. */
import { ARENA_TEXTS } from '../arena/texts.ts';
import { usePageTitle } from '@ludoteca/kit/web';
import { useState } from 'react';
import { Link } from 'wouter';
import { PageHeader } from '../components/page-header.tsx';
import { GameCover } from '../lobby/game-cover.tsx';
import { loadKnownGames } from '../lobby/load-games.ts';
import { useLanguage } from '../state/preferences.ts';
import { FinishedOfflineMatches } from './finished-offline-matches.tsx';
import { hasOfflineMatch } from './offline-matches.ts';
import { OFFLINE_TEXTS } from './texts.ts';

export default function OfflinePage() {
  const language = useLanguage();
  const texts = OFFLINE_TEXTS[language];
  usePageTitle(texts.title);
  const [games] = useState(loadKnownGames);
  const nameOf = (id: string): string => games.find((game) => game.id === id)?.words[language].name ?? id;
  return (
    <>
      <PageHeader />
      <main className="lobby">
        <div className="lobby-title">
          <h1>{texts.title}</h1>
          <p>{games.length === 0 ? texts.noGames : texts.about}</p>
        </div>
        <section className="shelf" aria-label={texts.games}>
          {games.map(({ id, words }) => (
            <article key={id} className="box">
              <div className="box-cover">
                <GameCover id={id} />
              </div>
              <div className="box-words">
                <h2>{words[language].name}</h2>
                <p className="box-about">{words[language].about}</p>
                <div className="deeds">
                  <Link
                    href={`/offline/${id}`}
                    className="press"
                    aria-label={`${texts.play}: ${words[language].name}`}
                  >
                    {hasOfflineMatch(id) ? texts.goOn : texts.play}
                  </Link>
                </div>
              </div>
            </article>
          ))}
        </section>
        <aside className="room">
          <FinishedOfflineMatches nameOf={nameOf} />
          <Link href="/arena" className="soft">
            {ARENA_TEXTS[language].title}
          </Link>
          <Link href="/replay" className="soft">
            {texts.replay}
          </Link>
        </aside>
      </main>
    </>
  );
}
