/** The hostile content of every game, as its users could send it to a server. */
import { createHostileContents } from '../games/lirya/hostile-content.testing.ts';
import { createHostileSaves } from '../games/risika/hostile-content.testing.ts';
import { HOSTILE_DECKS as TEFERI_DECKS } from '../games/teferi/hostile-content.testing.ts';
import { HOSTILE_SETTINGS } from '../games/uno/hostile-content.testing.ts';
import { HOSTILE_DECKS as STUDENT_DECKS } from '../games/unstable-students/hostile-content.testing.ts';
import type { HostileContent } from './hostile-content.ts';

export const createContentsByGame = (): { readonly [game: string]: readonly HostileContent[] } => ({
  uno: HOSTILE_SETTINGS,
  risika: createHostileSaves(),
  'unstable-students': STUDENT_DECKS,
  teferi: TEFERI_DECKS,
  lirya: createHostileContents(),
});
