import { PLAYERS } from '@ludoteca/players';

/** The computer players that can be asked to sit down, the sensible ones first. */
export const PLAYER_NAMES: readonly string[] = Object.keys(PLAYERS).toReversed();
