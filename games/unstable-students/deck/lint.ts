/** Finds errors, which make cards or the whole deck useless, and oddities in a deck. */
import type { Reason } from '@ludoteca/kernel';
import type { EffectAction, CardEffect, CardFilter, CardKind } from '../cards/codes.ts';
import { type ParsedDeck, normalizeName, isFreshman, isStudent, type CardLines, countCards } from './deck.ts';
import { MIN_REQUIREMENTS, findConflictingNames, checkRequirements } from './requirements.ts';

export interface LintFinding extends Reason {
  readonly level: 'error' | 'warning';
  readonly line: number;
}

/** Findings besides the reasons for which a deck is refused. */
export type LintReason =
  | 'lint never runs'
  | 'lint on self'
  | 'lint never lies there'
  | 'lint never in hand'
  | 'lint never playable'
  | 'lint blocks nothing'
  | 'lint not passive'
  | 'lint passive moment'
  | 'lint no such card'
  | 'lint dead'
  | 'lint nothing to offer'
  | 'lint repeated'
  | 'lint seats'
  | 'lint comment'
  | 'lint box';

const PASSIVE: ReadonlySet<EffectAction> = new Set(['MOSTRA', 'IMPEDIRE', 'INGEGNERE']);
const FROM_TABLE: ReadonlySet<EffectAction> = new Set(['ELIMINA', 'RUBA']);
const FROM_HAND: ReadonlySet<EffectAction> = new Set(['GIOCA', 'SCARTA', 'PRENDI']);
const ON_OTHERS: ReadonlySet<EffectAction> = new Set(['RUBA', 'PRENDI', 'SCAMBIA']);

const staysOnTable = ({ type }: CardKind): boolean => type !== 'MAGIA' && type !== 'ISTANTANEA';
const isPlacedInArea = ({ type }: CardKind): boolean => type === 'BONUS' || type === 'MALUS';

function momentOccurs(kind: CardKind): boolean {
  if (kind.when === 'SUBITO') return true;
  return (kind.when === 'INIZIO' || kind.when === 'FINE') && staysOnTable(kind);
}

/** Conditions under which an effect can never do anything; the first that holds is reported. */
const IMPOSSIBLE_EFFECTS: readonly (readonly [
  LintReason,
  (effect: CardEffect, kind: CardKind) => boolean,
])[] = [
  [
    'lint blocks nothing',
    ({ action }, { type, when }) => action === 'BLOCCA' && (type !== 'ISTANTANEA' || when !== 'SUBITO'),
  ],
  ['lint not passive', ({ action }, kind) => PASSIVE.has(action) && !isPlacedInArea(kind)],
  [
    'lint never runs',
    ({ action }, kind) => !PASSIVE.has(action) && action !== 'BLOCCA' && !momentOccurs(kind),
  ],
  ['lint on self', ({ action, target }) => ON_OTHERS.has(action) && target === 'IO'],
  [
    'lint never lies there',
    ({ action, filter }) => FROM_TABLE.has(action) && (filter === 'MAGIA' || filter === 'ISTANTANEA'),
  ],
  ['lint never in hand', ({ action, filter }) => FROM_HAND.has(action) && filter === 'MATRICOLA'],
  ['lint never playable', ({ action, filter }) => action === 'GIOCA' && filter === 'ISTANTANEA'],
];

const whyImpossible = (effect: CardEffect, kind: CardKind): LintReason | undefined =>
  IMPOSSIBLE_EFFECTS.find(([, fits]) => fits(effect, kind))?.[0];

export function lintDeck(deck: ParsedDeck): readonly LintFinding[] {
  const findings = [
    ...checkRequirements(deck.kinds, MIN_REQUIREMENTS).map((problem) => createFinding('error', 1, problem)),
    ...findConflictingNames(deck).map((problem) => createFinding('error', lineOf(problem), problem)),
    ...lintFreshmen(deck.kinds),
    ...deck.kinds.flatMap((kind, at) => {
      const lines = deck.lines[at];
      return lines === undefined ? [] : [...lintEffects(kind, lines, deck.kinds), ...lintCard(kind, lines)];
    }),
    ...lintRepetitions(deck),
    ...(deck.comment === undefined ? [] : [createFinding('warning', deck.comment, { why: 'lint comment' })]),
  ];
  return findings.toSorted((one, other) => one.line - other.line);
}

