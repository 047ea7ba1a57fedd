/** Scenario files, format `ludoteca-teferi-scenario/1`: a position, what the players do, what must be true. See docs/teferi-scenarios.md. */
import type { TurnStep } from '../abilities/index.ts';

export const FORMAT = 'ludoteca-teferi-scenario/1';

export const PLAYERS = ['A', 'B'] as const;
export type Player = (typeof PLAYERS)[number];

/** A card as Scryfall tells it. */
export interface CardText {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line: string;
  readonly oracle_text?: string;
  readonly keywords?: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
}

/** A card of a zone; the last five fields are for the battlefield. */
export interface Placed {
  readonly card: string;
  readonly as?: string;
  readonly count?: number;
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly counters?: { readonly [kind: string]: number };
  readonly damage?: number;
  readonly attachedTo?: string;
}
export type Cards = readonly (string | Placed)[];

export interface Side {
  readonly life?: number;
  readonly poison?: number;
  readonly battlefield?: Cards;
  readonly hand?: Cards;
  readonly graveyard?: Cards;
  readonly exile?: Cards;
  /** The top card first. */
  readonly library?: Cards;
  /** False: no forty Wastes lie below it. */
  readonly libraryFill?: boolean;
  /** `any`, or symbols that come into the pool before each payment; absent: pool and lands. */
  readonly mana?: string;
}

export interface Moment {
  readonly turn: number;
  readonly step: TurnStep;
}

export const QUESTIONS = [
  'target',
  'may',
  'keep',
  'discard',
  'order',
  'mode',
  'color',
  'number',
  'sacrifice',
  'pay',
  'replacement',
  'search',
] as const;
export type QuestionWord = (typeof QUESTIONS)[number];
/** Labels, a number, or a word. */
export type Chosen = readonly (string | number)[] | number | string;

export interface Answer {
  readonly player: Player;
  readonly question: QuestionWord;
  readonly choose: Chosen;
}

/** What casting and activating have in common. */
export interface Announced {
  readonly targets?: readonly string[];
  readonly x?: number;
  readonly modes?: readonly number[];
  readonly pay?: readonly string[];
}
export interface Attacker {
  readonly attacker: string;
  /** Missing: the opponent. */
  readonly at?: string;
}
export interface Blocker {
  readonly blocker: string;
  readonly attacker: string;
}
export interface Assignment {
  readonly source: string;
  readonly to: { readonly [recipient: string]: number };
}

interface Timely extends Moment {
  readonly player: Player;
  readonly refused?: boolean;
  readonly hold?: boolean;
  readonly answers?: readonly Answer[];
}
export type Deed =
  | (Timely & { readonly do: 'attack'; readonly attackers: readonly (string | Attacker)[] })
  | (Timely & { readonly do: 'block'; readonly blocks: readonly Blocker[] })
  | (Timely & { readonly do: 'assign-damage'; readonly assign: readonly Assignment[] })
  | (Timely & Announced & { readonly do: 'cast'; readonly card: string })
  | (Timely & Announced & { readonly do: 'activate'; readonly source: string; readonly ability: number })
  | (Timely & { readonly do: 'play-land'; readonly card: string })
  | (Timely & { readonly do: 'concede' });
/** What is done with priority. */
export type Acting = Extract<Deed, { do: 'cast' | 'activate' | 'play-land' }>;
/** The label of the card or permanent that it is about. */
export const subjectOf = (deed: Acting): string => (deed.do === 'activate' ? deed.source : deed.card);

export type Entry =
  | Deed
  | (Timely & { readonly do: 'choose'; readonly question: QuestionWord; readonly choose: Chosen })
  | (Moment & {
      readonly do: 'resolve';
      readonly count?: number;
      readonly answers?: readonly Answer[];
    })
  | (Moment & { readonly do: 'check'; readonly expect: readonly Expectation[] });

export const PLACES = ['battlefield', 'hand', 'graveyard', 'library', 'exile', 'stack', 'none'] as const;
export type ScenarioZone = (typeof PLACES)[number];

export type Expectation =
  | { readonly what: 'life' | 'poison' | 'hand-size'; readonly player: Player; readonly is: number }
  | { readonly what: 'zone'; readonly card: string; readonly is: ScenarioZone }
  | {
      readonly what: 'zone-count';
      readonly card: string;
      readonly player: Player;
      readonly zone: ScenarioZone;
      readonly is: number;
    }
  | { readonly what: 'damage-marked'; readonly card: string; readonly is: number }
  | { readonly what: 'counters'; readonly card: string; readonly kind: string; readonly is: number }
  | { readonly what: 'power-toughness'; readonly card: string; readonly is: readonly [number, number] }
  | { readonly what: 'has-ability'; readonly card: string; readonly ability: string; readonly is: boolean }
  | { readonly what: 'tapped' | 'in-combat' | 'blocked'; readonly card: string; readonly is: boolean }
  | { readonly what: 'controller'; readonly card: string; readonly is: Player }
  | { readonly what: 'mana-pool'; readonly player: Player; readonly is: string }
  | { readonly what: 'stack-size'; readonly is: number }
  | { readonly what: 'priority'; readonly is: Player }
  | { readonly what: 'step-count'; readonly step: TurnStep; readonly is: number }
  | { readonly what: 'lost'; readonly player: Player; readonly is: boolean }
  | { readonly what: 'winner'; readonly is: Player | 'draw' | null };

export interface Scenario {
  readonly id: string;
  readonly title?: string;
  readonly tier?: string;
  readonly rules?: readonly string[];
  readonly tags?: readonly string[];
  readonly start?: Partial<Moment> & { readonly active?: Player };
  readonly players: { readonly [player in Player]: Side };
  readonly steps: readonly Entry[];
  readonly end?: Moment;
  readonly expect: readonly Expectation[];
}

export interface ScenarioFile {
  readonly format: typeof FORMAT;
  readonly cards: readonly CardText[];
  readonly scenarios: readonly Scenario[];
}
