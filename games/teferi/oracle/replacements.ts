/** Parses replacement effects, and those by which permanents enter tapped or with counters (614). */
import { acceptSelfReference } from './references.ts';
import type { Ability, Condition, ObjectFilter } from '../abilities/index.ts';
import { parseCondition, parseLeadingCondition } from './conditions.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseInsteadReplacement } from './instead-replacements.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import { parseStaticPrevention } from './static-prevention.ts';
import type { Parser, ParsedAbilities } from './parser.ts';
import { parseCount, parseForEach, parseNumber, multiply, parseValue, substituteX } from './values.ts';

function parseEnteringObject(parser: Parser): 'this' | ObjectFilter | undefined {
  if (acceptSelfReference(parser)) return 'this';
  parser.acceptAny('each');
  const found = parseNounPhrase(parser);
  return found?.kind === 'permanent' ? found.filter : undefined;
}

const acceptEnters = (parser: Parser): boolean =>
  parser.acceptAny('enters the battlefield', 'enters', 'enter the battlefield', 'enter') !== undefined;

function parseEntersTapped(parser: Parser): ParsedAbilities {
  const what = parseEnteringObject(parser);
  if (what === undefined || !acceptEnters(parser) || !parser.accept('tapped')) return undefined;
  if (parser.peek() === 'with' || parser.peek() === 'and') return undefined;
  const unless: Condition | undefined = parser.try((inner) => {
    const word = inner.acceptAny('unless', 'if');
    const condition = word === undefined ? undefined : parseCondition(inner);
    return condition === undefined || word === 'unless' ? condition : { not: condition };
  });
  return [
    { kind: 'replacement', instead: 'enters tapped', what, ...(unless === undefined ? {} : { unless }) },
  ];
}

/** "enters with two +1/+1 counters on it for each …, if …". */
function parseEntersWithCounters(parser: Parser): ParsedAbilities {
  const first = parser.try(parseLeadingCondition);
  const what = parseEnteringObject(parser);
  const own = what ?? (first !== undefined && parser.accept('it') ? ('this' as const) : undefined);
  if (own === undefined || !acceptEnters(parser)) return undefined;
  const alsoTapped = parser.accept('tapped');
  if (alsoTapped) parser.accept('and');
  if (!parser.accept('with')) return undefined;
  parser.acceptAny('an additional');
  const some = parser.accept('a number of') ? ('X' as const) : (parseCount(parser) ?? 1);
  parser.accept('additional');
  const kind = parseCounterKind(parser);
  if (
    kind === undefined ||
    parser.acceptAny('counter on it', 'counters on it', 'counters on them', 'counter on them') === undefined
  )
    return undefined;
  const amount = parser.accept('equal to') ? parseValue(parser) : multiply(some, parseForEach(parser));
  if (amount === undefined) return undefined;
  const is = parser.accept(', where x is') ? parseValue(parser) : undefined;
  if (is !== undefined) parser.updateContext({ xPending: undefined });
  const total = is === undefined ? amount : substituteX(amount, is);
  if (total === undefined) return undefined;
  if (some === 'X' && total === 'X' && parser.context.xKnown !== true) return undefined;
  parser.updateContext({ xPending: undefined });
  const last = first ?? parser.try((inner) => (inner.accept('if') ? parseCondition(inner) : undefined));
  const found: Ability = {
    kind: 'replacement',
    instead: 'enters with counters',
    what: own,
    counter: kind,
    count: total,
    ...(last === undefined ? {} : { if: last }),
  };
  return alsoTapped ? [{ kind: 'replacement', instead: 'enters tapped', what: own }, found] : [found];
}

/** "As this land enters, you may pay 2 life. If you don't, it enters tapped." */
function parseEntersTappedUnlessPaid(parser: Parser): ParsedAbilities {
  if (!acceptAsEnters(parser) || !parser.accept('you may')) return undefined;
  const unlessPaid = parser.firstOf<{ life?: number; reveal?: ObjectFilter }>(
    parseLifePayment,
    parseRevealedCard,
  );
  if (unlessPaid === undefined || !parser.accept(". if you don't ,")) return undefined;
  const own = parser.accept('it') || acceptSelfReference(parser);
  return own && acceptEnters(parser) && parser.accept('tapped')
    ? [{ kind: 'replacement', instead: 'enters tapped', what: 'this', unlessPaid }]
    : undefined;
}

const acceptAsEnters = (parser: Parser): boolean =>
  parser.accept('as') && acceptSelfReference(parser) && acceptEnters(parser) && parser.accept(',');

function parseLifePayment(parser: Parser): { life: number } | undefined {
  const life = parser.accept('pay') ? parseNumber(parser) : undefined;
  return life !== undefined && parser.accept('life') ? { life } : undefined;
}

/** "reveal an Island or Swamp card from your hand" */
function parseRevealedCard(parser: Parser): { reveal: ObjectFilter } | undefined {
  if (!parser.accept('reveal') || parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  return found?.kind === 'card' && found.filter.zone === 'hand' ? { reveal: found.filter } : undefined;
}

const ENTRY_CHOICES = {
  'a creature type': 'creature type',
  'a color': 'colour',
  'a basic land type': 'basic land type',
} as const;

/** "As this artifact enters, choose a creature type." */
function parseEntersWithChoice(parser: Parser): ParsedAbilities {
  if (!acceptAsEnters(parser) || !parser.accept('choose')) return undefined;
  if (parser.accept('an opponent')) {
    parser.updateContext({ chosenOpponent: true });
    return [];
  }
  const choose = parser.acceptPhrase(ENTRY_CHOICES);
  if (choose === undefined) return undefined;
  parser.updateContext({ chosen: choose });
  return [{ kind: 'replacement', instead: 'enters with a choice', choose }];
}

/** "If you control two or more other lands, this land enters tapped." */
function parseEntersTappedIf(parser: Parser): ParsedAbilities {
  const first = parser.try(parseLeadingCondition);
  if (first === undefined || !(acceptSelfReference(parser) || parser.accept('it'))) return undefined;
  return acceptEnters(parser) && parser.accept('tapped')
    ? [{ kind: 'replacement', instead: 'enters tapped', what: 'this', unless: { not: first } }]
    : undefined;
}

export const parseReplacement = (parser: Parser): ParsedAbilities =>
  parser.firstOf<readonly Ability[]>(
    parseEntersTappedUnlessPaid,
    parseEntersWithChoice,
    parseEntersTappedIf,
    parseEntersTapped,
    parseEntersWithCounters,
    parseStaticPrevention,
    parseInsteadReplacement,
  );
