/** The labels that only the board needs; other texts come from text/. */
export const PHASES = ['start', 'draw', 'action', 'end'] as const;
export type RoundPhase = (typeof PHASES)[number];

export interface StudentsOwnTexts {
  readonly rooms: string;
  readonly area: string;
  readonly hand: string;
  readonly you: string;
  readonly targets: {
    readonly IO: string;
    readonly TU: string;
    readonly VOI: string;
    readonly TUTTI: string;
  };
  readonly optional: string;
  readonly noEffect: string;
  cards(count: number): string;
  /** The types that a player may not use. */
  forbids(types: string): string;
  round(round: number): string;
  readonly phase: string;
  readonly phases: { readonly [phase in RoundPhase]: string };
  waiting(name: string): string;
  readonly draw: string;
  /** Order of the cards of a pile. */
  readonly newest: string;
  readonly empty: string;
  beforeWhom(card: string): string;
  readonly beforeYou: string;
  before(name: string): string;
  /** The mark of a card that is already in play. */
  readonly duplicate: string;
  place(place: number): string;
  readonly chain: {
    /** The activity of a card of the chain. */
    readonly placing: string;
    readonly offered: string;
    readonly mayBlock: string;
    readonly youMayBlock: string;
    readonly cannotBlock: string;
    readonly decides: string;
    readonly youDecide: string;
    /** The players who may block next. */
    next(names: string): string;
  };
}
