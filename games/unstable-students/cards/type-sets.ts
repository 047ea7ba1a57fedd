/** Sets of card types as bit masks, because the rules test the type of every card for every list of options. */
import { type CardFilter, TYPES } from './codes.ts';

/** One bit for each type. */
export type TypeSet = number;

export const typeBit = (type: CardFilter): TypeSet => 1 << TYPES.indexOf(type);

export const INSTANT: TypeSet = typeBit('ISTANTANEA');
export const FRESHMAN: TypeSet = typeBit('MATRICOLA');
export const MAGIC: TypeSet = typeBit('MAGIA');
/** The types that are placed in the area in front of a player (4.3). */
export const AREA_TYPES: TypeSet = typeBit('BONUS') | typeBit('MALUS');
export const STUDENT_TYPES: TypeSet = FRESHMAN | typeBit('STUDENTE_SEMPLICE') | typeBit('LAUREANDO');
const ALL_TYPES: TypeSet = (1 << TYPES.length) - 1;

/** 1.3: the types that match a filter. */
export const typesMatching = (filter: CardFilter): TypeSet =>
  filter === 'ALL' ? ALL_TYPES : filter === 'STUDENTE' ? STUDENT_TYPES : typeBit(filter);

export const hasType = (types: TypeSet, type: TypeSet): boolean => (types & type) !== 0;
