/** The page of a solo mode: what the mode shows and offers, and its matches. */
import type { Json } from '@ludoteca/kernel';
import type { SoloAction, SoloMatch, WebSoloPage } from '@ludoteca/kit';
import { usePageTitle } from '@ludoteca/kit/web';
import { use, useState } from 'react';
import { NotFound } from '../components/error-page.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { createSeed } from '../local/create-seed.ts';
import { useLanguage } from '../state/preferences.ts';
import { SOLO_TEXTS } from './texts.ts';
import { type LoadedSoloMode, loadSoloMode } from './load-solo-mode.ts';
import { SoloMatchView } from './solo-match-view.tsx';
import { SoloStorage } from './solo-storage.ts';

export default function SoloPage({ game, page }: { readonly game: string; readonly page: WebSoloPage }) {
  const found = use(loadSoloMode(game, page.solo));
  const language = useLanguage();
  usePageTitle(page.name[language]);
  return found === undefined ? <NotFound /> : <SoloProgress found={found} />;
}

function SoloProgress({ found }: { readonly found: LoadedSoloMode }) {
  const { loaded, mode } = found;
  const [storage] = useState(() => new SoloStorage(loaded.entry, mode));
  const [stored] = useState(() => storage.load());
  const [progress, setProgress] = useState(() => stored.progress ?? mode.start(createSeed()));
  const [match, setMatch] = useState<SoloMatch>();
  const [isAsked, setIsAsked] = useState(false);
  const language = useLanguage();
  const texts = SOLO_TEXTS[language];
  const advance = (next: Json): void => {
    storage.save(next);
    setProgress(next);
    setMatch(undefined);
    setIsAsked(false);
    // Another page begins at its top.
    scrollTo({ top: 0 });
  };
  const { title, paragraphs, actions } = mode.createPage(progress, language);
  if (match !== undefined)
    return (
      <SoloMatchView
        key={match.id}
        loaded={loaded}
        match={match}
        storage={storage}
        onLeave={() => setMatch(undefined)}
        onOver={(outcome) => advance(mode.finish(progress, match, outcome))}
      />
    );
  return (
    <>
      <PageHeader />
      <main className="make solo">
        <p className="small">
          {loaded.texts[language].name}: {mode.name[language]}
        </p>
        <h1>{title}</h1>
        {stored.state === 'restored' && <output>{texts.restored}</output>}
        {stored.state === 'lost' && <output>{texts.lost}</output>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className="solo-actions">
          {actions.map((action) => (
            <ActionItem
              key={action.id}
              action={action}
              onPick={() =>
                'match' in action.leadsTo ? setMatch(action.leadsTo.match) : advance(action.leadsTo.progress)
              }
            />
          ))}
        </ul>
        {isAsked ? (
          <fieldset className="deeds">
            <legend>{texts.sure}</legend>
            <button type="button" className="soft" onClick={() => advance(mode.start(createSeed()))}>
              {texts.yes}
            </button>
            <button type="button" className="press" onClick={() => setIsAsked(false)}>
              {texts.no}
            </button>
          </fieldset>
        ) : (
          <button type="button" className="soft" onClick={() => setIsAsked(true)}>
            {texts.restart}
          </button>
        )}
      </main>
    </>
  );
}

function ActionItem({ action, onPick }: { readonly action: SoloAction<Json>; readonly onPick: () => void }) {
  const { label, details = [], isAdvised } = action;
  const texts = SOLO_TEXTS[useLanguage()];
  return (
    <li>
      <button type="button" className={isAdvised ? 'press' : 'soft'} onClick={onPick}>
        {label}
        {isAdvised && details.length > 0 && <span className="solo-advised">{texts.advised}</span>}
      </button>
      {details.map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </li>
  );
}
