/** The state of one lint run: collected faults and what can be referred to at the current place. */
import type { Reason, SchemaContext, SchemaIssue } from '@ludoteca/kernel';
import type { PluginNames } from '../plugins/registry.ts';

/** The reasons of faults with their rule numbers in docs/lirya-cards.md. */
const RULE_NUMBERS = {
  'not plain': 'S1',
  'not fields': 'S1',
  'unknown field': 'S1',
  'missing field': 'S1',
  'not text': 'S1',
  'text length': 'S1',
  'straight apostrophe': 'S2',
  'not whole': 'S3',
  'not one of': 'S1',
  'not a list': 'S1',
  'list length': 'S3',
  'no such kind': 'S1',
  'not yes': 'S1',
  'not a flag': 'S1',
  format: 'S4',
  'set id': 'S4',
  'set taken': 'S4',
  'plug-in': 'S5',
  'card id': 'S6',
  'card twice': 'S6',
  'card taken': 'S6',
  'token cost': 'S7',
  'keyword number': 'S8',
  'keyword twice': 'S8',
  'spell keyword': 'S8',
  'no such card': 'S9',
  'no token': 'S9',
  'token type': 'S9',
  'first level': 'S10',
  'fewer points': 'S10',
  'no cost': 'S11',
  'cost twice': 'S11',
  'cost last': 'S11',
  'card cost': 'S11',
  'not in play': 'S23',
  'no such target': 'S12',
  'no choice': 'S12',
  'no bearer': 'S13',
  'no source': 'S13',
  'no trigger': 'S13',
  'no loop': 'S13',
  'nothing paid': 'S13',
  chance: 'S14',
  'no such ability': 'S15',
  'static gift': 'S15',
  'trigger detail': 'S16',
  immunity: 'S17',
  pierce: 'S17',
  'from hand': 'S18',
  replacement: 'S19',
  'no player': 'S20',
  'no card': 'S20',
  'wrong gift': 'S15',
  'hidden cards': 'S22',
  range: 'S3',
  'by level': 'S13',
  'never counted': 'S21',
  'never remembered': 'S21',
} as const;
export type LintReason = keyof typeof RULE_NUMBERS;
export const LINT_REASONS = Object.keys(RULE_NUMBERS) as readonly LintReason[];

/** What can be referred to at a place within a card. */
export interface LintScope {
  /** The type of the card. */
  readonly type?: unknown;
  /** The kind of each declared target: card, player, stack … */
  readonly targets: readonly string[];
  readonly hasTrigger: boolean;
  readonly inLoop: boolean;
  readonly paysCards: boolean;
  /** Within the condition of an `if` effect. */
  readonly inDecision: boolean;
  /** Within the gifts of a static ability. */
  readonly isStatic: boolean;
}

export const EMPTY_SCOPE: LintScope = {
  targets: [],
  hasTrigger: false,
  inLoop: false,
  paysCards: false,
  inDecision: false,
  isStatic: false,
};

/** Further faults are not reported. */
const MAX_FAULTS = 200;

/** The content that cards refer to. */
export interface LintContent {
  /** A card of the set, unchecked, or of a set loaded before. */
  findCard(id: string): { readonly type?: unknown; readonly token?: unknown } | undefined;
  /** Whether a set loaded before has a card of this id. */
  isTaken(id: string): boolean;
  hasSet(id: string): boolean;
  /** Plug-ins that the set requires; undefined for those that are not loaded. */
  readonly plugins: ReadonlyMap<string, PluginNames | undefined>;
}

export class LintContext implements SchemaContext {
  readonly faults: Reason[] = [];
  readonly content: LintContent;
  /** Id of the current card; empty while the set's header is checked. */
  card = '';
  /** Ids of the cards checked so far. */
  readonly cardIds = new Set<string>();
  scope: LintScope = EMPTY_SCOPE;
  /** Names that the current card defines: its extra abilities, its counters, what it remembers. */
  extras: ReadonlySet<string> = new Set();
  counterNames: ReadonlySet<string> = new Set();
  rememberedNames: ReadonlySet<string> = new Set();

  constructor(content: LintContent) {
    this.content = content;
  }

  report(why: LintReason, field: string, facts: SchemaIssue['facts'] = {}): void {
    if (this.faults.length >= MAX_FAULTS) return;
    this.faults.push({ why, rule: RULE_NUMBERS[why], facts: { card: this.card, field, ...facts } });
  }

  /** Runs a check in a changed scope. */
  withScope(change: Partial<LintScope>, check: () => void): void {
    const before = this.scope;
    this.scope = { ...before, ...change };
    check();
    this.scope = before;
  }
}

/** Reports the faults of the value at a path. */
export type LintCheck = (value: unknown, path: string, context: LintContext) => void;
