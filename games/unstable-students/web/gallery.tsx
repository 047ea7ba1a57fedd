import '@ludoteca/kit/web/gallery.css';
import { LANGUAGES } from '@ludoteca/kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { USUAL_DECK } from '../deck/index.ts';
import { packOf } from '../rules/pack.ts';
import { FullCard } from './card.tsx';
import StudentsFace from './index.tsx';
import { printed } from './printed.ts';
import { propsOf, type Scene, SCENES } from './scenes.ts';
import { words } from './words.ts';

/**
 * A page for looking at the face while working on it, no part of the build: `npx vite games/unstable-students/web`, then /gallery.html.
 * `?scene=duplicate` and `?cards` show one thing, `&language=pt` in another language.
 */
const wanted = new URLSearchParams(location.search);
const language = LANGUAGES.find((tongue) => tongue === wanted.get('language')) ?? 'it';
const scenes: { readonly [name: string]: Scene } = SCENES;

function Cards() {
  return (
    <div className="gallery-cards us-looking">
      {packOf(USUAL_DECK).faces.map(({ name }) => (
        <FullCard key={name} card={printed(words[language], language, { deck: USUAL_DECK }, name)} />
      ))}
    </div>
  );
}

function Gallery() {
  const scene = scenes[wanted.get('scene') ?? ''];
  if (wanted.has('cards')) return <Cards />;
  if (scene !== undefined)
    return (
      <div className="gallery-table">
        <div className="gallery-felt">
          <StudentsFace {...propsOf(scene, language)} />
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
