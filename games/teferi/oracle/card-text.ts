/** Parses the rules text of a card line by line into abilities. */
import type {
  Ability,
  AbilityEffect,
  Condition,
  Instructions,
  ModalInstructions,
} from '../abilities/index.ts';
import type { PrintedCardText } from './card.ts';
import {
  parseAdditionalCost,
  parseAlternativeCost,
  parseCastFromGraveyard,
  parseEscalate,
  parseFlashCost,
  parseStrive,
} from './casting-costs.ts';
import { parseKeywordLine } from './keywords.ts';
import { parseTopCondition } from './effects/top-card.ts';
import { abilityWordLength, parseAbilityLine, parseInstructions, movesItself } from './ability-lines.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import { type SourceCard, type ParserContext, type Grammar, Parser, type ParsedAbilities } from './parser.ts';
import { parseStaticAbility } from './static-abilities.ts';
import { limitToSection, parseChapter, parseLevelStats, parseSectionStart } from './text-sections.ts';
import { SELF_TOKEN, type Token, tokenize, replaceNames } from './tokenizer.ts';
import { containsValue } from './tree.ts';
import type { TypeLine } from './type-line.ts';

const GRAMMAR: Grammar = { parseNounPhrase, parseAbilityLine, parseTopCondition };

export interface TextLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** A line that cannot be parsed. */
export interface UnreadLine {
  readonly line: TextLine;
  /** Where parsing stopped, counted from 1. */
  readonly column: number;
  readonly words: string;
  /** The sentence in which parsing stopped, with `~` for the name of the card. */
  readonly sentence: string;
}

type CardTextResult =
  | { readonly ok: true; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly unread: readonly [UnreadLine, ...UnreadLine[]] };

/** Splits the text into lines; a line that begins with a bullet is joined to the line before it. */
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

/** 201.5: names by which the text means the card: its whole name, and for a legend also the first part of it. */
function selfNames(name: string, { supertypes }: TypeLine): readonly (readonly string[])[] {
  const cut = supertypes.includes('legendary')
    ? [',', ' of ', ' the ', ' '].map((end) => name.split(end)[0] ?? '').filter((part) => part.length > 2)
    : [];
  return [...new Set([name, ...cut])].map((one) => (tokenize(one) ?? []).map(({ raw }) => raw));
}

/** Nouns after "this": "this creature", "this land", "this Equipment", "this card", "this spell". */
const selfNouns = ({ types, subtypes }: TypeLine): readonly string[] => [
  ...types,
  ...subtypes.map((one) => one.toLowerCase()),
  'permanent',
  'card',
  'spell',
];

type ParsedLine =
  | { readonly abilities: readonly Ability[] }
  | { readonly does: Instructions | ModalInstructions; readonly context: ParserContext };

const toLineEnd =
  <T>(rule: (parser: Parser) => T | undefined) =>
  (parser: Parser): T | undefined => {
    const found = rule(parser);
    return found !== undefined && parser.isAtEnd ? found : undefined;
  };

function parseStaticSentence(parser: Parser): ParsedAbilities {
  const found = parseStaticAbility(parser);
  return found !== undefined && parser.acceptSentenceEnd() ? found : undefined;
}

function parseLine(parser: Parser): ParsedLine | undefined {
  const extra = parser.firstOf<readonly Ability[]>(
    toLineEnd(parseAdditionalCost),
    toLineEnd(parseAlternativeCost),
    toLineEnd(parseChapter),
    toLineEnd(parseCastFromGraveyard),
    toLineEnd(parseFlashCost),
    toLineEnd(parseStrive),
    toLineEnd(parseEscalate),
  );
  if (extra !== undefined) return { abilities: extra };
  if (!parser.source.isSpell) {
    const abilities = parseAbilityLine(parser);
    return abilities === undefined ? undefined : { abilities };
  }
  parser.index += abilityWordLength(parser.tokens);
  const standing = parser.firstOf<readonly Ability[]>(
    toLineEnd(parseKeywordLine),
    toLineEnd(parseSelfStatement),
  );
  if (standing !== undefined) return { abilities: standing };
  const elsewhere = parser.try((inner) => {
    // It is an ability of its own, so targets and pronouns of the spell do not belong to it.
    inner.context = { targets: [] };
    const abilities = parseAbilityLine(inner);
    return abilities?.every(functionsElsewhere) === true ? abilities : undefined;
  });
  if (elsewhere !== undefined) return { abilities: elsewhere };
  const does = parser.try(toLineEnd(parseInstructions));
  return does === undefined ? undefined : { does, context: parser.context };
}

/** 113.6: an ability of an instant or sorcery card that functions in a graveyard or hand. */
const functionsElsewhere = (ability: Ability): boolean =>
  (ability.kind === 'activated' || ability.kind === 'triggered') && ability.zone !== undefined;

