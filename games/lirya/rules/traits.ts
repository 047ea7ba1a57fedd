/** RULES 7, 10 and 12: keywords, immunities and bans of a piece now. */
import { at } from '@ludoteca/kernel';
import { reckon } from '../effects/reckoning.ts';
import { GIVES, KEYWORD_BITS } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import type { Gift, Immunity, Keyword } from '../vocabulary/index.ts';
import { amountOf, eachStatic, hasState, inPlay, once, reaches, reachesPlayer } from './statics.ts';
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
  if ((state.worn & among) !== 0)
    for (const item of state.pieces) {
      if (item.bearer === piece.id) bits |= powersOf(item).keywordBits;
    }
  if ((state.auras & among) !== 0) {
    const around = auraOn(state, piece);
    bits |= around.given;
    lost |= around.lost;
  }
  // What one was given lasts until one shows oneself; what one has by nature or from others is of no use after that.
  if (piece.shown) bits &= ~KEYWORD_BITS.stealth;
  if (marked && hasState(piece, 'silenced')) return hidden & ~lost & among;
  return (bits | given | hidden) & ~lost & among;
}

/** What static abilities give to a piece and take from it. */
function auraOn(state: Table, piece: PieceSeen): { readonly given: number; readonly lost: number } {
  let given = 0;
  let lost = 0;
  eachStatic(state, GIVES.keyword, (ability, source) => {
    for (const gift of ability.gives)
      if (('keyword' in gift || 'lose' in gift) && reaches(state, ability, source, piece)) {
        if ('keyword' in gift) given |= KEYWORD_BITS[gift.keyword];
        else lost |= KEYWORD_BITS[gift.lose];
      }
  });
  return { given, lost };
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
  return (state.auras & KEYWORD_BITS[keyword]) === 0 ? sum : sum + numberAround(state, piece, keyword);
}

function numberAround(state: Table, piece: PieceSeen, keyword: Keyword): number {
  let sum = 0;
  eachStatic(state, GIVES.keyword, (ability, source) => {
    for (const gift of ability.gives)
      if ('keyword' in gift && gift.keyword === keyword && reaches(state, ability, source, piece))
        sum += gift.n === undefined ? 1 : amountOf(state, gift.n, source);
  });
  return sum;
}

/** Whether some static ability gives this to a piece. */
function isGiven(state: Table, piece: PieceSeen, kind: number, isIt: (gift: Gift) => boolean): boolean {
  let given = false;
  eachStatic(state, kind, (ability, source) => {
    for (const gift of ability.gives) if (isIt(gift) && reaches(state, ability, source, piece)) given = true;
  });
  return given;
}

/** 10.1 and 12.1 */
export function isImmune(state: Table, piece: PieceSeen, to: Immunity): boolean {
  let exposed = false;
  for (const { kind, word, data } of piece.marks)
    if ((kind === 'immune' && word === to) || (kind === 'state' && word === 'immunity' && data === to))
      return true;
    else if (kind === 'exposed') exposed = true;
  return !exposed && inPlay(state, GIVES.immune) && isImmuneByOthers(state, piece, to);
}

const isImmuneByOthers = (state: Table, piece: PieceSeen, to: Immunity): boolean =>
  isGiven(state, piece, GIVES.immune, (gift) => 'immune' in gift && gift.immune === to);

export const BANS = ['attack', 'defend', 'move', 'use abilities'] as const;
type Ban = (typeof BANS)[number];

export function cannot(state: Table, piece: PieceSeen, what: Ban): boolean {
  for (const { kind, word } of piece.marks) if (kind === 'cannot' && word === what) return true;
  return inPlay(state, GIVES.cannot) && isBanned(state, piece, what);
}

const isBanned = (state: Table, piece: PieceSeen, what: Ban): boolean =>
  isGiven(state, piece, GIVES.cannot, (gift) => 'cannot' in gift && gift.cannot === what);

/** Whether spells and abilities of that player may choose it as a target. */
export function isTargetable(state: Table, piece: PieceSeen, seat: number): boolean {
  const { stealthUntargetable } = configOf(state.settings);
  if (stealthUntargetable && isAgainst('opponent', piece, seat) && hasKeyword(state, piece, 'stealth'))
    return false;
  for (const { kind, word } of piece.marks)
    if (kind === 'untargetable' && isAgainst(word, piece, seat)) return false;
  return !inPlay(state, GIVES.untargetable) || !isSheltered(state, piece, seat);
}

const isAgainst = (by: string, piece: PieceSeen, seat: number): boolean =>
  by === 'anybody' || seat !== piece.control;

const isSheltered = (state: Table, piece: PieceSeen, seat: number): boolean =>
  isGiven(
    state,
    piece,
    GIVES.untargetable,
    (gift) => 'untargetable' in gift && isAgainst(gift.untargetable, piece, seat),
  );

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
  eachStatic(state, GIVES.more, (ability, source) => {
    for (const gift of ability.gives)
      if (
        'more' in gift &&
        gift.more === what &&
        (gift.of ?? of) === of &&
        reachesPlayer(ability, source, seat)
      )
        more += amountOf(state, gift.by, source);
  });
  return more;
}

/** Whether the other side can neither see nor empty a player's hand. */
export function isHandProtected(state: Table, seat: number): boolean {
  if (at(state.players, seat).marks.some(({ kind }) => kind === 'hand')) return true;
  let safe = false;
  eachStatic(state, GIVES.hand, (ability, source) => {
    if (ability.gives.some((gift) => 'hand' in gift) && reachesPlayer(ability, source, seat)) safe = true;
  });
  return safe;
}

const KEYWORDS_TOO = 3;

reckon.keywords = (state, piece) => once(piece, KEYWORDS_TOO, () => keywordsOf(state, piece));
