/** An additional page of a game, such as a deck builder. */
import type { WebComponentPage } from '@ludoteca/kit';
import { lazy, use } from 'react';
import { useLocation } from 'wouter';
import { listPages, loadPage } from './game-modules.ts';
import { presetTable } from '../lobby/table-presets.ts';
import { PageHeader } from '../components/page-header.tsx';
import { download } from '../components/download.ts';
import { loadFile, saveFile } from '../state/file-store.ts';
import { loadValue, saveValue } from '../state/local-storage.ts';
import { useLanguage } from '../state/preferences.ts';
import { NotFound } from '../components/error-page.tsx';

/** Most visitors open none of these, so their code is loaded on demand. */
const SoloPage = lazy(() => import('../solo/solo-page.tsx'));
const TournamentsPage = lazy(() => import('../tournaments/tournament-list-page.tsx'));
const ExerciseList = lazy(() => import('../exercises/exercise-list.tsx'));

export default function GamePage({ game, id }: { readonly game: string; readonly id: string }) {
  const page = listPages(game).find((one) => one.id === id);
  if (page === undefined) return <NotFound />;
  if ('exercises' in page) return <ExerciseList game={game} page={page} />;
  if ('tournaments' in page) return <TournamentsPage game={game} />;
  if ('solo' in page) return <SoloPage game={game} page={page} />;
  return <ComponentPage game={game} page={page} />;
}

function ComponentPage({ game, page }: { readonly game: string; readonly page: WebComponentPage }) {
  const language = useLanguage();
  const [, goTo] = useLocation();
  const { default: Page } = use(loadPage(page));
  return (
    <>
      <PageHeader />
      <Page
        language={language}
        recall={(name) => loadValue(`${game} ${name}`)}
        remember={(name, value) => saveValue(`${game} ${name}`, value)}
        recallFile={(name) => loadFile(`${game} ${name}`)}
        rememberFile={(name, file) => saveFile(`${game} ${name}`, file)}
        download={download}
        makeTable={(settings, called) => {
          presetTable(game, settings, called);
          goTo(`/new/${game}`);
        }}
      />
    </>
  );
}