/** A sentence about the spell itself, which is a static ability and no effect. */
const parseSelfStatement = (parser: Parser): ParsedAbilities =>
  (parser.peek() === 'this' && parser.peek(1) === 'spell') ||
  (parser.peek() === 'if' && parser.tokens.at(-4)?.text === "can't") ||
  (parser.peek() === SELF_TOKEN && parser.peek(1) === "can't") ||
  (parser.peek() === 'cast' && ['this', SELF_TOKEN].includes(parser.peek(1)))
    ? parseStaticSentence(parser)
    : undefined;

/** Parses all lines; reports every line that cannot be parsed. */
export function parseCardText(
  lines: readonly TextLine[],
  printed: PrintedCardText,
  types: TypeLine,
  x: boolean,
): CardTextResult {
  const text = new CardText(printed, types, x);
  for (const line of lines) text.addLine(line);
  return text.result();
}

/** The abilities of the lines so far, and what later lines may refer to. */
class CardText {
  private readonly names: readonly (readonly string[])[];
  private readonly source: SourceCard;
  private readonly abilities: Ability[] = [];
  private readonly unread: UnreadLine[] = [];
  private context: ParserContext;
  /** The instructions of a spell, with the tokens of their lines and the context before them. */
  private body: Instructions | ModalInstructions | undefined;
  private bodyTokens: readonly Token[] = [];
  private bodyContext: ParserContext;
  /** The condition under which the abilities of the current part of the text apply. */
  private section: Condition | undefined;

  constructor({ name, manaCost, power }: PrintedCardText, types: TypeLine, hasX: boolean) {
    const isSpell = types.types.includes('instant') || types.types.includes('sorcery');
    this.names = selfNames(name, types);
    const isPerson = types.supertypes.includes('legendary');
    this.source = { selfNouns: selfNouns(types), isSpell, isQuoted: false, hasX, name, isPerson, manaCost };
    if (power !== undefined && /^\d+$/.test(power)) this.source = { ...this.source, power: Number(power) };
    this.context = { targets: [], ...(hasX && isSpell ? { xKnown: true } : {}) };
    this.bodyContext = this.context;
  }

  addLine(line: TextLine): void {
    if (this.startSection(line)) return;
    const cut = tokenize(line.text);
    if (cut === undefined) {
      this.unread.push({ line, column: 1, words: line.text, sentence: line.text });
      return;
    }
    const tokens = replaceNames(cut, this.names);
    if (tokens.length === 0) return;
    const first = this.parse(line, tokens);
    const { parser, found } =
      first.found === undefined && isNameAsVerb(tokens, cut) ? this.parse(line, cut) : first;
    if (found !== undefined && 'abilities' in found) this.addAbilities(found.abilities, parser.context);
    else if (!this.addInstructions(found, tokens) && !this.joinLine(line, tokens))
      this.unread.push(unreadLine(line, tokens, parser.furthest));
  }

  /** "LEVEL 1-4", "{1}{W}: Level 2", "3/3". */
  private startSection({ text }: TextLine): boolean {
    if (this.source.isSpell) return false;
    const stats = this.section === undefined ? undefined : parseLevelStats(text, this.section);
    if (stats !== undefined) this.abilities.push(stats);
    const section = parseSectionStart(text);
    if (section === undefined) return stats !== undefined;
    this.section = section.condition;
    this.abilities.push(...section.abilities);
    return true;
  }

  result(): CardTextResult {
    const [first, ...others] = this.unread;
    if (first !== undefined) return { ok: false, unread: [first, ...others] };
    const { body } = this;
    const overloaded = this.parseOverloaded();
    const abilities = overloaded === undefined ? undefined : linkAbilities(this.abilities);
    if (abilities === undefined) {
      const line = { number: 0, text: '' };
      const sentence = overloaded === undefined ? 'overload' : 'the exiled card';
      return { ok: false, unread: [{ line, column: 0, words: '', sentence }] };
    }
    return {
      ok: true,
      abilities: body === undefined ? abilities : [...abilities, { kind: 'spell', ...body, ...overloaded }],
    };
  }

  /** 702.96a: the instructions with "each" in place of "target"; undefined if they cannot be parsed. */
  private parseOverloaded(): { readonly overloaded?: Instructions } | undefined {
    const hasOverload = this.abilities.some(
      (ability) => ability.kind === 'alternative cost' && ability.name === 'overload',
    );
    if (!hasOverload) return {};
    const tokens = this.bodyTokens.map((token) =>
      token.text === 'target' ? { ...token, text: 'each', raw: 'each' } : token,
    );
    const { found } = this.parse({ number: 0, text: '' }, tokens, this.bodyContext);
    return found !== undefined &&
      'does' in found &&
      'effects' in found.does &&
      found.does.targets === undefined
      ? { overloaded: found.does }
      : undefined;
  }

  private parse(
    line: TextLine,
    tokens: readonly Token[],
    context = this.context,
  ): { parser: Parser; found: ParsedLine | undefined } {
    const parser = new Parser(line.text, tokens, this.source, GRAMMAR, context);
    return { parser, found: parseLine(parser) };
  }

