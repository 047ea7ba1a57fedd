/** The additional pages of Unstable Students. */
import { TUTORIAL_PAGE, type WebPage } from '@ludoteca/kit';

export const pages: readonly WebPage[] = [TUTORIAL_PAGE];
