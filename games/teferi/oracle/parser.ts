/** A place in the tokens of a line, and what the words before it speak of. A rule reads on from there or leaves it as it was. */
import type { Ability, Filter, Target, What, Who } from '../abilities/index.ts';
import { type Token, tokenize } from './tokenizer.ts';

/** What pronouns mean at some place of a text. Never changed, only replaced, so that a rule can be taken back. */
export interface ParserContext {
  /** The uses of the word "target" so far. */
  readonly targets: readonly Target[];
  /** "it", "that creature". */
  readonly it?: What | undefined;
  /** What "it" may be called: the types, "token" or "spell"; undefined: anything. */
  readonly kinds?: readonly string[] | undefined;
  /** "that spell". */
  readonly spell?: What | undefined;
  /** "its" could be said of two. */
  readonly doubt?: true | undefined;
  /** What was moved just now, for an "if" behind it: that is asked before. */
  readonly origin?: What | undefined;
  /** What it was before it was moved: its power, its controller, whether it was tapped. */
  readonly was?: What | undefined;
  /** Of what the sentence before was said: "it deals" goes on from there. */
  readonly subject?: What | undefined;
  /** "them", "those creatures". */
  readonly them?: What | undefined;
  /** "that player", "they". */
  readonly player?: Who | undefined;
  /** There is another object in the trigger: what was blocked, what was damaged. */
  readonly other?: true | undefined;
  /** There is something that "that much" can mean. */
  readonly amount?: true | undefined;
  /** Of whom a static ability speaks: "each other creature" is other than that. */
  readonly beside?: 'this' | 'host' | 'it' | undefined;
  /** What the trigger is about, where it is not the object that has the ability. */
  readonly about?: true | undefined;
  /** The object that has the ability is said to be in a graveyard: there the ability works (113.6k). */
  readonly buried?: true | undefined;
  /** Something was sacrificed to pay: "the sacrificed creature". */
  readonly sacrificed?: true | undefined;
  /** The X of a cost, of this ability or of the card, may be spoken of. */
  readonly x?: true | undefined;
  /** A number that "X" stands for is still to come: "where X is …". */
  readonly owesX?: true | undefined;
}

/** Whose text it is: what does not change in it. */
export interface SourceCard {
  /** The word for itself: "this creature" is said of creatures only. */
  readonly nouns: readonly string[];
  /** An instant or sorcery. */
  readonly spell: boolean;
  /** In a quoted ability the card's own name is somebody else's. */
  readonly quoted: boolean;
  /** The mana cost has {X}. */
  readonly x: boolean;
}

interface ParserMark {
  readonly place: number;
  readonly context: ParserContext;
}

/** Objects that a text speaks of. */
export interface NounPhrase {
  readonly filter: Filter;
  readonly plural: boolean;
  /** It is a card outside the battlefield, a spell, or else a permanent. */
  readonly says: 'card' | 'spell' | 'permanent';
}

/** The rules that contain themselves: nouns in nouns, abilities in abilities. They are reached through the reader. */
export interface Grammar {
  readonly noun: ParseFunction<NounPhrase>;
  readonly abilityLine: ParseFunction<readonly Ability[]>;
}

export type ParseFunction<T> = (reader: Parser) => T | undefined;

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
  readonly bearer: SourceCard;
  readonly grammar: Grammar;
  place = 0;
  context: ParserContext;
  /** The furthest token at which something else was wanted. */
  furthest = 0;

  constructor(
    line: string,
    tokens: readonly Token[],
    bearer: SourceCard,
    grammar: Grammar,
    context: ParserContext = { targets: [] },
  ) {
    this.line = line;
    this.tokens = tokens;
    this.bearer = bearer;
    this.grammar = grammar;
    this.context = context;
  }

  get done(): boolean {
    return this.place >= this.tokens.length;
  }

  mark(): ParserMark {
    return { place: this.place, context: this.context };
  }

  back({ place, context }: ParserMark): undefined {
    this.place = place;
    this.context = context;
  }

  peek(ahead = 0): string {
    return this.tokens[this.place + ahead]?.text ?? '';
  }

  /** Reads this phrase, if it comes next. */
  says(phrase: string): boolean {
    const words = tokenizePhrase(phrase);
    for (let i = 0; i < words.length; i++)
      if (this.peek(i) !== words[i]) {
        this.furthest = Math.max(this.furthest, this.place + i);
        return false;
      }
    this.place += words.length;
    return true;
  }

  /** Reads one of these phrases; a longer one must stand before a shorter one that begins it. */
  oneOf<const P extends string>(...among: readonly P[]): P | undefined {
    return among.find((phrase) => this.says(phrase));
  }

  /** Reads a word that a table knows. */
  word<T>(table: { readonly [word: string]: T }): T | undefined {
    const word = this.peek();
    if (Object.hasOwn(table, word)) {
      this.place++;
      return table[word];
    }
    this.furthest = Math.max(this.furthest, this.place);
    return undefined;
  }

  /** Reads the next token if it is fine. */
  take(fine: (token: Token) => boolean): Token | undefined {
    const token = this.tokens[this.place];
    if (token !== undefined && fine(token)) {
      this.place++;
      return token;
    }
    this.furthest = Math.max(this.furthest, this.place);
    return undefined;
  }

  /** All of a rule or nothing. */
  try<T>(rule: ParseFunction<T>): T | undefined {
    const mark = this.mark();
    const found = rule(this);
    if (found === undefined) this.back(mark);
    return found;
  }

  /** The first of these rules that fits. */
  first<T>(...rules: readonly ParseFunction<T>[]): T | undefined {
    for (const rule of rules) {
      const found = this.try(rule);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** From now on "it", or "them", is this. */
  speakOf(what: What, plural: boolean, kinds?: readonly string[]): void {
    this.speakOfNothing();
    this.mean(plural ? { them: what } : { it: what, kinds });
  }

  /** What was spoken of is gone: no pronoun means it any more. */
  speakOfNothing(): void {
    this.mean({ it: undefined, kinds: undefined, them: undefined, was: undefined, other: undefined });
  }

  /** From now on words mean this. */
  mean(context: Partial<ParserContext>): void {
    this.context = { ...this.context, ...context };
  }

  /** A sentence ends here: with a full stop, or because a quotation did so with its own. */
  stops(): boolean {
    return this.says('.') || this.done || this.tokens[this.place - 1]?.text === '"';
  }
}