  /** Later lines may refer to X, to a permanent sacrificed as a cost, or to the choice made as the card enters. */
  private addAbilities(
    abilities: readonly Ability[],
    { xKnown, hasSacrificed, chosen, chosenOpponent }: ParserContext,
  ): void {
    this.abilities.push(
      ...(this.section === undefined ? abilities : [limitToSection(abilities, this.section)]),
    );
    this.context = {
      ...this.context,
      ...(xKnown === true ? { xKnown } : {}),
      ...(hasSacrificed === true ? { hasSacrificed } : {}),
      ...(chosen === undefined ? {} : { chosen }),
      ...(chosenOpponent === true ? { chosenOpponent } : {}),
    };
  }

  private addInstructions(found: ParsedLine | undefined, tokens: readonly Token[]): boolean {
    const joint =
      found !== undefined && 'does' in found ? joinInstructions(this.body, found.does) : undefined;
    if (joint === undefined || found === undefined || !('does' in found)) return false;
    if (this.body === undefined) this.bodyContext = this.context;
    this.body = joint;
    this.bodyTokens = [...this.bodyTokens, ...tokens];
    this.context = found.context;
    return true;
  }

  /** "Morbid — That creature gets … instead": the sentence refers to the line before. */
  private joinLine(line: TextLine, tokens: readonly Token[]): boolean {
    if (this.body === undefined) return false;
    const joined = [...this.bodyTokens, ...tokens.slice(abilityWordLength(tokens))];
    const { found } = this.parse(line, joined, this.bodyContext);
    if (found === undefined || !('does' in found)) return false;
    this.body = found.does;
    this.bodyTokens = joined;
    this.context = found.context;
    return true;
  }
}

/** 607.2a: "the exiled card" means what the only other ability that exiles has exiled; undefined if there is not exactly one. */
function linkAbilities(abilities: readonly Ability[]): readonly Ability[] | undefined {
  // Champion links its own two abilities.
  if (!containsValue(abilities, 'linked') || containsValue(abilities, 'champion')) return abilities;
  const places = abilities.flatMap((ability, i) => (linkExile(ability) === ability ? [] : [i]));
  const [place] = places;
  const linked = place === undefined ? undefined : abilities[place];
  if (place === undefined || linked === undefined || places.length > 1 || containsValue(linked, 'linked'))
    return undefined;
  return abilities.with(place, linkExile(linked));
}

/** The ability with its effects that exile marked as linked; the ability itself if it has none. */
function linkExile(ability: Ability): Ability {
  if (ability.kind !== 'triggered' || !('effects' in ability)) return ability;
  const effects = ability.effects.map(linkEffect);
  return effects.every((effect, i) => effect === ability.effects[i]) ? ability : { ...ability, effects };
}

/** Also "you may exile …". */
function linkEffect(effect: AbilityEffect): AbilityEffect {
  if ((effect.do === 'move' || effect.do === 'move top') && effect.to === 'exile')
    return { ...effect, link: true };
  if (effect.do === 'discard' && effect.exile === true) return { ...effect, link: true };
  if (effect.do !== 'may') return effect;
  const effects = effect.effects.map(linkEffect);
  return effects.every((one, i) => one === effect.effects[i]) ? effect : { ...effect, effects };
}

/** Whether the first word is both the name of the card and possibly a verb: the line is then parsed again with it as a verb. */
const isNameAsVerb = ([first]: readonly Token[], [written]: readonly Token[]): boolean =>
  first?.text === SELF_TOKEN && first.raw === written?.raw;

/** Joins the effects of all lines of a spell into one list. */
function joinInstructions(
  before: Instructions | ModalInstructions | undefined,
  next: Instructions | ModalInstructions,
): Instructions | ModalInstructions | undefined {
  if (before === undefined) return next;
  if ('modes' in before || 'modes' in next || before.effects.some(movesItself)) return undefined;
  // The later line was parsed with the targets of the lines before it.
  return { ...next, effects: [...before.effects, ...next.effects] };
}

function unreadLine(line: TextLine, tokens: readonly Token[], furthest: number): UnreadLine {
  const place = Math.min(furthest, tokens.length - 1);
  const column = (tokens[place]?.at ?? 0) + 1;
  return { line, column, words: line.text.slice(column - 1), sentence: sentenceAround(tokens, place) };
}

const endsSentence = ({ text }: Token): boolean => text === '.' || text === '•';

/** The words between the full stops around a token. */
function sentenceAround(tokens: readonly Token[], place: number): string {
  const from = tokens.findLastIndex((token, i) => i < place && endsSentence(token)) + 1;
  const end = tokens.findIndex((token, i) => i >= place && endsSentence(token));
  const words = tokens.slice(from, end === -1 ? tokens.length : end);
  return words.map(({ text }) => text).join(' ');
}
