import { showGallery } from '@ludoteca/kit/web/gallery';
import TeferiFace from './index.tsx';
import { propsOf, type Scene, SCENES } from './scenes.ts';

const scenes: { readonly [name: string]: Scene } = SCENES;

showGallery({
  scene: {
    shows: (language, name) => scenes[name] && <TeferiFace {...propsOf(scenes[name], language)} />,
    values: Object.keys(scenes),
    onTable: true,
  },
});
