/** RULES 7, 10 and 12: computes keywords, immunities and prohibitions of pieces, and bonuses of players. */
import { at } from '@ludoteca/kernel';
import { evaluators } from '../effects/evaluators.ts';
import { evaluateValue } from '../effects/values.ts';
import { FEATURE_BITS, KEYWORD_BITS } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import type { ElementName, Gift, Immunity, KeywordName } from '../card-definition/index.ts';
import { forEachStatic, hasState, hasFeature, affectsPiece, affectsPlayer } from './static-abilities.ts';
import { computeOnce, type StaticEvaluation } from './static-evaluation.ts';
import type { ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { cardLevelOf } from './lookup.ts';

const ALL_KEYWORDS = -1;

/** The keywords of a piece among those in the mask `among`, as a mask of KEYWORD_BITS. */
export function computeKeywords(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  among = ALL_KEYWORDS,
  evaluation?: StaticEvaluation,
): number {
  if (piece.gone !== undefined) return piece.gone.keywords & among;
  let own = cardLevelOf(piece).keywordBits;
  let given = 0;
  let lost = 0;
  let stealthState = 0;
  for (const { kind, word } of piece.marks) {
    if (kind === 'keyword') given |= KEYWORD_BITS[word as KeywordName];
    else if (kind === 'lose') lost |= KEYWORD_BITS[word as KeywordName];
    else if (kind === 'state' && word === 'stealth') stealthState = KEYWORD_BITS.stealth;
  }
  if ((state.worn & among) !== 0)
    for (const item of state.pieces) {
      if (item.bearer === piece.id) own |= cardLevelOf(item).keywordBits;
    }
  if ((state.auras & among) !== 0)
    forEachStatic(state, FEATURE_BITS.keyword, evaluation, (active) => {
      for (const gift of active.ability.gives)
        if (('keyword' in gift || 'lose' in gift) && affectsPiece(state, active, piece)) {
          if ('keyword' in gift) own |= KEYWORD_BITS[gift.keyword];
          else lost |= KEYWORD_BITS[gift.lose];
        }
    });
  // 7.8: once shown, only stealth given by a modifier hides it; attacking and defending remove such modifiers.
  if (piece.shown) own &= ~KEYWORD_BITS.stealth;
  if (hasState(piece, 'silenced')) return stealthState & ~lost & among;
  return (own | given | stealthState) & ~lost & among;
}

export const hasKeyword = (state: ReadonlyState, piece: ReadonlyPiece, keyword: KeywordName): boolean =>
  computeKeywords(state, piece, KEYWORD_BITS[keyword]) !== 0;

/** A printed shield becomes a modifier on entry. */
const printedKeywordNumber = (piece: ReadonlyPiece, keyword: KeywordName): number =>
  keyword === 'shield' ? 0 : (cardLevelOf(piece).keywords.get(keyword) ?? 0);

/** The sum of the numbers of a keyword (pierce 2) over all sources. */
export function keywordNumber(state: ReadonlyState, piece: ReadonlyPiece, keyword: KeywordName): number {
  return hasKeyword(state, piece, keyword) ? sumKeywordNumbers(state, piece, keyword) : 0;
}

/** The number of a keyword that the piece has. */
export function sumKeywordNumbers(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  keyword: KeywordName,
  evaluation?: StaticEvaluation,
): number {
  let sum = printedKeywordNumber(piece, keyword);
  for (const { kind, word, amount } of piece.marks) if (kind === 'keyword' && word === keyword) sum += amount;
  if ((state.worn & KEYWORD_BITS[keyword]) !== 0)
    for (const item of state.pieces) if (item.bearer === piece.id) sum += printedKeywordNumber(item, keyword);
  if ((state.auras & KEYWORD_BITS[keyword]) !== 0)
    forEachStatic(state, FEATURE_BITS.keyword, evaluation, (active) => {
      for (const gift of active.ability.gives)
        if ('keyword' in gift && gift.keyword === keyword && affectsPiece(state, active, piece))
          sum += gift.n === undefined ? 1 : evaluateValue(state, gift.n, active.scope);
    });
  return sum;
}

/** Whether a static ability gives such a gift to a piece. */
function isGrantedByStatic(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  feature: number,
  isWanted: (gift: Gift) => boolean,
): boolean {
  let granted = false;
  forEachStatic(state, feature, undefined, (active) => {
    if (active.ability.gives.some(isWanted) && affectsPiece(state, active, piece)) granted = true;
  });
  return granted;
}

/** 10.1 and 12.1 */
export function isImmune(state: ReadonlyState, piece: ReadonlyPiece, to: Immunity | ElementName): boolean {
  let exposed = false;
  for (const { kind, word, data } of piece.marks)
    if ((kind === 'immune' && word === to) || (kind === 'state' && word === 'immunity' && data === to))
      return true;
    else if (kind === 'exposed') exposed = true;
  return !exposed && hasFeature(state, FEATURE_BITS.immune) && isImmuneByStatic(state, piece, to);
}

const isImmuneByStatic = (state: ReadonlyState, piece: ReadonlyPiece, to: Immunity | ElementName): boolean =>
  isGrantedByStatic(state, piece, FEATURE_BITS.immune, (gift) => 'immune' in gift && gift.immune === to);

export const PROHIBITIONS = ['attack', 'defend', 'move', 'use abilities'] as const;
type Prohibition = (typeof PROHIBITIONS)[number];

export function isProhibited(state: ReadonlyState, piece: ReadonlyPiece, what: Prohibition): boolean {
  for (const { kind, word } of piece.marks) if (kind === 'cannot' && word === what) return true;
  return hasFeature(state, FEATURE_BITS.cannot) && isProhibitedByStatic(state, piece, what);
}

const isProhibitedByStatic = (state: ReadonlyState, piece: ReadonlyPiece, what: Prohibition): boolean =>
  isGrantedByStatic(state, piece, FEATURE_BITS.cannot, (gift) => 'cannot' in gift && gift.cannot === what);

/** Whether spells and abilities of the seat may target the piece. */
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

/** What is added to the damage or healing of a player's spells or abilities. */
export function computeBonus(
  state: ReadonlyState,
  seat: number,
  what: 'damage' | 'healing',
  of: 'spell' | 'ability',
): number {
  let bonus = 0;
  for (const { kind, word, amount } of at(state.players, seat).marks)
    if (kind === 'more' && (word === what || word === `${what} ${of}`)) bonus += amount;
  forEachStatic(state, FEATURE_BITS.more, undefined, (active) => {
    for (const gift of active.ability.gives)
      if ('more' in gift && gift.more === what && (gift.of ?? of) === of && affectsPlayer(active, seat))
        bonus += evaluateValue(state, gift.by, active.scope);
  });
  return bonus;
}

/** Whether the opponent can neither see nor empty the hand. */
export function isHandProtected(state: ReadonlyState, seat: number): boolean {
  if (at(state.players, seat).marks.some(({ kind }) => kind === 'hand')) return true;
  let isProtected = false;
  forEachStatic(state, FEATURE_BITS.hand, undefined, (active) => {
    if (active.ability.gives.some((gift) => 'hand' in gift) && affectsPlayer(active, seat))
      isProtected = true;
  });
  return isProtected;
}

evaluators.computeKeywords = (state, piece, evaluation) =>
  computeOnce(evaluation, piece, 'keywords', () => computeKeywords(state, piece, ALL_KEYWORDS, evaluation));
