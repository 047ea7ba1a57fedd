/** Names for the players of recorded matches. */
const NAMES = ['Ada', 'Bea', 'Carlo', 'Dora', 'Élio', 'Fay'];

export const playerNamesFor = (seats: number): readonly string[] => NAMES.slice(0, seats);
