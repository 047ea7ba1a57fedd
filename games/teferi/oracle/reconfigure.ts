/** Parses reconfigure: two activated abilities that attach the Equipment creature and unattach it (702.151). */
import type { Ability } from '../abilities/index.ts';
import { parseKeywordCost } from './costs.ts';
import type { Parser, ParsedAbilities } from './parser.ts';

/** 702.151b: it is no creature while it is attached to one. */
const ATTACHED_IS_NO_CREATURE: Ability = {
  kind: 'static',
  affects: 'this',
  while: { what: 'this', matches: { attached: true } },
  changes: [{ change: 'types', how: 'remove', types: ['creature'] }],
};

export function parseReconfigure(parser: Parser): ParsedAbilities {
  const cost = parser.accept('reconfigure') && !parser.source.isQuoted ? parseKeywordCost(parser) : undefined;
  if (cost === undefined) return undefined;
  return [
    {
      kind: 'activated',
      cost,
      timing: 'sorcery',
      targets: [{ what: { types: ['creature'], controller: 'you', other: true } }],
      effects: [{ do: 'attach', what: 'this', to: { target: 0 } }],
    },
    {
      kind: 'activated',
      cost,
      timing: 'sorcery',
      condition: { what: 'this', matches: { attached: true } },
      effects: [{ do: 'unattach', what: 'this' }],
    },
    ATTACHED_IS_NO_CREATURE,
  ];
}
