/** Parses effects that create tokens (701.7). */
import { parseCardName } from '../card-names.ts';
import { parseCopyExceptions } from '../copy-exceptions.ts';
import {
  type Ability,
  type CardDefinition,
  CARD_TYPES,
  type AbilityEffect,
  type EnterInstructions,
  type Amount,
  type PlayerReference,
} from '../../abilities/index.ts';
import { type ObjectDescription, parseDescription } from '../characteristics.ts';
import { parseAbilityList } from '../power-and-abilities.ts';
import type { Parser, ParsedEffects } from '../parser.ts';
import { parseObject } from '../object-phrases.ts';
import { parseCount, parseForEach, multiply, parseValue } from '../values.ts';
import { PREDEFINED_TOKENS } from './predefined-tokens.ts';

/** "tapped and attacking". */
function parseTappedAndAttacking(parser: Parser): EnterInstructions | undefined {
  if (parser.acceptAny("that's tapped and attacking", 'that are tapped and attacking') !== undefined)
    return { tapped: true, attacking: true };
  if (parser.context.hasOther === true && parser.accept("that's blocking that creature"))
    return { blocking: 'other' };
  if (parser.acceptAny("that's attacking", 'that are attacking') !== undefined) return { attacking: true };
  return undefined;
}

function parsePredefinedToken(parser: Parser): CardDefinition | undefined {
  const card = parser.acceptWord(PREDEFINED_TOKENS);
  return card !== undefined && parser.acceptAny('token', 'tokens') !== undefined ? card : undefined;
}

