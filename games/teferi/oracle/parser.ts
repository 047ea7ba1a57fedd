/** A place in the tokens of a line, and what the words before it speak of. A rule reads on from there or leaves it as it was. */
import type {
  Ability,
  ObjectFilter,
  TargetSpec,
  ObjectReference,
  PlayerReference,
} from '../abilities/index.ts';
import { type Token, tokenize } from './tokenizer.ts';

/** What pronouns mean at some place of a text. Never changed, only replaced, so that a rule can be taken back. */
export interface ParserContext {
  /** The uses of the word "target" so far. */
  readonly targets: readonly TargetSpec[];
  /** "it", "that creature". */
  readonly it?: ObjectReference | undefined;
  /** What "it" may be called: the types, "token" or "spell"; undefined: anything. */
  readonly itNouns?: readonly string[] | undefined;
  /** "that spell". */
  readonly thatSpell?: ObjectReference | undefined;
  /** "its" could be said of two. */
  readonly ambiguousPossessive?: true | undefined;
  /** What was moved just now, for an "if" behind it: that is asked before. */
  readonly movedObject?: ObjectReference | undefined;
  /** What it was before it was moved: its power, its controller, whether it was tapped. */
  readonly lastKnown?: ObjectReference | undefined;
  /** Of what the sentence before was said: "it deals" goes on from there. */
  readonly lastSubject?: ObjectReference | undefined;
  /** "them", "those creatures". */
  readonly them?: ObjectReference | undefined;
  /** "that player", "they". */
  readonly thatPlayer?: PlayerReference | undefined;
  /** There is another object in the trigger: what was blocked, what was damaged. */
  readonly hasOther?: true | undefined;
  /** There is something that "that much" can mean. */
  readonly hasAmount?: true | undefined;
  /** Of whom a static ability speaks: "each other creature" is other than that. */
  readonly otherThan?: 'this' | 'host' | 'it' | undefined;
  /** What the trigger is about, where it is not the object that has the ability. */
  readonly triggeredByOther?: true | undefined;
  /** The object that has the ability is said to be in a graveyard: there the ability works (113.6k). */
  readonly inGraveyard?: true | undefined;
  /** Something was sacrificed to pay: "the sacrificed creature". */
  readonly hasSacrificed?: true | undefined;
  /** The X of a cost, of this ability or of the card, may be spoken of. */
  readonly xKnown?: true | undefined;
  /** A number that "X" stands for is still to come: "where X is …". */
  readonly xPending?: true | undefined;
}

/** Whose text it is: what does not change in it. */
export interface SourceCard {
  /** The word for itself: "this creature" is said of creatures only. */
  readonly selfNouns: readonly string[];
  /** An instant or sorcery. */
  readonly isSpell: boolean;
  /** In a quoted ability the card's own name is somebody else's. */
  readonly isQuoted: boolean;
  /** The mana cost has {X}. */
  readonly hasX: boolean;
}

interface ParserMark {
  readonly index: number;
  readonly context: ParserContext;
}

/** Objects that a text speaks of. */
export interface NounPhrase {
  readonly filter: ObjectFilter;
  readonly plural: boolean;
  /** It is a card outside the battlefield, a spell, or else a permanent. */
  readonly kind: 'card' | 'spell' | 'permanent';
}

/** The rules that contain themselves: nouns in nouns, abilities in abilities. They are reached through the parser. */
export interface Grammar {
  readonly parseNounPhrase: ParseFunction<NounPhrase>;
  readonly parseAbilityLine: ParseFunction<readonly Ability[]>;
}

export type ParseFunction<T> = (parser: Parser) => T | undefined;

const phraseTokens = new Map<string, readonly string[]>();
/** A phrase of the grammar, cut as texts are. */
const tokenizePhrase = (phrase: string): readonly string[] => {
  const found = phraseTokens.get(phrase) ?? (tokenize(phrase) ?? []).map(({ text }) => text);
  phraseTokens.set(phrase, found);
  return found;
};

export class Parser {
  /** As written, for what people read. */
  readonly line: string;
  readonly tokens: readonly Token[];
  readonly source: SourceCard;
  readonly grammar: Grammar;
  index = 0;
  context: ParserContext;
  /** The furthest token at which something else was wanted. */
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

  restore({ index: place, context }: ParserMark): undefined {
    this.index = place;
    this.context = context;
  }

  peek(ahead = 0): string {
    return this.tokens[this.index + ahead]?.text ?? '';
  }

  /** Reads this phrase, if it comes next. */
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

  /** Reads one of these phrases; a longer one must stand before a shorter one that begins it. */
  acceptAny<const P extends string>(...among: readonly P[]): P | undefined {
    return among.find((phrase) => this.accept(phrase));
  }

  /** Reads a word that a table knows. */
  acceptWord<T>(table: { readonly [word: string]: T }): T | undefined {
    const word = this.peek();
    if (Object.hasOwn(table, word)) {
      this.index++;
      return table[word];
    }
    this.furthest = Math.max(this.furthest, this.index);
    return undefined;
  }

  /** Reads the next token if it is fine. */
  acceptToken(fine: (token: Token) => boolean): Token | undefined {
    const token = this.tokens[this.index];
    if (token !== undefined && fine(token)) {
      this.index++;
      return token;
    }
    this.furthest = Math.max(this.furthest, this.index);
    return undefined;
  }

  /** All of a rule or nothing. */
  try<T>(rule: ParseFunction<T>): T | undefined {
    const mark = this.save();
    const found = rule(this);
    if (found === undefined) this.restore(mark);
    return found;
  }

  /** The first of these rules that fits. */
  firstOf<T>(...rules: readonly ParseFunction<T>[]): T | undefined {
    for (const rule of rules) {
      const found = this.try(rule);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** From now on "it", or "them", is this. */
  setReferent(what: ObjectReference, plural: boolean, kinds?: readonly string[]): void {
    this.clearReferents();
    this.updateContext(plural ? { them: what } : { it: what, itNouns: kinds });
  }

  /** What was spoken of is gone: no pronoun means it any more. */
  clearReferents(): void {
    this.updateContext({
      it: undefined,
      itNouns: undefined,
      them: undefined,
      lastKnown: undefined,
      hasOther: undefined,
    });
  }

  /** From now on words mean this. */
  updateContext(context: Partial<ParserContext>): void {
    this.context = { ...this.context, ...context };
  }

  /** A sentence ends here: with a full stop, or because a quotation did so with its own. */
  acceptSentenceEnd(): boolean {
    return this.accept('.') || this.isAtEnd || this.tokens[this.index - 1]?.text === '"';
  }
}
