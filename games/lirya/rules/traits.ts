/** RULES 7, 10 and 12: keywords, immunities and bans of a piece now. */
import { at } from '@ludoteca/kernel';
import { evaluators } from '../effects/evaluators.ts';
import { FEATURE_BITS, KEYWORD_BITS } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import type { Gift, Immunity, KeywordName } from '../card-definition/index.ts';
import {
  evaluateAmount,
  forEachStatic,
  hasState,
  hasFeature,
  once,
  affectsPiece,
  affectsPlayer,
} from './static-abilities.ts';
import { type ReadonlyPiece, cardLevelOf, type ReadonlyState } from './lookup.ts';

const ALL_KEYWORDS = -1;

/** The keywords of a piece among these, a bit each (KEYWORD_BITS). 10.1: a silenced one has none; 7.8: stealth has who is hidden now. */
export function computeKeywords(state: ReadonlyState, piece: ReadonlyPiece, among = ALL_KEYWORDS): number {
  if (piece.gone !== undefined) return piece.gone.keywords & among;
  const marked = piece.marks.length > 0;
  let bits = cardLevelOf(piece).keywordBits;
  let given = 0;
  let lost = 0;
  let hidden = 0;
  if (marked)
    for (const { kind, word } of piece.marks) {
      if (kind === 'keyword') given |= KEYWORD_BITS[word as KeywordName];
      else if (kind === 'lose') lost |= KEYWORD_BITS[word as KeywordName];
      else if (kind === 'state' && word === 'stealth') hidden = KEYWORD_BITS.stealth;
    }
  // Most of what others give is not what is asked for.
  if ((state.worn & among) !== 0)
    for (const item of state.pieces) {
      if (item.bearer === piece.id) bits |= cardLevelOf(item).keywordBits;
    }
  if ((state.auras & among) !== 0) {
    const around = computeAuraKeywords(state, piece);
    bits |= around.given;
    lost |= around.lost;
  }
  // What one was given lasts until one shows oneself; what one has by nature or from others is of no use after that.
  if (piece.shown) bits &= ~KEYWORD_BITS.stealth;
  if (marked && hasState(piece, 'silenced')) return hidden & ~lost & among;
  return (bits | given | hidden) & ~lost & among;
}

/** What static abilities give to a piece and take from it. */
function computeAuraKeywords(
  state: ReadonlyState,
  piece: ReadonlyPiece,
): { readonly given: number; readonly lost: number } {
  let given = 0;
  let lost = 0;
  forEachStatic(state, FEATURE_BITS.keyword, (ability, source) => {
    for (const gift of ability.gives)
      if (('keyword' in gift || 'lose' in gift) && affectsPiece(state, ability, source, piece)) {
        if ('keyword' in gift) given |= KEYWORD_BITS[gift.keyword];
        else lost |= KEYWORD_BITS[gift.lose];
      }
  });
  return { given, lost };
}

export const hasKeyword = (state: ReadonlyState, piece: ReadonlyPiece, keyword: KeywordName): boolean =>
  computeKeywords(state, piece, KEYWORD_BITS[keyword]) !== 0;

/** A printed shield is put up on entry: from then on it is a mark. */
const printedKeywordNumber = (piece: ReadonlyPiece, keyword: KeywordName): number =>
  keyword === 'shield' ? 0 : (cardLevelOf(piece).keywords.get(keyword) ?? 0);

/** The number of a keyword that has one, all sources together. */
export function keywordNumber(state: ReadonlyState, piece: ReadonlyPiece, keyword: KeywordName): number {
  if (!hasKeyword(state, piece, keyword)) return 0;
  let sum = printedKeywordNumber(piece, keyword);
  for (const { kind, word, amount } of piece.marks) if (kind === 'keyword' && word === keyword) sum += amount;
  for (const item of state.pieces) if (item.bearer === piece.id) sum += printedKeywordNumber(item, keyword);
  return (state.auras & KEYWORD_BITS[keyword]) === 0 ? sum : sum + sumAuraNumbers(state, piece, keyword);
}

function sumAuraNumbers(state: ReadonlyState, piece: ReadonlyPiece, keyword: KeywordName): number {
  let sum = 0;
  forEachStatic(state, FEATURE_BITS.keyword, (ability, source) => {
    for (const gift of ability.gives)
      if ('keyword' in gift && gift.keyword === keyword && affectsPiece(state, ability, source, piece))
        sum += gift.n === undefined ? 1 : evaluateAmount(state, gift.n, source);
  });
  return sum;
}

