/** RULES 7, 10 and 12: keywords, immunities and bans of a piece now. */
import { at } from '@ludoteca/kernel';
import { reckon } from '../effects/reckoning.ts';
import { valueOf } from '../effects/values.ts';
import { GIVES, KEYWORD_BITS } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import type { Immunity, Keyword } from '../vocabulary/index.ts';
import { eachStatic, hasState, inPlay, once, reaches, reachesPlayer } from './statics.ts';
import { type PieceSeen, powersOf, type Table } from './table.ts';

const ANY = -1;

/** The keywords of a piece among these, a bit each (KEYWORD_BITS). 10.1: a silenced one has none; 7.8: stealth has who is hidden now. */
export function keywordsOf(state: Table, piece: PieceSeen, among = ANY): number {
  if (piece.gone !== undefined) return piece.gone.keywords & among;
  const marked = piece.marks.length > 0;
  let bits = powersOf(piece).keywordBits;
  let given = 0;
  let lost = 0;
  let hidden = 0;
  if (marked)
    for (const { kind, word } of piece.marks) {
      if (kind === 'keyword') given |= KEYWORD_BITS[word as Keyword];
      else if (kind === 'lose') lost |= KEYWORD_BITS[word as Keyword];
      else if (kind === 'state' && word === 'stealth') hidden = KEYWORD_BITS.stealth;
    }
  // Most of what others give is not what is asked for.
  if ((state.auras & among) !== 0) {
    for (const item of state.pieces) {
      if (item.bearer === piece.id) bits |= powersOf(item).keywordBits;
    }
    eachStatic(state, GIVES.keyword, (ability, scope, source) => {
      for (const gift of ability.gives)
        if ('keyword' in gift || 'lose' in gift)
          if (reaches(state, ability, scope, source, piece)) {
            if ('keyword' in gift) bits |= KEYWORD_BITS[gift.keyword];
            else lost |= KEYWORD_BITS[gift.lose];
          }
    });
  }
  // What one was given lasts until one shows oneself; what one has by nature or from others is of no use after that.
  if (piece.shown) bits &= ~KEYWORD_BITS.stealth;
  if (marked && hasState(piece, 'silenced')) return hidden & ~lost & among;
  return (bits | given | hidden) & ~lost & among;
}

export const hasKeyword = (state: Table, piece: PieceSeen, keyword: Keyword): boolean =>
  keywordsOf(state, piece, KEYWORD_BITS[keyword]) !== 0;

/** A printed shield is put up on entry: from then on it is a mark. */
const printedNumber = (piece: PieceSeen, keyword: Keyword): number =>
  keyword === 'shield' ? 0 : (powersOf(piece).keywords.get(keyword) ?? 0);

/** The number of a keyword that has one, all sources together. */
export function keywordNumber(state: Table, piece: PieceSeen, keyword: Keyword): number {
  if (!hasKeyword(state, piece, keyword)) return 0;
  let sum = printedNumber(piece, keyword);
  for (const { kind, word, amount } of piece.marks) if (kind === 'keyword' && word === keyword) sum += amount;
  for (const item of state.pieces) if (item.bearer === piece.id) sum += printedNumber(item, keyword);
  if ((state.auras & KEYWORD_BITS[keyword]) !== 0)
    eachStatic(state, GIVES.keyword, (ability, scope, source) => {
      for (const gift of ability.gives)
        if ('keyword' in gift && gift.keyword === keyword && reaches(state, ability, scope, source, piece))
          sum += gift.n === undefined ? 1 : valueOf(state, gift.n, scope);
    });
  return sum;
}

/** 10.1 and 12.1 */
export function isImmune(state: Table, piece: PieceSeen, to: Immunity): boolean {
  let exposed = false;
  for (const { kind, word, data } of piece.marks)
    if ((kind === 'immune' && word === to) || (kind === 'state' && word === 'immunity' && data === to))
      return true;
    else if (kind === 'exposed') exposed = true;
  let immune = false;
  if (!exposed && inPlay(state, GIVES.immune))
    eachStatic(state, GIVES.immune, (ability, scope, source) => {
      for (const gift of ability.gives)
        if ('immune' in gift && gift.immune === to && reaches(state, ability, scope, source, piece))
          immune = true;
    });
  return immune;
}

export const BANS = ['attack', 'defend', 'move', 'use abilities'] as const;
type Ban = (typeof BANS)[number];

export function cannot(state: Table, piece: PieceSeen, what: Ban): boolean {
  for (const { kind, word } of piece.marks) if (kind === 'cannot' && word === what) return true;
  let banned = false;
  if (inPlay(state, GIVES.cannot))
    eachStatic(state, GIVES.cannot, (ability, scope, source) => {
      for (const gift of ability.gives)
        if ('cannot' in gift && gift.cannot === what && reaches(state, ability, scope, source, piece))
          banned = true;
    });
  return banned;
}

/** Whether spells and abilities of that player may choose it as a target. */
export function isTargetable(state: Table, piece: PieceSeen, seat: number): boolean {
  const against = (by: string): boolean => by === 'anybody' || seat !== piece.control;
  const { stealthUntargetable } = configOf(state.settings);
  if (stealthUntargetable && against('opponent') && hasKeyword(state, piece, 'stealth')) return false;
  for (const { kind, word } of piece.marks) if (kind === 'untargetable' && against(word)) return false;
  let free = true;
  if (inPlay(state, GIVES.untargetable))
    eachStatic(state, GIVES.untargetable, (ability, scope, source) => {
      for (const gift of ability.gives)
        if (
          'untargetable' in gift &&
          against(gift.untargetable) &&
          reaches(state, ability, scope, source, piece)
        )
          free = false;
    });
  return free;
}

/** What a player's damage or healing by spells or abilities has more. */
export function moreOf(
  state: Table,
  seat: number,
  what: 'damage' | 'healing',
  of: 'spell' | 'ability',
): number {
  let more = 0;
  for (const { kind, word, amount } of at(state.players, seat).marks)
    if (kind === 'more' && (word === what || word === `${what} ${of}`)) more += amount;
  if (inPlay(state, GIVES.more))
    eachStatic(state, GIVES.more, (ability, scope, source) => {
      for (const gift of ability.gives)
        if (
          'more' in gift &&
          gift.more === what &&
          (gift.of ?? of) === of &&
          reachesPlayer(ability, source, seat)
        )
          more += valueOf(state, gift.by, scope);
    });
  return more;
}

/** Whether the other side can neither see nor empty a player's hand. */
export function isHandProtected(state: Table, seat: number): boolean {
  if (at(state.players, seat).marks.some(({ kind }) => kind === 'hand')) return true;
  let safe = false;
  eachStatic(state, GIVES.hand, (ability, _, source) => {
    if (ability.gives.some((gift) => 'hand' in gift) && reachesPlayer(ability, source, seat)) safe = true;
  });
  return safe;
}

const KEYWORDS_TOO = 3;

reckon.keywords = (state, piece) => once(piece, KEYWORDS_TOO, () => keywordsOf(state, piece));
