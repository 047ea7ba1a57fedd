import { use } from 'react';
import { useLocation } from 'wouter';
import { loadPage } from './games.ts';
import { wishFor } from './lobby/wish.ts';
import { Masthead } from './masthead.tsx';
import { recall, remember } from './memory.ts';
import { useLanguage } from './taste.ts';
import { NotFound } from './trouble.tsx';

/** A page that a game brings, under the same masthead as all others. */
export function GamePage({ game, id }: { readonly game: string; readonly id: string }) {
  const language = useLanguage();
  const [, goTo] = useLocation();
  const loading = loadPage(game, id);
  if (loading === undefined) return <NotFound />;
  const { default: Page } = use(loading);
  return (
    <>
      <Masthead />
      <Page
        language={language}
        recall={(name) => recall(`${game} ${name}`)}
        remember={(name, value) => remember(`${game} ${name}`, value)}
        makeTable={(settings, called) => {
          wishFor(game, settings, called);
          goTo(`/new/${game}`);
        }}
      />
    </>
  );
}
