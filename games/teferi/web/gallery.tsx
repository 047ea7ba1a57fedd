/** The gallery of all scenes, for looking at the board without a server. */
import { createSceneExhibit, showGallery } from '@ludoteca/kit/web/gallery';
import AutoPassingBoard from './index.tsx';
import { createBoardProps, SCENES, type TeferiScene } from './scenes.ts';

const scenes: { readonly [name: string]: TeferiScene } = SCENES;

showGallery({ scene: createSceneExhibit(AutoPassingBoard, scenes, createBoardProps) });
