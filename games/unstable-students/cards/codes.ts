/** The codes of the deck files. In a file a code is written as its index in these lists. */

export const TYPES = [
  'ALL',
  'STUDENTE',
  'MATRICOLA',
  'STUDENTE_SEMPLICE',
  'LAUREANDO',
  'BONUS',
  'MALUS',
  'MAGIA',
  'ISTANTANEA',
] as const;
/** A filter of cards; the first two match several types. */
export type CardFilter = (typeof TYPES)[number];
export type StudentsCardType = Exclude<CardFilter, 'ALL' | 'STUDENTE'>;
export const CARD_TYPES = TYPES.slice(2) as readonly StudentsCardType[];

export const ACTIONS = [
  'GIOCA',
  'SCARTA',
  'ELIMINA',
  'RUBA',
  'PESCA',
  'PRENDI',
  'BLOCCA',
  'SCAMBIA',
  'MOSTRA',
  'IMPEDIRE',
  'INGEGNERE',
] as const;
export type EffectAction = (typeof ACTIONS)[number];

export const TARGETS = ['IO', 'TU', 'VOI', 'TUTTI'] as const;
export type EffectTarget = (typeof TARGETS)[number];

export const MOMENTS = ['SUBITO', 'INIZIO', 'FINE', 'MAI', 'SEMPRE'] as const;
export type EffectMoment = (typeof MOMENTS)[number];

export interface CardEffect {
  readonly action: EffectAction;
  readonly target: EffectTarget;
  readonly filter: CardFilter;
}

/** The spelling of an effect: `ELIMINA/TU/STUDENTE`. */
export type EffectCode = `${EffectAction}/${EffectTarget}/${CardFilter}`;

export function parseEffect(code: EffectCode): CardEffect {
  const [action, target, filter] = code.split('/') as [EffectAction, EffectTarget, CardFilter];
  return { action, target, filter };
}

export const formatEffect = ({ action, target, filter }: CardEffect): EffectCode =>
  `${action}/${target}/${filter}`;

/** A card as a deck describes it, with the number of its copies. */
export interface CardKind {
  readonly copies: number;
  readonly name: string;
  readonly description: string;
  readonly type: StudentsCardType;
  readonly effects: readonly CardEffect[];
  readonly when: EffectMoment;
  readonly optional: boolean;
}
