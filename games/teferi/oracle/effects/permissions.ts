/** Parses temporary rules and permissions: "you may cast spells this turn as though they had flash". */
import type { AbilityEffect, GameRule } from '../../abilities/index.ts';
import { parseCastingProhibition, parseSpells } from '../game-rules.ts';
import { parseObject } from '../object-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';

/** "You may cast spells this turn as though they had flash." */
export function parseCastWithFlash(parser: Parser): ParsedEffects {
  if (!parser.accept('you may cast')) return undefined;
  const found = parseSpells(parser);
  if (found?.whose !== 'each') return undefined;
  const rule: GameRule = { says: 'cast as with flash', what: found.what };
  if (parser.accept('this turn as though they had flash'))
    return [{ do: 'rule', rule, until: 'end of turn' }];
  // The duration stands in front: "Until your next turn, …".
  const until = parser.context.duration;
  return until !== undefined && parser.accept('as though they had flash')
    ? [{ do: 'rule', rule, until }]
    : undefined;
}

/** "Your opponents can't cast spells this turn." */
export function parseCannotCast(parser: Parser): ParsedEffects {
  const rule = parseCastingProhibition(parser);
  return rule !== undefined && parser.accept('this turn')
    ? [{ do: 'rule', rule, until: 'end of turn' }]
    : undefined;
}

const TEMPORARY_RULES: { readonly [words: string]: GameRule } = {
  "damage can't be prevented this turn": { says: 'cannot be prevented' },
  "players can't gain life this turn": { says: 'cannot gain life', whose: 'each' },
  "your opponents can't gain life this turn": { says: 'cannot gain life', whose: 'opponent' },
  'you gain hexproof until end of turn': { says: 'player hexproof' },
};

export function parseTemporaryRule(parser: Parser): ParsedEffects {
  for (const [words, rule] of Object.entries(TEMPORARY_RULES))
    if (parser.accept(words)) return [{ do: 'rule', rule, until: 'end of turn' }];
  return parser.accept('you and permanents you control gain hexproof until end of turn')
    ? SHARED_HEXPROOF
    : undefined;
}

const SHARED_HEXPROOF: readonly AbilityEffect[] = [
  { do: 'rule', rule: { says: 'player hexproof' }, until: 'end of turn' },
  {
    do: 'change',
    what: { every: { controller: 'you' } },
    changes: [{ change: 'gain', abilities: [{ kind: 'keyword', keyword: 'hexproof' }] }],
    until: 'end of turn',
  },
];

/** "Target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost." */
export function parseGrantedFlashback(parser: Parser): ParsedEffects {
  const one = parseObject(parser);
  if (one?.kind !== 'card' || one.choices.length > 0 || one.filter?.owner !== 'you') return undefined;
  if (parser.acceptAny('gains flashback until end of turn', 'gain flashback until end of turn') === undefined)
    return undefined;
  return parser.acceptAny(
    '. the flashback cost is equal to its mana cost',
    '. its flashback cost is equal to its mana cost',
    ". the flashback cost is equal to that card 's mana cost",
  ) === undefined
    ? undefined
    : [{ do: 'permit play', what: one.what, until: 'end of turn', spells: true, flashback: true }];
}

/** "You may cast target creature card from your graveyard this turn." */
export function parseGraveyardPermission(parser: Parser): ParsedEffects {
  const verb = parser.acceptAny('you may play target', 'you may cast target');
  if (verb === undefined) return undefined;
  parser.index--;
  const one = parseObject(parser);
  if (one?.kind !== 'card' || one.plural) return undefined;
  if (verb === 'you may cast target' && parser.accept('without paying its mana cost'))
    return [{ do: 'cast free', what: one.what, count: 1 }];
  if (one.filter?.owner !== 'you' || !parser.accept('this turn')) return undefined;
  const spells = verb === 'you may cast target' ? { spells: true as const } : {};
  return ['.', ''].includes(parser.peek())
    ? [{ do: 'permit play', what: one.what, until: 'end of turn', ...spells }]
    : undefined;
}
