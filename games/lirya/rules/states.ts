/** RULES 10: states come and go. */
import type { Mark, Piece } from '../parts.ts';
import { configOf } from '../settings.ts';
import type { Immunity, StateName } from '../vocabulary/index.ts';
import { addMark, over, type Term } from './marks.ts';
import { type Hands, seenOf } from './table.ts';
import { isImmune } from './traits.ts';
import { fire } from './triggers.ts';

export const NEGATIVE: ReadonlySet<string> = new Set<StateName>([
  'stunned',
  'poisoned',
  'paralysed',
  'cursed',
  'vulnerable',
  'rooted',
  'silenced',
]);

export interface Applied {
  readonly state: StateName;
  readonly amount?: number;
  readonly against?: Immunity;
  readonly term: Term;
}

/** 10.3. Says whether it is there now. */
export function applyState(
  dealer: Hands,
  piece: Piece,
  { state: name, amount, against, term }: Applied,
): boolean {
  const { state } = dealer;
  const { amounts, opposites } = configOf(state.settings);
  if (isImmune(state, piece, name)) {
    dealer.tell({ did: 'immune', piece: seenOf(piece), to: name });
    return false;
  }
  const pair = opposites.find((two) => two.includes(name));
  const opposite = pair?.find((one) => one !== name);
  if (opposite !== undefined && removeState(dealer, piece, opposite, 'cancelled')) return false;
  const old = piece.marks.find(({ kind, word }) => kind === 'state' && word === name);
  if (old !== undefined && lasts(old) && !lasts(term)) return true;
  if (old !== undefined) removeMark(dealer, piece, old, 'replaced');
  const usual = amounts[name as keyof typeof amounts] ?? 0;
  addMark(
    dealer,
    piece.id,
    { kind: 'state', word: name, amount: amount ?? usual, ...(against && { data: against }) },
    term,
  );
  dealer.tell({
    did: 'state',
    piece: seenOf(piece),
    state: name,
    amount: amount ?? usual,
    ...(term.until === 'turns' && { turns: term.turns }),
  });
  fire(dealer, 'state applied', piece.id, term.source, amount ?? usual, name);
  return true;
}

const lasts = ({ until, fixed }: Pick<Mark, 'until' | 'fixed'>): boolean => until === 'permanent' || fixed;

function removeMark(
  dealer: Hands,
  piece: Piece,
  mark: Mark,
  why: 'removed' | 'cancelled' | 'replaced',
): void {
  piece.marks.splice(piece.marks.indexOf(mark), 1);
  over(dealer, piece.id, mark, why);
}

/** Says whether there was one. */
export function removeState(
  dealer: Hands,
  piece: Piece,
  name: StateName,
  why: 'removed' | 'cancelled',
): boolean {
  const mark = piece.marks.find(({ kind, word }) => kind === 'state' && word === name);
  if (mark === undefined || (mark.fixed && why === 'removed')) return false;
  removeMark(dealer, piece, mark, why);
  return true;
}

/** 10.4: so many of what is negative, the newest first. */
export function purify(dealer: Hands, piece: Piece, most: number): number {
  let gone = 0;
  for (const mark of piece.marks.toReversed()) {
    if (gone >= most) break;
    if (!isNegative(piece, mark)) continue;
    removeMark(dealer, piece, mark, 'removed');
    gone++;
  }
  return gone;
}

function isNegative(piece: Piece, { kind, word, amount, by, until, fixed }: Mark): boolean {
  if (fixed) return false;
  if (kind === 'state') return NEGATIVE.has(word);
  const isStat = kind === 'attack' || kind === 'defence' || kind === 'health';
  return isStat && amount < 0 && by !== piece.control && until !== 'permanent';
}

/** 7.8: whoever shows themself is hidden no more. */
export function unveil(dealer: Hands, piece: Piece): void {
  piece.shown = true;
  removeState(dealer, piece, 'stealth', 'cancelled');
}