/** The reasons for which a deck is refused, as findings. */
export const toFindings = (problems: readonly Reason[]): readonly LintFinding[] =>
  problems.map((problem) => createFinding('error', lineOf(problem), problem));

const createFinding = (level: LintFinding['level'], line: number, reason: Reason): LintFinding => ({
  ...reason,
  level,
  line,
});

function lineOf({ facts }: Reason): number {
  const line = typeof facts === 'object' && facts !== null && 'line' in facts ? facts.line : undefined;
  return typeof line === 'number' ? line : 1;
}

function lintEffects(kind: CardKind, lines: CardLines, kinds: readonly CardKind[]): readonly LintFinding[] {
  const name = normalizeName(kind.name);
  return kind.effects.flatMap((effect, at) => {
    const line = lines.effects[at] ?? lines.card;
    const facts = { name, ...effect };
    const why = whyImpossible(effect, kind);
    if (why !== undefined) return [createFinding('error', line, { why, facts })];
    if (PASSIVE.has(effect.action) && kind.when !== 'SEMPRE')
      return [createFinding('warning', lines.when, { why: 'lint passive moment', facts })];
    return kinds.some((other) => matches(effect.filter, other))
      ? []
      : [createFinding('warning', line, { why: 'lint no such card', facts })];
  });
}

function matches(filter: CardFilter, kind: CardKind): boolean {
  if (filter === 'STUDENTE') return isStudent(kind);
  return filter === 'ALL' || filter === kind.type;
}

/** Number of effects and longest word that fit a card of the original program. */
const CARD_FRAME = { effects: 6, word: 27 } as const;

function lintCard(kind: CardKind, lines: CardLines): readonly LintFinding[] {
  const name = normalizeName(kind.name);
  const findings: LintFinding[] = [];
  if (neverActs(kind))
    findings.push(createFinding('warning', lines.card, { why: 'lint dead', facts: { name } }));
  if (kind.optional && kind.effects.length === 0)
    findings.push(
      createFinding('warning', lines.optional, { why: 'lint nothing to offer', facts: { name } }),
    );
  const long = kind.description.split(/\s/).some((word) => word.length > CARD_FRAME.word);
  if (long || kind.effects.length > CARD_FRAME.effects)
    findings.push(createFinding('warning', lines.card, { why: 'lint box', facts: { name, ...CARD_FRAME } }));
  return findings;
}

/** A student counts without effects; any other card must do something, and an instant must block. */
function neverActs(kind: CardKind): boolean {
  if (isStudent(kind)) return false;
  const alive = kind.effects.filter((effect) => whyImpossible(effect, kind) === undefined);
  return kind.type === 'ISTANTANEA' ? !alive.some(({ action }) => action === 'BLOCCA') : alive.length === 0;
}

/** Warns if the freshmen do not suffice for the largest table. */
function lintFreshmen(kinds: readonly CardKind[]): readonly LintFinding[] {
  const freshmen = countCards(kinds.filter(isFreshman));
  if (freshmen < MIN_REQUIREMENTS.seats || freshmen >= MAX_SEATS) return [];
  return [createFinding('warning', 1, { why: 'lint seats', facts: { freshmen, seats: MAX_SEATS } })];
}
const MAX_SEATS = 4;

function lintRepetitions({ kinds, lines }: ParsedDeck): readonly LintFinding[] {
  const refused = new Set(findConflictingNames({ kinds, lines }).map(lineOf));
  const seen = new Set<string>();
  return kinds.flatMap((kind, at) => {
    const name = normalizeName(kind.name);
    const line = lines[at]?.name ?? 1;
    if (!seen.has(name)) seen.add(name);
    else if (!refused.has(line))
      return [createFinding('warning', line, { why: 'lint repeated', facts: { name } })];
    return [];
  });
}
