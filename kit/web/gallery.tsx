/**
 * The gallery shows a game's board in prepared positions, for development only: `npx vite apps/web`, then /gallery.html?game=GAME.
 * `&scene=NAME` shows one position, other keys show other exhibits of the game; `&language=pt` changes the language.
 */
import './gallery.css';
import type { Parts } from '@ludoteca/kernel';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WebBoardProps } from '../catalogue/web-board.ts';
import { type Language, LANGUAGES } from '../text/game-texts.ts';

/** Shown for a key of the address, such as `&cards=40`. */
interface Exhibit {
  readonly shows: (language: Language, value: string) => ReactNode;
  /** The values that the index links to. */
  readonly values: readonly string[];
  /** Shown on the background of a table. */
  readonly onTable?: boolean;
}

/** Shows the scenes of a game on its board. */
export const createSceneExhibit = <P extends Parts, S>(
  Board: ComponentType<WebBoardProps<P>>,
  scenes: { readonly [name: string]: S },
  createProps: (scene: S, language: Language) => WebBoardProps<P>,
): Exhibit => ({
  shows: (language, name) => scenes[name] && <Board {...createProps(scenes[name], language)} />,
  values: Object.keys(scenes),
  onTable: true,
});

export function showGallery(exhibits: { readonly [key: string]: Exhibit }): void {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('the page has no root');
  createRoot(root).render(
    <StrictMode>
      <Gallery exhibits={exhibits} />
    </StrictMode>,
  );
}

function Gallery({ exhibits }: { readonly exhibits: { readonly [key: string]: Exhibit } }) {
  const query = new URLSearchParams(location.search);
  const language = LANGUAGES.find((one) => one === query.get('language')) ?? 'it';
  const shown = Object.entries(exhibits).find(([key]) => query.has(key));
  if (shown !== undefined) {
    const [key, { shows, onTable }] = shown;
    const exhibit = shows(language, query.get(key) ?? '');
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
        .flatMap(([key, { values }]) => values.map((value) => `${key}=${value}`))
        .map((link) => (
          <a key={link} href={`?game=${query.get('game') ?? ''}&${link}`}>
            {link}
          </a>
        ))}
    </nav>
  );
}
