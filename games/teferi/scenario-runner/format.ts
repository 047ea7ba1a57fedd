/** The types of scenario files, format `ludoteca-teferi-scenario/1`: a position, the actions of the players, expectations. See docs/teferi-scenarios.md. */
import type { TurnStep } from '../abilities/index.ts';

export const SCENARIO_FORMAT = 'ludoteca-teferi-scenario/1';

export const PLAYERS = ['A', 'B'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** A card in the fields of Scryfall. */
export interface ScenarioCard {
  readonly name: string;
  readonly mana_cost?: string;
  readonly type_line: string;
  readonly oracle_text?: string;
  readonly keywords?: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
}

/** A card in a zone; the last five fields are for the battlefield. */
export interface PlacedCard {
  readonly card: string;
  readonly as?: string;
  readonly count?: number;
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly counters?: { readonly [kind: string]: number };
  readonly damage?: number;
  readonly attachedTo?: string;
}
export type PlacedCards = readonly (string | PlacedCard)[];

export interface PlayerSetup {
  readonly life?: number;
  readonly poison?: number;
  readonly battlefield?: PlacedCards;
  readonly hand?: PlacedCards;
  readonly graveyard?: PlacedCards;
  readonly exile?: PlacedCards;
  /** The top card first. */
  readonly library?: PlacedCards;
  /** False: the library is not filled with forty Wastes below its listed cards. */
  readonly libraryFill?: boolean;
  /** `any`, or the mana that is added to the pool before each payment; absent: mana comes from the pool and lands. */
  readonly mana?: string;
}

export interface GameMoment {
  readonly turn: number;
  readonly step: TurnStep;
}

export const QUESTION_WORDS = [
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
export type QuestionWord = (typeof QUESTION_WORDS)[number];
/** Labels, a number, or a word. */
export type AnswerValue = readonly (string | number)[] | number | string;

export interface ScenarioAnswer {
  readonly player: PlayerName;
  readonly question: QuestionWord;
  readonly choose: AnswerValue;
}

/** Details of casting a spell or activating an ability. */
export interface AnnouncementDetails {
  readonly targets?: readonly string[];
  readonly x?: number;
  readonly modes?: readonly number[];
  readonly pay?: readonly string[];
}
export interface DeclaredAttacker {
  readonly attacker: string;
  /** The opponent if absent. */
  readonly at?: string;
}
export interface DeclaredBlocker {
  readonly blocker: string;
  readonly attacker: string;
}
export interface DividedDamage {
  readonly source: string;
  readonly to: { readonly [recipient: string]: number };
}

interface PlayerEntry extends GameMoment {
  readonly player: PlayerName;
  readonly refused?: boolean;
  readonly hold?: boolean;
  readonly answers?: readonly ScenarioAnswer[];
}
export type ActionEntry =
  | (PlayerEntry & { readonly do: 'attack'; readonly attackers: readonly (string | DeclaredAttacker)[] })
  | (PlayerEntry & { readonly do: 'block'; readonly blocks: readonly DeclaredBlocker[] })
  | (PlayerEntry & { readonly do: 'assign-damage'; readonly assign: readonly DividedDamage[] })
  | (PlayerEntry & AnnouncementDetails & { readonly do: 'cast'; readonly card: string })
  | (PlayerEntry &
      AnnouncementDetails & { readonly do: 'activate'; readonly source: string; readonly ability: number })
  | (PlayerEntry & { readonly do: 'play-land'; readonly card: string })
  | (PlayerEntry & { readonly do: 'concede' });
/** An action that a player takes with priority. */
export type PriorityEntry = Extract<ActionEntry, { do: 'cast' | 'activate' | 'play-land' }>;
/** The label of the card or permanent of an action. */
export const sourceLabelOf = (entry: PriorityEntry): string =>
  entry.do === 'activate' ? entry.source : entry.card;

export type ScenarioEntry =
  | ActionEntry
  | (PlayerEntry & { readonly do: 'choose'; readonly question: QuestionWord; readonly choose: AnswerValue })
  | (GameMoment & {
      readonly do: 'resolve';
      readonly count?: number;
      readonly answers?: readonly ScenarioAnswer[];
    })
  | (GameMoment & { readonly do: 'check'; readonly expect: readonly Expectation[] });

export const SCENARIO_ZONES = [
  'battlefield',
  'hand',
  'graveyard',
  'library',
  'exile',
  'stack',
  'none',
] as const;
export type ScenarioZone = (typeof SCENARIO_ZONES)[number];

export type Expectation =
  | { readonly what: 'life' | 'poison' | 'hand-size'; readonly player: PlayerName; readonly is: number }
  | { readonly what: 'zone'; readonly card: string; readonly is: ScenarioZone }
  | {
      readonly what: 'zone-count';
      readonly card: string;
      readonly player: PlayerName;
      readonly zone: ScenarioZone;
      readonly is: number;
    }
  | { readonly what: 'damage-marked'; readonly card: string; readonly is: number }
  | { readonly what: 'counters'; readonly card: string; readonly kind: string; readonly is: number }
  | { readonly what: 'power-toughness'; readonly card: string; readonly is: readonly [number, number] }
  | { readonly what: 'has-ability'; readonly card: string; readonly ability: string; readonly is: boolean }
  | { readonly what: 'tapped' | 'in-combat' | 'blocked'; readonly card: string; readonly is: boolean }
  | { readonly what: 'controller'; readonly card: string; readonly is: PlayerName }
  | { readonly what: 'mana-pool'; readonly player: PlayerName; readonly is: string }
  | { readonly what: 'stack-size'; readonly is: number }
  | { readonly what: 'priority'; readonly is: PlayerName }
  | { readonly what: 'step-count'; readonly step: TurnStep; readonly is: number }
  | { readonly what: 'lost'; readonly player: PlayerName; readonly is: boolean }
  | { readonly what: 'winner'; readonly is: PlayerName | 'draw' | null };

export interface Scenario {
  readonly id: string;
  readonly title?: string;
  readonly tier?: string;
  readonly rules?: readonly string[];
  readonly tags?: readonly string[];
  readonly start?: Partial<GameMoment> & { readonly active?: PlayerName };
  readonly players: { readonly [player in PlayerName]: PlayerSetup };
  readonly steps: readonly ScenarioEntry[];
  readonly end?: GameMoment;
  readonly expect: readonly Expectation[];
}

export interface ScenarioFile {
  readonly format: typeof SCENARIO_FORMAT;
  readonly cards: readonly ScenarioCard[];
  readonly scenarios: readonly Scenario[];
}
