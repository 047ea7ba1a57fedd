/** The commands that Lirya adds to the command line. */
import type { GameCommand } from '@ludoteca/kit';
import { cardsCommand } from './cards.ts';
import { deckCommand } from './deck.ts';
import { labCommand } from './lab.ts';
import { puzzlesCommand } from './puzzles.ts';

export const commands: readonly GameCommand[] = [deckCommand, cardsCommand, labCommand, puzzlesCommand];
