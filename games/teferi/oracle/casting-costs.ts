/** Parses sentences that add a cost to a spell, offer another one, or allow casting the card from the graveyard (601.2b and 118.9). */
import { at } from '@ludoteca/kernel';
import type { AdditionalCost, AlternativeCost, Cost } from '../abilities/index.ts';
import { parseCondition, parseLeadingCondition } from './conditions.ts';
import { parseCosts, parseKeywordCost, parseManaSymbols } from './costs.ts';
import { Parser, type ParsedAbilities } from './parser.ts';

/** 601.2b: "As an additional cost to cast this spell, …" */
export function parseAdditionalCost(parser: Parser): ParsedAbilities {
  if (
    parser.acceptAny('as an additional cost to cast this spell,', 'as an additional cost to cast ~,') ===
    undefined
  )
    return undefined;
  const cost = parseCosts(parser);
  const or =
    cost !== undefined && parser.acceptAny(', or', 'or') !== undefined ? parseCosts(parser) : undefined;
  if (cost === undefined || !parser.acceptSentenceEnd()) return undefined;
  return [{ kind: 'additional cost', cost, ...(or === undefined ? {} : { or }) } satisfies AdditionalCost];
}

/** "This spell costs {2}{W} more to cast for each target beyond the first." */
export function parseStrive(parser: Parser): ParsedAbilities {
  if (parser.acceptAny('strive — this spell costs', 'this spell costs') === undefined) return undefined;
  const mana = parseManaSymbols(parser);
  if (mana === undefined || !parser.accept('more to cast for each target beyond the first')) return undefined;
  if (!parser.acceptSentenceEnd()) return undefined;
  return [{ kind: 'additional cost', cost: [{ pay: 'mana', mana, times: { beyondFirst: 'targets' } }] }];
}

/** 702.120: a cost for each mode beyond the first. */
export function parseEscalate(parser: Parser): ParsedAbilities {
  const cost = parser.accept('escalate') ? parseKeywordCost(parser) : undefined;
  const [only, ...others] = cost ?? [];
  if (only === undefined || others.length > 0) return undefined;
  parser.accept('.');
  const times = { beyondFirst: 'modes' } as const;
  if (only.pay === 'mana') return [{ kind: 'additional cost', cost: [{ ...only, times }] }];
  if ((only.pay !== 'discard' && only.pay !== 'tap others') || only.count !== undefined) return undefined;
  return [{ kind: 'additional cost', cost: [{ ...only, count: times }] }];
}

/** 118.9: "If you control a Swamp, you may pay 4 life rather than pay this spell's mana cost." */
export function parseAlternativeCost(parser: Parser): ParsedAbilities {
  const when = parser.try(parseLeadingCondition);
  const cost = parser.accept('you may') ? parseCosts(parser) : undefined;
  if (
    cost === undefined ||
    !parser.accept("rather than pay this spell's mana cost") ||
    !parser.acceptSentenceEnd()
  )
    return undefined;
  const asked = when === undefined ? {} : { if: when };
  return [{ kind: 'alternative cost', cost, name: 'other', ...asked } satisfies AlternativeCost];
}

/** "You may cast this spell as though it had flash if you pay {2} more to cast it." */
export function parseFlashCost(parser: Parser): ParsedAbilities {
  const { manaCost } = parser.source;
  if (manaCost === undefined || manaCost === '') return undefined;
  const words = parser.acceptAny(
    'you may cast this spell as though it had flash if you',
    'you may cast ~ as though it had flash if you',
  );
  if (words === undefined) return undefined;
  const plain: Cost = { pay: 'mana', mana: manaCost };
  const more = parser.try((inner) => {
    const mana = inner.accept('pay') ? parseManaSymbols(inner) : undefined;
    return mana !== undefined && inner.accept('more to cast it') ? mana : undefined;
  });
  const others = more === undefined ? parseCosts(parser) : [{ pay: 'mana', mana: more } as const];
  if (others === undefined) return undefined;
  if (more === undefined && !parser.accept('in addition to paying its other costs')) return undefined;
  if (!parser.acceptSentenceEnd()) return undefined;
  return [{ kind: 'alternative cost', cost: [plain, ...others], name: 'flash' }];
}

/** "You may cast this card from your graveyard as long as you control a Zombie." */
export function parseCastFromGraveyard(parser: Parser): ParsedAbilities {
  const { manaCost } = parser.source;
  if (manaCost === undefined || manaCost === '') return undefined;
  if (
    parser.acceptAny('you may cast ~ from your graveyard', 'you may cast this card from your graveyard') ===
    undefined
  )
    return undefined;
  const more = parser.accept('by') ? parseExtraGraveyardCost(parser) : [];
  const when = parser.accept('as long as') ? parseCondition(parser) : undefined;
  if (more === undefined || !parser.acceptSentenceEnd()) return undefined;
  return [
    {
      kind: 'alternative cost',
      cost: [{ pay: 'mana', mana: manaCost }, ...more],
      name: 'from graveyard',
      ...(when === undefined ? {} : { if: when }),
    },
  ];
}

/** "by paying 3 life in addition to paying its other costs" */
function parseExtraGraveyardCost(parser: Parser): readonly Cost[] | undefined {
  const verb = GERUNDS.find(([gerund]) => parser.peek() === gerund);
  if (verb === undefined) return undefined;
  const tokens = parser.tokens.with(parser.index, {
    ...at(parser.tokens, parser.index),
    text: verb[1],
  });
  const inner = new Parser(parser.line, tokens, parser.source, parser.grammar, parser.context);
  inner.index = parser.index;
  const costs = parseCosts(inner);
  parser.index = inner.index;
  return costs !== undefined && parser.accept('in addition to paying its other costs') ? costs : undefined;
}
const GERUNDS = [
  ['paying', 'pay'],
  ['discarding', 'discard'],
  ['sacrificing', 'sacrifice'],
  ['exiling', 'exile'],
] as const;
