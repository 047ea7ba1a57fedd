/** Parses clauses without a subject, performed by the controller. */
import type { AbilityEffect } from '../../abilities/index.ts';
import { parseTapOrUntap } from './alternatives.ts';
import { parseGainControl } from './control.ts';
import { parseDoubling } from './doubling.ts';
import { parseLook, parseSearch } from './library.ts';
import { parseAddMana } from './mana.ts';
import { parseObjectAction } from './object-actions.ts';
import {
  parseCannotCast,
  parseCastWithFlash,
  parseGrantedFlashback,
  parseGraveyardPermission,
  parseTemporaryRule,
} from './permissions.ts';
import { parsePlayerAction } from './player-actions.ts';
import { parsePrevention } from './prevention-shields.ts';
import { parseRareEffect } from './rare-effects.ts';
import { parseExileTopOf, parseExplore, parseLookAtTopOf } from './top-card.ts';
import { parseSubject } from '../object-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';
import { parseTargetPlayer } from '../player-phrases.ts';
import { parseNumber } from '../values.ts';

/** "Switch target creature's power and toughness until end of turn." */
function parseSwitch(parser: Parser): ParsedEffects {
  if (!parser.accept('switch')) return undefined;
  const thing = parseSubject(parser);
  if (thing === undefined || !parser.accept("'s power and toughness until end of turn")) return undefined;
  return [{ do: 'change', what: thing.what, changes: [{ change: 'switch' }], until: 'end of turn' }];
}

/** "All creatures able to block target creature this turn do so." */
function parseLure(parser: Parser): ParsedEffects {
  if (!parser.accept('all creatures able to block')) return undefined;
  const thing = parseSubject(parser);
  if (thing === undefined || thing.plural || !parser.accept('this turn do so')) return undefined;
  const changes = [{ change: 'rule', rule: { is: 'all must block' } }] as const;
  return [{ do: 'change', what: thing.what, changes, until: 'end of turn' }];
}

/** 701.37 and 701.46 */
function parseMonstrosityOrAdapt(parser: Parser): ParsedEffects {
  const word = parser.acceptAny('monstrosity', 'adapt');
  // The X of the ability would be unknown to "When this creature becomes monstrous, …".
  const count = word === undefined ? undefined : parseNumber(parser);
  if (count === undefined || parser.source.isSpell) return undefined;
  const grown: AbilityEffect = { do: 'put counters', what: 'this', kind: '+1/+1', count };
  const marker = word === 'adapt' ? '+1/+1' : 'monstrous';
  return [
    {
      do: 'if',
      condition: { compare: { counters: marker, on: 'this' }, max: 0 },
      effects:
        word === 'adapt' ? [grown] : [grown, { do: 'put counters', what: 'this', kind: marker, count: 1 }],
    },
  ];
}

const FIXED_EFFECTS: { readonly [words: string]: readonly AbilityEffect[] } = {
  'you may play an additional land this turn': [{ do: 'extra land' }],
  'after this phase, there is an additional combat phase followed by an additional main phase': [
    { do: 'extra combat', main: true },
  ],
  'after this main phase, there is an additional combat phase followed by an additional main phase': [
    { do: 'extra combat', main: true },
  ],
  'after this phase, there is an additional combat phase': [{ do: 'extra combat' }],
};

function parseFixedEffect(parser: Parser): ParsedEffects {
  return parser.acceptPhrase(FIXED_EFFECTS);
}

/** "Look at target opponent's hand": with two players both know the cards then, as if they were revealed. */
function parseLookAtHand(parser: Parser): ParsedEffects {
  const who = parser.accept('look at') ? parseTargetPlayer(parser) : undefined;
  return who !== undefined && parser.accept("'s hand") ? [{ do: 'reveal hand', who }] : undefined;
}

/** A clause without a subject, performed by the controller. */
export const parseImperative = (parser: Parser): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(
    parseRareEffect,
    parseFixedEffect,
    parseCannotCast,
    parseCastWithFlash,
    parseDoubling,
    parseGrantedFlashback,
    parseGraveyardPermission,
    parseTemporaryRule,
    parseSearch,
    parseExplore,
    parseExileTopOf,
    parseLookAtHand,
    parseLookAtTopOf,
    parseLook,
    parseAddMana,
    parsePrevention,
    parseMonstrosityOrAdapt,
    parseSwitch,
    parseTapOrUntap,
    parseLure,
    parseObjectAction,
    parseGainControl,
    // A verb with the ending -s needs a subject.
    (inner) => (inner.peek().endsWith('s') ? undefined : parsePlayerAction(inner, 'you')),
  );
