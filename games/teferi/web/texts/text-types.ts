/** The labels that only the board needs; the sentences of the game are in its texts. */
export interface TeferiOwnTexts {
  waiting(name: string): string;
  turn(turn: number, name: string): string;
  readonly phases: string;
  readonly autoPass: {
    readonly title: string;
    readonly about: string;
    readonly mine: string;
    readonly theirs: string;
    stop(name: string): string;
    readonly control: string;
    readonly now: string;
  };
  readonly stack: {
    readonly top: string;
    readonly you: string;
    who(name: string): string;
    readonly kinds: { readonly [kind in 'spell' | 'activated' | 'triggered' | 'copy']: string };
    targets(names: string): string;
  };
  readonly fields: {
    readonly creatures: string;
    readonly others: string;
    readonly lands: string;
    readonly none: string;
  };
  readonly piles: {
    readonly hand: string;
    readonly library: string;
    readonly graveyard: string;
    readonly exile: string;
    readonly empty: string;
    place(place: number): string;
  };
  readonly pool: string;
  readonly mana: { readonly [type in 'W' | 'U' | 'B' | 'R' | 'G' | 'C']: string };
  readonly tap: string;
  readonly combat: {
    readonly all: string;
    readonly none: string;
    attack(count: number): string;
    block(count: number): string;
    stay(count: number): string;
    readonly attackHint: string;
    readonly blockHint: string;
    through(damage: number, name: string, left: number): string;
  };
  readonly division: {
    title(card: string, power: number): string;
    left(left: number): string;
    lethal(amount: number): string;
    readonly deal: string;
  };
  readonly card: {
    readonly printed: string;
    readonly now: string;
    readonly token: string;
    readonly attached: string;
    attachedTo(name: string): string;
    controlled(name: string, owner: string): string;
    readonly shields: string;
    readonly blocked: string;
    readonly layers: string;
  };
  paid(name: string): string;
  readonly more: string;
  readonly less: string;
  menu(card: string): string;
}
