/** The gallery of the web board: cards, scenes, a live match. */
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

function CardSheet({ width }: { readonly width: number }) {
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

/** A match against seats that always choose their first option. */
function LiveMatch({ seats, language }: { readonly seats: number; readonly language: Language }) {
  const host = useMemo(() => {
    const started = startMatch(uno.game, {
      seats,
      seed: new URLSearchParams(location.search).get('seed') ?? '1',
      settings: { decks: 2 },
    });
    if (!started.ok) throw new Error('it does not start');
    return new MatchHost(started.value, []);
  }, [seats]);
  const [update, setUpdate] = useState<MatchUpdate<Uno>>();
  useEffect(() => {
    const stops = Array.from({ length: seats }, (_, seat) => {
      const chair = host.chair(seat);
      return chair.subscribe((next) => {
        if (seat === 0) return setUpdate(next);
        const { asked } = next.observation;
        const [first] = optionsOf<Uno>(asked);
        if (asked?.seat !== seat || first === undefined) return;
        // Pauses between two answers, as pages do.
        const pause = document.body.animate([], 700);
        void pause.finished.then(() => chair.answer(asked.number, first));
      });
    });
    return () => stops.forEach((stop) => stop());
  }, [host, seats]);
  if (update === undefined) return null;
  const { observation, events } = update;
  const chair = host.chair(0);
  return (
    <UnoBoard
      {...createBoardProps({ hands: Array.from({ length: seats }, () => ''), pile: '' }, language)}
      {...observation}
      events={events}
      isMotionless={matchMedia('(prefers-reduced-motion: reduce)').matches}
      answer={(choice) => void chair.answer(observation.asked?.number ?? 0, choice)}
      why={(choice) => chair.why(choice)}
    />
  );
}

showGallery({
  cards: { shows: (_, width) => <CardSheet width={Number(width)} />, values: ['120', '40'] },
  live: {
    shows: (language, seats) => <LiveMatch seats={Number(seats)} language={language} />,
    values: ['2', '4'],
    onTable: true,
  },
  scene: {
    shows: (language, name) => scenes[name] && <UnoBoard {...createBoardProps(scenes[name], language)} />,
    values: Object.keys(scenes),
    onTable: true,
  },
});
