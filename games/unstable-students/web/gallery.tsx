import type { Language } from '@ludoteca/kit';
import { showGallery } from '@ludoteca/kit/web/gallery';
import { USUAL_DECK } from '../deck/index.ts';
import { packOf } from '../rules/pack.ts';
import { FullCard } from './card.tsx';
import StudentsFace from './index.tsx';
import { printed } from './printed.ts';
import { propsOf, type Scene, SCENES } from './scenes.ts';
import { words } from './words.ts';

const scenes: { readonly [name: string]: Scene } = SCENES;

const cards = (language: Language) => (
  <div className="gallery-cards us-looking">
    {packOf(USUAL_DECK).faces.map(({ name }) => (
      <FullCard key={name} card={printed(words[language], language, { deck: USUAL_DECK }, name)} />
    ))}
  </div>
);

showGallery({
  cards: { shows: cards, values: [''] },
  scene: {
    shows: (language, name) => scenes[name] && <StudentsFace {...propsOf(scenes[name], language)} />,
    values: Object.keys(scenes),
    onTable: true,
  },
});