/** Whether some static ability gives this to a piece. */
function isGrantedByStatic(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  kind: number,
  isIt: (gift: Gift) => boolean,
): boolean {
  let given = false;
  forEachStatic(state, kind, (ability, source) => {
    for (const gift of ability.gives)
      if (isIt(gift) && affectsPiece(state, ability, source, piece)) given = true;
  });
  return given;
}

/** 10.1 and 12.1 */
export function isImmune(state: ReadonlyState, piece: ReadonlyPiece, to: Immunity): boolean {
  let exposed = false;
  for (const { kind, word, data } of piece.marks)
    if ((kind === 'immune' && word === to) || (kind === 'state' && word === 'immunity' && data === to))
      return true;
    else if (kind === 'exposed') exposed = true;
  return !exposed && hasFeature(state, FEATURE_BITS.immune) && isImmuneByStatic(state, piece, to);
}

const isImmuneByStatic = (state: ReadonlyState, piece: ReadonlyPiece, to: Immunity): boolean =>
  isGrantedByStatic(state, piece, FEATURE_BITS.immune, (gift) => 'immune' in gift && gift.immune === to);

export const PROHIBITIONS = ['attack', 'defend', 'move', 'use abilities'] as const;
type Prohibition = (typeof PROHIBITIONS)[number];

export function isProhibited(state: ReadonlyState, piece: ReadonlyPiece, what: Prohibition): boolean {
  for (const { kind, word } of piece.marks) if (kind === 'cannot' && word === what) return true;
  return hasFeature(state, FEATURE_BITS.cannot) && isProhibitedByStatic(state, piece, what);
}

const isProhibitedByStatic = (state: ReadonlyState, piece: ReadonlyPiece, what: Prohibition): boolean =>
  isGrantedByStatic(state, piece, FEATURE_BITS.cannot, (gift) => 'cannot' in gift && gift.cannot === what);

/** Whether spells and abilities of that player may choose it as a target. */
export function isTargetable(state: ReadonlyState, piece: ReadonlyPiece, seat: number): boolean {
  const { stealthUntargetable } = configOf(state.settings);
  if (stealthUntargetable && concernsSeat('opponent', piece, seat) && hasKeyword(state, piece, 'stealth'))
    return false;
  for (const { kind, word } of piece.marks)
    if (kind === 'untargetable' && concernsSeat(word, piece, seat)) return false;
  return !hasFeature(state, FEATURE_BITS.untargetable) || !isUntargetableByStatic(state, piece, seat);
}

const concernsSeat = (by: string, piece: ReadonlyPiece, seat: number): boolean =>
  by === 'anybody' || seat !== piece.control;

const isUntargetableByStatic = (state: ReadonlyState, piece: ReadonlyPiece, seat: number): boolean =>
  isGrantedByStatic(
    state,
    piece,
    FEATURE_BITS.untargetable,
    (gift) => 'untargetable' in gift && concernsSeat(gift.untargetable, piece, seat),
  );

/** What a player's damage or healing by spells or abilities has more. */
export function computeBonus(
  state: ReadonlyState,
  seat: number,
  what: 'damage' | 'healing',
  of: 'spell' | 'ability',
): number {
  let more = 0;
  for (const { kind, word, amount } of at(state.players, seat).marks)
    if (kind === 'more' && (word === what || word === `${what} ${of}`)) more += amount;
  forEachStatic(state, FEATURE_BITS.more, (ability, source) => {
    for (const gift of ability.gives)
      if (
        'more' in gift &&
        gift.more === what &&
        (gift.of ?? of) === of &&
        affectsPlayer(ability, source, seat)
      )
        more += evaluateAmount(state, gift.by, source);
  });
  return more;
}

/** Whether the other side can neither see nor empty a player's hand. */
export function isHandProtected(state: ReadonlyState, seat: number): boolean {
  if (at(state.players, seat).marks.some(({ kind }) => kind === 'hand')) return true;
  let safe = false;
  forEachStatic(state, FEATURE_BITS.hand, (ability, source) => {
    if (ability.gives.some((gift) => 'hand' in gift) && affectsPlayer(ability, source, seat)) safe = true;
  });
  return safe;
}

const KEYWORDS_TOO = 3;

evaluators.computeKeywords = (state, piece) => once(piece, KEYWORDS_TOO, () => computeKeywords(state, piece));
