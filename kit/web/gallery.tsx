/**
 * A page for looking at a face while working on it, no part of the build: `npx vite apps/web`, then /gallery.html?game=GAME.
 * `&scene=NAME` shows one table, other words what the game has to show besides; `&language=pt` in another language.
 */
import './gallery.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Language, LANGUAGES } from '../text/game-texts.ts';

/** What is shown for a word in the address, such as `&cards=40`. */
interface Exhibit {
  readonly shows: (language: Language, value: string) => ReactNode;
  /** The values that the index leads to. */
  readonly values: readonly string[];
  /** On the felt of a table, not on the bare page. */
  readonly onTable?: boolean;
}

export function showGallery(exhibits: { readonly [word: string]: Exhibit }): void {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('the page has no root');
  createRoot(root).render(
    <StrictMode>
      <Gallery exhibits={exhibits} />
    </StrictMode>,
  );
}

function Gallery({ exhibits }: { readonly exhibits: { readonly [word: string]: Exhibit } }) {
  const wanted = new URLSearchParams(location.search);
  const language = LANGUAGES.find((tongue) => tongue === wanted.get('language')) ?? 'it';
  const shown = Object.entries(exhibits).find(([word]) => wanted.has(word));
  if (shown !== undefined) {
    const [word, { shows, onTable }] = shown;
    const exhibit = shows(language, wanted.get(word) ?? '');
    if (onTable !== true) return exhibit;
    return (
      <div className="gallery-table">
        <div className="gallery-felt">{exhibit}</div>
      </div>
    );
  }
  return (
    <nav className="gallery-index">
      {Object.entries(exhibits)
        .flatMap(([word, { values }]) => values.map((value) => `${word}=${value}`))
        .map((query) => (
          <a key={query} href={`?game=${wanted.get('game') ?? ''}&${query}`}>
            {query}
          </a>
        ))}
    </nav>
  );
}
