import { startMatch } from '@ludoteca/kernel';
import { type Language, MatchHost, type MatchUpdate, optionsOf } from '@ludoteca/kit';
import { showGallery } from '@ludoteca/kit/web/gallery';
import { useEffect, useMemo, useState } from 'react';
import { createDecks } from '../cards.ts';
import { uno } from '../index.ts';
import type { Uno } from '../parts.ts';
import { CardBack, CardFace } from './card.tsx';
import UnoBoard from './index.tsx';
import { GlyphDefinitions } from './card-glyphs.tsx';
import { createBoardProps, type UnoScene, SCENES } from './scenes.ts';

const scenes: { readonly [name: string]: UnoScene } = SCENES;

function Cards({ width }: { readonly width: number }) {
  return (
    <div className="gallery-cards">
      <GlyphDefinitions />
      {createDecks(1).map((card) => (
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
function Live({ seats, language }: { readonly seats: number; readonly language: Language }) {
  const table = useMemo(() => {
    const started = startMatch(uno.game, {
      seats,
      seed: new URLSearchParams(location.search).get('seed') ?? '1',
      settings: { decks: 2 },
    });
    if (!started.ok) throw new Error('it does not start');
    return new MatchHost(started.value, []);
  }, [seats]);
  const [news, setNews] = useState<MatchUpdate<Uno>>();
  useEffect(() => {
    const stops = Array.from({ length: seats }, (_, seat) => {
      const chair = table.chair(seat);
      return chair.subscribe((heard) => {
        if (seat === 0) return setNews(heard);
        const { asked } = heard.observation;
        const [first] = optionsOf<Uno>(asked);
        if (asked?.seat !== seat || first === undefined) return;
        // A breath between two answers, as pages take it.
        const breath = document.body.animate([], 700);
        void breath.finished.then(() => chair.answer(asked.number, first));
      });
    });
    return () => stops.forEach((stop) => stop());
  }, [table, seats]);
  if (news === undefined) return null;
  const { observation: sight, events } = news;
  const chair = table.chair(0);
  return (
    <UnoBoard
      {...createBoardProps({ hands: Array.from({ length: seats }, () => ''), pile: '' }, language)}
      {...sight}
      events={events}
      isMotionless={matchMedia('(prefers-reduced-motion: reduce)').matches}
      answer={(choice) => void chair.answer(sight.asked?.number ?? 0, choice)}
      why={(choice) => chair.why(choice)}
    />
  );
}

showGallery({
  cards: { shows: (_, width) => <Cards width={Number(width)} />, values: ['120', '40'] },
  live: {
    shows: (language, seats) => <Live seats={Number(seats)} language={language} />,
    values: ['2', '4'],
    onTable: true,
  },
  scene: {
    shows: (language, name) => scenes[name] && <UnoBoard {...createBoardProps(scenes[name], language)} />,
    values: Object.keys(scenes),
    onTable: true,
  },
});
