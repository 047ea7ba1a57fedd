/** The gallery of all cards and scenes, for looking at the board without a server. */
import type { Language } from '@ludoteca/kit';
import { createSceneExhibit, showGallery } from '@ludoteca/kit/web/gallery';
import { allCards } from '../pool/index.ts';
import { CardFace } from './card.tsx';
import AutoPassingBoard from './index.tsx';
import { printCard } from './printed-card.ts';
import { createBoardProps, type LiryaScene, SCENES } from './scenes.ts';

const cards = (language: Language) => (
  <div className="gallery-cards ly-board" style={{ display: 'flex' }}>
    {allCards().map(({ id }) => (
      <CardFace key={id} card={printCard(language, id)} />
    ))}
  </div>
);

const scenes: { readonly [name: string]: LiryaScene } = SCENES;

showGallery({
  cards: { shows: cards, values: [''] },
  scene: createSceneExhibit(AutoPassingBoard, scenes, createBoardProps),
});
