/** The recursive-descent parser for one line of Oracle text: tokens, position, and what pronouns refer to. */
import { memoizeByText } from '@ludoteca/kit';
import type {
  Ability,
  AbilityEffect,
  Condition,
  ContinuousChange,
  EffectDuration,
  ObjectFilter,
  ObjectReference,
  PlayerReference,
  TargetSpec,
  TriggerCondition,
} from '../abilities/index.ts';
import { type Token, tokenize } from './tokenizer.ts';

/** What pronouns refer to at a position of the text. Replaced, never mutated, so that a failed attempt can be undone. */
export interface ParserContext {
  /** One entry for each use of the word "target" so far. */
  readonly targets: readonly TargetSpec[];
  /** "it", "that creature". */
  readonly it?: ObjectReference | undefined;
  /** Nouns that may stand for "it": card types, "token" or "spell"; undefined allows any noun. */
  readonly itNouns?: readonly string[] | undefined;
  /** "that spell". */
  readonly thatSpell?: ObjectReference | undefined;
  /** "its" could refer to two objects, so it is not accepted. */
  readonly ambiguousPossessive?: true | undefined;
  /** The object that the current sentence has just moved: an "if" behind it is checked before the move. */
  readonly movedObject?: ObjectReference | undefined;
  /** The object that a delayed trigger will move: "If it would leave the battlefield, …" */
  readonly leavingLater?: ObjectReference | undefined;
  /** The object whose last known information "its power" or "its controller" means (608.2h). */
  readonly lastKnown?: ObjectReference | undefined;
  /** The subject of the previous sentence, to which the "it" of "it deals" refers. */
  readonly lastSubject?: ObjectReference | undefined;
  /** "them", "those creatures". */
  readonly them?: ObjectReference | undefined;
  /** "that player", "they". */
  readonly thatPlayer?: PlayerReference | undefined;
  /** The trigger has a second object: the blocked creature, the damaged creature. */
  readonly hasOther?: true | undefined;
  /** The other object of the trigger is a Vehicle that was crewed. */
  readonly hasVehicle?: true | undefined;
  /** The source has the quoted ability itself, so its name in the quotation means it. */
  readonly grantsToItself?: true | undefined;
  /** An amount was mentioned to which "that much" can refer. */
  readonly hasAmount?: true | undefined;
  /** The object that "other" excludes in a static ability. */
  readonly otherThan?: 'this' | 'host' | 'it' | undefined;
  /** The object of the trigger is the host of the source. */
  readonly isAboutHost?: true | undefined;
  /** The trigger is about an object other than the source of the ability. */
  readonly triggeredByOther?: true | undefined;
  /** The text places the source in a graveyard: the ability functions there (113.6k). */
  readonly inGraveyard?: true | undefined;
  /** A permanent was sacrificed as a cost: "the sacrificed creature". */
  readonly hasSacrificed?: true | undefined;
  /** The quality that was chosen as the source entered: "the chosen type". */
  readonly chosen?: 'creature type' | 'colour' | 'basic land type' | undefined;
  /** 614.12a: an opponent was chosen as the source entered; with two players it is the only one. */
  readonly chosenOpponent?: true | undefined;
  /** The player whose top card was shown and is still on top. */
  readonly topCard?: PlayerReference | undefined;
  /** "Its mana value" means the card that was moved from the top of the library. */
  readonly topValue?: true | undefined;
  /** The duration in front of the current sentence. */
  readonly duration?: EffectDuration | undefined;
  /** The current sentence begins with a condition. */
  readonly isConditional?: true | undefined;
  /** The source was mentioned in the previous sentence, so "it" could mean the source or `it`. */
  readonly ambiguousPronoun?: true | undefined;
  /** The source was mentioned after the object that `it` refers to. */
  readonly hasNamedItself?: true | undefined;
  /** What "that many" counts: the objects of the preceding effect (`made`), or an amount that is not known. */
  readonly counted?: 'made' | 'unknown' | undefined;
  /** The noun for the objects that the last such effect made, and how: "creature", "destroyed". */
  readonly madeThisWay?: { readonly noun: string; readonly verb: string } | undefined;
  /** The noun for all objects that "that many" counts. */
  readonly countedNoun?: string | undefined;
  /** The kind of counters on the source that a condition has mentioned: "those counters". */
  readonly countersOnSource?: string | undefined;
  /** What targets the object of the trigger: "that spell or ability". */
  readonly targetedBy?: 'other' | undefined;
  /** X is defined by a cost of this ability or of the card. */
  readonly xKnown?: true | undefined;
  /** X was used and must still be defined: "where X is …". */
  readonly xPending?: true | undefined;
}

/** The object whose text is parsed. */
export interface SourceCard {
  /** Nouns after "this" that mean the source: only a creature says "this creature". */
  readonly selfNouns: readonly string[];
  /** An instant or sorcery. */
  readonly isSpell: boolean;
  /** The text is a quoted ability, in which the name of the card does not mean the source. */
  readonly isQuoted: boolean;
  /** The name in the quoted ability means its source, which is the card itself. */
  readonly namesItself?: true;
  /** The mana cost contains {X}. */
  readonly hasX: boolean;
  /** The name of the card; a quoted ability has none. */
  readonly name?: string;
  /** A legendary creature or planeswalker, which the text may call "he" or "she". */
  readonly isPerson?: boolean;
  /** The printed power, if it is a number. */
  readonly power?: number;
  /** The mana cost; a quoted ability has none. */
  readonly manaCost?: string;
}

interface ParserMark {
  readonly index: number;
  readonly context: ParserContext;
}

