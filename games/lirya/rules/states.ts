/** RULES 10: applies and removes states. */
import type { RulesConfig } from '../config.ts';
import type { Modifier, Piece, LiryaDealer } from '../parts.ts';
import { KEYWORD_BITS, TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import type { Immunity, StateName } from '../card-definition/index.ts';
import { addModifier, endModifier, type ModifierTerm } from './modifiers.ts';
import { namePiece } from './lookup.ts';
import { computeKeywords, isImmune } from './traits.ts';
import { fireTriggers } from './triggers.ts';

const NEGATIVE_STATES: ReadonlySet<string> = new Set<StateName>([
  'stunned',
  'poisoned',
  'paralysed',
  'cursed',
  'vulnerable',
  'rooted',
  'silenced',
]);

export interface StateApplication {
  readonly state: StateName;
  readonly amount: number | undefined;
  readonly against: Immunity | undefined;
  readonly term: ModifierTerm;
}

/** 10.3. Returns whether the piece has the state afterwards. */
export function applyState(
  dealer: LiryaDealer,
  piece: Piece,
  { state: name, amount, against, term }: StateApplication,
): boolean {
  const { state } = dealer;
  const { amounts, opposites, lastingStatesStay } = configOf(state.settings);
  if (isImmune(state, piece, name)) {
    dealer.tell({ did: 'immune', piece: namePiece(piece), to: name });
    return false;
  }
  const opposite = oppositeOf(opposites, name);
  if (opposite !== undefined && removeState(dealer, piece, opposite, 'cancelled')) return false;
  const old = findStateModifier(piece, name, against);
  if (old !== undefined && lastingStatesStay && isLasting(old) && !isLasting(term)) return true;
  if (old !== undefined) removeModifier(dealer, piece, old, 'replaced');
  const newAmount = amount ?? amounts[name as keyof typeof amounts] ?? 0;
  addModifier(dealer, piece.id, { kind: 'state', word: name, amount: newAmount, data: against }, term);
  const seen = namePiece(piece);
  dealer.tell(
    term.until === 'turns'
      ? { did: 'state', piece: seen, state: name, amount: newAmount, turns: term.turns }
      : { did: 'state', piece: seen, state: name, amount: newAmount },
  );
  fireTriggers(dealer, TRIGGER_EVENT['state applied'], piece.id, term.source, newAmount, name);
  return true;
}

function oppositeOf(pairs: RulesConfig['opposites'], name: StateName): StateName | undefined {
  for (const [one, two] of pairs) {
    if (one === name) return two;
    if (two === name) return one;
  }
  return undefined;
}

/** 10.3: immunities against different things are different states. */
function findStateModifier({ marks }: Piece, name: StateName, against?: Immunity): Modifier | undefined {
  for (const modifier of marks) {
    if (modifier.kind === 'state' && modifier.word === name && modifier.data === against) return modifier;
  }
  return undefined;
}

const isLasting = ({ until, fixed }: Pick<Modifier, 'until' | 'fixed'>): boolean =>
  until === 'permanent' || fixed;

function removeModifier(
  dealer: LiryaDealer,
  piece: Piece,
  modifier: Modifier,
  why: 'removed' | 'cancelled' | 'replaced',
): void {
  piece.marks.splice(piece.marks.indexOf(modifier), 1);
  endModifier(dealer, piece.id, modifier, why);
}

/** Returns whether the piece had it. */
export function removeState(
  dealer: LiryaDealer,
  piece: Piece,
  name: StateName,
  why: 'removed' | 'cancelled',
): boolean {
  const modifier = findStateModifier(piece, name);
  if (modifier === undefined || (modifier.fixed && why === 'removed')) return false;
  removeModifier(dealer, piece, modifier, why);
  return true;
}

/** 10.4: up to `max` negative modifiers, the newest first. Returns how many were removed. */
export function purify(dealer: LiryaDealer, piece: Piece, max: number): number {
  let removed = 0;
  for (const modifier of piece.marks.toReversed()) {
    if (removed >= max) break;
    if (!isNegative(piece, modifier)) continue;
    removeModifier(dealer, piece, modifier, 'removed');
    removed++;
  }
  return removed;
}

function isNegative(piece: Piece, { kind, word, amount, by, until, fixed }: Modifier): boolean {
  if (fixed) return false;
  if (kind === 'state') return NEGATIVE_STATES.has(word);
  const isStat = kind === 'attack' || kind === 'defence' || kind === 'health';
  return isStat && amount < 0 && by !== piece.control && until !== 'permanent';
}

/** 10.5: removes given immunities and suppresses all others until immunity is given anew. */
export function removeImmunity(dealer: LiryaDealer, piece: Piece): void {
  for (const modifier of piece.marks.slice())
    if (
      !modifier.fixed &&
      (modifier.kind === 'immune' || (modifier.kind === 'state' && modifier.word === 'immunity'))
    )
      removeModifier(dealer, piece, modifier, 'removed');
  if (piece.marks.some(({ kind }) => kind === 'exposed')) return;
  piece.marks.push({
    kind: 'exposed',
    word: '',
    amount: 0,
    until: 'permanent',
    turns: 0,
    by: piece.control,
    source: piece.id,
    fixed: true,
  });
}

/** 7.8: attacking, defending or an effect ends stealth. */
export function endStealth(
  dealer: LiryaDealer,
  piece: Piece,
  why: 'removed' | 'cancelled' = 'cancelled',
): void {
  const isHidden = (computeKeywords(dealer.state, piece, KEYWORD_BITS.stealth) & KEYWORD_BITS.stealth) !== 0;
  piece.shown = true;
  if (!removeState(dealer, piece, 'stealth', why) && isHidden)
    dealer.tell({ did: 'stealth over', piece: namePiece(piece) });
  for (const modifier of piece.marks.filter(({ kind, word }) => kind === 'keyword' && word === 'stealth'))
    removeModifier(dealer, piece, modifier, why);
}
