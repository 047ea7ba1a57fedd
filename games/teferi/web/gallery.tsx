import '@ludoteca/kit/web/gallery.css';
import { LANGUAGES } from '@ludoteca/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import TeferiFace from './index.tsx';
import { propsOf, type Scene, SCENES } from './scenes.ts';

/**
 * A page for looking at the face while working on it, no part of the build: `npx vite games/teferi/web`, then /gallery.html.
 * `?scene=main phase` shows one thing, `&language=pt` in another language.
 */
const wanted = new URLSearchParams(location.search);
const language = LANGUAGES.find((tongue) => tongue === wanted.get('language')) ?? 'it';
const scenes: { readonly [name: string]: Scene } = SCENES;

function Gallery() {
  const scene = scenes[wanted.get('scene') ?? ''];
  if (scene !== undefined)
    return (
      <div className="gallery-table">
        <div className="gallery-felt">
          <TeferiFace {...propsOf(scene, language)} />
        </div>
      </div>
    );
  return (
    <nav className="gallery-index">
      {Object.keys(SCENES).map((name) => (
        <a key={name} href={`?scene=${name}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
