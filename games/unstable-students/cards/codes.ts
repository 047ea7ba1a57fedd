/** The words of the deck files. The place of each in its list is the number that stands for it in a file. */

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
/** What an effect may look for: the first two are no types of cards, but match several. */
export type Filter = (typeof TYPES)[number];
export type Type = Exclude<Filter, 'ALL' | 'STUDENTE'>;

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
export type Action = (typeof ACTIONS)[number];

export const TARGETS = ['IO', 'TU', 'VOI', 'TUTTI'] as const;
export type Target = (typeof TARGETS)[number];

export const MOMENTS = ['SUBITO', 'INIZIO', 'FINE', 'MAI', 'SEMPRE'] as const;
export type When = (typeof MOMENTS)[number];

export interface Effect {
  readonly action: Action;
  readonly target: Target;
  readonly filter: Filter;
}

/** An effect as people write it: `ELIMINA/TU/STUDENTE`. */
export type EffectCode = `${Action}/${Target}/${Filter}`;

export function effectOf(code: EffectCode): Effect {
  const [action, target, filter] = code.split('/') as [Action, Target, Filter];
  return { action, target, filter };
}

export const codeOf = ({ action, target, filter }: Effect): EffectCode => `${action}/${target}/${filter}`;

/** A card as a deck describes it, and how many of it there are. */
export interface Kind {
  readonly copies: number;
  readonly name: string;
  readonly description: string;
  readonly type: Type;
  readonly effects: readonly Effect[];
  readonly when: When;
  readonly optional: boolean;
}
