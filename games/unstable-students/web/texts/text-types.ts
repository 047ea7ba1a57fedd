/** What a round has: cards that act at its start, the draw, the action, the end. */
export const PHASES = ['start', 'draw', 'action', 'end'] as const;
export type RoundPhase = (typeof PHASES)[number];

/** The words that only this face needs; sentences of the game are in its texts. */
export interface WebLabels {
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
  /** What somebody may not use. */
  forbids(types: string): string;
  round(round: number): string;
  readonly phase: string;
  readonly phases: { readonly [phase in RoundPhase]: string };
  waiting(name: string): string;
  readonly draw: string;
  /** The newest first. */
  readonly newest: string;
  readonly empty: string;
  beforeWhom(card: string): string;
  readonly beforeYou: string;
  before(name: string): string;
  /** The card like it lies there already. */
  readonly twin: string;
  place(place: number): string;
  readonly chain: {
    /** What a card of the chain does just now. */
    readonly placing: string;
    readonly offered: string;
    readonly mayBlock: string;
    readonly youMayBlock: string;
    readonly cannotBlock: string;
    readonly decides: string;
    readonly youDecide: string;
    /** Who may block after that. */
    next(names: string): string;
  };
}
