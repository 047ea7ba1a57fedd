/** The text of a card, line by line. */
import type { Ability, AdditionalCost, AlternativeCost, Doing, Modal } from '../abilities/index.ts';
import type { PrintedCard } from './card.ts';
import { parseCondition } from './conditions.ts';
import { parseCosts } from './costs.ts';
import { parseKeywordLine } from './keywords.ts';
import { parseAbilityLine, parseInstructions, movesItself } from './ability-lines.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import { type SourceCard, type ParserContext, type Grammar, Parser } from './parser.ts';
import { parseStaticAbility } from './static-abilities.ts';
import { SELF_TOKEN, type Token, tokenize, replaceNames } from './tokenizer.ts';
import type { TypeLine } from './type-line.ts';

const GRAMMAR: Grammar = { noun: parseNounPhrase, abilityLine: parseAbilityLine };

export interface TextLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

type CardTextResult =
  | { readonly ok: true; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly line: TextLine; readonly column: number; readonly words: string };

/** Lines; those that begin with a bullet belong to the line before them. */
export function splitLines(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  text.split('\n').forEach((line, i) => {
    const before = lines.at(-1);
    if (line.trimStart().startsWith('•') && before !== undefined)
      lines[lines.length - 1] = { ...before, text: `${before.text} ${line.trim()}` };
    else lines.push({ number: i + 1, text: line });
  });
  return lines;
}

/** 201.5: the whole name, and the first part of a legend's. */
function selfNames(name: string, { supertypes }: TypeLine): readonly (readonly string[])[] {
  const cut = supertypes.includes('legendary')
    ? [',', ' of ', ' the ', ' '].map((end) => name.split(end)[0] ?? '').filter((part) => part.length > 2)
    : [];
  return [...new Set([name, ...cut])].map((one) => (tokenize(one) ?? []).map(({ raw }) => raw));
}

/** "this creature", "this land", "this Equipment", "this card", "this spell". */
const selfNouns = ({ types, subtypes }: TypeLine): readonly string[] => [
  ...types,
  ...subtypes.map((one) => one.toLowerCase()),
  'permanent',
  'card',
  'spell',
];

type ParsedLine =
  | { readonly abilities: readonly Ability[] }
  | { readonly does: Doing | Modal; readonly context: ParserContext };

/** 601.2b: "As an additional cost to cast this spell, …" */
function parseAdditionalCost(reader: Parser): readonly Ability[] | undefined {
  if (
    reader.oneOf('as an additional cost to cast this spell,', 'as an additional cost to cast ~,') ===
    undefined
  )
    return undefined;
  const cost = parseCosts(reader);
  if (cost === undefined || !reader.stops()) return undefined;
  return [{ kind: 'additional cost', cost } satisfies AdditionalCost];
}

/** 118.9: "If you control a Swamp, you may pay 4 life rather than pay this spell's mana cost." */
function parseAlternativeCost(reader: Parser): readonly Ability[] | undefined {
  const when = reader.try((inner) => {
    const asked = inner.says('if') ? parseCondition(inner) : undefined;
    return asked !== undefined && inner.says(',') ? asked : undefined;
  });
  const cost = reader.says('you may') ? parseCosts(reader) : undefined;
  if (cost === undefined || !reader.says("rather than pay this spell's mana cost") || !reader.stops())
    return undefined;
  const asked = when === undefined ? {} : { if: when };
  return [{ kind: 'alternative cost', cost, name: 'other', ...asked } satisfies AlternativeCost];
}

const toLineEnd =
  <T>(rule: (reader: Parser) => T | undefined) =>
  (reader: Parser): T | undefined => {
    const found = rule(reader);
    return found !== undefined && reader.done ? found : undefined;
  };

function parseStaticSentence(reader: Parser): readonly Ability[] | undefined {
  const found = parseStaticAbility(reader);
  return found !== undefined && reader.stops() ? found : undefined;
}

