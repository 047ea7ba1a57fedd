import type { Language } from '@ludoteca/kit';
import { showGallery } from '@ludoteca/kit/web/gallery';
import { allCards } from '../pool/index.ts';
import { CardFace } from './card.tsx';
import LiryaBoard from './index.tsx';
import { printCard } from './printed-card.ts';
import { createBoardProps, type LiryaScene, SCENES } from './scenes.ts';

const scenes: { readonly [name: string]: LiryaScene } = SCENES;

const cards = (language: Language) => (
  <div className="gallery-cards ly-board" style={{ display: 'flex' }}>
    {allCards().map(({ id }) => (
      <CardFace key={id} card={printCard(language, id)} />
    ))}
  </div>
);

showGallery({
  cards: { shows: cards, values: [''] },
  scene: {
    shows: (language, name) => scenes[name] && <LiryaBoard {...createBoardProps(scenes[name], language)} />,
    values: Object.keys(scenes),
    onTable: true,
  },
});
