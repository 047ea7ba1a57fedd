/** What is wrong, or at least odd, in a deck. A mistake makes cards or the whole deck useless; an oddity is only told. */
import type { Reason } from '@ludoteca/kernel';
import type { Action, Effect, Filter, Kind } from '../cards/codes.ts';
import { type DeckFile, identityOf, isStudent, type Lines, sizeOf } from './deck.ts';
import { FEWEST, twice, unplayable } from './playable.ts';

export interface Finding extends Reason {
  readonly level: 'error' | 'warning';
  readonly line: number;
}

/** What is found besides what a deck is refused for. */
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

const PASSIVE: ReadonlySet<Action> = new Set(['MOSTRA', 'IMPEDIRE', 'INGEGNERE']);
const FROM_TABLE: ReadonlySet<Action> = new Set(['ELIMINA', 'RUBA']);
const FROM_HAND: ReadonlySet<Action> = new Set(['GIOCA', 'SCARTA', 'PRENDI']);
const ON_OTHERS: ReadonlySet<Action> = new Set(['RUBA', 'PRENDI', 'SCAMBIA']);

/** Whether the card ever lies before somebody. */
const staysOnTable = ({ type }: Kind): boolean => type !== 'MAGIA' && type !== 'ISTANTANEA';
const liesInArea = ({ type }: Kind): boolean => type === 'BONUS' || type === 'MALUS';

/** Whether the moment of a card ever comes. */
function comes(kind: Kind): boolean {
  if (kind.when === 'SUBITO') return true;
  return (kind.when === 'INIZIO' || kind.when === 'FINE') && staysOnTable(kind);
}

/** Why an effect can never do anything, whatever lies on the table; the first reason is enough. */
const IMPOSSIBLE: readonly (readonly [LintReason, (effect: Effect, kind: Kind) => boolean])[] = [
  [
    'lint blocks nothing',
    ({ action }, { type, when }) => action === 'BLOCCA' && (type !== 'ISTANTANEA' || when !== 'SUBITO'),
  ],
  ['lint not passive', ({ action }, kind) => PASSIVE.has(action) && !liesInArea(kind)],
  ['lint never runs', ({ action }, kind) => !PASSIVE.has(action) && action !== 'BLOCCA' && !comes(kind)],
  ['lint on self', ({ action, target }) => ON_OTHERS.has(action) && target === 'IO'],
  [
    'lint never lies there',
    ({ action, filter }) => FROM_TABLE.has(action) && (filter === 'MAGIA' || filter === 'ISTANTANEA'),
  ],
  ['lint never in hand', ({ action, filter }) => FROM_HAND.has(action) && filter === 'MATRICOLA'],
  ['lint never playable', ({ action, filter }) => action === 'GIOCA' && filter === 'ISTANTANEA'],
];

const whyImpossible = (effect: Effect, kind: Kind): LintReason | undefined =>
  IMPOSSIBLE.find(([, fits]) => fits(effect, kind))?.[0];

export function lint(deck: DeckFile): readonly Finding[] {
  const findings = [
    ...unplayable(deck.kinds, FEWEST).map((trouble) => finding('error', 1, trouble)),
    ...twice(deck).map((trouble) => finding('error', lineIn(trouble), trouble)),
    ...seats(deck.kinds),
    ...deck.kinds.flatMap((kind, at) => {
      const lines = deck.lines[at];
      return lines === undefined ? [] : [...aboutEffects(kind, lines, deck.kinds), ...aboutCard(kind, lines)];
    }),
    ...repeated(deck),
    ...(deck.comment === undefined ? [] : [finding('warning', deck.comment, { why: 'lint comment' })]),
  ];
  return findings.toSorted((one, other) => one.line - other.line);
}

/** What refuses a deck, as findings. */
export const asFindings = (troubles: readonly Reason[]): readonly Finding[] =>
  troubles.map((trouble) => finding('error', lineIn(trouble), trouble));

const finding = (level: Finding['level'], line: number, reason: Reason): Finding => ({
  ...reason,
  level,
  line,
});

function lineIn({ facts }: Reason): number {
  const line = typeof facts === 'object' && facts !== null && 'line' in facts ? facts.line : undefined;
  return typeof line === 'number' ? line : 1;
}

function aboutEffects(kind: Kind, lines: Lines, kinds: readonly Kind[]): readonly Finding[] {
  const name = identityOf(kind.name);
  return kind.effects.flatMap((effect, at) => {
    const line = lines.effects[at] ?? lines.card;
    const facts = { name, ...effect };
    const why = whyImpossible(effect, kind);
    if (why !== undefined) return [finding('error', line, { why, facts })];
    if (PASSIVE.has(effect.action) && kind.when !== 'SEMPRE')
      return [finding('warning', lines.when, { why: 'lint passive moment', facts })];
    return kinds.some((other) => matches(effect.filter, other))
      ? []
      : [finding('warning', line, { why: 'lint no such card', facts })];
  });
}

function matches(filter: Filter, kind: Kind): boolean {
  if (filter === 'STUDENTE') return isStudent(kind);
  return filter === 'ALL' || filter === kind.type;
}

/** How many lines of text and of effects a card has room for in the original world. */
const BOX = { effects: 6, word: 27 } as const;

function aboutCard(kind: Kind, lines: Lines): readonly Finding[] {
  const name = identityOf(kind.name);
  const findings: Finding[] = [];
  if (isDead(kind)) findings.push(finding('warning', lines.card, { why: 'lint dead', facts: { name } }));
  if (kind.optional && kind.effects.length === 0)
    findings.push(finding('warning', lines.optional, { why: 'lint nothing to offer', facts: { name } }));
  const long = kind.description.split(/\s/).some((word) => word.length > BOX.word);
  if (long || kind.effects.length > BOX.effects)
    findings.push(finding('warning', lines.card, { why: 'lint box', facts: { name, ...BOX } }));
  return findings;
}

/** A student counts by being there; everything else must do something, and an instant must block. */
function isDead(kind: Kind): boolean {
  if (isStudent(kind)) return false;
  const alive = kind.effects.filter((effect) => whyImpossible(effect, kind) === undefined);
  return kind.type === 'ISTANTANEA' ? !alive.some(({ action }) => action === 'BLOCCA') : alive.length === 0;
}

/** Freshmen for a table with more seats than the fewest. */
function seats(kinds: readonly Kind[]): readonly Finding[] {
  const freshmen = sizeOf(kinds.filter(({ type }) => type === 'MATRICOLA'));
  if (freshmen < FEWEST.seats || freshmen >= MOST_SEATS) return [];
  return [finding('warning', 1, { why: 'lint seats', facts: { freshmen, seats: MOST_SEATS } })];
}
const MOST_SEATS = 4;

function repeated({ kinds, lines }: DeckFile): readonly Finding[] {
  const refused = new Set(twice({ kinds, lines }).map(lineIn));
  const seen = new Set<string>();
  return kinds.flatMap((kind, at) => {
    const name = identityOf(kind.name);
    const line = lines[at]?.name ?? 1;
    if (!seen.has(name)) seen.add(name);
    else if (!refused.has(line)) return [finding('warning', line, { why: 'lint repeated', facts: { name } })];
    return [];
  });
}