function parseLine(reader: Parser): ParsedLine | undefined {
  const extra = reader.first<readonly Ability[]>(
    toLineEnd(parseAdditionalCost),
    toLineEnd(parseAlternativeCost),
  );
  if (extra !== undefined) return { abilities: extra };
  if (!reader.bearer.spell) {
    const abilities = parseAbilityLine(reader);
    return abilities === undefined ? undefined : { abilities };
  }
  const standing = reader.first<readonly Ability[]>(
    toLineEnd(parseKeywordLine),
    toLineEnd(parseSelfStatement),
  );
  if (standing !== undefined) return { abilities: standing };
  const does = reader.try(toLineEnd(parseInstructions));
  return does === undefined ? undefined : { does, context: reader.context };
}

/** What a spell says of itself rather than does. */
const parseSelfStatement = (reader: Parser): readonly Ability[] | undefined =>
  (reader.peek() === 'this' && reader.peek(1) === 'spell') ||
  (reader.peek() === SELF_TOKEN && reader.peek(1) === "can't") ||
  (reader.peek() === 'cast' && ['this', SELF_TOKEN].includes(reader.peek(1)))
    ? parseStaticSentence(reader)
    : undefined;

/** What the text of all lines says together; the first line that cannot be read ends it. */
export function parseCardText(
  lines: readonly TextLine[],
  { name }: PrintedCard,
  types: TypeLine,
  x: boolean,
): CardTextResult {
  const names = selfNames(name, types);
  const spell = types.types.includes('instant') || types.types.includes('sorcery');
  const bearer: SourceCard = { nouns: selfNouns(types), spell, quoted: false, x };
  const abilities: Ability[] = [];
  let body: Doing | Modal | undefined;
  let context: ParserContext = { targets: [], ...(x && spell ? { x: true } : {}) };
  for (const line of lines) {
    const cut = tokenize(line.text);
    if (cut === undefined) return { ok: false, line, column: 1, words: line.text };
    const tokens = replaceNames(cut, names);
    if (tokens.length === 0) continue;
    let reader = new Parser(line.text, tokens, bearer, GRAMMAR, context);
    let found = parseLine(reader);
    if (found === undefined && isNameAsVerb(tokens, cut)) {
      reader = new Parser(line.text, cut, bearer, GRAMMAR, context);
      found = parseLine(reader);
    }
    const joint = found === undefined || !('does' in found) ? undefined : joinInstructions(body, found.does);
    if (found === undefined || ('does' in found && joint === undefined))
      return failAt(line, tokens, reader.furthest);
    if ('abilities' in found) {
      abilities.push(...found.abilities);
      // An X to pay, or what was paid, may be spoken of in the lines behind.
      const { x: known, sacrificed } = reader.context;
      if (known === true) context = Object.assign({ x: true as const }, context);
      if (sacrificed === true) context = Object.assign({ sacrificed }, context);
    } else {
      body = joint;
      context = found.context;
    }
  }
  if (body !== undefined) abilities.push({ kind: 'spell', ...body });
  return { ok: true, abilities };
}

/** The card may be called by a word that its text begins with: then that is the verb, not the name. */
const isNameAsVerb = ([first]: readonly Token[], [written]: readonly Token[]): boolean =>
  first?.text === SELF_TOKEN && first.raw === written?.raw;

/** What a spell does stands in one list, over all its lines. */
function joinInstructions(before: Doing | Modal | undefined, next: Doing | Modal): Doing | Modal | undefined {
  if (before === undefined) return next;
  if ('modes' in before || 'modes' in next || before.effects.some(movesItself)) return undefined;
  // The later line was read with the targets of the lines before it.
  return { ...next, effects: [...before.effects, ...next.effects] };
}

function failAt(line: TextLine, tokens: readonly Token[], furthest: number): CardTextResult {
  const token = tokens[Math.min(furthest, tokens.length - 1)];
  const column = (token?.at ?? 0) + 1;
  return { ok: false, line, column, words: line.text.slice(column - 1) };
}
