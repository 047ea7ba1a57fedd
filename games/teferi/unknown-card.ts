/** A card of which only the name is known. */
import type { PrintedCard } from './view-types.ts';

export const createUnknownCard = (name: string): PrintedCard => ({
  name,
  supertypes: [],
  types: [],
  subtypes: [],
  colours: [],
  text: '',
  token: false,
  bent: 0,
});
