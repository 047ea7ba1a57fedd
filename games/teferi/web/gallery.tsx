import { showGallery } from '@ludoteca/kit/web/gallery';
import AutoPassingBoard from './index.tsx';
import { createBoardProps, type TeferiScene, SCENES } from './scenes.ts';

const scenes: { readonly [name: string]: TeferiScene } = SCENES;

showGallery({
  scene: {
    shows: (language, name) =>
      scenes[name] && <AutoPassingBoard {...createBoardProps(scenes[name], language)} />,
    values: Object.keys(scenes),
    onTable: true,
  },
});
