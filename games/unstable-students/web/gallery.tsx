/** The gallery of all cards and scenes, for looking at the board without a server. */
import type { Language } from '@ludoteca/kit';
import { showGallery } from '@ludoteca/kit/web/gallery';
import { DEFAULT_DECK } from '../deck/index.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import { FullCard } from './card.tsx';
import StudentsBoard from './index.tsx';
import { printCard } from './printed-card.ts';
import { createBoardProps, type StudentsScene, SCENES } from './scenes.ts';
import { studentsBoardTexts } from './texts/index.ts';

const scenes: { readonly [name: string]: StudentsScene } = SCENES;

const cards = (language: Language) => (
  <div className="gallery-cards us-looking">
    {indexDeck(DEFAULT_DECK).definitions.map(({ name }) => (
      <FullCard
        key={name}
        card={printCard(studentsBoardTexts[language], language, { deck: DEFAULT_DECK }, name)}
      />
    ))}
  </div>
);

showGallery({
  cards: { shows: cards, values: [''] },
  scene: {
    shows: (language, name) =>
      scenes[name] && <StudentsBoard {...createBoardProps(scenes[name], language)} />,
    values: Object.keys(scenes),
    onTable: true,
  },
});
