/** Whether a creature can block, and whether it can block a given attacker (CR 509.1b and 702). */
import { at, type Reason } from '@ludoteca/kernel';
import { type BoardState, opponentOf, createScope, scopeOfPermanent } from '../layers/board-state.ts';
import { CREATURE, keywordBit, typeBits } from '../layers/bit-masks.ts';
import { findMatching, permanentMatches } from '../layers/filters.ts';
import { snapshotPermanent } from '../layers/object-snapshots.ts';
import { holds } from '../layers/amounts.ts';
import { isProtected } from './protection.ts';

const [FLYING, REACH, FEAR, INTIMIDATE, SHADOW, HORSEMANSHIP, SKULK] = (
  ['flying', 'reach', 'fear', 'intimidate', 'shadow', 'horsemanship', 'skulk'] as const
).map(keywordBit) as [number, number, number, number, number, number, number];
const ARTIFACT = typeBits(['artifact']);
const BLACK = 4;

export function whyNotBlock(board: BoardState, place: number, seat: number): Reason | undefined {
  const { types, objectRules } = at(board.characteristics, place);
  const permanent = at(board.state.battlefield, place);
  if ((types & CREATURE) === 0 || permanent.controller !== seat)
    return { why: 'no creature of yours', rule: '509.1a' };
  if (permanent.tapped) return { why: 'tapped', rule: '509.1a' };
  const forbidden = objectRules.some(
    (rule) =>
      rule.is === 'cannot block' ||
      (rule.is === 'cannot block unless' && !holds(board, rule.condition, scopeOfPermanent(permanent))),
  );
  return forbidden ? { why: 'cannot block', rule: '509.1b' } : undefined;
}

export function whyNotBlockAttacker(
  board: BoardState,
  blocker: number,
  attacker: number,
): Reason | undefined {
  const [blockerCharacteristics, attackerCharacteristics] = [
    at(board.characteristics, blocker),
    at(board.characteristics, attacker),
  ];
  const [blockerKeywords, attackerKeywords] = [
    blockerCharacteristics.keywords,
    attackerCharacteristics.keywords,
  ];
  if ((attackerKeywords & FLYING) !== 0 && (blockerKeywords & (FLYING | REACH)) === 0)
    return { why: 'flying', rule: '702.9b' };
  if ((attackerKeywords & SHADOW) !== (blockerKeywords & SHADOW)) return { why: 'shadow', rule: '702.28b' };
  if ((attackerKeywords & HORSEMANSHIP) !== 0 && (blockerKeywords & HORSEMANSHIP) === 0)
    return { why: 'horsemanship', rule: '702.31b' };
  if ((attackerKeywords & SKULK) !== 0 && blockerCharacteristics.power > attackerCharacteristics.power)
    return { why: 'skulk', rule: '702.118b' };
  const artifact = (blockerCharacteristics.types & ARTIFACT) !== 0;
  if ((attackerKeywords & FEAR) !== 0 && !artifact && (blockerCharacteristics.colours & BLACK) === 0)
    return { why: 'fear', rule: '702.36b' };
  if (
    (attackerKeywords & INTIMIDATE) !== 0 &&
    !artifact &&
    (blockerCharacteristics.colours & attackerCharacteristics.colours) === 0
  )
    return { why: 'intimidate', rule: '702.13b' };
  if (attackerCharacteristics.abilities.keywordAbilities.length > 0 && hasApplicableLandwalk(board, attacker))
    return { why: 'landwalk', rule: '702.14c' };
  const attacking = at(board.state.battlefield, attacker);
  if (
    attackerCharacteristics.abilities.keywordAbilities.length > 0 &&
    isProtected(board, attacking.id, snapshotPermanent(board, blocker))
  )
    return { why: 'protection', rule: '702.16f' };
  return isRuledOut(board, blocker, attacker) ? { why: 'cannot block this', rule: '509.1b' } : undefined;
}

/** 702.14c: whether the defending player controls a land of the landwalk type. */
function hasApplicableLandwalk(board: BoardState, attacker: number): boolean {
  const { controller, id, kind } = at(board.state.battlefield, attacker);
  const defender = opponentOf(controller);
  return at(board.characteristics, attacker).abilities.keywordAbilities.some(
    (keywordAbility) =>
      keywordAbility.keyword === 'landwalk' &&
      findMatching(
        board,
        { types: ['land'], controller: 'you', any: [keywordAbility.land] },
        createScope(defender, id, kind),
      ).length > 0,
  );
}

function isRuledOut(board: BoardState, blocker: number, attacker: number): boolean {
  const [blockerCharacteristics, attackerCharacteristics] = [
    at(board.characteristics, blocker).objectRules,
    at(board.characteristics, attacker).objectRules,
  ];
  if (blockerCharacteristics.length === 0 && attackerCharacteristics.length === 0) return false;
  const from = scopeOfPermanent(at(board.state.battlefield, attacker));
  const blockerKeywords = scopeOfPermanent(at(board.state.battlefield, blocker));
  return (
    attackerCharacteristics.some(
      (rule) =>
        rule.is === 'cannot be blocked' ||
        (rule.is === 'cannot be blocked by' && permanentMatches(board, blocker, rule.what, from)) ||
        (rule.is === 'cannot be blocked but by' && !permanentMatches(board, blocker, rule.what, from)),
    ) ||
    blockerCharacteristics.some(
      (rule) => rule.is === 'blocks only' && !permanentMatches(board, attacker, rule.what, blockerKeywords),
    )
  );
}
