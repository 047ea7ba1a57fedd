import '@ludoteca/kit/web/gallery.css';
import { start } from '@ludoteca/kernel';
import { LANGUAGES, LocalTable, type News, optionsIn } from '@ludoteca/kit';
import { StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { decksOf } from '../cards.ts';
import { uno } from '../index.ts';
import type { Uno } from '../parts.ts';
import { CardBack, CardFace } from './card.tsx';
import UnoFace from './index.tsx';
import { LetterCase } from './letters.tsx';
import { propsOf, type Scene, SCENES } from './scenes.ts';

/**
 * A page for looking at the face while working on it, no part of the build: `npx vite games/uno/web`, then /gallery.html.
 * `?scene=owing`, `?cards=120` and `?live=4` show one thing, `&language=pt` in another language.
 */
const wanted = new URLSearchParams(location.search);
const language = LANGUAGES.find((tongue) => tongue === wanted.get('language')) ?? 'it';
const scenes: { readonly [name: string]: Scene } = SCENES;

function Cards({ width }: { readonly width: number }) {
  return (
    <div className="gallery-cards">
      <LetterCase />
      {decksOf(1).map((card) => (
        <div key={card} style={{ width }}>
          <CardFace card={card} />
        </div>
      ))}
      <div style={{ width }}>
        <CardBack />
      </div>
    </div>
  );
}

/** A match against seats that take the first option there is. */
function Live({ seats }: { readonly seats: number }) {
  const table = useMemo(() => {
    const started = start(uno.game, { seats, seed: wanted.get('seed') ?? '1', settings: { decks: 2 } });
    if (!started.ok) throw new Error('it does not start');
    return new LocalTable(started.value, []);
  }, [seats]);
  const [news, setNews] = useState<News<Uno>>();
  useEffect(() => {
    const stops = Array.from({ length: seats }, (_, seat) => {
      const chair = table.chair(seat);
      return chair.listen((heard) => {
        if (seat === 0) return setNews(heard);
        const { asked } = heard.sight;
        const [first] = optionsIn<Uno>(asked);
        if (asked?.seat !== seat || first === undefined) return;
        // A breath between two answers, as pages take it.
        const breath = document.body.animate([], 700);
        void breath.finished.then(() => chair.answer(asked.number, first));
      });
    });
    return () => stops.forEach((stop) => stop());
  }, [table, seats]);
  if (news === undefined) return null;
  const { sight, events } = news;
  const chair = table.chair(0);
  return (
    <UnoFace
      {...propsOf({ hands: Array.from({ length: seats }, () => ''), pile: '' }, language)}
      {...sight}
      events={events}
      still={matchMedia('(prefers-reduced-motion: reduce)').matches}
      answer={(choice) => void chair.answer(sight.asked?.number ?? 0, choice)}
      why={(choice) => chair.why(choice)}
    />
  );
}

function Gallery() {
  const scene = scenes[wanted.get('scene') ?? ''];
  const live = Number(wanted.get('live'));
  const width = Number(wanted.get('cards'));
  if (width > 0) return <Cards width={width} />;
  if (scene !== undefined || live > 0)
    return (
      <div className="gallery-table">
        <div className="gallery-felt">
          {scene === undefined ? <Live seats={live} /> : <UnoFace {...propsOf(scene, language)} />}
        </div>
      </div>
    );
  return (
    <nav className="gallery-index">
      {[
        'cards=120',
        'cards=40',
        'live=2',
        'live=4',
        ...Object.keys(SCENES).map((name) => `scene=${name}`),
      ].map((query) => (
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