/** The text of a token: the words of the line since this token index. */
export function textSince(parser: Parser, from: number): string {
  const [first, last] = [parser.tokens[from], parser.tokens[parser.index - 1]];
  if (first === undefined || last === undefined) return '';
  const words = parser.line.slice(first.at, last.at + last.raw.length);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function parseDescribedToken(parser: Parser, leadingName: string | undefined): CardDefinition | undefined {
  const found = parseDescription(parser);
  if (found === undefined || found.types.length === 0 || parser.acceptAny('token', 'tokens') === undefined)
    return undefined;
  const name = leadingName ?? (parser.accept('named') ? parseCardName(parser) : '');
  if (name === undefined) return undefined;
  const from = parser.index + 1;
  const abilities = parser.accept('with') ? parseAbilityList(parser) : [];
  if (abilities === undefined) return undefined;
  const isLater = isSizeDefinedLater(parser);
  const text = abilities.length === 0 ? '' : textSince(parser, from);
  const card = toTokenCard({ ...found, abilities }, text, isLater);
  return card === undefined || name === '' ? card : { ...card, name };
}

/** A token with X/X keeps the value of X that it is created with. */
const X_STATS: Ability = { kind: 'defining', power: 'X', toughness: 'X' };

const definesSize = (ability: Ability): boolean =>
  ability.kind === 'defining' && ability.power !== undefined && ability.toughness !== undefined;

/** "It has “This token's power and toughness are each equal to …”" in the next sentence. */
function isSizeDefinedLater({ tokens, index }: Parser): boolean {
  const ahead = tokens.slice(index, index + SIZE_SENTENCE.length);
  return SIZE_SENTENCE.every((word, i) => ahead[i]?.text === word);
}
const SIZE_SENTENCE = '. it has " this token \'s power and toughness are each equal to'.split(' ');

function toTokenCard(
  found: ObjectDescription,
  text: string,
  isDefinedLater: boolean,
): CardDefinition | undefined {
  const { stats, supertypes, colours, subtypes, types, abilities } = found;
  const [power, toughness] = stats ?? [];
  const creature = types.includes('creature');
  const worked = power === 'X' && toughness === 'X';
  const isDefined = stats === undefined && (abilities.some(definesSize) || isDefinedLater);
  if (creature && !worked && !isDefined && (typeof power !== 'number' || typeof toughness !== 'number'))
    return undefined;
  if (!creature && stats !== undefined) return undefined;
  return {
    name: `${subtypes.join(' ')} Token`,
    types,
    ...(supertypes.length === 0 ? {} : { supertypes }),
    subtypes,
    colours: colours ?? [],
    ...(typeof power === 'number' && typeof toughness === 'number' ? { power, toughness } : {}),
    ...(worked || (creature && isDefined) ? { power: 0, toughness: 0 } : {}),
    text,
    abilities: worked ? [...abilities, X_STATS] : abilities,
    token: true,
  };
}

/** "a token that's a copy of target creature you control". */
function parseTokenCopy(parser: Parser, count: Amount, who: PlayerReference): ParsedEffects {
  if (who !== 'you') return undefined;
  const tapped = parser.accept('tapped');
  if (parser.acceptAny("token that's a copy of", 'tokens that are copies of') === undefined) return undefined;
  const of = parseObject(parser);
  if (of === undefined || of.plural || of.kind !== 'permanent') return undefined;
  const except = parser.try(parseCopyExceptions);
  if (except === undefined || parser.peek() === 'except') return undefined;
  parser.setReferent('made', count !== 1, ['token', ...CARD_TYPES]);
  const effect: AbilityEffect = {
    do: 'create copy',
    of: of.what,
    count,
    ...(tapped ? { entering: { tapped } } : {}),
    ...(except.length === 0 ? {} : { except }),
  };
  return [...of.choices, effect];
}

export function parseCreate(parser: Parser, who: PlayerReference): ParsedEffects {
  if (parser.acceptAny('creates', 'create') === undefined) return undefined;
  const first = parseCreatedTokens(parser, who);
  if (first === undefined) return undefined;
  const list = [...first];
  // "… and a 1/1 white Soldier creature token": the tokens are created one after the other, so no pronoun refers to all.
  for (;;) {
    const next = parser.try((inner) =>
      inner.acceptAny(', and', 'and', ',') === undefined ? undefined : parseCreatedTokens(inner, who),
    );
    if (next === undefined) return list;
    parser.clearReferents();
    list.push(...next);
  }
}

/** 111.4: "Mordo, the Tall, a legendary 4/4 red Giant creature token" */
function parseLeadingName(parser: Parser): string | undefined {
  const name = parseCardName(parser);
  return name !== undefined && parser.accept(', a') && parser.peek() === 'legendary' ? name : undefined;
}

function parseCreatedTokens(parser: Parser, who: PlayerReference): ParsedEffects {
  const name = parser.try(parseLeadingName);
  const some: Amount | undefined =
    name !== undefined ? 1 : parser.accept('a number of') ? 'X' : parseCount(parser);
  if (some === undefined) return undefined;
  const copied = parser.try((inner) => parseTokenCopy(inner, some, who));
  if (copied !== undefined) return copied;
  const tapped = parser.accept('tapped');
  const token = parser.firstOf<CardDefinition>(parsePredefinedToken, (inner) =>
    parseDescribedToken(inner, name),
  );
  if (token === undefined) return undefined;
  const entering = parser.try(parseTappedAndAttacking) ?? (tapped ? { tapped: true as const } : undefined);
  const equal =
    some === 'X'
      ? parser.try((inner) => (inner.accept('equal to') ? parseValue(inner) : undefined))
      : undefined;
  const count = equal ?? multiply(some, parseForEach(parser));
  if (count === undefined) return undefined;
  if (equal !== undefined) parser.updateContext({ xPending: undefined });
  else if (some === 'X' && parser.context.xKnown !== true) parser.updateContext({ xPending: true });
  parser.setReferent('made', count !== 1, ['token', ...token.types]);
  return [
    {
      do: 'create',
      token,
      count,
      ...(token.abilities.includes(X_STATS) ? { size: 'X' as const } : {}),
      ...(who === 'you' ? {} : { who }),
      ...(entering === undefined ? {} : { entering }),
    },
  ];
}
