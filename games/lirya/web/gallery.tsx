import '@ludoteca/kit/web/gallery.css';
import { LANGUAGES } from '@ludoteca/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { allCards } from '../pool/index.ts';
import { CardFace } from './card.tsx';
import LiryaFace from './index.tsx';
import { printedOf } from './printed.ts';
import { propsOf, type Scene, SCENES } from './scenes.ts';

/**
 * A page for looking at the face while working on it, no part of the build: `npx vite games/lirya/web`, then /gallery.html.
 * `?scene=own attacks` and `?cards` show one thing, `&language=pt` in another language.
 */
const wanted = new URLSearchParams(location.search);
const language = LANGUAGES.find((tongue) => tongue === wanted.get('language')) ?? 'it';
const scenes: { readonly [name: string]: Scene } = SCENES;

function Gallery() {
  const scene = scenes[wanted.get('scene') ?? ''];
  if (wanted.has('cards'))
    return (
      <div className="gallery-cards ly-board" style={{ display: 'flex' }}>
        {allCards().map(({ id }) => (
          <CardFace key={id} card={printedOf(language, id)} />
        ))}
      </div>
    );
  if (scene !== undefined)
    return (
      <div className="gallery-table">
        <div className="gallery-felt">
          <LiryaFace {...propsOf(scene, language)} />
        </div>
      </div>
    );
  return (
    <nav className="gallery-index">
      {['cards', ...Object.keys(SCENES).map((name) => `scene=${name}`)].map((query) => (
        <a key={query} href={`?${query}`}>
          {query}
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
