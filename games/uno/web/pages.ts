/** The additional pages of Uno. */
import { TUTORIAL_PAGE, type WebPage } from '@ludoteca/kit';

export const pages: readonly WebPage[] = [TUTORIAL_PAGE];
