import type { Language } from '@ludoteca/kit';
import { showGallery } from '@ludoteca/kit/web/gallery';
import { allCards } from '../pool/index.ts';
import { CardFace } from './card.tsx';
import LiryaFace from './index.tsx';
import { printedOf } from './printed.ts';
import { propsOf, type Scene, SCENES } from './scenes.ts';

const scenes: { readonly [name: string]: Scene } = SCENES;

const cards = (language: Language) => (
  <div className="gallery-cards ly-board" style={{ display: 'flex' }}>
    {allCards().map(({ id }) => (
      <CardFace key={id} card={printedOf(language, id)} />
    ))}
  </div>
);

showGallery({
  cards: { shows: cards, values: [''] },
  scene: {
    shows: (language, name) => scenes[name] && <LiryaFace {...propsOf(scenes[name], language)} />,
    values: Object.keys(scenes),
    onTable: true,
  },
});
