/** An additional page of a game, such as a deck builder. */
import { use } from 'react';
import { useLocation } from 'wouter';
import { loadPage } from './game-modules.ts';
import { presetTable } from '../lobby/table-presets.ts';
import { PageHeader } from '../components/page-header.tsx';
import { loadValue, saveValue } from '../state/local-storage.ts';
import { useLanguage } from '../state/preferences.ts';
import { NotFound } from '../components/error-page.tsx';

export function GamePage({ game, id }: { readonly game: string; readonly id: string }) {
  const language = useLanguage();
  const [, goTo] = useLocation();
  const loading = loadPage(game, id);
  if (loading === undefined) return <NotFound />;
  const { default: Page } = use(loading);
  return (
    <>
      <PageHeader />
      <Page
        language={language}
        recall={(name) => loadValue(`${game} ${name}`)}
        remember={(name, value) => saveValue(`${game} ${name}`, value)}
        makeTable={(settings, called) => {
          presetTable(game, settings, called);
          goTo(`/new/${game}`);
        }}
      />
    </>
  );
}