export interface NounPhrase {
  readonly filter: ObjectFilter;
  readonly plural: boolean;
  /** Without an article or number it is a plural as well: "Merfolk". */
  readonly isInvariant?: true;
  /** A card outside the battlefield, a spell on the stack, or else a permanent. */
  readonly kind: 'card' | 'spell' | 'permanent';
}

/** The condition of a trigger, and what pronouns in its effect refer to. */
export interface TriggerClause {
  readonly when: TriggerCondition;
  readonly context: Partial<ParserContext>;
}

/** The recursive productions. They are reached through the parser so that files need not import each other in a cycle. */
export interface Grammar {
  readonly parseNounPhrase: ParseFunction<NounPhrase>;
  readonly parseAbilityLine: ParseFunction<readonly Ability[]>;
  readonly parseTopCondition: ParseFunction<Condition>;
}

/** Returns undefined where the text does not match. */
export type ParseFunction<T> = (parser: Parser) => T | undefined;
export type ParsedAbilities = readonly Ability[] | undefined;
export type ParsedEffects = readonly AbilityEffect[] | undefined;
export type ParsedChanges = readonly ContinuousChange[] | undefined;

/** Separators of an enumeration: "A, B, and C". */
export const AND = [', and', 'and', ','] as const;

/** Tokens of the phrases in the grammar. Parsing a file of cards takes six times as long without this cache. */
const tokenizePhrase = memoizeByText(100_000, (phrase): readonly string[] =>
  (tokenize(phrase) ?? []).map(({ text }) => text),
);

export class Parser {
  /** The line as written. */
  readonly line: string;
  readonly tokens: readonly Token[];
  readonly source: SourceCard;
  readonly grammar: Grammar;
  index = 0;
  context: ParserContext;
  /** The furthest token at which a match failed: the place that an error names. */
  furthest = 0;

  constructor(
    line: string,
    tokens: readonly Token[],
    source: SourceCard,
    grammar: Grammar,
    context: ParserContext = { targets: [] },
  ) {
    this.line = line;
    this.tokens = tokens;
    this.source = source;
    this.grammar = grammar;
    this.context = context;
  }

  get isAtEnd(): boolean {
    return this.index >= this.tokens.length;
  }

  save(): ParserMark {
    return { index: this.index, context: this.context };
  }

  restore({ index, context }: ParserMark): undefined {
    this.index = index;
    this.context = context;
  }

  peek(ahead = 0): string {
    return this.tokens[this.index + ahead]?.text ?? '';
  }

  /** Consumes this phrase if it comes next. */
  accept(phrase: string): boolean {
    const words = tokenizePhrase(phrase);
    for (let i = 0; i < words.length; i++)
      if (this.peek(i) !== words[i]) {
        this.furthest = Math.max(this.furthest, this.index + i);
        return false;
      }
    this.index += words.length;
    return true;
  }

  /** Consumes one of these phrases; a phrase must be listed before its own prefixes. */
  acceptAny<const P extends string>(...among: readonly P[]): P | undefined {
    return among.find((phrase) => this.accept(phrase));
  }

  /** Consumes one of the phrases of a table and returns its value; a phrase must be listed before its own prefixes. */
  acceptPhrase<T>(table: { readonly [phrase: string]: T }): T | undefined {
    const phrase = this.acceptAny(...Object.keys(table));
    return phrase === undefined ? undefined : table[phrase];
  }

  /** Consumes one word of a table and returns its value. */
  acceptWord<T>(table: { readonly [word: string]: T }): T | undefined {
    const word = this.peek();
    if (Object.hasOwn(table, word)) {
      this.index++;
      return table[word];
    }
    this.furthest = Math.max(this.furthest, this.index);
    return undefined;
  }

  acceptToken(matches: (token: Token) => boolean): Token | undefined {
    const token = this.tokens[this.index];
    if (token !== undefined && matches(token)) {
      this.index++;
      return token;
    }
    this.furthest = Math.max(this.furthest, this.index);
    return undefined;
  }

  /** Runs a parse function and undoes what it consumed if it fails. */
  try<T>(parse: ParseFunction<T>): T | undefined {
    const mark = this.save();
    const found = parse(this);
    if (found === undefined) this.restore(mark);
    return found;
  }

  /** The result of the first of these parse functions that matches. */
  firstOf<T>(...alternatives: readonly ParseFunction<T>[]): T | undefined {
    for (const parse of alternatives) {
      const found = this.try(parse);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** At least one item, with one of the separators between each two. */
  listOf<T>(parse: ParseFunction<T>, separators: readonly string[]): [T, ...T[]] | undefined {
    const first = this.try(parse);
    if (first === undefined) return undefined;
    const list: [T, ...T[]] = [first];
    for (;;) {
      const next = this.try((inner) =>
        inner.acceptAny(...separators) === undefined ? undefined : parse(inner),
      );
      if (next === undefined) return list;
      list.push(next);
    }
  }

  /** Makes "it", or in the plural "them", refer to this object. */
  setReferent(what: ObjectReference, plural: boolean, itNouns?: readonly string[]): void {
    this.clearReferents();
    this.updateContext(plural ? { them: what } : { it: what, itNouns });
  }

  /** No pronoun refers to an object any more. */
  clearReferents(): void {
    this.updateContext({
      it: undefined,
      itNouns: undefined,
      them: undefined,
      lastKnown: undefined,
      hasOther: undefined,
      ambiguousPronoun: undefined,
      hasNamedItself: undefined,
    });
  }

  updateContext(context: Partial<ParserContext>): void {
    this.context = { ...this.context, ...context };
  }

  /** A sentence ends with a full stop, or with a quotation that contains the full stop. */
  acceptSentenceEnd(): boolean {
    const before = this.tokens[this.index - 1]?.text;
    return this.accept('.') || this.isAtEnd || before === '"' || before === "'";
  }
}
